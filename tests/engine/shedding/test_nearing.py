"""How a position is judged at a glance: what is better for a side is judged to be better."""

import pytest

from engine.games.variants import variant
from tests import doors
from tests.engine.shedding.table import SHEDDING, State, table
from tests.simulation import asked_seat, choosers

chances = doors.SHEDDING.ahead.chances
OTHERS = ("3D 4D 5D", "6D 9D KD")


def of_first(hand: str, pile: str = "7C", **more) -> float:
    """The chance of the first of three seats, the others of which hold three cards that don't fit."""
    state = table(hand, *OTHERS, pile=pile, **more)
    return chances(state)[0]


def test_what_is_better_is_judged_better(subtests: pytest.Subtests):
    owed = {"pile": "2C", "debt": 2}
    for name, better, worse in [
        ("fewer cards", of_first("3S 4S"), of_first("3S 4S 5S")),
        ("more that fit", of_first("3C 4C"), of_first("3C 4S")),
        ("a last card that fits", of_first("3C"), of_first("3H")),
        ("a wild card", of_first("8H 4S"), of_first("3C 4S")),
        ("one that hurts", of_first("2H 4S", pile="7H"), of_first("3H 4S", pile="7H")),
        ("one that answers what is owed", of_first("2H 4S", **owed), of_first("3H 4S", **owed)),
        ("less to draw", of_first("3S 4S", **owed), of_first("3S 4S", **owed | {"debt": 4})),
        ("the turn", of_first("3C 4S", turn=0), of_first("3C 4S", turn=1)),
    ]:
        with subtests.test(name):
            assert better > worse


def test_it_matters_most_of_a_last_card_that_it_fits():
    last, two = (of_first(fits, turn=1) / of_first(fits.replace("C", "H"), turn=1) for fits in ("3C", "3C 4C"))
    assert last > two


def test_in_countdown_the_hands_that_are_still_to_be_dealt_count_too():
    """Two cards at 1 are as many as one at 2, after which another is dealt."""
    two, one = (of_first(hand, game="countdown", totals=(left, 8, 8)) for hand, left in (("3S 4S", 1), ("3S", 2)))
    assert two == pytest.approx(one)


@pytest.mark.parametrize("key", SHEDDING)
def test_the_chances_of_all_sides_add_up_to_one_all_through_a_match(key: str):
    game, rules = variant(key).game, variant(key).rules(variant(key).seats[-1])
    at_table, state = choosers(["easy"] * rules.seats, key), game.begun(rules, key)
    for _ in range(120):
        if state.phase == "play":
            judged = chances(state)
            assert sum(judged[side[0]] for side in set(rules.partners)) == pytest.approx(1)
            assert all(judged[seat] == judged[side[0]] for seat, side in enumerate(rules.partners))
        if state.phase == "over":
            break
        seat = asked_seat(state)
        state, _events = state.act(seat, at_table[seat](state, seat))
        assert isinstance(state, State)
