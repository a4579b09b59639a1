"""Hypothesis strategies for the game: rule sets, deals, positions in the middle of a hand, small positions."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st

from golf_nb.engine import FIRST, LAST, Game, KingRule, Position, Rules, Scoring, Undo, deal, pack

# How long an example takes says nothing about the game, and on a busy machine it says nothing at all.
settings.register_profile("golf", deadline=None)
settings.load_profile("golf")

LAYOUTS = ((7, 5, 1), (10, 5, 2), (9, 7, 2), (3, 4, 1), (1, 1, 1))


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Every axis by itself, with the layouts of the presets and two small ones."""
    columns, rows, packs = draw(st.sampled_from(LAYOUTS))
    return Rules(
        draw(st.sampled_from(KingRule)),
        draw(st.sampled_from(Scoring)),
        draw(st.sampled_from(Undo)),
        draw(st.booleans()),
        columns,
        rows,
        packs,
    )


@st.composite
def deals(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> Position:
    """Any numbered deal."""
    return deal(draw(st.integers(FIRST, LAST)), draw(rule_sets() if rules is None else rules))


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> Game:
    """A hand played on for a while with random legal moves."""
    start = draw(deals(rules))
    position, moves = start, []
    for choice in draw(st.lists(st.integers(0, 10**6), max_size=104)):
        legal = position.moves()
        if not legal:
            break
        # Plays come first: this way most choices are plays and hands get far into the tableau.
        move = legal[choice % len(legal)] if choice % 7 else legal[0]
        moves.append(move)
        position = position.after(move)
    return Game(start, moves)


@st.composite
def reachable_positions(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> Position:
    """A position that random legal moves lead to."""
    return draw(games(rules)).position


@st.composite
def partial_positions(draw: st.DrawFn, *, columns: int = 4, rows: int = 4, stock: int = 5) -> Position:
    """A small position of single cards: few columns, some short or empty, a stock and a waste of any length."""
    rules = Rules(
        draw(st.sampled_from(KingRule)),
        draw(st.sampled_from(Scoring)),
        compulsory=draw(st.booleans()),
        columns=columns,
        rows=rows,
    )
    heights = draw(st.lists(st.integers(0, rows), min_size=1, max_size=columns))
    stock_size, waste_size = draw(st.integers(0, stock)), draw(st.integers(1, 3))
    # Few ranks make long runs likely.
    lowest = draw(st.integers(1, 13))
    ring = [card for step in range(13) for card in pack() if card.rank == (lowest + step - 1) % 13 + 1]
    size = sum(heights) + stock_size + waste_size
    cards = draw(st.permutations(ring[: max(size, 16)]))
    piles = []
    for height in (*heights, stock_size, waste_size):
        piles.append(tuple(cards[:height]))
        cards = cards[height:]
    return Position(tuple(piles[:-2]), piles[-2], piles[-1], rules)
