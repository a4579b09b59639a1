"""Scorecards in pandas and matplotlib: with stand-ins everywhere, and with the libraries where they are installed."""

from __future__ import annotations

import sys
from math import isnan
from types import ModuleType
from typing import Any

import pytest

from golf_nb.engine import Course, GolfError, Scorecard
from tests.engine.courses import hole

CARD = Scorecard(
    Course(138),
    {
        "Ann": Course(138, played=[hole(1, 4), hole(2, -3), hole(4, 12, "conceded")]),
        "Ben": Course(138),
    },
)


class Axes:
    """What stands in for matplotlib's axes: it remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        def tell(*given: Any, **named: Any) -> None:
            self.told.append((name, given, named))

        return tell

    def of(self, name: str) -> list[tuple[Any, ...]]:
        return [(given, named) for told, given, named in self.told if told == name]


@pytest.mark.parametrize("view, library", [("to_frame", "pandas"), ("plot", "matplotlib")])
def test_a_missing_library_is_named(view: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", None)
    with pytest.raises(GolfError) as caught:
        getattr(CARD, view)()
    message = f"{view}: {library} is not installed; expected it after: pip install {library}"
    assert str(caught.value) == message


def test_a_frame_has_a_row_for_each_hole(monkeypatch: pytest.MonkeyPatch) -> None:
    class DataFrame:
        def __init__(self, rows: list[Any], columns: list[str]) -> None:
            self.rows, self.columns = rows, columns

        def astype(self, kinds: dict[str, str]) -> DataFrame:
            assert kinds == {"score": "Int64"}
            return self

    pandas = ModuleType("pandas")
    pandas.DataFrame = DataFrame  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pandas", pandas)
    frame = CARD.to_frame()
    assert frame.columns == ["course", "player", "hole", "deal", "state", "score"]
    assert len(frame.rows) == 18
    assert frame.rows[1] == ("C9-138-king-stops", "Ann", 2, 139, "finished", -3)
    assert frame.rows[2] == ("C9-138-king-stops", "Ann", 3, 140, "open", None)


def test_a_plot_draws_totals_with_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    axes = Axes()
    pyplot = ModuleType("matplotlib.pyplot")
    pyplot.subplots = lambda: (None, axes)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "matplotlib", ModuleType("matplotlib"))
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", pyplot)
    assert CARD.plot() is axes
    (ann, ann_named), (ben, ben_named) = axes.of("plot")
    assert [None if isnan(total) else total for total in ann[1]] == [4, 1, None, 13, *[None] * 5]
    assert all(isnan(total) for total in ben[1])
    assert (ann_named["label"], ben_named["label"]) == ("Ann", "Ben")
    assert ann_named["marker"] != ben_named["marker"]
    ((mark, _),) = axes.of("annotate")
    assert mark == ("c", (4, 13))
    assert axes.of("set_title") == [(("Course C9-138-king-stops",), {})]
    assert len(axes.of("legend")) == 1

    given = Axes()
    assert Scorecard(Course(1)).plot(given) is given
    assert given.of("plot") == given.of("legend") == []


def test_with_pandas_itself() -> None:
    pandas = pytest.importorskip("pandas")
    frame = CARD.to_frame()
    assert frame.groupby("player")["score"].sum().to_dict() == {"Ann": 13, "Ben": 0}
    assert frame["score"].count() == 3
    assert frame["score"].mean() == pytest.approx(13 / 3)
    assert str(frame["score"].dtype) == "Int64"
    assert pandas.isna(frame["score"][2])


def test_with_matplotlib_itself() -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    pyplot = pytest.importorskip("matplotlib.pyplot")
    axes = CARD.plot()
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["Ann", "Ben"]
    assert list(axes.get_xticks()) == list(range(1, 10))
    axes.figure.canvas.draw()
    pyplot.close(axes.figure)
