"""A survey as a table for other programs, always in English: pandas, comma-separated values, Parquet."""

from __future__ import annotations

import csv
import os
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Any, Final

from golf_nb.engine import GolfError
from golf_nb.language import speaking
from golf_nb.survey.codes import OPEN, is_cleared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golf_nb.survey.model import Survey

COLUMNS: Final = ("deal", "score", "cleared", "rules")
_WORDS: Final = {True: "yes", False: "no", None: ""}


@speaking("en")
def to_frame(survey: Survey) -> Any:  # noqa: ANN401 - the library is not there for type checkers
    """Return a survey as a pandas data frame.

    Parameters
    ----------
    survey : Survey
        The survey.

    Returns
    -------
    pandas.DataFrame
        One row for each deal that was looked at, with its number, best score, whether it can be cleared, and the
        rules' name, or what they say if they have none. What is open is missing. ``frame.attrs["rules"]`` says the
        rules in words.

    Raises
    ------
    GolfError
        If pandas is not installed.
    """
    pandas = needed("pandas", "to_frame")
    rows = list(survey.rows())
    frame = pandas.DataFrame(
        {
            "deal": pandas.array([number for number, _ in rows], dtype="int32"),
            "score": pandas.array([_score(code) for _, code in rows], dtype="Int8"),
            "cleared": pandas.array([is_cleared(code) for _, code in rows], dtype="boolean"),
            "rules": pandas.Categorical.from_codes([0] * len(rows), [_name(survey)]),
        },
        columns=list(COLUMNS),
    )
    frame.attrs["rules"] = survey.rules.in_words
    return frame


@speaking("en")
def to_csv(survey: Survey, path: str | os.PathLike[str]) -> None:
    """Write a survey as comma-separated values; a file of that name is replaced.

    Parameters
    ----------
    survey : Survey
        The survey.
    path : str or path
        The file. It has the columns of `to_frame`; ``cleared`` is yes or no, and what is open is empty.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    name = _name(survey)
    with _replacing(path) as beside, beside.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for number, code in survey.rows():
            writer.writerow((number, _score(code), _WORDS[is_cleared(code)], name))


@speaking("en")
def to_parquet(survey: Survey, path: str | os.PathLike[str]) -> None:
    """Write a survey as a Parquet file; a file of that name is replaced.

    Parameters
    ----------
    survey : Survey
        The survey.
    path : str or path
        The file. It has the columns of `to_frame`; its metadata says the rules in words under ``rules``.

    Raises
    ------
    GolfError
        If pyarrow is not installed.
    OSError
        If it cannot be written.
    """
    arrow = needed("pyarrow", "to_parquet")
    parquet = needed("pyarrow.parquet", "to_parquet")
    rows = list(survey.rows())
    table = arrow.table(
        {
            "deal": arrow.array([number for number, _ in rows], arrow.int32()),
            "score": arrow.array([_score(code) for _, code in rows], arrow.int8()),
            "cleared": arrow.array([is_cleared(code) for _, code in rows], arrow.bool_()),
            "rules": arrow.array([_name(survey)] * len(rows), arrow.string()).dictionary_encode(),
        }
    )
    with _replacing(path) as beside:
        parquet.write_table(table.replace_schema_metadata({"rules": survey.rules.in_words}), beside)


def needed(name: str, place: str) -> Any:  # noqa: ANN401 - the same
    """Return a module of a library that only some need.

    Parameters
    ----------
    name : str
        The module.
    place : str
        What needs it.

    Returns
    -------
    module
        The module.

    Raises
    ------
    GolfError
        If the library is not installed.
    """
    library = name.partition(".")[0]
    try:
        return import_module(name)
    except ImportError as error:
        raise GolfError(
            f"{library} is not installed", place=place, expected=f"it after: pip install {library}"
        ) from error


def _score(code: int) -> int | None:
    return None if code in OPEN else code


def _name(survey: Survey) -> str:
    return survey.rules.name or survey.rules.in_words


@contextmanager
def _replacing(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Give a file to write to, which takes the name of another one when it is whole."""
    place = Path(path)
    with NamedTemporaryFile(dir=place.parent, prefix=f"{place.name}.", delete=False) as file:
        beside = Path(file.name)
    try:
        yield beside
        # As readable as any new file; a temporary one is not.
        umask = os.umask(0)
        os.umask(umask)
        beside.chmod(0o666 & ~umask)
        beside.replace(place)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()
