"""Checks that a learner runs in a notebook: each says what it looked at, and a failing one gives nothing away.

No check raises an error on what a learner hands to it, so a notebook that nobody has answered runs to its end.
"""

from golf_nb.exercises.checks import Verdict, check_best_left, check_goal, check_playable

__all__ = ["Verdict", "check_best_left", "check_goal", "check_playable"]
