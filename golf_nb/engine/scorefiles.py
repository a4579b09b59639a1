"""Scorecards as CSV and JSON texts, and back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine.course import Course
from golf_nb.engine.coursecodes import read_course
from golf_nb.engine.documents import Node, read_csv, read_json, write_csv
from golf_nb.engine.errors import GolfError
from golf_nb.engine.holes import Hole, HoleState
from golf_nb.engine.scorecard import Scorecard, check_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

COLUMNS: Final = ("course", "player", "hole", "deal", "state", "score")
_HOLE_KEYS: Final = COLUMNS[2:]
_END: Final = "end of the text"


def rows(scorecard: Scorecard) -> list[tuple[Any, ...]]:
    """Return the values of the table, one row for each hole of each player.

    Parameters
    ----------
    scorecard : Scorecard
        The scorecard.

    Returns
    -------
    list of tuple
        The values in the order of `COLUMNS`; the score of an open hole is None.
    """
    code = scorecard.course.code
    return [(code, name, *_values(hole)) for name, played in scorecard.entries for hole in played.holes]


def to_csv(scorecard: Scorecard) -> str:
    """Return a scorecard as CSV text.

    Parameters
    ----------
    scorecard : Scorecard
        The scorecard. Without a player there is nothing to write, not even the course.

    Returns
    -------
    str
        A line with the names of the columns, then one line for each hole of each player: course code,
        player, hole, deal, state (open, finished or conceded) and score. The course code is in every line,
        so that scores and the rules they were made under stay together.
    """
    return write_csv(COLUMNS, rows(scorecard))


def from_csv(text: str) -> Scorecard:
    """Read a scorecard from CSV text.

    Parameters
    ----------
    text : str
        The text that `to_csv` writes; the columns and the lines may have another order.

    Returns
    -------
    Scorecard
        The scorecard.

    Raises
    ------
    GolfError
        If a line or a cell is wrong, twice there or missing; the place names line and column.
    """
    course: Course | None = None
    first = ""
    players: dict[str, list[tuple[str, Hole]]] = {}
    for place, cells in read_csv(text, COLUMNS):
        if course is None:
            course, first = _course(cells["course"]), cells["course"].text()
        elif cells["course"].text() != first:
            raise cells["course"].error("another course than in the lines before", first)
        holes = players.setdefault(_name(cells["player"]), [])
        holes.append((place, _hole(course, cells)))
    if course is None:
        raise GolfError("no hole is there", place=_END, expected="a line for each hole of each player")
    return Scorecard(
        course, {name: _played(course, holes, f"{_END}, player {name}") for name, holes in players.items()}
    )


def to_json(scorecard: Scorecard) -> str:
    """Return a scorecard as JSON text.

    Parameters
    ----------
    scorecard : Scorecard
        The scorecard.

    Returns
    -------
    str
        An object with ``course``, the course code, and ``players``, a list of objects with ``name`` and
        ``holes``; each hole has ``hole``, ``deal``, ``state`` and ``score``, which is null for an open hole.
    """
    players = [
        {"name": name, "holes": [dict(zip(_HOLE_KEYS, _values(hole), strict=True)) for hole in played.holes]}
        for name, played in scorecard.entries
    ]
    return json.dumps({"course": scorecard.course.code, "players": players}, ensure_ascii=False, indent=1)


def from_json(text: str) -> Scorecard:
    """Read a scorecard from JSON text.

    Parameters
    ----------
    text : str
        The text that `to_json` writes.

    Returns
    -------
    Scorecard
        The scorecard.

    Raises
    ------
    GolfError
        If a key or a value is wrong, twice there or missing; the place is the path of the key, such as
        ``players[0].holes[2].score``.
    """
    document = read_json(text).table("course", "players")
    course = _course(document["course"])
    players: dict[str, Course] = {}
    for item in document["players"].items():
        player = item.table("name", "holes")
        name = _name(player["name"])
        if name in players:
            raise player["name"].error("the name is there twice", "it once")
        holes = [(node.place, _hole(course, node.table(*_HOLE_KEYS))) for node in player["holes"].items()]
        players[name] = _played(course, holes, player["holes"].place)
    return Scorecard(course, players)


def _values(hole: Hole) -> tuple[Any, ...]:
    return hole.number, hole.deal, hole.state.value, hole.score


def _course(node: Node) -> Course:
    try:
        return read_course(node.text())
    except GolfError as error:
        raise error.at(
            error.place if error.place == node.place else f"{node.place}, {error.place}"
        ) from error


def _name(node: Node) -> str:
    name = node.text()
    try:
        check_name(name)
    except GolfError as error:
        raise error.at(node.place) from error
    return name


def _hole(course: Course, nodes: Mapping[str, Node]) -> Hole:
    score = None if nodes["score"].empty else nodes["score"].whole()
    number, dealt, state = nodes["hole"].whole(), nodes["deal"].whole(), nodes["state"].text()
    try:
        # The text of a state becomes the state.
        hole = Hole(number, dealt, score, state)  # type: ignore[arg-type]
        course.check(hole)
    except GolfError as error:
        raise error.at(nodes[str(error.place)].place) from error
    return hole


def _played(course: Course, holes: Iterable[tuple[str, Hole]], end: str) -> Course:
    seen: dict[int, Hole] = {}
    for place, hole in holes:
        if hole.number in seen:
            raise GolfError("the hole is there twice", text=str(hole.number), place=place, expected="it once")
        seen[hole.number] = hole
    missing = [str(number) for number in range(1, course.length + 1) if number not in seen]
    if missing:
        problem = f"missing: hole {', '.join(missing)}"
        raise GolfError(problem, place=end, expected=f"holes 1 to {course.length}, open ones as well")
    played = [hole for hole in seen.values() if hole.state is not HoleState.OPEN]
    return Course(course.start, course.rules, course.length, played)
