"""The figures that texts quote of a fair player, computed anew: `python -m tests.tools.figures`.

The player is `golf_nb.strategy.play_longest_runs`, which never looks at the stock. It plays the numbered deals of
`DEALS` under each rule set of the table. Without a word the command writes the table; with `--check` it writes
nothing and says which line is not true any more.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from golf_nb.engine import deal
from golf_nb.strategy import play_longest_runs

TABLE = Path(__file__).resolve().parents[1] / "data" / "longest_runs.tsv"
DEALS = range(1, 10_001)
PRESETS = ("patience", "classic", "putt-putt", "double", "double-pysol")
HEADER = "rules\tcleared\tcards left"


class Figures(NamedTuple):
    """How many hands were cleared, and how many cards were left in all of them together."""

    cleared: int
    cards_left: int


def played(preset: str, deals: Iterable[int]) -> Figures:
    """Let the player play some deals under one rule set."""
    left = [play_longest_runs(deal(number, preset)).position.cards_left for number in deals]
    return Figures(left.count(0), sum(left))


def line_of(preset: str, figures: Figures) -> str:
    """Return a line of the table."""
    return f"{preset}\t{figures.cleared}\t{figures.cards_left}"


def read() -> dict[str, Figures]:
    """Return the table as it was written."""
    header, *lines = TABLE.read_text(encoding="utf-8").splitlines()
    if header != HEADER:
        raise ValueError(f"{TABLE.name} begins with {header!r}")
    cells = (line.split("\t") for line in lines)
    return {preset: Figures(int(cleared), int(left)) for preset, cleared, left in cells}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the table; the exit status is 1 when a figure is not true."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare with the table and write nothing")
    options = parser.parse_args(arguments)
    lines = [HEADER, *(line_of(preset, played(preset, DEALS)) for preset in PRESETS)]
    if not options.check:
        TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    written = TABLE.read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines if line not in written] or lines[len(written) :]
    print("\n".join(f"not in {TABLE.name}: {line!r}" for line in wrong) or "the figures are true")
    return 1 if wrong or len(lines) != len(written) else 0


if __name__ == "__main__":
    sys.exit(main())
