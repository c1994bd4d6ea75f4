"""Kings Reverse, rule by rule. Source: S3, "Kings Reverse"; rulings.md, "Kings Reverse (S3)".

What a golden plays out (``tests/playthroughs/kings-reverse-*``) isn't told again here.
"""

import pytest

from engine.core.actions import Catch, Challenge, Draw, Pass
from engine.core.cards import in_order
from tests.doors import Doubt, State
from tests.engine.shedding.table import after, may_do, play, refusal, table


def kings(*hands: str, pile: str = "9H", **more) -> State:
    return table(*hands, pile=pile, game="kings-reverse", **more)


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
            state = after(kings(f"R* {held}", "5D 6C", "5S 6S"), (0, play("R*", "D")))
            assert isinstance(state.pending, Doubt)
            assert (state.pending.held, state.pending.honest) == (in_order(held.split()), honest)
            assert (after(state, (1, Challenge())).count(1) == 8) is honest
    # source: S3, Kings Reverse, "names the suit to be followed thereafter"
    for held, honest in (("9H 3H", True), ("9C 3H", False)):
        state = kings(f"R* {held}", "5D 6C", pile="9H B*", suit="C")
        asked = after(state, (0, play("R*", "D")))
        assert isinstance(asked.pending, Doubt)
        assert asked.pending.honest is honest


def test_a_drawn_king_is_laid_alone():
    # source: S3, Kings Reverse, "If a player draws a card that is playable, he/she must play it"
    state = after(kings("QH 3C 4C", "5D 6D", stock="KH 2C"), (0, Draw()))
    assert state.may_do(0, ("KH",)).cards == ()
    why = "A King or Queen you just drew can’t be part of a marriage at this table."
    assert refusal(state, 0, play("KH QH")).why == why


@pytest.mark.parametrize(("move", "stock"), [(Draw(), "2C 3C 4C"), (play("4H"), "2C 3C 4C"), (Pass(), "")])
def test_the_next_action_of_who_is_on_turn_again_ends_it(move, stock):
    # source: rulings.md, "The call", "until the offender's next action"
    second = "4C" if move == Pass() else "4H"
    state = after(kings(f"8H {second}", "5H 6C", pile="9H", stock=stock), (0, play("8H")))
    assert Catch(0) in may_do(state, 1)
    moved = after(state, (0, move))
    assert moved.uncalled == ()
    assert refusal(moved, 1, Catch(0)).rule in {"call", "turn"}
