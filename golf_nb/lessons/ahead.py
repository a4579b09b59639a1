"""What can still happen on the way of a hand: cards that come free, and runs. A small search on plays and draws."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from golf_nb.lessons.goal import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.engine import Position
    from golf_nb.lessons.goal import Goal
    from golf_nb.lessons.judge import Judge
    from golf_nb.lessons.way import Way

MOST_NODES: Final = 8_000
"""How many different moments of a hand are looked at before the answer is "not known"."""
_REMEMBERED: Final = 4096

Node = tuple[tuple[int, ...], int, int]
"""The heights of the columns, how many cards were drawn, and the rank on the waste."""


class TooManyNodesError(Exception):
    """The hand is too large to look at all of it."""


def outlook(goal: Goal, way: Way, judge: Judge) -> int | None:
    """Return what can still be reached, in the goal's own measure.

    Parameters
    ----------
    goal : Goal
        The goal.
    way : Way
        Where the learner stands.
    judge : Judge
        What is known about the end of the hand.

    Returns
    -------
    int or None
        The best value if the goal cannot be reached any more; if it can, the best value or another one that the goal
        allows. None if that is not known.
    """
    if goal.reached(way):
        return goal.value(way)
    match goal.kind:
        case Kind.LEFT:
            return judge.best_left(way.position)
        case Kind.SCORE:
            return judge.best_score(way.position)
        case Kind.RUN:
            found = _longest_run(way.position, way.run, goal.number)
            return None if found is None else max(found, way.longest)
        case _:
            return _fewest_on(goal, way.position)


def par(goal: Goal, position: Position, judge: Judge) -> int | None:
    """Return the best value that a goal about the end of the hand could ask for.

    Parameters
    ----------
    goal : Goal
        The goal.
    position : Position
        The table as it was set.
    judge : Judge
        What is known about the end of the hand.

    Returns
    -------
    int or None
        None if it is not known, and for goals about the way.
    """
    if not goal.asks_for_the_best:
        return None
    return (judge.best_left if goal.kind is Kind.LEFT else judge.best_score)(position)


@lru_cache(_REMEMBERED)
def _longest_run(position: Position, run: int, enough: int) -> int | None:
    """Return the longest run from here on, the current one of `run` cards continued; one of `enough` will do."""
    hand = _Hand(position)
    best = 0
    try:
        for node in hand.nodes():
            best = max(best, hand.chain(node) + (run if node == hand.start else 0))
            if best >= enough:
                return best
    except TooManyNodesError:
        return None
    return best


@lru_cache(_REMEMBERED)
def _fewest_on(goal: Goal, position: Position) -> int | None:
    """Return the fewest cards that can come to lie on the card to expose."""
    column = next(index for index, cards in enumerate(position.columns) if goal.card in cards)
    below = len(position.columns[column]) - goal.covered(position)
    hand = _Hand(position, column)
    best = goal.covered(position)
    try:
        for heights, _, _ in hand.nodes():
            best = min(best, heights[column] - below)
            if best <= 0:
                return 0
    except TooManyNodesError:
        return None
    return best


@dataclass(slots=True)
class _Hand:
    """A hand by its ranks alone."""

    position: Position
    first: int = -1
    start: Node = field(init=False)
    _ranks: tuple[tuple[int, ...], ...] = field(init=False)
    _stock: tuple[int, ...] = field(init=False)
    _fits: dict[int, tuple[int, ...]] = field(init=False)
    _chains: dict[Node, int] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        position = self.position
        self._ranks = tuple(tuple(card.rank for card in column) for column in position.columns)
        self._stock = tuple(card.rank for card in position.stock)
        self._fits = {rank: position.rules.ranks_that_fit(rank) for rank in range(1, 14)}
        self.start = (tuple(map(len, self._ranks)), 0, position.waste_top.rank)

    def nodes(self) -> Iterator[Node]:
        """Give every moment that can be reached, each once; plays from the first column come first."""
        seen = {self.start}
        waiting = [self.start]
        while waiting:
            node = waiting.pop()
            yield node
            plays = list(self._plays(node))
            following = [after for _, after in plays]
            heights, drawn, _ = node
            if drawn < len(self._stock) and any(heights) and not (plays and self.position.rules.compulsory):
                following.insert(0, (heights, drawn + 1, self._stock[drawn]))
            # The last one is looked at next.
            following.sort(key=lambda after: self.first >= 0 and after[0][self.first] < heights[self.first])
            for after in following:
                if after not in seen:
                    if len(seen) == MOST_NODES:
                        raise TooManyNodesError
                    seen.add(after)
                    waiting.append(after)

    def chain(self, node: Node) -> int:
        """Return how many cards can be played in a row from a moment on."""
        known = self._chains.get(node)
        if known is None:
            if len(self._chains) == MOST_NODES:
                raise TooManyNodesError
            known = max((1 + self.chain(after) for _, after in self._plays(node)), default=0)
            self._chains[node] = known
        return known

    def _plays(self, node: Node) -> Iterator[tuple[int, Node]]:
        heights, drawn, waste = node
        fits = self._fits[waste]
        for column, height in enumerate(heights):
            if height and self._ranks[column][height - 1] in fits:
                after = (*heights[:column], height - 1, *heights[column + 1 :])
                yield column, (after, drawn, self._ranks[column][height - 1])
