"""A learner who goes through the lesson of a tutor in a notebook page by what the lesson's data say."""

from collections.abc import Iterator, Sequence

from golf_nb import GolfError
from golf_nb.engine import Move, Place, Position, locate
from golf_nb.lessons import Attempt, Judge, Lesson, View
from golf_nb.lessons.kinds import AskStep, CardStep, FreeStep, LegalStep, MoveStep, NumberStep, Question
from golf_nb.lessons.legal import asked
from golf_nb.solver import best_score, least_left
from tests.browser.cells import AreaInCell
from tests.browser.notebook import NotebookPage

SIGNS = {"good": "✓ ", "mistake": "✗ ", "wrong": "✗ "}
READ = """cell => {
    const area = document.querySelector(cell), plain = text => text.replace(/\\s+/g, ' ').trim();
    return ['.golf-tutor-head', '.golf-message'].map(part => plain(area.querySelector(part)?.textContent ?? ''));
}"""
SHOWS = f"""([cell, progress, sign, said]) => {{
    const [head, message] = ({READ})(cell);
    return head.includes(progress) && message.startsWith(sign) && message.includes(said)
        && (said !== '' || message === '');
}}"""


class Pupil(AreaInCell):
    """Goes through a lesson with the mouse, and knows from the lesson's data alone what comes of each click.

    Parameters
    ----------
    notebook, name, place
        As for `AreaInCell`.
    lesson : Lesson
        What the tutor teaches.

    Attributes
    ----------
    attempt : Attempt
        Where the lesson must be now.
    """

    def __init__(self, notebook: NotebookPage, name: str, place: int, lesson: Lesson) -> None:
        starts = [lesson.setting_at(page).start for page in range(len(lesson.pages))]
        super().__init__(notebook, name, place, starts)
        self.attempt = Attempt.start(lesson, Judge(least_left, best_score))
        self._tried: set[str] = set()

    @property
    def view(self) -> View:
        """What the page must show now."""
        return self.attempt.view

    def sees(self) -> None:
        """Wait until the page says which step this is, and what the tutor says to the last action."""
        view = self.view
        said, sign = "", ""
        if view.feedback is not None:
            said, sign = view.feedback.text, SIGNS.get(view.feedback.kind, "")
            if self.attempt.events[-1:] == ("show",):
                sign = ""  # the answer itself is said first
        wanted = [view.progress, sign, " ".join(said.split())]
        from playwright.sync_api import TimeoutError as Late

        try:
            self.page.wait_for_function(SHOWS, arg=[self.cell, *wanted], timeout=10_000)
        except Late as error:
            found = self.page.evaluate(READ, self.cell)
            message = f"the page shows {found}, and not {wanted}, after {self.attempt.events}"
            raise AssertionError(message) from error

    def press(self, label: str, after: Attempt) -> None:
        """Click a button, and see what must come of it."""
        self.button(label).click()
        self.attempt = after
        self.sees()

    def go_through(self, *, look_around: bool = False, shown: bool = False) -> None:
        """Go to the end of the lesson.

        Parameters
        ----------
        look_around : bool
            Whether to look at every branch, and to make one wrong answer or mistake of each kind on the way.
        shown : bool
            Whether the last thing that is asked for is left to the tutor.
        """
        last = max(page for page, step in enumerate(self.attempt.lesson.pages) if is_asking(step))
        self.sees()
        while not self.attempt.finished:
            if look_around:
                self._look_around()
            if shown and self.attempt.index == last and self.view.can_show:
                self.press("Show me", self.attempt.show())
            else:
                self.go_on()

    def go_on(self) -> None:
        """Do what the page asks for, or turn it."""
        attempt, view, step = self.attempt, self.view, self.attempt.step
        if view.can_next:
            self.press("Next", attempt.next())
        elif isinstance(step, MoveStep | FreeStep):
            self.make(right_move(attempt))
        elif isinstance(step, CardStep):
            place = next(places_of(step.cards, view.position), Place("waste"))
            self.point(place)
        else:
            label, after = right_answer(attempt)
            self.press(label, after)

    def make(self, move: Move) -> None:
        """Make a move with the mouse."""
        self.click_move(move, self.view.position)
        self.attempt = self.attempt.play(move)
        self.sees()
        if not self.view.moves_shown:  # several cards come one after the other; nobody has to wait for them
            self.has_moved(self.view.position)

    def point(self, place: Place) -> None:
        """Click a card that is asked for."""
        self.click_on(place, self.view.position)
        self.attempt = self.attempt.point(place)
        self.sees()

    def _look_around(self) -> None:
        """Look at the branches of a page, and do something wrong where this kind of page is seen first."""
        for number, question in enumerate(self.view.branches):
            self.press(question, self.attempt.branch(number))
            assert self.view.in_branch
            self.press("Take it back", self.attempt.take_back())
        step = self.attempt.step
        kind = type(step).__name__
        if not self.view.can_show or kind in self._tried:
            return
        self._tried.add(kind)
        if isinstance(step, MoveStep | FreeStep):
            self._lose_and_take_back(step)
        elif isinstance(step, CardStep):
            right = {*places_of(step.cards, self.view.position)}
            self.point(next(place for place in all_places(self.view.position) if place not in right))
        elif isinstance(step, Question):
            self._answer_wrong(step)

    def _lose_and_take_back(self, step: MoveStep | FreeStep) -> None:
        if step.mistakes:
            self.make(step.mistakes[0].move)
            assert self.view.expects == "take-back"
            self.press("Take it back", self.attempt.take_back())
        self.press("Hint", self.attempt.hint())

    def _answer_wrong(self, step: Question) -> None:
        view, attempt = self.view, self.attempt
        right, _ = right_answer(attempt)
        if isinstance(step, NumberStep):
            wrong = next(number for number in view.numbers if str(number) != right)
            self.press(str(wrong), attempt.number(wrong))
        else:
            index = next(index for index, text in enumerate(view.choices) if text != right)
            self.press(view.choices[index], attempt.choose(index))


def is_asking(step: object) -> bool:
    """Tell whether a step asks for a move or an answer."""
    return isinstance(step, Question | MoveStep | FreeStep)


def right_move(attempt: Attempt) -> Move:
    """Return the script's next move on a page that is played."""
    step = attempt.step
    assert isinstance(step, MoveStep | FreeStep)
    if isinstance(step, FreeStep):
        return step.moves[len(attempt.played)]
    return next(move for move in step.moves if attempt.view.position.refusal(move) is None)


def right_answer(attempt: Attempt) -> tuple[str, Attempt]:
    """Return the label of the right button on a page that asks something, and what comes of it."""
    step, view = attempt.step, attempt.view
    if isinstance(step, NumberStep):
        return str(step.number), attempt.number(step.number)
    assert isinstance(step, AskStep | LegalStep)
    index = step.answer if isinstance(step, AskStep) else asked(step, view.position).answer
    return view.choices[index], attempt.choose(index)


def places_of(texts: Sequence[str], position: Position) -> Iterator[Place]:
    """Give the places of a lesson's file that are on the table."""
    for text in texts:
        try:
            yield locate("stock" if text == "draw" else text, position)
        except GolfError:
            continue


def all_places(position: Position) -> Iterator[Place]:
    """Give every place with a card that can be seen, the last cards of the columns first."""
    for column, cards in enumerate(position.columns):
        yield from (Place("column", column, row) for row in reversed(range(len(cards))))
    yield Place("waste")
