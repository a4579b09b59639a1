"""Each notebook of the tutorial in a real page: run by itself, and then used with the mouse as a learner does."""

import ast
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import golf_nb as golf
from golf_nb.lessons import FreeStep, Lesson, MoveStep
from tests.browser.cells import (
    AreaInCell,
    clicks_at,
    fill_in,
    filled,
    output,
    plays,
    press_run,
    wait_for_output,
    write_anew,
)
from tests.browser.lab import Lab
from tests.browser.notebook import NotebookPage
from tests.browser.pupil import Pupil
from tests.test_notebook_questions import ANSWERS
from tests.tools.notebooks import RAISES
from tests.tutorial import PATHS, Check, Ran, a_new_learner, answer_to, checks_of, questions_of, run, ways_to

__all__ = ["a_new_learner"]

SIZE = (1280, 1000)
MANNERS: tuple[tuple[dict[str, bool], int], ...] = (
    ({}, 3),
    ({"look_around": True}, 2),
    ({"look_around": True, "shown": True}, 1),
)
"""Ways to go through a lesson, with the stars that each of them earns."""
WENT_WRONG = """() => window.golfPanel().content.widgets.flatMap((cell, place) =>
    (cell.model.type === 'code' ? cell.model.outputs.toJSON() : [])
        .filter(output => output.output_type === 'error' || output.name === 'stderr')
        .map(output => [place, output.ename ?? output.text]))"""
NOT_RUN = """() => window.golfPanel().content.widgets.flatMap((cell, place) =>
    cell.model.type === 'code' && cell.model.executionCount === null ? [place] : [])"""


class Closing(NamedTuple):
    """The last question of a notebook: where its answer is written, where it is checked, and what is right."""

    place: int
    check: int
    answers: list[Any]


def closing(path: Path, names: dict[str, Any], ran: dict[int, Ran]) -> Closing:
    """Find the last question that is answered in a cell."""
    asked = {
        check.place: (check.variable, answer_to(check)) for check in checks_of(names, ran) if check.variable
    }
    for question in questions_of(ran):
        place = next(place for place, one in ran.items() if one.cell is question.cell)
        asked[place] = question.variable, ANSWERS[path.stem][question.variable]
    check = max(asked)
    variable, right = asked[check]
    place, value = next(
        (place, node.value)
        for place in sorted(ran, reverse=True)
        for node in ran[place].tree.body
        if place <= check and isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == variable
    )
    if isinstance(value, ast.Dict):
        assert isinstance(right, dict)
        given: dict[object, object] = ast.literal_eval(value)
        return Closing(place, check, [right[key] for key, answer in given.items() if answer is None])
    return Closing(place, check, [right])


def wrong(answer: object) -> object:
    """Return an answer of the right kind that is not right."""
    if isinstance(answer, int):
        return answer + 1
    assert isinstance(answer, str)
    if re.fullmatch("[A-Z]( [A-Z])*", answer):
        return "A B" if answer == "A" else "A"
    return "disputed" if answer == "computed" else "patience"


def gives_away(said: str, answer: object) -> bool:
    """Tell whether a text names an answer; letters of cards do not count as columns."""
    plain = re.sub("[0-9AJQK]+[♣♦♥♠]", "", said)
    parts = answer.split() if isinstance(answer, str) else [str(answer)]
    return any(re.search(rf"(?<![\w-]){re.escape(part)}(?!\w)", plain) for part in parts)


@pytest.mark.parametrize("number", range(len(PATHS)), ids=lambda number: PATHS[number].stem)
def test_a_notebook_by_mouse(lab: Lab, number: int) -> None:
    """It runs to its end, a lesson is gone through to its stars, a table is played at, a question is answered."""
    path = PATHS[number]
    names, ran = run(path)
    notebook = lab.open_notebook(path, viewport=SIZE)
    notebook.run_all()
    meant = {place for place, one in ran.items() if RAISES in one.cell.metadata.get("tags", ())}
    assert [fault for fault in notebook.page.evaluate(WENT_WRONG) if fault[0] not in meant] == []
    assert notebook.page.evaluate(NOT_RUN) == []

    tutors = [
        (plays_again(one.value.lesson), place, one.value.lesson)
        for place, one in ran.items()
        if isinstance(one.value, golf.Tutor)
    ]
    assert bool(tutors) == (number > 0), "only the first notebook has no lesson"
    # A second press on a column is no double click only after a while; where this happens least is fastest.
    for _, place, lesson in sorted(tutors, key=lambda tutor: tutor[:2])[:1]:
        go_through(notebook, ast.unparse(ran[place].tree.body[-1]), place, lesson, number)
    play_at_a_table(notebook, names, ran, number)
    answer_the_last_question(notebook, closing(path, names, ran), ran)
    assert notebook.page_errors == []


def plays_again(lesson: Lesson) -> int:
    """Count how often a lesson plays two cards of one column in a row."""
    steps = [step for step in lesson.pages if isinstance(step, MoveStep | FreeStep)]
    moves = [
        move for step in steps for move in (step.moves if isinstance(step, FreeStep) else step.moves[:1])
    ]
    return sum(move == after for move, after in pairwise(moves))


def go_through(notebook: NotebookPage, name: str, place: int, lesson: Lesson, number: int) -> None:
    """Go through a lesson with the mouse, in another manner in each notebook."""
    manner, stars = MANNERS[number % 3]
    pupil = Pupil(notebook, name, place, lesson)
    pupil.sit_down()
    pupil.go_through(**manner)
    result = pupil.element.locator(".golf-result")
    assert ["★☆☆ 1 of", "★★☆ 2 of", "★★★ 3 of"][stars - 1] in result.inner_text()
    assert notebook.run(f"print({name}.finished, {name}.result.stars)") == f"True {stars}"
    assert notebook.run(f"print(*{name}.attempt.events, sep=';')") == ";".join(pupil.attempt.events)
    pupil.wait_until_still()
    pupil.element.evaluate("element => element.scrollIntoView()")
    notebook.screenshot(f"notebook-{number:02}-lesson")
    pupil.is_well()


def play_at_a_table(notebook: NotebookPage, names: dict[str, Any], ran: dict[int, Ran], number: int) -> None:
    """Play, draw and undo at the first table with a goal, reach the goal, and let it be checked."""
    checks = [check for check in checks_of(names, ran) if check.goal is not None]
    wanted = checks[0].subject if checks else None
    for place, one in ran.items():
        if isinstance(one.value, golf.Course):
            course = AreaInCell(notebook, f"{ast.unparse(one.tree.body[-1])}.table", place, [golf.deal(24)])
            course.sit_down()
            clicks_at(course, one.value.table.position)
            course.is_well()
        if isinstance(one.value, golf.Table) and wanted in {one.value, None}:
            start = one.value.position
            table = AreaInCell(notebook, ast.unparse(one.tree.body[-1]), place, [one.value.game.start])
            table.sit_down()
            clicks_at(table, start)
            if checks:
                reach_the_goal(table, start, checks[0])
            table.wait_until_still()
            notebook.screenshot(f"notebook-{number:02}-table")
            table.is_well()


def reach_the_goal(table: AreaInCell, start: golf.Position, check: Check) -> None:
    """Play to a goal; its check says no before and yes after."""
    notebook = table.notebook
    assert check.goal is not None
    assert output(notebook, check.place).startswith("Not yet")
    plays(table, start, [golf.engine.parse_move(move) for move in next(ways_to(check.goal, start))])
    notebook.page.locator(f'[data-windowed-list-index="{check.place}"] .cm-content').click()
    press_run(notebook)
    wait_for_output(notebook, check.place, "Done: the goal was")


def answer_the_last_question(notebook: NotebookPage, question: Closing, ran: dict[int, Ran]) -> None:
    """Answer wrong, which tells nothing of the answer, and then right."""
    *others, last = question.answers
    cells = question.check - question.place + 1
    assert output(notebook, question.check).startswith("Put ")
    fill_in(notebook, question.place, [*others, wrong(last)])
    press_run(notebook, cells)
    said = wait_for_output(notebook, question.check, "Not yet")
    assert not [answer for answer in question.answers if gives_away(said, answer)], said
    write_anew(notebook, question.place, filled(ran[question.place].cell.source, question.answers))
    press_run(notebook, cells)
    wait_for_output(notebook, question.check, "Right")
