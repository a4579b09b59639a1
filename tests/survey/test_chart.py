from __future__ import annotations

from matplotlib.figure import Figure

from golf_nb.engine import Rules
from golf_nb.survey import Survey
from golf_nb.survey.codes import codes

SURVEY = Survey(Rules.preset("record"), range(1, 7), codes([-2, -2, 0, 3, 1, 3]), refused={"<b>": "no"})


def test_bars_stand_at_their_scores() -> None:
    chart = SURVEY.plot()
    bars = {
        bar.get_x() + bar.get_width() / 2: (bar.get_height(), bar.get_hatch()) for bar in chart.axes.patches
    }
    assert bars == {-2: (2, None), 0: (1, None), 1: (1, "//"), 3: (2, "//")}
    assert [text.get_text() for text in chart.axes.get_legend().get_texts()] == ["cleared", "cards left"]
    assert [text.get_text() for text in chart.axes.get_xticklabels()] == ["−2", "−1", "0", "+1", "+2", "+3"]
    title = chart.axes.get_title()
    assert title.startswith("Survey of 6 deals, record\ncan be cleared: 3 of 6, 50.00%")
    assert title.replace("\n", " ").endswith(f"of all deals) {Rules.preset('record').in_words}")


def test_words_say_what_the_picture_shows() -> None:
    chart = SURVEY.plot()
    assert repr(chart) == f"Bar chart of best scores. {SURVEY!r}"
    html = chart._repr_html_()
    assert html.startswith('<img alt="Bar chart of best scores. Survey of 6 deals, record\n')
    assert "&#x27;&lt;b&gt;&#x27;" in html
    assert 'src="data:image/png;base64,iVBORw0KGgo' in html


def test_axes_of_somebody_else() -> None:
    axes = Figure().subplots()
    chart = SURVEY.plot(axes)
    assert chart.axes is axes
    assert chart.figure is axes.figure


def test_nothing_to_draw_is_drawn() -> None:
    chart = Survey(Rules.preset("record"), [], codes()).plot()
    assert list(chart.axes.patches) == []
    assert "not known of any deal" in chart.axes.get_title()


def test_only_one_kind() -> None:
    chart = Survey(Rules.preset("record"), [1], codes([30])).plot()
    assert [text.get_text() for text in chart.axes.get_legend().get_texts()] == ["cards left"]
    assert [text.get_text() for text in chart.axes.get_xticklabels()] == ["+30"]


def test_many_scores_stand_upright_below_their_bars() -> None:
    chart = Survey(Rules.preset("record"), [1, 2], codes([0, 30])).plot()
    assert [text.get_rotation() for text in chart.axes.get_xticklabels()] == [90] * 31
