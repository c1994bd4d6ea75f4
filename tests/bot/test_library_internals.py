"""Where the bot reaches into discord.py and aiohttp, they are as it expects. Else look for a public way first.

No request hangs for minutes, and names are looked up without the threads of others. That a server is forgotten, and
what connects at all (addresses, shards, sessions that are left, a new session), is told in ``tests/wire``.
"""

import asyncio
import functools
import inspect
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord.http import Route

from db.database.opening import open_store
from operation.client import Eights
from operation.connection import connector
from operation.library_internals import limit_requests, session_of
from tests import PATIENCE
from tests.wire import faults
from tests.wire.standin import StandIn
from tests.wire.world import ME


@pytest.fixture(autouse=True)
def _by_name(discord: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in is looked up, as Discord is."""
    monkeypatch.setattr(Route, "BASE", discord.rest_address.replace("127.0.0.1", "localhost"))


@pytest_asyncio.fixture
async def bot(discord: StandIn, tmp_path: Path) -> AsyncIterator[Eights]:
    """The bot, logged in, and then in a hurry. Discord says nothing more to it."""
    for path in (faults.POST, faults.EDIT, faults.CALLBACK):
        discord.faults.add("*", path, faults.hang())
    async with Eights(await open_store(tmp_path / "eights.db"), connector=connector()) as bot:
        await bot.login("a-token")
        session = session_of(bot)
        assert session.timeout is bot.request
        limit_requests(session, aiohttp.ClientTimeout(total=0.2))
        yield bot


async def test_a_message_an_edit_and_an_answer_that_discord_never_takes_are_given_up(bot: Eights):
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(TimeoutError):
            await bot.get_partial_messageable(5).send("A card")
        with pytest.raises(TimeoutError):
            await bot.get_partial_messageable(5).get_partial_message(6).edit(content="A card")
        with pytest.raises(TimeoutError):
            await a_press(bot).response.send_message("A card")


def a_press(bot: Eights) -> discord.Interaction[Any]:
    data: Any = {"id": "1", "application_id": "600", "type": 3, "token": "t", "version": 1, "attachment_size_limit": 1}
    data |= {"user": ME, "channel": {"id": "5", "type": 1}, "data": {"custom_id": "x", "component_type": 2}}
    return discord.Interaction(data=data, state=bot._connection)


async def test_what_is_sent_after_the_bot_has_stopped_meets_a_broken_connection(bot: Eights):
    """As anything else does that is out of reach. aiohttp raises what it raises for a fault in a program."""
    await bot.http.close()
    with pytest.raises(aiohttp.ClientConnectionError):
        await bot.get_partial_messageable(5).send("A card")
    with pytest.raises(aiohttp.ClientConnectionError):
        await a_press(bot).response.send_message("A card")


async def test_a_name_is_looked_up_without_a_thread_of_the_loop(monkeypatch: pytest.MonkeyPatch):
    loop = asyncio.get_running_loop()
    run = loop.run_in_executor

    def refused(executor, work, *args):
        assert executor is not None, functools.partial(work, *args)
        return run(executor, work, *args)

    monkeypatch.setattr(loop, "run_in_executor", refused)
    async with aiohttp.ClientSession(connector=connector()) as session, session.get(f"{Route.BASE}/users/@me") as found:
        assert found.status == 200


def test_every_event_has_one_function_that_takes_what_discord_sent():
    found = discord.AutoShardedClient(intents=discord.Intents(guilds=True))._connection.parsers
    assert {"READY", "GUILD_CREATE", "GUILD_DELETE", "INTERACTION_CREATE", "THREAD_DELETE"} <= found.keys()
    assert all(list(inspect.signature(parse).parameters) == ["data"] for parse in found.values())


def test_voice_has_two_warnings_to_be_silenced():
    asked = inspect.getsource(discord.Client.__init__)
    for name in ("warn_nacl", "warn_dave"):
        assert f"VoiceClient.{name}" in asked
        assert hasattr(discord.VoiceClient, name)
