"""A lesson file made from a hand that somebody played: sound as it stands, with places for the author's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from golf_nb.engine import GolfError, Play, Rules, format_board
from golf_nb.language import say
from golf_nb.lessons.ahead import outlook
from golf_nb.lessons.goal import Goal, Kind
from golf_nb.lessons.judge import judge_of
from golf_nb.lessons.way import Way

if TYPE_CHECKING:
    from golf_nb.engine import Game, Move, Position
    from golf_nb.lessons.judge import BestOf, Judge

_HEAD: Final = '''\
title = {title}
intro = {intro}
done = {done}
teaches = []
rules = "{rules}"
goal = "{goal}"
board = """
{board}
"""
'''
_SAY: Final = """
[[steps]]
say = {say}
"""
_MOVE: Final = """
# {card}
[[steps]]
say = {say}
move = "{move}"
hint = {hint}
"""
_ESCAPES: Final = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"})


def skeleton(game: Game, *, title: str | None = None, known: Judge | BestOf | None = None) -> str:
    r"""Write a lesson file from a hand.

    Parameters
    ----------
    game : Game
        The hand. The lesson begins at its start, and each of its moves becomes a step; moves that were taken back
        are left out, and so are draws at the end. A hand without plays gives a lesson that only shows its start.
    title : str, optional
        The title of the lesson; unless given, "A new lesson" in the language that is spoken.
    known : Judge or callable, optional
        What is known about the best end of a hand; see `golf_nb.lessons.judge`. With it, the goal is the best end if
        the hand reached it.

    Returns
    -------
    str
        The text of a lesson file. It reads and checks without problems. The goal is to clear the table if the hand
        did so, or the best end if that is known and was reached; otherwise the longest run of the hand.

    Raises
    ------
    GolfError
        If the title is empty or the rules have no name.

    Examples
    --------
    >>> from golf_nb.engine import Game, parse_board
    >>> start = parse_board("Foundations: 7D\n7C 8S\n6H", partial=True)
    >>> print(skeleton(Game(start, "AAB"), title="Three cards").splitlines()[5])
    goal = "clear"
    """
    if title is None:
        title = say("skeleton.title")
    if not title.strip():
        raise GolfError("a lesson has a title", text=title, place="title", expected="some words")
    start, moves = game.start, _to_the_last_play(game.history)
    goal = _goal(start, moves, None if known is None else judge_of(known))
    text = _HEAD.format(
        title=_quoted(title),
        intro=_quoted(say("skeleton.intro")),
        done=_quoted(say("skeleton.done")),
        rules=_preset(start.rules),
        goal=goal,
        board=format_board(start),
    )
    if not moves:
        return text + _SAY.format(say=_quoted(say("skeleton.say")))
    position, thought, hint = start, _quoted(say("skeleton.move")), _quoted(say("skeleton.hint"))
    for move in moves:
        position = position.after(move)
        text += _MOVE.format(card=position.waste_top, move=move, say=thought, hint=hint)
    return text


def _to_the_last_play(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    plays = [number for number, move in enumerate(moves, start=1) if isinstance(move, Play)]
    return moves[: plays[-1]] if plays else ()


def _goal(start: Position, moves: tuple[Move, ...], judge: Judge | None) -> Goal:
    """Return a goal that the moves reach and that can be proven, with the judge or without."""
    way = Way(start).on(moves)
    left = way.position.cards_left
    best = judge.best_left(start) if judge else None
    if left == 0 or (moves and left == best):
        return Goal(left)
    if moves:
        return Goal(way.longest, Kind.RUN)
    if best is not None:
        return Goal(best)
    one = Goal(1, Kind.RUN)
    nothing = outlook(one, Way(start), judge_of(lambda _: None)) == 0
    return Goal(left) if nothing else one


def _preset(rules: Rules) -> str:
    for name in Rules.presets():
        if Rules.preset(name) == rules:
            return rules.name or name
    raise GolfError(
        "a lesson cannot be written for these rules",
        text="custom rules",
        place="rules",
        expected=f"one of {', '.join(Rules.presets())}",
    )


def _quoted(sentence: str) -> str:
    """Return a sentence as a TOML file writes it, on one line."""
    text = " ".join(sentence.split()).translate(_ESCAPES)
    return '"' + "".join(char if char.isprintable() else f"\\U{ord(char):08X}" for char in text) + '"'
