"""The match is over: who has won, what is written down, and playing again."""

import asyncio

import pytest

from engine.games.house_rules import HouseRules
from model.member import Member
from model.people.leaderboard import Leaderboard
from model.refusals import NoSuchTable, Refused
from model.tables.table import Table
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, PLACE, STRANGER, Club

RESULTS = "SELECT seat, user_id, computer, went_away, place, won FROM results ORDER BY seat"


async def won_by_ada(club: Club, *others: Member, computers: tuple[str, ...] = (), target: int = 50) -> Table:
    """The first seat wins the match; each of the others is left with more than the one before."""
    table = await club.match(ADA, *others, computers=computers, target=target)
    hands = [("KS", "KH", "KD", "KC", "8H")[: 2 + number] for number in range(len(table.seats) - 1)]
    hands[-1] = ("8H", "8D", "8C", "KS")
    return await club.play(await club.last_card(table.id, *hands), "5S")


async def test_places_and_winner_are_recorded(club: Club):
    table = await won_by_ada(club, BEN, CLEO)
    assert table.phase == "over"
    assert look(club.path, RESULTS) == [
        (0, ADA.id, 0, 0, 1, 1),
        (1, BEN.id, 0, 0, 2, 0),
        (2, CLEO.id, 0, 0, 3, 0),
    ]
    assert look(club.path, "SELECT total, rounds_won, caught FROM results ORDER BY seat") == [
        (0, 1, 180),
        (20, 0, 0),
        (160, 0, 0),
    ]
    assert look(club.path, "SELECT outcome, rounds, ranked, ended_at FROM matches") == [
        ("finished", 1, 1, club.clock.time)
    ]
    assert look(club.path, "SELECT name FROM people ORDER BY user_id") == [("Ada",), ("Ben",), ("Cleo",)]


async def test_the_leaderboard_and_the_statistics_know_it(club: Club):
    await won_by_ada(club, BEN)
    page = await club.leaderboards.page(Leaderboard(PLACE.guild, "matches"), BEN.id, slice(0, 10))
    assert [(score.rank, score.name) for score in page.scores] == [(1, "Ada"), (2, "Ben")]
    assert page.own == page.scores[1]
    score, _, abandoned = await club.leaderboards.statistics(PLACE.guild, BEN.id)
    assert (score, abandoned) == (page.own, 0)


@pytest.mark.parametrize(
    ("others", "computers", "target", "ranked"),
    [
        ((BEN,), (), 50, 1),
        ((BEN,), ("easy",), 50, 1),
        ((BEN,), (), 49, 0),
        ((), ("easy", "steady"), 50, 0),
    ],
    ids=["two people", "and a computer player", "too low a target", "one person"],
)
async def test_which_matches_are_ranked(
    club: Club, others: tuple[Member, ...], computers: tuple[str, ...], target: int, ranked: int
):
    await won_by_ada(club, *others, computers=computers, target=target)
    assert look(club.path, "SELECT outcome, ranked FROM matches") == [("finished", ranked)]


async def test_who_left_does_not_win_though_the_computer_player_does(club: Club):
    table = await club.match(ADA, BEN, target=50)
    await club.tables.leave(table.id, ADA.id)
    await club.last_card(table.id, ("8H", "KS"))
    await club.time_passes(table.id)
    assert club.tables.get(table.id).phase == "over"
    assert look(club.path, RESULTS) == [(0, ADA.id, 0, 1, 1, 0), (1, BEN.id, 0, 0, 2, 0)]


async def test_who_left_and_came_back_wins(club: Club):
    table = await club.match(ADA, BEN, target=50)
    await club.tables.leave(table.id, ADA.id)
    await club.tables.join(table.id, ADA)
    await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    assert look(club.path, RESULTS)[0] == (0, ADA.id, 0, 0, 1, 1)


async def test_a_computer_player_wins_its_own_matches(club: Club):
    table = await club.match(ADA, computers=("steady",), target=50)
    await club.last_card(table.id, ("8H", "KS"), turn=1)
    await club.time_passes(table.id)
    assert club.tables.get(table.id).phase == "over"
    won_as_computer = look(club.path, "SELECT user_id, computer, place FROM results WHERE seat = 1")
    assert won_as_computer == [(None, 1, 1)]


async def won_by_partners(club: Club, *, partner_left: bool = False) -> Table:
    """Ada goes out after Cleo, her partner, against Ben and Dora; nobody has a partner's cards."""
    table = await club.match(ADA, BEN, CLEO, DORA, house_rules=HouseRules("eights"))
    if partner_left:
        await club.tables.leave(table.id, CLEO.id)
    return await club.play(await club.last_card(table.id, ("8H", "KS"), (), ("8D", "3C")), "5S")


async def test_both_partners_of_the_side_that_wins_have_won(club: Club):
    table = await won_by_partners(club)
    assert table.phase == "over"
    assert look(club.path, RESULTS) == [
        (0, ADA.id, 0, 0, 1, 1),
        (1, BEN.id, 0, 0, 3, 0),
        (2, CLEO.id, 0, 0, 1, 1),
        (3, DORA.id, 0, 0, 3, 0),
    ]
    columns = "total, cost, rounds_won, caught"
    assert look(club.path, f"SELECT {columns} FROM results ORDER BY seat") == [
        (0, 0, 1, 113),
        (113, 60, 0, 0),
        (0, 0, 1, 113),
        (113, 53, 0, 0),
    ]
    page = await club.leaderboards.page(Leaderboard(PLACE.guild, "matches"), BEN.id, slice(0, 10))
    assert [(score.rank, score.name) for score in page.scores] == [(1, "Ada"), (1, "Cleo"), (3, "Ben"), (3, "Dora")]


async def test_a_partner_who_left_has_not_won(club: Club):
    await won_by_partners(club, partner_left=True)
    assert look(club.path, "SELECT seat, went_away, won FROM results ORDER BY seat") == [
        (0, 0, 1),
        (1, 0, 0),
        (2, 1, 0),
        (3, 0, 0),
    ]


async def test_of_points_that_are_collected_the_cost_is_what_one_was_left_with(club: Club):
    table = await club.match(ADA, BEN, house_rules=HouseRules("eights-250", (("target", 50),)))
    await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    assert look(club.path, "SELECT won, total, cost FROM results ORDER BY seat") == [(1, 160, 0), (0, 0, 60)]


async def test_a_countdown_costs_nothing_and_counts(club: Club):
    table = await club.match(ADA, BEN, house_rules=HouseRules("countdown"))
    over = await club.play(await club.last_card(table.id, ("8H", "KS"), totals=(1, 8)), "5S")
    assert over.phase == "over"
    assert look(club.path, "SELECT won, total, cost FROM results ORDER BY seat") == [(1, 0, None), (0, 8, None)]
    assert look(club.path, "SELECT outcome, ranked FROM matches") == [("finished", 1)]
    score, *_ = await club.leaderboards.statistics(PLACE.guild, BEN.id)
    assert score is not None
    assert (score.matches, score.average) == (1, None)


@pytest.mark.parametrize(("deal", "ranked"), [(5, 1), (4, 0)])
async def test_a_short_countdown_is_not_ranked(club: Club, deal: int, ranked: int):
    table = await club.match(ADA, BEN, house_rules=HouseRules("countdown", (("deal", deal),)))
    await club.play(await club.last_card(table.id, ("8H", "KS"), totals=(1, 3)), "5S")
    assert look(club.path, "SELECT outcome, ranked FROM matches") == [("finished", ranked)]


async def test_a_round_that_does_not_decide_is_not_recorded_as_an_ending(club: Club):
    table = await club.between_rounds(ADA, BEN)
    assert table.phase == "match"
    assert look(club.path, RESULTS) == []
    assert look(club.path, "SELECT outcome FROM matches") == [("playing",)]


async def test_a_finished_match_is_recorded_once_though_people_come_and_go(club: Club):
    table = await won_by_ada(club, BEN)
    await club.tables.leave(table.id, BEN.id)
    await club.tables.join(table.id, BEN)
    await club.tables.close(table.id, ADA)
    assert look(club.path, "SELECT count(*) FROM results") == [(2,)]
    assert look(club.path, "SELECT outcome, ranked FROM matches") == [("finished", 1)]


async def test_a_rematch_seats_everybody_again_at_a_new_table(club: Club):
    old = await won_by_ada(club, BEN, computers=("easy",))
    club.told.clear()
    fresh = await club.tables.rematch(old.id, BEN)
    assert fresh.seats == old.seats
    assert (fresh.phase, fresh.host, fresh.house_rules, fresh.channel) == (
        "lobby",
        BEN.id,
        old.house_rules,
        old.channel,
    )
    assert fresh.id != old.id
    assert {fresh.seed, fresh.salt}.isdisjoint({old.seed, old.salt})
    assert await club.stored() == club.tables.every() == [fresh]
    assert club.told == [old.id, fresh.id]
    with pytest.raises(NoSuchTable):
        club.tables.get(old.id)
    started = await club.tables.start(fresh.id, BEN)
    assert started.match != old.match


async def test_who_is_away_is_not_seated_again_but_may_ask_for_the_rematch(club: Club):
    old = await won_by_ada(club, BEN, CLEO)
    await club.tables.leave(old.id, CLEO.id)
    await club.tables.leave(old.id, BEN.id)
    fresh = await club.tables.rematch(old.id, BEN)
    assert [(seat.member, seat.computer) for seat in fresh.seats] == [(ADA.id, None), (BEN.id, None)]


async def test_of_two_rematches_one_is_had(club: Club):
    old = await won_by_ada(club, BEN)
    asked = [club.tables.rematch(old.id, person) for person in (ADA, BEN)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Table, NoSuchTable]
    assert len(await club.stored()) == 1


async def test_a_rematch_is_for_those_who_sit_here_and_after_the_match(club: Club):
    playing = await club.match(ADA, BEN)
    with pytest.raises(Refused, match="once this match ends"):
        await club.tables.rematch(playing.id, ADA)
    over = await won_by_ada(club, BEN)
    with pytest.raises(Refused, match="not at table"):
        await club.tables.rematch(over.id, STRANGER)
    assert [table.id for table in await club.stored()] == [playing.id, over.id]
