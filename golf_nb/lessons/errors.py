"""LessonError: what is wrong in a lesson file, and where in it."""

from __future__ import annotations

from dataclasses import dataclass

from golf_nb.engine import GolfError

KeyPath = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a lesson file.

    Parameters
    ----------
    file : str
        The name of the file.
    key : str
        The key path, such as ``steps[3].mistakes[0].move``; entries are counted from 0. Empty: the whole
        file.
    line : int or None
        The line on which that key stands, counted from 1.
    detail : str
        A finer place, such as the line of a board.
    """

    file: str
    key: str = ""
    line: int | None = None
    detail: str = ""

    def __str__(self) -> str:
        """Return all that is known, the file first."""
        parts = (self.file, f"line {self.line}" if self.line else "", self.key, self.detail)
        return ", ".join(part for part in parts if part)


class LessonError(GolfError):
    """A lesson that cannot be used, with the file, the key and the line to look at.

    Parameters
    ----------
    problem : str
        What is wrong, in a few words.
    spot : Spot
        Where.
    text : str or None
        The input as it was given.
    expected : str or None
        What would have been right.

    Examples
    --------
    >>> print(LessonError("not a move", Spot("kings.toml", "steps[3].move", 40), text="X"))
    kings.toml, line 40, steps[3].move, "X": not a move
    """

    def __init__(
        self, problem: str, spot: Spot, *, text: str | None = None, expected: str | None = None
    ) -> None:
        super().__init__(problem, text=text, place=str(spot), expected=expected)
        self.spot = spot
        # A copied or pickled exception is rebuilt from its arguments.
        self.args = (problem, spot)

    @property
    def file(self) -> str:
        """The name of the lesson's file."""
        return self.spot.file

    @property
    def key(self) -> str:
        """The key path, empty for the whole file."""
        return self.spot.key

    @property
    def line(self) -> int | None:
        """The line, counted from 1, if there is one."""
        return self.spot.line


def key_text(path: KeyPath) -> str:
    """Return a key path as text.

    Parameters
    ----------
    path : tuple of str and int
        Keys and entry numbers, the outermost first.

    Returns
    -------
    str
        Keys joined by dots, entry numbers in brackets.

    Examples
    --------
    >>> key_text(("steps", 3, "mistakes", 0, "move"))
    'steps[3].mistakes[0].move'
    """
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text
