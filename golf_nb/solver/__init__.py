"""Exact answers about a hand whose cards are all known: its best score, how to reach it, the worth of each move.

Nothing here is told to a player who has not asked: the solver sees the stock.
"""

from golf_nb.solver.answers import Choice, Solution
from golf_nb.solver.solve import best_score, choices, least_left, solve

__all__ = ["Choice", "Solution", "best_score", "choices", "least_left", "solve"]
