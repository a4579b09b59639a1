from __future__ import annotations

from golf_nb.engine import Rules
from golf_nb.records import Store
from golf_nb.widget.coursetable import CourseTable

RULES = Rules.preset("king-stops")


def test_the_table_turns_to_another_hole_and_back() -> None:
    with Store.temporary() as store:
        table = CourseTable(24, RULES, scope="C/Ann", store=store)
        table.play("A")
        table.turn_to(25, RULES, "C/Ann")
        assert (table.number, table.position.cards_left) == (25, 35)
        table.turn_to(24, RULES, "C/Ann")
        assert (table.number, table.position.cards_left) == (24, 34)
        table.close()


def test_another_scope_is_another_hand() -> None:
    with Store.temporary() as store:
        table = CourseTable(24, RULES, scope="C/Ann", store=store)
        table.play("A")
        table.turn_to(24, RULES, "C/Ben")
        assert table.position.cards_left == 35
        table.close()
