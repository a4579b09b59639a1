"""What the solver's answers mean for somebody who plays: hints step by step, and where a clear was lost.

Pure: positions and answers go in, sentences and notes come out.
"""

from golf_nb.strategy.asking import best_line, par, sharpened, worth_of_each
from golf_nb.strategy.hints import Certainty, Hint, first_hint, hints
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
    "par",
    "path",
    "sharpened",
    "verdict",
    "worth_of_each",
    "worths",
]
