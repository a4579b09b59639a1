"""Every sentence of every rule book is tried out on the engine.

A sentence that no check knows, or that two know, is a failure. So is a check that would also pass under rules whose
book does not have its sentence.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import GolfError, KingRule, Rule, Rules, Scoring, Undo, rulebook
from tests.engine import rulebook_hands, rulebook_plays
from tests.engine.rulebook_tools import CHECKS, matches

if TYPE_CHECKING:
    from collections.abc import Iterator

PRESETS = [Rules.preset(name) for name in Rules.presets()]
STOPS = PRESETS[0]
# Each of these is tried with other numbers of columns and rows.
LAYOUTS = (STOPS, Rules.preset("double"))
TOPICS = ["Layout", "Plays", "Kings and aces", "Draws", "End", "Score", "Undo", "Restart"]


def changed(rules: Rules) -> Iterator[Rules]:
    """Every rule set that differs from another along one axis."""
    axes = {"kings": KingRule, "scoring": Scoring, "undo": Undo, "compulsory": (False, True), "packs": (1, 2)}
    for name, values in axes.items():
        for value in values:
            if name != "packs" or rules.columns * rules.rows < 52 * int(value):
                yield rules.replace(**{name: value})
    if rules not in LAYOUTS:
        return
    most = 52 * rules.packs - 1
    yield from (rules.replace(columns=columns) for columns in range(1, 11) if columns * rules.rows <= most)
    yield from (rules.replace(rows=rows) for rows in range(1, most // rules.columns + 1))


SMALL = [STOPS.replace(columns=columns, rows=rows) for columns, rows in ((1, 1), (1, 50), (3, 17))]
NO_STOCK = [SMALL[-1].replace(kings=kings, compulsory=True) for kings in KingRule]
RULE_SETS = dict.fromkeys(
    [*PRESETS, *(one for rules in PRESETS for one in changed(rules)), *SMALL, *NO_STOCK]
)


def sentences(rules: Rules) -> list[str]:
    return [text for rule in rulebook(rules) for text in re.split(r"(?<=\.) (?=[A-Z])", rule.text)]


EVERY_SENTENCE = dict.fromkeys(text for rules in RULE_SETS for text in sentences(rules))


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name or rules.in_words)
def test_every_sentence_is_true(rules: Rules) -> None:
    for text in sentences(rules):
        (found,) = matches(text)
        check, groups = found
        check(rules, *groups)


def test_every_check_is_of_a_sentence() -> None:
    used = {check for text in EVERY_SENTENCE for check, _ in matches(text)}
    assert used == set(CHECKS.values())
    assert {check.__module__ for check in used} == {rulebook_hands.__name__, rulebook_plays.__name__}


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_a_sentence_of_other_rules_is_not_true(rules: Rules) -> None:
    for text in EVERY_SENTENCE.keys() - set(sentences(rules)):
        for check, groups in matches(text):
            with pytest.raises(AssertionError):
                check(rules, *groups)


def test_rules_that_differ_have_different_books() -> None:
    # Without a stock it makes no difference when one may draw.
    some = [rules for rules in RULE_SETS if not (rules in NO_STOCK and rules.compulsory)]
    assert len({rulebook(rules) for rules in some}) == len(some)
    assert rulebook("king-to-ace") == rulebook("putt-putt")
    assert rulebook() == rulebook("king-stops") == rulebook(STOPS)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name or rules.in_words)
def test_the_form_of_a_book(rules: Rules) -> None:
    book = rulebook(rules)
    assert [rule.topic for rule in book] == TOPICS
    texts = sentences(rules)
    assert len(texts) == len(set(texts))
    for text in texts:
        assert re.fullmatch(r"[A-Z].*\.", text)
        assert len(text.split()) <= 25


def test_one_book_as_it_is_read() -> None:
    assert rulebook("record")[:1] + rulebook("record")[2:4] == (
        Rule(
            "Layout",
            (
                "The game is played with one pack of 52 cards. The tableau has 7 columns of 5 cards, face up. "
                "One more card starts the waste. The other 16 cards are the stock and lie face down."
            ),
        ),
        Rule(
            "Kings and aces",
            (
                "On a king only a queen fits. On an ace only a 2 fits. "
                "A king fits only on a queen, and an ace only on a 2."
            ),
        ),
        Rule(
            "Draws",
            (
                "A draw turns the next card of the stock onto the waste, whether it fits or not. "
                "You may draw as long as the hand goes on and stock is left, even if a card fits. "
                "The stock is used once, and the waste is never turned over to draw from again. "
                "When the stock is empty, you play on as long as a card fits."
            ),
        ),
    )


def test_no_such_rules() -> None:
    with pytest.raises(GolfError, match='"nope": no such rule set'):
        rulebook("nope")
