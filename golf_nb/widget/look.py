"""How a reader wants the table to look. A value, checked when it is made."""

from __future__ import annotations

from dataclasses import dataclass

from golf_nb.engine import GolfError
from golf_nb.scene import Theme, theme

AUTO = "auto"
SIZES = {"small": 0.75, "normal": 1.0, "large": 1.4}


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
    size
        ``small``, ``normal`` or ``large``; large suits a projector.

    Raises
    ------
    GolfError
        If there is no such theme, deck or size.
    """

    theme: str = AUTO
    deck: str = "two"
    motion: bool = True
    size: str = "normal"

    def __post_init__(self) -> None:
        """Refuse names that do not exist."""
        self.colours(dark_page=False)
        if self.size not in SIZES:
            raise GolfError("no such size", text=str(self.size), expected=f"one of {', '.join(SIZES)}")

    @property
    def scale(self) -> float:
        """How large a logical pixel is shown."""
        return SIZES[self.size]

    def colours(self, *, dark_page: bool) -> Theme:
        """Return the theme to paint with on a page that is dark or light."""
        if self.theme == AUTO:
            return theme("dark" if dark_page else "light", self.deck)
        return theme(self.theme, self.deck)
