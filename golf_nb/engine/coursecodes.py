"""Course codes: the deals and the rules of a course as one short word."""

from __future__ import annotations

from typing import Final

from golf_nb.engine.codes import Piece
from golf_nb.engine.course import LENGTHS, Course

_KIND: Final = "course code"
_EXPECTED: Final = "C9 or C18, the number of the first deal and the rules, such as C9-24-king-stops"


def read_course(code: str) -> Course:
    """Return the course of a code, with no hole played.

    Parameters
    ----------
    code : str
        ``C9`` or ``C18``, the number of the first deal, and the rules as `rules_code` writes them, with
        hyphens between the three: the `Course.code` of any course. Case does not matter.

    Returns
    -------
    Course
        The course.

    Raises
    ------
    GolfError
        If it is not a course code. The error quotes the code and says at which character it is wrong.

    Examples
    --------
    >>> course = read_course("C18-2147483647-wrap.bonus")
    >>> course.deals[:3], course.code
    ((2147483647, 1, 2), 'C18-2147483647-wrap.bonus')
    """
    whole = Piece.whole(_KIND, code)
    match whole.split("-", 2):
        case [holes, start, rules]:
            lengths = {f"C{length}": length for length in LENGTHS}
            if holes.text.upper() not in lengths:
                raise holes.error("no such course", " or ".join(lengths))
            return Course(start.deal_number(), rules.rules(), lengths[holes.text.upper()])
        case _:
            raise whole.error("not a course code", _EXPECTED)
