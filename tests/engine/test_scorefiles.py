from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf_nb.engine import Course, GolfError, Scorecard
from tests.engine.courses import hole, scorecards

COURSE = Course(138)
CARD = Scorecard(
    COURSE,
    {
        "Ann": Course(138, played=[hole(1, 4), hole(2, -3)]),
        'Bé, "B"': Course(138, played=[hole(3, 12, "conceded")]),
    },
)
CSV = CARD.to_csv()
JSON = CARD.to_json()


def changed(old: str, new: str, text: str = CSV) -> str:
    assert text.count(old) >= 1
    return text.replace(old, new, 1)


def document(**changes: Any) -> str:
    """The JSON text with some keys of the first player's third hole changed; None takes a key away."""
    read = json.loads(JSON)
    third = read["players"][0]["holes"][2]
    for key, value in changes.items():
        third[key] = value
    return json.dumps(read)


def test_csv() -> None:
    assert CSV.splitlines()[:4] == [
        "course,player,hole,deal,state,score",
        "C9-138-king-stops,Ann,1,138,finished,4",
        "C9-138-king-stops,Ann,2,139,finished,-3",
        "C9-138-king-stops,Ann,3,140,open,",
    ]
    assert CSV.splitlines()[12] == 'C9-138-king-stops,"Bé, ""B""",3,140,conceded,12'
    assert len(CSV.splitlines()) == 1 + 18
    assert Scorecard.from_csv(CSV) == CARD


def test_json() -> None:
    read = json.loads(JSON)
    assert read["course"] == "C9-138-king-stops"
    assert read["players"][0]["name"] == "Ann"
    assert read["players"][0]["holes"][1] == {"hole": 2, "deal": 139, "state": "finished", "score": -3}
    assert read["players"][0]["holes"][2] == {"hole": 3, "deal": 140, "state": "open", "score": None}
    assert Scorecard.from_json(JSON) == CARD
    assert Scorecard.from_json(Scorecard(COURSE).to_json()) == Scorecard(COURSE)


@given(scorecards())
def test_json_is_read_back(card: Scorecard) -> None:
    again = Scorecard.from_json(card.to_json())
    assert again == card
    assert again.course.rules.name == card.course.rules.name


@given(scorecards(least=1))
def test_csv_is_read_back(card: Scorecard) -> None:
    again = Scorecard.from_csv(card.to_csv())
    assert again == card
    assert again.course.rules.name == card.course.rules.name


@given(st.permutations(["course", "player", "hole", "deal", "state", "score"]), st.randoms())
def test_columns_and_lines_in_another_order(columns: list[str], chance: Any) -> None:
    rows = list(csv.DictReader(io.StringIO(CSV)))
    chance.shuffle(rows)
    out = io.StringIO()
    writer = csv.DictWriter(out, columns)
    writer.writeheader()
    writer.writerows(rows)
    again = Scorecard.from_csv("\ufeff" + out.getvalue() + "\n\n")
    assert {name: again[name] for name in again.players} == {name: CARD[name] for name in CARD.players}


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "line 1: nothing is there; expected the columns course, player, hole, deal, state, score"),
        ("\n\n", "line 1: nothing is there; expected the columns"),
        (CSV.splitlines()[0], "end of the text: no hole is there; expected a line for each hole of each player"),
        (changed("hole", "holes"), 'line 1, "course,player,holes,deal,state,score": not these columns'),
        (changed("score", "score,score"), 'line 1, "course,player,hole,deal,state,score,score": not these columns'),
        (changed(",finished,4", ",finished"), 'line 2, "C9-138-king-stops,Ann,1,138,finished": 5 cells; expected 6'),
        (changed("C9-138-king-stops,Ann,1,138,finished,4", "x"), 'line 2, "x": 1 cell; expected 6'),
        (changed("C9-138-king-stops,Ann,1", "C9-138-king,Ann,1"),
         'line 2, column course, course code, character 8 (king), "C9-138-king": no such rules; expected'),
        (changed("C9-138-king-stops,Ann,2", "C9-139-king-stops,Ann,2"),
         'line 3, column course, "C9-139-king-stops": another course than in the lines before; expected'),
        (changed("Ann,1", " Ann,1"), 'line 2, column player, " Ann": not a name; expected'),
        (changed("Ann,1,", "Ann,x,"), 'line 2, column hole, "x": not a whole number; expected'),
        (changed("Ann,1,", "Ann,0,"), 'line 2, column hole, "0": not a hole; expected a whole number from 1 on'),
        (changed("Ann,1,", "Ann,10,"), 'line 2, column hole, "10": no such hole; expected 1 to 9'),
        (changed("Ann,1,", "Ann,2,"), 'line 2, column deal, "138": not the deal of this hole; expected deal 139'),
        (changed(",138,", ",0,"), 'line 2, column deal, "0": there is no such deal; expected'),
        (changed(",138,", ",99999999999,"), 'line 2, column deal, "99999999999": not a whole number'),
        (changed(",4\n", ",four\n"), 'line 2, column score, "four": not a whole number; expected'),
        (changed(",4\n", ",-+4\n"), 'line 2, column score, "-+4": not a whole number; expected'),
        (changed(",4\n", ",٤\n"), 'line 2, column score, "٤": not a whole number; expected'),
        (changed(",4\n", ",\n"), 'line 2, column score, "": a finished hole has a score; expected a whole number'),
        (changed(",4\n", ",36\n"), 'line 2, column score, "36": no finished hand scores this; expected -16 to 35'),
        (changed("open,", "open,4"), 'line 4, column score, "4": an open hole has no score; expected none'),
        (changed("finished", "Finished"), 'line 2, column state, "Finished": no such state; expected'),
        (changed("\nC9-138-king-stops,Ann,2,139,finished,-3", "\nC9-138-king-stops,Ann,1,138,finished,4"),
         'line 3, "1": the hole is there twice; expected it once'),
        (changed("C9-138-king-stops,Ann,3,140,open,\n", ""),
         "end of the text, player Ann: missing: hole 3; expected holes 1 to 9, open ones as well"),
        (changed("Ann,1", '"Ann,1'), "line 11: not CSV: "),
        (changed("Ann,1", '"Ann"x,1'), "line 2: not CSV: "),
        (changed("Ann,1", "A" * 140000 + ",1"), "line 2: not CSV: "),
        (changed("Ann,1", '"A\nnn",1'), 'line 3, column player, "A\nnn": not a name; expected'),
    ],
)  # fmt: skip
def test_errors_name_the_line(text: str, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Scorecard.from_csv(text)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "line 1, character 1: not JSON: "),
        ('{"course": \n}', "line 2, character 1: not JSON: "),
        ("[" * 100000, "not JSON that can be read: "),
        ("9" * 5000, "not JSON that can be read: "),
        ("[]", '"[]": not an object; expected an object with course, players'),
        ('"x"', '"x": not an object; expected an object with course, players'),
        ("{}", "course: the key is missing; expected course, players"),
        ('{"course": "C9-1-classic"}', "players: the key is missing; expected course, players"),
        ('{"course": 9, "players": []}', 'course, "9": not a text; expected a text'),
        ('{"course": "C9-1", "players": []}', 'course, course code, character 1, "C9-1": not a course code'),
        ('{"course": "C9-1-classic", "players": {}}', 'players, "{}": not a list; expected a list'),
        ('{"course": "C9-1-classic", "players": [{"name": "A"}]}',
         "players[0].holes: the key is missing; expected name, holes"),
        ('{"course": "C9-1-classic", "players": [{"name": "A", "holes": []}]}',
         "players[0].holes: missing: hole 1, 2, 3, 4, 5, 6, 7, 8, 9; expected holes 1 to 9, open ones as well"),
        ('{"course": "C9-1-classic", "players": [{"name": "", "holes": []}]}',
         'players[0].name, "": not a name; expected'),
        ('{"course": "C9-1-classic", "course": "", "players": []}',
         'key course, "course": the key is there twice; expected it once'),
        (changed('"name": "Ann"', '"nom": "Ann"', JSON), 'players[0].nom, "nom": unknown key; expected name, holes'),
        (JSON.replace("Ann", 'Bé, \\"B\\"'), 'players[1].name, "Bé, "B"": the name is there twice; expected it once'),
        (document(par=3), 'players[0].holes[2].par, "par": unknown key; expected hole, deal, state, score'),
        (document(hole=True), 'players[0].holes[2].hole, "true": not a whole number; expected'),
        (document(hole=3.0), 'players[0].holes[2].hole, "3.0": not a whole number; expected'),
        (document(hole=[3]), 'players[0].holes[2].hole, "[3]": not a whole number; expected'),
        (document(hole=2), 'players[0].holes[2].deal, "140": not the deal of this hole; expected deal 139'),
        (document(hole=2, deal=139), 'players[0].holes[2], "2": the hole is there twice; expected it once'),
        (document(state=None), 'players[0].holes[2].state, "null": not a text; expected a text'),
        (document(state="conceded"), 'players[0].holes[2].score, "": a conceded hole has a score; expected'),
        (document(state="conceded", score=0), 'players[0].holes[2].score, "0": no conceded hand scores this'),
    ],
)  # fmt: skip
def test_errors_name_the_key(text: str, message: str) -> None:
    with pytest.raises(GolfError) as caught:
        Scorecard.from_json(text)
    assert str(caught.value).startswith(message)


@given(st.sampled_from([CSV, JSON]), st.data())
def test_mangled_texts(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(place, min(place + 5, len(text))))
        text = text[:place] + data.draw(st.text('01-,"\n{}[]:xAé\x00\ud800', max_size=3)) + text[end:]
    for read in (Scorecard.from_csv, Scorecard.from_json):
        try:
            card = read(text)
        except GolfError:
            continue
        assert Scorecard.from_json(card.to_json()) == card


@given(st.text())
def test_any_text(text: str) -> None:
    for read in (Scorecard.from_csv, Scorecard.from_json):
        with pytest.raises(GolfError):
            read(text)
