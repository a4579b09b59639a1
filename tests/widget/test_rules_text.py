from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import KingRule, Rules, Scoring, Undo, rulebook
from tests.widget.driver import plain_text

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.driver import Person

ODD = Rules(KingRule.WRAP, Scoring.BONUS, Undo.NONE, compulsory=True, columns=3, rows=4)


def text(person: Person) -> str:
    panel = person.table._drawers[2].place.children[0]
    assert "golf-rules" in panel._dom_classes
    return plain_text(panel.value)


def expected(rules: Rules) -> str:
    return "".join(f"{rule.topic}{rule.text}\n" for rule in rulebook(rules))


@pytest.mark.parametrize("rules", [*Rules.presets(), ODD], ids=str)
def test_the_rules_of_the_hand_in_words(seat: Seat, rules: Rules | str) -> None:
    person = seat(24, rules=rules)
    person.open("Rules in words")
    assert text(person) == expected(person.table.rules)


def test_the_words_follow_the_rules(seat: Seat) -> None:
    person = seat(24)
    person.open("Rules in words")
    for rules in ("double", ODD, "putt-putt", "king-stops"):
        person.table.under(rules)
        assert text(person) == expected(person.table.rules)
    person.button("Rules in words").value = False
    person.table.under("record")
    person.open("Rules in words")
    assert text(person) == expected(Rules.preset("record"))
