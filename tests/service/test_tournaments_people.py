"""Coming late, leaving, being removed, being away, being forgotten."""

import sqlite3
from contextlib import closing

import pytest

from model.member import Member
from model.refusals import Refused
from model.tournaments.tournament import Tournament
from tests.db.club import everything_in
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE, STRANGER
from tests.service.tournament_club import DIRECTOR, GUESTS, PENALTY, TournamentClub, names, totals

FOUR = (ADA, BEN, CLEO, DORA)
LATE = GUESTS[0]


def seated(tournament: Tournament) -> set[str]:
    """The names of all who sit in the round."""
    return {name for table in tournament.tables for name in names(tournament, table)}


async def in_the_break(tournament_club: TournamentClub, *people: Member, **plan) -> Tournament:
    return await tournament_club.finish_round(await tournament_club.started(*people, **plan))


# Coming and going


async def test_who_comes_late_sits_down_in_the_next_round_and_does_not_lead(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR[:3])
    tournament = await tournament_club.tournaments.join(tournament.id, LATE)
    assert LATE.name not in seated(tournament)
    now = await tournament_club.finish_round(tournament)
    assert totals(now)[LATE.name] == min(totals(now).values()) == -10
    assert LATE.name in seated(await tournament_club.next(now))


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
    assert now.entrant_of(BEN.id).status == "out"
    now = await tournament_club.finish_round(now)
    assert now.tables[0].helped == (1,)
    assert "Ben" not in totals(now)
    assert seated(await tournament_club.next(now)) == {"Ada", "Cleo", "Dora"}


async def test_when_everyone_has_left_no_round_begins_and_it_is_cancelled(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR[:3])
    for person in FOUR[:3]:
        await tournament_club.tournaments.leave(now.id, person.id)
    await tournament_club.time_passes(now)
    assert tournament_club.tournaments.every() == tournament_club.club.tables.every() == []
    assert (tournament_club.now(now).phase, len(tournament_club.now(now).complete)) == ("cancelled", 1)


async def test_who_has_left_may_come_back_with_the_old_score(tournament_club: TournamentClub):
    now = await in_the_break(tournament_club, *FOUR, rounds=3)
    before = totals(now)["Ben"]
    await tournament_club.tournaments.leave(now.id, BEN.id)
    await tournament_club.next(now)
    now = await tournament_club.finish_round(now, (10, 20))
    now = await tournament_club.tournaments.join(now.id, BEN)
    assert totals(now)["Ben"] == before - 20, "and the lowest of the round that was missed"
    assert "Ben" in seated(await tournament_club.next(now))


async def test_in_the_last_round_only_who_still_has_a_seat_comes_back(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR, *GUESTS[:3], rounds=1)
    service = tournament_club.tournaments
    early, late = (now.entrant(table.entrants[1]) for table in now.tables)
    for each in (early, late):
        await service.leave(now.id, each.member)
    await tournament_club.finish(now.tables[0].table)
    for person in (Member(early.member, early.name), STRANGER):
        with pytest.raises(Refused, match="The last round has started"):
            await service.join(now.id, person)
    with pytest.raises(Refused, match="The last round has started"):
        await service.add_bot(now.id, DIRECTOR)
    now = await service.join(now.id, Member(late.member, late.name))
    await tournament_club.club.tables.join(now.tables[1].table, Member(late.member, late.name))
    over = await tournament_club.finish_round(now)
    assert {late.name} == {late.name, early.name} & set(totals(over))


# Being away


async def test_who_is_away_at_the_end_of_a_round_begins_the_next_one_away(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    table = await tournament_club.club.put(tournament_club.table(tournament).id, turn=2)
    slow = table.seats[2].member
    await tournament_club.club.time_passes(table.id)
    now = await tournament_club.next(await tournament_club.finish_round(tournament))
    table = tournament_club.table(now)
    assert {seat.member for seat in table.seats if seat.away} == {slow}
    (back,) = (person for person in FOUR if person.id == slow)
    assert all(seat.present for seat in (await tournament_club.club.tables.join(table.id, back)).seats)


async def test_who_wants_pings_gets_them_at_every_table(tournament_club: TournamentClub):
    now = await tournament_club.started(*FOUR)
    await tournament_club.club.tables.toggle_notify(tournament_club.table(now).id, CLEO.id)
    now = await tournament_club.next(await tournament_club.finish_round(now))
    assert {seat.member for seat in tournament_club.table(now).seats if seat.notify} == {CLEO.id}


# Being forgotten


def is_known(tournament_club: TournamentClub, person: Member) -> bool:
    text = everything_in(tournament_club.club.path)
    return str(person.id) in text or person.name in text


async def forget(tournament_club: TournamentClub, person: Member) -> None:
    await tournament_club.membership.forget(person.id)


async def test_during_a_round_a_bot_finishes_it(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await forget(tournament_club, BEN)
    assert not is_known(tournament_club, BEN)
    now = tournament_club.now(tournament)
    assert (now.entrant(1).name, now.entrant(1).status) == (None, "out")
    now = await tournament_club.next(await tournament_club.finish_round(now))
    assert seated(now) == {"Ada", "Cleo", "Dora"}


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
    await forget(tournament_club, CLEO)
    assert not is_known(tournament_club, CLEO), "not in the results either"
    kept = await tournament_club.tournaments.stored(PLACE.guild, over.id)
    assert kept.standing == over.standing
    assert sorted((entrant.name for entrant in kept.entrants), key=str) == ["Ada", "Ben", "Dora", None]


async def test_when_the_organiser_is_forgotten_who_may_manage_messages_directs(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await forget(tournament_club, DIRECTOR)
    now = tournament_club.now(tournament)
    assert now.organiser is None
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
