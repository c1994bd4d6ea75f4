"""Kings Reverse, rule by rule. Source: S3, "Kings Reverse"; rulings.md, "Kings Reverse (S3)".

What a golden plays out (``tests/playthroughs/kings-reverse-*``) isn't told again here.
"""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core.actions import Accept, Call, Catch, Challenge, Decline, Draw, Give, Pass
from engine.core.cards import in_order
from engine.core.packs.french import SUITS
from engine.core.scoresheet import RoundScore
from tests import doors
from tests.doors import Challenged, Doubt, Drew, Effect, State, act, options, steady, view
from tests.engine.shedding.table import after, left_of, may_do, may_play, names, opened, play, refusal, table

GAME = "kings-reverse"


def kings(*hands: str, **more) -> State:
    return table(*hands, game=GAME, **more)


def counts(state: State) -> list[int]:
    return [len(hand) for hand in state.hands]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_starter_acts_but_an_ace_of_spades_is_a_plain_spade(seats):
    # source: rulings.md, "Starter"
    for starter, turn, direction, drawn in [
        ("J", 1, 1, 0),
        ("AS", 1, 1, 0),
        ("7", 2, 1, 2),
        ("8", 2, 1, 0),
        ("K", -1, -1, 0),
    ]:
        state, _ = opened(GAME, seats, starter)
        assert (state.turn, state.direction, state.pending) == (left_of(state, turn), direction, None)
        assert (state.count(left_of(state)), state.debt, state.suit) == (10 + drawn, 0, None)


def test_suit_or_rank_and_any_jack_and_no_eight(subtests: pytest.Subtests):
    # source: S3, Kings Reverse, "play a card matching the discard"; "A player may play a jack at any time"
    for hand, pile, fitting in [
        ("9S 3H JC 4D 8S", "9H", {"9S", "3H", "JC"}),
        ("9H 4C", "9H", {"9H"}),  # its twin
        ("4C 5S JD 9H", "JC", {"4C", "JD"}),
        ("AS 3H", "9H", {"3H"}),  # the ace of spades must fit as any other
    ]:
        with subtests.test(hand=hand, pile=pile):
            assert may_play(kings(hand, "2S 2D", pile=pile)) == fitting


HONEST, BLUFF = "R* 3C 4S", "R* 3H 4S"  # on the nine of hearts


def joker(hand: str, *others: str, named: str = "D", stock: str | None = None, call: bool = False, **more) -> State:
    """The first seat has laid the red joker on the nine of hearts."""
    state = kings(hand, *(others or ("5D 6C", "5S 6S")), pile="9H", stock=stock, **more)
    return after(state, (0, play("R*", named, call=call)))


def test_a_joker_may_be_laid_at_any_time_as_far_as_the_table_is_concerned(subtests: pytest.Subtests):
    # source: rulings.md, "Joker", first sentence
    for hand in [HONEST, BLUFF, "R* JC 2S", "R* B* 2S", "R* 9C 2S"]:
        with subtests.test(hand=hand):
            state = kings(hand, "5D 6C", "5S 6S", pile="9H")
            assert "R*" in may_play(state)
            assert options(state, 0, ("R*",)).suits == SUITS
    assert refusal(kings(HONEST, "5D 6C", pile="9H"), 0, play("R*")).rule == "wild"


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


def test_the_hand_is_judged_as_it_was_and_neither_the_joker_nor_the_card_below_it_goes_into_a_new_stock():
    # source: rulings.md, "The hand is judged as it was"
    state = joker("R* 3C", "5D 6C", "5S 6S", stock="9C 9S 2C 3C 4C 5C 6C 7C")
    caught = after(state, (2, Catch(0)))
    assert caught.hands[0] == ("3C", "9C", "9S")
    innocent, happened = act(caught, 1, Challenge())
    assert happened[0] == Challenged(1, 0, ("3C",), honest=True)
    assert counts(innocent) == [3, 8, 2]
    # source: S3, "If the stock pile is exhausted"; rulings.md, "pile and suit as before"
    state = kings("R* 3H", "5D 6C", "5S 6S", pile="2C 4C 9H", stock="", rules={"reshuffle": True})
    caught = after(state, (0, play("R*", "D")), (2, Catch(0)))
    assert (caught.pile, caught.stock, set(caught.hands[0])) == (("9H", "R*"), (), {"3H", "2C", "4C"})
    guilty = after(caught, (1, Challenge()))
    assert (guilty.pile, "R*" in guilty.hands[0]) == (("9H",), True)


def test_the_challenged_hand_is_shown_to_the_challenger_alone_and_who_imagines_it_judges_what_is_imagined():
    # source: rulings.md, "it is shown to the challenger alone"
    asked, happened = act(kings(BLUFF, "5D 6C", "5S 6S", pile="9H"), 0, play("R*", "D"))
    for seat in (None, 0, 1, 2):
        seen = happened[-1].seen_by(seat)
        assert isinstance(seen, doors.DoubtAsked)
        assert (seen.doubt.held, seen.doubt.honest) == (None, None)
        assert view(asked, seat).pending == seen.doubt
    _, happened = act(asked, 1, Challenge())
    shown = {seat: happened[0].seen_by(seat).held for seat in (None, 0, 1, 2)}
    assert shown == {None: None, 0: ("4S", "3H"), 1: ("4S", "3H"), 2: None}  # sorted: not even the order is told
    # source: rulings.md, "The hand is judged as it was"
    asked = joker(BLUFF)
    verdicts = {doors.determinize(view(asked, 1), Chance(str(seed))).pending.honest for seed in range(40)}
    assert verdicts == {True, False}


def test_the_nearest_in_the_direction_of_play_may_challenge_between_two_the_other():
    # source: S3, Kings Reverse, "the next player in sequence"; "the next player loses his/her turn"
    state = kings(BLUFF, "5D 6C", "5S 6S", pile="9H", direction=-1)
    asked = after(state, (0, play("R*", "D")))
    assert asked.turn == 2
    assert refusal(asked, 1, Challenge()).rule == "turn"
    assert after(asked, (2, Accept())).turn == 1
    asked = joker(HONEST, "5D 6C")
    assert after(asked, (1, Accept())).turn == 0
    assert after(asked, (1, Challenge())).turn == 0
    assert after(joker(BLUFF, "5D 6C"), (1, Challenge())).turn == 1


def test_the_cards_for_a_joker_are_what_is_left_and_only_a_drawn_one_is_laid_after_drawing():
    # source: rulings.md, "All shedding games", nothing to draw
    state = after(joker(HONEST, stock="2C 3C"), (1, Accept()))
    assert (counts(state), state.turn, state.stock) == ([2, 4, 2], 2, ())
    # source: S3, Kings Reverse, "If a player draws a card that is playable"
    state = after(kings("R* 4S 5S", "2D 3D", pile="9H", stock="9C 2C"), (0, Draw()))
    assert may_play(state) == {"9C"}


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


def test_a_marriage_may_be_the_last_two_cards_or_leave_one_and_a_drawn_king_is_laid_alone():
    # source: S3, Kings Reverse, "Endgame" and "calling 'one card'"
    won = after(kings("KH QH", "5D", pile="9H"), (0, play("KH QH")))
    assert won.sheet == (RoundScore("out", 0, (0, 5), (0, 5)),)
    state = kings("KH QH 3C", "5D 6D", "5S 6S", pile="9H")
    assert after(state, (0, play("KH QH"))).uncalled == (0,)
    assert after(state, (0, play("KH QH", call=True))).uncalled == ()
    # source: S3, Kings Reverse, "If a player draws a card that is playable, he/she must play it"
    state = after(kings("QH 3C 4C", "5D 6D", pile="9H", stock="KH 2C"), (0, Draw()))
    assert options(state, 0, ("KH",)).cards == ()
    assert (
        refusal(state, 0, play("KH QH")).why
        == "A King or Queen you just drew can’t be part of a marriage at this table."
    )


def giving(hand: str, *others: str, **more) -> State:
    """The first seat has laid the ace of spades."""
    state = kings(f"AS {hand}", *(others or ("5D 6C", "5H 6H", "5C 6D")), pile="9S", **more)
    return after(state, (0, play("AS")))


def test_who_gives_and_who_gets_see_the_card():
    # source: S3, Kings Reverse, "give one card to each": hidden as hands are
    _, happened = act(giving("2C 3C 4C 5S 6S"), 0, Give("4C"))
    assert happened[0] == doors.Gave(0, 1, "4C")
    assert {seat: happened[0].seen_by(seat).card for seat in (None, 0, 1, 2)} == {None: None, 0: "4C", 1: "4C", 2: None}


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


def test_who_said_nothing_may_be_caught_by_any_other():
    # source: S3, Kings Reverse, "is caught before his/her next turn"; rulings.md, "any other seat may catch"
    state = after(kings("3H 4S", "5H 6C", "5S 6S 6H", pile="9H", stock="2C 3C 4C"), (0, play("3H")))
    assert (state.uncalled, may_do(state, 0)) == ((0,), {Call()})
    for seat in (1, 2):
        assert Catch(0) in may_do(state, seat)
        caught, happened = act(state, seat, Catch(0))
        assert happened == [doors.Caught(0, seat, "one card"), Drew(0, ("2C", "3C"), 2, "call", "one card")]
        assert (caught.hands[0], caught.uncalled, caught.turn) == (("4S", "2C", "3C"), (), 1)


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


def test_the_word_is_owed_while_one_is_skipped_and_after_a_joker():
    # source: rulings.md, "until the offender's own next turn"
    state = kings("3H 4S", "5H 6C 7C", "8H 6S 6H", pile="9H")
    state = after(state, (0, play("3H")), (1, play("5H")), (2, play("8H")))
    assert (state.turn, state.uncalled) == (1, (0,))
    # source: S3, Kings Reverse, "his/her next-to-last card"
    state = joker("R* 3C")
    assert state.uncalled == (0,)
    assert joker("R* 3C", call=True).uncalled == ()
    assert after(state, (1, Accept())).uncalled == (0,)
    assert after(joker("R* 3H"), (1, Challenge())).uncalled == ()


@pytest.mark.parametrize("last", ["8H", "KH", "JS", "QH"])
def test_other_last_cards_make_nobody_draw(last):
    # source: S3, Kings Reverse, "Endgame", which names the 7, the joker and the ace of spades
    state = kings(last, "5D", "5S", pile="9H")
    assert after(state, (0, play(last))).sheet == (RoundScore("out", 0, (0, 5, 5), (0, 5, 5)),)


def test_the_other_way_round_the_last_seven_hits_the_other_neighbour():
    # source: S3, Kings Reverse, "the next player in sequence"
    state = kings("7H", "5D", "5S", pile="9H", direction=-1)
    assert counts(after(state, (0, play("7H")))) == [0, 1, 3]


def test_with_the_stock_gone_what_can_be_played_must_be_and_a_seven_costs_the_turn_alone():
    # source: S3, Kings Reverse, "he/she either plays it or passes"; rulings.md, "play if able"
    state = kings("R* 2S 3S", "3S 4D", pile="KC 9H", stock="")
    assert (may_play(state), may_do(state)) == ({"R*"}, set())
    # source: S3, Kings Reverse, "if player A takes the last of the draw pack"
    state = kings("4C 2C", "3H 4D", pile="KC 9H", stock="9S")
    assert may_play(after(state, (0, Draw()))) == {"9S"}
    state = after(kings("4C 2C", "3H 4D", pile="KC 9H", stock="6S"), (0, Draw()))
    assert (state.turn, may_play(state), may_do(state)) == (1, {"3H"}, set())
    # source: S3, Kings Reverse, "A 7 causes"; rulings.md, "Stock empty"
    state = after(kings("7H 2C 3C", "3H 4D", "5H 5D", pile="KC 9H", stock=""), (0, play("7H")))
    assert (state.turn, counts(state), state.debt) == (2, [2, 2, 2], 0)
