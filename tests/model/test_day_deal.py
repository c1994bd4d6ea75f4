"""The deal of the day: which day it is, how many play it, and what a round is worth."""

import pytest

from engine.core.scoresheet import Standing
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables import day_deal
from model.tables.day_deal import SECONDS, DayDeal, Try, check_game, current_day, day_of, ends_at, ranked
from model.tables.seating import COMPUTERS
from tests.model.tables import ADA, CRAZY, PLACE


def test_a_day_is_one_of_utc_and_over_at_midnight_or_when_it_was_told():
    assert [day_of(moment) for moment in (0, 86_399, 86_400)] == [0, 0, 1]
    assert ends_at(day_of(10 * SECONDS + 5)) == 11 * SECONDS
    day_deal.check_not_over(DayDeal(700, 3, 9, CRAZY, "seed", "salt"))
    with pytest.raises(Refused, match="Today’s deal is over"):
        day_deal.check_not_over(DayDeal(700, 3, 9, CRAZY, "seed", "salt", told_at=1.0))


def test_a_clock_put_back_over_midnight_brings_no_day_back():
    assert current_day(10 * SECONDS, None) == current_day(10 * SECONDS, 9) == current_day(10 * SECONDS, 10) == 10
    assert current_day(10 * SECONDS, 11) == 11
    assert current_day(10 * SECONDS, 12) == 10, "the clock was days ahead"


def test_four_play_it_or_as_many_as_the_game_and_its_rules_allow(subtests: pytest.Subtests):
    sides = HouseRules("crazy-eights", (("sides", 3),))
    for house_rules, seats in ((CRAZY, 4), (HouseRules("eights-program"), 2), (sides, 6)):
        with subtests.test(house_rules=house_rules):
            assert check_game(house_rules) == seats
            table = day_deal.table_for(DayDeal(700, 3, 9, house_rules, "seed", "salt"), ADA, PLACE)
            assert (table.guild, table.channel, table.host, table.seed, table.salt) == (700, 9, None, "seed", "salt")
            assert (len(table.seats), table.size, table.day) == (seats, seats, 3)
            assert [seat.name for seat in table.seats] == ["Ada", *COMPUTERS[: seats - 1]]
            assert [seat.computer for seat in table.seats] == [None, *[day_deal.LEVEL] * (seats - 1)]
            assert table.seats[day_deal.PLAYER].member == ADA.id
    for gone in (HouseRules("of a later version"), HouseRules("eights-program", (("sides", 2),))):
        with subtests.test(gone=gone), pytest.raises(Refused, match="no longer available"):
            check_game(gone)


def test_a_round_is_worth_what_was_caught_less_what_was_left_or_going_out_where_cards_cost_nothing():
    standing = Standing(seat=0, place=1, total=0, rounds_won=1, caught=30, cost=12)
    for house_rules, points in ((CRAZY, 18), (HouseRules("countdown"), 1)):
        assert day_deal.points_of(house_rules.rules(4), standing) == points


def test_the_most_points_are_first_and_equal_ones_share_a_rank_in_the_order_of_play():
    tries = [Try(1, 11, 5), Try(2, 12), Try(3, 13, 9), Try(4, 10, 5), Try(5, 15, -2)]
    assert [(each.rank, each.attempt.member) for each in ranked(tries)] == [(1, 3), (2, 4), (2, 1), (4, 5)]
