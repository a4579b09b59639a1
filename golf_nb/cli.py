"""The command `golf-nb`: open the tutorial, print or solve a deal, survey many, check a lesson, show the records."""

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path

from golf_nb import cli_solve, cli_survey, tutorial
from golf_nb.engine import GolfError, deal, format_board
from golf_nb.language import use

__all__ = ["main"]

UNUSABLE = 2  # what argparse returns for arguments it cannot read, too


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    Parameters
    ----------
    arguments : sequence of str, optional
        The words after the command's name; those of the process unless given.

    Returns
    -------
    int
        0 when all is well, 1 when a checked lesson has problems, 2 for arguments or files that cannot be
        used (one line on the error stream says why), 130 after Ctrl-C. Opening the tutorial gives JupyterLab's
        own status; `golf_nb.cli_solve` and `golf_nb.cli_survey` have more to say by theirs.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(
                errors="backslashreplace"
            )  # a console without card suits still gets every line
    use("en")  # whatever language the tables speak: scripts read what is printed here
    words = list(sys.argv[1:] if arguments is None else arguments)
    for_lab: list[str] = []
    if "--" in words:
        cut = words.index("--")
        words, for_lab = words[:cut], words[cut + 1 :]
    options = _parser().parse_args(words)
    commands: dict[str | None, Callable[[], int]] = {
        "deal": lambda: _deal(options.number, options.rules),
        "check": lambda: _check(options.lesson),
        "records": lambda: _records(options.export, erase=options.erase),
        "solve": lambda: cli_solve.run(options),
        "survey": lambda: cli_survey.run(options),
        None: lambda: _open(options.folder, ["--no-browser"] * options.no_browser + for_lab),
    }
    try:
        return commands[options.command]()
    except KeyboardInterrupt:
        return cli_survey.INTERRUPTED
    except (GolfError, OSError) as error:
        print(f"golf-nb: {_one_line(error)}", file=sys.stderr)
        return UNUSABLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="golf-nb",
        description="Without a command: copy the tutorial's notebooks to a folder of yours, where your own "
        "changes are always kept, and open them in JupyterLab.",
        epilog="Words after -- are passed on to JupyterLab: golf-nb -- --port 9999",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"golf-nb {_version()}")
    parser.add_argument(
        "--folder",
        type=Path,
        help=f"where your notebooks are (default: {tutorial.FOLDER} in this folder, if it can be written)",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="start JupyterLab, but open no browser window"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    dealing = commands.add_parser("deal", help="print the cards of a numbered deal", allow_abbrev=False)
    dealing.add_argument("number", metavar="NUMBER", help="the number of the deal")
    dealing.add_argument(
        "--rules", metavar="NAME", default="king-stops", help="a rule set (default: %(default)s)"
    )
    checking = commands.add_parser("check", help="check a lesson file", allow_abbrev=False)
    checking.add_argument("lesson", metavar="LESSON.toml", type=Path, help="the lesson to check")
    keeping = commands.add_parser("records", help="show, export or erase your records", allow_abbrev=False)
    keeping.add_argument(
        "--export",
        metavar="FILE",
        type=Path,
        help="write them to a new file that ends in .csv; with .json, also your hands, courses and lessons",
    )
    keeping.add_argument(
        "--erase", action="store_true", help="erase all of that for good (with --export: after it is written)"
    )
    cli_solve.add_parser(commands)
    cli_survey.add_parser(commands)
    return parser


def _version() -> str:
    try:
        return metadata.version("golf_nb")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def _deal(number: str, rules: str) -> int:
    try:
        counted = int(number)
    except ValueError:
        raise GolfError("not a deal number", text=number, expected="a whole number, such as 24") from None
    print(format_board(deal(counted, rules)).rstrip("\n"))
    return 0


def _check(lesson: Path) -> int:
    from golf_nb.lessons import Judge
    from golf_nb.lessons.check import check_file
    from golf_nb.solver import best_score, least_left

    lesson.read_bytes()  # a file that cannot be read at all is no lesson with a problem
    problems = check_file(lesson, Judge(least_left, best_score))
    print("\n".join(problems) or "OK")
    return 1 if problems else 0


def _records(export: Path | None, *, erase: bool) -> int:
    from golf_nb.records import default_store

    with default_store() as store:
        if export is not None:
            form = export.suffix.lower().removeprefix(".")
            if form not in ("csv", "json"):
                expected = "a name that ends in .csv or .json"
                raise GolfError("records cannot be written to this", text=str(export), expected=expected)
            text = store.export(form)
            with export.open("x", encoding="utf-8", newline="") as file:
                file.write(text)
            print(f"Your records are written to {export}")
        if erase:
            store.erase()
            if store.kept:
                print("Your records, hands, courses and lessons are erased.")
        elif export is None:
            print(store.records())
        if store.message:
            print(f"golf-nb: {store.message}", file=sys.stderr)
        return UNUSABLE if erase and not store.kept else 0


def _open(folder: Path | None, for_lab: Sequence[str]) -> int:
    handout = tutorial.hand_out((folder or tutorial.default_folder()).expanduser().absolute())
    print(f"Your notebooks are in {handout.folder}")
    if handout.kept:
        print(
            f"You have changed {', '.join(handout.kept)}, and the tutorial has newer ones: yours were kept. "
            "To get a new one, rename yours and start golf-nb again."
        )
    return tutorial.open_lab(handout.folder, for_lab)


def _one_line(error: GolfError | OSError) -> str:
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename is not None else ""
        return f"{place}{error.strerror}"
    return " ".join(str(error).split())
