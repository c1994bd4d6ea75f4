"""What discord.py and aiohttp have no public way for: one small function for each place where the bot reaches inside.

Each names the version in which it was seen, and the issue or pull request of the library that it works around. When a
library changes one of them, ``tests/bot/test_library_internals.py`` fails: there may be a public way by then.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import aiohttp
import discord
import discord.shard
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

Parse: TypeAlias = Callable[[Any], None]
Request: TypeAlias = Callable[..., Awaitable[aiohttp.ClientResponse]]


def parsers(client: discord.Client) -> dict[str, Parse]:
    """What reads each event, by its name. What one raises ends the connection of all shards.

    discord.py 2.7.1: ``ConnectionState.parsers``. Rapptz/discord.py#7649.
    """
    return client._connection.parsers


def forget_server(client: discord.Client, guild: discord.Guild) -> None:
    """With several shards a server that was left between two sessions would stay known for good.

    discord.py 2.7.1: ``ConnectionState._remove_guild``. No issue known; discordjs/discord.js#11546 is its like.
    """
    client._connection._remove_guild(guild)


def session_of(client: discord.Client) -> aiohttp.ClientSession | None:
    """What sends every request, answers to presses too. None before login.

    discord.py 2.7.1: ``HTTPClient.__session``, which is made without any setting. No issue known.
    """
    session: object = vars(client.http).get("_HTTPClient__session")
    return session if isinstance(session, aiohttp.ClientSession) else None


def limit_requests(session: aiohttp.ClientSession, limit: aiohttp.ClientTimeout) -> None:
    """The time that one request may take. Only who makes a session may set it, and that is discord.py.

    aiohttp 3.14.5: ``ClientSession._timeout``, five minutes otherwise. No issue known.
    """
    session._timeout = limit


def wrap_requests(session: aiohttp.ClientSession, wrap: Callable[[Request], Request]) -> None:
    """Do something before each request. On a session that is closed aiohttp raises a bare RuntimeError.

    aiohttp 3.14.5: ``ClientSession._request``. aio-libs/aiohttp#787.
    """
    vars(session)["_request"] = wrap(session._request)


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
