"""Coming late, leaving, being removed, being away, being forgotten."""

import pytest

from model.member import Member
from model.refusals import Refused
from model.tournaments.tournament import Tournament
from tests.db.club import everything_in
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE
from tests.service.test_trouble import broken
from tests.service.tournament_club import DIRECTOR, GUESTS, PENALTY, TournamentClub, names, totals

FOUR = (ADA, BEN, CLEO, DORA)
LATE = GUESTS[0]


def seated(tournament: Tournament) -> set[str]:
    """The names of all who sit in the round."""
    return {name for table in tournament.tables for name in names(tournament, table)}


async def test_who_comes_late_sits_down_in_the_next_round_and_does_not_lead(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR[:3])
    tournament = await tournament_club.tournaments.join(tournament.id, LATE)
    assert LATE.name not in seated(tournament)
    now = await tournament_club.finish_round(tournament)
    assert totals(now)[LATE.name] == min(totals(now).values()) == -10
    assert LATE.name in seated(await tournament_club.next(now))


@pytest.mark.parametrize("way", ["leaves", "is removed", "is forgotten"])
async def test_who_goes_during_a_round_has_it_finished_by_a_bot(tournament_club: TournamentClub, way: str):
    tournament, service = await tournament_club.started(*FOUR), tournament_club.tournaments
    if way == "leaves":
        await service.leave(tournament.id, BEN.id)
    elif way == "is removed":
        await service.remove(tournament.id, DIRECTOR, 1)
    else:
        await tournament_club.membership.forget(BEN.id)
        assert not is_known(tournament_club, BEN)
    now, table = tournament_club.now(tournament), tournament_club.table(tournament)
    seat = now.tables[0].entrants.index(1)
    assert (table.seats[seat].present, now.entrant(1).status) == (False, "out")
    now = await tournament_club.finish_round(now)
    assert now.tables[0].helped == (() if way == "is forgotten" else (1,))
    assert "Ben" not in totals(now)
    assert seated(await tournament_club.next(now)) == {"Ada", "Cleo", "Dora"}


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
    await tournament_club.club.tables.toggle_notify(table.id, CLEO.id)
    slow = table.seats[2].member
    await tournament_club.club.time_passes(table.id)
    now = await tournament_club.next(await tournament_club.finish_round(tournament))
    table = tournament_club.table(now)
    assert {seat.member for seat in table.seats if seat.away} == {slow}
    assert {seat.member for seat in table.seats if seat.notify} == {CLEO.id}
    (back,) = (person for person in FOUR if person.id == slow)
    assert all(seat.present for seat in (await tournament_club.club.tables.join(table.id, back)).seats)


def is_known(tournament_club: TournamentClub, person: Member) -> bool:
    text = everything_in(tournament_club.club.path)
    return str(person.id) in text or person.name in text


@pytest.mark.parametrize("how", ["removed", "out", "away"])
async def test_who_is_forgotten_leaves_no_trace_whatever_had_become_of_them_before(tournament_club, how):
    tournament = await tournament_club.started(*FOUR, rounds=3)
    if how == "out":
        await tournament_club.tournaments.leave(tournament.id, BEN.id)
    elif how == "removed":
        await tournament_club.tournaments.remove(tournament.id, DIRECTOR, 1)
    else:
        await tournament_club.club.tables.leave(tournament_club.table(tournament).id, BEN.id)
    now = await tournament_club.next(await tournament_club.finish_round(tournament))
    assert is_known(tournament_club, BEN)
    await tournament_club.membership.forget(BEN.id)
    assert not is_known(tournament_club, BEN)
    assert (await tournament_club.finish_round(now)).phase == "break"


async def test_after_it_is_over_the_others_results_stay_whole(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR, rounds=1)
    over = await tournament_club.finish_round(tournament, (10, 20, 50))
    await tournament_club.membership.forget(CLEO.id)
    assert not is_known(tournament_club, CLEO), "not in the results either"
    kept = await tournament_club.tournaments.stored(PLACE.guild, over.id)
    assert kept.standing == over.standing
    assert sorted((entrant.name for entrant in kept.entrants), key=str) == ["Ada", "Ben", "Dora", None]


async def test_when_the_organiser_is_forgotten_who_may_manage_messages_directs(tournament_club: TournamentClub):
    tournament = await tournament_club.started(*FOUR)
    await tournament_club.membership.forget(DIRECTOR.id)
    now = tournament_club.now(tournament)
    assert now.organiser is None
    assert not is_known(tournament_club, DIRECTOR)
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
    with broken(path, fails, on="UPDATE"), broken(path, fails, on="DELETE"), refusal:
        await tournament_club.membership.forget(BEN.id)
    assert (everything_in(path), tournament_club.club.tables.every(), tournament_club.now(tournament)) == before
    assert presets.get(PLACE.guild, "Friday").by == BEN.id
    assert tournament_club.told == []
