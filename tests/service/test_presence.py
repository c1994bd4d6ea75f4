"""During the match: getting up, being removed, coming back."""

from dataclasses import replace

import pytest

from model.refusals import NoSuchTable, Refused
from model.tables.seating import STAND_IN
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, MODERATOR, STRANGER, Club


async def test_who_gets_up_is_replaced_by_a_computer_player_at_once(club: Club):
    table = await club.match(ADA, BEN)
    left = await club.tables.leave(table.id, BEN.id)
    assert left is not None
    assert (left.seats[1].member, left.seats[1].computer, left.seats[1].name) == (BEN.id, STAND_IN, "Ben")
    assert left.state == table.state, "the cards stay where they are"
    assert await club.stored() == [left]


async def test_who_comes_back_takes_the_own_cards_up_again(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.leave(table.id, BEN.id)
    back = await club.tables.join(table.id, BEN)
    assert back.seats == table.seats
    assert back.state == table.state
    with pytest.raises(Refused, match="already at this table"):
        await club.tables.join(table.id, BEN)


async def test_nobody_gets_up_twice(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.leave(table.id, BEN.id)
    with pytest.raises(Refused, match="A bot already plays this seat"):
        await club.tables.leave(table.id, BEN.id)


async def test_a_removed_player_may_come_back(club: Club):
    table = await club.match(ADA, BEN)
    removed = await club.tables.remove(table.id, ADA, 1, club.tables.get(table.id))
    assert removed is not None
    assert removed.seats[1].away
    back = await club.tables.join(table.id, BEN)
    assert back.seats[1].present


async def test_only_the_host_removes(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    with pytest.raises(Refused, match="Only the host"):
        await club.tables.remove(table.id, BEN, 2, club.tables.get(table.id))
    assert (await club.tables.remove(table.id, MODERATOR, 2, club.tables.get(table.id))) is not None


async def test_a_computer_players_seat_is_a_computer_players_already(club: Club):
    table = await club.match(ADA, computers=("easy",))
    with pytest.raises(Refused, match="A bot already plays this seat"):
        await club.tables.remove(table.id, ADA, 1, club.tables.get(table.id))


async def test_a_newcomer_waits_for_the_rematch(club: Club):
    table = await club.match(ADA, BEN)
    with pytest.raises(Refused, match="started without you"):
        await club.tables.join(table.id, STRANGER)
    with pytest.raises(Refused, match="The match has started"):
        await club.tables.add_computer(table.id, ADA, "easy")


async def test_a_match_begins_once(club: Club):
    table = await club.match(ADA, BEN)
    with pytest.raises(Refused, match="already started"):
        await club.tables.start(table.id, ADA)
    assert look(club.path, "SELECT count(*) FROM matches") == [(1,)]


async def test_the_host_who_gets_up_hands_the_table_on(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    left = await club.tables.leave(table.id, ADA.id)
    assert left is not None
    assert left.host == BEN.id
    back = await club.tables.join(table.id, ADA)
    assert back.host == BEN.id


async def test_when_all_are_away_whoever_comes_back_hosts(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.leave(table.id, BEN.id)
    await club.tables.leave(table.id, ADA.id)
    back = await club.tables.join(table.id, BEN)
    assert back.host == BEN.id


async def test_a_host_who_closes_abandons_the_match(club: Club):
    table = await club.match(ADA, BEN)
    club.told.clear()
    await club.tables.close(table.id, ADA)
    assert await club.stored() == club.tables.every() == []
    assert club.told == [table.id]
    assert look(club.path, "SELECT outcome, ranked, ended_at FROM matches") == [("abandoned", 0, club.clock.time)]
    assert look(club.path, "SELECT user_id, won FROM results ORDER BY seat") == [(ADA.id, 0), (BEN.id, 0)]
    with pytest.raises(NoSuchTable):
        await club.tables.close(table.id, ADA)
    assert club.tables._timers == {}


async def test_where_a_closed_table_was_shown_is_known_until_the_farewell(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.save_message_id(table.id, 4711)
    await club.tables.close(table.id, ADA)
    closed = club.tables.closed(table.id)
    assert closed is not None
    assert [each.kind for each in closed.happenings] == ["closed"]
    assert (replace(closed, happenings=()), club.tables.messages) == (table, {table.id: 4711})
    club.tables.forget_closed(table.id)
    assert (club.tables.closed(table.id), club.tables.messages) == (None, {})


async def test_the_wish_to_be_called_outlives_leaving_and_coming_back_to_a_match(club: Club):
    table = await club.match(ADA, BEN)
    await club.tables.toggle_notify(table.id, BEN.id)
    await club.tables.leave(table.id, BEN.id)
    assert (await club.tables.join(table.id, BEN)).seats[1].notify


async def test_in_a_lobby_the_seat_goes_and_the_wish_stays(club: Club):
    table = await club.lobby(ADA, BEN)
    await club.tables.toggle_notify(table.id, BEN.id)
    await club.tables.leave(table.id, BEN.id)
    assert (await club.tables.join(table.id, BEN)).seats[1].notify
