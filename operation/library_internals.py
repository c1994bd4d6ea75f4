"""Things for which discord.py and aiohttp have no public way: a function for each place where the bot reaches inside.

Each names the version in which it was seen, and the issue or pull request of the library that it works around. When a
library changes one of them, ``tests/bot/test_library_internals.py`` fails: there may be a public way by then.
"""

from typing import Any

import aiohttp
import discord
import discord.shard
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def forget_left_servers(client: discord.Client) -> None:
    """At a new session of a shard, let go of the servers that it has left: discord.py does so for a single one only.

    discord.py 2.7.1: ``ConnectionState.parsers``, of which one that raises ends the connection of all shards.
    Rapptz/discord.py#7649. ``ConnectionState._remove_guild``. No issue known; discordjs/discord.js#11546 is its like.
    """
    state = client._connection
    parse = state.parsers["READY"]

    def ready(data: Any) -> None:
        shard, listed = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
        for guild in list(client.guilds):
            if guild.shard_id == shard and guild.id not in listed:
                state._remove_guild(guild)
        parse(data)

    state.parsers["READY"] = ready


def session_of(client: discord.Client) -> aiohttp.ClientSession | None:
    """The session that sends every request, answers to presses too. None before login.

    discord.py 2.7.1: ``HTTPClient.__session``, which is made without any setting. No issue known.
    """
    session: object = vars(client.http).get("_HTTPClient__session")
    return session if isinstance(session, aiohttp.ClientSession) else None


def limit_requests(session: aiohttp.ClientSession, limit: aiohttp.ClientTimeout) -> None:
    """Limit the time of every request, and give one on a closed session the trouble of any that does not get through.

    aiohttp 3.14.5: ``ClientSession._timeout``, five minutes otherwise, which only its maker, discord.py, may set. No
    issue known. ``ClientSession._request``, which raises a bare RuntimeError once it is closed. aio-libs/aiohttp#787.
    """
    session._timeout, request = limit, session._request

    async def while_open(*what: Any, **how: Any) -> aiohttp.ClientResponse:
        if session.closed:
            raise aiohttp.ClientConnectionError("The bot has stopped.")
        return await request(*what, **how)

    vars(session)["_request"] = while_open


async def end_session(client: discord.Client) -> None:
    """After a login that failed: the connector closes with its session, and the next login would use it again.

    discord.py 2.7.1: ``HTTPClient.connector``. Rapptz/discord.py#9121.
    """
    await client.http.close()
    client.http.connector = discord.utils.MISSING


async def sessions_left(client: discord.Client) -> tuple[int, int, float]:
    """The shards that Discord recommends, the sessions that may still begin, and the hours until there are more.

    discord.py 2.7.1: ``HTTPClient.get_bot_gateway``, as ``fetch_session_start_limits`` does not tell the shards. No
    issue known.
    """
    recommended, _, limit = await client.http.get_bot_gateway()
    return recommended, limit["remaining"], limit["reset_after"] / 3_600_000


def use_web_socket(web_socket: type[DiscordWebSocket]) -> None:
    """Shards connect by this class. discord.py tries a first one every five seconds, in a deeper call each time.

    discord.py 2.7.1: the name in ``discord.shard``. No issue known.
    """
    vars(discord.shard)["DiscordWebSocket"] = web_socket


def use_addresses(rest: URL | None, gateway: URL | None) -> None:
    """Talk to another Discord, where one is given.

    discord.py 2.7.1: ``Route.BASE`` and ``DiscordWebSocket.DEFAULT_GATEWAY``. No issue known.
    """
    if rest is not None:
        Route.BASE = str(rest)
    if gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = gateway


def without_voice() -> None:
    """No warnings that packages for speech are missing.

    discord.py 2.7.1: ``VoiceClient.warn_nacl``, as Rapptz/discord.py#9220 says, and ``warn_dave``.
    """
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
