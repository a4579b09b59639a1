"""A course played from code and by its buttons, with a store of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from ipywidgets.widgets.widget import _instances

from golf_nb.engine import Draw, Game, GolfError, Outcome, Position, use_language
from golf_nb.records import Store
from golf_nb.widget.course import Course

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.temporary() as store:
        yield store


def course(store: Store, **options: Any) -> Course:
    return Course(9, 24, store=store, **options)


def play_out(course: Course) -> Position:
    """Play the hand on the table to its end: whatever fits, else a draw."""
    while course.table.position.outcome is Outcome.PLAYING:
        move = course.table.position.moves()[0]
        if isinstance(move, Draw):
            course.table.draw()
        else:
            course.table.play(move)
    return course.table.position


def states(course: Course) -> str:
    """Return the states of the first two holes of the player whose turn it is."""
    return " ".join(hole.state for hole in course.card[course.player].holes[:2])


def test_a_new_course(store: Store) -> None:
    new = course(store)
    assert (new.plan.code, new.player, new.hole, new.total) == ("C9-24-king-stops", "You", 1, 0)
    assert new.table.number == 24
    assert "hole │  1 │" in repr(new)
    new.close()


def test_a_hole_counts_when_its_hand_is_over(store: Store) -> None:
    one = course(store)
    end = play_out(one)
    assert one.card["You"].holes[0].score == end.score == one.total
    one.next_hole()
    assert (one.hole, one.table.number, one.table.position.cards_left) == (2, 25, 35)
    assert states(one) == "finished open"
    assert one.errors == []
    one.close()


def test_a_hole_whose_last_move_is_taken_back_is_open_again(store: Store) -> None:
    one = course(store)
    play_out(one)
    one.table.undo()
    assert states(one) == "open open"
    one.table.redo()
    assert states(one) == "finished open"
    one.table.restart()
    assert states(one) == "open open"
    one.close()


def test_a_conceded_hole_stays_conceded_until_it_begins_again(store: Store) -> None:
    one = course(store)
    one.table.play("A")
    one.concede()
    assert one.card["You"].holes[0].text == "+34c"
    assert one.table.message == "Hole 1 is conceded and counts +34c."
    one.table.draw()
    assert one.total == 34
    one.concede()
    assert one.table.message == "This hole counts already. Restart plays it again."
    one.table.restart()
    assert one.total == 0
    one.close()


def test_players_do_not_share_a_hand(store: Store) -> None:
    two = course(store, players=["Ann", "Ben"])
    two.table.play("A")
    two.player = "Ben"
    assert two.table.position.cards_left == 35
    two.table.play("E")
    two.player = "Ann"
    assert [str(move) for move in two.table.game.history] == ["A"]
    two.add_player("Cy")
    assert (two.card.players, two.player) == (("Ann", "Ben", "Cy"), "Cy")
    two.close()


def test_other_players_on_the_card_do_not_take_the_turn(store: Store) -> None:
    others = course(store, players=["Cleo", "Ann", "Ben"], resume=False).card.to_json()
    mine = course(store, players=["Ann", "Ben"], resume=False)
    mine.player = "Ben"
    mine.load(others)
    assert (mine.player, mine.card.players) == ("Ben", ("Cleo", "Ann", "Ben"))
    assert mine._controls._who.value == "Ben"
    mine._controls._who.value = "Ann"
    assert mine.player == "Ann"


def test_all_comes_back_from_the_store(store: Store) -> None:
    before = course(store)
    play_out(before)
    before.next_hole()
    before.table.draw()
    total = before.total
    before.close()
    after = course(store)
    assert (after.total, after.hole, len(after.table.game.history)) == (total, 2, 1)
    after.close()
    again = course(store, resume=False)
    assert (again.total, again.hole) == (0, 1)
    again.close()


def test_without_names_those_go_on_who_have_been_playing(store: Store) -> None:
    before = course(store, players=["Ann", "Ben"])
    before.concede()
    before.close()
    after = course(store)
    assert (after.card.players, after.player, after.total) == (("Ann", "Ben"), "Ann", 35)
    after.close()


def test_a_course_in_german(store: Store) -> None:
    english = course(store)
    english.concede()
    english.close()
    use_language("de")
    same = course(store)
    assert (same.card.players, same.total) == (("You",), 35)
    assert "<caption>Platz C9-24-king-stops</caption>" in same._sheet.value
    same.concede()
    assert same.table.message == "Dieses Loch zählt schon. Mit „Neu beginnen“ spielst du es noch einmal."
    same.close()
    other = course(store, resume=False)
    assert other.player == "Du"
    assert repr(other).startswith("Course(C9-24-king-stops), Loch 1\n")
    other.concede()
    assert other.table.message == "Loch 1 ist aufgegeben und zählt +35c."
    assert [getattr(each, "description", "") for each in other._controls.widget.children[:4]] == [
        "Loch", "Nächstes offenes Loch", "Aufgeben", "Spieler",
    ]  # fmt: skip
    other.close()


def test_a_course_that_is_over_says_so(store: Store) -> None:
    one = course(store)
    for _ in range(9):
        one.concede()
        one.next_hole()
    assert one.table.message.startswith("Every hole counts.")
    assert one.total == 9 * 35
    one.close()


def test_export_and_import(store: Store) -> None:
    one = course(store)
    one.concede()
    text, table = one.to_json(), one.to_csv()
    other = course(store, resume=False)
    other.load(text)
    assert other.total == 35
    other.load(table)
    assert other.total == 35
    with pytest.raises(GolfError):
        other.load("{}")
    elsewhere = Course(9, 25, store=store)
    with pytest.raises(GolfError):
        elsewhere.load(text)
    for each in (one, other, elsewhere):
        each.close()


@pytest.mark.parametrize(
    "options",
    [
        {"holes": 10},
        {"start": 0},
        {"start": "C9-x"},
        {"rules": "none"},
        {"players": []},
        {"players": ["A", "A"]},
    ],
)
def test_bad_input_makes_no_widget(options: dict[str, Any], store: Store) -> None:
    before = len(_instances)
    with pytest.raises(GolfError):
        Course(**{"holes": 9, "start": 24, "store": store, **options})
    assert len(_instances) == before


def test_closing_leaves_nothing_open(store: Store) -> None:
    first = course(store)
    first.close()
    before = len(_instances)
    one = course(store, resume=False)
    one.close()
    one.close()
    assert len(_instances) == before


def test_the_table_of_a_course_offers_no_other_deals(store: Store) -> None:
    one = course(store)
    labels = [drawer.button.description for drawer in one.table._drawers]
    assert labels == ["Look", "Rules in words"]
    assert isinstance(one.table.game, Game)
    one.close()
