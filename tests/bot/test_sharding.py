"""Processes that share the shards: they begin their sessions in turn, and each shard has one process."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from db.database.store import Store
from db.repositories.servers import gateway
from model.people.preferences import USUAL
from model.servers.shard_set import ShardSet
from operation import sharding
from operation.client import Eights
from operation.connection import FatalConnectionError
from operation.sharding import EVERY, SILENT, Sharding
from service.base.listeners import Listeners
from service.tables.tables import Tables
from tests.db.fresh import store_at
from tests.service.club import ADA, CALM, PLACE, Clock, membership_of
from tests.service.test_periodic import until
from tests.wire.standin import StandIn
from tests.wire.world import PATIENCE


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await store_at(tmp_path / "eights.db")
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def many() -> int:
    return 16


def process(store: Store, clock: Clock) -> Sharding:
    return Sharding(store, many, clock)


async def claim(store: Store, bucket: int, now: float) -> float:
    async with store.writing() as transaction:
        return await gateway.claim(transaction, bucket, now, EVERY)


async def test_of_one_bucket_one_shard_begins_at_a_time(store: Store):
    assert await claim(store, 0, 100) == 0
    assert await claim(store, 0, 101) == EVERY - 1
    assert await claim(store, 0, 100 + EVERY) == 0


async def test_shards_of_different_buckets_wait_for_none(store: Store):
    assert [await claim(store, bucket, 100) for bucket in range(3)] == [0, 0, 0]


async def test_a_moment_noted_by_a_clock_that_was_fast_holds_up_nothing(store: Store):
    assert await claim(store, 0, 90_000) == 0
    assert await claim(store, 0, 100) == 0


async def test_two_processes_with_shares_of_their_own_live_side_by_side(store: Store, clock: Clock):
    first, second = process(store, clock), process(store, clock)
    for each, shards in ((first, (0, 1)), (second, (2, 3))):
        for shard in shards:
            await each.begins(shard, 4)
    await first.look()
    await second.look()


async def test_of_two_processes_with_the_same_shard_the_earlier_one_ends(store: Store, clock: Clock):
    first, second = process(store, clock), process(store, clock)
    for shard in (0, 1, 2):
        await first.begins(shard, 4)
    clock.time += EVERY
    for shard in (1, 2, 3):
        await second.begins(shard, 4)
    with pytest.raises(FatalConnectionError) as ended:
        await first.look()
    assert str(ended.value).startswith("Another process has taken shard 1-2/4. Give each process shards of its own")
    await second.look()


async def test_a_process_with_another_number_of_shards_ends_too(store: Store, clock: Clock):
    first, second = process(store, clock), process(store, clock)
    await first.begins(0, 2)
    await second.begins(3, 4)
    with pytest.raises(FatalConnectionError, match="out of the same number"):
        await first.look()
    await second.look()


async def test_shards_without_a_process_are_named_once(store: Store, clock: Clock, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING, "eights.discord")
    first, second = process(store, clock), process(store, clock)
    await first.begins(0, 8)
    for shard in (1, 2):
        await second.begins(shard, 8)
    await first.look()
    assert caplog.messages == [], "others may be starting still"
    await first.look()
    await first.look()
    (line,) = caplog.messages
    assert line.startswith("No process has the shards 3-7/8,")
    assert "Start one with SHARDS=3-7/8." in line
    await second.stop()
    for _ in range(3):
        await first.look()
    assert "Start one with SHARDS=1-7/8." in caplog.messages[-1]
    assert len(caplog.messages) == 2


async def test_a_process_that_was_killed_is_missed(store: Store, clock: Clock, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING, "eights.discord")
    first, second = process(store, clock), process(store, clock)
    await first.begins(0, 2)
    await second.begins(1, 2)
    for _ in range(3):
        clock.time += SILENT / 2
        await first.look()
    await first.look()
    assert "Start one with SHARDS=1/2." in caplog.text


async def test_a_start_after_a_kill_has_its_shards_at_once(store: Store, clock: Clock):
    await process(store, clock).begins(0, 1)
    later = process(store, clock)
    await later.begins(0, 1)
    await later.look()


async def test_a_database_that_fails_is_told_once_and_ends_nothing(
    store: Store, clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sharding, "LOOK", 0)
    first = process(store, clock)
    await first.begins(0, 1)
    looks = looked(monkeypatch)
    store.path.unlink()
    watching = asyncio.create_task(first.watch())
    await looks(5)
    assert not watching.done()
    watching.cancel()
    await first.stop()
    assert len([line for line in caplog.messages if "could not be read" in line]) == 1


def looked(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Awaitable[None]]:
    """What waits until so many looks at the other processes have begun."""
    look, begun = Sharding.look, asyncio.Semaphore(0)

    async def counted(process: Sharding) -> None:
        begun.release()
        await look(process)

    async def until(times: int) -> None:
        async with asyncio.timeout(PATIENCE):
            for _ in range(times):
                await begun.acquire()

    monkeypatch.setattr(Sharding, "look", counted)
    return until


async def test_a_look_that_goes_wrong_in_a_new_way_ends_no_bot(
    store: Store, clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sharding, "LOOK", 0)
    first = process(store, clock)
    await first.begins(0, 1)
    looks = looked(monkeypatch)
    with monkeypatch.context() as broken:
        broken.setattr(sharding.rows, "still_held", None)
        watching = asyncio.create_task(first.watch())
        await looks(2)
        assert not watching.done()
    second = process(store, clock)
    await second.begins(0, 1)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(FatalConnectionError, match="has taken shard 0"):
            await watching
    assert "could not be read" in caplog.text


async def test_a_bot_with_a_share_lets_go_of_whom_others_forget(
    store: Store, discord: StandIn, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("service.people.membership.LOOK", 0.01)
    elsewhere = Tables(store, CALM, Listeners(), share=ShardSet((1,), 2))
    async with Eights(store, share=ShardSet((0,), 2)) as bot:
        await bot.login("a.b.c")
        await bot.services.tables.prefer(PLACE.guild, ADA.id, lambda before: replace(before, large=True))
        await membership_of(elsewhere).forget(ADA.id)
        await until(lambda: bot.services.tables.preferences.of(PLACE.guild, ADA.id) == USUAL)
        await bot.registration.done()
    await elsewhere.stop()
