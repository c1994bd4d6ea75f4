"""Where the bot reaches into discord.py and aiohttp, they are as it expects. Else look for a public way first.

What ``tests/wire`` needs to connect at all is told there: addresses, shards, sessions that are left, and a new session.
"""

import inspect
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from db.database.opening import open_store
from operation import library_internals as internals
from operation.client import Eights
from operation.connection import connector
from tests.wire.standin import StandIn


@pytest_asyncio.fixture
async def bot(discord: StandIn, tmp_path: Path) -> AsyncIterator[Eights]:
    async with Eights(await open_store(tmp_path / "eights.db"), connector=connector()) as bot:
        yield bot


def plain() -> discord.AutoShardedClient:
    """discord.py as it is."""
    return discord.AutoShardedClient(intents=discord.Intents(guilds=True))


def parameters(method: Any) -> list[str]:
    return list(inspect.signature(method).parameters)


def test_every_event_has_one_function_that_takes_what_discord_sent():
    found = plain()._connection.parsers
    assert {"READY", "GUILD_CREATE", "GUILD_DELETE", "INTERACTION_CREATE", "THREAD_DELETE"} <= found.keys()
    assert all(parameters(parse) == ["data"] for parse in found.values())


def test_a_server_is_forgotten():
    client = plain()
    guild = discord.Guild(data={"id": "5"}, state=client._connection)
    client._connection._add_guild(guild)
    assert list(client.guilds) == [guild]
    client._connection._remove_guild(guild)
    assert list(client.guilds) == []


async def test_there_is_one_session_from_login_to_the_end(bot: Eights):
    assert internals.session_of(bot) is None
    await bot.login("a-token")
    session = internals.session_of(bot)
    assert isinstance(session, aiohttp.ClientSession)
    assert internals.session_of(bot) is session
    await bot.http.close()
    assert session.closed


async def test_a_session_has_one_limit_and_one_way_to_ask(monkeypatch: Any):
    asked: list[object] = []

    async def request(session: aiohttp.ClientSession, *what: object, **how: object) -> aiohttp.ClientResponse:
        asked.append(what)
        raise aiohttp.ClientConnectionError

    monkeypatch.setattr(aiohttp.ClientSession, "_request", request)
    async with aiohttp.ClientSession() as session:
        assert isinstance(session._timeout, aiohttp.ClientTimeout)
        internals.limit_requests(session, limit := aiohttp.ClientTimeout(total=1))
        assert session.timeout is limit
        for ask in (session.request("GET", "http://here"), session.get("http://here")):
            with suppress(aiohttp.ClientConnectionError):
                await ask
    assert asked == [("GET", "http://here")] * 2
    with pytest.raises(aiohttp.ClientConnectionError, match="The bot has stopped"):
        await session.get("http://here")


def test_voice_has_two_warnings_to_be_silenced():
    asked = inspect.getsource(discord.Client.__init__)
    for name in ("warn_nacl", "warn_dave"):
        assert f"VoiceClient.{name}" in asked
        assert hasattr(discord.VoiceClient, name)
