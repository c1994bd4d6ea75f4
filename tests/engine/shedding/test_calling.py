"""What players say when few cards are left: the table's own words, and a second one where a game has it.

Source: linked-variants.md, 1.8, "last_card_call"; S3, "Last Card", "a special word"; rulings.md, "The call".
"""

import json
from dataclasses import replace

import pytest

from engine.core.actions import Call, Catch, Draw, Give, Pass
from engine.core.events import Event, RoundEnded
from engine.core.packs.french import SUITS
from engine.games.codec import decode, encode
from engine.games.house_rules import HouseRules
from engine.matches.telling import tell, turns
from engine.shedding.rules.last_card_calls import spoken
from tests.doors import (
    ANY_SUIT,
    FIRST,
    SECOND,
    CallDue,
    Called,
    Caught,
    CountedDown,
    Drew,
    Effect,
    Rules,
    State,
    WentOut,
    act,
    options,
    view,
)
from tests.engine.shedding.table import after, events, may_do, may_play, names, play, refusal, rules_of, table

NAMES = ("Ada", "Ben", "Cleo")
AT_TWO = {"call_word": "one card", "second_call": "at two", "second_word": "two cards"}
GOING_OUT = {"call_word": "mau", "second_call": "going out", "second_word": "mau mau"}
CAUGHT = {"call": "catch"}


def table_with(*hands: str, rules: dict, pile: str = "KH", **more) -> State:
    return table(*hands, pile=pile, rules=rules, **more)


# The word of the table


def test_where_no_word_is_picked_it_is_last_card():
    assert Rules().call_word == "last card"
    assert rules_of("crazy-eights", 4).words_due == {1: "last card"}


def test_kings_reverse_says_one_card():
    # source: S3, Kings Reverse, "without calling 'one card'"
    assert rules_of("kings-reverse", 4).words_due == {1: "one card"}


def test_the_log_and_the_refusals_say_the_word_of_the_table(subtests: pytest.Subtests):
    for word in FIRST:
        with subtests.test(word=word):
            said = f"“{spoken(word)}”"
            state = table_with("3H 4H 5C", "9S 9C", "8C 8D", rules=CAUGHT | {"call_word": word})
            assert said in str(refusal(state, 0, Call()))
            assert said in str(refusal(state, 0, play("3H", call=True)))
            assert said in str(refusal(state, 1, Catch(0)))
            state = replace(state, hands=(("3H", "4H"), *state.hands[1:]))
            (called,) = [event for event in events(state, 0, play("3H", call=True)) if isinstance(event, Called)]
            assert tell(called, NAMES) == f"Ada said {said}."
            assert turns([called], NAMES)[0].words == said
            caught, drew = events(after(state, (0, play("3H"))), 1, Catch(0))
            assert tell(caught, NAMES) == f"Ben caught Ada with one card and no {said}."
            assert tell(drew.seen_by(None), NAMES) == f"Ada drew 2 cards for not saying {said}."


def test_words_that_cost_by_themselves_are_told_too():
    state = after(table_with("3H 4C", "9S 9C", rules={"call_word": "tschau"}), (0, play("3H")))
    assert "players who forget “Tschau” draw cards" in str(refusal(state, 1, Catch(0)))
    assert tell(events(state, 1, Draw())[0], NAMES, 0).endswith("for not saying “Tschau”.")


def test_every_word_can_be_said_anywhere(subtests: pytest.Subtests):
    """On a button, in a line, without anything that formats or pings."""
    for word in sorted({*FIRST, *SECOND}):
        with subtests.test(word=word):
            assert 1 <= len(spoken(word)) <= 20
            assert spoken(word).replace(" ", "").isalpha()


def test_what_old_records_tell_is_last_card():
    called = json.loads(encode(Called(0)))
    del called["value"]["word"]
    assert tell(decode(Event, json.dumps(called)), NAMES) == "Ada said “last card”."
    drew = json.loads(encode(Drew(0, None, 2, "call", "mau")))
    del drew["value"]["word"]
    assert tell(decode(Event, json.dumps(drew)), NAMES) == "Ada drew 2 cards for not saying “last card”."
    caught = json.loads(encode(Caught(0, 1, "mau", 2)))
    del caught["value"]["word"], caught["value"]["left"]
    assert decode(Event, json.dumps(caught)) == Caught(0, 1)


# A second word at two cards. Source: linked-variants.md, "announce at two **and** at one" (Czech Agónie).


def test_at_two_cards_the_second_word_is_due_and_at_one_the_first():
    state = table_with("3H 4H 5H 6C", "9S 9C", rules=AT_TWO)
    assert not options(state, 0, ("3H",)).call
    state = replace(state, hands=(("3H", "4H", "5C"), *state.hands[1:]))
    said = events(state, 0, play("3H", call=True))
    assert Called(0, "two cards") in said
    later = replace(after(state, (0, play("3H", call=True))), turn=0)
    assert Called(0, "one card") in events(later, 0, play("4H", call=True))
    silent = after(state, (0, play("3H")))
    assert silent.uncalled == (0,)
    assert events(silent, 0, Call()) == [Called(0, "two cards")]


def test_it_is_told_what_is_said_when():
    state = table_with("3H 4H 5H 6C", "9S 9C", rules=AT_TWO)
    assert str(refusal(state, 0, Call())) == (
        "Say “one card” only when you’re down to one card, and “two cards” when you’re down to two."
    )
    assert str(refusal(state, 0, play("3H", call=True))) == (
        "Say “one card” only with the play that leaves you one card, and “two cards” with the one that leaves you two. "
        "Play without saying it."
    )


def test_a_second_word_that_is_forgotten_costs_as_much():
    state = after(table_with("3H 4H 5C", "9S 9C", rules=AT_TWO), (0, play("3H")))
    happened = events(state, 1, Draw())
    assert (happened[0].seat, happened[0].count, happened[0].word) == (0, 2, "two cards")


def test_who_forgets_it_at_two_can_be_caught():
    state = after(table_with("3H 4H 5C", "9S 9C", "8C 8D", rules=AT_TWO | CAUGHT), (0, play("3H")))
    caught, _ = events(state, 1, Catch(0))
    assert caught == Caught(0, 1, "two cards", 2)
    assert tell(caught, NAMES) == "Ben caught Ada with two cards and no “two cards”."
    assert str(refusal(after(state, (0, Call())), 1, Catch(0))) == (
        "There’s no one to catch: everyone with one or two cards has said so."
    )


def test_who_may_be_caught_at_two_does_not_give_it_away():
    """The seats that a bot waits for are all those with so few cards."""
    state = table_with("3H 4H", "9S", "8C 8D 9D", rules=AT_TWO | CAUGHT)
    assert state.may_owe_a_call() == (0, 1)
    assert table_with("3H 4H", "9S", "8C 8D 9D", rules=CAUGHT).may_owe_a_call() == (1,)


def test_the_next_word_is_not_said_by_who_draws_for_the_one_before():
    """Between two, a Queen brings the turn straight back. The next card is played first, and brings no single card."""
    state = after(table_with("QH 4H 5H", "9S 9C", rules=AT_TWO), (0, play("QH")))
    assert (state.turn, state.uncalled) == (0, (0,))
    assert not options(state, 0, ("4H",)).call
    happened = events(state, 0, play("4H"))
    assert names(happened)[:2] == ["Played", "Drew"]
    assert (happened[1].word, after(state, (0, play("4H"))).count(0)) == ("two cards", 3)


def test_two_equal_cards_that_are_the_last_ones_do_not_win_for_who_owes_a_word():
    rules = AT_TWO | {"groups": "equal ranks"}
    state = after(table_with("QH 4H 4S", "9S 9C", rules=rules), (0, play("QH")))
    ended, _ = act(state, 0, play("4H 4S"))
    assert (ended.phase, ended.count(0)) == ("play", 2)
    assert act(after(state, (0, Call())), 0, play("4H 4S"))[0].phase != "play"


def test_a_gift_may_leave_two_cards_and_the_word_for_them():
    rules = AT_TWO | {"effects": (("AS", Effect("gift")),)}
    state = after(table_with("AS 4H 5H 6H", "9S 9C", pile="KS", rules=rules), (0, play("AS")))
    assert Give("4H", call=True) in may_do(state)
    assert Called(0, "two cards") in events(state, 0, Give("4H", call=True))
    assert after(state, (0, Give("4H"))).uncalled == (0,)


def test_who_was_dealt_two_cards_owes_no_word():
    state = table_with("3H 4H", "9S 9C", rules=AT_TWO)
    assert (state.uncalled, may_do(state)) == ((), {Draw()})


# A second word with the last card. Source: linked-variants.md, "also at last card (Mau Mau, Sepp, Po makale)".


def test_who_says_the_word_goes_out():
    state = table_with("3H", "9S 9C", rules=GOING_OUT)
    assert options(state, 0, ("3H",)).call
    happened = events(state, 0, play("3H", call=True))
    assert happened[1] == Called(0, "mau mau")
    assert tell(happened[1], NAMES) == "Ada said “Mau Mau”."
    assert any(isinstance(event, RoundEnded) for event in happened)


def test_who_does_not_draws_and_plays_on():
    state = table_with("3H", "9S 9C", stock="5D 6D 7D", rules=GOING_OUT)
    silent, happened = act(state, 0, play("3H"))
    assert names(happened) == ["Played", "Drew", "TurnCame"]
    assert happened[1] == Drew(0, ("5D", "6D"), 2, "call", "mau mau")
    assert (silent.phase, silent.hands[0], silent.turn, silent.uncalled) == ("play", ("5D", "6D"), 1, ())


@pytest.mark.parametrize(
    ("first", "second"), [("mau", "mau mau"), ("tschau", "sepp"), ("makao", "po makale"), ("one card", "last card")]
)
def test_the_second_word_goes_with_the_first_unless_it_is_picked(first, second):
    wanted = HouseRules("crazy-eights").changed(4, [("second_call", "going out"), ("call_word", first)])
    assert wanted.rules(4).words_due == {1: first, 0: second}
    assert wanted.changed(4, [("second_word", "cards")]).rules(4).words_due == {1: first, 0: "cards"}
    assert HouseRules("crazy-eights", (("second_call", "at two"),)).rules(4).words_due[2] == "two cards"


def test_a_word_that_was_picked_stays_when_something_else_changes():
    rules = rules_of("crazy-eights", 4, second_call="going out", second_word="sepp")
    assert rules.changed({"target": 50}).second_word == "sepp"


def test_both_words_are_told_where_they_belong():
    state = table_with("3H 4H 5H", "9S 9C", rules=GOING_OUT)
    assert str(refusal(state, 0, play("3H", call=True))) == (
        "Say “Mau” only with the play that leaves you one card, and “Mau Mau” with your last card. "
        "Play without saying it."
    )
    assert str(refusal(state, 0, Call())) == (
        "Say “Mau” only when you’re down to one card, and “Mau Mau” with your last card."
    )


@pytest.mark.parametrize("rules", [{"call_penalty": 0}, {"reshuffle": False}])
def test_where_nothing_is_drawn_for_it_silence_wins(rules):
    state = table_with("3H", "9S 9C", pile="KH", stock="", rules=GOING_OUT | rules)
    assert act(state, 0, play("3H"))[0].sheet[0].winner == 0


def test_one_that_is_drawn_for_it_is_a_last_card_again():
    state = after(table_with("3H", "9S 9C", rules=GOING_OUT | {"call_penalty": 1}), (0, play("3H")))
    assert (state.count(0), state.uncalled) == (1, (0,))
    assert events(state, 0, Call()) == [Called(0, "mau")]


@pytest.mark.parametrize("call", ["automatic", "catch"])
def test_it_costs_at_once_whoever_might_have_noticed(call):
    state = table_with("3H", "9S 9C", rules=GOING_OUT | {"call": call})
    assert act(state, 0, play("3H"))[0].count(0) == 2


def test_a_card_that_did_not_win_after_all_acts():
    state = table_with("2H", "9S 9C", stock="5D 6D 7D 9D TD", rules=GOING_OUT)
    silent = after(state, (0, play("2H")))
    assert (silent.debt, silent.turn) == (2, 1)
    assert act(state, 0, play("2H", call=True))[0].phase != "play"


def test_a_wild_card_that_did_not_win_counts_as_its_own_suit():
    state = table_with("8S", "9S 9C", rules=GOING_OUT)
    assert options(state, 0, ("8S",)).suits == ()
    silent = after(state, (0, play("8S")))
    assert (silent.suit, may_play(silent)) == ("S", {"9S"})


def test_on_a_joker_that_did_not_win_anything_may_be_played():
    state = table_with("R*", "9S 9C", rules=GOING_OUT | {"jokers": 2})
    silent = after(state, (0, play("R*")))
    assert (silent.suit, may_play(silent)) == (ANY_SUIT, {"9S", "9C"})


def test_a_bluff_that_did_not_win_is_not_doubted():
    # source: rulings.md, "A joker as last card cannot be challenged"
    rules = GOING_OUT | {"jokers": 2, "last_resort": ("*",), "bluffing": True}
    assert after(table_with("R*", "9S 9C", rules=rules), (0, play("R*"))).pending is None


def test_who_gives_the_last_card_away_says_it_too():
    rules = GOING_OUT | {"effects": (("AS", Effect("gift")),)}
    state = after(table_with("AS 4H", "9S 9C", "8C 8D", pile="KS", rules=rules), (0, play("AS")))
    assert {Give("4H"), Give("4H", call=True)} <= may_do(state)
    said, happened = act(state, 0, Give("4H", call=True))
    assert Called(0, "mau mau") in happened
    assert said.sheet[0].winner == 0
    silent, happened = act(state, 0, Give("4H"))
    assert (silent.phase, silent.count(0)) == ("play", 2)
    assert [event.word for event in happened if isinstance(event, Drew) and event.seat == 0] == ["mau mau"]


def test_partners_and_those_who_count_down_say_it_with_every_last_card():
    partners = table_with("3H", "9S 9C", "8C 8D", "7C 7D", rules=GOING_OUT | {"sides": 2})
    assert any(isinstance(event, WentOut) for event in events(partners, 0, play("3H", call=True)))
    assert not any(isinstance(event, WentOut) for event in events(partners, 0, play("3H")))
    state = table("3H", "9S 9C", pile="KH", game="countdown", rules=GOING_OUT)
    assert any(isinstance(event, CountedDown) for event in events(state, 0, play("3H", call=True)))
    assert not any(isinstance(event, CountedDown) for event in events(state, 0, play("3H")))
    wild = table("8S", "9S 9C", pile="KH", game="countdown", rules=GOING_OUT)
    assert options(wild, 0, ("8S",)).suits == SUITS, "the round goes on in any case"


def test_who_owes_the_first_word_cannot_go_out_with_the_second():
    """Between two, a Queen brings the turn straight back to who has not said “Mau”."""
    state = after(table_with("QH 3H", "9S 9C", rules=GOING_OUT), (0, play("QH")))
    assert state.uncalled == (0,)
    assert not options(state, 0, ("3H",)).call
    happened = events(state, 0, play("3H"))
    assert [event.word for event in happened if isinstance(event, Drew)] == ["mau"]
    called = after(state, (0, Call()))
    assert act(called, 0, play("3H", call=True))[0].phase != "play"


def test_where_nothing_is_said_the_second_word_is_not_either():
    state = table_with("3H", "9S 9C", rules=GOING_OUT | {"call": "none"})
    assert (state.rules.words_due, options(state, 0, ("3H",)).call) == ({}, False)
    assert act(state, 0, play("3H"))[0].sheet[0].winner == 0


def test_a_view_knows_what_the_state_does():
    state = table_with("3H", "9S 9C", rules=GOING_OUT)
    assert options(view(state, 0), 0, ("3H",)) == options(state, 0, ("3H",))
    assert CallDue(0) not in events(state, 0, play("3H"))
    assert Pass() not in may_do(state)
