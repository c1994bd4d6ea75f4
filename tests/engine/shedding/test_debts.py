"""Draw cards: how each is answered, and what cancels it. Source: linked-variants.md ("LV"), section 5."""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core.actions import Accept, Challenge, Draw, Options, Play
from engine.core.packs.french import JOKER
from engine.matches.telling import tell, turns
from tests.doors import AllDraw, Drew, Effect, State, steady
from tests.engine.shedding.table import after, events, may_play, opened, play, refusal, table as built


def test_a_wild_draw_card_is_answered_by_the_suit_that_was_picked():
    effects = (("2", Effect("draw", 2)), ("3", Effect("draw", 3)))
    rules = {"effects": effects, "wild": ("2",), "jokers": 1, "stacking": "same rank or suit"}
    state = built("3H 3S 2S", "9S 9D", pile="2H", debt=2, suit="S", rules=rules)
    assert may_play(state) == {"3S", "2S"}
    joker = rules | {"effects": ((JOKER, Effect("draw", 4)), *effects)}
    assert may_play(built("3H 3S 2S", "9S 9D", pile="R*", debt=4, suit="H", rules=joker)) == {"3H"}


BACK = {"effects": (("KH", Effect("draw", 5)), ("KS", Effect("draw back", 5))), "stacking": "same rank"}
DOUBTED = BACK | {"last_resort": ("K",), "bluffing": True, "packs": 2}


def test_the_previous_player_may_doubt_and_draws_otherwise():
    state = after(built("KS 3C 4C", "5H 6H", "9D 9C", pile="QS", rules=DOUBTED), (0, play("KS")))
    assert (state.turn, state.pending.after) == (2, 2)
    assert after(state, (2, Accept())).turn == 2
    assert after(state, (2, Accept()), (2, Draw())).turn == 0
    honest = after(state, (2, Challenge()))
    assert (honest.count(2), honest.turn) == (2 + 5 + 2, 0)
    bluff = after(built("KS 3S 4C", "5H 6H", "9D 9C", pile="QS", rules=DOUBTED), (0, play("KS")), (2, Challenge()))
    assert (bluff.count(0), bluff.turn, bluff.debt) == (3 + 5, 2, 0)


FIVES = {"effects": (("5", Effect("all draw")), ("4", Effect("all draw", 2)))}


def told(state: State, action: Play) -> str:
    (turn,) = turns(events(state, 0, action), ["Ada", "Ben", "Cleo"])
    return turn.words


def test_what_everyone_else_draws_and_a_penalty_that_grew_twice_in_a_play_are_told_once_in_one_line():
    state, names = built("5S 3C 4C", "6H 7H", "9D 9C", pile="QS", rules=FIVES), ["Ada", "Ben", "Cleo"]
    happened = events(state, 0, play("5S"))
    read = [tell(event.seen_by(None), names) for event in happened]
    assert list(filter(None, read)) == ["Ada played 5♠.", "Everyone but Ada draws 1 card."]
    own = [tell(event.seen_by(1), names, 1) for event in happened if isinstance(event, Drew) and event.seat == 1]
    assert own[0].startswith("You drew ")
    assert "everyone else" in told(state, play("5S"))
    state.stock = ()
    assert AllDraw(0, 1) in events(state, 0, play("5S"))
    assert "everyone else" not in told(state, play("5S"))
    rules = {"effects": (("2", Effect("draw", 2)),), "groups": "equal ranks"}
    line = told(built("2S 2H 4C", "6H 7H", "9D 9C", pile="QS", rules=rules), play("2S 2H"))
    assert line.count("+") == 1
    assert "Ben +4" in line


def test_each_card_of_a_group_makes_everyone_draw_so_does_a_winning_one_and_one_that_is_no_bluff():
    rules = FIVES | {"groups": "equal ranks", "winning_card_acts": True}
    state = built("4S 4H 4D 3C", "6H 7H", "9D 9C", pile="QS", rules=rules)
    assert after(state, (0, play("4S 4H"))).count(2) == 6
    won = after(built("5S", "6H", "9D", pile="QS", rules=rules), (0, play("5S")))
    assert [len(hand) for hand in won.hands] == [0, 2, 2]
    rules = FIVES | {"last_resort": ("5",), "bluffing": True}
    state = after(built("5S 3C 4C", "6H 7H", "9D 9C", pile="QS", rules=rules), (0, play("5S")))
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert [len(hand) for hand in after(state, (1, Accept())).hands] == [2, 3, 3]
    assert [len(hand) for hand in after(state, (1, Challenge())).hands] == [2, 5, 3]
    bluff = after(built("5S 3S 4C", "6H 7H", "9D 9C", pile="QS", rules=rules), (0, play("5S")), (1, Challenge()))
    assert [len(hand) for hand in bluff.hands] == [5, 2, 2]


JACKS = {"effects": (("J", Effect("rank")), ("Q", Effect("skip")))}


def ask(card: str, rank: str | None, suit: str | None = None) -> Play:
    return Play((card,), suit, rank=rank)


def test_a_plain_rank_is_asked_for_and_no_other_is_played():
    # source: LV 5.10, "demand a plain rank, holds round the table"
    state = built("JS 3S 4C 7D", "7C JD 9S 8S", "9D 9C 7H", pile="QS", rules=JACKS)
    assert state.may_do(0, ("JS",)).ranks == tuple("A2345679TK")
    for move, why in [
        (ask("JS", None), "J♠ needs a rank to ask for."),
        (ask("JS", "Q"), "You can’t ask for Queens."),
        (ask("3S", "7"), "3♠ doesn’t ask for a rank."),
    ]:
        assert refusal(state, 0, move).why == why
    asked = after(state, (0, ask("JS", "7")))
    assert refusal(asked, 1, play("9S")).why == "9♠ doesn’t fit: Sevens are asked for."


def test_the_winning_card_and_a_starter_ask_for_nothing_and_so_does_a_card_without_a_plain_rank():
    last = built("JS", "7C 7D", pile="QS", rules=JACKS)
    assert last.may_do(0, ("JS",)).ranks == ()
    assert refusal(last, 0, ask("JS", "7")).rule == "winning_card_acts"
    state, _ = opened("crazy-eights", 3, "J", **JACKS)
    assert (state.rank, state.turn) == (None, (state.dealer + 1) % 3)
    every = tuple((rank, Effect("skip")) for rank in "A23456789TQK")
    assert built("JS 2S", "7C", pile="QS", rules={"effects": (("J", Effect("rank")), *every)}).may_do(0, ("JS",)) == (
        Options(complete=True, call=True)
    )


def test_the_rank_is_over_when_the_player_who_asked_is_skipped_or_out():
    effects = {"effects": (*JACKS["effects"], ("K", Effect("skip")))}
    asked = {"rank": "Q", "asker": 1}
    skipped = built("QS KS 2D", "7C 4D", "9H 9D", pile="JS", rules=effects | {"marriage": True}, **asked)
    assert after(skipped, (0, play("QS KS"))).rank is None
    out = built("7S 2D", "", "9H 7D", "9C 4C", pile="JS", rules=JACKS | {"sides": 2}, rank="7", asker=1)
    assert after(out, (0, play("7S"))).rank is None
    partner = built("JS", "7S 9S", "9H 9D", "4C 3C", pile="QS", rules=JACKS | {"sides": 2, "call": "none"})
    lap = after(partner, (0, ask("JS", "7")), (1, play("7S")), (2, Draw()))
    assert (lap.rank, lap.turn) == ("7", 3)
    assert after(lap, (3, Draw())).rank is None


def test_a_bluff_that_asked_for_a_rank_is_taken_back_with_what_was_asked_before():
    rules = JACKS | {"last_resort": ("J",), "bluffing": True}
    state = built("JS 7D 4C", "7C 4D", "9H 9D", pile="7H", rules=rules, rank="7", asker=2)
    doubted = after(state, (0, ask("JS", "9")))
    assert (doubted.rank, doubted.turn) == ("9", 1)
    back = after(doubted, (1, Challenge()))
    assert (back.rank, back.asker, back.turn, may_play(back)) == ("7", 2, 1, {"7C"})
    assert (after(doubted, (1, Accept())).rank, after(doubted, (1, Accept())).turn) == ("9", 1)


@pytest.mark.parametrize("after_drawing", ["any card", "turn ends"])
def test_who_cannot_play_the_rank_draws_one_card_however_many_are_drawn_otherwise(after_drawing):
    # source: LV 5.10, "the unable draw one"
    rules = JACKS | {"draws": 0, "after_drawing": after_drawing}
    asked = after(built("JS 3C 4C 9S", "KD TC QH", "9D 9C", pile="QS", rules=rules), (0, ask("JS", "7")))
    drawn = after(replace(asked, stock=("7S", "2C")), (1, Draw()))
    assert (drawn.count(1), drawn.turn, drawn.rank) == (4, 2, "7")
    able = after(replace(asked, stock=("2C", "7S")), (1, Draw()))
    if after_drawing == "any card":
        assert may_play(able) == {"7S"}
        assert refusal(able, 1, Draw()).why == "You draw only one card when Sevens are asked for."


def test_bots_ask_for_the_rank_they_hold_most_of():
    view = built("JS 7D 7C 9H", "4D 4C", pile="QS", rules=JACKS).view(0)
    assert steady(view, Chance("ask")) == Play(("JS",), rank="7")


def test_a_caught_bluff_draws_for_the_penalty_that_it_took_the_place_of_too():
    # source: more-cousins.md 6.10, "not the sum"
    newest = {"penalties_add_up": False, "effects": (("2", Effect("draw", 2)), ("3", Effect("draw", 3)))}
    rules = newest | {"last_resort": ("3",), "bluffing": True, "stacking": "any draw card", "challenge_penalty": 1}
    state = built("2H 5C", "3H 2C 6D", "7C 8S", pile="KH", stock="TD TS TC JD JS JC 9S", rules=rules | {"call": "none"})
    state = after(state, (0, play("2H")), (1, play("3H")))
    assert state.debt == 3
    caught = after(state, (2, Challenge()))
    assert caught.count(1) == 3 + 3 + 2, "its own cards, the penalty that it made, and the one before"


def test_a_penalty_that_no_card_of_the_packs_answers_is_drawn_at_once():
    """Not those that a short pack lacks, nor the one on top, unless there are more of it, as of a Whot card."""
    wrong = []
    effects = (("2", Effect("draw", 2)), ("AH", Effect("draw", 5)))
    heart = {"effects": effects, "stacking": "any draw card", "answered_by": (("AH", "none"),)}
    for asked, game, card, rules in (
        (False, "crazy-eights", "AH", heart),
        (False, "countdown-jacks", "QS", {}),
        (True, "countdown-jacks", "QS", {"packs": 2}),
        (True, "countdown-jacks", "2S", {}),
        (False, "one-card", "R*", {}),
        (True, "one-card", "B*", {}),
        (False, "ethiopia", "AS", {}),
        (False, "macao", "R*", {"jokers": 1}),
        (True, "macao", "R*", {}),
        (False, "mau-mau", "7S", {"stacking": "none", "cancels": ("3",)}),
        (True, "mau-mau", "7S", {"stacking": "none", "cancels": ("9",)}),
        (True, "whot", "t*", {"effects": (("t", Effect("draw", 2)),)}),
    ):
        whot, suit = game == "whot", None
        hands, below = (("kX kO", "jV", "jX") if whot else ("KD KH", "KC", "TH")), "jO" if whot else "9" + card[1]
        if card.endswith("*"):
            suit, below = ("O", below) if whot else ("S", "9S")
        state = built(f"{card} {hands[0]}", *hands[1:], pile=below, game=game, rules=rules)
        played = after(state, (0, play(card, suit)))
        if (played.debt > 0) != asked:
            wrong.append((game, card, rules))
    assert not wrong
