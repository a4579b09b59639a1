"""The clock of a hand: a value that is asked with the time of now, so that it never waits and never stops play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from golf_nb.engine.errors import GolfError

# A float counts seconds exactly up to here.
_MOST: Final = 2**53


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a deal has been open, and when it was first cleared.

    The clock starts when the deal is opened, because its cards can be seen from then on. It runs on through
    menus, undo and restart, which is why nothing here knows of them, and it never ends a hand.

    Every ``now`` is a number of seconds on one steady clock, such as ``time.monotonic()``. If such a clock is
    set back, no time is lost: the hand has run at least as long as before it was last resumed.

    Time during which no kernel ran does not count. Nobody can play without a kernel, nobody can tell a kernel
    that died from a computer that slept overnight, and clocks of two kernels have nothing in common. So a hand
    is stored with `pause`, again at every move, and taken up again with `resume`; at worst the time since the
    last move is lost.

    Parameters
    ----------
    ran : float
        Seconds that have passed before the clock was last resumed.
    since : float or None
        The ``now`` at which it was opened or resumed; None if it stands still.
    first_clear : float or None
        Seconds from the opening to the first clear, None before it.

    Raises
    ------
    GolfError
        If one of them is not a number of seconds.

    Examples
    --------
    >>> clock = Clock.opened(now=100.0).clear(now=190.0)
    >>> clock.text(now=160.0), time_text(clock.first_clear)
    ('01:00', '01:30')
    >>> clock.pause(now=200.0).resume(now=5000.0).elapsed(now=5001.0)
    101.0
    """

    ran: float = 0.0
    since: float | None = None
    first_clear: float | None = None

    def __post_init__(self) -> None:
        """Refuse what is not a time."""
        _check_time("ran", self.ran)
        if self.since is not None:
            _check_seconds("since", self.since)
        if self.first_clear is not None:
            _check_time("first_clear", self.first_clear)

    @classmethod
    def opened(cls, now: float) -> Clock:
        """Return the clock of a deal that is opened now.

        Parameters
        ----------
        now : float
            Seconds on the steady clock.

        Returns
        -------
        Clock
            A running clock at 0.

        Raises
        ------
        GolfError
            If ``now`` is not a number of seconds.
        """
        return cls(since=now)

    @property
    def running(self) -> bool:
        """Whether time passes on this clock."""
        return self.since is not None

    def elapsed(self, now: float) -> float:
        """Return how long the deal has been open.

        Parameters
        ----------
        now : float
            Seconds on the steady clock.

        Returns
        -------
        float
            Seconds, without those during which no kernel ran.

        Raises
        ------
        GolfError
            If ``now`` is not a number of seconds.
        """
        _check_seconds("now", now)
        return self.ran if self.since is None else self.ran + max(0.0, now - self.since)

    def text(self, now: float) -> str:
        """Return the time that has passed as `time_text` writes it.

        Parameters
        ----------
        now : float
            Seconds on the steady clock.

        Returns
        -------
        str
            Minutes and seconds, with hours if there are any.

        Raises
        ------
        GolfError
            If ``now`` is not a number of seconds.
        """
        return time_text(self.elapsed(now))

    def clear(self, now: float) -> Clock:
        """Return the clock after the tableau has been cleared. Only the first clear is noted.

        Parameters
        ----------
        now : float
            Seconds on the steady clock.

        Returns
        -------
        Clock
            A clock that runs on. Taking the clear back, a restart and a second clear change nothing.

        Raises
        ------
        GolfError
            If ``now`` is not a number of seconds.
        """
        elapsed = self.elapsed(now)
        return self if self.first_clear is not None else replace(self, first_clear=elapsed)

    def pause(self, now: float) -> Clock:
        """Return the clock as it is to be stored: it stands still until it is resumed.

        Parameters
        ----------
        now : float
            Seconds on the steady clock.

        Returns
        -------
        Clock
            A clock that stands still.

        Raises
        ------
        GolfError
            If ``now`` is not a number of seconds.
        """
        return replace(self, ran=self.elapsed(now), since=None)

    def resume(self, now: float) -> Clock:
        """Return the clock of a stored hand that is taken up again.

        Parameters
        ----------
        now : float
            Seconds on the steady clock, which may be another one than before.

        Returns
        -------
        Clock
            A running clock; one that already runs is returned as it is.

        Raises
        ------
        GolfError
            If ``now`` is not a number of seconds.
        """
        return self if self.running else replace(self, since=now)


def time_text(seconds: float) -> str:
    """Return a time as it stands on a clock; a second counts when it is full.

    Parameters
    ----------
    seconds : float
        Not less than 0.

    Returns
    -------
    str
        ``mm:ss``, and ``h:mm:ss`` from one hour on.

    Raises
    ------
    GolfError
        If it is not a number of seconds.

    Examples
    --------
    >>> time_text(0), time_text(59.9), time_text(754), time_text(3600)
    ('00:00', '00:59', '12:34', '1:00:00')
    """
    _check_time("seconds", seconds)
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute:02}:{second:02}"


def _check_seconds(place: str, value: object) -> None:
    # Not-a-number compares as False.
    if isinstance(value, bool) or not (isinstance(value, int | float) and abs(value) <= _MOST):
        raise GolfError(
            "not a number of seconds", text=str(value), place=place, expected="a number such as 12.5"
        )


def _check_time(place: str, value: float) -> None:
    _check_seconds(place, value)
    if value < 0:
        raise GolfError(
            "a time cannot be negative", text=str(value), place=place, expected="0 or more seconds"
        )
