"""Courses for tests: hands of given deals, and any course and scorecard that can be."""

from __future__ import annotations

from hypothesis import strategies as st

from golf_nb.engine import (
    FIRST,
    LAST,
    Course,
    Game,
    Hole,
    HoleState,
    Position,
    Rules,
    Scorecard,
    Scoring,
    deal,
)
from tests.strategies import rule_sets

# Deal 138 and deal 2, cleared under king-stops with six cards and with no card of the stock left.
CLEARS = {
    138: (
        "D draw B E C B draw D draw draw G F draw E draw C F E G draw F G A A C G E draw E A B D C draw C F "
        "draw D G D B A F B A"
    ),
    2: (
        "draw draw draw draw E draw B draw draw D E E D A B A draw A C draw E draw F G D C F draw draw F G "
        "G B C D F draw F draw G A E D B draw C B G draw A C"
    ),
}


def hole(number: int, score: int | None, state: str = "finished") -> Hole:
    """A hole of the course that starts with deal 138."""
    return Hole(number, 137 + number, score, state)  # type: ignore[arg-type]


def cleared(number: int) -> Position:
    """The end of a hand in which a deal was cleared."""
    return Game(deal(number), CLEARS[number].split()).position


def blocked(start: Position) -> Position:
    """The end of a hand in which nothing was played as long as there was a draw."""
    position = start
    while moves := position.moves():
        position = position.after(moves[-1])
    return position


def scores(rules: Rules, state: HoleState) -> st.SearchStrategy[int | None]:
    """Every score that a hole in a state can have."""
    most = rules.columns * rules.rows
    least = -(52 * rules.packs - most - 1) if rules.scoring is Scoring.BONUS else 0
    match state:
        case HoleState.OPEN:
            return st.none()
        case HoleState.FINISHED:
            return st.integers(least, most)
        case _:
            return st.integers(1, most)


@st.composite
def played(draw: st.DrawFn, course: Course) -> Course:
    """Any results on a course."""
    holes = []
    for number, dealt in enumerate(course.deals, start=1):
        state = draw(st.sampled_from(HoleState))
        holes.append(Hole(number, dealt, draw(scores(course.rules, state)), state))
    return Course(course.start, course.rules, course.length, holes)


@st.composite
def courses(draw: st.DrawFn) -> Course:
    """Any course, with nothing played."""
    presets = st.sampled_from([Rules.preset(name) for name in Rules.presets()])
    return Course(
        draw(st.integers(FIRST, LAST)), draw(st.one_of(presets, rule_sets())), draw(st.sampled_from([9, 18]))
    )


names = st.text(max_size=40).filter(
    lambda name: bool(name) and name.isprintable() and name == name.strip() and name[0] not in "=+-@"
)


@st.composite
def scorecards(draw: st.DrawFn, *, least: int = 0) -> Scorecard:
    """Any scorecard of a few players."""
    course = draw(courses())
    players = draw(st.lists(names, min_size=least, max_size=3, unique=True))
    return Scorecard(course, {name: draw(played(course)) for name in players})
