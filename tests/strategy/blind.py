"""A player who sees the table but not the stock, to check measures against: the longest run first."""

from __future__ import annotations

import random
from statistics import mean

from golf_nb.engine import Draw, Move, Position


def longest_run(position: Position) -> int:
    """Give the most cards that can be played from here without a draw."""
    plays = [move for move in position.moves() if not isinstance(move, Draw)]
    return max((1 + longest_run(position.after(move)) for move in plays), default=0)


def choice(position: Position, chance: random.Random) -> Move:
    """Begin one of the longest runs; draw only when no card fits."""
    plays = [move for move in position.moves() if not isinstance(move, Draw)]
    if not plays:
        return Draw()
    runs = [longest_run(position.after(move)) for move in plays]
    return chance.choice([move for move, run in zip(plays, runs, strict=True) if run == max(runs)])


def strokes(position: Position, hands: int, seed: int) -> float:
    """Give the cards left on average over some hands of the same deal."""
    chance = random.Random(seed)
    left = []
    for _ in range(hands):
        end = position
        while end.moves():
            end = end.after(choice(end, chance))
        left.append(end.cards_left)
    return mean(left)


def rank_correlation(pairs: list[tuple[float, float]]) -> float:
    """Give Spearman's coefficient: 1 if both order alike, 0 if they have nothing to do with each other."""
    ranks = [ranked(list(values)) for values in zip(*pairs, strict=True)]
    middle = (len(pairs) - 1) / 2
    products = sum((first - middle) * (second - middle) for first, second in zip(*ranks, strict=True))
    spreads = [sum((rank - middle) ** 2 for rank in each) for each in ranks]
    return float(products / (spreads[0] * spreads[1]) ** 0.5)


def ranked(values: list[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]
