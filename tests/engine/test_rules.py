from __future__ import annotations

import pytest
from hypothesis import given

from golf_nb.engine import Card, GolfError, KingRule, Rules, Scoring, Undo, pack
from tests.strategies import rule_sets


def test_texts_become_members() -> None:
    rules = Rules("wrap", "bonus", "none")  # type: ignore[arg-type]
    assert rules == Rules(KingRule.WRAP, Scoring.BONUS, Undo.NONE)
    assert type(rules.kings) is KingRule
    assert type(rules.scoring) is Scoring
    assert type(rules.undo) is Undo


def test_names_do_not_make_rules_different() -> None:
    assert Rules.preset("putt-putt") == Rules.preset("king-to-ace")
    assert len({Rules.preset(name) for name in Rules.presets()}) == 8


@pytest.mark.parametrize(
    "changes, message",
    [
        ({"kings": "never"}, 'kings, "never": no such rule; expected stop, queen or wrap'),
        ({"scoring": None}, 'scoring, "None": no such rule; expected bonus or strokes'),
        ({"undo": "Unlimited"}, 'undo, "Unlimited": no such rule; expected unlimited, since-draw or none'),
        ({"compulsory": 1}, 'compulsory, "1": not a choice; expected True or False'),
        ({"columns": 0}, 'columns, "0": not possible; expected a whole number from 1 to 10'),
        ({"columns": 11}, 'columns, "11": not possible; expected a whole number from 1 to 10'),
        ({"columns": "7"}, 'columns, "7": not possible; expected a whole number from 1 to 10'),
        ({"rows": 8}, 'rows, "8": not possible; expected a whole number from 1 to 7'),
        ({"rows": True}, 'rows, "True": not possible; expected a whole number from 1 to 7'),
        ({"packs": 3}, 'packs, "3": not possible; expected a whole number from 1 to 2'),
        ({"stock": 3}, 'stock=3, "stock": rules have no such part; expected'),
        ({"name": "classic"}, 'name, "classic": these rules are not the preset of that name; expected'),
        ({"name": "mine"}, 'name, "mine": these rules are not the preset of that name; expected'),
    ],
)
def test_what_is_no_rule_set(changes: dict[str, object], message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Rules.preset("king-stops").replace(**changes)
    assert str(caught.value).startswith(message)


def test_replace() -> None:
    rules = Rules.preset("king-stops")
    looser = rules.replace(kings="wrap", compulsory=True)
    assert (looser.kings, looser.compulsory, looser.scoring) == (KingRule.WRAP, True, Scoring.BONUS)
    assert (looser.name, looser.label) == ("", "custom rules")
    assert rules.replace() is rules
    assert rules.replace(kings="stop").name == "king-stops"
    assert rules.replace(name="").label == "custom rules"
    assert Rules.preset("patience").replace(kings="queen", name="classic").label == "classic"


@given(rule_sets())
def test_fits_agrees_with_ranks_that_fit(rules: Rules) -> None:
    for waste in pack():
        fitting = {card.rank for card in pack() if rules.fits(card, waste)}
        assert rules.ranks_that_fit(waste.rank) == tuple(sorted(fitting))


def test_suit_never_matters() -> None:
    rules = Rules.preset("king-stops")
    for code in ("6C", "6D", "6H", "6S", "8C", "8D", "8H", "8S"):
        assert rules.fits(Card.parse(code), Card.parse("7D"))


@pytest.mark.parametrize(
    "name, words",
    [
        (
            "king-stops",
            (
                "nothing goes on a king; a clear scores minus the stock left; undo as often as you like; "
                "draw whenever you like"
            ),
        ),
        (
            "record",
            (
                "only a queen goes on a king; a clear scores minus the stock left; undo plays back to the last draw; "
                "draw whenever you like"
            ),
        ),
        (
            "compulsory",
            "nothing goes on a king; a clear scores zero; undo as often as you like; draw only when no card fits",
        ),
        (
            "double-pysol",
            (
                "nothing goes on a king; a clear scores zero; undo as often as you like; draw whenever you like; "
                "two packs, 9 columns of 7"
            ),
        ),
    ],
)
def test_in_words(name: str, words: str) -> None:
    assert Rules.preset(name).in_words == words


def test_in_words_of_a_small_layout() -> None:
    words = Rules.preset("classic").replace(columns=1, rows=3).in_words
    assert words.endswith("; one pack, 1 column of 3")


@given(rule_sets(), rule_sets())
def test_rules_that_differ_say_so(one: Rules, other: Rules) -> None:
    assert (one == other) == (one.in_words == other.in_words)
