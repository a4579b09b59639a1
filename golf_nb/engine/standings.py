"""Standings: whose scores may be compared, and how players then stand."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from golf_nb.engine.errors import GolfError
from golf_nb.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from golf_nb.engine.course import Course


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player stands among others.

    Parameters
    ----------
    place : int
        1 for the lowest total. Players with the same total share the better place.
    player : str
        The name.
    total : int
        The sum of the scores of the holes that are compared.
    over : int
        How many holes that are; the same for all players.
    """

    place: int
    player: str
    total: int
    over: int


def standings(courses: Mapping[str, Course]) -> tuple[Standing, ...]:
    """Compare players over the holes that all of them have played.

    A total over more holes is not worse and one over fewer is not better, so a hole that one of them has not
    played is left out for all.

    Parameters
    ----------
    courses : mapping of str to Course
        What each player has played. The courses must be the same.

    Returns
    -------
    tuple of Standing
        The lowest total first; nothing if there is no hole that all have played.

    Raises
    ------
    GolfError
        If rules, deals or the number of holes differ; the place is the player.
    """
    for name, played in courses.items():
        try:
            check_same(next(iter(courses.values())), played)
        except GolfError as error:
            raise error.at(f"player {name}") from error
    scores = {
        name: {hole.number: hole.score for hole in played.played if hole.score is not None}
        for name, played in courses.items()
    }
    numbers = next(iter(scores.values()), {})
    shared = [number for number in numbers if all(number in played for played in scores.values())]
    totals = {name: sum(played[number] for number in shared) for name, played in scores.items() if shared}
    return tuple(
        Standing(1 + sum(other < total for other in totals.values()), name, total, len(shared))
        for name, total in sorted(totals.items(), key=lambda entry: entry[1])
    )


def check_same(course: Course, other: Course) -> None:
    """Refuse a course whose scores must not be compared with those of another.

    Parameters
    ----------
    course, other : Course
        Any courses. Rules are compared as values: two names for the same rules make no difference.

    Raises
    ------
    GolfError
        If rules, deals or the number of holes differ; the message says which.
    """
    one, two = course.rules, other.rules
    axes = [axis.name for axis in fields(Rules) if axis.compare]
    differences = [
        f"{axis} {getattr(two, axis)}, not {getattr(one, axis)}"
        for axis in axes
        if getattr(two, axis) != getattr(one, axis)
    ]
    if other.start != course.start:
        differences.append(f"deals from {other.start} on, not from {course.start}")
    if other.length != course.length:
        differences.append(f"{other.length} holes, not {course.length}")
    if differences:
        raise GolfError(
            f"not the same course: {'; '.join(differences)}", text=other.code, expected=course.code
        )
