"""A word without which no one goes out, and hands that get empty without going out.

Source: more-cousins.md 6.6, "or you can't go out next turn", and 6.10, "only after saying “Niko Kadi” in the turn
before, and not while another seat has no cards". What ``tests/playthroughs/vandatta-*`` and ``kadi-*`` play out isn't
told again here.
"""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core.actions import Call, Catch, Draw, Pass, Play
from engine.matches.telling import tell
from tests.doors import SHEDDING, CallDue, Called, Drew, Effect, KeptQuiet, State, steady
from tests.engine.shedding.table import after, events, may_do, may_play, opened, play, refusal, table

NAMES = ("Ada", "Ben", "Cleo")
LAPPEN = {"call": "to go out", "call_word": "lappen", "effects": (), "wild": ()}
KADI = {"call": "announced", "call_word": "niko kadi", "groups": "equal ranks", "effects": (), "wild": ()}
GROUPS = {"groups": "equal ranks"}


def lappen(*hands: str, rules: dict | None = None, **more) -> State:
    return table(*hands, "9H 9D 9C", pile="KH", rules=LAPPEN | (rules or {}), **more)


def test_who_has_not_said_it_before_the_next_player_acts_can_not_go_out_next_turn():
    state = after(lappen("3H 4H", stock="2C 2D"), (0, play("3H")))
    assert may_do(state, 0) == {Call()}
    happened = events(state, 1, play("9H"))
    assert happened[0] == KeptQuiet(0, "lappen")
    assert not any(isinstance(event, Drew) for event in happened), "it costs no cards"
    assert tell(happened[0], NAMES, 0) == "You didn’t say “lappen”, so you can’t go out next turn."
    silent = after(state, (1, play("9H")))
    assert (silent.barred, may_play(silent), may_do(silent)) == ((0,), set(), {Draw()})
    refused = refusal(silent, 0, play("4H"))
    assert str(refused) == "You didn’t say “lappen” in time, so you can’t go out now. Draw a card."
    assert refusal(silent, 0, Call()).rule == "call", "it's too late now"
    assert after(silent, (0, Draw())).barred == ()
    assert str(refusal(state, 1, Catch(0))) == (
        "There’s no catching at this table: players who forget “lappen” can’t go out."
    )


def test_a_turn_that_comes_straight_back_or_is_passed_is_the_next_turn():
    state = after(lappen("5H 6H", rules={"effects": (("5", Effect("skip")),)}), (0, play("5H")))
    assert (state.turn, may_play(state), refusal(state, 0, play("6H")).rule) == (0, set(), "call")
    assert after(state, (0, Call()), (0, play("6H"))).sheet[0].winner == 0
    state = lappen("4H", rules={"reshuffle": False}, stock="", barred=(0,))
    assert may_do(state) == {Pass()}
    assert may_play(after(state, (0, Pass()), (1, play("9H")))) == {"4H"}


def test_no_one_goes_out_with_two_cards_past_the_word():
    refused = refusal(lappen("4H 4S", rules=GROUPS), 0, play("4H 4S"))
    why = "You can’t go out with 4♥ 4♠ in one turn: your last card must be played by itself. Play 4♥ by itself."
    assert (refused.rule, str(refused)) == ("call", why)


def test_a_second_word_is_due_at_three():
    state = lappen("3H 4H 5C 6C", rules={"second_call": "at three", "second_word": "varning"})
    assert Called(0, "varning") in events(state, 0, play("3H", call=True))
    assert CallDue(0) in events(state, 0, play("3H"))
    assert "“varning” when you’re down to three" in str(refusal(state, 0, Call()))


def test_no_one_jumps_in_with_a_last_card_in_silence():
    state = table("9S 9D", "KH", "5C 6C", pile="KH", rules=LAPPEN | {"packs": 2, "jump_in": True})
    assert may_play(state, 1) == {"KH"}
    assert may_play(replace(state, barred=(1,)), 1) == set()


def kadi(*hands: str, rules: dict | None = None, pile: str = "KH", **more) -> State:
    return table(*hands, pile=pile, rules=KADI | (rules or {}), **more)


def test_who_announced_it_may_go_out_with_all_cards_next_turn_and_who_did_not_as_at_the_deal_keeps_one():
    assert opened("crazy-eights", 3, "", **KADI)[0].barred == (0, 1, 2)
    assert tell(KeptQuiet(0), NAMES) is None, "and nothing is told of it"
    state = kadi("3H 4H 4S", "9H 9D", barred=(0, 1))
    announced = after(state, (0, play("3H", call=True)), (1, play("9H")))
    assert announced.barred == (1,)
    assert after(announced, (0, play("4H 4S"))).sheet[0].winner == 0
    silent = after(state, (0, play("3H")), (1, play("9H")))
    assert (set(silent.barred), may_play(silent)) == ({0, 1}, {"4H"})
    refused = refusal(silent, 0, play("4H 4S"))
    assert refused.why == "You didn’t say “Niko Kadi” on your previous turn, so you can’t go out now."
    assert after(silent, (0, play("4H"))).count(0) == 1


def test_it_can_be_said_with_three_cards_or_fewer_whatever_they_are():
    four = kadi("3H 4H 5S 6D 8S", "9H 9D 9C")
    assert not four.may_do(0, ("3H",)).call
    assert may_do(after(four, (0, play("3H"))), 0) == set()
    assert str(refusal(four, 0, play("3H", call=True))) == (
        "Say “Niko Kadi” only when you have three cards or fewer left. Play without saying it."
    )
    three = kadi("3H 4H 5S 6D", "9H 9D 9C", barred=(0, 1))
    assert three.may_do(0, ("3H",)).call
    announced = after(three, (0, play("3H", call=True)))
    assert announced.barred == (1,)
    assert after(announced, (1, play("9H")), (0, play("4H"))).barred == (1, 0), "it held for one play"


STAYS = {"not_last": ("2",), "cardless": True, "effects": (("2", Effect("draw", 2)),)}


def test_a_seat_without_cards_draws_in_its_turn_and_is_no_better_off_than_with_one_left():
    state = kadi("", "9H 9D", rules=STAYS)
    assert (may_play(state), may_do(state)) == (set(), {Draw()})
    assert after(state, (0, Draw())).count(0) == 1
    assert replace(state, turn=1).plannable(0) == [Draw()]
    none, one, _ = SHEDDING.ahead.chances(kadi("", "9H", "5C 6C", rules=STAYS, turn=2))
    assert none < one


@pytest.mark.parametrize(
    ("hand", "rules", "planned"),
    [("3H 4H 4S", {}, Play(("4H", "4S"), None, call=True)), ("2H 4H", STAYS, Play(("2H",), None, call=True))],
)
def test_a_steady_player_announces_and_does_not_give_its_last_card_away(hand, rules, planned):
    state = kadi(hand, "9H 9D", rules=rules)
    assert steady(state.view(0), Chance("steady")) == planned
