"""Rule sets: what fits on what, how a hand is scored, what may be taken back, and how cards are laid out."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, TypeVar

from golf_nb.engine.axes import KingRule, Scoring, Undo
from golf_nb.engine.cards import PACK_SIZE
from golf_nb.engine.checks import is_whole
from golf_nb.engine.errors import GolfError
from golf_nb.engine.presets import PRESETS
from golf_nb.language import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from golf_nb.engine.cards import Card
    from golf_nb.engine.presets import Axes

__all__ = ["MOST_COLUMNS", "MOST_PACKS", "KingRule", "Rules", "Scoring", "Undo", "as_rules"]

MOST_COLUMNS: Final = 10
MOST_PACKS: Final = 2


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set: a value that can be compared, changed along one axis and said in words.

    Parameters
    ----------
    kings : KingRule
        What may be played on a king; its text value is accepted as well.
    scoring : Scoring
        What a clear scores; its text value is accepted as well.
    undo : Undo
        Which moves may be taken back; its text value is accepted as well.
    compulsory : bool
        Whether a draw is refused while an exposed card fits.
    columns, rows : int
        The tableau: up to 10 columns of so many cards each.
    packs : int
        1 or 2.
    name : str
        The preset's name, or empty. Two rule sets that say the same are equal whatever their names.

    Raises
    ------
    GolfError
        If a value is not one of those, or the tableau needs more cards than the packs hold.

    Examples
    --------
    >>> Rules.preset("king-stops").replace(kings="wrap").ranks_that_fit(13)
    (1, 12)
    """

    kings: KingRule
    scoring: Scoring
    undo: Undo = Undo.UNLIMITED
    compulsory: bool = False
    columns: int = 7
    rows: int = 5
    packs: int = 1
    name: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        """Turn texts into members and refuse what is no rule set."""
        object.__setattr__(self, "kings", _member(KingRule, self.kings, "kings"))
        object.__setattr__(self, "scoring", _member(Scoring, self.scoring, "scoring"))
        object.__setattr__(self, "undo", _member(Undo, self.undo, "undo"))
        if not isinstance(self.compulsory, bool):
            raise GolfError(
                "not a choice", text=str(self.compulsory), place="compulsory", expected="True or False"
            )
        _check_count("packs", self.packs, MOST_PACKS)
        _check_count("columns", self.columns, MOST_COLUMNS)
        # One card is needed to start the waste.
        _check_count("rows", self.rows, (PACK_SIZE * self.packs - 1) // self.columns)
        if self.name and PRESETS.get(self.name) != self._axes:
            raise GolfError(
                "these rules are not the preset of that name",
                text=self.name,
                place="name",
                expected="the preset's name or none",
            )

    @classmethod
    def preset(cls, name: str) -> Rules:
        """Return a named rule set.

        Parameters
        ----------
        name : str
            One of `Rules.presets`.

        Returns
        -------
        Rules
            The rule set.

        Raises
        ------
        GolfError
            If there is no such preset; the message lists them all.
        """
        if name not in cls.presets():
            raise GolfError("no such rule set", text=str(name), expected=_listed(PRESETS))
        return cls(*PRESETS[name], name=name)

    @classmethod
    def presets(cls) -> tuple[str, ...]:
        """Return the names of all presets."""
        return tuple(PRESETS)

    def replace(self, **changes: object) -> Rules:
        """Return these rules with some values changed.

        Parameters
        ----------
        **changes : object
            New values by name, as in the constructor.

        Returns
        -------
        Rules
            The new rule set. It loses the preset's name as soon as it says something else.

        Raises
        ------
        GolfError
            If a name or a value is unknown.
        """
        names = [axis.name for axis in fields(self)]
        for name, value in changes.items():
            if name not in names:
                raise GolfError(
                    "rules have no such part", text=name, place=f"{name}={value}", expected=_listed(names)
                )
        values: dict[str, Any] = {name: getattr(self, name) for name in names} | {"name": ""} | changes
        changed = Rules(**values)
        return self if changed == self and "name" not in changes else changed

    def ranks_that_fit(self, rank: int) -> tuple[int, ...]:
        """Return the ranks that may be played on a rank, in ascending order.

        Parameters
        ----------
        rank : int
            The rank on top of the waste, 1 to 13.

        Returns
        -------
        tuple of int
            None, one or two ranks.
        """
        return self.kings.ranks_that_fit(rank)

    def fits(self, card: Card, waste: Card) -> bool:
        """Say whether a card may be played on the waste's top card.

        Parameters
        ----------
        card, waste : Card
            The card to play and the card it would cover.

        Returns
        -------
        bool
            True if the ranks are neighbours under these rules.
        """
        return card.rank in self.kings.ranks_that_fit(waste.rank)

    @property
    def label(self) -> str:
        """The preset's name, or ``custom rules``."""
        return self.name or say("rules.custom")

    @property
    def in_words(self) -> str:
        """One line that says what these rules are, to stand beside every score."""
        parts = [
            self.kings.in_words,
            self.scoring.in_words,
            self.undo.in_words,
            say("rules.draws.compulsory" if self.compulsory else "rules.draws.free"),
        ]
        if (self.columns, self.rows, self.packs) != (7, 5, 1):
            packs = "one_pack" if self.packs == 1 else "two_packs"
            parts.append(say(f"rules.layout.{packs}", count=self.columns, rows=self.rows))
        return "; ".join(parts)

    @property
    def _axes(self) -> Axes:
        return (
            self.kings, self.scoring, self.undo, self.compulsory, self.columns, self.rows, self.packs
        )  # fmt: skip


def as_rules(rules: Rules | str) -> Rules:
    """Return a rule set as it is, or the preset of that name.

    Parameters
    ----------
    rules : Rules or str
        A rule set or the name of a preset.

    Returns
    -------
    Rules
        The rule set.

    Raises
    ------
    GolfError
        If there is no such preset.
    """
    return rules if isinstance(rules, Rules) else Rules.preset(rules)


_Member = TypeVar("_Member", bound=StrEnum)


def _member(kind: type[_Member], value: str, place: str) -> _Member:
    for member in kind:
        if value == member:
            return member
    raise GolfError(
        "no such rule", text=str(value), place=place, expected=_listed(member.value for member in kind)
    )


def _check_count(place: str, value: int, most: int) -> None:
    if not is_whole(value) or not 1 <= value <= most:
        raise GolfError(
            "not possible", text=str(value), place=place, expected=f"a whole number from 1 to {most}"
        )


def _listed(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}"
