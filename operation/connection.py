"""Reaching Discord and staying there: a trouble is a line and another try, and what no try can mend ends the bot."""

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, ClassVar

import aiohttp
import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient

from operation.logs import NETWORK, reason

FIRST, LONGEST = 1, 300  # seconds between two tries
# One request to Discord. Without it a server that says nothing more would freeze a message for five minutes.
REQUEST = aiohttp.ClientTimeout(total=15, sock_connect=5)
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, RecursionError, zlib.error)
TOKEN = "Discord doesn’t accept DISCORD_TOKEN. Copy it from the developer portal again."  # noqa: S105  no token
FATAL = {
    4004: TOKEN,
    4010: "Discord refused the bot's shard (4010). Update the bot.",
    4011: "The bot is in too many servers for one connection (4011). Remove it from some.",
    4012: "Discord no longer supports the bot's gateway version (4012). Update the bot and discord.py.",
    4013: "Discord doesn’t know an intent that the bot asks for (4013). Update the bot and discord.py.",
    4014: "Discord doesn’t allow an intent that the bot asks for (4014). The bot needs no privileged one: check "
    "that DISCORD_TOKEN is this bot's, then update the bot.",
}

log = logging.getLogger("eights.discord")

Parse = Callable[[Any], None]


class TurnedAway(Exception):
    """Discord will not take the bot as it is, however often it tries. The text is a sentence for the operator."""


def pauses() -> Iterator[float]:
    """Seconds to wait after each failure, longer every time."""
    pause: float = FIRST
    while True:
        yield pause
        pause = min(2 * pause, LONGEST)


async def play(bot: commands.Bot, token: str) -> None:
    """Log in and stay connected until the bot is closed. Raises TurnedAway."""
    await log_in(bot, token)
    vars(discord.client)["DiscordWebSocket"] = Socket  # discord.py has no setting for it
    library = logging.getLogger("discord.client")
    library.addFilter(once := _Once(bot))
    try:
        await _until_done("The connection to Discord's gateway has failed", partial(_connect, bot))
    finally:
        library.removeFilter(once)


async def log_in(bot: commands.Bot, token: str) -> None:
    """Log in, as soon as Discord can be reached. Raises TurnedAway."""
    await _until_done("Can't reach Discord", partial(_log_in, bot, token))


async def _until_done(what: str, step: Callable[[], Awaitable[None]]) -> None:
    """Try until a step is done. One that went well for long begins again with short pauses."""
    waits, loop = pauses(), asyncio.get_running_loop()
    while True:
        begun = loop.time()
        try:
            return await step()
        except _Again as again:
            waits = pauses() if loop.time() - begun > LONGEST else waits
            pause = next(waits)
            log.warning("%s (%s). Trying again in %g s.", what, again, pause)
        await asyncio.sleep(pause)


class Socket(DiscordWebSocket):
    """A connection that breaks at a frame that cannot be read. Then discord.py resumes it, and nothing is missed.

    If the same place cannot be read again, or there is nothing to resume yet, a new session is begun.
    """

    unread: ClassVar[tuple[str | None, int | None] | None] = (
        None  # the session, and what was read last before such a frame
    )

    async def received_message(self, msg: Any, /) -> None:
        try:
            await super().received_message(msg)
        except UNREADABLE as trouble:
            place = self.session_id, self.sequence
            if self.session_id is None or place == Socket.unread:
                raise
            Socket.unread = place
            log.warning("Discord sent what can’t be read, so the bot connects again (%s)", reason(trouble))
            await self.close()
            raise ReconnectWebSocket(self.shard_id) from trouble


class _Once(logging.Filter):
    """Until the first connection stands, its failures are told here, and discord.py need not tell them as well."""

    def __init__(self, bot: commands.Bot) -> None:
        super().__init__()
        self._bot = bot

    def filter(self, record: logging.LogRecord) -> bool:
        return bool(self._bot.ws) or not record.getMessage().startswith("Attempting a reconnect")


class _Again(Exception):
    """A step has failed and may go well next time."""


async def _log_in(bot: commands.Bot, token: str) -> None:
    try:
        await bot.login(token)
    except discord.LoginFailure as refused:
        raise TurnedAway(TOKEN) from refused
    except (*NETWORK, TimeoutError, *UNREADABLE) as trouble:
        if bot.cogs:  # Discord has answered, so this is a fault of ours
            raise
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING  # closed with its session; the next try makes another
        raise _Again(reason(trouble)) from trouble


async def _connect(bot: commands.Bot) -> None:
    try:
        await bot.connect()
    except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as closed:
        code = closed.code if isinstance(closed, discord.ConnectionClosed) else 4014
        if code in FATAL:
            raise TurnedAway(FATAL[code]) from closed
        raise _Again(reason(closed)) from closed
    except (*NETWORK, TimeoutError, *UNREADABLE) as trouble:
        await _hang_up(bot)
        raise _Again(reason(_cause(trouble))) from trouble


async def _hang_up(bot: commands.Bot) -> None:
    """Close a connection that sent what cannot be read. Before the first one there is none."""
    connection: discord.gateway.DiscordWebSocket | None = bot.ws
    if connection is not None:
        await connection.close()


def _cause(trouble: BaseException) -> BaseException:
    """When the very first connection fails, discord.py trips over the one that is missing while it handles that."""
    first = trouble.__context__
    return first if isinstance(trouble, AttributeError) and isinstance(first, (*NETWORK, TimeoutError)) else trouble


def shielded(parsers: dict[str, Parse]) -> None:
    """Let no event end the connection: one that discord.py cannot read is a line in the log, and is skipped."""
    for event, parse in parsers.items():
        parsers[event] = partial(_parse, event, parse)


def _parse(event: str, parse: Parse, data: Any) -> None:
    try:
        parse(data)
    except UNREADABLE as trouble:
        log.warning("Discord sent a %s that can’t be read, so it’s skipped (%s)", event, type(trouble).__name__)


def connector() -> aiohttp.BaseConnector:
    """As discord.py makes its own, but names are looked up without the threads that anything else may wait for."""
    return aiohttp.TCPConnector(limit=0, resolver=aiohttp.AsyncResolver())


def bound_requests(http: HTTPClient, limit: aiohttp.ClientTimeout) -> None:
    """Give every request to Discord a time limit, answers to presses too. It needs the session, which is there after
    login. discord.py has no setting for it, and hands the same session to everything that sends.
    """
    session: object = vars(http).get("_HTTPClient__session")
    if isinstance(session, aiohttp.ClientSession):
        session._timeout = limit  # noqa: SLF001  has no public way once the session is made
