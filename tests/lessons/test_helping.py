from __future__ import annotations

import pytest

from golf_nb.engine import deal
from golf_nb.lessons import Attempt, Judge, read_lesson
from golf_nb.notes import Ring
from golf_nb.solver import best_score, least_left, solve
from tests.lessons.examples import AFTER, ANEW, FREE, SCRIPT, at_page, played, said, small, unknown, ways
from tests.lessons.questions import CARD, HEAD, LEGAL, NUMBER, PLAY, asking

GOOD, INFO = "good", "info"
FIRST = "Try a move first. Then the next hint tells you what to play."


def test_the_answer_is_the_last_hint_and_only_for_who_has_tried() -> None:
    attempt = at_page(small(), 3).hint().hint()
    assert (said(attempt), attempt.view.hint_available) == ((INFO, "Think of the eight."), False)
    assert said(attempt.hint()) == (INFO, FIRST)
    refused = attempt.play("7♣")
    assert refused.view.hint_available
    told = refused.hint()
    assert (said(told), told.view.hint_available) == ((INFO, "Play 8♠ from column A."), False)
    assert said(told.hint()) == (INFO, "Play 8♠ from column A.")
    # What was tried first still leaves the author's hints to come.
    assert said(at_page(small(), 3).play("7♣").hint()) == (INFO, "Think.")


@pytest.mark.parametrize(
    "step,wrong,answer",
    [
        (CARD, "point B", "The answer is: 8♠."),
        (NUMBER, "number 0", "The answer is: 2."),
        (LEGAL, "choose 0", "The answer is: No: another card lies on it."),
        (
            '[[steps]]\nask = "?"\nchoices = ["a", "b"]\nanswer = "b"\nwhy = "x"\n',
            "choose 0",
            "The answer is: b.",
        ),
    ],
)
def test_the_answer_to_a_question(step: str, wrong: str, answer: str) -> None:
    attempt = asking(step)
    if step == CARD:
        attempt = attempt.hint()
        assert said(attempt) == (INFO, "It lies on another one.")
    assert said(attempt.hint()) == (INFO, "Try an answer first. Then the next hint tells you the right one.")
    tried = Attempt.replay(attempt.lesson, least_left, (*attempt.events, wrong))
    assert tried.view.hint_available
    assert said(tried.hint()) == (INFO, answer)
    shown = attempt.show()
    assert said(shown)[0] == GOOD
    assert (shown.view.expects, shown.view.can_show) == ("next", False)


def test_the_answer_on_a_free_way() -> None:
    attempt = ways(FREE).hint().hint()
    assert said(attempt.hint()) == (INFO, FIRST)
    attempt = attempt.play("B")
    assert said(attempt.hint()) == (INFO, "Play 8♣ from column B.")
    own = ways(FREE).play("A")
    assert said(own.hint().hint().hint()) == (INFO, "Play 10♦ from column A.")
    lost = Attempt.start(own.lesson, unknown).next().play("J♠")
    assert said(lost.hint().hint().hint()) == (INFO, "Play 9♥ from column B.")


def test_a_draw_as_the_answer() -> None:
    text = HEAD.replace("7D\n", "2D\n").replace("5C", "7H") + PLAY.replace('["A"', '["draw", "A"')
    attempt = Attempt.start(read_lesson(text, "l"), least_left).next().play("A")
    assert said(attempt.hint()) == (INFO, "Draw a card from the stock.")


def test_show_me_plays_the_move_of_the_script() -> None:
    attempt = at_page(small(), 3).show()
    assert said(attempt) == (INFO, "This is a right way: 8♠. Good.")
    # The next page shows moves of its own: all of them can be watched.
    assert attempt.index == 4
    assert [position.cards_left for position in attempt.view.moves_shown] == [3, 2, 1, 0]
    last = played(ways(SCRIPT), "BBAAAC").show()
    assert said(last) == (INFO, "This is a right way: 9♠.")
    assert [position.cards_left for position in last.view.moves_shown] == [2, 1]
    assert last.view.moves_shown[-1] == last.view.position


def test_show_me_plays_a_free_way_to_its_end() -> None:
    attempt = played(ways(FREE + ANEW), "BB").show()
    assert said(attempt)[1].startswith("This is a right way: 9♣, 10♦, J♠, 10♣, 9♠, 8♥")
    assert (attempt.view.position.cards_left, attempt.view.expects) == (0, "next")
    assert len(attempt.view.moves_shown) == 7


def test_show_me_finds_the_way_from_where_the_learner_is() -> None:
    attempt = ways(SCRIPT + AFTER).play("A").show()
    assert said(attempt)[1].startswith("This is a right way: 10♦, ")
    assert (attempt.index, attempt.view.position.cards_left) == (9, 0)
    no_way = Attempt.start(read_lesson(WAYS_RUN, "l"), unknown).next().play("A").show()
    # Nobody needs to know the end of the hand where the goal is about the way.
    assert no_way.view.position.cards_left == 1


WAYS_RUN = HEAD.replace('"clear"', '"run >= 2"') + '[[steps]]\nsay = "x"\nfree = ["A", "A"]\n'


def test_where_no_way_is_known() -> None:
    asked: list[int] = []

    def forgetful(position: object) -> int | None:
        asked.append(1)
        return 0 if len(asked) < 2 else None

    attempt = Attempt.start(ways(SCRIPT).lesson, forgetful)
    calls = attempt.next().play("A")
    sentence = "No way from here is known. Take your moves back, or start this step again."
    assert said(calls.hint()) == (INFO, sentence)
    assert said(calls.show()) == (INFO, sentence)


def test_help_where_there_is_none() -> None:
    intro = Attempt.start(small(), least_left)
    assert said(intro.show()) == (INFO, "There is nothing to show here.")
    assert said(intro.hint()) == (INFO, "There is no hint here.")
    assert (intro.view.can_show, intro.view.hint_available) == (False, False)
    lost = at_page(small(), 3).play("B")
    assert said(lost.show()) == (INFO, "First take back 6♥.")
    assert said(lost.branch(0)) == (INFO, "First take back 6♥.")


BRANCHES = """[[steps]]
say = "Play."
free = ["A", "A", "B"]
alt = "Two columns."
notes = [{ ring = "A" }]
branches = [
    { what_if = "What if I draw?", moves = ["draw", "B"], why = "It fits.", notes = [{ ring = "waste" }] },
    { what_if = "And 6♥?", moves = "B", why = "Nothing." },
]
"""


def test_a_branch_is_played_explained_and_taken_back() -> None:
    attempt = Attempt.start(read_lesson(HEAD + BRANCHES, "l"), least_left).next()
    assert attempt.view.branches == ("What if I draw?", "And 6♥?")
    aside = attempt.branch(0)
    view = aside.view
    assert said(aside) == (INFO, "It fits.")
    assert [str(position.waste_top) for position in view.moves_shown] == ["7♦", "5♣", "6♥"]
    assert (view.position.cards_left, view.notes, view.alt) == (2, (Ring("waste"),), "")
    assert (view.expects, view.in_branch, view.branches, view.can_next) == ("take-back", True, (), False)
    for action in ("next", "play A", "hint", "show", "branch 1"):
        after = Attempt.replay(aside.lesson, least_left, (*aside.events, action))
        assert said(after) == (INFO, "First go back to the table of the lesson.")
    back = aside.take_back()
    assert said(back) == (INFO, "This is the table of the lesson again.")
    assert (back.view.position, back.view.in_branch, back.view.alt) == (
        attempt.view.position,
        False,
        "Two columns.",
    )
    assert back.view.branches == attempt.view.branches
    assert said(attempt.branch(2)) == (INFO, "There is no such question here.")
    moved = attempt.play("A")
    assert (moved.view.branches, moved.view.alt) == ((), "")
    assert said(moved.branch(0)) == (INFO, "This is about the table as it was. First take your moves back.")


def test_a_branch_where_the_learner_only_reads_or_has_answered() -> None:
    look = '[[steps]]\nsay = "x"\nbranches = [{ what_if = "?", moves = "A", why = "So." }]\n'
    attempt = asking(look)
    aside = attempt.branch(0)
    assert (said(aside), aside.view.can_next, aside.view.expects) == ((INFO, "So."), False, "take-back")
    assert aside.take_back().next().index == 2
    answered = asking(LEGAL + 'branches = [{ what_if = "?", moves = "A", why = "So." }]\n').choose(1)
    aside = answered.branch(0)
    assert said(aside.choose(1)) == (INFO, "First go back to the table of the lesson.")
    assert (aside.view.choices, aside.view.can_next) == (answered.view.choices, False)
    assert aside.take_back().view.can_next


def test_a_branch_that_another_way_made_impossible_is_not_offered() -> None:
    script = "".join(f'[[steps]]\nsay = "x"\nmove = "{move}"\n' for move in "AA")
    text = HEAD.replace('"clear"', '"run >= 1"') + script
    text += '[[steps]]\nsay = "y"\nbranches = [{ what_if = "?", moves = "B", why = "So." }]\n'
    attempt = Attempt.start(read_lesson(text, "l"), least_left).next()
    assert played(attempt, "AA").view.branches == ("?",)
    own = attempt.play("B")
    assert (own.view.text, own.view.branches) == ("y", ())
    assert said(own.branch(0)) == (INFO, "There is no such question here.")


def test_show_me_on_a_whole_deal_beside_the_script() -> None:
    text = 'title = "t"\nintro = "i"\ndone = "d"\nrules = "king-stops"\ndeal = 24\ngoal = "left <= 4"\n'
    judge = Judge(least_left, best_score)
    line = [str(move) for move in solve(deal(24)).line]
    lesson = read_lesson(f'{text}[[steps]]\nsay = "x"\nfree = {line}\n', "l")
    attempt = Attempt.start(lesson, judge).next()
    other = next(
        move for move in deal(24).moves() if str(move) != line[0] and least_left(deal(24).after(move)) == 4
    )
    shown = attempt.play(other).show()
    assert (shown.finished, shown.view.position.cards_left) == (True, 4)


@pytest.mark.parametrize("played", ["", "A"])
def test_cards_that_the_author_names_as_well_are_heard_once(played: str) -> None:
    step = PLAY + 'then = "8♠, 7♣, 6♥: first the long column."'
    attempt = Attempt.start(read_lesson(HEAD + step, "l"), least_left).next()
    shown = (attempt.play(played) if played else attempt).show()
    assert said(shown) == (INFO, "8♠, 7♣, 6♥: first the long column.")
