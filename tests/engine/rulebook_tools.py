"""What the checks of the rule book play with: hands of chance, small tables, and a register of checks."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random
from typing import Final

from golf_nb.engine import Card, Game, Position, Rules, Suit, deal

Check = Callable[..., None]
CHECKS: Final[dict[str, Check]] = {}


def sentence(pattern: str) -> Callable[[Check], Check]:
    """Register a check of the sentences that a pattern matches; its groups are handed to the check."""

    def register(check: Check) -> Check:
        assert pattern not in CHECKS
        CHECKS[pattern] = check
        return check

    return register


def matches(text: str) -> list[tuple[Check, tuple[str, ...]]]:
    """The checks of a sentence, each with what the pattern took out of it."""
    found = ((check, re.fullmatch(pattern, text)) for pattern, check in CHECKS.items())
    return [(check, match.groups()) for check, match in found if match]


@cache
def hands(rules: Rules) -> tuple[Game, ...]:
    """Whole hands of chance, one of them without a draw as long as a card fits."""
    played = []
    for number in (1, 2, 3):
        chance = Random(number)
        position, moves = deal(number, rules), []
        while legal := position.moves():
            move = legal[0] if number == 1 else chance.choice(legal)
            moves.append(move)
            position = position.after(move)
        played.append(Game(deal(number, rules), moves))
    return tuple(played)


@cache
def passed(rules: Rules) -> tuple[Position, ...]:
    """Every position of those hands."""
    positions = []
    for game in hands(rules):
        positions.append(game.start)
        for move in game.moves:
            positions.append(positions[-1].after(move))
    return tuple(positions)


def board(rules: Rules, waste: str, exposed: str, stock: str = "") -> Position:
    """A table with one card in its only column, or none."""
    cards = tuple(Card.parse(code) for code in stock.split())
    column = (Card.parse(exposed),) if exposed else ()
    return Position((column,), cards, (Card.parse(waste),), rules)


def fits(rules: Rules, rank: int, waste: int) -> bool:
    """Whether the engine lets a rank be played on another, asked for all suits at once."""
    answers = {
        Position(((Card(rank, one),),), (), (Card(waste, other),), rules).refusal("A") is None
        for one, other in product(Suit, Suit)
        if (rank, one) != (waste, other)
    }
    assert len(answers) == 1
    return answers.pop()


def fitting(rules: Rules, waste: int) -> set[int]:
    return {rank for rank in range(1, 14) if fits(rules, rank, waste)}
