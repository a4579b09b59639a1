"""How a reader wants the table to look. A value, checked when it is made."""

from __future__ import annotations

from dataclasses import dataclass

from golf_nb.scene import Theme, theme

AUTO = "auto"


@dataclass(frozen=True, slots=True)
class Look:
    """Theme, deck and motion.

    Parameters
    ----------
    theme
        ``light``, ``dark``, or ``auto`` to follow the page.
    deck
        ``two`` colours or ``four``.
    motion
        Whether cards move; a reader who asked the system for less motion sees none either way.

    Raises
    ------
    GolfError
        If there is no such theme or deck.
    """

    theme: str = AUTO
    deck: str = "two"
    motion: bool = True

    def __post_init__(self) -> None:
        """Refuse names that do not exist."""
        self.colours(dark_page=False)

    def colours(self, *, dark_page: bool) -> Theme:
        """Return the theme to paint with on a page that is dark or light."""
        if self.theme == AUTO:
            return theme("dark" if dark_page else "light", self.deck)
        return theme(self.theme, self.deck)
