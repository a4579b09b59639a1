from __future__ import annotations

import stat
import sys
from typing import TYPE_CHECKING

import pandas as pd
import pyarrow.parquet
import pytest

from golf_nb.engine import GolfError, Rules
from golf_nb.survey import Survey
from golf_nb.survey.codes import CLEARED, LEFT, PENDING, UNKNOWN, codes

if TYPE_CHECKING:
    from pathlib import Path

SURVEY = Survey(Rules.preset("record"), range(1, 7), codes([-3, 2, UNKNOWN, PENDING, CLEARED, LEFT]))
ROWS = [
    (1, -3, True, "record"),
    (2, 2, False, "record"),
    (3, None, None, "record"),
    (5, None, True, "record"),
    (6, None, False, "record"),
]


def rows_of(frame: pd.DataFrame) -> list[tuple[object, ...]]:
    return [
        tuple(None if pd.isna(value) else value for value in row)
        for row in frame.itertuples(index=False, name=None)
    ]


def test_a_frame() -> None:
    frame = SURVEY.to_frame()
    assert list(frame.columns) == ["deal", "score", "cleared", "rules"]
    assert rows_of(frame) == ROWS
    assert frame.attrs == {"rules": Rules.preset("record").in_words}
    assert frame["score"].mean() == -0.5
    assert frame["cleared"].mean() == 0.5


def test_an_empty_frame() -> None:
    assert Survey(Rules.preset("record"), [], codes()).to_frame().shape == (0, 4)


def test_csv(tmp_path: Path) -> None:
    path = tmp_path / "survey.csv"
    path.write_text("older")
    SURVEY.to_csv(path)
    assert path.read_bytes() == (
        b"deal,score,cleared,rules\n1,-3,yes,record\n2,2,no,record\n3,,,record\n5,,yes,record\n6,,no,record\n"
    )
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_others_may_read_what_they_may_read_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    SURVEY.to_csv(tmp_path / "survey.csv")
    rights = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert len(rights) == 1


def test_rules_without_a_name_are_said(tmp_path: Path) -> None:
    rules = Rules.preset("record").replace(kings="wrap")
    Survey(rules, [9], codes([1])).to_csv(tmp_path / "survey.csv")
    assert (tmp_path / "survey.csv").read_text().splitlines()[1] == f'9,1,no,"{rules.in_words}"'


def test_parquet(tmp_path: Path) -> None:
    path = tmp_path / "survey.parquet"
    SURVEY.to_parquet(path)
    assert rows_of(pd.read_parquet(path)) == ROWS
    metadata = pyarrow.parquet.read_schema(path).metadata
    assert metadata[b"rules"].decode() == Rules.preset("record").in_words
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "library, name", [("pandas", "to_frame"), ("pyarrow", "to_parquet"), ("matplotlib", "plot")]
)
def test_a_missing_library_is_named(
    library: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setitem(sys.modules, f"{library}.figure", None)
    arguments = (tmp_path / "file",) if name == "to_parquet" else ()
    with pytest.raises(GolfError) as caught:
        getattr(SURVEY, name)(*arguments)
    assert (
        str(caught.value) == f"{name}: {library} is not installed; expected it after: pip install {library}"
    )
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "survey.csv"
    path.write_text("older")

    def full(self: Survey) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Survey, "rows", full)
    with pytest.raises(OSError, match="No space left"):
        SURVEY.to_csv(path)
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(FileNotFoundError):
        SURVEY.to_csv(tmp_path / "no folder" / "survey.csv")
