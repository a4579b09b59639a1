"""`golf-nb solve`: the best that can be made of one deal or one board."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Final

from golf_nb import cli_words
from golf_nb.engine import Draw, deal, signed

if TYPE_CHECKING:
    from golf_nb.solver import Solution

__all__ = ["add_parser", "run"]

CAN: Final = 0
CANNOT: Final = 1
UNKNOWN: Final = 3
_STATUS: Final = {True: CAN, False: CANNOT, None: UNKNOWN}
_VERDICTS: Final = {
    True: "The hand can be cleared.",
    False: "The hand cannot be cleared.",
    None: "The budget ran out before it was known whether the hand can be cleared.",
}
_EXIT: Final = f"""\
exit status:
  {CAN}  the hand can be cleared
  {CANNOT}  it cannot be cleared
  2  the arguments or the board cannot be used; one line on the error stream says why
  {UNKNOWN}  the budget ran out before that was known

The keys of the JSON object:
  deal     the number, or null for a board
  rules    the name of the rule set
  score    the best score that was found: the cards left, or minus the stock saved
  bound    no line of play scores less than this
  proven   whether both are the same
  cleared  whether the hand can be cleared; null if that is not known
  line     the moves of a line with that score: the letter of a column, or "draw"
  left     the cards left in the tableau after that line
  draws    how many of its moves are draws"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command to the parser.

    Parameters
    ----------
    commands : argparse action
        What `ArgumentParser.add_subparsers` returned.
    """
    parser = commands.add_parser(
        "solve",
        help="find the best score of a deal or a board, with the moves",
        description="Find the best score that somebody who knows the stock can reach, and moves that reach it.",
        epilog=_EXIT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "hand",
        metavar="NUMBER|FILE|-",
        help="the number of a deal, a file with a board, or - for standard input",
    )
    parser.add_argument(
        "--rules", metavar="NAME", default="king-stops", help="a rule set (default: %(default)s)"
    )
    parser.add_argument(
        "--partial", action="store_true", help="the board need not be a whole deal: any position will do"
    )
    parser.add_argument("--budget", metavar="N", help="how many configurations to look at before giving up")
    parser.add_argument("--json", action="store_true", help="print the answer as one JSON object")


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
        If an argument, a board or a file cannot be used.
    """
    from golf_nb.solver import solve

    number = cli_words.number(options.hand)
    if number is not None:
        position = deal(number, options.rules)
    else:
        position = cli_words.board(options.hand, options.rules, partial=options.partial)
    solution = solve(position, cli_words.whole(options.budget, "--budget"))
    if options.json:
        print(json.dumps(facts(solution, number)))
    else:
        print("\n".join(report(solution, number)))
    return _STATUS[solution.cleared]


def facts(solution: Solution, number: int | None) -> dict[str, object]:
    """Return an answer under stable names, as JSON has it.

    Parameters
    ----------
    solution : Solution
        The answer.
    number : int or None
        The number of the deal; None for a board.

    Returns
    -------
    dict
        The values.
    """
    return {
        "deal": number,
        "rules": solution.position.rules.label,
        "score": solution.score,
        "bound": solution.bound,
        "proven": solution.proven,
        "cleared": solution.cleared,
        "line": [str(move) for move in solution.line],
        "left": solution.left,
        "draws": sum(isinstance(move, Draw) for move in solution.line),
    }


def report(solution: Solution, number: int | None) -> list[str]:
    """Return an answer as lines of text.

    Parameters
    ----------
    solution : Solution
        The answer.
    number : int or None
        The number of the deal; None for a board.

    Returns
    -------
    list of str
        What was solved under which rules, the answer, and the moves: a line for each draw.
    """
    rules = solution.position.rules
    name = "Board" if number is None else f"Deal {number}"
    found = f"Best score: {signed(solution.score)}."
    if not solution.proven:
        found = f"Best score found: {signed(solution.score)}; none is below {signed(solution.bound)}."
    return [
        f"{name}, {rules.label}: {rules.in_words}",
        f"{found} {_VERDICTS[solution.cleared]}",
        *_moves(solution),
    ]


def _moves(solution: Solution) -> list[str]:
    position = solution.position
    lines = [f"  start with {position.waste_top} on the waste"]
    for move in solution.line:
        position = position.after(move)
        if isinstance(move, Draw):
            lines.append(f"  draw {position.waste_top}")
        else:
            joint = "," if ", play " in lines[-1] else ", play"
            lines[-1] += f"{joint} {move} {position.waste_top}"
    return [*lines, f"  {position.score_in_words()}"]
