"""Every sentence that the position editor says by itself; what is wrong with a setup the engine says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from golf_nb.engine import PACK_SIZE, place_in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from golf_nb.engine import Card, Setup

PLAY_IT, PLAY_IT_TIP = "Play it", "Put this position on a table and play it"
BACK_TO_EDITOR, BACK_TO_EDITOR_TIP = "Back to the editor", "Close the table and change the position"
SHARE, SHARE_TIP = "Share", "The position as a share code and as text, to copy"
BOARD_TEXT = "The board as text"
CODE = "To share this position, copy"
NOTHING_TO_SHARE = "There is nothing to share as long as something is wrong."
PILE_TIP, PILE_CHOSEN_TIP = "Choose {pile} (key {key})", "{pile} is chosen: the next card goes there"
WRITE_CARDS = "or write cards, such as 7D KH, and press Enter"
TAKE_OFF, TAKE_OFF_TIP = "Take off", "Take the last card off the chosen pile (key Backspace)"
CLEAR_PILE, CLEAR_PILE_TIP = "Clear pile", "Take every card off the chosen pile"
CLEAR_ALL, CLEAR_ALL_TIP = "Clear all", "Take every card off the table"
FILL, FILL_TIP = "Fill stock", "Put all cards that are not used yet into the stock, in the order of the pack"
SHUFFLE, SHUFFLE_TIP = "Fill shuffled", "Put all cards that are not used yet into the stock, shuffled"
UNDO_EDIT_TIP, REDO_EDIT_TIP = "Take the last change back (key Z)", "Make the change again (key Y)"
COLUMNS = "Columns"
SET_UP = "Choose a pile, then click the cards that lie there, the deepest first."
NOTHING_TO_UNDO, NOTHING_TO_REDO = "There is no change to take back.", "There is no change to make again."
UNDONE, REDONE = "The last change is taken back.", "The change is made again."
ALL_USED = "Every card is used already."
ALL_CLEARED = "The table is empty."
SET_FROM_OUTSIDE = "Something else lies on the table now."
CARRIED_OUTSIDE = "The card went back. Let it go over another pile to move it there."
ONLY_THE_LAST = "Only the last card of a pile can be moved."
READY, COMPLETE = "This position can be played.", "This is a complete deal."
STILL_WRONG = "Still wrong: {problems}"
CAN_BE_PLAYED = "The position can be played now."

_NUMBERS = {1: "is only one", 2: "are only two"}

EDITOR_KEY_LIST = (
    ("Arrow keys, Home, End", "choose the next pile"),
    ("A to {last}, S, W", "choose a column, the stock, the waste"),
    ("Enter", "go to the line where cards are written"),
    ("Backspace", "take the last card off the chosen pile"),
    ("Z, Y", "undo, redo"),
    ("Tab, Shift+Tab", "leave the picture"),
)


def pile_name(pile: str) -> str:
    """Return a pile's name as a sentence begins with it."""
    name = place_in_words(pile)
    return name[0].upper() + name[1:]


def card_tip(card: Card, where: Sequence[str]) -> str:
    """Return what a card of the pack is, and where it lies already."""
    places = " and ".join(place_in_words(pile) for pile in where)
    return f"{card.words}, in {places}" if places else card.words


def next_card(pile: str) -> str:
    """Say where a card goes that is clicked now."""
    return f"A card goes to {place_in_words(pile)}."


def chosen(pile: str, cards: tuple[Card, ...]) -> str:
    """Say which pile is chosen, and what lies on it."""
    name = pile_name(pile)
    if not cards:
        return f"{name} is chosen. It is empty."
    return f"{name} is chosen. It has {len(cards)} card{'' if len(cards) == 1 else 's'}, the last is {cards[-1]}."


def put_down(cards: Sequence[Card], pile: str, then: str) -> str:
    """Say what was put where, and that another pile is chosen now if that one is full."""
    listed = " ".join(map(str, cards))
    said = f"{listed} {'lies' if len(cards) == 1 else 'lie'} in {place_in_words(pile)} now."
    return said if then == pile else f"{said} It is full; {place_in_words(then)} is chosen now."


def taken_off(card: Card, pile: str) -> str:
    """Say what was taken from where."""
    return f"{card} is off {place_in_words(pile)}. Undo puts it back."


def lies_deep(card: Card, pile: str, after: int) -> str:
    """Say that a card cannot be taken off yet."""
    others = f"{after} other card{'' if after == 1 else 's'}"
    return f"{card} lies in {place_in_words(pile)} under {others}. Take {'it' if after == 1 else 'them'} off first."


def editor_status(setup: Setup) -> tuple[str, str]:
    """Return the two status lines of an editor: what is counted, and the rules."""
    there, packs = sum(1 for _ in setup.cards()), PACK_SIZE * setup.rules.packs
    piles = f"In columns {sum(map(len, setup.columns))} · Stock {len(setup.stock)} · Waste {len(setup.waste)}"
    counts = f"Position editor · {there} of {packs} cards · {piles}"
    return counts, f"Rules {setup.rules.label}: {setup.rules.in_words}"


def todo(setup: Setup) -> str:
    """Say what is still wrong, or what the position is good for."""
    problems = setup.problems()
    if problems:
        return STILL_WRONG.format(problems=" ".join(problems))
    return COMPLETE if setup.complete else " ".join((READY, *setup.remarks()))


def turned(setup: Setup, said: str) -> str:
    """Return what was done, and that by it the position became right or wrong."""
    return f"{said} {' '.join(setup.problems()) or CAN_BE_PLAYED}"


def filled(count: int, *, shuffled: bool) -> str:
    """Say how many cards went into the stock."""
    cards = "1 card went" if count == 1 else f"{count} cards went"
    return f"{cards} into the stock, {'shuffled' if shuffled else 'in the order of the pack'}."


def column_count(count: int) -> str:
    """Say how many columns there are now."""
    return "There is 1 column now." if count == 1 else f"There are {count} columns now."


def used_already(card: Card, where: Sequence[str]) -> str:
    """Say that there is no such card left in the packs."""
    places = " and ".join(dict.fromkeys(place_in_words(pile) for pile in where))
    return f"{card} lies in {places} already, and there {_NUMBERS[len(where)]}."


def no_room(pile: str, held: int) -> str:
    """Say that a column is full."""
    return f"{pile_name(pile)} is full: it has {held} card{'' if held == 1 else 's'}."
