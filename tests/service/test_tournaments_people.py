"""Coming late, leaving, being removed, being away, being forgotten."""

import sqlite3
from collections.abc import Awaitable
from contextlib import closing

import pytest

from model.member import Member
from model.refusals import Refused
from model.tournaments.tournament import Entrant, Tournament
from service.tournaments.tournaments import Tournaments
from tests.db.club import everything_in
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE, STRANGER
from tests.service.tournament_club import (
    BREAK,
    DIRECTOR,
    GUESTS,
    PENALTY,
    TournamentClub,
    names,
    notices,
    totals,
)

FOUR = (ADA, BEN, CLEO, DORA)
LATE = GUESTS[0]


def seated(tournament: Tournament) -> set[str]:
    """The names of all who sit in the round."""
    return {name for table in tournament.tables for name in names(tournament, table)}


def status(tournament: Tournament, person: Member) -> str:
    entrant = tournament.entrant_of(person.id)
    assert entrant is not None
    return entrant.status


def removed(service: Tournaments, tournament: Tournament, entrant: Entrant) -> Awaitable[Tournament]:
    return service.remove(tournament.id, DIRECTOR, entrant.number)


async def in_the_break(tournament_club: TournamentClub, *people: Member, **plan) -> Tournament:
    return await tournament_club.finish_round(await tournament_club.started(*people, **plan))


# Before the start


async def test_before_the_start_people_and_bots_come_and_go(tournament_club: TournamentClub):
    tournaments = tournament_club.tournaments
    tournament = await tournament_club.opened(ADA, BEN, CLEO)
    await tournaments.leave(tournament.id, BEN.id)
    await tournaments.remove(tournament.id, DIRECTOR, 2)
    await tournaments.join(tournament.id, BEN)
    tournament = await tournaments.add_computer(tournament.id, DIRECTOR, "easy")
    tournament = await tournaments.add_computer(tournament.id, MODERATOR, "steady")
    tournament = await tournaments.remove(tournament.id, DIRECTOR, tournament.entrants[2].number)
    assert [entrant.name for entrant in tournament.entrants] == ["Ada", "Ben", "Edda"]
    assert notices(tournament) == []


# Late entries


async def test_who_comes_late_sits_down_in_the_next_round_and_does_not_lead(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR[:3])
    tournament = await tournament_club.tournaments.join(tournament.id, LATE)
    assert (notices(tournament), LATE.name in seated(tournament)) == (["late"], False)
    now = await tournament_club.finish_round(tournament)
    assert totals(now)[LATE.name] == min(totals(now).values()) == -10
    assert LATE.name in seated(await tournament_club.next(now))


# Leaving, and being removed

GOES = {
    "leaves": lambda service, tournament: service.leave(tournament.id, BEN.id),
    "is removed": lambda service, tournament: service.remove(tournament.id, DIRECTOR, 1),
}


@pytest.mark.parametrize("way", GOES)
async def test_who_goes_during_a_round_has_it_finished_by_a_bot(tournament_club: TournamentClub, way: str):
    tournament = await tournament_club.started(*FOUR)
    now = await GOES[way](tournament_club.tournaments, tournament)
    table = tournament_club.table(now)
    assert table.seats[table.seat_of(BEN.id)].away
    assert (status(now, BEN), notices(now)) == ("out", ["out"])
    now = await tournament_club.finish_round(now)
    assert now.tables[0].helped == (1,)
    assert seated(await tournament_club.next(now)) == {"Ada", "Cleo", "Dora"}


async def test_when_everyone_has_left_no_round_begins_and_it_is_cancelled(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR[:3])
    for person in FOUR[:3]:
        await tournament_club.tournaments.leave(now.id, person.id)
    with pytest.raises(Refused, match="a tournament needs 3"):
        await tournament_club.next(now)
    await tournament_club.time_passes(now)
    assert tournament_club.tournaments.every() == tournament_club.club.tables.every() == []
    (kept,) = await tournament_club.tournaments.results(PLACE.guild)
    assert (kept.phase, len(kept.complete)) == ("cancelled", 1)


async def test_who_has_left_may_come_back_with_the_old_score(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR, rounds=3)
    before = totals(now)["Ben"]
    await tournament_club.tournaments.leave(now.id, BEN.id)
    await tournament_club.next(now)
    now = await tournament_club.finish_round(now, (10, 20))
    now = await tournament_club.tournaments.join(now.id, BEN)
    assert totals(now)["Ben"] == before - 20, "and the lowest of the round that was missed"
    assert "Ben" in seated(await tournament_club.next(now))


async def test_who_has_left_takes_the_seat_at_the_table_back_together_with_the_place(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.tournaments.leave(tournament.id, BEN.id)
    table = await tournament_club.membership.join(tournament_club.table(tournament).id, BEN)
    assert table == tournament_club.table(tournament)
    assert all(seat.present for seat in table.seats)
    now = tournament_club.now(tournament)
    assert (status(now, BEN), notices(now)) == ("in", ["out", "back"])
    assert "Ben" in seated(await tournament_club.next(await tournament_club.finish_round(now)))


@pytest.mark.parametrize("how", ["left", "away"])
async def test_in_the_last_round_no_one_comes_back_to_or_leaves_a_table_that_is_done(
    tournament_club: TournamentClub, how: str
):
    now = await tournament_club.started(*FOUR, *GUESTS[:3], rounds=1)
    early, other = (now.entrant(number) for number in now.tables[0].entrants[1:3])
    person = Member(early.member or 0, early.name)
    if how == "left":
        await tournament_club.tournaments.leave(now.id, person.id)
    else:
        await tournament_club.club.tables.leave(now.tables[0].table, person.id)
    await tournament_club.finish(now.tables[0].table)
    before = tournament_club.now(now)
    service = tournament_club.tournaments
    for going in (service.join(now.id, person), service.leave(now.id, other.member), removed(service, now, other)):
        with pytest.raises(Refused, match="That table of the last round is done"):
            await going
    assert tournament_club.now(now) == before
    with pytest.raises(Refused, match="The last round has started"):
        await service.join(now.id, STRANGER)
    with pytest.raises(Refused, match="The last round has started"):
        await service.add_computer(now.id, DIRECTOR, "easy")


async def test_who_comes_back_before_a_score_is_taken_up_does_not_begin_the_next_round_away(
    tournament_club: TournamentClub,
):
    """The table is over and shows them as away, and the tournament has yet to hear of it."""
    tournament = await tournament_club.started(*FOUR)
    tournament_club.club.changes._listeners.remove(tournament_club.tournaments.table_changed)
    await tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id)
    await tournament_club.finish(tournament.tables[0].table)
    now = await tournament_club.tournaments.join(tournament.id, BEN)
    assert (now.phase, tournament_club.due_in(now)) == ("break", BREAK)
    await tournament_club.next(now)
    assert all(seat.present for seat in tournament_club.table(now).seats)


async def test_bots_among_themselves_hold_nobody_up_but_may_be_watched(tournament_club: TournamentClub):
    tournament = await tournament_club.started(ADA, computers=("easy",) * 6)
    assert sorted((table.quick, len(table.people)) for table in tournament_club.live(tournament)) == [
        *((False, 1), (True, 0)),
    ]
    await tournament_club.tournaments.close(tournament.id, DIRECTOR)
    assert not tournament_club.table(await tournament_club.started(computers=("easy",) * 3)).quick


# Being away


async def test_who_is_away_at_the_end_of_a_round_begins_the_next_one_away(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    table = await tournament_club.club.put(tournament_club.table(tournament).id, turn=2)
    slow = table.seats[2].member
    await tournament_club.club.time_passes(table.id)
    now = await tournament_club.finish_round(tournament)
    assert {entrant.member for entrant in now.entrants if entrant.away} == {slow}
    now = await tournament_club.next(now)
    assert {seat.member for seat in tournament_club.table(now).seats if seat.away} == {slow}


async def test_who_is_away_comes_back_at_the_table_in_the_tournament_or_in_the_break(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    table = tournament_club.table(now).id
    for person in (BEN, CLEO, DORA):
        await tournament_club.club.tables.leave(table, person.id)
    await tournament_club.membership.join(table, BEN)
    await tournament_club.tournaments.join(now.id, CLEO)
    assert [seat.present for seat in tournament_club.table(now).seats].count(False) == 1
    await tournament_club.finish_round(now)
    await tournament_club.tournaments.join(now.id, DORA)
    now = await tournament_club.next(now)
    assert all(seat.present for seat in tournament_club.table(now).seats)


async def test_the_wish_to_be_called_outlives_leaving_and_coming_back(tournament_club: TournamentClub):
    """Also when the round in which it was said ends in between."""
    now = await tournament_club.started(*FOUR, rounds=3)
    await tournament_club.club.tables.toggle_notify(tournament_club.table(now).id, CLEO.id)
    await tournament_club.tournaments.leave(now.id, CLEO.id)
    now = await tournament_club.finish_round(now)
    now = await tournament_club.tournaments.join(now.id, CLEO)
    await tournament_club.next(now)
    assert {seat.member for seat in tournament_club.table(now).seats if seat.notify} == {CLEO.id}


# Being forgotten


def is_known(tournament_club: TournamentClub, person: Member) -> bool:
    text = everything_in(tournament_club.club.path)
    return str(person.id) in text or person.name in text


async def forget(tournament_club: TournamentClub, person: Member) -> None:
    await tournament_club.membership.forget(person.id)


async def test_during_a_round_a_computer_player_has_the_place(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN)
    now = tournament_club.now(tournament)
    assert now.entrant(1).name is None
    assert notices(now) == ["forgotten"]
    now = await tournament_club.finish_round(now)
    assert totals(now)[None] == now.played[0].scores[1]
    now = await tournament_club.next(now)
    (seat,) = (seat for seat in tournament_club.table(now).seats if seat.name is None)
    assert (seat.member, seat.computer) == (None, "steady")


@pytest.mark.parametrize("how", ["removed", "out", "away"])
async def test_whatever_had_become_of_them_before(tournament_club: TournamentClub, how: str):
    tournament = await tournament_club.started(*FOUR, rounds=3)
    if how == "out":
        await tournament_club.tournaments.leave(tournament.id, BEN.id)
    elif how == "removed":
        await tournament_club.tournaments.remove(tournament.id, DIRECTOR, 1)
    else:
        await tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id)
    now = await tournament_club.next(await tournament_club.finish_round(tournament))
    assert is_known(tournament_club, BEN)
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN)
    assert (await tournament_club.finish_round(now)).phase == "break"


async def test_after_it_is_over_the_others_results_stay_whole(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR, rounds=1)
    over = await tournament_club.finish_round(tournament, (10, 20, 50))
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN), "not at the table that is still looked at either"
    await tournament_club.tournaments.close(over.id, DIRECTOR)
    await forget(tournament_club, CLEO)
    assert not is_known(tournament_club, CLEO), "nor in the results"
    (kept,) = await tournament_club.tournaments.results(PLACE.guild)
    assert kept.standing == over.standing
    assert sorted((entrant.name for entrant in kept.entrants), key=str) == ["Ada", "Dora", None, None]


async def test_when_the_organiser_is_forgotten_who_may_manage_messages_directs(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await forget(tournament_club, DIRECTOR)
    now = tournament_club.now(tournament)
    assert (now.organiser, notices(now)) == (None, ["headless"])
    assert not is_known(tournament_club, DIRECTOR)
    with pytest.raises(Refused, match="organiser \\(or a moderator"):
        await tournament_club.tournaments.pause(now.id, ADA)
    assert (await tournament_club.tournaments.pause(now.id, MODERATOR)).paused


@pytest.mark.file
@pytest.mark.parametrize("fails", ["tournaments", "tables", "results", "people", "house_sets"])
async def test_when_one_part_cannot_be_saved_nothing_is_forgotten(tournament_club: TournamentClub, fails: str):
    presets = tournament_club.membership._presets
    await presets.keep(PLACE.guild, "Friday", PENALTY, BEN)
    await tournament_club.club.match(BEN, CLEO)
    over = await tournament_club.club.match(ADA, BEN, target=10)
    await tournament_club.club.play(await tournament_club.club.last_card(over.id, ("8H", "8C")), "5S")
    tournament = await tournament_club.started(*FOUR)
    path = tournament_club.club.path
    with closing(sqlite3.connect(path)) as file:
        for on in ("UPDATE", "DELETE"):
            file.execute(f"CREATE TRIGGER no_{on} BEFORE {on} ON {fails} BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    before = everything_in(path), tournament_club.club.tables.every(), tournament_club.now(tournament)
    tournament_club.told.clear()
    with pytest.raises(Refused, match="nothing has changed"):
        await forget(tournament_club, BEN)
    assert (everything_in(path), tournament_club.club.tables.every(), tournament_club.now(tournament)) == before
    assert presets.get(PLACE.guild, "Friday").by == BEN.id
    assert tournament_club.told == []
