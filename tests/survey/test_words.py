from __future__ import annotations

import json

from golf_nb.engine import Rules
from golf_nb.survey import Survey
from golf_nb.survey.codes import PENDING, UNKNOWN, codes

CLASSIC = (
    "only a queen goes on a king; a clear scores zero; undo as often as you like; draw whenever you like"
)
RECORD = (
    "only a queen goes on a king; a clear scores minus the stock left; undo plays back to the last draw; "
    "draw whenever you like"
)


def test_a_whole_survey() -> None:
    survey = Survey(Rules.preset("classic"), range(1, 5), codes([0, 0, 3, 1]))
    assert repr(survey) == (
        "Survey of 4 deals, classic\n"
        f"  rules: {CLASSIC}\n"
        "  can be cleared, knowing the stock: 2 of 4, 50.00% (with 95 % confidence 15.00% to 85.00% of all deals)\n"
        "  mean of the best: 1.000 strokes a deal\n"
        "  best scores: 0: 2, +1: 1, +3: 1"
    )


def test_a_survey_with_all_kinds_of_trouble() -> None:
    survey = Survey(
        Rules.preset("record"),
        range(1, 6),
        codes([-2, UNKNOWN, 3, -8, PENDING]),
        refused={0: "no deal", "<b>": "no number", 3: "c", 4: "d", 5: "e", 6: "f", 7: "g"},
        stopped="interrupted from the keyboard",
        messages=["The executor broke."],
    )
    assert repr(survey) == (
        "Survey of 5 deals, record\n"
        f"  rules: {RECORD}\n"
        "  can be cleared, knowing the stock: 2 of 3, 66.67% (with 95 % confidence 20.77% to 93.85% of all deals)\n"
        "  given up: 1 deal, not in that share; with it the share is from 50.00% to 75.00%\n"
        "  mean of the best: 1.000 strokes a deal, mean score −2.333\n"
        "  best scores: −8: 1, −2: 1, +3: 1\n"
        "  ended early: interrupted from the keyboard; 4 of 5 deals done\n"
        "  refused: 0 (no deal), '<b>' (no number), 3 (c), 4 (d), 5 (e), and 2 more\n"
        "  note: The executor broke."
    )


def test_nothing_known() -> None:
    survey = Survey(Rules.preset("classic"), range(7, 8), codes([PENDING]), stopped="lost")
    assert repr(survey) == (
        "Survey of 1 deal, classic\n"
        f"  rules: {CLASSIC}\n"
        "  can be cleared, knowing the stock: not known of any deal\n"
        "  ended early: lost; 0 of 1 deal done"
    )


def test_html_says_the_same_and_escapes_it() -> None:
    survey = Survey(Rules.preset("classic"), range(1, 3), codes([0, UNKNOWN]), refused={"<script>": "a & b"})
    html = survey._repr_html_()
    assert html.startswith('<table><caption style="text-align:left">Survey of 2 deals, classic</caption>')
    assert "<script>" not in html
    assert "&#x27;&lt;script&gt;&#x27; (a &amp; b)" in html
    assert html.count('<th scope="row"') == len(repr(survey).splitlines()) - 1


def test_figures_for_other_programs() -> None:
    survey = Survey(
        Rules.preset("classic"),
        range(1, 5),
        codes([0, 2, 0, UNKNOWN]),
        refused={0: "no deal", None: "no number"},
    )
    figures = survey.summary()
    assert json.loads(json.dumps(figures)) == {
        "rules": "classic",
        "rules_in_words": CLASSIC,
        "asked": 4,
        "done": 4,
        "cleared": 2,
        "not_cleared": 1,
        "unknown": 1,
        "clear_rate": 2 / 3,
        "interval": list(survey.interval or ()),
        "bounds": [0.5, 0.75],
        "mean_score": 2 / 3,
        "mean_strokes": 2 / 3,
        "distribution": {"0": 2, "2": 1},
        "refused": {"0": "no deal", "None": "no number"},
        "stopped": None,
        "messages": [],
    }
