"""Exact answers about a hand whose cards are all known: the best score, a line that reaches it, what each move is worth.

Nothing here is told to a player who has not asked: the solver sees the stock.
"""

from golf_nb.solver.answers import Choice, Solution
from golf_nb.solver.solve import best_score, choices, least_left, solve

__all__ = ["Choice", "Solution", "best_score", "choices", "least_left", "solve"]
