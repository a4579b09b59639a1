"""Scorecard: several players by name on one course, compared only where that is fair."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine.course import Course
from golf_nb.engine.errors import GolfError
from golf_nb.engine.standings import check_same, standings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from golf_nb.engine.position import Position
    from golf_nb.engine.standings import Standing

_LONGEST_NAME: Final = 40
# A spreadsheet would take a name that begins with one of these for a formula.
_NO_BEGINNING: Final = "=+-@"


@dataclass(frozen=True, slots=True, init=False)
class Scorecard:
    """The scores of several players on one course.

    Parameters
    ----------
    course : Course
        The deals and the rules; holes played on it do not matter.
    players : mapping of str to Course, or iterable of str
        What each player has played, or only the names. The courses must have the same deals and the same
        rules; rules are compared as values, so that two names for the same rules make no difference.

    Raises
    ------
    GolfError
        If a name is empty, longer than 40 characters, there twice or not fit for a table, or if a player's
        course is another one; the message says what differs.

    Examples
    --------
    >>> card = Scorecard(Course(24, "classic"), ["Ann", "Ben"])
    >>> card = card.concede("Ann", 1, card.course.opening(1))
    >>> card["Ann"].total, card["Ben"].next_hole
    (35, 1)
    """

    course: Course
    entries: tuple[tuple[str, Course], ...]

    def __init__(self, course: Course, players: Mapping[str, Course] | Iterable[str] = ()) -> None:
        object.__setattr__(self, "course", course.plan)
        pairs = players.items() if isinstance(players, Mapping) else ((name, course.plan) for name in players)
        entries: dict[str, Course] = {}
        for name, played in pairs:
            check_name(name)
            if name in entries:
                raise GolfError("the name is there twice", text=name, place="player", expected="it once")
            try:
                check_same(course, played)
            except GolfError as error:
                raise error.at(f"player {name}") from error
            entries[name] = Course(course.start, course.rules, course.length, played.played)
        object.__setattr__(self, "entries", tuple(entries.items()))

    @property
    def players(self) -> tuple[str, ...]:
        """The names in order."""
        return tuple(name for name, _ in self.entries)

    def __getitem__(self, player: str) -> Course:
        """Return what a player has played; a name that is not there is a GolfError."""
        for name, played in self.entries:
            if name == player:
                return played
        expected = f"one of {', '.join(self.players)}" if self.entries else "a player of this scorecard"
        raise GolfError("no such player", text=str(player), place="player", expected=expected)

    def __iter__(self) -> Iterator[str]:
        """Yield the names in order."""
        return iter(self.players)

    def with_player(self, player: str, played: Course | None = None) -> Scorecard:
        """Return the scorecard with one more player.

        Parameters
        ----------
        player : str
            The name.
        played : Course or None
            What the player has played; None for nothing yet.

        Returns
        -------
        Scorecard
            A new scorecard.

        Raises
        ------
        GolfError
            If the name is there or not fit for a table, or the course is another one.
        """
        if player in self.players:
            raise GolfError("the name is there twice", text=player, place="player", expected="a new name")
        return Scorecard(self.course, {**dict(self.entries), player: played or self.course})

    def record(self, player: str, hole: int, position: Position) -> Scorecard:
        """Return the scorecard with the score of a player's hand that is over; see `Course.record`."""
        return self._with(player, self[player].record(hole, position))

    def concede(self, player: str, hole: int, position: Position) -> Scorecard:
        """Return the scorecard with a player's hand given up; see `Course.concede`."""
        return self._with(player, self[player].concede(hole, position))

    def reopen(self, player: str, hole: int) -> Scorecard:
        """Return the scorecard with a player's hole open again; see `Course.reopen`."""
        return self._with(player, self[player].reopen(hole))

    def standings(self, players: Iterable[str] | None = None) -> tuple[Standing, ...]:
        """Compare players over the holes that all of them have played; see `golf_nb.engine.standings`.

        Parameters
        ----------
        players : iterable of str or None
            The names; None for everybody.

        Returns
        -------
        tuple of Standing
            The lowest total first; nothing if there is no hole that all have played.

        Raises
        ------
        GolfError
            If a name is not there.
        """
        names = self.players if players is None else players
        return standings({name: self[name] for name in names})

    def text(self, par: Sequence[int | None] | None = None) -> str:
        """Return the scorecard as text for a fixed-width font; see `golf_nb.engine.scoretext.render`."""
        from golf_nb.engine.scoretext import render

        return render(self, par)

    def __str__(self) -> str:
        """Return the scorecard as text."""
        return self.text()

    def to_csv(self) -> str:
        """Return the scorecard as CSV text; see `golf_nb.engine.scorefiles.to_csv`."""
        from golf_nb.engine.scorefiles import to_csv

        return to_csv(self)

    @classmethod
    def from_csv(cls, text: str) -> Scorecard:
        """Read a scorecard from CSV text; see `golf_nb.engine.scorefiles.from_csv`."""
        from golf_nb.engine.scorefiles import from_csv

        return from_csv(text)

    def to_json(self) -> str:
        """Return the scorecard as JSON text; see `golf_nb.engine.scorefiles.to_json`."""
        from golf_nb.engine.scorefiles import to_json

        return to_json(self)

    @classmethod
    def from_json(cls, text: str) -> Scorecard:
        """Read a scorecard from JSON text; see `golf_nb.engine.scorefiles.from_json`."""
        from golf_nb.engine.scorefiles import from_json

        return from_json(text)

    def to_frame(self) -> Any:  # noqa: ANN401 - the library is not there for type checkers
        """Return the scorecard as a pandas data frame; see `golf_nb.engine.scoreviews.to_frame`."""
        from golf_nb.engine.scoreviews import to_frame

        return to_frame(self)

    def plot(self, axes: Any = None) -> Any:  # noqa: ANN401 - the same
        """Draw the running totals with matplotlib; see `golf_nb.engine.scoreviews.plot`."""
        from golf_nb.engine.scoreviews import plot

        return plot(self, axes)

    def _with(self, player: str, played: Course) -> Scorecard:
        return Scorecard(self.course, {**dict(self.entries), player: played})


def check_name(name: str) -> None:
    """Refuse a name that does not fit into a table.

    Parameters
    ----------
    name : str
        The name of a player.

    Raises
    ------
    GolfError
        If it is empty, too long, begins like a formula, or has spaces around it or characters that do not
        print.
    """
    expected = (
        f"1 to {_LONGEST_NAME} printing characters, without spaces around them, not {_NO_BEGINNING} first"
    )
    fits = 0 < len(name) <= _LONGEST_NAME and name.isprintable() and name == name.strip()
    if not fits or name[0] in _NO_BEGINNING:
        raise GolfError("not a name", text=name, place="player", expected=expected)
