"""A survey is in English whatever language is spoken: files, tables and pictures are for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyarrow.parquet
import pytest

import golf_nb as golf
from golf_nb.survey.codes import UNKNOWN, codes

if TYPE_CHECKING:
    from pathlib import Path

RULES = golf.Rules.preset("classic").replace(columns=5)
SURVEY = golf.Survey(RULES, range(1, 6), codes([-2, 0, UNKNOWN, 3, 1]))


def everything(folder: Path) -> list[object]:
    """Return all that a survey says and writes."""
    SURVEY.to_csv(folder / "table.csv")
    SURVEY.to_parquet(folder / "table.parquet")
    frame, chart = SURVEY.to_frame(), SURVEY.plot()
    return [
        (folder / "table.csv").read_text("utf-8"),
        pyarrow.parquet.read_schema(folder / "table.parquet").metadata,
        pyarrow.parquet.read_table(folder / "table.parquet").to_pylist(),
        frame.to_csv(),
        frame.attrs["rules"],
        (repr(SURVEY), SURVEY._repr_html_(), SURVEY.summary()),
        (repr(chart), chart.axes.get_title(), chart.axes.get_xlabel()),
    ]


def test_all_that_a_survey_says_and_writes_is_in_english(tmp_path: Path) -> None:
    english = everything(tmp_path)
    golf.use_language("de")
    assert everything(tmp_path) == english
    assert repr(SURVEY).startswith("Survey of 5 deals, custom rules\n  rules: only a queen goes on a king;")


@pytest.mark.parametrize("first, second", [("de", "en"), ("en", "de")])
def test_a_survey_goes_on_in_another_language(tmp_path: Path, first: str, second: str) -> None:
    path = tmp_path / "survey.csv"
    golf.use_language(first)
    golf.survey([1, 2], RULES, file=path, progress=False, workers=1)
    head = path.read_text("utf-8").splitlines()[:4]
    golf.use_language(second)
    survey = golf.survey([1, 2, 3], RULES, file=path, progress=False, workers=1)
    lines = path.read_text("utf-8").splitlines()
    assert lines[:4] == head
    assert [line.partition(",")[0] for line in lines[4:]] == ["1", "2", "3"]
    assert survey.scores == golf.Survey.load(path).scores
