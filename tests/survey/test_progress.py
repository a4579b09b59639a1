from __future__ import annotations

import sys
from typing import Any, Self

import pytest

from golf_nb.survey.progress import progress_bar


class Tqdm:
    made: tuple[dict[str, Any], ...] = ()

    def __init__(self, **words: Any) -> None:
        Tqdm.made += (words,)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def update(self, count: int) -> None:
        pass


@pytest.fixture(autouse=True)
def tqdm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tqdm, "made", ())
    monkeypatch.setattr("tqdm.auto.tqdm", Tqdm)


def test_a_bar_begins_where_the_survey_does() -> None:
    with progress_bar(100, 40, shown=True) as bar:
        bar.update(60)
    assert Tqdm.made == ({"total": 100, "initial": 40, "unit": "deal", "desc": "Survey"},)


@pytest.mark.parametrize("total, done, shown", [(100, 40, False), (100, 100, True), (0, 0, True)])
def test_no_bar_where_nobody_wants_one_or_nothing_is_to_do(total: int, done: int, shown: bool) -> None:
    with progress_bar(total, done, shown=shown) as bar:
        bar.update(1)
    assert Tqdm.made == ()


def test_without_the_library_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    with progress_bar(100, 40, shown=True) as bar:
        bar.update(1)
