"""As many cards drawn in a turn as a player likes. Source: more-cousins.md 6.5, "as many as one likes"."""

from typing import Any

import pytest

from engine.chance.stream import Chance
from engine.core.actions import Draw, Pass
from engine.core.ruleset import RulesError
from engine.shedding.mechanics.rule_making import offers
from tests.doors import AS_MANY_AS_LIKED, Offer, steady, view
from tests.engine.shedding.table import after, crazy, may_do, may_play, play, refusal, table

FREELY = {"draws": AS_MANY_AS_LIKED, "after_drawing": "any card"}
NOTHING_FITS = "2S 3S 4S 6S 7S 9S"


def freely(hand: str = "TC", pile: str = "KH", stock: str = NOTHING_FITS, **rules: Any):
    known = {name: rules.pop(name) for name in ("suit", "to_begin") if name in rules}
    return table(hand, "5D", pile=pile, stock=stock, rules=FREELY | rules, **known)


def drawn(count: int, **rules: Any):
    state = freely(**rules)
    return after(state, *[(0, Draw())] * count)


def test_after_each_card_a_player_may_draw_another_or_pass():
    assert may_do(freely()) == {Draw()}
    for count in range(1, 6):
        state = drawn(count)
        assert (state.turn, state.count(0), may_do(state)) == (0, 1 + count, {Draw(), Pass()})
    assert after(drawn(3), (0, Pass())).turn == 1
    assert drawn(6).turn == 1, "and that was the last card"


def test_any_card_that_fits_ends_it():
    state = drawn(2, stock="2S 3H 4S")
    assert may_play(state) == {"3H"}
    assert may_do(state) == {Draw(), Pass()}
    assert after(state, (0, play("3H"))).turn == 1


def test_who_may_not_draw_though_able_stops_there():
    state = drawn(2, stock="2S 3H 4S", draw_though_able=False)
    assert (may_play(state), may_do(state)) == ({"3H"}, {Pass()})
    assert refusal(state, 0, Draw()).rule == "draws"
    ends = drawn(2, stock="2S 3H 4S", draw_though_able=False, after_drawing="turn ends")
    assert (ends.turn, ends.hands[0]) == (1, ("TC", "2S", "3H"))


def test_a_drawn_card_that_must_be_played_must():
    state = drawn(2, stock="2S 3H 4S", after_drawing="drawn card must")
    assert (may_play(state), may_do(state)) == ({"3H"}, set())


def test_for_a_rank_that_is_asked_one_card_is_drawn():
    state = table("TC", "5D", pile="KH", stock=NOTHING_FITS, rules=FREELY, rank="9", asker=1)
    assert after(state, (0, Draw())).turn == 1


def test_who_has_to_begin_with_a_club_draws_until_there_is_one():
    state = freely(hand="TS", stock="2S 3S 4C 6S", first_card="clubs", pile="", suit="C", to_begin=(0, 1))
    found = after(state, (0, Draw()))
    assert (found.hands[0][-1], may_play(found), may_do(found)) == ("4C", {"4C"}, set())


def test_a_hand_limit_ends_it():
    state = freely(hand="TC TD TS 2C 3C 4C 6C 7C", hand_limit=10)
    assert after(state, (0, Draw()), (0, Draw())).turn == 1


def test_a_steady_bot_has_enough_with_one():
    assert steady(view(freely(), 0), Chance("any")) == Draw()
    assert steady(view(drawn(1), 0), Chance("any")) == Pass()
    assert steady(view(drawn(1, stock="3H 2S 4S"), 0), Chance("any")) == play("3H", call=True)


def test_there_is_no_such_number():
    with pytest.raises(RulesError, match="21 for as many as you like"):
        crazy(4, draws=22)


def test_no_winner_is_offered_it_who_adds_rules():
    rules = {"draws": 20, "grows": "openly"}
    for seed in range(60):
        state = table("TC", "5D", pile="KH", rules=rules, seed=str(seed), phase="deal")
        assert Offer("draws", AS_MANY_AS_LIKED) not in offers(state)
    grown = table("TC", "5D", pile="KH", rules=rules | {"draws": AS_MANY_AS_LIKED}, phase="deal")
    assert offers(grown)
