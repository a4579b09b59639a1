from __future__ import annotations

import pytest
from hypothesis import given

from golf_nb.engine import Course, GolfError, Rules, Scorecard, Standing, check_same, deal
from golf_nb.engine.standings import standings
from tests.engine.courses import blocked, cleared, hole, names, scorecards

COURSE = Course(138)
ANN = Course(138, played=[hole(1, 4), hole(2, -3), hole(3, 12, "conceded")])
BEN = Course(138, played=[hole(3, 1), hole(1, 2), hole(5, -4)])


def test_players_by_name() -> None:
    card = Scorecard(COURSE, {"Ann": ANN, "Ben": BEN})
    assert card.players == tuple(card) == ("Ann", "Ben")
    assert "Ben" in card
    assert "Cem" not in card
    assert (card["Ann"], card["Ben"], card.course) == (ANN, BEN, COURSE)
    assert Scorecard(ANN, ["Ann", "Ben"]) == Scorecard(COURSE, {"Ann": COURSE, "Ben": COURSE})
    assert Scorecard(COURSE, {"Ann": ANN}).with_player("Ben", BEN) == card
    assert Scorecard(COURSE).with_player("Ann")["Ann"] == COURSE


def test_hands_are_written_down() -> None:
    start = Scorecard(COURSE, ["Ann", "Ben"])
    card = start.record("Ann", 1, cleared(138)).concede("Ben", 1, deal(138))
    card = card.record("Ben", 2, blocked(deal(139)))
    assert (card["Ann"].total, card["Ann"].next_hole) == (-6, 2)
    assert [one.text for one in card["Ben"].holes[:3]] == ["+35c", card["Ben"].holes[1].text, "·"]
    assert card.reopen("Ann", 1).reopen("Ben", 1).reopen("Ben", 2) == start
    assert start["Ann"] == COURSE
    with pytest.raises(GolfError, match="hole 1: the hole counts already"):
        card.record("Ann", 1, cleared(138))


@pytest.mark.parametrize(
    "name", ["", " Ann", "Ann ", "A\nn", "A\tn", "\x00", "x" * 41, "=1+1", "+Ann", "-Ann", "@Ann"]
)
def test_what_is_no_name(name: str) -> None:
    expected = "1 to 40 printing characters, without spaces around them, not =+-@ first"
    for make in (lambda: Scorecard(COURSE, [name]), lambda: Scorecard(COURSE).with_player(name)):
        with pytest.raises(GolfError) as caught:
            make()
        assert str(caught.value) == f'player, "{name}": not a name; expected {expected}'


@given(names)
def test_any_other_name(name: str) -> None:
    assert Scorecard(COURSE, [name]).players == (name,)


def test_who_is_not_there_and_who_is_there_twice() -> None:
    with pytest.raises(GolfError, match='player, "Cem": no such player; expected one of Ann, Ben'):
        Scorecard(COURSE, ["Ann", "Ben"])["Cem"]
    with pytest.raises(GolfError, match='player, "Cem": no such player; expected a player of this scorecard'):
        Scorecard(COURSE).record("Cem", 1, cleared(138))
    with pytest.raises(GolfError, match='player, "Ann": the name is there twice; expected it once'):
        Scorecard(COURSE, ["Ann", "Ann"])
    with pytest.raises(GolfError, match='player, "Ann": the name is there twice; expected a new name'):
        Scorecard(COURSE, ["Ann"]).with_player("Ann")


# ------------------------------------------------------------------------------------------- what may be compared


@pytest.mark.parametrize(
    "other, problem",
    [
        (Course(138, "classic"), "kings queen, not stop; scoring strokes, not bonus"),
        (Course(138, "compulsory"), "scoring strokes, not bonus; compulsory True, not False"),
        (Course(138, Rules.preset("king-stops").replace(undo="none")), "undo none, not unlimited"),
        (Course(138, "double"), "scoring strokes, not bonus; columns 10, not 7; packs 2, not 1"),
        (Course(139), "deals from 139 on, not from 138"),
        (Course(138, "king-stops", 18), "18 holes, not 9"),
    ],
)
def test_other_deals_and_rules_are_not_compared(other: Course, problem: str) -> None:
    message = f'"{other.code}": not the same course: {problem}; expected C9-138-king-stops'
    with pytest.raises(GolfError) as caught:
        check_same(COURSE, other)
    assert str(caught.value) == message
    with pytest.raises(GolfError) as caught:
        Scorecard(COURSE, {"Ann": ANN, "Ben": other})
    assert str(caught.value) == f"player Ben, {message}"


def test_rules_are_compared_as_values() -> None:
    one, other = Course(5, "king-to-ace"), Course(5, "putt-putt").concede(1, deal(5, "putt-putt"))
    check_same(one, other)
    card = Scorecard(one, {"Ann": one, "Ben": other})
    assert card["Ben"].total == 35
    assert card["Ben"].rules.name == card.course.rules.name == "king-to-ace"


def test_only_holes_that_all_have_played_are_compared() -> None:
    card = Scorecard(COURSE, {"Ann": ANN, "Ben": BEN, "Cem": COURSE})
    assert card.standings() == ()
    assert card.standings(["Ann", "Ben"]) == (Standing(1, "Ben", 3, 2), Standing(2, "Ann", 16, 2))
    assert card.standings(["Ben"]) == (Standing(1, "Ben", -1, 3),)
    assert card.standings([]) == Scorecard(COURSE).standings() == ()
    with pytest.raises(GolfError, match="no such player"):
        card.standings(["Dan"])


def test_courses_without_a_scorecard_are_compared_as_strictly() -> None:
    assert standings({"Ann": ANN, "Ben": BEN}) == Scorecard(COURSE, {"Ann": ANN, "Ben": BEN}).standings()
    with pytest.raises(
        GolfError, match='player Ben, "C9-138-classic": not the same course: kings queen, not stop'
    ):
        standings({"Ann": ANN, "Ben": Course(138, "classic")})


def test_equal_totals_share_a_place() -> None:
    scores = {"Ann": 5, "Ben": 2, "Cem": 5, "Dan": 7}
    card = Scorecard(COURSE, {name: Course(138, played=[hole(1, score)]) for name, score in scores.items()})
    assert [(standing.place, standing.player) for standing in card.standings()] == [
        (1, "Ben"), (2, "Ann"), (2, "Cem"), (4, "Dan")
    ]  # fmt: skip


def test_a_clear_ranks_before_every_blocked_hand() -> None:
    card = Scorecard(
        COURSE, {"Ann": Course(138, played=[hole(1, 1)]), "Ben": Course(138, played=[hole(1, 0)])}
    )
    assert [standing.player for standing in card.standings()] == ["Ben", "Ann"]


@given(scorecards())
def test_standings_are_fair(card: Scorecard) -> None:
    table = card.standings()
    assert [standing.place for standing in table] == sorted(standing.place for standing in table)
    shared = [
        number
        for number in range(card.course.length)
        if all(card[name].holes[number].counts for name in card.players)
    ]
    assert {standing.player for standing in table} == (set(card.players) if shared else set())
    for standing in table:
        scores = [card[standing.player].holes[number].score for number in shared]
        assert standing.total == sum(score for score in scores if score is not None)
        assert standing.over == len(shared)
        assert standing.place == 1 + sum(other.total < standing.total for other in table)
