"""The tutorial's notebooks: what a learner, a viewer without a kernel and a check can rely on."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import golf_nb as golf
from golf_nb.exercises import Verdict
from golf_nb.lessons import Goal, lessons
from golf_nb.solver import least_left
from tests.tools.notebooks import WIDGET_VIEW
from tests.tutorial import (
    PATHS,
    Check,
    a_new_learner,
    answer_to,
    cards_of,
    checks_of,
    position_of,
    prose,
    read,
    run,
    told,
    value_of,
    ways_to,
)

__all__ = ["a_new_learner"]

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LARGEST = 250_000
"""Bytes of a notebook, pictures included."""


@pytest.fixture(scope="module", params=PATHS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def names_and_checks(path: Path) -> tuple[dict[str, Any], list[Check]]:
    names, ran = run(path)
    return names, list(checks_of(names, ran))


# what is committed


def test_there_are_notebooks() -> None:
    assert PATHS[0].name == "00-start-here.ipynb"
    assert [path.name[:3] for path in PATHS] == [f"{number:02}-" for number in range(len(PATHS))]


def test_nothing_is_kept_that_a_viewer_shows_as_a_missing_model(path: Path) -> None:
    notebook = read(path)
    assert "widgets" not in notebook.metadata
    assert notebook.metadata.kernelspec.name == "python3"
    for cell in notebook.cells:
        assert "execution" not in cell.metadata
        for output in cell.get("outputs", ()):
            assert WIDGET_VIEW not in output.get("data", {})
    assert path.stat().st_size < LARGEST


def test_every_picture_has_words(path: Path) -> None:
    pictures = 0
    for cell in read(path).cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            assert not [kind for kind in data if kind.startswith("image/") and kind != "image/svg+xml"]
            for image in re.findall(r"<img[^>]*>", data.get("text/html", "")):
                alt = re.search(r'alt="([^"]*)"', image)
                assert alt is not None
                assert alt[1] == data["text/plain"]
                assert alt[1].startswith("Golf Solitaire. The waste shows")
                pictures += 1
            if "image/svg+xml" in data:
                assert f'aria-label="{data["text/plain"]}"' in data["image/svg+xml"]
        if cell.cell_type == "markdown":
            assert all(alt.strip() for alt in re.findall(r"!\[([^]]*)\]", cell.source))
    assert pictures


def test_every_widget_has_its_picture_and_its_state(path: Path) -> None:
    _, ran = run(path)
    for cell, tree, value in ran.values():
        prints = [node for node in tree.body if ast.unparse(node).startswith("print(")]
        assert len(prints) <= 1, "kernels may cut two prints anywhere"
        if isinstance(value, (golf.Course, golf.Table, golf.Tutor)):
            still, living = cell.outputs[-2:]
            shown = value.table if isinstance(value, golf.Course) else value
            assert "golf-still" in still.data["text/html"]
            assert still.data["text/plain"] == repr(shown.picture())
            assert living.data == {"text/plain": repr(value)}
            assert prints or isinstance(value, golf.Table)


def test_a_run_with_nobody_there_has_no_error_and_passes_no_check(
    path: Path, names_and_checks: tuple[dict[str, Any], list[Check]]
) -> None:
    kinds = {output.output_type for cell in read(path).cells for output in cell.get("outputs", ())}
    assert kinds <= {"display_data", "execute_result", "stream"}
    _, checks = names_and_checks
    assert checks
    for check in checks:
        verdict = check.ran.value
        assert isinstance(verdict, Verdict)
        assert not verdict.passed
        assert [output.data["text/plain"] for output in check.ran.cell.outputs] == [verdict.text]


# the exercises


def test_each_exercise_has_an_answer_and_its_check_takes_it(
    names_and_checks: tuple[dict[str, Any], list[Check]],
) -> None:
    names, checks = names_and_checks
    for check in checks:
        if check.goal is not None:
            table = check.subject
            assert isinstance(table, golf.Table)
            for move in next(ways_to(check.goal, table.position)):
                assert (table.draw() if move == "draw" else table.play(move)) is None
        else:
            assert check.variable is not None
            names[check.variable] = answer_to(check)
        verdict = value_of(check.call, names)
        assert verdict.passed, verdict


def test_a_goal_is_the_best_that_can_be_reached(names_and_checks: tuple[dict[str, Any], list[Check]]) -> None:
    for check in names_and_checks[1]:
        if check.goal is not None:
            assert least_left(position_of(check.subject)) == check.goal.number


def test_no_answer_stands_in_plain_sight(
    path: Path, names_and_checks: tuple[dict[str, Any], list[Check]]
) -> None:
    everything, cells = told(path), read(path).cells
    for check in names_and_checks[1]:
        found = [shown for shown in spoilers(check) if re.search(shown, everything)]
        if check.name == "golf.check_best_left":
            # A bare number means something only near its question: from its heading to the next one after it.
            headings = [place for place, cell in enumerate(cells) if re.match("## ", cell.source)]
            begin = max(place for place in headings if place < check.place)
            end = min((place for place in headings if place > check.place), default=len(cells))
            near = "\n".join(cell.source for cell in cells[begin:end] if cell.cell_type == "markdown")
            number = answer_to(check)
            assert isinstance(number, int)
            counted = rf"(?i)\b({number}|{NUMBER_WORDS[number]}) (card|stay|left)|(leave|stay)s? {number}\b"
            found += re.findall(counted, near)
        assert not found, check.call.args


def spoilers(check: Check) -> Iterator[str]:
    """Give patterns of text that would tell how an exercise is solved."""
    position, between = position_of(check.subject), r"[^\w♣♦♥♠\n]{1,6}"
    if check.name == "golf.check_playable":
        letters = str(answer_to(check)).split()
        assert len(letters) > 1, "one letter alone cannot be looked for"
        yield r"\b" + r"(\W{1,3}| and )".join(letters) + r"\b"
        return
    goal = check.goal or Goal(least_left(position) or 0)
    for way in ways_to(goal, position):
        # Four moves from the start are a plan; fewer may be there by chance, as in the text of a board.
        cards = cards_of(way[:4], position)
        yield r"\b" + between.join(way[:4]) + r"\b"
        yield between.join(str(card) for card in cards)
        yield between.join(card.code for card in cards)


def test_an_answer_is_given_by_nobody_but_the_learner(path: Path) -> None:
    """Nothing is assigned to the name of an answer but None."""
    names, ran = run(path)
    variables = {check.variable for check in checks_of(names, ran)} - {None}
    for _, tree, _ in ran.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in variables:
                assert ast.unparse(node.value) == "None"


# the texts


def test_each_lesson_has_a_notebook() -> None:
    used = {name for path in PATHS for name in re.findall(r'golf\.Tutor\("([^"]+)"', told(path))}
    assert used == set(lessons())


def test_links_lead_somewhere_and_neighbours_are_linked(path: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", prose(path))
    headings = re.findall(r"(?m)^#+ (.+)$", prose(path))
    for link in links:
        if link.startswith("#"):
            assert link[1:].replace("-", " ") in headings
        else:
            assert (path.parent / link).is_file(), link
    place = PATHS.index(path)
    for neighbour in (*PATHS[max(0, place - 1) : place], *PATHS[place + 1 : place + 2]):
        assert neighbour.name in links
