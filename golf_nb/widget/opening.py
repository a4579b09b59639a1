"""What a table can begin with."""

from __future__ import annotations

from golf_nb.engine import Game, GolfError, Position, Rules, as_rules, deal, random_number


def opening(start: int | Position | Game | None, rules: Rules | str | None) -> tuple[Game, str]:
    """Return the game to begin with, and what its cards are called.

    Parameters
    ----------
    start
        A deal number, a position, a game to go on with, or None for a deal that the system picks.
    rules
        The rule set; None is ``king-stops`` for a deal number, and otherwise the rules that the start has.

    Raises
    ------
    GolfError
        If the number or the rules do not exist, or a game is to go on under other rules.
    """
    if isinstance(start, Game):
        if rules is not None and as_rules(rules) != start.start.rules:
            raise GolfError(
                "a game keeps the rules it was played under",
                text=as_rules(rules).label,
                expected=f"{start.start.rules.label}, or a position to begin with",
            )
        return start, "Game"
    if isinstance(start, Position):
        position = start
        if rules is not None:
            position = Position(start.columns, start.stock, start.waste, as_rules(rules))
        return Game(position), "Position"
    number = random_number() if start is None else start
    return Game(deal(number, "king-stops" if rules is None else rules)), f"Deal {number}"
