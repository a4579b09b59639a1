"""Solvers: what a hand can still score when every card is known."""
