"""The names that code outside of the package uses, and what they promise."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import golf_nb as golf

if TYPE_CHECKING:
    from collections.abc import Iterator

PROMISED = {
    *("Rules", "deal", "parse_board", "format_board", "Game", "Card", "Play", "Draw", "Position"),
    *("lessons", "lesson", "Table", "Tutor", "picture", "GolfError"),
    *("Arrow", "Ring", "Shade", "Label", "Refusal", "Outcome"),
}
LIGHT = {"numpy", "ipywidgets", "ipycanvas", "anywidget", "traitlets", "IPython", "matplotlib"}


@pytest.fixture
def table() -> Iterator[golf.Table]:
    made = golf.Table(24, motion=False)
    yield made
    made.close()


def python(code: str) -> str:
    """Run code in a Python of its own, where nothing has been imported yet."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-X", "utf8", "-c", code],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        cwd=Path(__file__).parents[1],
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_every_promised_name_is_there() -> None:
    assert set(golf.__all__) >= PROMISED
    for name in golf.__all__:
        assert getattr(golf, name) is getattr(golf, name)


def test_all_is_sorted_and_dir_lists_it() -> None:
    assert list(golf.__all__) == sorted(golf.__all__)
    assert set(golf.__all__) <= set(dir(golf))
    assert dir(golf) == sorted(dir(golf))


def test_type_checkers_see_what_is_loaded_later() -> None:
    tree = ast.parse(Path(golf.__file__ or "").read_text(encoding="utf-8"))
    (checked,) = [node for node in tree.body if isinstance(node, ast.If)]
    named = {
        (alias.name, node.module)
        for node in checked.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert named == set(golf._LATER.items())
    assert set(golf._LATER) <= set(golf.__all__)


@pytest.mark.parametrize("name", ["solver_", "table", "Deal", "_Table", "numpy"])
def test_an_unknown_name(name: str) -> None:
    with pytest.raises(AttributeError, match=f"module 'golf_nb' has no attribute '{name}'"):
        getattr(golf, name)
    assert not hasattr(golf, name)


def test_import_is_light_and_dir_loads_nothing() -> None:
    loaded = python("import golf_nb, sys; dir(golf_nb); print(*sys.modules)").split()
    assert not {name.split(".")[0] for name in loaded} & LIGHT
    assert "golf_nb.widget" not in loaded
    assert "golf_nb.lessons" not in loaded


def test_pictures_and_lessons_need_no_jupyter() -> None:
    code = "import golf_nb, sys; golf_nb.picture(golf_nb.deal(1)); golf_nb.lessons(); print(*sys.modules)"
    assert not {name.split(".")[0] for name in python(code).split()} & LIGHT


@pytest.mark.parametrize(
    "first",
    [
        "golf_nb.Table",
        "golf_nb.Tutor",
        "golf_nb.lessons",
        "golf_nb.picture",
        "__import__('golf_nb.lessons')",
        "__import__('golf_nb.lessons.reader')",
        "__import__('golf_nb.widget')",
        "__import__('golf_nb.scene.picture')",
    ],
)
def test_a_function_stays_a_function_whatever_was_loaded_before(first: str) -> None:
    code = (
        f"import golf_nb; {first}; "
        "from golf_nb.lessons import lesson; from golf_nb.lessons.reader import read_lesson; "
        "print(len(golf_nb.lessons()), golf_nb.lesson is lesson, golf_nb.picture(golf_nb.deal(24)).deck)"
    )
    count, same, deck = python(code).split()
    assert int(count) >= 2
    assert (same, deck) == ("True", "two")


def test_the_star_gives_the_public_names() -> None:
    code = "from golf_nb import *; print(Table.__name__, deal(1).waste_top, callable(lessons))"
    assert python(code).split() == ["Table", "10♥", "True"]


# A hand from code.


def test_the_rules_have_names() -> None:
    assert golf.Rules.presets()[0] == "king-stops"
    assert golf.Rules.preset("classic").replace(kings="wrap").kings == "wrap"
    with pytest.raises(golf.GolfError, match="king-stops, classic, king-to-ace"):
        golf.Rules.preset("nonsense")


def test_a_board_survives_its_text() -> None:
    position = golf.deal(24)
    assert golf.parse_board(golf.format_board(position)) == position


def test_a_table_is_played_from_code(table: golf.Table) -> None:
    assert table.play("A") is None
    assert table.draw() is None
    assert table.game.history == (golf.Play(0), golf.Draw())
    assert table.undo() is None
    assert table.redo() is None
    assert table.position == golf.deal(24).after("A").after("draw")
    assert table.restart() is None
    assert table.position == golf.deal(24)


def test_a_table_refuses_with_a_reason(table: golf.Table) -> None:
    for act in (lambda: table.play("C"), table.undo, table.redo):
        refusal = act()
        assert isinstance(refusal, golf.Refusal)
        assert refusal.sentence
        assert table.message == refusal.sentence
    assert table.position == golf.deal(24)


def test_a_table_takes_a_position_and_rules() -> None:
    for table, position in [
        (golf.Table(golf.deal(7, "classic")), golf.deal(7, "classic")),
        (golf.Table(7, rules="classic"), golf.deal(7, "classic")),
        (golf.Table(golf.deal(7), rules="classic"), golf.deal(7, "classic")),
    ]:
        assert table.position == position
        table.close()


def test_a_picture_of_a_position_of_a_game_and_of_a_table(table: golf.Table) -> None:
    position = golf.deal(24)
    shown = golf.picture(position)
    assert isinstance(shown, golf.Picture)
    assert shown._repr_svg_().startswith("<svg ")
    assert repr(shown).startswith("Golf Solitaire. The waste shows J♥.")
    assert golf.picture(table) == golf.picture(golf.Game(position)) == shown
    table.play("A")
    assert golf.picture(table) == golf.picture(position.after("A")) != shown


def test_a_picture_with_notes(table: golf.Table) -> None:
    notes = (golf.Arrow("A", "waste", 1), golf.Ring("B"), golf.Shade("C1"), golf.Label("D", "later"))
    assert golf.picture(table, notes) == golf.picture(golf.deal(24), notes)
    assert repr(golf.picture(table, notes=notes)).endswith(
        "Arrow 1 leads from A to waste. A ring marks B. Shading marks C1. A label at D says: later."
    )
    with pytest.raises(golf.GolfError, match="Z9"):
        golf.picture(table, (golf.Ring("Z9"),))


def test_every_error_of_input_is_one_kind(table: golf.Table) -> None:
    for bad in (
        lambda: golf.deal(0),
        lambda: golf.parse_board("nonsense"),
        lambda: golf.Card.parse("1X"),
        lambda: golf.Table("abc"),
        lambda: golf.picture(24),  # type: ignore[arg-type]
        lambda: table.play("Z"),
        lambda: golf.lesson("no-such-lesson"),
    ):
        with pytest.raises(golf.GolfError):
            bad()
