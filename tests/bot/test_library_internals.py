"""Where the bot reaches into discord.py and aiohttp, they are as it expects. Else look for a public way first."""

import inspect
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.shard import Shard
from yarl import URL

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


async def test_a_session_that_ended_is_followed_by_another(bot: Eights):
    await bot.http.static_login("a-token")
    first = internals.session_of(bot)
    await internals.end_session(bot)
    assert first.closed
    await bot.http.static_login("a-token")
    second = internals.session_of(bot)
    assert not second.closed
    assert second.connector is not first.connector


async def test_discord_tells_how_many_shards_and_sessions(bot: Eights, discord: StandIn):
    discord.gateway.shards = 3
    await bot.login("a-token")
    recommended, left, hours = await internals.sessions_left(bot)
    limits = await bot.fetch_session_start_limits()
    assert (recommended, left, hours) == (3, limits.remaining, limits.reset_after / 3_600_000)


def test_shards_connect_by_the_name_in_their_module(monkeypatch: Any):
    monkeypatch.setattr("discord.shard.DiscordWebSocket", DiscordWebSocket)
    internals.use_web_socket(socket := type("Socket", (DiscordWebSocket,), {}))
    for method in (discord.AutoShardedClient.launch_shard, Shard.reidentify, Shard.reconnect):
        assert "DiscordWebSocket" in method.__code__.co_names
        assert method.__globals__["DiscordWebSocket"] is socket
    assert {"client", "shard_id"} <= set(parameters(DiscordWebSocket.from_client))
    assert parameters(DiscordWebSocket.received_message) == ["self", "msg"]


def test_requests_and_connections_go_to_the_addresses(monkeypatch: Any):
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    internals.use_addresses(None, None)
    internals.use_addresses(URL("http://127.0.0.1:1/api"), gateway := URL("ws://127.0.0.1:1/gateway"))
    assert Route("GET", "/gateway/bot").url == "http://127.0.0.1:1/api/gateway/bot"
    assert {DiscordWebSocket.DEFAULT_GATEWAY} == {gateway}
    assert "DEFAULT_GATEWAY" in DiscordWebSocket.from_client.__code__.co_names


def test_voice_has_two_warnings_to_be_silenced():
    asked = inspect.getsource(discord.Client.__init__)
    for name in ("warn_nacl", "warn_dave"):
        assert f"VoiceClient.{name}" in asked
        assert hasattr(discord.VoiceClient, name)
