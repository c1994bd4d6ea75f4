"""Before the match: who sits down, who gets up, who may say so."""

import pytest

from engine.core.actions import Draw
from model.location import Location
from model.member import Member
from model.refusals import NoSuchTable, Refused
from model.tables.seating import TableSetup
from model.tables.table import Table
from model.tournaments.entries import TournamentSetup
from tests.db.club import look, to
from tests.service.club import ADA, BEN, CLEO, MODERATOR, PLACE, STRANGER, Club
from tests.service.tournament_club import DIRECTOR, PENALTY, TournamentClub


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def crowd(count: int) -> list[Member]:
    return [Member(number, f"Guest {number}") for number in range(1, count + 1)]


async def test_the_host_sits_first_and_computer_players_beside(club: Club):
    table = await club.tables.open(PLACE, ADA, TableSetup(to(100), computers=("easy", "steady")))
    assert [(seat.member, seat.computer) for seat in table.seats] == [(ADA.id, None), (None, "easy"), (None, "steady")]
    assert len(set(names(table))) == 3
    assert (table.host, table.phase, table.channel) == (ADA.id, "lobby", PLACE.channel)
    assert await club.stored() == [table]


async def test_who_joins_sits_at_the_end(club: Club):
    table = await club.lobby(ADA, BEN, CLEO)
    assert names(table) == ["Ada", "Ben", "Cleo"]
    assert table.host == ADA.id
    assert await club.stored() == [table]


async def test_nobody_sits_twice(club: Club):
    table = await club.lobby(ADA, BEN)
    with pytest.raises(Refused, match="already at this table"):
        await club.tables.join(table.id, BEN)
    assert await club.stored() == [table]


async def test_a_guest_gets_up(club: Club):
    table = await club.lobby(ADA, BEN)
    left = await club.tables.leave(table.id, BEN.id)
    assert left is not None
    assert names(left) == ["Ada"]
    with pytest.raises(Refused, match="not at table"):
        await club.tables.leave(table.id, BEN.id)


async def test_when_the_host_gets_up_the_next_person_hosts(club: Club):
    table = await club.lobby(ADA, BEN, CLEO, computers=("easy",))
    left = await club.tables.leave(table.id, ADA.id)
    assert left is not None
    assert left.host == BEN.id
    assert await club.tables.add_computer(table.id, BEN, "easy")
    with pytest.raises(Refused, match="Only the host"):
        await club.tables.add_computer(table.id, ADA, "easy")


async def test_when_the_last_person_gets_up_the_table_is_closed(club: Club):
    table = await club.lobby(ADA, computers=("easy",))
    assert await club.tables.leave(table.id, ADA.id) is None
    assert await club.stored() == []
    with pytest.raises(NoSuchTable):
        await club.tables.join(table.id, ADA)
    assert look(club.path, "SELECT * FROM matches") == [], "no match had begun"


async def test_a_ninth_player_is_refused(club: Club):
    table = await club.lobby(*crowd(8))
    with pytest.raises(Refused, match="8 seats"):
        await club.tables.join(table.id, STRANGER)
    with pytest.raises(Refused, match="8 seats"):
        await club.tables.add_computer(table.id, crowd(1)[0], "easy")
    assert len(club.tables.get(table.id).seats) == 8


async def test_at_a_full_table_a_computer_player_makes_way_for_a_person(club: Club):
    table = await club.lobby(ADA, computers=("easy",) * 7)
    joined = await club.tables.join(table.id, BEN)
    assert len(joined.seats) == 8
    assert [seat.member for seat in joined.seats].count(None) == 6
    assert joined.seat_of(BEN.id) is not None


async def test_as_long_as_there_is_room_no_computer_player_makes_way(club: Club):
    table = await club.lobby(ADA, BEN, computers=("easy",) * 6)
    assert [seat.member for seat in table.seats].count(None) == 6


async def test_one_seat_cannot_start(club: Club):
    table = await club.lobby(ADA)
    with pytest.raises(Refused, match="at least 2 players"):
        await club.tables.start(table.id, ADA)
    assert await club.stored() == [table]


@pytest.mark.parametrize("who", [BEN, STRANGER])
async def test_only_the_host_arranges_the_table(club: Club, who: Member):
    table = await club.lobby(ADA, BEN)
    for request in (
        club.tables.start(table.id, who),
        club.tables.remove(table.id, who, 0, club.tables.get(table.id)),
        club.tables.add_computer(table.id, who, "easy"),
        club.tables.close(table.id, who),
    ):
        with pytest.raises(Refused, match="Only the host"):
            await request
    assert await club.stored() == [table]


async def test_who_may_manage_messages_may_arrange_it_too(club: Club):
    table = await club.lobby(ADA, BEN)
    await club.tables.add_computer(table.id, MODERATOR, "easy")
    await club.tables.remove(table.id, MODERATOR, 1, club.tables.get(table.id))
    started = await club.tables.start(table.id, MODERATOR)
    assert names(started)[0] == "Ada"
    assert (started.phase, started.host) == ("match", ADA.id)
    await club.tables.close(table.id, MODERATOR)
    assert await club.stored() == []


@pytest.mark.parametrize("seat", [-1, 2, 99])
async def test_only_a_seat_that_there_is_can_be_removed(club: Club, seat: int):
    table = await club.lobby(ADA, BEN)
    with pytest.raises(Refused, match="no seat"):
        await club.tables.remove(table.id, ADA, seat, club.tables.get(table.id))


async def test_who_sat_down_since_the_host_looked_is_not_removed(club: Club):
    seen = await club.lobby(ADA, BEN)
    table = await club.tables.join(seen.id, CLEO)
    with pytest.raises(Refused, match="seats have changed"):
        await club.tables.remove(table.id, ADA, 2, seen)
    assert await club.stored() == [table]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (TableSetup(to(100, "snap")), "no game called"),
        (TableSetup(to(9)), "must be 10 to 1000"),
        (TableSetup(to(100), computers=("easy",) * 8), "room for 7"),
        (TableSetup(to(100), computers=("genius",)), "no genius bot"),
    ],
)
async def test_a_wish_that_cannot_be_fulfilled_opens_nothing(club: Club, wish: TableSetup, why: str):
    with pytest.raises(Refused, match=why):
        await club.tables.open(PLACE, ADA, wish)
    assert await club.stored() == club.tables.every() == []


async def test_a_lobby_that_nobody_touches_is_closed_after_the_wait(club: Club):
    table = await club.lobby(ADA, BEN)
    assert club.due_in(table.id) == club.tables.pauses.wait
    await club.time_passes(table.id)
    assert await club.stored() == club.tables.every() == []


async def test_in_a_lobby_there_is_nothing_to_play(club: Club):
    table = await club.lobby(ADA, BEN)
    with pytest.raises(Refused, match="hasn’t started yet"):
        await club.tables.act(table.id, ADA.id, None, Draw())
    with pytest.raises(Refused, match="no round to start"):
        await club.tables.ready(table.id, ADA.id)
    assert club.tables.view(table, 0) is None


async def test_tables_of_a_channel_oldest_first(club: Club):
    first, second = await club.lobby(ADA), await club.lobby(BEN)
    other = await club.tables.open(Location(700, 10), CLEO, TableSetup(to(100)))
    assert club.tables.in_channel(PLACE.channel) == [first, second]
    assert club.tables.in_channel(10) == [other]


async def test_a_table_that_moves_is_in_its_new_channel_alone_and_has_yet_to_be_shown(club: Club):
    table = await club.lobby(ADA)
    await club.tables.save_message_id(table.id, 4711)
    await club.tables.move(table.id, Location(700, 10))
    for _ in range(2):
        assert club.tables.in_channel(PLACE.channel) == []
        assert [here.id for here in club.tables.in_channel(10)] == [table.id]
        assert club.tables.messages == {}
        await club.restart()


async def test_two_matches_are_not_dealt_alike(club: Club):
    first, second = await club.lobby(ADA), await club.lobby(BEN)
    assert len({first.seed, first.salt, second.seed, second.salt}) == 4


async def test_a_gone_channel_takes_its_tables_with_it(tournament_club: TournamentClub):
    club = tournament_club.club
    here = await club.match(ADA, BEN)
    there = await club.tables.open(Location(700, 10), CLEO, TableSetup(to(100)))
    await tournament_club.locations.channel_gone(here.channel)
    assert await club.stored() == [there]
    assert look(club.path, "SELECT outcome FROM matches") == [("abandoned",)]


async def test_a_gone_channel_takes_what_stands_in_its_threads_also_after_a_restart(tournament_club: TournamentClub):
    club, thread, setup = tournament_club.club, Location(700, 10, PLACE.channel), TableSetup(to(100))
    finished = await club.replace(await club.tables.open(thread, ADA, setup), phase="over")
    await club.tables.rematch(finished.id, ADA)
    await club.tables.move((await club.tables.open(PLACE, BEN, setup)).id, thread)
    await tournament_club.tournaments.open(thread, DIRECTOR, TournamentSetup(PENALTY))
    there = await club.tables.open(Location(700, 11), CLEO, setup)
    await tournament_club.restart()
    await tournament_club.locations.channel_gone(PLACE.channel)
    assert await club.stored() == [there]
    assert await tournament_club.stored() == []


async def test_a_table_that_could_not_be_shown_is_taken_back(club: Club):
    table = await club.lobby(ADA)
    await club.tables.discard(table.id)
    assert await club.stored() == club.tables.every() == []
    assert table.id not in club.tables._timers
