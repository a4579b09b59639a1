"""What texts say of the player of longest runs: it is what the table has, and the table is true."""

import re
from math import sqrt
from pathlib import Path

import pytest

from tests.tools import figures

ROOT = Path(__file__).resolve().parents[2]
LESSONS = "golf_nb/lessons/data/"
QUOTED = {
    f"{LESSONS}double-golf.toml": {"65": "patience", "4,834": "double", "438": "double-pysol"},
    f"{LESSONS}putt-putt.toml": {"65": "patience", "1,664": "putt-putt"},
    f"{LESSONS}what-the-books-dispute.toml": {"65": "patience", "4,834": "double"},
    f"{LESSONS}what-stays-open.toml": {"65": "patience", "4,834": "double"},
    "notebooks/10-variations.ipynb": {"65": "patience", "4,834": "double", "438": "double-pysol"},
    "notebooks/11-history-and-disagreements.ipynb": {
        "65": "patience",
        "256": "classic",
        "1,664": "putt-putt",
    },
    "README.md": {"65": "patience", "256": "classic", "1,664": "putt-putt"},
}
"""Which hands cleared each text counts, by the number that stands there."""
LEFT = {"9.7": "patience", "7.5": "classic", "3.6": "putt-putt"}
"""The cards left on average that the lesson about Putt-Putt has, by rule set."""
OVER = f"deals {figures.DEALS[0]} to {figures.DEALS[-1]:,}"


@pytest.fixture(scope="module")
def table() -> dict[str, figures.Figures]:
    return figures.read()


@pytest.mark.parametrize("preset", figures.PRESETS)
def test_a_sample_agrees_with_the_table(table: dict[str, figures.Figures], preset: str) -> None:
    sample = figures.played(preset, figures.DEALS[::40])
    hands = len(figures.DEALS[::40])
    rate = table[preset].cleared / len(figures.DEALS)
    assert abs(sample.cleared / hands - rate) <= 3 * sqrt(rate * (1 - rate) / hands)
    mean = table[preset].cards_left / len(figures.DEALS)
    assert sample.cards_left / hands == pytest.approx(mean, abs=1.2)  # single hands spread by 5 or 6 cards


@pytest.mark.parametrize("name", QUOTED)
def test_a_text_says_what_the_table_has(table: dict[str, figures.Figures], name: str) -> None:
    text = " ".join((ROOT / name).read_text(encoding="utf-8").split()).replace('\\n", "', " ")
    assert OVER in text
    for number, preset in QUOTED[name].items():
        assert number == f"{table[preset].cleared:,}"
        assert re.search(rf"(?<![\d,.]){number}(?![\d,.]\d)", text)


def test_the_cards_left_on_average(table: dict[str, figures.Figures]) -> None:
    text = (ROOT / LESSONS / "putt-putt.toml").read_text(encoding="utf-8")
    for number, preset in LEFT.items():
        assert number == f"{table[preset].cards_left / len(figures.DEALS):.1f}"
        assert f"{number} cards" in text


def test_no_other_text_counts_these_deals() -> None:
    paths = [*ROOT.glob("golf_nb/lessons/data/*.toml"), *ROOT.glob("notebooks/*.ipynb"), ROOT / "README.md"]
    counting = {path for path in paths if OVER in " ".join(path.read_text(encoding="utf-8").split())}
    assert {path.relative_to(ROOT).as_posix() for path in counting} <= QUOTED.keys()


def test_the_command_writes_the_table_and_finds_what_is_not_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(figures, "TABLE", tmp_path / "figures.tsv")
    monkeypatch.setattr(figures, "DEALS", range(1, 4))
    monkeypatch.setattr(figures, "PRESETS", ("patience", "putt-putt"))
    assert figures.main([]) == 0
    assert figures.read().keys() == {"patience", "putt-putt"}
    assert figures.main(["--check"]) == 0
    assert capsys.readouterr().out == "the figures are true\n" * 2
    lines = figures.TABLE.read_text(encoding="utf-8").splitlines()
    for wrong in (lines[:-1], [*lines[:-1], "putt-putt\t3\t0"], [*lines, "double\t0\t0"]):
        figures.TABLE.write_text("\n".join(wrong) + "\n", encoding="utf-8")
        assert figures.main(["--check"]) == 1
