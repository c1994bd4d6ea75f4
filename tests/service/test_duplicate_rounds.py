"""Duplicate rounds: every table of a size gets the same cards, and a seat is measured against its mean."""

import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from db.repositories.matches import matches
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from tests.service.tournament_club import COLLECT, GUESTS, TournamentClub, notices


def dealt(table: Table) -> tuple[object, ...]:
    """All that chance decided at a table."""
    assert table.state is not None
    return table.state.dealer, table.state.hands, table.state.stock, table.state.pile, table.state.seed, table.salt


async def test_every_table_of_a_size_gets_the_same_cards(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:11], duplicate=True)
    fours, threes = dict[int, set[object]](), set[object]()
    for number in range(2):
        tables = tournament_club.live(tournament)
        assert sorted(len(table.seats) for table in tables) == [3, 4, 4]
        by_size = {size: {dealt(table) for table in tables if len(table.seats) == size} for size in (3, 4)}
        assert [len(found) for found in by_size.values()] == [1, 1]
        fours[number] = by_size[4]
        threes |= by_size[3]
        for table in tables:
            await tournament_club.club.put(table.id, debt=0, pending=None)
        await tournament_club.finish_round(tournament)
        if number == 0:
            await tournament_club.time_passes(tournament)
    assert fours[0] != fours[1], "each round has cards of its own"
    assert len(threes) == 2


async def test_other_tournaments_deal_each_table_its_own_cards(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:8])
    assert len({dealt(table) for table in tournament_club.live(tournament)}) == 2


async def test_a_seat_is_measured_against_its_mean(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:8], duplicate=True, rounds=1)
    over = await tournament_club.finish_round(tournament, (2, 4, 7), (3, 4, 20))
    assert over.phase == "over"
    first, second = over.played[0].tables
    assert (first.scores, second.scores) == ((0, -2, -4, -7), (0, -3, -4, -20)), "the points themselves stay known"
    # the means of the seats are 0, -2.5, -4 and -13.5: halves go away from 0
    assert over.played[0].counted == ((0, 1, 0, 7), (0, -1, 0, -7))
    assert [placing.total for placing in over.standing] == [7, 1, 0, 0, 0, 0, -1, -7]
    assert over.standing[0].entrant == first.entrants[3]
    assert not over.penalties, "more is better, although the game counts penalties"


async def test_nothing_counts_before_all_tables_are_done(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:8], duplicate=True)
    table = tournament_club.table(tournament)
    await tournament_club.finish(table.id, 2, 4, 7)
    now = tournament_club.now(tournament)
    assert now.tables[0].scores == (0, -2, -4, -7)
    assert now.played[0].scores == {}
    assert set(now.totals.values()) == {0}
    assert tournament_club.club.tables.cards_in_play(tournament_club.table(tournament)), "the seed stays closed"
    await tournament_club.finish_round(tournament)
    assert not tournament_club.club.tables.cards_in_play(tournament_club.table(tournament))


async def test_a_table_alone_in_its_size_is_measured_against_itself(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:4], duplicate=True, rounds=1)
    assert "uncompared" in notices(tournament)
    over = await tournament_club.finish_round(tournament, (2, 4, 10))
    assert over.played[0].counted == ((4, 2, 0, -6),)
    assert [placing.entrant for placing in over.standing] == list(over.played[0].tables[0].entrants)


async def test_only_such_a_table_is_told_of(tournament_club: TournamentClub):
    assert "uncompared" not in notices(await tournament_club.started(*GUESTS[:8], duplicate=True))


async def test_a_lost_table_is_played_again_with_the_same_cards(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:8], duplicate=True)
    lost, stays = tournament_club.live(tournament)
    await tournament_club.club.tables.abandon(lost.id)
    await tournament_club.settle()
    again = tournament_club.table(tournament)
    assert again.id != lost.id
    assert dealt(again) == dealt(stays) == dealt(lost)


async def test_where_more_points_are_better(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:8], duplicate=True, rounds=1, house_rules=COLLECT)
    over = await tournament_club.finish_round(tournament, (10, 10, 10), (10, 10, 20))
    assert over.played[0].counted == ((-5, 0, 0, 0), (5, 0, 0, 0))
    assert over.standing[0].entrant == over.played[0].tables[1].entrants[0]


async def test_no_table_of_a_tournament_counts_for_the_leaderboard(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:8], duplicate=True, rounds=1)
    table = tournament_club.table(tournament)
    await tournament_club.finish_round(tournament)
    async with tournament_club.club.tables.store.reading() as transaction:
        opening, outcome = await matches.opened(transaction, table.match or 0)
    assert (outcome, opening.cards_of if opening else "") == ("finished", None)


@pytest.mark.parametrize("duplicate", [True, False])
async def test_it_comes_back_after_a_restart(tournament_club: TournamentClub, duplicate: bool):
    tournament = await tournament_club.started(*GUESTS[:8], duplicate=duplicate)
    (stored,) = await tournament_club.stored()
    assert (stored.duplicate, stored.played[0].duplicate) == (duplicate, duplicate)
    assert replace(stored, version=0) == replace(tournament_club.now(tournament), version=0)


# What the page about fair deals says of their chance

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text(encoding="utf-8")


def by_the_page(ending: str, tournament: Tournament, **words: int) -> tuple[str, str]:
    """The seed and the salt of a table, by the words on the page that end so."""
    (told,) = re.findall(rf"SHA-256 of `(Eights, [^`]*{ending})`", PAGE)
    told = told.replace("SEED", tournament.seed)
    for word, number in words.items():
        told = told.replace(word, str(number))
    digits = sha256(told.encode()).hexdigest()
    return digits[:32], digits[32:]


async def test_a_stranger_computes_the_secrets_of_a_duplicate_round_by_the_page(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:11], duplicate=True)
    for number in (1, 2):
        for table in tournament_club.live(tournament):
            wanted = by_the_page("/SIZE", tournament, ROUND=number, SIZE=len(table.seats))
            assert (table.deal.seed, table.deal.salt) == wanted
        await tournament_club.finish_round(tournament)
        if number == 1:
            await tournament_club.time_passes(tournament)


async def test_a_stranger_computes_those_of_any_other_round_too(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*GUESTS[:8])
    for number, table in enumerate(tournament_club.live(tournament), 1):
        assert (table.deal.seed, table.deal.salt) == by_the_page("/TABLE/0", tournament, ROUND=1, TABLE=number)
