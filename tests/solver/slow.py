"""The plain solver: look at every position that could matter. For small positions, and to check others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from golf_nb.engine import Position, Scoring

if TYPE_CHECKING:
    from collections.abc import Iterator

DEFAULT_BUDGET: Final = 200_000


def best_score(position: Position, budget: int = DEFAULT_BUDGET) -> int | None:
    """Return the best score that the hand can still reach, whatever the rules.

    Parameters
    ----------
    position : Position
        Where the hand stands.
    budget : int
        How many different states to look at before giving up.

    Returns
    -------
    int or None
        The lowest score at the end of the hand; None, which says nothing about it, if the budget ran out.

    Examples
    --------
    >>> from golf_nb.engine import parse_board
    >>> board = '''
    ... Talon: 2C
    ... Foundations: 7D
    ... 7C 8S
    ... 6H
    ... '''
    >>> best_score(parse_board(board, partial=True))
    -1
    """
    bonus = position.rules.scoring is Scoring.BONUS
    return _lowest(_Search(position), budget, bonus=bonus)


def least_left(position: Position, budget: int = DEFAULT_BUDGET) -> int | None:
    """Return the fewest cards that can be left in the tableau at the end of the hand.

    Parameters
    ----------
    position : Position
        Where the hand stands.
    budget : int
        How many different states to look at before giving up.

    Returns
    -------
    int or None
        0 if the hand can be cleared; None, which says nothing about it, if the budget ran out.
    """
    return _lowest(_Search(position), budget, bonus=False)


class _State(NamedTuple):
    """All that matters for what comes next: the cards themselves follow from it."""

    heights: tuple[int, ...]
    waste: int
    stock: int


class _Search:
    """The moves of one hand, on states instead of cards."""

    def __init__(self, position: Position) -> None:
        self.start = _State(
            tuple(len(column) for column in position.columns), position.waste_top.rank, len(position.stock)
        )
        self._columns = [[card.rank for card in column] for column in position.columns]
        # With n cards left in the stock, the next one drawn has rank _stock[n - 1].
        self._stock = [card.rank for card in reversed(position.stock)]
        self._rules = position.rules

    def next_states(self, state: _State) -> Iterator[_State]:
        """Yield the state after every legal move; a finished hand has none."""
        heights, waste, stock = state
        fitting = self._rules.ranks_that_fit(waste)
        plays = 0
        for column, height in enumerate(heights):
            if height and (rank := self._columns[column][height - 1]) in fitting:
                plays += 1
                yield _State((*heights[:column], height - 1, *heights[column + 1 :]), rank, stock)
        if stock and any(heights) and not (plays and self._rules.compulsory):
            yield _State(heights, self._stock[stock - 1], stock - 1)


def _lowest(search: _Search, budget: int, *, bonus: bool) -> int | None:
    """Return the lowest score of all reachable ends of the hand."""
    seen = {search.start}
    waiting = [search.start]
    lowest: int | None = None
    while waiting:
        if len(seen) > budget:
            return None
        state = waiting.pop()
        # Nothing after a state scores less than a clear without another draw.
        bound = -state.stock if bonus else 0
        if lowest is not None and lowest <= bound:
            continue
        following = list(search.next_states(state))
        if not following:
            left = sum(state.heights)
            score = -state.stock if bonus and not left else left
            lowest = score if lowest is None else min(lowest, score)
        fresh = [other for other in following if other not in seen]
        seen.update(fresh)
        # The last one in is looked at first: plays before the draw, so that a clear is found early.
        waiting.extend(reversed(fresh))
    return lowest
