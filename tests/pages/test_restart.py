"""How the bot ends: it lets go of its file whatever happens, and leaves nothing half done."""

import asyncio
import threading
from collections.abc import AsyncIterator
from functools import partial
from operator import attrgetter
from pathlib import Path

import discord
import pytest

from tests import until
from tests.cogs.server import make_bot
from tests.db.fresh import store_at


@pytest.fixture(autouse=True)
async def _every_connection_ends() -> AsyncIterator[None]:
    """Who is cut off while it reads still gets its answer, for which the loop has to be there."""
    yield
    await until(lambda: not [each for each in threading.enumerate() if "_connection_worker" in each.name])


async def test_a_bot_whose_tasks_were_cut_off_lets_go_of_its_file(tmp_path: Path):
    async with await make_bot(tmp_path / "eights.db") as bot:
        bot.services.retention.begin()
        bot.services.days.closing.begin()
        await asyncio.sleep(0)
        for job in (bot.services.retention, bot.services.days.closing):
            assert job._task is not None
            job._task.cancel()
        await bot.close()
    await (await store_at(tmp_path / "eights.db")).close()


@pytest.mark.logs_errors
@pytest.mark.parametrize("part", ["retention", "looking_back", "days.closing", "table_board", "places", "http"])
async def test_a_part_that_cannot_stop_keeps_no_other_from_it(
    tmp_path: Path, part: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    stopped: list[str] = []

    async def stops(name: str) -> None:
        stopped.append(name)

    async with await make_bot(tmp_path / "eights.db") as bot:
        for each in ("tables", "day_results"):
            monkeypatch.setattr(getattr(bot.services, each), "stop", partial(stops, each))
        holder = bot if part == "http" else bot.services
        monkeypatch.setattr(attrgetter(part)(holder), "close" if part == "http" else "stop", fails)
    assert stopped == ["tables", "day_results"]
    assert bot.is_closed()
    assert "Something went wrong while the bot stopped" in caplog.text
    await (await store_at(tmp_path / "eights.db")).close()


def fails() -> None:
    raise RuntimeError("nobody has thought of this")


async def test_what_happens_in_servers_while_the_bot_stops_is_finished_or_left_for_the_next_start(tmp_path: Path):
    async with await make_bot(tmp_path / "eights.db") as bot:
        begun = asyncio.create_task(bot.on_shard_ready(0))
        await asyncio.sleep(0)
        await bot.close()
        await begun
        await bot.on_shard_ready(0)
        thread = {"id": 1, "guild_id": 2, "parent_id": 3, "type": 11}
        await bot.on_raw_thread_delete(discord.RawThreadDeleteEvent(thread))
