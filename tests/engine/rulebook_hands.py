"""Checks of what a rule book says on draws, the end of a hand, the score, undo and restart."""

from __future__ import annotations

from golf_nb.engine import Card, Draw, Game, Outcome, Reason, Rules, deal
from tests.engine.rulebook_tools import board, hands, passed, sentence


@sentence(r"There is no stock, so you can never draw\.")
def never_draw(rules: Rules) -> None:
    for position in passed(rules):
        refusal = position.refusal("draw")
        assert refusal is not None
        assert refusal.reason in {Reason.EMPTY_STOCK, Reason.HAND_OVER}


@sentence(r"A draw turns the next card of the stock onto the waste, whether it fits or not\.")
def a_draw(rules: Rules) -> None:
    assert deal(1, rules).stock
    for before in passed(rules):
        if Draw() in before.moves():
            after = before.after("draw")
            assert (after.waste_top, *after.stock) == before.stock
            assert after.columns == before.columns
    assert board(rules, "7D", "KS", "7C").after("draw").waste_top == Card.parse("7C")


@sentence(r"You may draw only when no exposed card fits\.")
def compulsory(rules: Rules) -> None:
    for position in passed(rules):
        if position.outcome is Outcome.PLAYING and position.stock:
            assert (Draw() in position.moves()) is not bool(position.playable())
    assert Draw() not in board(rules, "7D", "8S", "KC").moves()


@sentence(r"You may draw as long as the hand goes on and stock is left, even if a card fits\.")
def optional(rules: Rules) -> None:
    for position in passed(rules):
        may = position.outcome is Outcome.PLAYING and bool(position.stock)
        assert (Draw() in position.moves()) is may
    assert Draw() in board(rules, "7D", "8S", "KC").moves()


@sentence(r"The stock is used once, and the waste is never turned over to draw from again\.")
def one_pass(rules: Rules) -> None:
    for game in hands(rules):
        drawn = [move for move in game.moves if move == Draw()]
        assert len(drawn) + len(game.position.stock) == len(game.start.stock) > 0
    refusal = board(rules, "7D", "8S").refusal("draw")
    assert refusal is not None
    assert refusal.reason is Reason.EMPTY_STOCK


@sentence(r"When the stock is empty, you play on as long as a card fits\.")
def play_on(rules: Rules) -> None:
    assert deal(1, rules).stock
    assert board(rules, "7D", "8S").outcome is Outcome.PLAYING
    assert board(rules, "7D", "8S").refusal("A") is None


@sentence(r"The hand is cleared, and over, when the tableau is empty(, even if stock is left)?\.")
def cleared(rules: Rules, stock: str | None) -> None:
    assert bool(deal(1, rules).stock) is bool(stock)
    for left in ("", "9C") if stock else ("",):
        position = board(rules, "7D", "8S", left).after("A")
        assert (position.outcome, position.moves()) == (Outcome.CLEARED, ())
    for position in passed(rules):
        assert (position.outcome is Outcome.CLEARED) is not any(position.columns)


@sentence(r"The hand is blocked, and over, when (the stock is empty and )?no exposed card fits\.")
def blocked(rules: Rules, stock: str | None) -> None:
    assert bool(deal(1, rules).stock) is bool(stock)
    for position in (*passed(rules), board(rules, "7D", "KS"), board(rules, "7D", "8S")):
        stuck = not position.playable() and not position.stock and any(position.columns)
        assert (position.outcome is Outcome.BLOCKED) is stuck
        assert not (stuck and position.moves())


@sentence(r"Until the hand is over there is always a move\.")
def always_a_move(rules: Rules) -> None:
    for position in passed(rules):
        assert (position.outcome is Outcome.PLAYING) is bool(position.moves())


@sentence(r"A hand that is not cleared scores 1 for each card left in the tableau\.")
def strokes(rules: Rules) -> None:
    for position in passed(rules):
        if position.outcome is not Outcome.CLEARED:
            assert position.score == sum(len(column) for column in position.columns) > 0


@sentence(r"A clear scores minus 1 for each card left in the stock, and 0 if none is left\.")
def bonus(rules: Rules) -> None:
    assert [board(rules, "7D", "", stock).score for stock in ("", "2C", "2C 3C 4C")] == [0, -1, -3]


@sentence(r"A clear scores 0, even if stock is left\.")
def no_bonus(rules: Rules) -> None:
    assert [board(rules, "7D", "", stock).score for stock in ("", "2C", "2C 3C 4C")] == [0, 0, 0]


@sentence(r"A low score is good, and every clear beats every hand that is not cleared\.")
def low_is_good(rules: Rules) -> None:
    clears = [board(rules, "7D", "", stock).score for stock in ("", "2C", "2C 3C 4C")]
    others = [position.score for position in passed(rules) if position.outcome is not Outcome.CLEARED]
    assert max(clears) < min([*others, board(rules, "7D", "KS").score])


@sentence(r"You may take back every move, plays and draws, as far as the opening deal\.")
def undo_all(rules: Rules) -> None:
    for game in (*hands(rules), Game(board(rules, "7D", "KS", "8C"), ["draw"])):
        back = game
        while back.can_undo:
            back = back.undo()
        assert back.position == game.start
        assert back.history == ()


@sentence(r"You may take back the plays made since the last draw\.")
def undo_since_draw(rules: Rules) -> None:
    short = [Game(board(rules, "7D", "KS", "8C"), ["draw"]), Game(board(rules, "7D", "8S", "8C"), ["A"])]
    for game in (*hands(rules), *short):
        back = game
        while back.can_undo:
            back = back.undo()
        plays = game.history[len(back.history) :]
        assert Draw() not in plays
        assert back.history == () or back.history[-1] == Draw()


@sentence(r"A draw cannot be taken back\.")
def draw_stays(rules: Rules) -> None:
    refusal = Game(board(rules, "7D", "KS", "8C"), ["draw"]).undo_refusal()
    assert refusal is not None
    assert refusal.reason is Reason.DRAW_STAYS


@sentence(r"A move taken back can be made again until you make another move\.")
def redo(rules: Rules) -> None:
    game = Game(board(rules, "7D", "8S", "KC"), ["A"])
    assert game.undo().redo() == game
    assert not game.undo().play("A").can_redo


@sentence(r"No move can be taken back\.")
def no_undo(rules: Rules) -> None:
    for game in hands(rules):
        for cursor in (0, 1, len(game.moves)):
            assert not Game(game.start, game.moves, cursor).can_undo


@sentence(r"You may restart at any time, and the same cards lie as they were dealt\.")
def restart(rules: Rules) -> None:
    for number, game in enumerate(hands(rules), start=1):
        for cursor in {0, len(game.moves) // 2, len(game.moves)}:
            assert Game(game.start, game.moves, cursor).restart().position == deal(number, rules)


@sentence(r"A restart forgets every move\.")
def restart_forgets(rules: Rules) -> None:
    for game in hands(rules):
        fresh = game.restart()
        assert (fresh.moves, fresh.can_undo, fresh.can_redo) == ((), False, False)
