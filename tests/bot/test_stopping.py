"""Stopping: at once, without a traceback, and within a bound whatever hangs."""

import asyncio
import signal
from pathlib import Path

import pytest

from tests.bot.test_reaching import HURRIED
from tests.wire import faults
from tests.wire.conftest import Scene


async def started(stage: Scene, script: Path | None = None) -> None:
    await stage.bot.start(script=script)
    await stage.bot.says("Ready in 1 server")


async def amid_an_answer(stage: Scene, until: asyncio.Event | None = None) -> None:
    """A table is being opened, and its message is not taken ``until`` something happens, or never."""
    hanging = stage.discord.faults.add("POST", faults.POST, faults.hang(until))
    await stage.ada.slash("eights open", waits=False)
    await stage.until(lambda: hanging.struck, "a message hangs")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_in_the_middle_of_an_answer_that_hangs(stage: Scene, number: int):
    await started(stage)
    await amid_an_answer(stage)
    assert await stage.bot.stop(number) == 0
    await stage.bot.says("Stopped")
    assert stage.bot.troubles == []


async def test_a_click_while_it_stops_is_answered(stage: Scene):
    answered = asyncio.Event()
    await started(stage, HURRIED)
    await amid_an_answer(stage, answered)
    stage.bot.signal(signal.SIGTERM)
    await stage.bot.says("Stopping")
    for _ in range(2):
        await stage.ada.slash("eights leaderboard")
        assert "restarting" in stage.ada.sees[-1].text
    answered.set()
    assert await stage.bot.ended() == 0
    assert stage.bot.troubles == []


@pytest.mark.usefixtures("by_hand")
async def test_twice_is_once(stage: Scene):
    await started(stage)
    stage.bot.signal(signal.SIGINT)
    stage.bot.signal(signal.SIGINT)
    assert await stage.bot.stop() == 0
    assert stage.bot.troubles == []


@pytest.mark.parametrize("seconds", [0, 1.5])
async def test_while_it_connects(stage: Scene, seconds: float):
    """discord.py waits two seconds for the servers of a session before it says that a shard is ready."""
    stage.discord.gateway.shards = 2
    await stage.bot.start(waits=False)
    await stage.until(lambda: stage.discord.gateway.told["identify"], "it begins a session")
    await asyncio.sleep(seconds)
    assert await stage.bot.stop() == 0
    assert stage.bot.troubles == []
