"""State: where a learner is in a lesson, and how its pages follow one another."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from golf_nb.lessons.kinds import FreeStep, MoveStep, Question, SayStep, ShowStep
from golf_nb.lessons.script import played
from golf_nb.lessons.tally import Tally
from golf_nb.lessons.way import Way

if TYPE_CHECKING:
    from golf_nb.engine import Move, Position
    from golf_nb.lessons.kinds import Branch, Mistake, Step
    from golf_nb.lessons.model import Lesson, Setting

FeedbackKind = Literal["good", "refused", "mistake", "wrong", "info"]


@dataclass(frozen=True, slots=True)
class Feedback:
    """What the tutor says to the learner's last action.

    Parameters
    ----------
    kind : {"good", "refused", "mistake", "wrong", "info"}
        A right move or answer, a move against the rules, a move that loses the goal, a wrong answer, or anything
        else worth saying.
    text : str
        The sentence.
    """

    kind: FeedbackKind
    text: str


@dataclass(frozen=True, slots=True)
class Visit:
    """One page on the learner's way, and where on its table the learner was when it began."""

    page: int
    start: Way


@dataclass(frozen=True, slots=True)
class State:
    """Everything that decides what the learner sees.

    Parameters
    ----------
    lesson : Lesson
        The lesson.
    visits : tuple of Visit
        The pages on the learner's way so far, also those behind the current one after a step back.
    cursor : int
        Which of them is the current one. When one follows it, the current page is done, now or earlier.
    played : tuple of Move
        The good moves made on this page.
    astray : tuple of Move
        A move that loses the goal and what followed it, or the moves of a branch; they wait to be taken back.
    mistake : Mistake or None
        The listed mistake that this move is, if it is one.
    branch : Branch or None
        The branch that these moves are, if they are one.
    settled : bool
        Whether nothing is left to do here but to press Next.
    tries : int
        How many moves or answers were tried on this page.
    hints : int
        How many of the author's hints have been given on this page.
    told : bool
        Whether the right move or answer has been told.
    feedback : Feedback or None
        The answer to the last action.
    shown : tuple of Position
        The tables which that action passed through by itself.
    tally : Tally
        What is counted for the result.
    """

    lesson: Lesson
    visits: tuple[Visit, ...]
    cursor: int = 0
    played: tuple[Move, ...] = ()
    astray: tuple[Move, ...] = ()
    mistake: Mistake | None = None
    branch: Branch | None = None
    settled: bool = False
    tries: int = 0
    hints: int = 0
    told: bool = False
    feedback: Feedback | None = None
    shown: tuple[Position, ...] = ()
    tally: Tally = field(default=Tally())

    @property
    def visit(self) -> Visit:
        """The current visit."""
        return self.visits[self.cursor]

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.pages[self.visit.page]

    @property
    def setting(self) -> Setting:
        """The table that was set last."""
        return self.lesson.setting_at(self.visit.page)

    @property
    def finished(self) -> bool:
        """Whether this is the last page."""
        return self.visit.page == len(self.lesson.pages) - 1

    @property
    def may_go_on(self) -> bool:
        """Whether Next leads to another page."""
        return self.cursor + 1 < len(self.visits) and not self.astray

    @property
    def moved(self) -> bool:
        """Whether the table is no longer the one that this page is about."""
        return bool(self.played) and not isinstance(self.step, ShowStep)

    @property
    def way(self) -> Way:
        """Where the learner stands, without the moves that wait to be taken back."""
        return self.visit.start.on(self.played)

    @property
    def position(self) -> Position:
        """The table as it is."""
        return self.way.on(self.astray).position

    def says(self, kind: FeedbackKind, text: str) -> State:
        """Return the same state with another answer to the learner."""
        return replace(self, feedback=Feedback(kind, text), shown=())

    def counts(self, what: Literal["hints", "shown", "mistakes", "wrong"]) -> State:
        """Return the same state with one more of something in the tally."""
        more: dict[str, Any] = {what: getattr(self.tally, what) + 1}
        return replace(self, tally=replace(self.tally, **more))


def opened(lesson: Lesson) -> State:
    """Return the state in which a lesson begins: on its intro."""
    return entered(State(lesson, (Visit(0, Way(lesson.setting.start)),)), 0)


def entered(state: State, cursor: int, feedback: Feedback | None = None) -> State:
    """Return the state at the beginning of a page on the learner's way.

    Parameters
    ----------
    state : State
        Any state of the same way.
    cursor : int
        Which visit.
    feedback : Feedback or None
        What the tutor still says to the action before.

    Returns
    -------
    State
        Nothing is played yet, except by the tutor where he shows moves.
    """
    fresh = State(state.lesson, state.visits, cursor, feedback=feedback, tally=state.tally)
    step = fresh.step
    if fresh.finished:
        return fresh
    if isinstance(step, ShowStep):
        shown = played(fresh.visit.start.position, step.moves)
        return _with_next_page(replace(fresh, played=step.moves, shown=shown))
    return _with_next_page(fresh) if isinstance(step, SayStep) else fresh


def completed(
    state: State, feedback: Feedback, *, own_way: bool = False, shown: tuple[Position, ...] = ()
) -> State:
    """Return the state after the learner has done what a page asks for.

    Parameters
    ----------
    state : State
        The state with the last move or answer in it.
    feedback : Feedback
        What the tutor says to it.
    own_way : bool
        Whether the goal was reached beside the script, so that the script's other moves on this table are left out.
    shown : tuple of Position
        The tables that the tutor passed through by himself.

    Returns
    -------
    State
        The next page; or still this one, settled, where the next page would hide the explanation of an answer or
        the table that was just reached.
    """
    page = state.visit.page
    if isinstance(state.step, MoveStep | FreeStep) and (
        own_way or state.lesson.last_moving_page(page) == page
    ):
        tally = state.tally.with_end(state.lesson.table_page(page), state.way, state.setting.goal)
        state = replace(state, tally=tally)
    done = _with_next_page(replace(state, feedback=feedback, shown=shown), own_way=own_way)
    following = done.lesson.pages[done.visits[done.cursor + 1].page]
    if isinstance(done.step, Question) or following.setting is not None:
        return done
    after = entered(done, done.cursor + 1, feedback)
    return replace(after, shown=(*shown[:-1], *after.shown) if after.shown else shown)


def _with_next_page(state: State, *, own_way: bool = False) -> State:
    """Return the state settled; pages visited later are kept if the way still leads to them."""
    page = state.visit.page
    following = (state.lesson.last_moving_page(page) if own_way else page) + 1
    setting = state.lesson.pages[following].setting
    visit = Visit(following, state.way if setting is None else Way(setting.start))
    later = state.visits[state.cursor + 1 :]
    if later[:1] != (visit,):
        later = (visit,)
    return replace(state, visits=(*state.visits[: state.cursor + 1], *later), settled=True)
