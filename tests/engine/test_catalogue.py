"""The catalogue of deals that can be cleared, checked against the solver on a sample."""

from __future__ import annotations

import pytest

from golf_nb.engine import GolfError, Rules, deal
from golf_nb.engine.catalogue import GRADES, SIZE, Catalogue, Entry, catalogue
from golf_nb.solver import solve
from tests.solver.reference import DEALS, best_scores
from tests.tools.catalogue import row_of

SAMPLE = 40


def line(entry: Entry) -> str:
    return f"{entry.number}\t{entry.stop}\t{entry.queen}\t{entry.wrap}\t{entry.difficulty:.2f}"


def test_there_are_7475_deals_and_each_can_be_cleared() -> None:
    entries = catalogue()
    assert len(entries) == SIZE == 7475
    assert list(entries.numbers) == sorted(set(entries.numbers))
    assert all(entry.queen <= 0 and entry.wrap <= entry.queen <= entry.stop for entry in entries)
    assert all(0 < entry.difficulty < 35 for entry in entries)


def test_the_first_deals_are_those_that_others_found_to_be_clearable() -> None:
    scores = best_scores()
    clearable = [number for number in DEALS if scores[number, "queen", False] <= 0]
    entries = catalogue()[: len(clearable)]
    assert list(entries.numbers) == clearable
    for entry in entries:
        wanted = tuple(scores[entry.number, kings, False] for kings in ("stop", "queen", "wrap"))
        assert (entry.stop, entry.queen, entry.wrap) == wanted


@pytest.mark.parametrize("entry", catalogue()[:: SIZE // SAMPLE], ids=lambda entry: str(entry.number))
def test_a_sample_is_what_the_solver_says(entry: Entry) -> None:
    assert row_of(entry.number) == line(entry)


def test_no_deal_is_left_out() -> None:
    # Between two neighbours of the catalogue no other deal can be cleared.
    for earlier, later in zip(catalogue()[::500], catalogue()[1::500], strict=False):
        assert all(row_of(number) is None for number in range(earlier.number + 1, later.number))


def test_grades_are_quarters() -> None:
    sizes = [len(catalogue(grade)) for grade in GRADES]
    assert sum(sizes) == SIZE
    assert max(sizes) - min(sizes) <= 40  # deals of the same difficulty stay together
    hardest = [max(entry.difficulty for entry in catalogue(grade)) for grade in GRADES]
    assert hardest == sorted(hardest)


def test_deals_are_found_by_wishes() -> None:
    assert catalogue((0, 3)).numbers == tuple(e.number for e in catalogue() if e.difficulty <= 3)
    assert all(entry.queen == -8 for entry in catalogue(par=-8))
    assert {entry.stop for entry in catalogue(par=(1, 2), rules="king-stops")} == {1, 2}
    assert catalogue(par=(-1, 0), rules="classic") == catalogue()
    assert catalogue(par=1).numbers == ()
    odd = catalogue("hard", where=lambda entry: entry.number % 2 == 1)
    assert odd
    assert all(entry.grade == "hard" and entry.number % 2 for entry in odd)


@pytest.mark.parametrize(
    "preset", ["king-stops", "classic", "king-to-ace", "record", "patience", "putt-putt"]
)
def test_par_is_the_best_score(preset: str) -> None:
    for entry in catalogue()[100:103]:
        assert entry.par(preset) == solve(deal(entry.number, preset)).score


@pytest.mark.parametrize(
    "rules", ["compulsory", "double", "double-pysol", Rules.preset("record").replace(rows=4)]
)
def test_par_under_rules_without_scores(rules: Rules | str) -> None:
    with pytest.raises(
        GolfError, match=r"^rules, .*: the catalogue has no scores for these rules; expected the"
    ):
        catalogue()[0].par(rules)
    with pytest.raises(GolfError, match="the catalogue has no scores for these rules"):
        catalogue(par=0, rules=rules)


@pytest.mark.parametrize(
    "wish, message",
    [
        (
            {"difficulty": "fiendish"},
            'difficulty, "fiendish": no such difficulty; expected easy, medium, hard',
        ),
        (
            {"difficulty": (5, 3)},
            r'difficulty, "\(5, 3\)": not a span; expected a lowest and a highest number',
        ),
        ({"difficulty": 4}, 'difficulty, "4": not a span'),
        ({"par": "low"}, 'par, "low": not a span'),
        ({"par": (1, 2, 3)}, r'par, "\(1, 2, 3\)": not a span'),
        ({"rules": "canasta"}, '"canasta": no such rule set'),
    ],
)
def test_wishes_that_are_none(wish: dict[str, object], message: str) -> None:
    with pytest.raises(GolfError, match=f"^{message}"):
        catalogue(**wish)  # type: ignore[arg-type]


def test_it_shows_itself() -> None:
    first = catalogue()[0]
    assert repr(catalogue()[:1]).splitlines() == [
        "1 deal of the catalogue",
        "  number    stop  queen   wrap  difficulty",
        f"       2       0     −5     −7  {first.difficulty:>4.1f} {first.grade}",
    ]
    assert repr(catalogue()).startswith("7,475 deals of the catalogue\n")
    assert repr(catalogue()).endswith("\n  ... and 7,465 more")
    assert repr(Catalogue(())) == "0 deals of the catalogue"
