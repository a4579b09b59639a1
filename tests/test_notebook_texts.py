"""What the texts of the tutorial's notebooks claim, held against the engine and the table."""

import ast
import re
from itertools import permutations
from types import SimpleNamespace

import golf_nb as golf
from golf_nb.engine import column_letter
from golf_nb.language import pairs, say
from golf_nb.lessons import Goal
from golf_nb.solver import least_left
from tests.tools.notebooks import NOTEBOOKS
from tests.tutorial import PATHS, a_new_learner, prose, run, told, ways_to

__all__ = ["a_new_learner"]

RULES_OF_DRAWS = ("king-stops", "compulsory")


def test_the_first_notebook_says_what_the_table_says() -> None:
    text = " ".join(prose(PATHS[0]).split())
    table = golf.Table(24)
    for act in (lambda: table.play("A"), table.draw, table.undo):
        assert act() is None
        assert f"“{table.message}”" in text
    assert table.play("C") is not None, "the card that is said not to fit"
    for keys, _ in pairs("table.key_list", columns=7):
        assert f"| {keys} |" in text
    for button in ("table.undo", "table.marks", "table.keys", "tutor.button.words"):
        assert f"**{say(button)}**" in text
    for word in ("tableau", "stock", "waste", "exposed", "play", "draw", "run", "hand", "deal"):
        assert f"| {word} |" in text
    assert text.split(" The words of the game")[0].count(". ") == 3, "the game in four sentences"


def test_one_run_is_cut_where_the_text_says() -> None:
    names, _ = run(NOTEBOOKS / "04-aces-and-kings.ipynb")
    played = []
    for rules in names["prediction"]:
        position = golf.parse_board(names["six"], rules, partial=True)
        for card in names["order"]:
            if card not in map(str, (position.exposed[column] for column in position.playable())):
                break
            position = position.after(column_letter([str(last) for last in position.exposed].index(card)))
        played.append(6 - position.cards_left)
        assert position.cards_left == least_left(golf.parse_board(names["six"], rules, partial=True))
    assert played == [3, 5, 6]
    assert ", ".join(names["order"]) in prose(NOTEBOOKS / "04-aces-and-kings.ipynb")


def test_the_table_of_king_rules_is_that_of_the_engine() -> None:
    ranks = {
        "nothing": (),
        "a 2": (2,),
        "a queen": (12,),
        "a queen or an ace": (1, 12),
        "a 2 or a king": (2, 13),
    }
    rows = re.findall(r"\| `([\w-]+)` \| ([^|]+) \| ([^|]+) \|", prose(NOTEBOOKS / "04-aces-and-kings.ipynb"))
    assert len(rows) == 3
    presets = [golf.Rules.preset(name) for name, _, _ in rows]
    for rules, (_, on_king, on_ace) in zip(presets, rows, strict=True):
        assert rules.ranks_that_fit(13) == ranks[on_king]
        assert rules.ranks_that_fit(1) == ranks[on_ace]
        assert rules.replace(kings="stop") == presets[0], "the rules differ in kings alone"


def test_a_card_held_back_is_worth_what_the_text_says() -> None:
    names, _ = run(NOTEBOOKS / "05-the-stock.ipynb")
    assert [names[name].position.outcome for name in ("greedy", "patient")] == ["blocked", "cleared"]
    assert [names[name].position.cards_left for name in ("greedy", "patient")] == [1, 0]
    left = {
        rules: least_left(golf.parse_board(names["bridge"], rules, partial=True)) for rules in RULES_OF_DRAWS
    }
    assert left == {"king-stops": 0, "compulsory": 1}
    outcomes = [golf.parse_board(board, partial=True).outcome for board in names["tables"].values()]
    assert outcomes == ["playing", "playing", "blocked"]


def test_whoever_holds_the_bridge_back_need_not_know_the_stock() -> None:
    names, _ = run(NOTEBOOKS / "05-the-stock.ipynb")
    start = names["third"].game.start
    for stock in permutations(start.stock):
        table = golf.Position(start.columns, stock, start.waste, start.rules)
        assert table.playable(), "a card fits"
        assert least_left(table) == 0
        assert {way[0] for way in ways_to(Goal(0), table)} == {"draw"}
    given = names["second"].game
    assert str(given.history[0]) == "draw"
    assert {way[0] for way in ways_to(Goal(0), given.start)} == {"draw"}


def test_the_best_score_is_told_from_another_clear() -> None:
    names, ran = run(NOTEBOOKS / "06-scores-and-courses.ipynb")
    table = names["third"]
    (cell,) = [one for one in ran.values() if "Nobody can do better" in one.cell.source]
    heard = {}
    for way in ways_to(Goal(0), table.game.start):
        names["third"] = SimpleNamespace(
            game=(game := golf.Game(table.game.start, way)), position=game.position
        )
        exec(compile(ast.Module(cell.tree.body[:-1], []), "cell", "exec"), names)  # noqa: S102 - our own cells
        heard[names["third"].position.score] = names["said"].split(". ")[1]
    assert heard == {
        -2: "Nobody can do better here.",
        -1: "There is a better way.",
        0: "There is a better way.",
    }


def test_four_and_minus_three_make_one_and_the_course_goes_on() -> None:
    names, _ = run(NOTEBOOKS / "06-scores-and-courses.ipynb")
    assert [hole.score for hole in names["ann"].played] == [4, -3]
    assert names["ann"].total == 1
    text = told(NOTEBOOKS / "06-scores-and-courses.ipynb")
    assert "Ann: +1 after 2 of 9 holes" in text
    assert "−3: cleared with 3 stock cards unused" in text
    assert "not the same course: kings queen, not stop; scoring strokes, not bonus" in text
    for button in ("Next open hole", "Concede"):
        assert f"**{button}**" in text


def test_the_table_of_presets_names_each_and_tells_what_differs() -> None:
    names, _ = run(NOTEBOOKS / "10-variations.ipynb")
    text = told(NOTEBOOKS / "10-variations.ipynb")
    for name in golf.Rules.presets():
        rules = golf.Rules.preset(name)
        assert re.search(rf"(?m)^{name} +{rules.kings} +{rules.scoring} +{rules.undo} ", text)
    assert golf.Rules.preset("king-to-ace") == golf.Rules.preset("putt-putt")
    left = {
        name: least_left(golf.parse_board(names["same_cards"], name, partial=True))
        for name in ("compulsory", "patience", "classic", "king-to-ace")
    }
    assert list(left.values()) == [3, 2, 1, 0], "three, two, one or none"
    assert "the check does not belong to this board" in text


def test_the_four_descriptions_are_named_once_and_followed_by_presets() -> None:
    text = prose(NOTEBOOKS / "10-variations.ipynb")
    row = re.search(r"(?m)^\| Presets that follow it \|(.+)$", text)
    assert row is not None
    followed = [set(re.findall(r"`([\w-]+)`", cell)) for cell in row[1].split("|")]
    assert set().union(*followed) == set(golf.Rules.presets()) - {"double-pysol"}
    kings = [{golf.Rules.preset(name).kings for name in names} for names in followed if names]
    assert kings == [{"stop"}, {"queen", "wrap"}, {"queen"}, {"stop", "wrap"}]
    counts = [{golf.Rules.preset(name).scoring for name in names} for names in followed if names]
    assert counts == [{"bonus"}, {"strokes"}, {"bonus"}, {"strokes"}]
