"""What the organiser may do, who comes, leaves, is away or forgotten, what is refused, and what goes wrong outside."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from engine.core.actions import Draw
from model.refusals import Refused
from model.tables.table import Table
from model.tournaments.entries_and_seats import TournamentSetup
from model.tournaments.tournament import Tournament
from tests.db.club import everything_in, look
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE
from tests.service.test_trouble import broken
from tests.service.tournament_club import BREAK, DIRECTOR, GUESTS, PAUSES, PENALTY, TournamentClub, names, totals

FOUR = (ADA, BEN, CLEO, DORA)
SEVEN = (*FOUR, *GUESTS[:3])


async def test_in_a_pause_no_clock_runs_and_nobody_moves_and_after_it_there_is_a_whole_turn(tournament_club):
    async def draw(table: Table) -> None:
        await tournament_club.club.tables.act(table.id, table.seats[table.state.turn].member or 0, None, Draw())

    tournament = await tournament_club.started(*SEVEN)
    tournament_club.club.clock.time += 400
    await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    tournament_club.club.clock.time += PAUSES.wait / 2
    await tournament_club.restart()
    for table in tournament_club.live(tournament):
        assert (table.paused, table.deadline) == (True, None)
        assert table.id not in tournament_club.club.tables._timers
        with pytest.raises(Refused, match="paused"):
            await draw(table)
    await tournament_club.tournaments.go_on(tournament.id, DIRECTOR)
    for table in tournament_club.live(tournament):
        assert tournament_club.club.due_in(table.id) == PAUSES.turn
        await draw(table)


async def test_in_a_pause_the_next_round_does_not_begin(tournament_club: TournamentClub):
    """Also if the round ends as the pause begins."""
    tournament = await tournament_club.started(*FOUR)
    tournament_club.club.changes._listeners.remove(tournament_club.tournaments.table_changed)
    await tournament_club.finish(tournament.tables[0].table)
    await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    await tournament_club.tournaments._collect(tournament.id)
    await tournament_club.settle()
    now = tournament_club.now(tournament)
    assert (now.phase, tournament_club.due_in(now)) == ("break", PAUSES.wait), "and is cancelled then"
    now = await tournament_club.tournaments.go_on(now.id, DIRECTOR)
    assert tournament_club.due_in(now) == BREAK
    assert (await tournament_club.next(now)).phase == "round"


async def test_one_that_nobody_begins_is_cancelled_at_last(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(*FOUR[:2])
    tournament_club.club.clock.time += 1000
    tournament = await tournament_club.tournaments.join(tournament.id, CLEO)
    assert tournament.deadline == tournament_club.club.clock.time + PAUSES.wait, "since the last change"
    await tournament_club.restart()
    await tournament_club.time_passes(tournament)
    assert tournament_club.tournaments.every() == await tournament_club.stored() == []
    assert tournament_club.now(tournament).phase == "cancelled"


@pytest.mark.parametrize("paused", [False, True])
async def test_one_that_is_cancelled_or_paused_and_never_resumed_keeps_its_complete_rounds(tournament_club, paused):
    now = await tournament_club.finish_round(await tournament_club.started(*SEVEN, rounds=3))
    complete = await tournament_club.next(now)
    await tournament_club.finish(complete.tables[0].table)
    if paused:
        await tournament_club.tournaments.pause(complete.id, DIRECTOR)
        tournament_club.club.clock.time += 2 * PAUSES.wait
        await tournament_club.restart()
        await tournament_club.time_passes(complete)
    else:
        await tournament_club.tournaments.close(complete.id, DIRECTOR)
    cancelled = tournament_club.now(complete)
    assert (cancelled.phase, len(cancelled.complete), cancelled.totals) == ("cancelled", 1, now.totals)
    assert tournament_club.club.tables.every() == tournament_club.tournaments.every() == []
    assert await tournament_club.stored() == []
    outcomes = "SELECT outcome, count(*) FROM matches GROUP BY outcome ORDER BY outcome"
    assert look(tournament_club.club.path, outcomes) == [("cancelled", 1), ("finished", 3)]
    given_up = [await tournament_club.club.leaderboards.statistics(PLACE.guild, each.id) for each in SEVEN]
    assert given_up == [(None, {}, 0)] * 7
    assert await tournament_club.tournaments.stored(PLACE.guild, cancelled.id) == cancelled


async def test_a_round_that_ends_as_it_is_cancelled_counts(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    tournament_club.club.changes._listeners.remove(tournament_club.tournaments.table_changed)
    await tournament_club.finish(tournament.tables[0].table, 10, 20, 50)
    cancelled = await tournament_club.tournaments.close(tournament.id, DIRECTOR)
    assert (cancelled.phase, cancelled.tables[0].scores) == ("cancelled", (0, -10, -20, -50))


async def test_two_opened_at_once_in_a_channel(tournament_club: TournamentClub):
    plan = TournamentSetup(PENALTY)
    opening = [tournament_club.tournaments.open(PLACE, each, plan) for each in (ADA, BEN)]
    done = await asyncio.gather(*opening, return_exceptions=True)
    assert [type(answer) for answer in done] == [Tournament, Refused]
    assert "already open in this channel" in str(done[1])


@pytest.mark.parametrize("phase", ["open", "break", "paused"])
async def test_what_fails_once_is_tried_again_and_brings_nothing_else_forward(tournament_club, phase):
    tournament = await tournament_club.opened(*FOUR)
    if phase != "open":
        await tournament_club.tournaments.start(tournament.id, DIRECTOR)
        await tournament_club.finish_round(tournament)
    if phase == "paused":
        await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    before, due = tournament_club.now(tournament), tournament_club.due_in(tournament)

    async def fails(number: int, version: int) -> None:
        raise Refused("Not now.")

    await tournament_club.tournaments._try(tournament.id, before.version, fails)
    assert tournament_club.due_in(tournament) == PAUSES.again
    await tournament_club.time_passes(tournament)
    assert tournament_club.now(tournament) == before
    assert tournament_club.due_in(tournament) == (due and due - PAUSES.again)


def seated(tournament: Tournament) -> set[str]:
    return {name for table in tournament.tables for name in names(tournament, table)}


@pytest.mark.parametrize("way", ["leaves", "is removed", "is forgotten", "gets up"])
async def test_who_goes_during_a_round_has_it_finished_by_a_bot_and_leaves_no_trace_if_forgotten(tournament_club, way):
    tournament, service = await tournament_club.started(*FOUR, rounds=3), tournament_club.tournaments
    await {
        "leaves": lambda: service.leave(tournament.id, BEN.id),
        "is removed": lambda: service.remove(tournament.id, DIRECTOR, 1),
        "is forgotten": lambda: tournament_club.membership.forget(BEN.id),
        "gets up": lambda: tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id),
    }[way]()
    assert tournament_club.club.knows(BEN) == (way != "is forgotten")
    now, table = tournament_club.now(tournament), tournament_club.table(tournament)
    stays = {"Ben"} if way == "gets up" else set()
    seat = now.tables[0].entrants.index(1)
    assert (table.seats[seat].present, now.entrant(1).status) == (False, "in" if stays else "out")
    now = await tournament_club.finish_round(now)
    assert now.tables[0].helped == (() if way == "is forgotten" else (1,))
    assert {"Ben"} & totals(now).keys() == stays
    now = await tournament_club.next(now)
    assert seated(now) == {"Ada", "Cleo", "Dora"} | stays
    await tournament_club.membership.forget(BEN.id)
    assert not tournament_club.club.knows(BEN)
    assert (await tournament_club.finish_round(now)).phase == "break"


async def test_when_everyone_has_left_no_round_begins_and_it_is_cancelled(tournament_club: TournamentClub):
    now = await tournament_club.finish_round(await tournament_club.started(*FOUR[:3]))
    for person in FOUR[:3]:
        await tournament_club.tournaments.leave(now.id, person.id)
    await tournament_club.time_passes(now)
    assert tournament_club.tournaments.every() == tournament_club.club.tables.every() == []
    assert (tournament_club.now(now).phase, len(tournament_club.now(now).complete)) == ("cancelled", 1)


async def test_who_is_away_at_the_end_of_a_round_begins_the_next_one_away_and_pings_go_on(tournament_club):
    tournament = await tournament_club.started(*FOUR)
    table = await tournament_club.club.put(tournament_club.table(tournament).id, turn=2)
    await tournament_club.club.tables.prefer(table.guild, CLEO.id, partial(replace, pings=True))
    slow = table.seats[2].member
    await tournament_club.club.time_passes(table.id)
    now = await tournament_club.next(await tournament_club.finish_round(tournament))
    table = tournament_club.table(now)
    assert {seat.member for seat in table.seats if seat.away} == {slow}
    assert {seat.member for seat in table.seats if seat.notify} == {CLEO.id}
    (back,) = (person for person in FOUR if person.id == slow)
    assert all(seat.present for seat in (await tournament_club.club.tables.join(table.id, back)).seats)


async def test_when_the_organiser_is_forgotten_who_may_manage_messages_directs(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.membership.forget(DIRECTOR.id)
    now = tournament_club.now(tournament)
    assert now.organiser is None
    assert not tournament_club.club.knows(DIRECTOR)
    with pytest.raises(Refused, match="organiser \\(or a moderator"):
        await tournament_club.tournaments.pause(now.id, ADA)
    assert (await tournament_club.tournaments.pause(now.id, MODERATOR)).paused


@pytest.mark.parametrize("fails", ["tournaments", "tables", "results", "people", "house_sets"])
async def test_when_one_part_cannot_be_saved_nothing_is_forgotten(tournament_club: TournamentClub, fails: str):
    presets = tournament_club.membership._presets
    await presets.keep(PLACE.guild, "Friday", PENALTY, BEN)
    await tournament_club.club.match(BEN, CLEO)
    over = await tournament_club.club.match(ADA, BEN, target=10)
    await tournament_club.club.play(await tournament_club.club.last_card(over.id, ("8H", "8C")), "5S")
    tournament = await tournament_club.started(*FOUR)
    path = tournament_club.club.path
    before = everything_in(path), tournament_club.club.tables.every(), tournament_club.now(tournament)
    tournament_club.told.clear()
    refusal = pytest.raises(Refused, match="nothing has changed")
    with broken(path, fails, "UPDATE", "DELETE"), refusal:
        await tournament_club.membership.forget(BEN.id)
    assert (everything_in(path), tournament_club.club.tables.every(), tournament_club.now(tournament)) == before
    assert presets.get(PLACE.guild, "Friday").by == BEN.id
    assert tournament_club.told == []


async def test_it_starts_once_and_not_without_a_person(tournament_club: TournamentClub):
    now, start = await tournament_club.opened(bots=1), tournament_club.tournaments.start
    with pytest.raises(Refused, match="no players in this tournament"):
        await start(now.id, DIRECTOR)
    await tournament_club.tournaments.join(now.id, BEN)
    await start(now.id, DIRECTOR)
    with pytest.raises(Refused, match="already started"):
        await start(now.id, DIRECTOR)
