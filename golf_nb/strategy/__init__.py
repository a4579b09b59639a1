"""What the solver's answers mean for somebody who plays: hints step by step, and where a clear was lost.

Beside them stands a player who asks no solver and never sees the stock: always the longest run.

Pure: positions and answers go in, sentences and notes come out.
"""

from golf_nb.strategy.asking import best_line, par, sharpened, worth_of_each
from golf_nb.strategy.hints import Certainty, Hint, first_hint, hints
from golf_nb.strategy.longest_run import longest_run, play_longest_runs
from golf_nb.strategy.marks import line_in_words, path, worths
from golf_nb.strategy.verdict import Verdict, verdict

__all__ = [
    "Certainty",
    "Hint",
    "Verdict",
    "best_line",
    "first_hint",
    "hints",
    "line_in_words",
    "longest_run",
    "par",
    "path",
    "play_longest_runs",
    "sharpened",
    "verdict",
    "worth_of_each",
    "worths",
]
