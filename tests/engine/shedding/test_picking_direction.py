"""The first player picks the direction. Source: more-cousins.md 6.10, "begins and picks the direction"."""

import pytest

from engine.chance.stream import Chance
from engine.core.actions import Deal, Draw, Nominate, PickDirection
from engine.games.registry import Match
from engine.matches.telling import tell
from engine.shedding.bots.weighing import Weighing
from tests.doors import SHEDDING, WAYS, DirectionAsked, DirectionPicked, PickingDirection, State, act, start, view
from tests.engine.shedding.table import after, crazy, may_do, opened, play, refusal, table
from tests.engine.shedding.test_rulebook import book

PICKS = {"play_direction": "first player picks"}
NAMES = ["Ada", "Ben", "Cem"]


def asked(seats: int = 3, starter: str = "5", **rules) -> State:
    return opened("crazy-eights", seats, starter, **(PICKS | rules))[0]


def test_the_first_player_is_asked_before_anything_else():
    state, happened = opened("crazy-eights", 3, "5", **PICKS)
    first = state.turn
    assert DirectionAsked(first) in happened
    assert may_do(state) == set(WAYS)
    assert str(refusal(state, first, Draw())) == "The direction comes first. Pick clockwise or counterclockwise."
    assert refusal(state, first, play(state.hands[first][0])).rule == "play_direction"
    assert refusal(state, (first + 1) % 3, PickDirection(1)).rule == "turn"


@pytest.mark.parametrize("way", [1, -1])
def test_play_goes_on_the_way_that_was_picked(way):
    state = asked()
    first = state.turn
    picked, happened = act(state, first, PickDirection(way))
    assert happened[0] == DirectionPicked(first, way)
    assert (picked.turn, picked.direction, picked.pending) == (first, way, None)
    assert picked.asked > state.asked, "a press from before is too late"
    assert after(picked, (first, Draw())).turn == (first + way) % 3


def test_it_is_told():
    assert tell(DirectionAsked(0), NAMES) == "Ada picks the direction."
    assert tell(DirectionPicked(0, -1), NAMES) == "Ada picked counterclockwise."
    assert tell(DirectionPicked(0, 1), NAMES, 0) == "You picked clockwise."


def test_it_is_picked_once_in_each_round_and_never_later():
    state = after(asked(), (asked().turn, PickDirection(-1)))
    why = refusal(state, state.turn, PickDirection(1))
    assert why.why == "There’s no direction for you to pick."
    assert refusal(table("5H", "6H", "7H", pile="KH"), 0, PickDirection(1)).rule == "play_direction"
    assert refusal(asked(), asked().turn, PickDirection(0)).rule == "play_direction"


def test_a_wild_starter_has_its_suit_first():
    state = asked(starter="8")
    named = after(state, (state.turn, Nominate("H")))
    assert (named.suit, named.pending, named.turn) == ("H", PickingDirection(), (state.turn + 1) % 3)


def test_a_starter_that_makes_draw_is_owed_after_that():
    state = asked(starter="2")
    assert (state.debt, state.pending) == (2, PickingDirection())
    picked = after(state, (state.turn, PickDirection(1)))
    assert picked.debt == 2
    assert Draw() in may_do(picked)


def test_between_two_there_is_nothing_to_pick():
    rules = crazy(2, **PICKS)
    assert not rules.picks_direction
    state, _ = act(start(rules, "1"), 0, Deal())
    assert state.pending is None


def test_everyone_sees_it_and_imagined_worlds_wait_for_it():
    state = asked()
    for seat in range(3):
        assert view(state, seat).pending == PickingDirection()
        world = SHEDDING.determinize(view(state, seat), Chance("1"))
        assert may_do(world) == set(WAYS)


def test_a_bot_has_the_player_with_more_cards_next():
    state = table("5H 6H", "7H", "7C 7D 7S", pile="KH", pending=PickingDirection(), rules=PICKS)
    weighed = Weighing(view(state, 0))
    assert max(WAYS, key=weighed.preference) == PickDirection(-1)


def test_the_rulebook_says_who_picks():
    assert "The dealer goes first. That player picks the direction of play." in book(
        crazy(4, **PICKS, first_player="dealer")
    )


def test_the_next_round_is_dealt_clockwise_and_picked_again():
    state = asked(scoring="rounds", rounds_to_win=2)
    assert Match(state).options(state.turn).actions == WAYS
    assert (state.rules.first_direction, state.rules.deal_passes) == (1, 1)
