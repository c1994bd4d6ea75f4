"""The first player picks the direction. Source: more-cousins.md 6.10, "begins and picks the direction"."""

import pytest

from engine.chance import Chance
from engine.core.actions import Draw, Nominate, PickDirection
from engine.matches.telling import tell
from tests.doors import DirectionAsked, PickingDirection, State, steady
from tests.engine.shedding.table import after, book, crazy, may_do, opened, play, refusal, table

PICKS = {"play_direction": "first player picks"}
NAMES = ["Ada", "Ben", "Cem"]


def asked(seats: int = 3, starter: str = "5", **rules) -> State:
    return opened("crazy-eights", seats, starter, **(PICKS | rules))[0]


def test_the_first_player_is_asked_before_anything_else():
    state, happened = opened("crazy-eights", 3, "5", **PICKS)
    first = state.turn
    assert DirectionAsked(first) in happened
    assert tell(DirectionAsked(0), NAMES) == "Ada picks the direction."
    assert may_do(state) == set(PickingDirection.ways)
    assert str(refusal(state, first, Draw())) == "The direction comes first. Pick clockwise or counterclockwise."
    assert refusal(state, first, play(state.hands[first][0])).rule == "play_direction"
    assert refusal(state, (first + 1) % 3, PickDirection(1)).rule == "turn"


def test_it_is_picked_once_in_each_round_and_never_later():
    state = after(asked(), (asked().turn, PickDirection(-1)))
    why = refusal(state, state.turn, PickDirection(1))
    assert why.why == "There’s no direction for you to pick."
    assert refusal(table("5H", "6H", "7H", pile="KH"), 0, PickDirection(1)).rule == "play_direction"
    assert refusal(asked(), asked().turn, PickDirection(0)).rule == "play_direction"


def test_a_starter_has_its_suit_first_what_it_makes_draw_is_owed_after_that_and_two_have_nothing_to_pick():
    state = asked(starter="8")
    named = after(state, (state.turn, Nominate("H")))
    assert (named.suit, named.pending, named.turn) == ("H", PickingDirection(), (state.turn + 1) % 3)
    state = asked(starter="2")
    assert (state.debt, state.pending) == (2, PickingDirection())
    picked = after(state, (state.turn, PickDirection(1)))
    assert (picked.debt, Draw() in may_do(picked)) == (2, True)
    assert crazy(2, **PICKS).table.play_direction != "first player picks"
    assert asked(2).pending is None


@pytest.mark.parametrize(("others", "way"), [(("7H", "7C 7D 7S"), -1), (("7C 7D 7S", "7H"), 1)])
def test_a_bot_has_the_player_with_more_cards_next(others, way):
    state = table("5H 6H", *others, pile="KH", pending=PickingDirection(), rules=PICKS)
    assert steady(state.view(0), Chance("bot")) == PickDirection(way)


def test_the_next_round_is_dealt_clockwise_and_picked_again():
    state = asked(scoring="rounds", rounds_to_win=2)
    assert state.may_do(state.turn).actions == PickingDirection.ways
    assert (state.rules.table.first_direction, state.rules.deal_passes) == (1, 1)
    assert "The dealer goes first. That player picks the direction of play." in book(
        crazy(4, **PICKS, first_player="dealer")
    )
