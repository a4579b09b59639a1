"""Course: nine or eighteen deals played for one total."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from golf_nb.engine.checks import is_whole
from golf_nb.engine.codes import rules_code
from golf_nb.engine.deals import LAST, check_number, deal
from golf_nb.engine.errors import GolfError
from golf_nb.engine.holechecks import check_hand, check_hole, check_state, counting
from golf_nb.engine.holes import Hole, HoleState, holes_in_words
from golf_nb.engine.rules import Rules, as_rules
from golf_nb.engine.scores import signed
from golf_nb.language import say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import SupportsIndex

    from golf_nb.engine.position import Position

LENGTHS: Final = (9, 18)


@dataclass(frozen=True, slots=True, init=False)
class Course:
    """Nine or eighteen holes, and the scores that one player has made on them.

    The deals have consecutive numbers from the start on; after the last number there is comes number 1.

    A hole counts once its hand is over, with the score of the rules. A hand given up half way can be
    conceded: then it counts the cards left in the tableau as they lie, also if it was never begun, and is
    marked. A hole that is neither is open. It counts nothing, and the total always says over how many holes
    it is.

    Parameters
    ----------
    start : int
        The number of the first hole's deal.
    rules : Rules or str
        A rule set or the name of a preset; it holds for every hole.
    length : int
        9 or 18 holes.
    played : iterable of Hole
        The holes that count, in any order; open ones say nothing.

    Raises
    ------
    GolfError
        If a value is not one of those, or a hole is not of this course, stands there twice, or has a score
        that its rules cannot give.

    Examples
    --------
    >>> course = Course(24, "classic")
    >>> course.code, course.deals
    ('C9-24-classic', (24, 25, 26, 27, 28, 29, 30, 31, 32))
    >>> print(course.concede(1, course.opening(1)))
    C9-24-classic: +35 after 1 of 9 holes
    """

    start: int
    rules: Rules
    length: int
    played: tuple[Hole, ...]

    def __init__(
        self,
        start: SupportsIndex,
        rules: Rules | str = "king-stops",
        length: int = 9,
        played: Iterable[Hole] = (),
    ) -> None:
        object.__setattr__(self, "start", check_number(start))
        object.__setattr__(self, "rules", as_rules(rules))
        if length not in LENGTHS:
            raise GolfError("not a course", text=str(length), place="length", expected="9 or 18 holes")
        object.__setattr__(self, "length", int(length))
        object.__setattr__(self, "played", counting(played, self.check))

    @property
    def code(self) -> str:
        """What `read_course` reads: holes, first deal and rules, such as ``C9-24-king-stops``."""
        return f"C{self.length}-{self.start}-{rules_code(self.rules)}"

    @property
    def plan(self) -> Course:
        """The same course with no hole played."""
        return replace(self, played=())

    @property
    def deals(self) -> tuple[int, ...]:
        """The deal numbers of the holes in order."""
        return tuple((self.start - 1 + step) % LAST + 1 for step in range(self.length))

    def opening(self, number: int) -> Position:
        """Return the opening position of a hole.

        Parameters
        ----------
        number : int
            The hole, counted from 1.

        Returns
        -------
        Position
            Its deal under the rules of the course.

        Raises
        ------
        GolfError
            If there is no such hole.
        """
        return deal(self.deals[self._index(number)], self.rules)

    def check(self, hole: Hole) -> None:
        """Refuse a hole whose number, deal or score is not of this course.

        Raises
        ------
        GolfError
            The place says which of them is wrong.
        """
        check_hole(hole, self.deals[self._index(hole.number)], self.rules)

    @property
    def holes(self) -> tuple[Hole, ...]:
        """Every hole in order, open ones as well."""
        played = {hole.number: hole for hole in self.played}
        return tuple(
            played.get(number, Hole(number, dealt)) for number, dealt in enumerate(self.deals, start=1)
        )

    @property
    def next_hole(self) -> int | None:
        """The number of the first open hole, None if there is none."""
        return next((hole.number for hole in self.holes if not hole.counts), None)

    def record(self, number: int, position: Position) -> Course:
        """Return the course with the score of a hand that is over.

        Parameters
        ----------
        number : int
            The hole, counted from 1.
        position : Position
            The end of its hand.

        Returns
        -------
        Course
            A new course.

        Raises
        ------
        GolfError
            If the hand is not over or not of this hole, or the hole counts already.
        """
        return self._with(number, position, HoleState.FINISHED)

    def concede(self, number: int, position: Position) -> Course:
        """Return the course with a hand given up: it counts the cards left as they lie, and is marked.

        Parameters
        ----------
        number : int
            The hole, counted from 1.
        position : Position
            The hand as it stands, at the latest with one move left.

        Returns
        -------
        Course
            A new course.

        Raises
        ------
        GolfError
            If the hand is over or not of this hole, or the hole counts already.
        """
        return self._with(number, position, HoleState.CONCEDED)

    def reopen(self, number: int) -> Course:
        """Return the course with a hole open again, as when its last move is taken back.

        Parameters
        ----------
        number : int
            The hole, counted from 1.

        Returns
        -------
        Course
            A new course.

        Raises
        ------
        GolfError
            If there is no such hole.
        """
        self._index(number)
        return replace(self, played=tuple(hole for hole in self.played if hole.number != number))

    @property
    def total(self) -> int:
        """The sum of the scores of the holes that count."""
        return sum(hole.score for hole in self.played if hole.score is not None)

    @property
    def mean(self) -> float | None:
        """The mean score of the holes that count, cleared or not; None if there are none."""
        return self.total / len(self.played) if self.played else None

    def __str__(self) -> str:
        """Return the code and the total."""
        return say(
            "course.so_far",
            code=self.code,
            total=signed(self.total),
            played=len(self.played),
            length=self.length,
        )

    def summary(self) -> str:
        """Return the mean score and the share of clears in one line, which says over what they are."""
        return holes_in_words(self.played)

    def _index(self, number: int) -> int:
        if not is_whole(number) or not 1 <= number <= self.length:
            raise GolfError("no such hole", text=str(number), place="hole", expected=f"1 to {self.length}")
        return number - 1

    def _with(self, number: int, position: Position, state: HoleState) -> Course:
        place = f"hole {number}"
        check_state(position, state, place)
        opening = self.opening(number)
        if any(hole.number == number for hole in self.played):
            raise GolfError("the hole counts already", place=place, expected="an open hole, or reopen")
        check_hand(position, opening, place)
        hole = Hole(number, self.deals[number - 1], position.score, state)
        return replace(self, played=(*self.played, hole))
