from __future__ import annotations

import copy
import pickle

import pytest

from golf_nb.engine import GolfError, IllegalMoveError, Reason, Refusal


@pytest.mark.parametrize(
    "error, message",
    [
        (GolfError("no card"), "no card"),
        (GolfError("no card", place="waste"), "waste: no card"),
        (GolfError("not a card", text="1X"), '"1X": not a card'),
        (GolfError("not a card", text=""), '"": not a card'),
        (GolfError("not a card", text="1X", expected="a card"), '"1X": not a card; expected a card'),
        (GolfError("bad", text="x", place="line 3", expected="y"), 'line 3, "x": bad; expected y'),
    ],
)
def test_message(error: GolfError, message: str) -> None:
    assert str(error) == message


def test_attributes() -> None:
    error = GolfError("not a card", text="1X", place="line 3", expected="a card")
    assert (error.problem, error.text, error.place, error.expected) == (
        "not a card",
        "1X",
        "line 3",
        "a card",
    )
    assert isinstance(error, ValueError)


def test_long_input_is_cut_in_the_message_only() -> None:
    error = GolfError("too long", text="7" * 1000)
    assert error.text == "7" * 1000
    assert str(error) == '"' + "7" * 59 + '…": too long'


def test_at_fills_in_the_place() -> None:
    error = GolfError("not a card", text="1X", expected="a card")
    assert str(error.at("line 2")) == 'line 2, "1X": not a card; expected a card'
    assert error.place is None


def test_errors_can_be_copied_and_pickled() -> None:
    plain = GolfError("not a card", text="1X", place="line 3", expected="a card")
    refused = IllegalMoveError(Refusal(Reason.EMPTY_STOCK, "The stock is empty."))
    for clone in (copy.copy(plain), pickle.loads(pickle.dumps(plain))):  # noqa: S301
        assert str(clone) == str(plain)
    for clone in (copy.copy(refused), pickle.loads(pickle.dumps(refused))):  # noqa: S301
        assert (str(clone), clone.refusal) == ("The stock is empty.", refused.refusal)
