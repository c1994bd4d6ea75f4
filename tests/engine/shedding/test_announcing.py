"""A word without which no one goes out, and hands that get empty without going out.

Source: more-cousins.md 6.6, "or you can't go out next turn", and 6.10, "only after saying “Niko Kadi” in the turn
before, and not while another seat has no cards".
"""

from dataclasses import replace

from engine.chance.stream import Chance
from engine.core.actions import Call, Catch, Draw, Pass, Play, TakeBack
from engine.matches.telling import tell
from engine.shedding.bots.evaluation import chances
from engine.shedding.bots.weighing import Weighing
from tests.doors import CallDue, Called, Drew, Effect, KeptQuiet, NotOut, options, plannable, steady, view
from tests.engine.shedding.table import after, events, may_do, may_play, opened, play, refusal, table

NAMES = ("Ada", "Ben", "Cleo")
LAPPEN = {"call": "to go out", "call_word": "lappen", "effects": (), "wild": ()}
KADI = {"call": "announced", "call_word": "niko kadi", "groups": "equal ranks", "effects": (), "wild": ()}


# With one card left


def test_who_says_it_goes_out():
    state = table("3H 4H", "9H 9D 9C", pile="KH", rules=LAPPEN)
    said = after(state, (0, play("3H", call=True)), (1, play("9H")))
    assert (said.uncalled, said.barred, may_play(said)) == ((), (), {"4H"})
    later = after(state, (0, play("3H")), (0, Call()), (1, play("9H")))
    assert after(later, (0, play("4H"))).sheet[0].winner == 0


def test_who_has_not_said_it_before_the_next_player_acts_can_not_go_out_next_turn():
    state = after(table("3H 4H", "9H 9D 9C", pile="KH", rules=LAPPEN, stock="2C 2D"), (0, play("3H")))
    assert may_do(state, 0) == {Call()}
    happened = events(state, 1, play("9H"))
    assert happened[0] == KeptQuiet(0, "lappen")
    assert not any(isinstance(event, Drew) for event in happened), "it costs no cards"
    assert tell(happened[0], NAMES) == "Ada didn’t say “lappen” and can’t go out next turn."
    assert tell(happened[0], NAMES, 0) == "You didn’t say “lappen”, so you can’t go out next turn."
    state = after(state, (1, play("9H")))
    assert (state.barred, may_play(state), may_do(state)) == ((0,), set(), {Draw()})
    refused = refusal(state, 0, play("4H"))
    assert str(refused) == "You didn’t say “lappen” in time, so you can’t go out now. Draw a card."
    assert refusal(state, 0, Call()).rule == "call", "it's too late now"
    drawn = after(state, (0, Draw()))
    assert drawn.barred == ()


def test_where_the_turn_comes_straight_back_it_is_said_before_the_last_card():
    rules = LAPPEN | {"effects": (("5", Effect("skip")),)}
    state = after(table("5H 6H", "9H 9D 9C", pile="KH", rules=rules), (0, play("5H")))
    assert (state.turn, may_play(state), refusal(state, 0, play("6H")).rule) == (0, set(), "call")
    assert after(state, (0, Call()), (0, play("6H"))).sheet[0].winner == 0


def test_a_turn_that_is_passed_is_that_turn():
    state = table("4H", "9H 9D 9C", pile="KH", rules=LAPPEN | {"reshuffle": False}, stock="", barred=(0,))
    assert may_do(state) == {Pass()}
    assert may_play(after(state, (0, Pass()), (1, play("9H")))) == {"4H"}


def test_no_one_goes_out_with_two_cards_past_the_word():
    rules = LAPPEN | {"groups": "equal ranks"}
    refused = refusal(table("4H 4S", "9H 9D 9C", pile="KH", rules=rules), 0, play("4H 4S"))
    why = "You can’t go out with 4♥ 4♠ in one turn: your last card must be played by itself. Play 4♥ by itself."
    assert (refused.rule, str(refused)) == ("call", why)


def test_no_one_is_caught_for_it():
    state = after(table("3H 4H", "9H 9D 9C", pile="KH", rules=LAPPEN), (0, play("3H")))
    assert str(refusal(state, 1, Catch(0))) == (
        "There’s no catching at this table: players who forget “lappen” can’t go out."
    )


def test_a_play_that_is_taken_back_can_be_said_anew():
    state = table("3H 4H 5C", "9H 9D 9C", pile="KH", rules=LAPPEN, takes_back=True, turn=1, barred=(0,))
    back = after(state, (1, play("9H")), (1, TakeBack()))
    assert (back.barred, back.uncalled) == ((0,), ())
    state = replace(state, barred=(), uncalled=(0,))
    assert after(state, (1, play("9H"))).barred == (0,)
    back = after(state, (1, play("9H")), (1, TakeBack()))
    assert (back.barred, back.uncalled) == ((), (0,))


def test_a_second_word_is_due_at_three():
    rules = LAPPEN | {"second_call": "at three", "second_word": "varning"}
    state = table("3H 4H 5C 6C", "9H 9D 9C", pile="KH", rules=rules)
    assert Called(0, "varning") in events(state, 0, play("3H", call=True))
    assert CallDue(0) in events(state, 0, play("3H"))
    assert "“varning” when you’re down to three" in str(refusal(state, 0, Call()))


def test_no_one_jumps_in_with_a_last_card_in_silence():
    rules = LAPPEN | {"packs": 2, "jump_in": True}
    state = table("9S 9D", "KH", "5C 6C", pile="KH", rules=rules)
    assert may_play(state, 1) == {"KH"}
    assert may_play(replace(state, barred=(1,)), 1) == set()


# In the turn before, with a few cards


def test_at_the_deal_no_one_has_announced_anything():
    state, _ = opened("crazy-eights", 3, "", **KADI)
    assert state.barred == (0, 1, 2)


def test_whoever_announced_it_may_go_out_with_all_cards_in_their_next_turn():
    state = table("3H 4H 4S", "9H 9D", pile="KH", rules=KADI, barred=(0, 1))
    assert options(state, 0, ("3H",)).call
    announced = after(state, (0, play("3H", call=True)), (1, play("9H")))
    assert announced.barred == (1,)
    assert after(announced, (0, play("4H 4S"))).sheet[0].winner == 0


def test_whoever_did_not_can_play_all_cards_but_one():
    state = after(table("3H 4H 4S", "9H 9D", pile="KH", rules=KADI, barred=(0, 1)), (0, play("3H")), (1, play("9H")))
    assert state.barred == (0, 1)
    assert may_play(state) == {"4H"}
    refused = refusal(state, 0, play("4H 4S"))
    assert refused.why == "You didn’t say “Niko Kadi” on your previous turn, so you can’t go out now."
    assert after(state, (0, play("4H"))).count(0) == 1


def test_it_holds_for_one_turn():
    state = table("3H 4H 4S 5S", "9H 9D", pile="KH", rules=KADI, barred=(1,))
    assert after(state, (0, play("3H"))).uncalled == (0,)
    assert after(state, (0, play("3H")), (1, play("9H"))).barred == (0, 1)


def test_it_can_be_said_with_three_cards_or_fewer_whatever_they_are():
    state = table("3H 4H 5S 6D 8S", "9H 9D 9C", pile="KH", rules=KADI)
    assert not options(state, 0, ("3H",)).call
    assert may_do(after(state, (0, play("3H"))), 0) == set()
    assert str(refusal(state, 0, play("3H", call=True))) == (
        "Say “Niko Kadi” only when you have three cards or fewer left. Play without saying it."
    )
    three = table("3H 4H 5S 6D", "9H 9D 9C", pile="KH", rules=KADI, barred=(0, 1))
    assert options(three, 0, ("3H",)).call
    announced = after(three, (0, play("3H", call=True)), (1, play("9H")))
    assert announced.barred == (1,)
    assert after(announced, (0, play("4H"))).barred == (1, 0), "it held for one play"


def test_it_can_be_said_after_a_draw():
    state = after(table("3H", "9H 9D", pile="KC", rules=KADI, stock="3S 2D", barred=(0, 1)), (0, Draw()))
    assert (state.turn, may_do(state, 0)) == (1, {Call()})
    assert after(state, (0, Call())).barred == (1,)
    assert set(after(state, (1, Draw())).barred) == {0, 1}


def test_nothing_is_told_of_those_who_announce_nothing():
    quiet = KeptQuiet(0)
    assert tell(quiet, NAMES) is None


# No cards, and not out


STAYS = KADI | {"not_last": ("2",), "cardless": True, "effects": (("2", Effect("draw", 2)),)}


def test_a_last_card_that_can_not_end_a_hand_leaves_no_cards():
    state = table("2H", "9H 9D", "5C 6C", pile="KH", rules=STAYS)
    happened = events(state, 0, play("2H"))
    assert NotOut(0) in happened
    assert tell(NotOut(0), NAMES) == "Ada has no cards left, but isn’t out."
    played = after(state, (0, play("2H")))
    assert (played.phase, played.count(0), played.debt) == ("play", 0, 2), "and it still takes effect"


def test_a_seat_without_cards_draws_in_its_turn():
    state = table("", "9H 9D", pile="KH", rules=STAYS)
    assert (may_play(state), may_do(state)) == (set(), {Draw()})
    assert after(state, (0, Draw())).count(0) == 1
    waiting = table("", "9H 9D", pile="KH", rules=STAYS, turn=1)
    assert plannable(waiting, 0) == [Draw()]


def test_a_seat_that_has_not_said_the_word_is_not_out():
    state = table("3H", "9H 9D", pile="KH", rules=STAYS, barred=(0,))
    assert NotOut(0) in events(state, 0, play("3H"))


def test_no_one_goes_out_while_another_seat_has_no_cards():
    state = table("3H", "", "9H 9D", pile="KH", rules=STAYS)
    played = after(state, (0, play("3H")))
    assert (played.phase, played.count(0)) == ("play", 0)
    assert after(table("3H", "9C", "9H 9D", pile="KH", rules=STAYS), (0, play("3H"))).sheet[0].winner == 0


def test_to_have_no_cards_is_no_better_than_to_have_one_left():
    state = table("", "9H", "5C 6C", pile="KH", rules=STAYS, turn=2)
    none, one, _ = chances(state)
    assert none < one


def test_a_play_that_is_announced_is_worth_more():
    weighing = Weighing(view(table("3H 4H 4S", "9H 9D", pile="KH", rules=KADI), 0))
    assert weighing.worth(Play(("3H",), None, call=True)) > weighing.worth(Play(("3H",)))


def test_a_steady_player_announces_and_does_not_give_its_last_card_away():
    state = table("3H 4H 4S", "9H 9D", pile="KH", rules=KADI)
    assert steady(view(state, 0), Chance("steady")) == Play(("4H", "4S"), None, call=True)
    stays = table("2H 4H", "9H 9D", pile="KH", rules=STAYS, barred=())
    action = steady(view(stays, 0), Chance("steady"))
    assert action == Play(("2H",), None, call=True)
