"""The errors of the engine: each quotes the input, names the place and says what was expected."""

from __future__ import annotations

_LONGEST_QUOTE = 60


class GolfError(ValueError):
    """Bad input, with everything that helps to correct it.

    Parameters
    ----------
    problem : str
        What is wrong, in a few words.
    text : str or None
        The input as it was given; it is quoted in the message.
    place : str or None
        Where the input stands, such as ``line 3 (column B)``.
    expected : str or None
        What would have been right.

    Examples
    --------
    >>> print(GolfError("not a card", text="1X", place="line 3 (column B)", expected="a rank and a suit"))
    line 3 (column B), "1X": not a card; expected a rank and a suit
    """

    def __init__(
        self,
        problem: str,
        *,
        text: str | None = None,
        place: str | None = None,
        expected: str | None = None,
    ) -> None:
        super().__init__(problem)
        self.problem = problem
        self.text = text
        self.place = place
        self.expected = expected

    def __str__(self) -> str:
        """Return the message: place, quoted input, problem, expectation."""
        quote = None if self.text is None else f'"{_shortened(self.text)}"'
        where = ", ".join(part for part in (self.place, quote) if part is not None)
        message = f"{where}: {self.problem}" if where else self.problem
        return f"{message}; expected {self.expected}" if self.expected else message

    def at(self, place: str) -> GolfError:
        """Return the same error with its place filled in, for a reader that knows the line.

        Parameters
        ----------
        place : str
            Where the input stands.

        Returns
        -------
        GolfError
            A new error; this one is unchanged.
        """
        return GolfError(self.problem, text=self.text, place=place, expected=self.expected)


def _shortened(text: str) -> str:
    """Return the text, cut where a long one would drown the message."""
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
