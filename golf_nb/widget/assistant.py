"""The advice at one table: what is switched on, the hint that is being given, and the line that plays by itself.

It keeps no answer of its own. Whatever it shows is looked up for the hand as it is at that moment.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from golf_nb.engine import Outcome
from golf_nb.language import say
from golf_nb.notes import Ring
from golf_nb.strategy import best_line, line_in_words, par, path, verdict, worth_of_each, worths
from golf_nb.strategy.marks import anchor
from golf_nb.widget import advice_words as words
from golf_nb.widget.advice import Advisor, Question, running_loop
from golf_nb.widget.autoplay import Autoplay, Played
from golf_nb.widget.hinting import Hinting
from golf_nb.widget.steps import Step, step
from golf_nb.widget.switches import HELP, Switch

if TYPE_CHECKING:
    from golf_nb.engine import Game
    from golf_nb.notes import Note
    from golf_nb.solver import Solution


class Advised(Played, Protocol):
    """What the assistant asks of a table."""

    game: Game


class Assistant:
    """Advice for one table.

    Parameters
    ----------
    hand
        The table.
    """

    def __init__(self, hand: Advised) -> None:
        self._hand = hand
        self._advisor = Advisor(hand, self._arrived)
        self._autoplay = Autoplay(hand, self._advisor)
        self._hinting = Hinting(hand, self._advisor)
        self._on: set[Switch] = set()
        self._ahead = False

    # What is shown.

    def is_on(self, switch: Switch) -> bool:
        """Whether something is shown all the time."""
        return switch in self._on

    def switch(self, switch: Switch, *, on: bool) -> bool:
        """Show something from now on, or no more; returns whether that is new."""
        if on == self.is_on(switch):
            return False
        self._on ^= {switch}
        self._hand.advice_changed()
        return True

    @property
    def playing(self) -> bool:
        """Whether a line is played by itself."""
        return self._autoplay.running

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is pointed at now."""
        position = self._hand.position
        if position.outcome is not Outcome.PLAYING:
            return ()
        move = self._hinting.move
        found = self._advisor.known(Question(worth_of_each, position)) if self.is_on(Switch.WORTH) else None
        line = self._line
        return (
            *((Ring(anchor(move)),) if move is not None else ()),
            *worths(found or ()),
            *(path(position, line.line) if line is not None else ()),
        )

    @property
    def sentences(self) -> tuple[str, ...]:
        """What stands below the table now."""
        sentences = []
        best = self._best if self._over and self._hand.game.history else None
        if best is not None:
            sentences.append(words.compared(self._hand.position.score, best))
        clear = self._advisor.known(Question(verdict, self._hand.game)) if self.is_on(Switch.CLEAR) else None
        if clear is not None:
            sentences.append(clear.text)
        line = self._line
        if line is not None:
            sentences.append(words.next_moves(line_in_words(line.position, line.line), line))
        if self._on and self._advisor.thinking:
            sentences.append(say("advice.none.thinking"))
        return tuple(sentences)

    @property
    def par_text(self) -> str:
        """The end of the status line: the best possible score, if it is to be shown and known."""
        best = self._best
        return "" if best is None else words.best_possible(best, over=self._over)

    # What is asked for.

    def hint(self, *, wait: bool = False) -> str:
        """Give the next step of a hint; returns what is said."""
        return self._refused() or self._hinting.next(wait=wait)

    def play_line(self) -> str:
        """Play a best line, move by move; returns what is said."""
        return self._refused() or self._autoplay.start()

    def pause(self) -> bool:
        """Stop playing by itself; returns whether it did."""
        if not self.playing:
            return False
        self._autoplay.stop()
        self._hand.say(say("advice.play.paused"))
        self._hand.advice_changed()
        return True

    def find_par(self) -> Solution:
        """Return the best that the whole deal can come to, and wait for it as long as it takes."""
        return self._advisor.now(Question(par, self._hand.game.start))

    def prepare(self) -> None:
        """Work out ahead what may be asked for soon; the first answer takes longer than those after it."""
        self._ahead = True
        self.refresh()

    def begin(self) -> None:
        """Forget the hint and stop the line: another hand lies on the table."""
        self._ahead = False
        self._hinting.reset()
        self._autoplay.stop()

    def follow(self, before: Game, after: Game) -> None:
        """Begin anew after the game has changed; a line plays on only after a move of its own."""
        self._hinting.reset()
        if not self._autoplay.moving:
            self.begin()
        known = self._advisor.known(Question(best_line, before.position))
        if known is not None and step(before, after) is Step.MOVE and known.line[:1] == after.history[-1:]:
            # The same line goes on, so that a path does not jump to another one that is as good.
            rest = replace(known, position=after.position, line=known.line[1:])
            self._advisor.tell(Question(best_line, after.position), rest)
        self._advisor.want(self._questions(), wait_for_quick=False)

    def refresh(self) -> None:
        """Ask for what is needed to show the hand as it is now."""
        if self._on & HELP and not self._over:
            self._hand.helped()
        self._advisor.want(self._questions())

    def close(self) -> None:
        """End for good."""
        self._autoplay.stop()
        self._advisor.close()

    @property
    def _over(self) -> bool:
        return self._hand.position.outcome is not Outcome.PLAYING

    @property
    def _wants_par(self) -> bool:
        return self.is_on(Switch.PAR) or (self._over and bool(self._hand.game.history))

    @property
    def _best(self) -> Solution | None:
        """The best of the whole deal, if it is to be shown and known."""
        return self._advisor.known(Question(par, self._hand.game.start)) if self._wants_par else None

    @property
    def _line(self) -> Solution | None:
        """The line to show, if it is to be shown and known."""
        if self._over or not self.is_on(Switch.LINE):
            return None
        return self._advisor.known(Question(best_line, self._hand.position))

    def _questions(self) -> dict[Question[Any], None]:
        """Return what is to be known now, the most urgent first."""
        position, game = self._hand.position, self._hand.game
        asked: list[Question[Any]] = []
        if not self._over:
            if self.is_on(Switch.WORTH):
                asked.append(Question(worth_of_each, position))
            if self.is_on(Switch.LINE) or self.playing:
                asked.append(Question(best_line, position))
            if self._hinting.begun or self._ahead:
                asked += self._hinting.questions
        if self.is_on(Switch.CLEAR):
            asked.append(Question(verdict, game))
        # What nobody has switched on is not worth a wait where nothing can be found out in the background.
        if self.is_on(Switch.PAR) or (self._wants_par and running_loop() is not None):
            asked.append(Question(par, game.start))
        return dict.fromkeys(asked)

    def _refused(self) -> str:
        """Say that the hand is over, if it is."""
        refusal = self._hand.position.refusal("draw") if self._over else None
        if refusal is None:
            return ""
        self._hand.say(refusal.sentence)
        return refusal.sentence

    def _arrived(self) -> None:
        self._hinting.arrived()
        self._hand.advice_changed()
