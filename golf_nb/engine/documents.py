"""CSV and JSON texts, read so that every error knows its line or its key."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import dataclass
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine.checks import is_whole
from golf_nb.engine.errors import GolfError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

# No number here has more digits than that of a deal.
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,10}")
# Spreadsheets and editors may put a byte order mark first.
_MARK: Final = "\ufeff"


@dataclass(frozen=True, slots=True)
class Node:
    """A value in a document, with its place for errors.

    Parameters
    ----------
    value : object
        What was read.
    place : str
        Where it stands, such as ``line 3, column score`` or ``players[0].name``.
    """

    value: object
    place: str

    def error(self, problem: str, expected: str) -> GolfError:
        """Return an error at this place that quotes the value.

        Parameters
        ----------
        problem : str
            What is wrong.
        expected : str
            What would have been right.

        Returns
        -------
        GolfError
            The error.
        """
        text = self.value if isinstance(self.value, str) else json.dumps(self.value, ensure_ascii=False)
        return GolfError(problem, text=text, place=self.place or None, expected=expected)

    def table(self, *keys: str) -> dict[str, Node]:
        """Read an object that has exactly these keys.

        Parameters
        ----------
        *keys : str
            The keys.

        Returns
        -------
        dict of str to Node
            The values by key.

        Raises
        ------
        GolfError
            If it is no object, or a key is missing or unknown.
        """
        listed = ", ".join(keys)
        if not isinstance(self.value, dict):
            raise self.error("not an object", f"an object with {listed}")
        prefix = f"{self.place}." if self.place else ""
        for key in self.value:
            if key not in keys:
                raise Node(key, f"{prefix}{key}").error("unknown key", listed)
        for key in keys:
            if key not in self.value:
                raise GolfError("the key is missing", place=f"{prefix}{key}", expected=listed)
        return {key: Node(self.value[key], f"{prefix}{key}") for key in keys}

    def items(self) -> Iterator[Node]:
        """Yield the values of a list.

        Yields
        ------
        Node
            Each value with its number.

        Raises
        ------
        GolfError
            If it is no list.
        """
        if not isinstance(self.value, list):
            raise self.error("not a list", "a list")
        for index, value in enumerate(self.value):
            yield Node(value, f"{self.place}[{index}]")

    def text(self) -> str:
        """Return a text.

        Raises
        ------
        GolfError
            If it is none.
        """
        if not isinstance(self.value, str):
            raise self.error("not a text", "a text")
        return self.value

    def whole(self) -> int:
        """Return a whole number, which a CSV text holds as digits.

        Raises
        ------
        GolfError
            If it is none.
        """
        if isinstance(self.value, str):
            if _WHOLE.fullmatch(self.value.strip()):
                return int(self.value)
        elif isinstance(self.value, int) and is_whole(self.value):
            return self.value
        raise self.error("not a whole number", "a whole number such as 4 or -3")

    @property
    def empty(self) -> bool:
        """Whether nothing is there: null in JSON, an empty cell in CSV."""
        return self.value is None or (isinstance(self.value, str) and not self.value.strip())


def write_csv(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as CSV text.

    Parameters
    ----------
    header : sequence of str
        The names of the columns.
    rows : iterable of sequences
        The values; None is an empty cell. A text has no line break in it.

    Returns
    -------
    str
        One line for the header and one for each row.
    """
    out = StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return out.getvalue()


def read_csv(text: str, header: Sequence[str]) -> Iterator[tuple[str, dict[str, Node]]]:
    """Yield the rows of a CSV text.

    Parameters
    ----------
    text : str
        Comma-separated values. Empty lines say nothing.
    header : sequence of str
        The names of the columns that it must have, in any order.

    Yields
    ------
    tuple of str and dict
        The place of the row, such as ``line 3``, and its cells by column.

    Raises
    ------
    GolfError
        If the text is not CSV, or a line does not have these columns; the place names the line.
    """
    reader = csv.reader(StringIO(text.removeprefix(_MARK), newline=""), strict=True)
    expected = f"the columns {', '.join(header)}"
    names: list[str] | None = None
    try:
        for cells in reader:
            place = f"line {reader.line_num}"
            if not cells:
                continue
            if names is None:
                names = [cell.strip() for cell in cells]
                if sorted(names) != sorted(header):
                    raise GolfError("not these columns", text=",".join(cells), place=place, expected=expected)
            elif len(cells) != len(names):
                problem = f"{len(cells)} cell{'' if len(cells) == 1 else 's'}"
                raise GolfError(problem, text=",".join(cells), place=place, expected=str(len(names)))
            else:
                yield (
                    place,
                    {
                        name: Node(cell, f"{place}, column {name}")
                        for name, cell in zip(names, cells, strict=True)
                    },
                )
    except csv.Error as error:
        place = f"line {reader.line_num}"
        raise GolfError(f"not CSV: {error}", place=place, expected="comma-separated values") from error
    if names is None:
        raise GolfError("nothing is there", place="line 1", expected=expected)


def read_json(text: str) -> Node:
    """Read a JSON text.

    Parameters
    ----------
    text : str
        The text.

    Returns
    -------
    Node
        The whole document.

    Raises
    ------
    GolfError
        If the text is not JSON, or an object has a key twice; the place names line and column, or the key.
    """
    try:
        return Node(json.loads(text.removeprefix(_MARK), object_pairs_hook=_once_each), "")
    except GolfError:
        raise
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, character {error.colno}"
        raise GolfError(f"not JSON: {error.msg}", place=place, expected="a JSON text") from error
    except (ValueError, RecursionError) as error:
        raise GolfError(f"not JSON that can be read: {error}", expected="a JSON text") from error


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise GolfError("the key is there twice", text=key, place=f"key {key}", expected="it once")
        table[key] = value
    return table
