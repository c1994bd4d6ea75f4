"""Somebody asks to be forgotten while sitting at tables."""

import asyncio
from dataclasses import replace

import pytest

from model.refusals import NoSuchTable
from model.servers.outbox import OutboxEntry
from service.outbox import Outbox
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, PLACE, Club


async def test_who_is_forgotten_during_a_match_is_not_in_its_result(club: Club):
    table = await club.match(ADA, BEN, CLEO, target=50)
    await club.forget(CLEO)
    await club.play(await club.last_card(table.id, ("8H", "KS"), ("8D", "8C")), "5S")
    found = look(club.path, "SELECT user_id, computer FROM results ORDER BY seat")
    assert found == [(ADA.id, 0), (BEN.id, 0), (None, 1)]
    assert not club.knows(CLEO)


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
    assert not club.knows(ADA)


async def test_who_is_forgotten_while_their_invitation_is_being_posted_stays_forgotten(club: Club):
    outbox = Outbox(club.tables.store)
    invitation = await outbox.add(OutboxEntry("invitation", 1, PLACE.guild, PLACE.channel, member=BEN.id))
    assert club.knows(BEN)
    await club.forget(BEN)
    await outbox.save(replace(invitation, message=5))
    assert not club.knows(BEN)
    assert look(club.path, "SELECT message_id FROM leftovers") == [(5,)]
