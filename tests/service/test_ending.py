"""The match is over: who has won, what is written down, and playing again."""

import asyncio

import pytest

from engine.games.house_rules import HouseRules
from model.member import Member
from model.people.rating import Leaderboard
from model.refusals import NoSuchTable
from model.tables.table import Table
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, PLACE, Club

RESULTS = "SELECT seat, user_id, computer, went_away, place, won FROM results ORDER BY seat"
FIGURES = "SELECT won, total, cost, rounds_won, caught FROM results ORDER BY seat"


async def won_by_ada(club: Club, *others: Member, computers: tuple[str, ...] = (), target: int = 50) -> Table:
    """The first seat wins the match; each of the others is left with more than the one before."""
    table = await club.match(ADA, *others, computers=computers, target=target)
    hands = [("KS", "KH", "KD", "KC", "8H")[: 2 + number] for number in range(len(table.seats) - 1)]
    hands[-1] = ("8H", "8D", "8C", "KS")
    return await club.play(await club.last_card(table.id, *hands), "5S")


async def test_places_and_winner_are_recorded(club: Club):
    table = await won_by_ada(club, BEN, CLEO)
    assert table.phase == "over"
    assert look(club.path, RESULTS) == [(0, ADA.id, 0, 0, 1, 1), (1, BEN.id, 0, 0, 2, 0), (2, CLEO.id, 0, 0, 3, 0)]
    assert look(club.path, FIGURES) == [(1, 0, 0, 1, 180), (0, 20, 20, 0, 0), (0, 160, 160, 0, 0)]
    match = look(club.path, "SELECT outcome, rounds, ranked, ended_at FROM matches")
    assert match == [("finished", 1, 1, club.clock.time)]
    assert look(club.path, "SELECT name FROM people ORDER BY user_id") == [("Ada",), ("Ben",), ("Cleo",)]
    page = await club.leaderboards.page(Leaderboard(PLACE.guild, "matches"), BEN.id, slice(0, 10))
    assert [(score.rank, score.name) for score in page.scores] == [(1, "Ada"), (2, "Ben"), (2, "Cleo")]
    score, _, abandoned = await club.leaderboards.statistics(PLACE.guild, BEN.id)
    assert (score, abandoned) == (page.own, 0)


@pytest.mark.parametrize("back", [False, True])
async def test_who_left_does_not_win_though_the_computer_player_does_unless_they_came_back(club: Club, back: bool):
    table = await club.match(ADA, BEN, target=50)
    await club.tables.leave(table.id, ADA.id)
    if back:
        await club.tables.join(table.id, ADA)
    await club.last_card(table.id, ("8H", "KS"))
    await (club.play(club.tables.get(table.id), "5S") if back else club.time_passes(table.id))
    assert club.tables.get(table.id).phase == "over"
    assert look(club.path, RESULTS) == [(0, ADA.id, 0, int(not back), 1, int(back)), (1, BEN.id, 0, 0, 2, 0)]


@pytest.mark.parametrize("partner_left", [False, True])
async def test_both_partners_of_the_side_that_wins_have_won_if_they_stayed(club: Club, partner_left: bool):
    """Ada goes out after Cleo, her partner, against Ben and Dora; nobody has a partner's cards."""
    table = await club.match(ADA, BEN, CLEO, DORA, house_rules=HouseRules("eights"))
    if partner_left:
        await club.tables.leave(table.id, CLEO.id)
    table = await club.play(await club.last_card(table.id, ("8H", "KS"), (), ("8D", "3C")), "5S")
    assert table.phase == "over"
    left = int(partner_left)
    found = [row[-3:] for row in look(club.path, RESULTS)]
    assert found == [(0, 1, 1), (0, 3, 0), (left, 1, 1 - left), (0, 3, 0)]
    figures = [row[1:] for row in look(club.path, FIGURES)]
    assert figures == [(0, 0, 1, 113), (113, 60, 0, 0), (0, 0, 1, 113), (113, 53, 0, 0)]


@pytest.mark.parametrize(
    ("house_rules", "totals", "figures"),
    [
        (HouseRules("eights-250", (("target", 50),)), (0, 0), [(1, 160, 0), (0, 0, 60)]),
        (HouseRules("countdown"), (1, 8), [(1, 0, None), (0, 8, None)]),
    ],
    ids=["points that are collected", "a countdown"],
)
async def test_the_cost_is_what_one_was_left_with_where_cards_cost_something(club: Club, house_rules, totals, figures):
    table = await club.match(ADA, BEN, house_rules=house_rules)
    await club.play(await club.last_card(table.id, ("8H", "KS"), totals=totals), "5S")
    assert [row[:3] for row in look(club.path, FIGURES)] == figures


async def test_a_finished_match_is_recorded_once_though_people_come_and_go(club: Club):
    table = await won_by_ada(club, BEN)
    await club.tables.leave(table.id, BEN.id)
    await club.tables.join(table.id, BEN)
    await club.tables.close(table.id, ADA)
    assert look(club.path, "SELECT count(*) FROM results") == [(2,)]
    assert look(club.path, "SELECT outcome, ranked FROM matches") == [("finished", 1)]


async def test_of_two_rematches_one_is_had(club: Club):
    old = await won_by_ada(club, BEN)
    asked = [club.tables.rematch(old.id, person) for person in (ADA, BEN)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Table, NoSuchTable]
    assert len(await club.stored()) == 1
