"""How far a share that was counted can be from the true one."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""A normal value is closer than so many standard deviations to its mean in 95 of 100 cases."""


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float] | None:
    """Return Wilson's score interval for a share.

    It stays within 0 and 1 and makes sense also where none or all of few trials succeeded.

    Parameters
    ----------
    successes, trials : int
        How many there were.
    z : float
        How sure to be, in standard deviations; 95 % unless given.

    Returns
    -------
    tuple of float or None
        The lower and the upper end, as shares from 0 to 1; None without any trial.

    Examples
    --------
    >>> low, high = wilson(45, 100)
    >>> round(low, 4), round(high, 4)
    (0.3561, 0.5476)
    """
    if not trials:
        return None
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    # Rounding must not leave a wrong last digit beyond a certain end.
    low = 0.0 if successes == 0 else (middle - reach) / whole
    high = 1.0 if successes == trials else (middle + reach) / whole
    return low, high
