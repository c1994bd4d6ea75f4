"""Who was last in a round deals the next one. Source: more-cousins.md 6.1, "the last one deals"."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.dealer import dealer_of_next_round
from engine.core.scoresheet import RoundScore
from engine.games.rulebook import plain_lines
from tests.doors import State
from tests.engine.shedding.table import after, crazy, play, table

LAST = {"next_dealer": "last"}


def ended(*costs: int, rules: dict[str, Any] | None = None, dealer: int = 0, **score: Any) -> State:
    """A match whose last round left these costs in the hands."""
    state = table(*["4H"] * len(costs), pile="9C", stock="", rules=LAST | (rules or {}), dealer=dealer)
    points = (0,) * len(costs)
    return replace(state, phase="deal", sheet=(RoundScore("out", 0, points, costs, **score),))


@pytest.mark.parametrize(("costs", "dealer"), [((0, 3, 9), 2), ((0, 9, 3), 1), ((9, 0, 3), 0)])
def test_whose_hand_counts_most_deals(costs, dealer):
    assert dealer_of_next_round(ended(*costs)) == dealer


@pytest.mark.parametrize(("before", "dealer"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_among_equals_the_first_after_the_dealer_deals(before, dealer):
    assert dealer_of_next_round(ended(0, 7, 0, 7, dealer=before)) == dealer


def test_among_equals_the_deal_goes_the_way_that_play_goes():
    assert dealer_of_next_round(ended(0, 7, 0, 7, dealer=2, rules={"play_direction": "counterclockwise"})) == 1


def test_where_others_play_on_who_is_left_with_cards_deals():
    state = table("4H", "4C", "4S 8H", pile="9H", rules=LAST | {"play_on": True, "call": "none", "costs": (("8", 0),)})
    left = after(state, (0, play("4H")), (1, play("4C")))
    assert left.sheet[-1].order == (0, 1)
    assert dealer_of_next_round(left) == 2
    assert dealer_of_next_round(ended(0, 0, 0, order=(1, 2), rules={"play_on": True})) == 0


def test_who_is_out_of_the_match_does_not_deal_though_they_were_last():
    knockout = {"knockout": "at the target"}
    assert dealer_of_next_round(ended(0, 9, 3, knocked_out=(1,), rules=knockout)) == 2
    earlier = RoundScore("out", 0, (0, 0, 0), (0, 9, 0), knocked_out=(1,))
    state = ended(0, 0, 0, rules=knockout)
    assert dealer_of_next_round(replace(state, sheet=(earlier, *state.sheet))) == 2
    earlier = RoundScore("left", 0, (0, 0, 0, 0), (0, 9, 0, 0), knocked_out=(1,))
    state = ended(0, 0, 0, 0, order=(2, 0), rules=knockout | {"play_on": True})
    assert dealer_of_next_round(replace(state, sheet=(earlier, *state.sheet))) == 3


def test_the_rulebook_says_who_was_last_and_what_cards_count():
    told = " ".join(plain_lines(crazy(4, next_dealer="last")))
    assert "The player with the most points in hand when a round ends deals the next one. In a tie" in told
    told = " ".join(plain_lines(crazy(4, next_dealer="last", play_on=True)))
    assert "The last player left with cards deals the next round." in told
    countdown = crazy(4, goal="countdown by rounds", next_dealer="last", costs=(("8", 50),))
    assert countdown.field("costs").applies(countdown)
    assert "Eights count 50." in " ".join(plain_lines(countdown))
    assert "Eights count" not in " ".join(plain_lines(replace(countdown, next_dealer="left")))
