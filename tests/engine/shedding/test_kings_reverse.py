"""Kings Reverse, rule by rule. Source: S3, "Kings Reverse"; rulings.md, "Kings Reverse (S3)".

What a golden plays out (``tests/playthroughs/kings-reverse-*``) isn't told again here.
"""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core.actions import Catch, Challenge, Decline, Draw, Give, Pass
from engine.core.cards import in_order
from tests.doors import Challenged, Doubt, Effect, State, act, options, steady, view
from tests.engine.shedding.table import after, may_do, may_play, names, play, refusal, table

GAME = "kings-reverse"


def kings(*hands: str, **more) -> State:
    return table(*hands, game=GAME, **more)


def counts(state: State) -> list[int]:
    return [len(hand) for hand in state.hands]


def joker(hand: str, *others: str, named: str = "D", stock: str | None = None, call: bool = False, **more) -> State:
    """The first seat has laid the red joker on the nine of hearts."""
    state = kings(hand, *(others or ("5D 6C", "5S 6S")), pile="9H", stock=stock, **more)
    return after(state, (0, play("R*", named, call=call)))


def test_after_a_bluff_the_suit_is_as_it_was():
    # source: rulings.md, "Guilty", "pile and suit as before"
    state = kings("R* 3C 4S", "5D 6C", "5S 6S", pile="9H B*", suit="C")
    guilty = after(state, (0, play("R*", "D")), (1, Challenge()))
    assert (guilty.pile, guilty.suit, may_play(guilty)) == (("9H", "B*"), "C", {"6C"})


def test_what_makes_a_joker_honest(subtests: pytest.Subtests):
    # source: S3, Kings Reverse, "no other cards he/she can play"; rulings.md, "Joker"
    for held, honest in [
        ("3C 4S", True),
        ("3H 4S", False),  # the suit fits
        ("9C 4S", False),  # the rank fits
        ("JC 4S", False),  # a jack fits always
        ("B* 4S", True),  # another joker is no other card that could be played
        ("KC QC", True),  # a marriage whose first card does not fit
        ("KH QC", False),
        ("AS 4S", True),
    ]:
        with subtests.test(held=held, honest=honest):
            state = joker(f"R* {held}")
            assert isinstance(state.pending, Doubt)
            assert (state.pending.held, state.pending.honest) == (in_order(held.split()), honest)
            assert (counts(after(state, (1, Challenge())))[1] == 8) is honest
    # source: S3, Kings Reverse, "names the suit to be followed thereafter"
    for held, honest in (("9H 3H", True), ("9C 3H", False)):
        state = kings(f"R* {held}", "5D 6C", pile="9H B*", suit="C")
        asked = after(state, (0, play("R*", "D")))
        assert isinstance(asked.pending, Doubt)
        assert asked.pending.honest is honest


def test_the_hand_is_judged_as_it_was():
    # source: rulings.md, "The hand is judged as it was"
    state = joker("R* 3C", "5D 6C", "5S 6S", stock="9C 9S 2C 3C 4C 5C 6C 7C")
    caught = after(state, (2, Catch(0)))
    assert caught.hands[0] == ("3C", "9C", "9S")
    innocent, happened = act(caught, 1, Challenge())
    assert happened[0] == Challenged(1, 0, ("3C",), honest=True)
    assert counts(innocent) == [3, 8, 2]


def test_a_bluff_that_costs_nothing_is_no_pass_and_ends_no_round():
    """Seat 1 has passed with a full hand; seat 0, whose bluff is found out, could still draw."""
    rules = {"hand_limit": 10, "challenge_penalty": 0, "effects": ()}
    state = kings("R* 2H 3C", "4C 5C 6C 9C TC QC 3S 4S 5S 6S", pile="KH", rules=rules)
    state = after(replace(state, passes=1, drawer=1), (0, play("R*", "S")), (1, Challenge()))
    assert (state.phase, state.turn, options(state, 1).actions) == ("play", 1, (Pass(),))


def test_nothing_else_goes_together(subtests: pytest.Subtests):
    # source: S3, Kings Reverse, "of the same suit"
    for pair in ["KH QS", "QH KS", "KH KH", "QH QH", "KH JH", "QH KH QH", "QH KH KH", "3H 4H"]:
        with subtests.test(pair=pair):
            state = kings("KH KH QH QH KS QS JH 3H 4H 2C", "5D 6D", pile="9H")
            assert refusal(state, 0, play(pair)).rule == "marriage"


def test_a_drawn_king_is_laid_alone():
    # source: S3, Kings Reverse, "If a player draws a card that is playable, he/she must play it"
    state = after(kings("QH 3C 4C", "5D 6D", pile="9H", stock="KH 2C"), (0, Draw()))
    assert options(state, 0, ("KH",)).cards == ()
    why = "A King or Queen you just drew can’t be part of a marriage at this table."
    assert refusal(state, 0, play("KH QH")).why == why


def giving(hand: str, *others: str, **more) -> State:
    """The first seat has laid the ace of spades."""
    state = kings(f"AS {hand}", *(others or ("5D 6C", "5H 6H", "5C 6D")), pile="9S", **more)
    return after(state, (0, play("AS")))


@pytest.mark.parametrize("hand", ["2C", "2C 3C", "2C 3C 4C 5S"])
def test_with_the_ace_itself_no_call_is_made(hand):
    # source: S3, Kings Reverse, the ace of spades, 1 and 2, "without having to call"
    state = kings(f"AS {hand}", "5D 6C", "5H 6H", "5C 6D", pile="9S")
    assert not options(state, 0, ("AS",)).call
    assert refusal(state, 0, play("AS", call=True)).rule == "call"


def test_declined_with_one_card_left_must_be_called_as_the_steady_player_does_with_the_last_gift():
    # source: rulings.md, "Ace of spades", "Giving is a choice"; S3, "calling 'one card'"
    declined, happened = act(giving("2C"), 0, Decline())
    assert names(happened) == ["GivingOver", "TurnCame", "CallDue"]
    assert declined.uncalled == (0,)
    last = after(kings("AS 5C 6C 7C", "9D KD", "4D 5D", pile="9S"), (0, play("AS")), (0, Give("5C")))
    chosen = steady(view(last, 0), Chance("gift"))
    assert isinstance(chosen, Give)
    assert chosen.call


@pytest.mark.parametrize(("move", "stock"), [(Draw(), "2C 3C 4C"), (play("4H"), "2C 3C 4C"), (Pass(), "")])
def test_the_next_action_of_who_is_on_turn_again_ends_it(move, stock):
    # source: rulings.md, "The call", "until the offender's next action"
    second = "4C" if move == Pass() else "4H"
    state = after(kings(f"8H {second}", "5H 6C", pile="9H", stock=stock), (0, play("8H")))
    assert Catch(0) in may_do(state, 1)
    moved = after(state, (0, move))
    assert moved.uncalled == ()
    assert refusal(moved, 1, Catch(0)).rule in {"call", "turn"}


def test_who_is_passed_over_may_catch_too(subtests: pytest.Subtests):
    # source: rulings.md, "The call", "comes straight back"; "Eights (S0)", "a seat that is out is skipped"
    for others, rules, catchers in [
        (("5H 6C", "5S 6S"), {"effects": (("8", Effect("skip", 2)),)}, (1, 2)),
        (("5H 6C", "", ""), {"sides": 2, "packs": 2}, (1,)),
    ]:
        with subtests.test(others=others):
            state = after(kings("8H 4H", *others, pile="9H", rules=rules), (0, play("8H")))
            assert (state.turn, state.uncalled) == (0, (0,))
            assert all(Catch(0) in may_do(state, seat) for seat in catchers)
