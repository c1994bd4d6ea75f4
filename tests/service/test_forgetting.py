"""Somebody asks to be forgotten while sitting at tables."""

import asyncio
from dataclasses import replace

import pytest

from engine.core.actions import Draw
from model.people.leaderboard import Leaderboard
from model.refusals import NoSuchTable, Refused
from model.servers.outbox import OutboxEntry
from service.servers.outbox import Outbox
from tests.db.club import everything_in, look
from tests.service.club import ADA, BEN, CALM, CLEO, PLACE, Club


def is_known(club: Club, user: int, name: str) -> bool:
    """Whether any row of the file names the person."""
    text = everything_in(club.path)
    return str(user) in text or name in text


async def test_in_a_lobby_the_seat_goes(club: Club):
    table = await club.lobby(ADA, BEN)
    assert is_known(club, ADA.id, "Ada")
    await club.forget(ADA)
    assert not is_known(club, ADA.id, "Ada")
    now = club.tables.get(table.id)
    assert [seat.name for seat in now.seats] == ["Ben"]
    assert now.host == BEN.id
    assert await club.stored() == [now]


async def test_alone_in_a_lobby_the_table_goes(club: Club):
    await club.lobby(ADA, computers=("easy",))
    await club.forget(ADA)
    assert await club.stored() == club.tables.every() == []


async def test_in_a_match_a_computer_player_owns_the_seat_from_now_on(club: Club):
    table = await club.match(ADA, BEN)
    await club.forget(ADA)
    assert not is_known(club, ADA.id, "Ada")
    now = club.tables.get(table.id)
    assert now.state == table.state
    assert (now.seats[0].member, now.seats[0].computer, now.host) == (None, "steady", BEN.id)
    assert club.due_in(table.id) == CALM.computer, "it plays on"
    with pytest.raises(Refused, match="not at table"):
        await club.tables.act(table.id, ADA.id, None, Draw())
    back = await club.tables.join(table.id, ADA)
    assert back.seats[0].since == table.moves, "nothing is left of the seat that was theirs: they are as new as anyone"


async def test_who_is_forgotten_during_a_match_is_not_in_its_result(club: Club):
    table = await club.match(ADA, BEN, CLEO, target=50)
    await club.forget(CLEO)
    await club.play(await club.last_card(table.id, ("8H", "KS"), ("8D", "8C")), "5S")
    assert look(club.path, "SELECT user_id, computer FROM results ORDER BY seat") == [
        (ADA.id, 0),
        (BEN.id, 0),
        (None, 1),
    ]
    assert not is_known(club, CLEO.id, "Cleo")


async def test_a_match_of_one_person_is_abandoned_without_a_name(club: Club):
    await club.match(ADA, computers=("easy",))
    await club.forget(ADA)
    assert await club.stored() == club.tables.every() == []
    assert look(club.path, "SELECT outcome FROM matches") == [("abandoned",)]
    assert look(club.path, "SELECT user_id FROM results") == [(None,), (None,)]
    assert not is_known(club, ADA.id, "Ada")


async def test_after_a_match_the_others_keep_their_result(club: Club):
    table = await club.match(ADA, BEN, CLEO, target=50)
    await club.play(await club.last_card(table.id, ("8H", "KS"), ("8D", "8C")), "5S")
    await club.forget(ADA)
    assert not is_known(club, ADA.id, "Ada")
    page = await club.leaderboards.page(Leaderboard(PLACE.guild, "matches"), BEN.id, slice(0, 10))
    assert [(score.member, score.matches) for score in page.scores] == [(BEN.id, 1), (CLEO.id, 1)]
    assert look(club.path, "SELECT place, won, total FROM results WHERE seat = 0") == [(1, 1, 0)]
    rematch = await club.tables.rematch(table.id, BEN)
    assert [seat.member for seat in rematch.seats] == [None, BEN.id, CLEO.id]


@pytest.mark.parametrize("who", [ADA, BEN])
async def test_a_host_is_forgotten_though_everybody_is_away(club: Club, who):
    table = await club.match(ADA, BEN)
    await club.tables.leave(table.id, BEN.id)
    await club.tables.leave(table.id, ADA.id)
    await club.forget(who)
    assert not is_known(club, who.id, who.name)
    other = BEN if who is ADA else ADA
    assert (await club.tables.join(table.id, other)).host == other.id


async def test_all_tables_at_once(club: Club):
    tables = [await club.lobby(BEN, ADA), await club.match(ADA, BEN), await club.between_rounds(BEN, ADA, CLEO)]
    await club.forget(ADA)
    assert not is_known(club, ADA.id, "Ada")
    assert len(await club.stored()) == len(tables)


async def test_others_at_other_tables_notice_nothing(club: Club):
    table = await club.match(BEN, CLEO)
    await club.forget(ADA)
    assert await club.stored() == [table]
    assert club.told == []


async def test_a_table_that_closes_meanwhile_holds_up_no_forgetting(club: Club):
    first = await club.match(ADA, BEN)
    await club.match(ADA, CLEO)
    async with club.tables._locks[first.id].at():
        forgetting = asyncio.create_task(club.forget(ADA))
        closing = asyncio.create_task(club.tables.close(first.id, ADA))
        await asyncio.sleep(0)
        await club.tables._close(first)
    await forgetting
    with pytest.raises(NoSuchTable):
        await closing
    assert not is_known(club, ADA.id, "Ada")


async def test_who_is_forgotten_while_their_invitation_is_being_posted_stays_forgotten(club: Club):
    outbox = Outbox(club.tables.store)
    invitation = await outbox.add(OutboxEntry("invitation", 1, PLACE.guild, PLACE.channel, member=BEN.id))
    assert is_known(club, BEN.id, "Ben")
    await club.forget(BEN)
    await outbox.save(replace(invitation, message=5))
    assert not is_known(club, BEN.id, "Ben")
    assert look(club.path, "SELECT message_id FROM leftovers") == [(5,)]


@pytest.mark.file
async def test_not_even_the_log_beside_the_file_knows_them(club: Club):
    """What was written last lies there until SQLite moves it into the file."""
    await club.lobby(ADA, BEN)
    await club.match(ADA, BEN)
    beside = [path for path in club.path.parent.iterdir() if path.suffix != ".lock"]
    assert any(b'"Ada"' in path.read_bytes() for path in beside)
    await club.forget(ADA)
    assert not any(b'"Ada"' in path.read_bytes() for path in beside)
