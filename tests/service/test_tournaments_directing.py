"""What the organiser may do, what is refused, and what goes wrong outside."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from db import tables as table_rows
from db import tournaments as rows
from db.tournaments import Notice, Tournament
from engine.actions import Draw
from engine.chance import seal
from engine.house_rules import House
from model import directing
from model.directing import Plan
from model.seating import Place, Refused
from service.tables import NoSuchTable
from service.tournaments import NoSuchTournament
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE, STRANGER, Club, played_to_the_end
from tests.service.test_tournaments import everything
from tests.service.tournament_club import (
    BREAK,
    COLLECT,
    DIRECTOR,
    EACH_FOR_HIMSELF,
    GUESTS,
    PAUSES,
    PENALTY,
    Contest,
    notices,
)

FOUR = (ADA, BEN, CLEO, DORA)
SEVEN = (*FOUR, *GUESTS[:3])


def user_on_turn(contest: Contest, tournament: Tournament) -> int:
    table = contest.table(tournament)
    assert table.state is not None
    return table.seats[table.state.turn].user or 0


async def in_the_break(contest: Contest, *people, **plan) -> Tournament:
    return await contest.finish_round(await contest.started(*people, **plan))


# Time and pauses


async def test_a_turn_has_the_time_of_the_tournament(contest: Contest):
    tournament = await contest.started(*FOUR, turn_seconds=45)
    assert contest.club.due_in(contest.table(tournament).id) == 45
    await contest.club.time_passes(contest.table(tournament).id)
    assert [seat.away for seat in contest.table(tournament).seats].count(True) == 1


async def test_without_a_wish_it_is_as_at_any_table(contest: Contest):
    tournament = await contest.started(*FOUR)
    assert contest.club.due_in(contest.table(tournament).id) == PAUSES.turn


async def test_in_a_pause_no_clock_runs_and_nobody_moves(contest: Contest):
    tournament = await contest.started(*SEVEN)
    paused = await contest.tournaments.pause(tournament.id, DIRECTOR)
    assert paused.paused
    for table in contest.live(paused):
        assert (table.paused, table.deadline) == (True, None)
        assert table.id not in contest.club.tables._timers
    with pytest.raises(Refused, match="paused"):
        await contest.club.tables.act(contest.table(paused).id, user_on_turn(contest, paused), None, Draw())


async def test_after_a_pause_there_is_a_whole_turn(contest: Contest):
    tournament = await contest.started(*FOUR)
    contest.club.clock.time += 400
    await contest.tournaments.pause(tournament.id, DIRECTOR)
    contest.club.clock.time += 100_000
    await contest.restart()
    assert contest.table(tournament).deadline is None, "a restart ends no pause"
    now = await contest.tournaments.go_on(tournament.id, DIRECTOR)
    assert contest.club.due_in(contest.table(now).id) == PAUSES.turn
    await contest.club.tables.act(contest.table(now).id, user_on_turn(contest, now), None, Draw())


async def test_in_a_pause_the_next_round_does_not_begin(contest: Contest):
    now = await in_the_break(contest, *FOUR)
    now = await contest.tournaments.pause(now.id, DIRECTOR)
    assert contest.due_in(now) == PAUSES.wait, "and is cancelled then"
    with pytest.raises(Refused, match="paused"):
        await contest.next(now)
    now = await contest.tournaments.go_on(now.id, DIRECTOR)
    assert contest.due_in(now) == BREAK
    await contest.time_passes(now)
    assert contest.now(now).phase == "round"


async def test_a_round_that_ends_as_the_pause_begins_is_not_followed_by_another(contest: Contest):
    tournament = await contest.started(*FOUR)
    contest.club.tables.listeners.remove(contest.tournaments._table_changed)
    await contest.finish(tournament.tables[0].table)
    await contest.tournaments.pause(tournament.id, DIRECTOR)
    await contest.tournaments._collect(tournament.id)
    await contest.settle()
    assert contest.now(tournament).phase == "break"
    assert contest.due_in(tournament) == PAUSES.wait


async def test_in_a_pause_people_may_come_and_go(contest: Contest):
    now = await contest.started(*SEVEN)
    await contest.tournaments.pause(now.id, DIRECTOR)
    await contest.tournaments.leave(now.id, BEN.id)
    await contest.tournaments.join(now.id, GUESTS[9])
    assert contest.table_with(now, BEN).deadline is None
    assert all(table.deadline is None for table in contest.live(now))


async def test_computer_players_do_not_move_in_a_pause_either(contest: Contest):
    now = await contest.started(ADA, computers=("easy",) * 2)
    table = await contest.club.put(
        contest.table(now).id, turn=[seat.user for seat in contest.table(now).seats].index(None)
    )
    ring, about = contest.club.tables._timers[table.id]._callback, contest.club.tables._timers[table.id]._args
    await contest.tournaments.pause(now.id, DIRECTOR)
    ring(*about)
    await contest.settle()
    assert contest.table(now).moves == table.moves


# What nobody begins, or lets go on


@pytest.mark.parametrize("restart", [False, True])
async def test_one_that_nobody_begins_is_cancelled_at_last(contest: Contest, restart: bool):
    tournament = await contest.opened(*FOUR[:2])
    contest.club.clock.time += 1000
    tournament = await contest.tournaments.join(tournament.id, CLEO)
    assert tournament.deadline == contest.club.clock.time + PAUSES.wait, "since the last change"
    if restart:
        contest.club.clock.time += PAUSES.wait / 2
        await contest.restart()
        assert contest.now(tournament).deadline == tournament.deadline
    await contest.time_passes(tournament)
    assert contest.tournaments.every() == await contest.stored() == []
    last = contest.tournaments.closed(tournament.id)
    assert last is not None
    assert (last.phase, notices(last)) == ("cancelled", ["expired"])
    assert await contest.tournaments.results(PLACE.guild) == []


@pytest.mark.parametrize("restart", [False, True])
async def test_a_pause_that_nobody_ends_ends_the_tournament(contest: Contest, restart: bool):
    now = await contest.next(await in_the_break(contest, *SEVEN, rounds=3))
    await contest.tournaments.pause(now.id, DIRECTOR)
    assert contest.due_in(now) == PAUSES.wait
    if restart:
        contest.club.clock.time += 2 * PAUSES.wait
        await contest.restart()
        assert contest.due_in(now) == 0
    await contest.time_passes(now)
    assert contest.club.tables.every() == contest.tournaments.every() == await contest.stored() == []
    (kept,) = await contest.tournaments.results(PLACE.guild)
    assert (kept.phase, len(kept.complete), kept.totals) == ("cancelled", 1, now.totals)


async def test_what_fails_in_a_pause_takes_no_time_from_it(contest: Contest):
    now = await contest.started(*FOUR)
    await contest.tournaments.pause(now.id, DIRECTOR)
    paused = contest.now(now)
    contest.tournaments._set_timer(replace(paused, deadline=contest.club.clock.time + PAUSES.again))
    await contest.time_passes(paused)
    assert contest.now(now) == paused
    assert contest.due_in(now) == PAUSES.wait - PAUSES.again


async def test_a_round_that_begins_or_goes_on_waits_for_nobody(contest: Contest):
    now = await contest.started(*FOUR)
    assert now.deadline is None
    await contest.tournaments.pause(now.id, DIRECTOR)
    assert (await contest.tournaments.go_on(now.id, DIRECTOR)).deadline is None


# Slow tables


async def test_computer_players_finish_slow_tables(contest: Contest):
    tournament = await contest.started(*SEVEN, rounds=2)
    await contest.finish(tournament.tables[0].table)
    slow = contest.table(tournament, 1)
    now = await contest.tournaments.hurry(tournament.id, DIRECTOR)
    assert notices(now) == ["hurried"]
    assert contest.club.due_in(slow.id) == 0
    await played_to_the_end(contest.club, slow.id)
    await contest.settle()
    assert contest.now(now).phase == "break"


async def test_only_who_was_waited_for_begins_the_next_round_away(contest: Contest):
    tournament = await contest.started(*FOUR)
    table = await contest.club.put(contest.table(tournament).id, turn=2)
    for _ in range(2):
        await contest.tournaments.hurry(tournament.id, DIRECTOR)
    await played_to_the_end(contest.club, table.id)
    await contest.settle()
    now = contest.now(tournament)
    assert {entrant.user for entrant in now.entrants if entrant.away} == {table.seats[2].user}


# Closing


async def test_a_cancelled_tournament_keeps_the_rounds_that_were_complete(contest: Contest):
    now = await in_the_break(contest, *SEVEN, rounds=3)
    complete = await contest.next(now)
    await contest.finish(complete.tables[0].table)
    cancelled = await contest.tournaments.close(complete.id, DIRECTOR)
    assert (cancelled.phase, len(cancelled.complete), cancelled.totals) == ("cancelled", 1, now.totals)
    assert contest.club.tables.every() == contest.tournaments.every() == await contest.stored() == []
    outcomes = look(contest.club.path, "SELECT outcome, count(*) FROM matches GROUP BY outcome ORDER BY outcome")
    assert outcomes == [("cancelled", 1), ("finished", 3)]
    for person in SEVEN:
        assert await contest.club.tables.statistics(PLACE.guild, person.id) == (None, 0), "nobody has given up"
    assert await contest.tournaments.results(PLACE.guild) == [cancelled]
    assert contest.tournaments.closed(cancelled.id) == cancelled
    contest.tournaments.farewell(cancelled.id)
    assert contest.tournaments.closed(cancelled.id) is None


async def test_a_round_that_ends_as_it_is_cancelled_counts(contest: Contest):
    tournament = await contest.started(*FOUR)
    contest.club.tables.listeners.remove(contest.tournaments._table_changed)
    await contest.finish(tournament.tables[0].table, 10, 20, 50)
    cancelled = await contest.tournaments.close(tournament.id, DIRECTOR)
    assert (cancelled.phase, cancelled.tables[0].scores) == ("cancelled", (0, -10, -20, -50))
    assert await contest.tournaments.results(PLACE.guild) == [cancelled]


async def test_one_without_a_complete_round_leaves_no_result(contest: Contest):
    tournament = await contest.started(*FOUR)
    await contest.tournaments.close(tournament.id, MODERATOR)
    assert await contest.tournaments.results(PLACE.guild) == []
    assert (await contest.opened(*FOUR)).phase == "open", "and the channel and the people are free again"


async def test_the_organiser_clears_away_what_is_over(contest: Contest):
    over = await in_the_break(contest, *FOUR, rounds=1)
    cleared = await contest.tournaments.close(over.id, DIRECTOR)
    assert (cleared.phase, cleared.deadline) == ("over", None)
    assert contest.club.tables.every() == contest.tournaments.every() == []


async def test_the_last_results_come_first(contest: Contest):
    ids = []
    for _ in range(3):
        over = await in_the_break(contest, *FOUR, rounds=1)
        await contest.tournaments.close(over.id, DIRECTOR)
        ids.append(over.id)
        contest.club.clock.time += 10
    assert [each.id for each in await contest.tournaments.results(PLACE.guild, 2)] == ids[:0:-1]
    assert await contest.tournaments.results(PLACE.guild + 1) == []


async def test_nothing_of_a_closed_tournament_is_kept_in_memory(contest: Contest):
    tournament = await contest.started(*FOUR)
    await contest.tournaments.close(tournament.id, DIRECTOR)
    await contest.settle()
    service = contest.tournaments
    for kept in (service._open, service._locks, service._beginning, service._timers, service._tasks):
        assert not kept


# What is refused, with nothing changed


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan(House("countdown")), "none that bring points"),
        (Plan(House("eights")), "partners"),
        (Plan(House("eights-program")), "not played by 3"),
        (Plan(House("whist")), "no game called"),
        (Plan(PENALTY, rounds=0), "1 to 12 rounds"),
        (Plan(PENALTY, rounds=13), "1 to 12 rounds"),
        (Plan(PENALTY, turn_seconds=5), "10 seconds and a day"),
        (Plan(PENALTY, turn_seconds=0), "10 seconds and a day"),
        (Plan(PENALTY, turn_seconds=1e6), "10 seconds and a day"),
        (Plan(PENALTY, computers=("easy",) * 64), "full"),
        (Plan(PENALTY, computers=("genius",)), "no computer player called genius"),
    ],
)
async def test_a_tournament_that_cannot_be_is_not_opened(contest: Contest, plan: Plan, reason: str):
    with pytest.raises(Refused, match=reason) as refused:
        await contest.tournaments.open(PLACE, DIRECTOR, plan)
    assert str(refused.value).endswith(".")
    assert contest.tournaments.every() == await contest.stored() == []


async def refused(contest: Contest, doing, reason: str) -> None:
    """A sentence, and nothing has changed."""
    before = everything(contest)
    with pytest.raises(Refused, match=reason) as answer:
        await doing
    sentence = str(answer.value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert everything(contest) == before


async def test_starting_with_two(contest: Contest):
    tournament = await contest.opened(ADA, BEN)
    await refused(contest, contest.tournaments.start(tournament.id, DIRECTOR), "2 entrants, and a tournament needs 3")


async def test_entering_twice(contest: Contest):
    tournament = await contest.opened(ADA, BEN, CLEO)
    await refused(contest, contest.tournaments.join(tournament.id, ADA), "entered already")
    await contest.tournaments.start(tournament.id, DIRECTOR)
    await refused(contest, contest.tournaments.join(tournament.id, ADA), "entered already")


async def test_being_in_two_tournaments_of_a_server(contest: Contest):
    first = await contest.opened(ADA, BEN, CLEO)
    elsewhere = Place(PLACE.guild, PLACE.channel + 1)
    second = await contest.tournaments.open(elsewhere, DIRECTOR, Plan(PENALTY, plays=False))
    await refused(contest, contest.tournaments.join(second.id, ADA), "another tournament")
    await refused(contest, contest.tournaments.open(Place(PLACE.guild, 77), ADA, Plan(PENALTY)), "another tournament")
    await contest.tournaments.leave(first.id, ADA.id)
    assert (await contest.tournaments.join(second.id, ADA)).entrant_of(ADA.id) is not None
    other_server = await contest.tournaments.open(Place(PLACE.guild + 1, 5), ADA, Plan(PENALTY))
    assert other_server.entrant_of(ADA.id) is not None


async def test_entering_two_at_the_same_moment(contest: Contest):
    first = await contest.opened(BEN)
    second = await contest.tournaments.open(Place(PLACE.guild, 77), DIRECTOR, Plan(PENALTY, plays=False))
    entering = [contest.tournaments.join(each.id, ADA) for each in (first, second)]
    done = await asyncio.gather(*entering, return_exceptions=True)
    assert [type(answer) for answer in done] == [Tournament, Refused]


async def test_two_tournaments_in_one_channel(contest: Contest):
    await contest.opened()
    await refused(contest, contest.opened(), "runs in this channel already")


async def test_the_65th_entry(contest: Contest):
    tournament = await contest.opened(*GUESTS)
    await refused(contest, contest.tournaments.join(tournament.id, ADA), "full: it has 64")


@pytest.mark.parametrize("act", ["start", "next", "hurry", "pause", "go_on", "close"])
async def test_who_does_not_direct(contest: Contest, act: str):
    tournament = await contest.opened(ADA, BEN, CLEO)
    await refused(contest, getattr(contest.tournaments, act)(tournament.id, ADA), "Only the organiser")


@pytest.mark.parametrize(("act", "about"), [("add_computer", "easy"), ("remove", 0), ("replace", 0)])
async def test_who_does_not_direct_and_names_somebody(contest: Contest, act: str, about: object):
    tournament = await contest.opened(ADA, BEN, CLEO)
    await refused(contest, getattr(contest.tournaments, act)(tournament.id, ADA, about), "Only the organiser")


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda service, each: service.next(each.id, DIRECTOR), "/tournament start"),
        (lambda service, each: service.pause(each.id, DIRECTOR), "not begun"),
        (lambda service, each: service.go_on(each.id, DIRECTOR), "not paused"),
        (lambda service, each: service.hurry(each.id, DIRECTOR), "nothing to hurry"),
        (lambda service, each: service.replace(each.id, DIRECTOR, 0), "not begun"),
        (lambda service, each: service.replace(each.id, DIRECTOR, 9), "no such entrant"),
        (lambda service, each: service.remove(each.id, DIRECTOR, 9), "no such entrant"),
        (lambda service, each: service.leave(each.id, STRANGER.id), "not in this tournament"),
        (lambda service, each: service.add_computer(each.id, DIRECTOR, "genius"), "no computer player called genius"),
    ],
)
async def test_too_early(contest: Contest, act: Callable, reason: str):
    tournament = await contest.opened(ADA, BEN, CLEO)
    await refused(contest, act(contest.tournaments, tournament), reason)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda service, each: service.start(each.id, DIRECTOR), "begun already"),
        (lambda service, each: service.next(each.id, DIRECTOR), "still played at table 1 and|at tables 1 and 2"),
        (lambda service, each: service.remove(each.id, DIRECTOR, 0), "has begun"),
        (lambda service, each: service.go_on(each.id, DIRECTOR), "not paused"),
        (lambda service, each: service.replace(each.id, DIRECTOR, 7), "computer player already"),
    ],
)
async def test_during_a_round(contest: Contest, act: Callable, reason: str):
    tournament = await contest.opened(*SEVEN)
    await contest.tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    await contest.tournaments.start(tournament.id, DIRECTOR)
    await refused(contest, act(contest.tournaments, tournament), reason)


async def test_a_round_that_is_still_played_at_one_table(contest: Contest):
    tournament = await contest.started(*SEVEN)
    await contest.finish(tournament.tables[0].table)
    await refused(contest, contest.next(tournament), "still played at table 2")


async def test_who_has_left_cannot_leave_or_be_replaced(contest: Contest):
    tournament = await in_the_break(contest, *FOUR)
    await contest.tournaments.leave(tournament.id, BEN.id)
    await refused(contest, contest.tournaments.leave(tournament.id, BEN.id), "not in this tournament")
    await refused(contest, contest.tournaments.replace(tournament.id, DIRECTOR, 1), "has left")


@pytest.mark.parametrize("act", ["start", "next", "hurry", "pause", "go_on"])
async def test_when_it_is_over(contest: Contest, act: str):
    over = await in_the_break(contest, *FOUR, rounds=1)
    await refused(contest, getattr(contest.tournaments, act)(over.id, DIRECTOR), "is over")
    await refused(contest, contest.tournaments.join(over.id, STRANGER), "is over")
    await refused(contest, contest.tournaments.leave(over.id, ADA.id), "is over")


async def test_when_it_is_cleared_away(contest: Contest):
    over = await in_the_break(contest, *FOUR, rounds=1)
    await contest.tournaments.close(over.id, DIRECTOR)
    with pytest.raises(NoSuchTournament, match="has ended"):
        await contest.tournaments.join(over.id, ADA)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda tables, table, user: tables.close(table.id, DIRECTOR), "closed with its round"),
        (lambda tables, table, user: tables.remove(table.id, ADA, 0, table), "Only the organiser"),
        (lambda tables, table, user: tables.rematch(table.id, ADA), "rematch"),
        (lambda tables, table, user: tables.join(table.id, STRANGER), "belongs to a tournament"),
        (lambda tables, table, user: tables.add_computer(table.id, DIRECTOR, "easy"), "has begun"),
        (lambda tables, table, user: tables.start(table.id, DIRECTOR), "begun already"),
    ],
)
async def test_at_a_table_of_a_tournament(contest: Contest, act: Callable, reason: str):
    tournament = await contest.started(*FOUR)
    table = contest.table(tournament)
    await refused(contest, act(contest.club.tables, table, ADA.id), reason)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda tables, table: tables.act(table.id, ADA.id, None, Draw()), "round of the tournament is over here"),
        (lambda tables, table: tables.ready(table.id, ADA.id), "round of the tournament is over here"),
        (lambda tables, table: tables.rematch(table.id, ADA), "no rematch"),
    ],
)
async def test_at_a_table_that_is_over(contest: Contest, act: Callable, reason: str):
    now = await in_the_break(contest, *FOUR)
    await refused(contest, act(contest.club.tables, contest.table(now)), reason)


# Threads and channels


async def test_tables_stand_in_the_rooms_that_are_made_for_them(contest: Contest):
    asked = []

    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        asked.append((tournament.places, wanted))
        return [*tournament.places, *range(500 + len(tournament.places), 500 + wanted)]

    contest.tournaments.rooms = rooms
    tournament = await contest.started(*SEVEN, threads=True)
    assert [table.channel for table in contest.live(tournament)] == [500, 501]
    assert contest.tournaments.at(501) == contest.tournaments.at(PLACE.channel) == tournament
    await contest.next(await contest.finish_round(tournament))
    assert [table.channel for table in contest.live(tournament)] == [500, 501], "table 1 stays table 1"
    assert asked == [((), 2)]


async def test_two_presses_make_rooms_once(contest: Contest):
    asked = []

    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        asked.append(wanted)
        await asyncio.sleep(0)
        return range(500, 500 + wanted)

    contest.tournaments.rooms = rooms
    tournament = await contest.opened(*SEVEN, threads=True)
    presses = [contest.tournaments.start(tournament.id, DIRECTOR) for _ in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(answer) for answer in done] == [Tournament, Refused]
    assert asked == [2]


async def test_what_changes_while_rooms_are_made_is_seen_before_the_round_begins(contest: Contest):
    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        await contest.tournaments.leave(tournament.id, ADA.id)
        return [500]

    contest.tournaments.rooms = rooms
    tournament = await contest.opened(ADA, BEN, CLEO, threads=True)
    with pytest.raises(Refused, match="2 entrants, and a tournament needs 3"):
        await contest.tournaments.start(tournament.id, DIRECTOR)
    assert contest.now(tournament).phase == "open"
    assert contest.club.tables.every() == []


@pytest.mark.parametrize("trouble", ["fails", "gives too few"])
async def test_without_rooms_tables_stand_in_the_channel(contest: Contest, trouble: str, caplog):
    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        if trouble == "fails":
            raise OSError("no threads here")
        return [500]

    contest.tournaments.rooms = rooms
    tournament = await contest.started(*SEVEN, threads=True)
    first = PLACE.channel if trouble == "fails" else 500
    assert [table.channel for table in contest.live(tournament)] == [first, PLACE.channel]


async def in_threads(contest: Contest) -> Tournament:
    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        return range(500, 500 + wanted)

    contest.tournaments.rooms = rooms
    return await contest.started(*SEVEN, threads=True)


async def test_when_a_thread_is_deleted_its_table_goes_on_in_the_channel(contest: Contest):
    tournament = await in_threads(contest)
    before = contest.table(tournament)
    await contest.club.tables.place_message(before.id, 4711)
    await contest.club.tables.abandon(lambda table: table.channel == 500)
    await contest.settle()
    now, moved = contest.now(tournament), contest.table(tournament)
    assert (moved.id, moved.channel, moved.state) == (before.id, PLACE.channel, before.state)
    assert contest.club.tables.messages == {}, "it is not shown there yet"
    assert (now.places, notices(now)) == ((PLACE.channel, 501), ["moved"])
    await contest.restart()
    assert contest.club.tables.messages == {}
    await contest.next(await contest.finish_round(now))
    assert [table.channel for table in contest.live(now)] == [PLACE.channel, 501]


async def test_a_thread_that_is_deleted_between_rounds_is_used_no_more(contest: Contest):
    tournament = await in_threads(contest)
    now = await contest.finish_round(tournament)
    await contest.tournaments.thread_gone(501)
    assert [table.channel for table in contest.live(now)] == [500, PLACE.channel]
    await contest.next(now)
    assert [table.channel for table in contest.live(now)] == [500, PLACE.channel]
    told = list(contest.told)
    await contest.tournaments.thread_gone(4444)
    assert contest.told == told, "others are no concern"


@pytest.mark.parametrize("phase", ["open", "break", "over", "paused"])
async def test_what_fails_once_is_tried_again_and_brings_nothing_else_forward(contest: Contest, phase: str):
    tournament = await contest.opened(*FOUR, rounds=1 if phase == "over" else 2)
    if phase != "open":
        await contest.tournaments.start(tournament.id, DIRECTOR)
        await contest.finish_round(tournament)
    if phase == "paused":
        await contest.tournaments.pause(tournament.id, DIRECTOR)
    before, due = contest.now(tournament), contest.due_in(tournament)

    async def fails() -> None:
        raise Refused("Not now.")

    await contest.tournaments._try(tournament.id, fails)
    assert contest.due_in(tournament) == PAUSES.again
    await contest.time_passes(tournament)
    assert contest.now(tournament) == before
    assert contest.due_in(tournament) == (due and due - PAUSES.again)


async def test_when_its_channel_is_deleted_the_tournament_is_cancelled(contest: Contest):
    tournament = await contest.started(*SEVEN)
    other = await contest.tournaments.open(Place(PLACE.guild, 77), DIRECTOR, Plan(PENALTY, plays=False))
    await contest.tournaments.abandon(lambda each: each.channel == PLACE.channel)
    assert contest.tournaments.every() == [other]
    assert contest.club.tables.every() == []
    assert contest.tournaments.closed(tournament.id).phase == "cancelled"


async def test_even_if_only_its_tables_are_known_to_be_gone(contest: Contest):
    await in_threads(contest)
    await contest.club.tables.abandon(lambda table: table.guild == PLACE.guild)
    await contest.settle()
    await contest.club.tables.abandon(lambda table: table.guild == PLACE.guild)
    await contest.settle()
    assert contest.club.tables.every() == contest.tournaments.every() == []


async def test_a_table_that_vanishes_is_played_anew(contest: Contest):
    tournament = await contest.started(*SEVEN)
    table = contest.table(tournament)
    async with contest.club.tables.store.writing() as connection:
        await table_rows.remove(connection, table.id)
    await contest.club.tables._reload(table.id)
    await contest.settle()
    now, anew = contest.now(tournament), contest.table(tournament)
    assert anew.id != table.id
    assert anew.seats == table.seats
    assert (notices(now), now.tables[0].entrants) == (["anew"], tournament.tables[0].entrants)
    assert (await contest.finish_round(now)).phase == "break"


async def test_one_that_vanished_while_the_bot_was_away_too(contest: Contest):
    tournament = await contest.started(*SEVEN)
    table = contest.table(tournament)
    async with contest.club.tables.store.writing() as connection:
        await table_rows.remove(connection, table.id)
    await contest.restart()
    assert contest.table(tournament).id != table.id


async def test_who_comes_and_goes_at_a_table_never_becomes_its_host(contest: Contest):
    tournament = await contest.started(*FOUR)
    await contest.club.tables.leave(contest.table(tournament).id, BEN.id)
    await contest.club.tables.join(contest.table(tournament).id, BEN)
    assert contest.table(tournament).host == DIRECTOR.id


async def test_a_table_that_could_not_be_shown_stays(contest: Contest):
    tournament = await contest.started(*FOUR)
    await contest.club.tables.discard(contest.table(tournament).id)
    assert len(contest.live(tournament)) == 1


async def test_a_tournament_that_was_changed_elsewhere_is_read_again(contest: Contest):
    tournament = await contest.opened(ADA, BEN, CLEO)
    async with contest.club.tables.store.writing() as connection:
        newer = await rows.save(connection, replace(tournament, rounds=7))
    with pytest.raises(Refused, match="changed elsewhere"):
        await contest.tournaments.leave(tournament.id, ADA.id)
    assert contest.now(tournament) == newer
    assert (await contest.tournaments.leave(tournament.id, ADA.id)).rounds == 7


async def test_a_table_that_was_changed_elsewhere_stops_what_was_to_happen_with_it(contest: Contest):
    tournament = await contest.started(*FOUR)
    async with contest.club.tables.store.writing() as connection:
        newer = await table_rows.save(connection, replace(contest.table(tournament), quick=True))
    with pytest.raises(Refused, match="changed elsewhere"):
        await contest.tournaments.pause(tournament.id, DIRECTOR)
    assert contest.now(tournament) == tournament
    assert contest.table(tournament) == newer
    assert (await contest.tournaments.pause(tournament.id, DIRECTOR)).paused


async def test_after_stopping_nothing_happens_by_itself(contest: Contest):
    now = await in_the_break(contest, *FOUR)
    ring, about = contest.tournaments._timers[now.id]._callback, contest.tournaments._timers[now.id]._args
    await contest.tournaments.stop()
    ring(*about)
    await contest.settle()
    assert contest.now(now) == now


async def test_where_it_is_shown_is_remembered(contest: Contest):
    tournament = await contest.opened(ADA)
    contest.told.clear()
    await contest.tournaments.place_message(tournament.id, 4711)
    await contest.restart()
    assert contest.tournaments.messages == {tournament.id: 4711}
    await contest.tournaments.place_message(tournament.id, None)
    assert contest.tournaments.messages == {}
    assert contest.told == []


# Other tables and other matters


async def test_ordinary_tables_in_the_channel_are_as_they_were(contest: Contest):
    club: Club = contest.club
    table = await club.match(ADA, BEN)
    await contest.started(*FOUR, house=COLLECT)
    await contest.club.tables.act(table.id, ADA.id, None, Draw())
    await contest.club.tables.close(table.id, ADA)
    with pytest.raises(NoSuchTable):
        club.tables.get(table.id)
    assert len(club.tables.every()) == 1


async def test_every_notice_is_a_sentence(contest: Contest):
    tournament = await contest.opened(ADA)
    for what in directing._SENTENCES:
        sentence = directing.told(tournament, Notice(what, 2, 0))
        assert sentence.endswith(".")
        assert "{" not in sentence
    assert directing.told(tournament, Notice("out", 2, 0)).startswith("Ada has left.")
    assert directing.told(tournament, Notice("out", 2, 99)).startswith("Somebody has left.")


@pytest.mark.parametrize(
    ("entrants", "five", "words"),
    [
        (3, False, "a table of three"),
        (5, True, "a table of five"),
        (5, False, "two tables of three"),
        (7, False, "a table of four and one of three"),
        (13, True, "a table of four and three of three"),
        (64, True, "16 tables of four"),
    ],
)
def test_how_many_are_seated_in_words(entrants: int, five: bool, words: str):
    assert directing.parted(entrants, five=five) == words


async def test_five_in_the_middle_of_it_are_six_too(contest: Contest):
    now = await in_the_break(contest, *SEVEN[:6], house=EACH_FOR_HIMSELF)
    await contest.tournaments.leave(now.id, ADA.id)
    now = await contest.next(now)
    assert [len(table.entrants) for table in now.tables] == [3, 3]
    assert notices(now) == ["gone", "filled"]


def test_the_lots_are_sealed_and_proved_at_the_end():
    tournament = Tournament(1, 2, 3, PENALTY, "a seed", 2, 60)
    promised = directing.lots(tournament)
    assert "a seed" not in promised
    proof = directing.lots(replace(tournament, phase="over"))
    assert proof.startswith("Seed a seed ")
    assert proof.split()[-1] == promised.split()[-1] == seal("a seed", "")
