"""The three games in which only Eights are special: the classic (S0), the program (S1), and to 250 (S4).

What a golden plays out (``tests/playthroughs/eights-*``) isn't told again here.
"""

import pytest

from engine.core.actions import Draw, Pass
from engine.core.dealer import draw_for_deal, lowest
from tests.doors import State, settlement
from tests.engine.shedding.table import after, play, rules_of, table

CLASSIC = "eights"
ACE_HIGH = "23456789TJQKA"


def classic(*hands: str, **more) -> State:
    return table(*hands, game=CLASSIC, **more)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_card_deals_with_the_ace_high_and_the_lowest_draw_again(seats):
    # source: S0, "CARDS", "lower deals (Ace high)"; rulings.md, "Eights (S0)"
    again = 0
    for seed in map(str, range(100)):
        rounds = draw_for_deal(seed, seats)
        assert [seat for seat, _ in rounds[0]] == list(range(seats))
        drawing = tuple(range(seats))
        for drawn in rounds:
            assert tuple(seat for seat, _ in drawn) == drawing
            least = min(ACE_HIGH.index(card[0]) for _, card in drawn)
            drawing = tuple(seat for seat, card in drawn if ACE_HIGH.index(card[0]) == least)
        assert drawing == (lowest(rounds),)
        cards = [card for drawn in rounds for _, card in drawn]
        assert len(set(cards)) == len(cards)
        again += len(rounds) > 1
    assert again


def test_one_who_drew_the_last_card_and_played_breaks_the_circle():
    # source: rulings.md, "Blocked rounds", "in vain"
    state = after(classic("3S 4S", "9C 5C", pile="KH", stock="6C 7H"), (0, Draw()), (0, play("7H")), (1, Pass()))
    assert (state.phase, state.turn) == ("play", 0)
    assert after(state, (0, Pass())).sheet[0].how == "blocked"


def test_what_is_paid_when_the_match_is_over(subtests: pytest.Subtests):
    # source: S0, "wins by 100 points plus the differences", "rounded up to the nearest ten"
    for totals, expected in [
        ((100, 30), {(0, 1, 170, 17)}),
        ((29, 100), {(1, 0, 180, 18)}),
        ((110, 99), {(0, 1, 120, 12)}),
        # three, "each player's score is rounded up"; "There is no bonus"
        ((101, 51, 20), {(0, 1, 50, 5), (0, 2, 90, 9), (1, 2, 40, 4)}),
        ((100, 49, 42), {(0, 1, 50, 5), (0, 2, 50, 5)}),
        # four, the example of a margin of 130; rulings.md, "Settlement of four": to the opponent on the right
        ((100, 70) * 2, {(0, 3, 130, 13), (2, 1, 130, 13)}),
        ((70, 101) * 2, {(1, 0, 140, 14), (3, 2, 140, 14)}),
    ]:
        with subtests.test(totals=totals):
            best = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
            paid = settlement(rules_of(CLASSIC, len(totals)), totals, best)
            assert {(each.payer, each.receiver, each.points, each.units) for each in paid} == expected
