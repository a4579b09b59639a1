"""The table as code sees it: moves, messages, status, other hands, bad input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from ipywidgets import HTML

from golf_nb.engine import Draw, GolfError, Play, Reason, Rules, deal, parse_board
from golf_nb.scene import build, describe
from golf_nb.widget import Table
from tests.scene import boards
from tests.widget import sentences
from tests.widget.driver import everything, status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.driver import Person
    from tests.widget.wire import Wire

LAST_CARD = parse_board("Talon: 2C 3C\nFoundations: 7D\n8S\n-", partial=True)
LAST_DRAW = parse_board("Talon: 2C\nFoundations: 7D\nKH 8S\n9D", partial=True)


def reason(table: Table, act: str, *arguments: Any) -> Reason | None:
    refusal = getattr(table, act)(*arguments)
    return None if refusal is None else refusal.reason


@pytest.mark.parametrize("column", ["A", "a", 0, Play(0)])
def test_play(seat: Seat, column: Any) -> None:
    table = seat(24).table
    assert table.play(column) is None
    assert table.game.history == (Play(0),)
    assert table.position == deal(24).after("A")


def test_a_refusal_is_returned_and_shown(seat: Seat) -> None:
    person = seat(24)
    refusal = person.table.play("C")
    assert refusal is not None
    assert refusal.reason is Reason.TOO_FAR
    assert person.message == refusal.sentence == "A♦ does not fit J♥: a 10 or a queen would."
    assert person.table.position == deal(24)


def test_refusals_of_every_method(seat: Seat) -> None:
    table = seat(24).table
    assert reason(table, "undo") is Reason.NOTHING_TO_UNDO
    assert reason(table, "redo") is Reason.NOTHING_TO_REDO
    assert reason(table, "play", 9) is Reason.NO_SUCH_COLUMN
    assert reason(table, "restart") is None
    assert reason(seat(boards.BLOCKED).table, "draw") is Reason.HAND_OVER
    assert reason(seat(boards.MICRO).table, "play", "C") is Reason.EMPTY_COLUMN
    table = seat(24, rules="record").table
    assert table.draw() is None
    assert reason(table, "undo") is Reason.DRAW_STAYS
    assert (
        reason(seat(24, rules=Rules.preset("classic").replace(undo="none")).table, "undo") is Reason.NO_UNDO
    )
    assert reason(seat(24, rules="compulsory").table, "draw") is Reason.MUST_PLAY


@pytest.mark.parametrize("column", ["Z", "", "draw", Draw(), None, 1.5, True, ["A"]])
def test_what_is_no_column(seat: Seat, column: Any) -> None:
    table = seat(24).table
    with pytest.raises(GolfError):
        table.play(column)
    assert table.position == deal(24)
    assert table.errors == []


def test_every_reading_is_right_at_once(seat: Seat) -> None:
    person = seat(LAST_DRAW)
    act = person.table
    blocked = (
        "The hand is over. +2: blocked with 2 cards left in the tableau. Your first result for this deal"
    )
    for step, left, stock, message in [
        (lambda: act.play("A"), 2, 1, "8♠ went onto 7♦. K♥ is exposed now."),
        (
            act.draw,
            2,
            0,
            f"You drew 2♣; 0 cards left in the stock. {blocked}: your best under these rules is +2.",
        ),
        (act.undo, 2, 1, "The draw is taken back; 1 card in the stock again."),
        (act.undo, 3, 1, "8♠ is back in column A."),
        (act.redo, 2, 1, "8♠ went onto 7♦. K♥ is exposed now."),
        (lambda: act.play("B"), 1, 1, "9♦ went onto 8♠. Column B is empty now."),
        (act.restart, 3, 1, sentences.RESTARTED),
        (act.undo, 3, 1, "There is nothing to undo: no move has been made."),
        (act.redo, 3, 1, "There is nothing to redo: no move has been taken back."),
    ]:
        step()
        score = "Score now" if stock else "Final score"
        assert person.status == f"Own board · Cards left {left} · Stock {stock} · {score} +{left}"
        assert person.message.startswith(message)
        assert person.label == describe(act.position)


def test_a_clear_is_told(seat: Seat) -> None:
    person = seat(LAST_CARD)
    person.table.play("A")
    assert person.message == (
        "8♠ went onto 7♦. Column A is empty now. The hand is over. −2: cleared with 2 stock cards unused. "
        "Your first clear of this deal in 0 s: your best under these rules is −2."
    )
    assert person.status == "Own board · Cards left 0 · Stock 2 · Final score −2"
    assert 'class="golf-strong"' in person.table._message.widget.value
    person.table.undo()
    assert person.status == "Own board · Cards left 1 · Stock 2 · Score now +1"


def test_a_restart_is_the_same_deal(seat: Seat) -> None:
    table = seat(1).table
    for _ in range(10):
        table.try_move(table.position.moves()[0])
    table.restart()
    assert table.position == deal(1)
    assert str(table.position.waste_top) == "10♥"
    assert " ".join(str(card) for card in table.position.exposed) == "4♥ A♣ 4♦ 7♠ 3♠ 10♦ 4♠"


def test_a_restart_from_code_takes_the_question_back(seat: Seat) -> None:
    person = seat(24)
    person.key("r")
    assert person.is_asked()
    person.table.restart()
    assert not person.is_asked()
    assert person.message == sentences.RESTARTED


# Marks, words, pictures.


def test_marks_can_be_switched(seat: Seat, wire: Wire) -> None:
    person = seat(24)
    assert person.table.marks
    marked, plain = build(deal(24), playable=True), build(deal(24))
    assert person.table._board._scene == marked
    person.table.marks = False
    assert person.table._board._scene == plain
    assert wire.one().pauses == []
    person.button("Show what fits").value = True
    assert person.table.marks
    assert person.table._board._scene == marked
    assert wire.one().pauses == []
    assert not seat(24, marks=False).table.marks


def test_marks_follow_every_move(seat: Seat) -> None:
    person = seat(24)
    for column in ("A", "draw", "draw"):
        person.table.try_move(Draw() if column == "draw" else Play(0))
        assert person.table._board._scene == build(
            person.table.position, layout=person.table._layout, playable=True
        )


def test_a_table_in_words(seat: Seat) -> None:
    table = seat(24).table
    assert repr(table) == "Table(Deal 24, rules='king-stops'): 35 cards left"
    table.play("A")
    assert repr(table) == "Table(Deal 24, rules='king-stops'): 34 cards left"
    assert repr(seat(boards.MICRO).table) == "Table(Own board, rules='king-stops'): 6 cards left"


def test_a_picture_of_a_table(seat: Seat) -> None:
    table = seat(24, theme="dark", deck="four").table
    table.play("A")
    shown = table.picture()
    assert (shown.theme, shown.deck) == ("dark", "four")
    assert shown.scene == build(deal(24).after("A"))
    assert repr(shown) == describe(deal(24).after("A"))


def test_two_tables_do_not_share_anything(seat: Seat, wire: Wire) -> None:
    one, other = seat(24), seat(24)
    one.click("A")
    assert other.table.position == deal(24)
    assert other.message == sentences.WELCOME
    assert wire.one().manager is one.table._board.stage._manager
    assert one.table._board.stage._manager is not other.table._board.stage._manager


# Faults.


def broken(*_: object, **__: object) -> None:
    raise RuntimeError("out of order <b>&")


def test_an_error_in_a_callback_is_shown_kept_and_raised(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    person = seat(24)
    monkeypatch.setattr(Table, "undo", broken)
    for act in (lambda: person.press("Undo"), lambda: person.key("z")):
        with pytest.raises(RuntimeError):
            act()
        assert person.message == (
            "Something went wrong in the table: RuntimeError: out of order <b>&. Please report it."
        )
    assert [str(error) for error in person.table.errors] == ["out of order <b>&"] * 2
    # The table goes on.
    person.click("A")
    assert person.message == "10♣ went onto J♥. K♥ is exposed now."


def test_an_error_of_code_is_raised_and_nothing_else(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    person = seat(24)
    monkeypatch.setattr("golf_nb.widget.stage.Painter.paint", broken)
    with pytest.raises(RuntimeError):
        person.table.play("A")
    assert person.table.errors == []
    assert person.status == status_of("Deal 24", deal(24).after("A"))


def test_whatever_looks_like_markup_is_shown_as_text(seat: Seat) -> None:
    person = seat(24)
    nasty = '<script>alert("x")</script><img src=x onerror=alert(1)>'
    person.table.say(nasty)
    person.table._record = nasty
    person.table._show()
    assert person.message == nasty
    assert person.record == nasty
    for drawer in ("Deal and rules", "Look", "Rules in words"):
        person.open(drawer)
    person.paste(nasty)
    assert "<script>" in person.message
    for widget in everything(person.table):
        value = widget.value if isinstance(widget, HTML) else ""
        if not value.startswith("<style>"):
            assert "<script" not in value
            assert "<img" not in value


def undone(person: Person) -> int:
    count = 0
    while person.table.undo() is None:
        count += 1
    return count


def test_a_long_hand_can_be_taken_back_to_the_opening(seat: Seat) -> None:
    person = seat(24, motion=False)
    while legal := person.table.position.moves():
        person.table.try_move(legal[0])
    made = len(person.table.game.history)
    assert undone(person) == made
    assert person.table.position == deal(24)
    assert person.status == status_of("Deal 24", deal(24))
