"""A scorecard as a table of a page: holes across, one line for each player."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from golf_nb.engine import signed
from golf_nb.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine import Scorecard


def card_table(card: Scorecard, player: str, hole: int, pars: Sequence[int | None] = ()) -> str:
    """Return a scorecard as HTML; the hole that is being played is framed and named for screen readers.

    Parameters
    ----------
    card
        The scorecard.
    player
        Whose turn it is.
    hole
        The number of the hole on the table.
    pars
        The best possible score of each hole, None where it is not to be shown; without any there is no line for it.
    """
    holes = card.course.holes
    heads = "".join(f"<th scope=col>{each.number}</th>" for each in holes)
    deals = "".join(f"<td>{each.deal}</td>" for each in holes)
    rows = "".join(_player_row(card, name, hole if name == player else 0) for name in card.players)
    return (
        f"<table class=golf-card><caption>{_text('title', code=card.course.code)}</caption>"
        f"<thead><tr><th scope=row>{_text('hole')}</th>{heads}<th scope=col>{_text('total')}</th></tr>"
        f"<tr><th scope=row>{_text('deal')}</th>{deals}<td></td></tr></thead>"
        f"<tbody>{_par_row(pars)}{rows}</tbody></table>"
        f"<div class=golf-legend>{_text('legend')}</div>"
    )


def _par_row(pars: Sequence[int | None]) -> str:
    known = [par for par in pars if par is not None]
    if not known:
        return ""
    cells = "".join(f"<td>{'·' if par is None else signed(par)}</td>" for par in pars)
    total = signed(sum(known)) if len(known) == len(pars) else "·"
    return f"<tr><th scope=row>{_text('best_possible')}</th>{cells}<td>{total}</td></tr>"


def _player_row(card: Scorecard, name: str, hole: int) -> str:
    played = card[name]
    cells = []
    for each in played.holes:
        now = ' aria-current="true" class="golf-now"' if each.number == hole else ""
        cells.append(f"<td{now}>{escape(each.text)}</td>")
    total = signed(played.total) if played.played else "·"
    return f"<tr><th scope=row>{escape(name)}</th>{''.join(cells)}<td><b>{escape(total)}</b></td></tr>"


def _text(key: str, **values: object) -> str:
    return escape(say(f"course.card.{key}", **values))
