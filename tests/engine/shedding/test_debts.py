"""Draw cards: how each is answered, and what cancels it. Source: linked-variants.md ("LV"), section 5."""

from typing import Any

import pytest

from engine.actions import Draw
from engine.cards import JOKER
from engine.codec import decode, encode
from engine.house_rules import HouseRules
from engine.sharing import code_of, house_of
from engine.shedding.effects import Effect
from engine.shedding.rules import Rules
from engine.shedding.state import State
from tests.engine.shedding.table import after, may_do, may_play, play, refusal
from tests.engine.shedding.table import table as built

TWOS_AND_THREES = {"effects": (("2", Effect("draw", 2)), ("3", Effect("draw", 3)))}
HEART = {"effects": (("2", Effect("draw", 2)), ("AH", Effect("draw", 5)))}


def owing(hand: str, top: str, debt: int, **rules: Any) -> State:
    """A seat that holds these cards and owes a debt, with the card that made it on top."""
    suit = rules.pop("suit", None)
    return built(hand, "9S 9D 9C", "TS TD TC", pile=top, debt=debt, suit=suit, rules=rules)


# Same rank or suit


def test_twos_and_threes_answer_each_other_by_rank_or_suit():
    # source: LV 5.10, "answered by the same rank or 2/3 of the same suit, sums <MK-az>"
    state = owing("2S 3H 3S KH", "2H", 2, stacking="same rank or suit", **TWOS_AND_THREES)
    assert may_play(state) == {"2S", "3H"}
    assert after(state, (0, play("3H"))).debt == 5
    assert refusal(state, 0, play("3S")).rule == "stacking"


def test_a_suit_that_was_picked_counts_as_the_suit_of_a_wild_draw_card():
    rules = TWOS_AND_THREES | {"wild": ("2",), "jokers": 1, "stacking": "same rank or suit"}
    assert may_play(owing("3H 3S 2S", "2H", 2, suit="S", **rules)) == {"3S", "2S"}
    joker = rules | {"effects": ((JOKER, Effect("draw", 4)), *rules["effects"])}
    assert may_play(owing("3H 3S 2S", "R*", 4, suit="H", **joker)) == {"3H"}


# Each draw card in its own way


@pytest.mark.parametrize(("way", "answers"), [("none", set()), ("any draw card", {"2S", "2H"}), ("same rank", set())])
def test_one_draw_card_is_answered_in_another_way(way, answers):
    # source: LV 5.4, "A heart +5", Jack Change It and J28, where nothing answers it
    rules = HEART | {"stacking": "same rank", "answered_by": (("AH", way),)}
    state = owing("2S 2H KH", "AH", 5, **rules)
    assert may_play(state) == answers
    assert may_do(state) == {Draw()}
    assert refusal(state, 0, play("KH")).rule == ("stacking" if way == "same rank" else "answered_by")
    assert may_play(owing("2S AH KH", "2C", 2, **rules)) == {"2S"}


def test_what_nothing_answers_is_drawn_at_once_and_its_rank_alone():
    rules = HEART | {"stacking": "any draw card", "answered_by": (("AH", "none"),)}
    state = built("AH 5C 6C", "2S 9D", "7C 7D", pile="KH", rules=rules)
    assert (after(state, (0, play("AH"))).count(1), after(state, (0, play("AH"))).turn) == (7, 2)


# Cancelling one rank only


RED = {
    "effects": (("2", Effect("draw", 2)), ("JS", Effect("draw", 5)), ("JC", Effect("draw", 5))),
    "stacking": "any draw card",
    "cancels": ("JH", "JD", "8"),
    "cancels_only": (("J", "J"),),
    "groups": "equal ranks",
}


def test_a_red_jack_cancels_a_black_jack_but_no_two():
    # source: LV 5.3, "cancels jacks but not 2s <BJ-ms>"
    assert may_play(owing("JH 8S KC", "JS", 5, **RED)) == {"JH", "8S"}
    twos = owing("JH 8S KC", "2S", 2, **RED)
    assert may_play(twos) == {"8S"}
    assert refusal(twos, 0, play("JH")).rule == "cancels_only"
    assert "Jacks" in refusal(twos, 0, play("JH")).why


@pytest.mark.parametrize(("cards", "debt"), [("JH JS", 5), ("JS JH", 0), ("JH", 0)])
def test_a_debt_is_of_the_rank_of_the_card_under_the_one_that_cancels_it(cards, debt):
    state = owing("JH JS KC 4C", "JC", 7, **RED)
    assert after(state, (0, play(cards))).debt == debt


def test_what_a_bluff_did_not_cancel_is_not_paid_for_twice():
    rules = RED | {"last_resort": ("J",), "bluffing": True}
    state = owing("JS JH 2C 4C 5C", "2H", 2, **rules)
    assert may_play(state) == {"JS", "2C"}


# Records


def test_a_code_holds_the_ways_of_single_cards():
    changes = (("answered_by", (("2H", "none"),)), ("cancels", ("3",)), ("cancels_only", (("3", "2"),)))
    kept = HouseRules("crazy-eights", changes)
    assert house_of(code_of(kept)).rules(4) == kept.rules(4)
    assert decode(Rules, encode(kept.rules(4))) == kept.rules(4)
