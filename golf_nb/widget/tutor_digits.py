"""Digits as answers: a number of one or two digits, or the place of an answer in words. No widget in here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from golf_nb.language import say

if TYPE_CHECKING:
    from golf_nb.lessons import View


class Asker(Protocol):
    """Whose questions are answered."""

    @property
    def view(self) -> View:
        """What the learner sees now."""

    def say(self, text: str) -> None:
        """Show a line of text."""

    def choose(self, index: int) -> None:
        """Give the answer of this place."""

    def number(self, number: int) -> None:
        """Answer with a number."""


class Digits:
    """Takes digits one by one until an answer is complete.

    Parameters
    ----------
    asker
        The tutor.
    """

    def __init__(self, asker: Asker) -> None:
        self._asker = asker
        self._first: int | None = None

    def take(self, digit: int) -> None:
        """Take a digit. Where a second one could follow, it waits for that, or for Enter."""
        view = self._asker.view
        if view.expects == "choice":
            self.forget()
            self._asker.choose((digit or 10) - 1)
            return
        number = digit if self._first is None else self._first * 10 + digit
        if self._first is None and digit and digit * 10 <= max(view.numbers, default=0):
            self._first = digit
            self._asker.say(say("tutor.one_or_more", digit=digit))
            return
        self.forget()
        self._asker.number(number)

    def enter(self) -> bool:
        """Take what has been typed as the answer; True if something has."""
        number, self._first = self._first, None
        if number is None or self._asker.view.expects != "number":
            return False
        self._asker.number(number)
        return True

    def forget(self) -> None:
        """Forget what has been typed."""
        self._first = None
