"""What the organiser may do, what is refused, and what goes wrong outside."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from db.repositories.matches.tables import rows as table_rows
from db.repositories.matches.tournaments import rows
from engine.chance.stream import seal
from engine.core.actions import Draw
from engine.games.house_rules import HouseRules
from model.location import Location
from model.refusals import NoSuchTable, NoSuchTournament, Refused
from model.tables import seating
from model.tables.table import Table
from model.tournaments.notices import notice_text, seating_draw, table_sizes_text
from model.tournaments.opening import TournamentSetup
from model.tournaments.tournament import Notice, Tournament
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
    TournamentClub,
    notices,
)
from tests.words import messages

FOUR = (ADA, BEN, CLEO, DORA)
SEVEN = (*FOUR, *GUESTS[:3])


def user_on_turn(tournament_club: TournamentClub, tournament: Tournament) -> int:
    table = tournament_club.table(tournament)
    assert table.state is not None
    return table.seats[table.state.turn].member or 0


async def in_the_break(tournament_club: TournamentClub, *people, **plan) -> Tournament:
    return await tournament_club.finish_round(await tournament_club.started(*people, **plan))


# Time and pauses


async def test_a_turn_has_the_time_of_the_tournament(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR, turn_seconds=45)
    assert tournament_club.club.due_in(tournament_club.table(tournament).id) == 45
    await tournament_club.club.time_passes(tournament_club.table(tournament).id)
    assert [seat.away for seat in tournament_club.table(tournament).seats].count(True) == 1


async def test_without_a_wish_it_is_as_at_any_table(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    assert tournament_club.club.due_in(tournament_club.table(tournament).id) == PAUSES.turn


async def test_in_a_pause_no_clock_runs_and_nobody_moves(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*SEVEN)
    paused = await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    assert paused.paused
    for table in tournament_club.live(paused):
        assert (table.paused, table.deadline) == (True, None)
        assert table.id not in tournament_club.club.tables._timers
    with pytest.raises(Refused, match="paused"):
        await tournament_club.club.tables.act(
            tournament_club.table(paused).id, user_on_turn(tournament_club, paused), None, Draw()
        )


async def test_after_a_pause_there_is_a_whole_turn(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    tournament_club.club.clock.time += 400
    await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    tournament_club.club.clock.time += 100_000
    await tournament_club.restart()
    assert tournament_club.table(tournament).deadline is None, "a restart ends no pause"
    now = await tournament_club.tournaments.go_on(tournament.id, DIRECTOR)
    assert tournament_club.club.due_in(tournament_club.table(now).id) == PAUSES.turn
    await tournament_club.club.tables.act(
        tournament_club.table(now).id, user_on_turn(tournament_club, now), None, Draw()
    )


async def test_in_a_pause_the_next_round_does_not_begin(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR)
    now = await tournament_club.tournaments.pause(now.id, DIRECTOR)
    assert tournament_club.due_in(now) == PAUSES.wait, "and is cancelled then"
    with pytest.raises(Refused, match="paused"):
        await tournament_club.next(now)
    now = await tournament_club.tournaments.go_on(now.id, DIRECTOR)
    assert tournament_club.due_in(now) == BREAK
    await tournament_club.time_passes(now)
    assert tournament_club.now(now).phase == "round"


async def test_a_round_that_ends_as_the_pause_begins_is_not_followed_by_another(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    tournament_club.club.changes._listeners.remove(tournament_club.tournaments.table_changed)
    await tournament_club.finish(tournament.tables[0].table)
    await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    await tournament_club.tournaments._collect(tournament.id)
    await tournament_club.settle()
    assert tournament_club.now(tournament).phase == "break"
    assert tournament_club.due_in(tournament) == PAUSES.wait


async def test_in_a_pause_bots_finish_nothing_and_there_is_no_other_pause(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    service = tournament_club.tournaments
    await service.pause(tournament.id, DIRECTOR)
    await refused(tournament_club, service.hurry(tournament.id, DIRECTOR), "Press .*Resume.* first")
    await refused(tournament_club, service.pause(tournament.id, DIRECTOR), "already paused")


async def test_in_a_pause_people_may_come_and_go(tournament_club: TournamentClub):
    now = await tournament_club.started(*SEVEN)
    await tournament_club.tournaments.pause(now.id, DIRECTOR)
    await tournament_club.tournaments.leave(now.id, BEN.id)
    await tournament_club.tournaments.join(now.id, GUESTS[9])
    assert tournament_club.table_with(now, BEN).deadline is None
    assert all(table.deadline is None for table in tournament_club.live(now))


async def test_computer_players_do_not_move_in_a_pause_either(tournament_club: TournamentClub):
    now = await tournament_club.started(ADA, computers=("easy",) * 2)
    table = await tournament_club.club.put(
        tournament_club.table(now).id, turn=[seat.member for seat in tournament_club.table(now).seats].index(None)
    )
    ring, about = (
        tournament_club.club.tables._timers[table.id]._callback,
        tournament_club.club.tables._timers[table.id]._args,
    )
    await tournament_club.tournaments.pause(now.id, DIRECTOR)
    ring(*about)
    await tournament_club.settle()
    assert tournament_club.table(now).moves == table.moves


# What nobody begins, or lets go on


@pytest.mark.parametrize("restart", [False, True])
async def test_one_that_nobody_begins_is_cancelled_at_last(tournament_club: TournamentClub, restart: bool):
    tournament = await tournament_club.opened(*FOUR[:2])
    tournament_club.club.clock.time += 1000
    tournament = await tournament_club.tournaments.join(tournament.id, CLEO)
    assert tournament.deadline == tournament_club.club.clock.time + PAUSES.wait, "since the last change"
    if restart:
        tournament_club.club.clock.time += PAUSES.wait / 2
        await tournament_club.restart()
        assert tournament_club.now(tournament).deadline == tournament.deadline
    await tournament_club.time_passes(tournament)
    assert tournament_club.tournaments.every() == await tournament_club.stored() == []
    last = tournament_club.tournaments.closed(tournament.id)
    assert last is not None
    assert (last.phase, notices(last)) == ("cancelled", ["expired"])
    assert await tournament_club.tournaments.results(PLACE.guild) == []


@pytest.mark.parametrize("restart", [False, True])
async def test_a_pause_that_nobody_ends_ends_the_tournament(tournament_club: TournamentClub, restart: bool):
    now = await tournament_club.next(await in_the_break(tournament_club, *SEVEN, rounds=3))
    await tournament_club.tournaments.pause(now.id, DIRECTOR)
    assert tournament_club.due_in(now) == PAUSES.wait
    if restart:
        tournament_club.club.clock.time += 2 * PAUSES.wait
        await tournament_club.restart()
        assert tournament_club.due_in(now) == 0
    await tournament_club.time_passes(now)
    assert (
        tournament_club.club.tables.every()
        == tournament_club.tournaments.every()
        == await tournament_club.stored()
        == []
    )
    (kept,) = await tournament_club.tournaments.results(PLACE.guild)
    assert (kept.phase, len(kept.complete), kept.totals) == ("cancelled", 1, now.totals)


async def test_what_fails_in_a_pause_takes_no_time_from_it(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.pause(now.id, DIRECTOR)
    paused = tournament_club.now(now)
    tournament_club.tournaments._set_timer(replace(paused, deadline=tournament_club.club.clock.time + PAUSES.again))
    await tournament_club.time_passes(paused)
    assert tournament_club.now(now) == paused
    assert tournament_club.due_in(now) == PAUSES.wait - PAUSES.again


async def test_a_round_that_begins_or_goes_on_waits_for_nobody(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    assert now.deadline is None
    await tournament_club.tournaments.pause(now.id, DIRECTOR)
    assert (await tournament_club.tournaments.go_on(now.id, DIRECTOR)).deadline is None


# Slow tables


async def test_computer_players_finish_slow_tables(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*SEVEN, rounds=2)
    await tournament_club.finish(tournament.tables[0].table)
    slow = tournament_club.table(tournament, 1)
    now = await tournament_club.tournaments.hurry(tournament.id, DIRECTOR)
    assert notices(now) == ["hurried"]
    assert [each.hurried for each in now.tables] == [False, True], "the first table is done already"
    assert tournament_club.club.due_in(slow.id) == 0
    await played_to_the_end(tournament_club.club, slow.id)
    await tournament_club.settle()
    assert tournament_club.now(now).phase == "break"


async def test_only_who_was_waited_for_begins_the_next_round_away(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    table = await tournament_club.club.put(tournament_club.table(tournament).id, turn=2)
    for _ in range(2):
        await tournament_club.tournaments.hurry(tournament.id, DIRECTOR)
    await played_to_the_end(tournament_club.club, table.id)
    await tournament_club.settle()
    now = tournament_club.now(tournament)
    assert {entrant.member for entrant in now.entrants if entrant.away} == {table.seats[2].member}


# Closing


async def test_a_cancelled_tournament_keeps_the_rounds_that_were_complete(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *SEVEN, rounds=3)
    complete = await tournament_club.next(now)
    await tournament_club.finish(complete.tables[0].table)
    cancelled = await tournament_club.tournaments.close(complete.id, DIRECTOR)
    assert (cancelled.phase, len(cancelled.complete), cancelled.totals) == ("cancelled", 1, now.totals)
    assert (
        tournament_club.club.tables.every()
        == tournament_club.tournaments.every()
        == await tournament_club.stored()
        == []
    )
    outcomes = look(
        tournament_club.club.path, "SELECT outcome, count(*) FROM matches GROUP BY outcome ORDER BY outcome"
    )
    assert outcomes == [("cancelled", 1), ("finished", 3)]
    for person in SEVEN:
        assert await tournament_club.club.leaderboards.statistics(PLACE.guild, person.id) == (None, {}, 0), (
            "nobody has given up"
        )
    assert await tournament_club.tournaments.results(PLACE.guild) == [cancelled]
    assert tournament_club.tournaments.closed(cancelled.id) == cancelled
    tournament_club.tournaments.forget_closed(cancelled.id)
    assert tournament_club.tournaments.closed(cancelled.id) is None


async def test_a_round_that_ends_as_it_is_cancelled_counts(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    tournament_club.club.changes._listeners.remove(tournament_club.tournaments.table_changed)
    await tournament_club.finish(tournament.tables[0].table, 10, 20, 50)
    cancelled = await tournament_club.tournaments.close(tournament.id, DIRECTOR)
    assert (cancelled.phase, cancelled.tables[0].scores) == ("cancelled", (0, -10, -20, -50))
    assert await tournament_club.tournaments.results(PLACE.guild) == [cancelled]


async def test_one_without_a_complete_round_leaves_no_result(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.close(tournament.id, MODERATOR)
    assert await tournament_club.tournaments.results(PLACE.guild) == []
    assert (await tournament_club.opened(*FOUR)).phase == "open", "and the channel and the people are free again"


async def test_the_organiser_clears_away_what_is_over(tournament_club: TournamentClub):
    over = await in_the_break(tournament_club, *FOUR, rounds=1)
    cleared = await tournament_club.tournaments.close(over.id, DIRECTOR)
    assert (cleared.phase, cleared.deadline) == ("over", None)
    assert tournament_club.club.tables.every() == tournament_club.tournaments.every() == []


async def test_the_last_results_come_first(tournament_club: TournamentClub):
    ids = []
    for _ in range(3):
        over = await in_the_break(tournament_club, *FOUR, rounds=1)
        await tournament_club.tournaments.close(over.id, DIRECTOR)
        ids.append(over.id)
        tournament_club.club.clock.time += 10
    assert [each.id for each in await tournament_club.tournaments.results(PLACE.guild, 2)] == ids[:0:-1]
    assert await tournament_club.tournaments.results(PLACE.guild + 1) == []


async def test_nothing_of_a_closed_tournament_is_kept_in_memory(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.close(tournament.id, DIRECTOR)
    await tournament_club.settle()
    service = tournament_club.tournaments
    for kept in (service._open, service._locks, service._beginning, service._timers, service._tasks):
        assert not kept


# What is refused, with nothing changed


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (TournamentSetup(HouseRules("countdown")), "has no rounds that score points"),
        (TournamentSetup(HouseRules("eights")), "partners"),
        (TournamentSetup(HouseRules("eights-program")), "isn’t for 3"),
        (TournamentSetup(HouseRules("whist")), "no game called"),
        (TournamentSetup(PENALTY, rounds=0), "1 to 12 rounds"),
        (TournamentSetup(PENALTY, rounds=13), "1 to 12 rounds"),
        (TournamentSetup(PENALTY, turn_seconds=5), "10 seconds and a day"),
        (TournamentSetup(PENALTY, turn_seconds=0), "10 seconds and a day"),
        (TournamentSetup(PENALTY, turn_seconds=1e6), "10 seconds and a day"),
        (TournamentSetup(PENALTY, computers=("easy",) * 64), "full"),
        (TournamentSetup(PENALTY, computers=("genius",)), "no bot called genius"),
    ],
)
async def test_a_tournament_that_cannot_be_is_not_opened(
    tournament_club: TournamentClub, plan: TournamentSetup, reason: str
):
    with pytest.raises(Refused, match=reason) as refused:
        await tournament_club.tournaments.open(PLACE, DIRECTOR, plan)
    assert str(refused.value).endswith(".")
    assert tournament_club.tournaments.every() == await tournament_club.stored() == []


async def refused(tournament_club: TournamentClub, doing, reason: str) -> None:
    """A sentence, and nothing has changed."""
    before = everything(tournament_club)
    with pytest.raises(Refused, match=reason) as answer:
        await doing
    sentence = str(answer.value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert everything(tournament_club) == before


@pytest.mark.parametrize(("rounds", "seconds"), [(1, 10), (12, 24 * 3600)])
async def test_the_shortest_and_the_longest_that_can_be(tournament_club: TournamentClub, rounds: int, seconds: float):
    tournament = await tournament_club.opened(rounds=rounds, turn_seconds=seconds)
    assert (tournament.rounds, tournament.turn_seconds) == (rounds, seconds)


async def test_starting_with_two(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN)
    await refused(
        tournament_club,
        tournament_club.tournaments.start(tournament.id, DIRECTOR),
        "Only 2 players have joined, and a tournament needs 3",
    )


async def test_entering_twice(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    await refused(tournament_club, tournament_club.tournaments.join(tournament.id, ADA), "already joined")
    await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    await refused(tournament_club, tournament_club.tournaments.join(tournament.id, ADA), "already joined")


async def test_being_in_two_tournaments_of_a_server(tournament_club: TournamentClub):
    first = await tournament_club.opened(ADA, BEN, CLEO)
    elsewhere = Location(PLACE.guild, PLACE.channel + 1)
    second = await tournament_club.tournaments.open(elsewhere, DIRECTOR, TournamentSetup(PENALTY, plays=False))
    await refused(tournament_club, tournament_club.tournaments.join(second.id, ADA), "already in a tournament")
    await refused(
        tournament_club,
        tournament_club.tournaments.open(Location(PLACE.guild, 77), ADA, TournamentSetup(PENALTY)),
        "already in a tournament",
    )
    await tournament_club.tournaments.leave(first.id, ADA.id)
    assert (await tournament_club.tournaments.join(second.id, ADA)).entrant_of(ADA.id) is not None
    other_server = await tournament_club.tournaments.open(Location(PLACE.guild + 1, 5), ADA, TournamentSetup(PENALTY))
    assert other_server.entrant_of(ADA.id) is not None


async def test_entering_two_at_the_same_moment(tournament_club: TournamentClub):
    first = await tournament_club.opened(BEN)
    second = await tournament_club.tournaments.open(
        Location(PLACE.guild, 77), DIRECTOR, TournamentSetup(PENALTY, plays=False)
    )
    entering = [tournament_club.tournaments.join(each.id, ADA) for each in (first, second)]
    done = await asyncio.gather(*entering, return_exceptions=True)
    assert [type(answer) for answer in done] == [Tournament, Refused]


async def test_two_tournaments_in_one_channel(tournament_club: TournamentClub):
    await tournament_club.opened()
    await refused(tournament_club, tournament_club.opened(), "already open in this channel")


async def test_the_65th_entry(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(*GUESTS)
    await refused(tournament_club, tournament_club.tournaments.join(tournament.id, ADA), "full with 64")


@pytest.mark.parametrize("act", ["start", "next", "hurry", "pause", "go_on", "close"])
async def test_who_does_not_direct(tournament_club: TournamentClub, act: str):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    await refused(tournament_club, getattr(tournament_club.tournaments, act)(tournament.id, ADA), "Only the organiser")


@pytest.mark.parametrize(("act", "about"), [("add_computer", "easy"), ("remove", 0), ("replace", 0)])
async def test_who_does_not_direct_and_names_somebody(tournament_club: TournamentClub, act: str, about: object):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    await refused(
        tournament_club, getattr(tournament_club.tournaments, act)(tournament.id, ADA, about), "Only the organiser"
    )


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda service, each: service.next(each.id, DIRECTOR), "/tournament manage action:start"),
        (lambda service, each: service.pause(each.id, DIRECTOR), "hasn’t started"),
        (lambda service, each: service.go_on(each.id, DIRECTOR), "isn’t paused"),
        (lambda service, each: service.hurry(each.id, DIRECTOR), "nothing for bots to finish"),
        (lambda service, each: service.replace(each.id, DIRECTOR, 0), "hasn’t started"),
        (lambda service, each: service.replace(each.id, DIRECTOR, 9), "no such player"),
        (lambda service, each: service.remove(each.id, DIRECTOR, 9), "no such player"),
        (lambda service, each: service.leave(each.id, STRANGER.id), "not in this tournament"),
        (lambda service, each: service.add_computer(each.id, DIRECTOR, "genius"), "no bot called genius"),
    ],
)
async def test_too_early(tournament_club: TournamentClub, act: Callable, reason: str):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    await refused(tournament_club, act(tournament_club.tournaments, tournament), reason)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda service, each: service.start(each.id, DIRECTOR), "already started"),
        (lambda service, each: service.next(each.id, DIRECTOR), "still being played at table 1 and|at tables 1 and 2"),
        (lambda service, each: service.remove(each.id, DIRECTOR, 0), "has started"),
        (lambda service, each: service.go_on(each.id, DIRECTOR), "isn’t paused"),
        (lambda service, each: service.replace(each.id, DIRECTOR, 7), "bot already plays for them"),
    ],
)
async def test_during_a_round(tournament_club: TournamentClub, act: Callable, reason: str):
    tournament = await tournament_club.opened(*SEVEN)
    await tournament_club.tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    await refused(tournament_club, act(tournament_club.tournaments, tournament), reason)


async def test_a_round_that_is_still_played_at_one_table(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*SEVEN)
    await tournament_club.finish(tournament.tables[0].table)
    await refused(tournament_club, tournament_club.next(tournament), "still being played at table 2")


async def test_who_has_left_cannot_leave_or_be_replaced(tournament_club: TournamentClub):
    tournament = await in_the_break(tournament_club, *FOUR)
    await tournament_club.tournaments.leave(tournament.id, BEN.id)
    await refused(tournament_club, tournament_club.tournaments.leave(tournament.id, BEN.id), "not in this tournament")
    await refused(tournament_club, tournament_club.tournaments.replace(tournament.id, DIRECTOR, 1), "They left")


@pytest.mark.parametrize("act", ["start", "next", "hurry", "pause", "go_on"])
async def test_when_it_is_over(tournament_club: TournamentClub, act: str):
    over = await in_the_break(tournament_club, *FOUR, rounds=1)
    await refused(tournament_club, getattr(tournament_club.tournaments, act)(over.id, DIRECTOR), "is over")
    await refused(tournament_club, tournament_club.tournaments.join(over.id, STRANGER), "is over")
    await refused(tournament_club, tournament_club.tournaments.leave(over.id, ADA.id), "is over")


async def test_when_it_is_cleared_away(tournament_club: TournamentClub):
    over = await in_the_break(tournament_club, *FOUR, rounds=1)
    await tournament_club.tournaments.close(over.id, DIRECTOR)
    with pytest.raises(NoSuchTournament, match="has ended"):
        await tournament_club.tournaments.join(over.id, ADA)


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda tables, table, user: tables.close(table.id, DIRECTOR), "closes with its round"),
        (lambda tables, table, user: tables.remove(table.id, ADA, 0, table), "Only the organiser"),
        (lambda tables, table, user: tables.rematch(table.id, ADA), "rematch"),
        (lambda tables, table, user: tables.join(table.id, STRANGER), "belongs to a tournament"),
        (lambda tables, table, user: tables.add_computer(table.id, DIRECTOR, "easy"), "match has started"),
        (lambda tables, table, user: tables.start(table.id, DIRECTOR), "already started"),
    ],
)
async def test_at_a_table_of_a_tournament(tournament_club: TournamentClub, act: Callable, reason: str):
    tournament = await tournament_club.started(*FOUR)
    table = tournament_club.table(tournament)
    await refused(tournament_club, act(tournament_club.club.tables, table, ADA.id), reason)
    with pytest.raises(Refused, match="tournament sets the pace"):
        seating.with_pace(table, "1h")


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (lambda tables, table: tables.act(table.id, ADA.id, None, Draw()), "tournament table is done"),
        (lambda tables, table: tables.ready(table.id, ADA.id), "tournament table is done"),
        (lambda tables, table: tables.rematch(table.id, ADA), "no rematch"),
    ],
)
async def test_at_a_table_that_is_over(tournament_club: TournamentClub, act: Callable, reason: str):
    now = await in_the_break(tournament_club, *FOUR)
    await refused(tournament_club, act(tournament_club.club.tables, tournament_club.table(now)), reason)


# Threads and channels


async def test_tables_stand_in_the_rooms_that_are_made_for_them(tournament_club: TournamentClub):
    asked = []

    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        asked.append((tournament.channels, wanted))
        return [*tournament.channels, *range(500 + len(tournament.channels), 500 + wanted)]

    tournament_club.threads.making = rooms
    tournament = await tournament_club.started(*SEVEN, threads=True)
    assert [table.channel for table in tournament_club.live(tournament)] == [500, 501]
    assert tournament_club.tournaments.at(501) == tournament_club.tournaments.at(PLACE.channel) == tournament
    await tournament_club.next(await tournament_club.finish_round(tournament))
    assert [table.channel for table in tournament_club.live(tournament)] == [500, 501], "table 1 stays table 1"
    assert asked == [((), 2)]


async def test_two_presses_make_rooms_once(tournament_club: TournamentClub):
    asked = []

    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        asked.append(wanted)
        await asyncio.sleep(0)
        return range(500, 500 + wanted)

    tournament_club.threads.making = rooms
    tournament = await tournament_club.opened(*SEVEN, threads=True)
    presses = [tournament_club.tournaments.start(tournament.id, DIRECTOR) for _ in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(answer) for answer in done] == [Tournament, Refused]
    assert asked == [2]


async def test_what_changes_while_rooms_are_made_is_seen_before_the_round_begins(tournament_club: TournamentClub):
    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        await tournament_club.tournaments.leave(tournament.id, ADA.id)
        return [500]

    tournament_club.threads.making = rooms
    tournament = await tournament_club.opened(ADA, BEN, CLEO, threads=True)
    with pytest.raises(Refused, match="Only 2 players have joined, and a tournament needs 3"):
        await tournament_club.tournaments.start(tournament.id, DIRECTOR)
    assert tournament_club.now(tournament).phase == "open"
    assert tournament_club.club.tables.every() == []


@pytest.mark.parametrize("trouble", ["fails", "gives too few"])
async def test_without_rooms_tables_stand_in_the_channel(tournament_club: TournamentClub, trouble: str, caplog):
    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        if trouble == "fails":
            raise OSError("no threads here")
        return [500]

    tournament_club.threads.making = rooms
    tournament = await tournament_club.started(*SEVEN, threads=True)
    first = PLACE.channel if trouble == "fails" else 500
    assert [table.channel for table in tournament_club.live(tournament)] == [first, PLACE.channel]


async def in_threads(tournament_club: TournamentClub) -> Tournament:
    async def rooms(tournament: Tournament, wanted: int) -> Sequence[int]:
        return range(500, 500 + wanted)

    tournament_club.threads.making = rooms
    return await tournament_club.started(*SEVEN, threads=True)


async def test_when_a_thread_is_deleted_its_table_goes_on_in_the_channel(tournament_club: TournamentClub):
    tournament = await in_threads(tournament_club)
    before = tournament_club.table(tournament)
    await tournament_club.club.tables.save_message_id(before.id, 4711)
    await tournament_club.locations.gone(lambda table: table.channel == 500)
    await tournament_club.settle()
    now, moved = tournament_club.now(tournament), tournament_club.table(tournament)
    assert (moved.id, moved.channel, moved.state) == (before.id, PLACE.channel, before.state)
    assert tournament_club.club.tables.messages == {}, "it is not shown there yet"
    assert (now.channels, notices(now)) == ((PLACE.channel, 501), ["moved"])
    await tournament_club.restart()
    assert tournament_club.club.tables.messages == {}
    await tournament_club.next(await tournament_club.finish_round(now))
    assert [table.channel for table in tournament_club.live(now)] == [PLACE.channel, 501]


async def test_a_table_that_closes_while_its_thread_is_left_keeps_no_other_in_it(
    tournament_club: TournamentClub, monkeypatch: pytest.MonkeyPatch
):
    tournament = await in_threads(tournament_club)
    tables = tournament_club.club.tables
    first, second = tournament_club.live(tournament)
    await tables.move(second.id, Location(first.guild, first.channel))
    move, moved = tables.move, []

    async def closes_first(number: int, channel: int) -> Table:
        moved.append(number)
        if number == first.id:
            await tables.abandon(number)
        return await move(number, channel)

    monkeypatch.setattr(tables, "move", closes_first)
    await tournament_club.tournaments.thread_gone(first.channel)
    assert moved == [first.id, second.id]
    assert tables.get(second.id).channel == PLACE.channel


async def test_a_thread_that_is_deleted_between_rounds_is_used_no_more(tournament_club: TournamentClub):
    tournament = await in_threads(tournament_club)
    now = await tournament_club.finish_round(tournament)
    await tournament_club.tournaments.thread_gone(501)
    assert [table.channel for table in tournament_club.live(now)] == [500, PLACE.channel]
    await tournament_club.next(now)
    assert [table.channel for table in tournament_club.live(now)] == [500, PLACE.channel]
    told = list(tournament_club.told)
    await tournament_club.tournaments.thread_gone(4444)
    assert tournament_club.told == told, "others are no concern"


@pytest.mark.parametrize("phase", ["open", "break", "over", "paused"])
async def test_what_fails_once_is_tried_again_and_brings_nothing_else_forward(
    tournament_club: TournamentClub, phase: str
):
    tournament = await tournament_club.opened(*FOUR, rounds=1 if phase == "over" else 2)
    if phase != "open":
        await tournament_club.tournaments.start(tournament.id, DIRECTOR)
        await tournament_club.finish_round(tournament)
    if phase == "paused":
        await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    before, due = tournament_club.now(tournament), tournament_club.due_in(tournament)

    async def fails() -> None:
        raise Refused("Not now.")

    await tournament_club.tournaments._try(tournament.id, fails)
    assert tournament_club.due_in(tournament) == PAUSES.again
    await tournament_club.time_passes(tournament)
    assert tournament_club.now(tournament) == before
    assert tournament_club.due_in(tournament) == (due and due - PAUSES.again)


async def test_when_its_channel_is_deleted_the_tournament_is_cancelled(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*SEVEN)
    other = await tournament_club.tournaments.open(
        Location(PLACE.guild, 77), DIRECTOR, TournamentSetup(PENALTY, plays=False)
    )
    await tournament_club.tournaments.abandon(lambda each: each.channel == PLACE.channel)
    assert tournament_club.tournaments.every() == [other]
    assert tournament_club.club.tables.every() == []
    assert tournament_club.tournaments.closed(tournament.id).phase == "cancelled"


async def test_even_if_only_its_tables_are_known_to_be_gone(tournament_club: TournamentClub):
    await in_threads(tournament_club)
    await tournament_club.locations.gone(lambda table: table.guild == PLACE.guild)
    await tournament_club.settle()
    await tournament_club.locations.gone(lambda table: table.guild == PLACE.guild)
    await tournament_club.settle()
    assert tournament_club.club.tables.every() == tournament_club.tournaments.every() == []


async def test_a_table_whose_channel_is_the_tournaments_takes_it_along(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*SEVEN)
    await tournament_club.locations.gone(lambda each: not isinstance(each, Tournament))
    await tournament_club.settle()
    assert tournament_club.club.tables.every() == tournament_club.tournaments.every() == []
    assert tournament_club.tournaments.closed(tournament.id).phase == "cancelled"


async def test_a_table_that_vanishes_is_played_anew(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*SEVEN)
    table = tournament_club.table(tournament)
    async with tournament_club.club.tables.store.writing() as connection:
        await table_rows.remove(connection, table)
    await tournament_club.club.tables._reload(table.id)
    await tournament_club.settle()
    now, anew = tournament_club.now(tournament), tournament_club.table(tournament)
    assert anew.id != table.id
    assert anew.seats == table.seats
    assert (notices(now), now.tables[0].entrants) == (["anew"], tournament.tables[0].entrants)
    assert (await tournament_club.finish_round(now)).phase == "break"


async def test_one_that_vanished_while_the_bot_was_away_too(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*SEVEN)
    table = tournament_club.table(tournament)
    async with tournament_club.club.tables.store.writing() as connection:
        await table_rows.remove(connection, table)
    await tournament_club.restart()
    assert tournament_club.table(tournament).id != table.id


async def test_who_comes_and_goes_at_a_table_never_becomes_its_host(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id)
    await tournament_club.membership.join(tournament_club.table(tournament).id, BEN)
    assert tournament_club.table(tournament).host == DIRECTOR.id


async def test_a_table_that_could_not_be_shown_stays(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.club.tables.discard(tournament_club.table(tournament).id)
    assert len(tournament_club.live(tournament)) == 1


async def test_a_tournament_that_was_changed_elsewhere_is_read_again(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    async with tournament_club.club.tables.store.writing() as connection:
        newer = await rows.save(connection, replace(tournament, rounds=7))
    with pytest.raises(Refused, match="has changed in the meantime"):
        await tournament_club.tournaments.leave(tournament.id, ADA.id)
    assert tournament_club.now(tournament) == newer
    assert (await tournament_club.tournaments.leave(tournament.id, ADA.id)).rounds == 7


async def test_a_table_that_was_changed_elsewhere_stops_what_was_to_happen_with_it(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    async with tournament_club.club.tables.store.writing() as connection:
        newer = await table_rows.save(connection, replace(tournament_club.table(tournament), quick=True))
    with pytest.raises(Refused, match="has changed in the meantime"):
        await tournament_club.tournaments.pause(tournament.id, DIRECTOR)
    assert tournament_club.now(tournament) == tournament
    assert tournament_club.table(tournament) == newer
    assert (await tournament_club.tournaments.pause(tournament.id, DIRECTOR)).paused


async def test_after_stopping_nothing_happens_by_itself(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR)
    ring, about = (
        tournament_club.tournaments._timers[now.id]._callback,
        tournament_club.tournaments._timers[now.id]._args,
    )
    await tournament_club.tournaments.stop()
    ring(*about)
    await tournament_club.settle()
    assert tournament_club.now(now) == now


async def test_where_it_is_shown_is_remembered(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA)
    tournament_club.told.clear()
    await tournament_club.tournaments.save_message_id(tournament.id, 4711)
    await tournament_club.restart()
    assert tournament_club.tournaments.messages == {tournament.id: 4711}
    await tournament_club.tournaments.save_message_id(tournament.id, None)
    assert tournament_club.tournaments.messages == {}
    assert tournament_club.told == []


# Other tables and other matters


async def test_ordinary_tables_in_the_channel_are_as_they_were(tournament_club: TournamentClub):
    club: Club = tournament_club.club
    table = await club.match(ADA, BEN)
    await tournament_club.started(*FOUR, house_rules=COLLECT)
    await tournament_club.club.tables.act(table.id, ADA.id, None, Draw())
    await tournament_club.club.tables.close(table.id, ADA)
    with pytest.raises(NoSuchTable):
        club.tables.get(table.id)
    assert len(club.tables.every()) == 1


async def test_every_notice_is_a_sentence(tournament_club: TournamentClub):
    tournament = await tournament_club.opened(ADA)
    keys = messages("model.tournaments.directing")
    what_may_be_told = [key.removeprefix("notice-") for key in keys if key.startswith("notice-")]
    assert len(what_may_be_told) == 19
    for what in what_may_be_told:
        sentence = notice_text(tournament, Notice(what, 2, 0))
        assert sentence.endswith(".")
        assert "{" not in sentence
    assert notice_text(tournament, Notice("out", 2, 0)).startswith("Ada left.")
    assert notice_text(tournament, Notice("out", 2, 99)).startswith("Someone left.")


@pytest.mark.parametrize(
    ("entrants", "five", "words"),
    [
        (3, False, "a table of three"),
        (5, True, "a table of five"),
        (5, False, "2 tables of three"),
        (7, False, "a table of four and a table of three"),
        (13, True, "a table of four and 3 tables of three"),
        (64, True, "16 tables of four"),
    ],
)
def test_how_many_are_seated_in_words(entrants: int, five: bool, words: str):
    assert table_sizes_text(entrants, five=five) == words


async def test_five_in_the_middle_of_it_are_six_too(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *SEVEN[:6], house_rules=EACH_FOR_HIMSELF)
    await tournament_club.tournaments.leave(now.id, ADA.id)
    now = await tournament_club.next(now)
    assert [len(table.entrants) for table in now.tables] == [3, 3]
    assert notices(now) == ["gone", "filled"]


def test_the_lots_are_sealed_and_proved_at_the_end():
    tournament = Tournament(1, 2, 3, PENALTY, "a seed", 2, 60)
    promised = seating_draw(tournament)
    assert "a seed" not in promised
    proof = seating_draw(replace(tournament, phase="over"))
    assert proof.startswith("Seed of the draw: a seed.")
    assert seal("a seed", "") in proof
    assert seal("a seed", "") in promised
