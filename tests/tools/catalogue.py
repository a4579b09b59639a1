"""The catalogue of deals, made by the exact solver: `python -m tests.tools.catalogue`.

Writes the table that the package reads. With `--check` it makes all of it again, writes nothing, and says where the
table differs.
"""

import argparse
import itertools
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from golf_nb.engine import Rules, deal
from golf_nb.engine.catalogue import HEADER, SIZE
from golf_nb.solver import best_score
from golf_nb.strategy.chance import by_chance

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "golf_nb" / "engine" / "catalogue.tsv"
COMMENT = (
    f"# The first {SIZE} deals that can be cleared when a queen may be played on a king; made by a command."
)
KINGS = {kings: Rules.preset("king-stops").replace(kings=kings) for kings in HEADER[1:4]}
CHUNK = 200


def row_of(number: int) -> str | None:
    """Return a deal's line of the table, or None if it does not belong there."""
    queen = best_score(deal(number, KINGS["queen"]))
    if queen is None or queen > 0:
        return None
    stop, wrap = (best_score(deal(number, KINGS[kings])) for kings in ("stop", "wrap"))
    return f"{number}\t{stop}\t{queen}\t{wrap}\t{by_chance(deal(number, KINGS['queen'])).strokes:.2f}"


def rows_of(numbers: range) -> list[str]:
    """Return the lines of some deals."""
    return [row for number in numbers if (row := row_of(number)) is not None]


def rows() -> Iterator[str]:
    """Yield all lines, in the order of the deals' numbers."""
    chunks = (range(first, first + CHUNK) for first in itertools.count(1, CHUNK))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        found = 0
        while found < SIZE:
            for some in pool.map(rows_of, itertools.islice(chunks, 8)):
                yield from some
                found += len(some)


def text() -> str:
    """Return the table."""
    return "\n".join([COMMENT, "\t".join(HEADER), *itertools.islice(rows(), SIZE), ""])


def main() -> int:
    """Write or check the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the table and write nothing")
    made = parser.parse_args()
    wanted = text()
    if not made.check:
        TABLE.write_text(wanted, encoding="utf-8")
        return 0
    pairs = itertools.zip_longest(wanted.splitlines(), TABLE.read_text(encoding="utf-8").splitlines())
    wrong = [(line, right, found) for line, (right, found) in enumerate(pairs, start=1) if right != found]
    for line, right, found in wrong:
        print(f"{TABLE.name}, line {line}: {found!r} should be {right!r}")
    print(f"{SIZE} deals, {len(wrong)} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
