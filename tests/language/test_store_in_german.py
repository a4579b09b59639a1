"""What a player reads in German where results cannot be kept in their file."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from golf_nb.engine import use_language
from golf_nb.records import Store, faults
from golf_nb.records.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = Path("records.sqlite3")
MEANWHILE = (
    "Du kannst weiterspielen. Was du jetzt tust, bleibt erhalten, bis diese Python-Sitzung endet, "
    "und kommt in die Datei, falls das vorher wieder möglich wird."
)


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    use_language("de")
    yield
    use_language("en")


@pytest.mark.parametrize(
    "fault, happened",
    [
        (
            Fault.LOCKED,
            (
                "Ein anderes Programm benutzt gerade records.sqlite3, deshalb können deine Ergebnisse dort jetzt "
                "nicht gespeichert werden."
            ),
        ),
        (
            Fault.UNREACHABLE,
            "Deine Ergebnisse können nicht in records.sqlite3 gespeichert werden: Permission denied.",
        ),
        (Fault.GONE, "Die Datei mit deinen Ergebnissen ist nicht mehr da: records.sqlite3."),
    ],
)
def test_what_has_happened_to_the_file(fault: Fault, happened: str) -> None:
    error = PermissionError(errno.EACCES, "Permission denied.")
    assert fault.sentence(FILE, error) == f"{happened} {MEANWHILE}"


@pytest.mark.parametrize(
    "taken, entries",
    [
        (0, "kein Eintrag war noch lesbar."),
        (1, "1 Eintrag war noch lesbar und ist übernommen."),
        (12, "12 Einträge waren noch lesbar und sind übernommen."),
    ],
)
def test_a_damaged_file(taken: int, entries: str) -> None:
    assert faults.set_aside(FILE, Path("there") / "kept", taken) == (
        f"records.sqlite3 war beschädigt. Die Datei heißt jetzt kept, und eine neue ist angelegt; {entries}"
    )


def test_a_file_of_a_later_version() -> None:
    assert faults.newer(FILE, Path("there") / "beside") == (
        "records.sqlite3 stammt von einer neueren Version von golf_nb und blieb unverändert. "
        "Bis du golf_nb aktualisierst, kommen deine Ergebnisse in die Datei beside im selben Ordner."
    )


def test_entries_that_make_no_sense() -> None:
    assert faults.senseless(FILE, 1) == (
        "1 Eintrag ergibt keinen Sinn und kann nicht gezeigt werden; in records.sqlite3 wurde nichts gelöscht."
    )
    assert faults.senseless(None, 2) == (
        "2 Einträge ergeben keinen Sinn und können nicht gezeigt werden; im Speicher wurde nichts gelöscht."
    )


def test_no_folder() -> None:
    assert faults.homeless(OSError("nowhere")) == (
        "Es gibt keinen Ordner für deine Ergebnisse: nowhere. Du kannst weiterspielen, aber was du jetzt tust, "
        "bleibt nur erhalten, bis diese Python-Sitzung endet."
    )


def test_the_message_of_a_store(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.records()
        assert store.message.startswith(f"Deine Ergebnisse können nicht in {tmp_path} gespeichert werden: ")
        assert store.message.endswith(MEANWHILE)
