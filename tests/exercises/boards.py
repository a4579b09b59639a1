"""Small tables, for the tests of the checks."""

import golf_nb as golf


def board(text: str, rules: str = "king-stops") -> golf.Position:
    return golf.parse_board(text, rules, partial=True)


CHAIN = board("Foundations: 7D\n7C 8S\n6H")
ONE_STAYS = board("Foundations: 10H\n7C 8D\n6C 9C\n9H")
WITH_STOCK = board("Talon: 2C 5D\nFoundations: 7D\n6C")
KING = board("Foundations: KD\nQS\nKH")
ROUND = board("Talon: 5C\nFoundations: 7D\n7C 8S\n6H")
