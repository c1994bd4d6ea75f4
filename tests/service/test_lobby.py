"""Before the match: what the host alone may ask for, which tables there are, how they go, and the rules they keep."""

import pytest

from model.member import Location
from model.refusals import NoSuchTable, Refused
from model.tables.seating import TableSetup
from model.tournaments.entries_and_seats import TournamentSetup
from tests.db.club import look, to
from tests.service.club import ADA, BEN, CLEO, PLACE, Club
from tests.service.tournament_club import DIRECTOR, PENALTY

ELSEWHERE = Location(700, 10)


async def test_who_comes_and_goes_is_in_the_file_at_once(club: Club):
    table = await club.lobby(ADA, BEN, CLEO, computers=("easy",))
    assert await club.stored() == [table]
    left = await club.tables.leave(table.id, ADA.id)
    assert ([seat.name for seat in left.seats], left.host) == (["Ben", "Cleo", "Otto"], BEN.id)
    assert await club.stored() == [left]
    for refused in (club.tables.leave(table.id, ADA.id), club.tables.join(table.id, BEN)):
        with pytest.raises(Refused, match=r"not at table|already at this table"):
            await refused
    assert await club.stored() == [left]


async def test_a_table_goes_with_its_last_person_or_when_it_could_not_be_shown(club: Club):
    table = await club.lobby(ADA, computers=("easy",))
    assert await club.tables.leave(table.id, ADA.id) is None
    assert await club.stored() == []
    with pytest.raises(NoSuchTable):
        await club.tables.join(table.id, ADA)
    assert look(club.path, "SELECT * FROM matches") == [], "no match had begun"
    table = await club.lobby(ADA)
    await club.tables.discard(table.id)
    assert await club.stored() == club.tables.every() == []
    assert table.id not in club.tables._timers


async def test_tables_of_a_channel_oldest_first_and_one_that_moves_has_yet_to_be_shown_in_its_new_one(club: Club):
    other = await club.tables.open(ELSEWHERE, CLEO, TableSetup(to(100)))
    first, second = await club.lobby(ADA), await club.lobby(BEN)
    assert club.tables.in_channel(PLACE.channel) == [first, second]
    assert club.tables.in_channel(10) == [other]
    assert len({first.seed, first.salt, second.seed, second.salt}) == 4, "no two are dealt alike"
    await club.tables.save_message_id(first.id, 4711)
    await club.tables.move(first.id, ELSEWHERE)
    for _ in range(2):
        assert club.tables.in_channel(PLACE.channel) == [second]
        assert [here.id for here in club.tables.in_channel(10)] == [other.id, first.id]
        assert club.tables.messages == {}
        await club.restart()


async def test_a_gone_channel_takes_its_tables_and_those_in_its_threads_after_a_restart_too(tournament_club):
    club, thread, setup = tournament_club.club, Location(700, 10, PLACE.channel), TableSetup(to(100))
    finished = await club.replace(await club.tables.open(thread, ADA, setup), phase="over")
    await club.tables.rematch(finished.id, ADA)
    await club.tables.move((await club.tables.open(PLACE, BEN, setup)).id, thread)
    await tournament_club.tournaments.open(thread, DIRECTOR, TournamentSetup(PENALTY))
    there = await club.tables.open(Location(700, 11), CLEO, setup)
    await tournament_club.restart()
    await club.match(ADA, BEN)
    await tournament_club.locations.channel_gone(PLACE.channel)
    assert await club.stored() == [there]
    assert await tournament_club.stored() == []
    assert look(club.path, "SELECT outcome FROM matches") == [("abandoned",)]


async def test_only_a_seat_as_the_host_saw_it_is_removed(club: Club):
    seen = await club.lobby(ADA, BEN)
    table = await club.tables.join(seen.id, CLEO)
    for seat, why in ((-1, "no seat"), (3, "no seat"), (2, "seats have changed")):
        with pytest.raises(Refused, match=why):
            await club.tables.remove(table.id, ADA, seat, seen)
    assert await club.stored() == [table]
