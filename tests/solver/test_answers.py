from __future__ import annotations

from golf_nb.engine import Draw, Play, deal
from golf_nb.solver import Choice, Solution

POSITION = deal(24)


def test_a_proven_answer() -> None:
    solution = Solution(POSITION, -3, -3, True, (Draw(), Play(0)))
    assert (solution.proven, solution.left) == (True, 0)
    assert repr(solution) == "Solution: best score −3; can be cleared; 2 moves"
    assert repr(Solution(POSITION, 4, 4, False, ())) == "Solution: best score +4; cannot be cleared; no moves"
    assert Solution(POSITION, 4, 4, False, ()).left == 4


def test_an_answer_that_is_open() -> None:
    solution = Solution(POSITION, 4, 0, None, (Draw(),))
    assert (solution.proven, solution.left) == (False, 4)
    assert repr(solution) == "Solution: best score found +4, none below 0; clearing is unknown; 1 move"


def test_a_choice() -> None:
    assert repr(Choice(Play(2), 0, 0, True)) == "Choice: C: best score 0; can be cleared"
    assert Choice(Play(2), 0, 0, True).proven
    open_choice = Choice(Draw(), 5, 1, None)
    assert not open_choice.proven
    assert str(open_choice) == "Choice: draw: best score found +5, none below +1; clearing is unknown"
