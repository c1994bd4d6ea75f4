"""Tables change in full or not at all, what happened is told after a restart too, and an interaction acts once."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import event

from db.repositories.matches import matches
from engine.core.actions import Draw
from service.base.unit_of_work import noting_saves
from service.tables.residency import CATCHING_UP, IDLE
from tests.doors import Drew
from tests.service.club import ADA, BEN, CALM, CLEO, Club, delay_of


async def test_what_is_due_is_done_in_time_and_one_by_one_when_it_is_late(club: Club):
    first, second = await club.lobby(ADA), await club.lobby(BEN)
    for passed, due in ((1000, (CALM.wait - 1000, CALM.wait - 1000)), (CALM.wait, (0, CATCHING_UP))):
        club.clock.time += passed
        await club.restart()
        assert [delay_of(club.tables._timers[table.id]) for table in (first, second)] == list(due)


async def test_an_interaction_acts_once_even_after_a_restart(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    await club.tables.act(table.id, ADA.id, None, Draw(), 4711)
    drawn = club.actions()
    assert (await club.tables.act(table.id, ADA.id, None, Draw(), 4711)).moves == table.moves + 1
    await club.restart()
    assert (await club.tables.act(table.id, ADA.id, None, Draw(), 4711)).moves == table.moves + 1
    assert club.actions() == drawn


async def test_a_cancelled_commit_leaves_memory_with_the_database(club: Club):
    table = await club.match(ADA, BEN)
    acting = asyncio.ensure_future(club.tables.act(table.id, ADA.id, None, Draw()))
    call = asyncio.get_running_loop().call_soon_threadsafe
    event.listen(club.tables.store._writer.engine, "commit", lambda _: call(acting.cancel), once=True)
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert club.actions() == 2  # the deal and this one
    assert await club.stored() == club.tables.every()
    assert club.told == [table.id]


async def test_a_table_that_closes_while_it_is_waited_for_leaves_no_lock(club: Club):
    first, second = await club.match(ADA, BEN), await club.match(ADA, BEN)

    async def take_both() -> None:
        async with club.tables.all_at([first.id, second.id]) as live:
            assert [table.id for table in live] == [first.id]

    async with club.tables._at(first.id):
        both = asyncio.ensure_future(take_both())
        await asyncio.sleep(0)
        await club.tables.abandon(second.id)
    await both
    assert list(club.tables._locks) == [first.id]


async def test_a_request_knows_what_was_saved_for_it(club: Club):
    with noting_saves() as receipt:
        table = await club.match(ADA, BEN)
    assert receipt.saved
    with noting_saves() as receipt:
        club.tables.view(table, 0)
    assert not receipt.saved
    with noting_saves() as receipt:
        await club.tables.discard((await club.lobby(ADA)).id)
    assert not receipt.saved


async def test_what_happened_at_a_table_that_nobody_touches_is_read_when_it_is_told(club: Club):
    idle, lively = await club.match(ADA, BEN), await club.match(ADA, CLEO)
    before = await club.tables.act(idle.id, ADA.id, None, Draw())
    told = await club.tables.story(before, 0)
    club.clock.time += IDLE + 1
    await club.tables.act(lively.id, ADA.id, None, Draw())
    await club.tables.drop_idle()
    assert list(club.tables._recent) == [lively.id]
    assert club.tables.get(idle.id) == before
    assert await club.tables.story(before, 0) == told
    after = await club.tables.act(idle.id, BEN.id, None, Draw())
    assert len(await club.tables.story(after, 0)) > len(told)
    await club.tables.drop_idle()
    assert sorted(club.tables._recent) == [idle.id, lively.id]


async def test_what_is_told_while_a_move_is_saved_lacks_nothing_later(club: Club, monkeypatch: pytest.MonkeyPatch):
    table = await club.match(ADA, BEN)
    await club.restart()
    latest = matches.latest

    async def moves_meanwhile(*asked: Any) -> list[Any]:
        found = await latest(*asked)
        monkeypatch.setattr(matches, "latest", latest)
        await club.tables.act(table.id, ADA.id, None, Draw())
        return found

    monkeypatch.setattr(matches, "latest", moves_meanwhile)
    await club.tables.story(table, 0)
    told = await club.tables.story(club.tables.get(table.id), 0)
    assert any(isinstance(event, Drew) for event in told)
