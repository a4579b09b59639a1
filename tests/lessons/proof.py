"""The rules of the game once more, on ranks alone, to prove the lessons without the code that plays them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from golf_nb.lessons.library import _DATA

if TYPE_CHECKING:
    from collections.abc import Iterator

RANKS = "A23456789TJQK"
KINGS = {"king-stops": "stop", "patience": "stop", "classic": "queen", "king-to-ace": "wrap"}

Columns = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Table:
    """A table without a stock: what follows a king, the rank on the waste, the ranks in the columns."""

    kings: str
    waste: int
    columns: Columns

    def fits(self, rank: int) -> bool:
        if self.waste == 13 and rank == 12:
            return self.kings != "stop"
        if {self.waste, rank} == {1, 13}:
            return self.kings == "wrap"
        return abs(self.waste - rank) == 1

    def legal(self) -> str:
        """The letters of the columns that can be played."""
        exposed = zip("ABCDEFG", self.columns, strict=False)
        return "".join(letter for letter, column in exposed if column and self.fits(column[-1]))

    def after(self, letter: str) -> Table:
        assert letter in self.legal(), (self, letter)
        index = "ABCDEFG".index(letter)
        *rest, rank = self.columns[index]
        return Table(self.kings, rank, (*self.columns[:index], tuple(rest), *self.columns[index + 1 :]))

    @property
    def left(self) -> int:
        return sum(map(len, self.columns))


@cache
def best(table: Table) -> int:
    """The fewest cards that can be left, by trying everything."""
    return min((best(table.after(letter)) for letter in table.legal()), default=table.left)


def read_table(rules: str, board: str) -> Table:
    lines = [line for line in board.strip().splitlines() if line]
    stock, waste, *columns = [line.rpartition(":")[2].split() for line in lines]
    assert stock == []
    codes = [code for pile in (waste, *columns) for code in pile]
    assert len(codes) == len(set(codes)), "a card is there twice"
    ranks = [
        tuple(RANKS.index(code[:-1].replace("10", "T")) + 1 for code in pile) for pile in (waste, *columns)
    ]
    return Table(KINGS[rules], ranks[0][-1], tuple(ranks[1:]))


def read_goal(text: str) -> int:
    return 0 if text == "clear" else int(text.removeprefix("left <= "))


def as_list(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


@dataclass(frozen=True)
class Scene:
    """A step with its goal and every table on which it may begin and end by the script."""

    step: dict[str, Any]
    goal: int
    before: frozenset[Table]
    after: frozenset[Table]
    last: bool


def scenes(name: str) -> Iterator[Scene]:
    """Play a lesson file's script, straight from its TOML."""
    top = tomllib.loads((_DATA / f"{name}.toml").read_text("utf-8"))
    now = {key: top[key] for key in ("rules", "board", "goal")}
    tables = frozenset([read_table(now["rules"], now["board"])])
    steps = top["steps"]
    for index, step in enumerate(steps):
        if any(key in step for key in now):
            now |= {key: step[key] for key in now if key in step}
            tables = frozenset([read_table(now["rules"], now["board"])])
        after = set(tables)
        if "move" in step:
            after = {table.after(letter) for table in tables for letter in as_list(step["move"])}
        for letter in as_list(step.get("show", step.get("free", []))):
            after = {table.after(letter) for table in after}
        last = index + 1 == len(steps) or any(key in steps[index + 1] for key in now)
        yield Scene(step, read_goal(now["goal"]), tables, frozenset(after), last)
        tables = frozenset(after)
