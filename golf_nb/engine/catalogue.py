"""The catalogue: 7,475 numbered deals that can all be cleared, with the best score of each and how hard it is.

They are the first deals of the Microsoft numbers that can be cleared when a queen may be played on a king. The table
beside this file was made by the exact solver, and a check of the project makes it again to compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, overload

from golf_nb.engine.axes import KingRule, Scoring
from golf_nb.engine.errors import GolfError
from golf_nb.engine.rules import Rules, as_rules
from golf_nb.engine.scores import signed
from golf_nb.language import say, speaking

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE: Final = 7475
"""How many deals there are; one of the games that this package follows has a catalogue of as many."""
GRADES: Final = ("easy", "medium", "hard", "very hard")
"""Quarters of the catalogue by difficulty."""
HEADER: Final = ("number", "stop", "queen", "wrap", "difficulty")
_FILE: Final = "catalogue.tsv"
_SHOWN: Final = 10

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Entry:
    """One deal of the catalogue.

    Parameters
    ----------
    number : int
        The deal's number.
    stop, queen, wrap : int
        The best score under each king rule, with a bonus for unused stock and draws at any time.
    difficulty : float
        The cards left on average by a player who plays at random whatever fits and draws when nothing does, when a
        queen may be played on a king.
    grade : str
        One of `GRADES`.
    """

    number: int
    stop: int
    queen: int
    wrap: int
    difficulty: float
    grade: str

    def par(self, rules: Rules | str) -> int:
        """Return the best possible score under a rule set.

        Parameters
        ----------
        rules : Rules or str
            A rule set of the standard layout with optional draws, or the name of a preset.

        Returns
        -------
        int
            The score.

        Raises
        ------
        GolfError
            If the catalogue holds no scores for such rules.
        """
        rules = _covered(rules)
        best = {KingRule.STOP: self.stop, KingRule.QUEEN: self.queen, KingRule.WRAP: self.wrap}[rules.kings]
        return best if rules.scoring is Scoring.BONUS else max(best, 0)


@dataclass(frozen=True, slots=True, repr=False)
class Catalogue(Sequence[Entry]):
    """Some deals of the catalogue, in the order of their numbers.

    Parameters
    ----------
    entries : tuple of Entry
        The deals.
    """

    entries: tuple[Entry, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the deals."""
        return tuple(entry.number for entry in self.entries)

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> Catalogue: ...

    def __getitem__(self, index: int | slice) -> Entry | Catalogue:
        """Return one deal, or some of them."""
        if isinstance(index, slice):
            return Catalogue(self.entries[index])
        return self.entries[index]

    def __len__(self) -> int:
        """Return how many deals there are."""
        return len(self.entries)

    def __repr__(self) -> str:
        """Return the first deals as a table of text."""
        lines = [say("catalogue.shown", count=len(self))]
        if self:
            lines.append("  number    stop  queen   wrap  difficulty")
            lines.extend(
                f"  {entry.number:>6,}  {signed(entry.stop):>6} {signed(entry.queen):>6} {signed(entry.wrap):>6}"
                f"  {entry.difficulty:>4.1f} {entry.grade}"
                for entry in self.entries[:_SHOWN]
            )
        if len(self) > _SHOWN:
            lines.append(f"  {say('catalogue.more', left=len(self) - _SHOWN)}")
        return "\n".join(lines)


def catalogue(
    difficulty: str | Span | None = None,
    par: int | tuple[int, int] | None = None,
    where: Callable[[Entry], bool] | None = None,
    rules: Rules | str = "record",
) -> Catalogue:
    """Return the deals of the catalogue that meet some wishes.

    Each of its 7,475 deals can be cleared by somebody who knows the stock and may play a queen on a king. Whoever
    does not know the stock still clears few of them.

    Parameters
    ----------
    difficulty : str or (float, float), optional
        One of "easy", "medium", "hard" and "very hard", which are quarters of the catalogue; or the least and the
        most cards left on average by a player who plays at random whatever fits.
    par : int or (int, int), optional
        The best possible score under `rules`, or the lowest and the highest.
    where : callable, optional
        Takes an `Entry` and says whether it is wanted.
    rules : Rules or str
        The rules that `par` belongs to: of the standard layout, with optional draws.

    Returns
    -------
    Catalogue
        The deals that meet all the wishes, in the order of their numbers.

    Raises
    ------
    GolfError
        If a wish is none, or the catalogue holds no scores for the rules.

    Examples
    --------
    >>> len(catalogue()), catalogue()[0].number
    (7475, 2)
    >>> catalogue("easy", par=-12)
    1 deal of the catalogue
      number    stop  queen   wrap  difficulty
       7,738     −12    −12    −12   3.6 easy
    """
    wishes: list[Callable[[Entry], bool]] = [] if where is None else [where]
    if isinstance(difficulty, str):
        if difficulty not in GRADES:
            expected = f"{', '.join(GRADES)}, or the least and the most cards left on average"
            raise GolfError("no such difficulty", text=difficulty, place="difficulty", expected=expected)
        wishes.append(lambda entry: entry.grade == difficulty)
    elif difficulty is not None:
        least, most = _span(difficulty, "difficulty")
        wishes.append(lambda entry: least <= entry.difficulty <= most)
    covered = _covered(rules)
    if par is not None:
        lowest, highest = _span((par, par) if isinstance(par, int) else par, "par")
        wishes.append(lambda entry: lowest <= entry.par(covered) <= highest)
    return Catalogue(tuple(entry for entry in _entries() if all(wish(entry) for wish in wishes)))


@cache
def _entries() -> tuple[Entry, ...]:
    """Read the table; the quarters follow from it."""
    text = resources.files("golf_nb.engine").joinpath(_FILE).read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")][1:]
    read = [(*map(int, row[:4]), float(row[4])) for row in rows]
    ordered = sorted(difficulty for *_, difficulty in read)
    limits = [ordered[len(ordered) * quarter // len(GRADES)] for quarter in range(1, len(GRADES))]
    return tuple(
        Entry(
            int(number),
            int(stop),
            int(queen),
            int(wrap),
            hard,
            GRADES[sum(hard >= limit for limit in limits)],
        )
        for number, stop, queen, wrap, hard in read
    )


@speaking("en")
def _covered(rules: Rules | str) -> Rules:
    rules = as_rules(rules)
    if rules.compulsory or (rules.columns, rules.rows, rules.packs) != (7, 5, 1):
        raise GolfError(
            "the catalogue has no scores for these rules",
            text=rules.name or rules.in_words,
            place="rules",
            expected="the standard layout with draws at any time",
        )
    return rules


def _span(value: object, place: str) -> Span:
    match value:
        case (int() | float() as least, int() | float() as most) if least <= most:
            return least, most
    raise GolfError(
        "not a span", text=str(value), place=place, expected="a lowest and a highest number, in that order"
    )
