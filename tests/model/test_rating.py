"""Ratings: who goes up, who goes down, and what is worth nothing."""

import pytest
from hypothesis import given, strategies as st

from model.people.rating import FREE, HALF, SHORTEST, USUAL, Finisher, Meetings, Rating, rated, weight

ADA, BEN, CLEO, DORA = 1, 2, 3, 4
LONG = 3600.0


def finishers(*members: int, away: tuple[int, ...] = ()) -> list[Finisher]:
    """These people, the best first, each for themselves."""
    return [Finisher(member, place, place, member in away) for place, member in enumerate(members, start=1)]


def after(*members: int, away: tuple[int, ...] = (), worth: float = 1.0) -> dict[int, Rating]:
    return rated({}, finishers(*members, away=away), worth)


def test_a_new_player_has_1500_and_is_provisional():
    assert (Rating().number, Rating().give_or_take, Rating().provisional) == (1500, 500, True)
    assert not Rating(25, 4, 10).provisional


@given(st.integers(2, 8))
def test_better_places_bring_better_ratings_and_everyone_is_surer(people: int):
    found = list(after(*range(1, people + 1)).values())
    assert [each.mu for each in found] == sorted((each.mu for each in found), reverse=True)
    assert found[0].mu > Rating().mu > found[-1].mu
    assert all(each.sigma < Rating().sigma and each.matches == 1 for each in found)


def test_a_tie_is_shared():
    tied = rated({}, [Finisher(ADA, 1, 0), Finisher(BEN, 1, 1)], 1.0)
    assert tied[ADA] == tied[BEN]
    assert tied[ADA].number == 1500


def test_partners_are_rated_together_and_a_bot_beside_a_player_makes_the_side_neither_weak_nor_strong():
    first = [Finisher(ADA, 1, 0, seats=2), Finisher(CLEO, 1, 0, seats=2)]
    found = rated({}, [*first, Finisher(BEN, 2, 1, seats=2), Finisher(DORA, 2, 1, seats=2)], 1.0)
    assert found[ADA] == found[CLEO] != found[BEN] == found[DORA]
    assert found[ADA].mu > found[BEN].mu
    beside_a_bot = rated({}, [*first, Finisher(BEN, 1, 1, seats=2)], 1.0)
    assert {round(each.mu, 9) for each in beside_a_bot.values()} == {25.0}


def test_who_went_away_loses_as_the_last_and_no_one_gains_by_it():
    found = after(ADA, BEN, away=(ADA,))
    assert found.keys() == {ADA}
    assert found[ADA].mu < Rating().mu
    three = after(ADA, BEN, CLEO, away=(ADA,))
    alone = after(BEN, CLEO)
    assert (three[BEN], three[CLEO]) == (alone[BEN], alone[CLEO])
    assert three[ADA].mu < Rating().mu


def test_when_one_side_alone_is_left_nothing_is_told():
    assert after(ADA) == after(ADA, BEN, away=(ADA, BEN)) == {}
    assert rated({}, [Finisher(ADA, 1, 0, seats=2), Finisher(BEN, 1, 0, seats=2)], 1.0) == {}


@given(st.floats(0, SHORTEST), st.lists(st.floats(0, 100), min_size=1, max_size=28))
def test_a_match_of_a_minute_is_worth_nothing(seconds: float, met: list[float]):
    assert weight(seconds, met) == 0
    assert after(ADA, BEN, worth=weight(seconds, met)) == {}


@given(st.floats(-10, 10**6), st.lists(st.floats(0, 1000), max_size=28))
def test_a_match_is_worth_something_between_nothing_and_all(seconds: float, met: list[float]):
    assert 0 <= weight(seconds, met) <= 1


def test_a_few_matches_of_two_people_count_in_full_and_a_hundred_in_a_night_less_than_a_dozen():
    assert [weight(USUAL, [met]) for met in range(FREE)] == [1.0] * FREE
    assert sum(weight(LONG, [met]) for met in range(100)) < 12
    assert weight(LONG, [12.0] * 6) == 1.0, "friends of four may meet more often than two"
    assert weight(LONG, [12.0]) < 0.2


def test_meetings_are_forgotten_with_time():
    assert Meetings(8, HALF).until(HALF) == 8
    assert Meetings(8, HALF).until(2 * HALF) == 4
    assert Meetings(8, HALF).until(0) == 8, "a clock that goes back makes nothing more recent"


@given(st.floats(0.01, 1))
def test_what_is_worth_less_changes_less(worth: float):
    whole, part = after(ADA, BEN), after(ADA, BEN, worth=worth)
    assert part[ADA].mu - 25 == pytest.approx(worth * (whole[ADA].mu - 25))
    assert 25 / 3 - part[ADA].sigma == pytest.approx(worth * (25 / 3 - whole[ADA].sigma))
