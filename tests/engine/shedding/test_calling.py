"""What players say when few cards are left: the table's own words, and a second one where a game has it.

Source: linked-variants.md, 1.8, "last_card_call"; S3, "Last Card", "a special word"; rulings.md, "The call". What a
golden plays out (``crazy-eights-said-*``, ``*-cards-at-two``, ``*-two-cards-caught``, ``*-tschau-sepp``, ``mau-mau-*``)
isn't told again here.
"""

from dataclasses import replace

import pytest

from engine.core.actions import Call, Catch
from engine.games.house_rules import HouseRules
from engine.matches.telling import tell, turns
from tests.doors import Called, State
from tests.engine.shedding.table import after, events, may_play, play, refusal, table

NAMES = ("Ada", "Ben", "Cleo")
AT_TWO = {"call_word": "one card", "second_call": "at two", "second_word": "two cards"}
GOING_OUT = {"call_word": "mau", "second_call": "going out", "second_word": "mau mau"}
CAUGHT = {"call": "catch"}


def with_two_words(*hands: str, rules: dict | None = None, pile: str = "KH", **more) -> State:
    return table(*hands, "9S 9C", pile=pile, rules=AT_TWO | (rules or {}), **more)


def going_out(*hands: str, rules: dict | None = None, pile: str = "KH", **more) -> State:
    """A table where a word is said with one card left, and another with that card."""
    return table(*hands, "9S 9C", pile=pile, rules=GOING_OUT | (rules or {}), **more)


def test_the_log_and_the_refusals_say_the_word_of_the_table():
    state = table("3H 4H 5C", "9S 9C", "8C 8D", pile="KH", rules=CAUGHT | {"call_word": "tschau"})
    assert "“Tschau”" in str(refusal(state, 0, Call()))
    assert "“Tschau”" in str(refusal(state, 0, play("3H", call=True)))
    assert "“Tschau”" in str(refusal(state, 1, Catch(0)))
    state = replace(state, hands=(("3H", "4H"), *state.hands[1:]))
    (called,) = [event for event in events(state, 0, play("3H", call=True)) if isinstance(event, Called)]
    assert tell(called, NAMES) == "Ada said “Tschau”."
    assert turns([called], NAMES)[0].words == "“Tschau”"
    caught, drew = events(after(state, (0, play("3H"))), 1, Catch(0))
    assert tell(caught, NAMES) == "Ben caught Ada with one card and no “Tschau”."
    assert tell(drew.seen_by(None), NAMES) == "Ada drew 2 cards for not saying “Tschau”."
    by_itself = after(table("3H 4C", "9S 9C", pile="KH", rules={"call_word": "tschau"}), (0, play("3H")))
    assert "players who forget “Tschau” draw cards" in str(refusal(by_itself, 1, Catch(0)))


@pytest.mark.parametrize(
    ("first", "second"), [("mau", "mau mau"), ("tschau", "sepp"), ("makao", "po makale"), ("one card", "last card")]
)
def test_the_second_word_goes_with_the_first_unless_it_is_picked(first, second):
    wanted = HouseRules("crazy-eights").changed(4, [("second_call", "going out"), ("call_word", first)])
    assert wanted.rules(4).table.words_due == {1: first, 0: second}
    picked = wanted.changed(4, [("second_word", "cards")]).rules(4)
    assert picked.changed({"target": 50}).table.words_due == {1: first, 0: "cards"}, (
        "it stays when something else changes"
    )
    assert HouseRules("crazy-eights", (("second_call", "at two"),)).rules(4).table.words_due[2] == "two cards"


@pytest.mark.parametrize(
    ("state", "with_a_play", "after_it"),
    [
        (
            with_two_words("3H 4H 5H 6C"),
            "with the play that leaves you one card, and “two cards” with the one that leaves you two",
            "“one card” only when you’re down to one card, and “two cards” when you’re down to two.",
        ),
        (
            going_out("3H 4H 5H"),
            "“Mau” only with the play that leaves you one card, and “Mau Mau” with your last card",
            "“Mau” only when you’re down to one card, and “Mau Mau” with your last card.",
        ),
    ],
)
def test_it_is_told_what_is_said_when(state, with_a_play, after_it):
    assert not state.may_do(0, ("3H",)).call
    assert f"{with_a_play}. Play without saying it." in str(refusal(state, 0, play("3H", call=True)))
    assert str(refusal(state, 0, Call())) == f"Say {after_it}"


# A second word at two cards. Source: linked-variants.md, "announce at two **and** at one" (Czech Agónie).


def test_who_may_be_caught_at_two_does_not_give_it_away():
    """The seats that a bot waits for are all those with so few cards."""
    state = with_two_words("3H 4H", "7S", rules=CAUGHT)
    assert state.may_owe_a_call() == (0, 1, 2)
    assert replace(state, rules=replace(state.rules, second_call="none")).may_owe_a_call() == (1,)
    silent = after(with_two_words("3H 4H 5C", "8C 8D 9D", rules=CAUGHT), (0, play("3H")), (0, Call()))
    assert str(refusal(silent, 1, Catch(0))) == "There’s no one to catch: everyone with one or two cards has said so."


# A second word with the last card. Source: linked-variants.md, "also at last card (Mau Mau, Sepp, Po makale)".


def test_a_last_card_that_did_not_win_after_all_acts_and_is_followed(subtests: pytest.Subtests):
    # source: rulings.md, "A joker as last card cannot be challenged"
    bluff = {"last_resort": ("*",), "bluffing": True}
    for card, rules, debt, suit, fitting in [
        ("2H", {}, 2, None, set()),
        ("8S", {}, 0, "S", {"9S"}),  # a wild card counts as its own suit
        ("R*", {"jokers": 2}, 0, "*", {"9S", "9C"}),
        ("R*", {"jokers": 2} | bluff, 0, "*", {"9S", "9C"}),
    ]:
        with subtests.test(card=card, rules=rules):
            state = going_out(card, stock="5D 6D 7D 9D TD", rules=rules)
            assert state.may_do(0, (card,)).suits == ()
            silent = after(state, (0, play(card)))
            assert (silent.debt, silent.turn, silent.suit, silent.pending) == (debt, 1, suit, None)
            assert may_play(silent) == fitting
            assert state.act(0, play(card, call=True))[0].phase != "play"
