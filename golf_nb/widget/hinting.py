"""A hint that says more each time it is asked for, and in the end makes the move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from golf_nb.language import say
from golf_nb.strategy import best_line, first_hint, hints, sharpened, worth_of_each
from golf_nb.widget.advice import Advisor, Question

if TYPE_CHECKING:
    from golf_nb.engine import Move
    from golf_nb.strategy import Hint
    from golf_nb.widget.autoplay import Played


class Hinting:
    """How far a hint has come.

    Parameters
    ----------
    hand
        The table.
    advisor
        Who knows the answers.
    """

    def __init__(self, hand: Played, advisor: Advisor) -> None:
        self._hand, self._advisor = hand, advisor
        self._step = 0
        self._waits = self._source_told = False

    @property
    def begun(self) -> bool:
        """Whether a hint is being given."""
        return self._step > 0

    @property
    def questions(self) -> tuple[Question[Any], ...]:
        """What a hint needs to know about the position."""
        position = self._hand.position
        return (Question(best_line, position), Question(worth_of_each, position))

    @property
    def move(self) -> Move | None:
        """The move that the hint points at now."""
        steps = self._steps() if self.begun else None
        return steps[min(self._step, len(steps)) - 1].move if steps else None

    def next(self, *, wait: bool) -> str:
        """Say the next step, or make the move if all has been said; returns what is said.

        Parameters
        ----------
        wait
            Whether to wait for the answers as long as it takes; otherwise the step is said when they are there.
        """
        self._hand.helped()
        if self._failed:
            said = say("advice.none.no_answer")
            self._hand.say(said)
            return said
        if not self._waits:
            self._step += 1
        if wait and self._step > 1:
            for question in self.questions:
                self._advisor.now(question)
        else:
            self._hand.advice_changed()  # this asks for the answers, if they are needed
        return self._say()

    def arrived(self) -> None:
        """Say what has waited for an answer."""
        if self._failed:
            self.reset()  # the fault has been told
        elif self._waits and self._steps() is not None:
            self._say()

    def reset(self) -> None:
        """Begin with the first step next time: the table has changed."""
        self._step, self._waits = 0, False

    @property
    def _failed(self) -> bool:
        return any(map(self._advisor.failed, self.questions))

    def _say(self) -> str:
        steps, first = self._steps(), first_hint(self._hand.position)
        count = 2 if first.move is not None else 4
        self._waits = steps is None
        if steps is None:
            text = say("advice.none.thinking")
        elif self._step >= count:
            return self._make(steps[-1])
        else:
            hint = steps[self._step - 1].text
            said = say("advice.hint.step", number=self._step, steps=count, text=hint)
            plays = self._step == count - 1
            text = f"{said} {say('advice.hint.again_plays') if plays else say('advice.hint.again')}"
            if not self._source_told:
                text = f"{text} {say('advice.about.sees_the_stock')} {say('advice.about.no_record')}"
                self._source_told = True
        self._hand.say(text)
        self._hand.advice_changed()
        return text

    def _make(self, hint: Hint) -> str:
        if hint.move is not None:
            self._hand.try_move(hint.move)
        return self._hand.message

    def _steps(self) -> tuple[Hint, ...] | None:
        """Return the steps as far as they are known, or None if this step is not."""
        position = self._hand.position
        line, choice = map(self._advisor.known, self.questions)
        if line is not None and choice is not None:
            return hints(position, line, sharpened(choice, line))
        first = first_hint(position)
        return (first,) if self._step == 1 or first.move is not None else None
