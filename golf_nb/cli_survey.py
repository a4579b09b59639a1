"""`golf-nb survey`: the best scores of very many deals."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from golf_nb import cli_words
from golf_nb.engine import GolfError

if TYPE_CHECKING:
    from golf_nb.survey import Survey

__all__ = ["add_parser", "run"]

DONE: Final = 0
STOPPED: Final = 1
INTERRUPTED: Final = 130  # what a shell says of a program that Ctrl-C ended
_EXIT: Final = f"""\
exit status:
  {DONE}    all deals are done
  {STOPPED}    the survey had to stop early; what is done was printed and kept
  2    the arguments or a file cannot be used
  {INTERRUPTED}  Ctrl-C ended it early; what is done was printed and kept

With --file, the same command goes on where it stopped."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command to the parser.

    Parameters
    ----------
    commands : argparse action
        What `ArgumentParser.add_subparsers` returned.
    """
    parser = commands.add_parser(
        "survey",
        help="find the best scores of many deals",
        description="Find the best score of each of many deals, and how many can be cleared by somebody who knows "
        "the stock.",
        epilog=_EXIT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("deals", metavar="FIRST-LAST", help="the numbers of the first and the last deal")
    parser.add_argument(
        "--rules", metavar="NAME", default="king-stops", help="a rule set (default: %(default)s)"
    )
    parser.add_argument(
        "--file",
        metavar="FILE",
        type=Path,
        help="write results to it as they come, and go on from what it has",
    )
    parser.add_argument(
        "--csv", metavar="FILE", type=Path, help="in the end, write all results to this new file as a table"
    )
    parser.add_argument(
        "--workers", metavar="N", help="how many processes work on it (default: one for each processor)"
    )
    parser.add_argument("--budget", metavar="N", help="how many configurations to look at in each deal")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")


def run(options: argparse.Namespace) -> int:
    """Do what the command asks for.

    Parameters
    ----------
    options : argparse.Namespace
        The arguments.

    Returns
    -------
    int
        The exit status.

    Raises
    ------
    GolfError, OSError
        If an argument or a file cannot be used.
    """
    from golf_nb.survey import survey
    from golf_nb.survey.conduct import INTERRUPTED as BY_KEYBOARD

    if options.csv is not None and not options.csv.parent.is_dir():
        raise GolfError("no such folder", text=str(options.csv.parent), place="--csv", expected="a folder")
    if options.csv is not None and options.csv.exists():
        raise GolfError(
            "there is such a file already", text=str(options.csv), place="--csv", expected="a new file"
        )
    result = survey(
        cli_words.span(options.deals),
        options.rules,
        progress=sys.stderr.isatty(),
        file=options.file,
        budget=cli_words.whole(options.budget, "--budget"),
        workers=cli_words.whole(options.workers, "--workers"),
    )
    _print(result, as_json=options.json)
    if options.csv is not None:
        result.to_csv(options.csv)
    if result.stopped is None:
        return DONE
    return INTERRUPTED if result.stopped == BY_KEYBOARD else STOPPED


def _print(result: Survey, *, as_json: bool) -> None:
    if not as_json:
        print(result)
        return
    print(json.dumps(result.summary(), ensure_ascii=False))
    for message in result.messages:
        print(f"golf-nb: {message}", file=sys.stderr)
