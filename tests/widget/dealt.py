"""Sits at a table with its panel of deals open, and checks that all of it agrees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.widget.driver import plain_text, status_of

if TYPE_CHECKING:
    from tests.widget.conftest import Seat
    from tests.widget.driver import Person

PANEL = "Deal and rules"
LABELS: dict[str, tuple[str, dict[Any, str]]] = {
    "kings": ("On a king", {"stop": "nothing", "queen": "only a queen", "wrap": "a queen or an ace"}),
    "scoring": ("A clear scores", {"bonus": "minus the stock left", "strokes": "zero"}),
    "undo": (
        "Undo",
        {"unlimited": "as often as you like", "since-draw": "back to the last draw", "none": "never"},
    ),
    "compulsory": ("Draw", {False: "whenever you like", True: "only when no card fits"}),
}


def opened(seat: Seat, start: Any = 24, **options: Any) -> Person:
    person = seat(start, **options)
    person.open(PANEL)
    return person


def layout_label(columns: int, rows: int, packs: int) -> str:
    return f"{columns} × {rows}, {'one pack' if packs == 1 else 'two packs'}"


def agrees(person: Person) -> None:
    """Check that everything on the page says the same about the rules and the cards."""
    table = person.table
    rules = table.rules
    assert person.rules == f"Rules {rules.label}: {rules.in_words}"
    assert person.status == status_of(table._opening.name, table.position)
    assert person.choice("Rules").label == rules.label
    for axis, (label, options) in LABELS.items():
        assert person.choice(label).label == options[getattr(rules, axis)]
    assert person.choice("Layout").label == layout_label(rules.columns, rules.rows, rules.packs)
    code = plain_text(table._drawers[0].place.children[0].children[-2].value)
    assert code == f"To share this deal, copy {table.code}"
    assert table.errors == []
