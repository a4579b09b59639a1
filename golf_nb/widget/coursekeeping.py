"""What of a course is kept beside its hands: the scorecard, and whose turn it is at which hole."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from golf_nb.engine import Scorecard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.records import Store


def keep(store: Store, card: Scorecard, player: str, hole: int) -> None:
    """Keep a course as it stands.

    Parameters
    ----------
    store
        Where.
    card
        The scorecard.
    player, hole
        Whose turn it is, and the number of the hole on the table.
    """
    text = json.dumps({"card": card.to_json(), "player": player, "hole": hole})
    store.save_course(card.course.code, text)


def kept(store: Store, card: Scorecard, players: Sequence[str] | None) -> tuple[Scorecard, str, int]:
    """Return a course as it was left.

    Parameters
    ----------
    store
        Where it was kept, if it was.
    card
        The course with nothing played.
    players
        Who plays today; None for those who have been playing.

    Returns
    -------
    tuple
        The scorecard with today's players, and whose turn at which hole it was.
    """
    text = store.load_course(card.course.code)
    if text is None:
        return card, card.players[0], 1
    left = json.loads(text)
    earlier = Scorecard.from_json(left["card"])
    if players is None:
        return Scorecard(card.course, dict(earlier.entries)), left["player"], left["hole"]
    for name in earlier.players:
        card = card.with_player(name, earlier[name]) if name not in card.players else card
    entries = {name: earlier[name] if name in earlier.players else card[name] for name in card.players}
    return Scorecard(card.course, entries), left["player"], left["hole"]
