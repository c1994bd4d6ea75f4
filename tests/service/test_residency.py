"""Tables are loaded when they are touched, changed in full or not at all, and an interaction acts once."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event

from db.database.store import Transaction
from db.repositories.matches.tables import Sleeping, rows
from engine.core.actions import Draw
from model.refusals import NoSuchTable
from model.tables.due import Pauses
from service.base.unit_of_work import noting_saves
from service.tables.residency import IDLE, WAKING
from tests.db.club import look
from tests.service.club import ADA, BEN, CALM, CLEO, PLACE, Club, delay_of


def awake(club: Club) -> list[int]:
    return sorted(club.tables._open)


async def test_a_restart_reads_tables_and_loads_none(club: Club, monkeypatch: pytest.MonkeyPatch):
    played = [await club.match(ADA, BEN) for _ in range(3)]
    for table in played:
        await club.tables.act(table.id, ADA.id, None, Draw())
    before, recent = club.tables.get(2), club.tables.recent(club.tables.get(2), 0)
    await club.restart()
    assert awake(club) == []
    assert club.tables.numbers() == [1, 2, 3]
    assert [number in club.tables for number in (1, 3, 4)] == [True, True, False]
    assert club.tables.public_version(2) == before.version
    assert awake(club) == []
    assert replace(club.tables.get(2), deadline=None) == replace(before, deadline=None)
    assert club.tables.recent(club.tables.get(2), 0) == recent
    assert awake(club) == [2]
    assert 2 in club.tables
    assert [table.id for table in club.tables.in_channel(PLACE.channel)] == [1, 2, 3]


async def test_what_is_due_wakes_a_table_and_is_done(club: Club):
    table = await club.match(ADA, computers=("easy",))
    await club.put(table.id, turn=1)
    await club.restart()
    timer = club.tables._timers[table.id]
    timer._callback(*timer._args)
    assert awake(club) == [table.id]
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves == table.moves + 1


async def test_what_is_due_at_tables_that_nobody_touches_is_done_in_time_and_one_by_one_when_it_is_late(club: Club):
    first, second = await club.lobby(ADA), await club.lobby(BEN)
    for passed, due in ((1000, (CALM.wait - 1000, CALM.wait - 1000)), (CALM.wait, (0, WAKING))):
        club.clock.time += passed
        await club.restart()
        assert [delay_of(club.tables._timers[table.id]) for table in (first, second)] == list(due)
        assert awake(club) == []


async def test_a_table_that_cannot_be_read_is_set_aside_and_no_other(club: Club, caplog: pytest.LogCaptureFixture):
    first, second = await club.match(ADA, BEN), await club.match(ADA, BEN)
    async with club.tables.store.writing() as connection:
        await connection.exec_driver_sql(f"UPDATE tables SET state = '{{' WHERE id = {first.id}")
    await club.restart()
    assert [table.id for table in club.tables.every()] == [second.id]
    assert f"Row {first.id} of tables is set aside" in caplog.text
    with pytest.raises(NoSuchTable):
        club.tables.get(first.id)
    assert look(club.path, "SELECT count(*) FROM tables") == [(2,)]


async def test_who_is_forgotten_is_forgotten_at_tables_that_nobody_has_touched(club: Club):
    table, other = await club.match(ADA, BEN), await club.match(BEN, CLEO)
    await club.restart()
    await club.forget(ADA)
    assert awake(club) == [table.id]
    assert ADA.id not in [seat.member for seat in club.tables.get(table.id).seats]
    assert other.id not in awake(club)


async def test_an_interaction_acts_once_even_after_a_restart(club: Club):
    table = await club.match(ADA, BEN, CLEO)
    await club.tables.act(table.id, ADA.id, None, Draw(), 4711)
    drawn = club.actions()
    assert (await club.tables.act(table.id, ADA.id, None, Draw(), 4711)).moves == table.moves + 1
    await club.restart()
    assert (await club.tables.act(table.id, ADA.id, None, Draw(), 4711)).moves == table.moves + 1
    assert club.actions() == drawn


@pytest.mark.file
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


async def test_a_table_that_closes_while_another_is_let_go_of_leaves_no_lock(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    first, second = await club.match(ADA, BEN), await club.match(ADA, BEN)
    club.clock.time += IDLE + 1
    asleep = rows.asleep

    async def closes_the_other(transaction: Transaction, actions_each: int, number: int) -> Sleeping | None:
        if number == first.id:
            await club.tables.abandon(second.id)
        return await asleep(transaction, actions_each, number)

    monkeypatch.setattr(rows, "asleep", closes_the_other)
    await club.tables.let_go_of_idle()
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


# A table at which nothing happens


async def test_a_table_at_which_nothing_happens_is_let_go_of_until_it_is_touched(club: Club):
    idle, lively = await club.match(ADA, BEN), await club.match(ADA, CLEO)
    await club.tables.act(idle.id, ADA.id, None, Draw())
    before, recent = club.tables.get(idle.id), club.tables.recent(club.tables.get(idle.id), 0)
    club.clock.time += IDLE + 1
    await club.tables.act(lively.id, ADA.id, None, Draw())
    await club.tables.let_go_of_idle()
    assert awake(club) == [lively.id]
    assert club.tables.numbers() == [idle.id, lively.id]
    assert [table.id for table in club.tables.in_channel(PLACE.channel)] == [idle.id, lively.id]
    assert club.tables.get(idle.id) == before
    assert club.tables.recent(before, 0) == recent


async def test_a_table_that_was_let_go_of_is_played_on(club: Club):
    table = await club.match(ADA, BEN)
    club.clock.time += IDLE + 1
    await club.tables.let_go_of_idle()
    assert awake(club) == []
    assert (await club.tables.act(table.id, ADA.id, None, Draw())).moves == table.moves + 1


@pytest.mark.parametrize("pauses", [replace(CALM, wait=2 * IDLE)])
async def test_what_is_due_at_a_table_that_was_let_go_of_is_done_in_its_time(club: Club, pauses: Pauses):
    await club.restart(pauses)
    table = await club.lobby(ADA, BEN)
    due = club.due_in(table.id)
    assert due == pauses.wait
    club.clock.time += IDLE + 1
    await club.tables.let_go_of_idle()
    assert awake(club) == []
    timer = club.tables._timers[table.id]
    club.clock.time += due
    timer._callback(*timer._args)
    assert awake(club) == [table.id]
    await club.time_passes(table.id)
    assert club.tables.numbers() == []


@pytest.mark.parametrize("pauses", [replace(CALM, turn=3 * IDLE)])
async def test_a_turn_is_no_shorter_because_its_table_was_let_go_of(club: Club, pauses: Pauses):
    await club.restart(pauses)
    club.clock.time += 10_000
    table = await club.match(ADA, BEN)
    before = club.tables.get(table.id).deadline
    club.clock.time += IDLE + 1
    await club.tables.let_go_of_idle()
    assert awake(club) == []
    assert club.tables.get(table.id).deadline == before


async def test_a_table_in_use_is_not_let_go_of(club: Club):
    table = await club.match(ADA, BEN)
    club.clock.time += IDLE + 1
    async with club.tables.all_at([table.id]) as live:
        resting = asyncio.ensure_future(club.tables.let_go_of_idle())
        both = asyncio.ensure_future(paused(club, table.id))
        await asyncio.sleep(0.05)
        assert awake(club) == [table.id]
        assert live == (club.tables.get(table.id),)
    await resting
    assert await both == [table.id]


async def paused(club: Club, number: int) -> list[int]:
    """Who waits for a table that falls asleep meanwhile has it all the same."""
    async with club.tables.all_at([number]) as live:
        return [table.id for table in live]
