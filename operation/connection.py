"""Reaching Discord and staying there: a trouble is a line and another try, and what no try can mend ends the bot."""

import asyncio
import logging
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

import aiohttp
import discord
import discord.shard
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem

from operation import library_internals as internals
from operation.logs import NETWORK, reason

FIRST, LONGEST = 1, 300  # seconds between two tries
# One request to Discord. Without it a server that says nothing more would freeze a message for five minutes.
REQUEST = aiohttp.ClientTimeout(total=15, sock_connect=5)
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, RecursionError, zlib.error)
PASSING = (*NETWORK, TimeoutError, *UNREADABLE)  # trouble that another try may mend
TOKEN = "Discord doesn’t accept DISCORD_TOKEN. Copy it from the developer portal again."  # noqa: S105  no token
FATAL = {
    4004: TOKEN,
    4010: "Discord refused a shard of the bot (4010). Check SHARDS, or leave it empty.",
    4011: "The bot is in too many servers for its shards (4011). Restart it with SHARDS empty, or with more of them.",
    4012: "Discord no longer supports the bot's gateway version (4012). Update the bot and discord.py.",
    4013: "Discord doesn’t know an intent that the bot asks for (4013). Update the bot and discord.py.",
    4014: "Discord doesn’t allow an intent that the bot asks for (4014). The bot needs no privileged one: check "
    "that DISCORD_TOKEN is this bot's, then update the bot.",
}

log = logging.getLogger("eights.discord")

UNKNOWN = "Can't learn from Discord how to connect"
AGAIN = "%s (%s). Trying again in %g s."

Place: TypeAlias = tuple[str | None, int | None]  # a session, and a number in it
Done = TypeVar("Done")


class FatalConnectionError(Exception):
    """Discord will not take the bot as it is, however often it tries. The text is a sentence for the operator."""


def pauses() -> Iterator[float]:
    """Seconds to wait after each failure, longer every time."""
    pause: float = FIRST
    while True:
        yield pause
        pause = min(2 * pause, LONGEST)


async def play(bot: commands.AutoShardedBot, token: str) -> None:
    """Log in and stay connected until the bot is closed. Raises FatalConnectionError."""
    await log_in(bot, token)
    await _until_done(UNKNOWN, partial(_check_sessions_left, bot))
    ResilientWebSocket.closed_for_good = False
    internals.use_connections(ResilientWebSocket, Line)
    library = logging.getLogger("discord.shard")
    library.addFilter(told := _InOurWords())
    try:
        await _until_done(UNKNOWN, partial(_connect, bot))
    finally:
        library.removeFilter(told)


async def log_in(bot: commands.AutoShardedBot, token: str) -> None:
    """Log in, as soon as Discord can be reached. Raises FatalConnectionError."""
    await _until_done("Can't reach Discord", partial(_log_in, bot, token))


async def _until_done(what: str, step: Callable[[], Awaitable[Done]]) -> Done:
    """Try until a step is done, after a pause each time."""
    backoff = _Backoff()
    while True:
        try:
            return await step()
        except _Again as again:
            pause = backoff.delay()
            log.warning(AGAIN, what, again, pause)
        await asyncio.sleep(pause)


class ResilientWebSocket(DiscordWebSocket):
    """A connection of one shard, which breaks at a frame that cannot be read. Then discord.py resumes it, and nothing
    is missed.

    If the same place cannot be read again, or there is nothing to resume yet, a new session is begun after a pause.
    discord.py 2.7.1 ends the client at such a frame. No issue known.
    """

    unread: ClassVar[dict[int | None, Place]] = {}  # by shard: what was read last before such a frame
    closed_for_good: ClassVar[bool] = False  # Discord refuses a shard, and would refuse the others

    @classmethod
    async def from_client(
        cls, client: discord.Client, *, shard_id: int | None = None, resume: bool = False, **how: Any
    ) -> "ResilientWebSocket":
        """Connect a shard. Its first connection is tried until it stands, as discord.py would never pause longer."""
        connect = partial(super().from_client, client, shard_id=shard_id, resume=resume, **how)
        known = isinstance(client, discord.AutoShardedClient) and shard_id in client.shards
        if known:
            return await _opened(connect)
        return await _until_done(_failed(shard_id), partial(_opened_at_last, connect))

    async def poll_event(self) -> None:
        try:
            await super().poll_event()
        except discord.ConnectionClosed:
            ResilientWebSocket.closed_for_good = True
            raise

    async def received_message(self, msg: object, /) -> None:
        try:
            await super().received_message(msg)
        except UNREADABLE as trouble:
            place = self.session_id, self.sequence
            again = self.session_id is None or place == ResilientWebSocket.unread.get(self.shard_id)
            ResilientWebSocket.unread[self.shard_id] = place
            await self.close()
            if again:
                self.session_id = self.sequence = None
                raise Garbled(reason(trouble)) from trouble
            log.warning(
                "Discord sent what can’t be read, so shard %s connects again (%s)", self.shard_id, reason(trouble)
            )
            raise ReconnectWebSocket(self.shard_id) from trouble


class Garbled(ConnectionError):
    """A connection sent what cannot be read, or ended before it began."""


async def _opened(connect: Callable[[], Awaitable[ResilientWebSocket]]) -> ResilientWebSocket:
    """A new connection. Raises Garbled if it ends at once: discord.py would make the next without a pause."""
    try:
        return await connect()
    except ReconnectWebSocket as ended:
        raise Garbled("the connection ended before it began") from ended


async def _opened_at_last(connect: Callable[[], Awaitable[ResilientWebSocket]]) -> ResilientWebSocket:
    try:
        return await _opened(connect)
    except (*NETWORK, TimeoutError) as trouble:
        raise _Again(reason(trouble)) from trouble


class Line(discord.shard.Shard):
    """A shard that connects again by itself: it holds up no other one, and resumes its session as long as it has one.

    discord.py's own (2.7.1) waits within the loop that serves all of them, and begins a new session after any failure:
    Rapptz/discord.py#4067.
    """

    def __init__(
        self, ws: DiscordWebSocket, client: discord.AutoShardedClient, queue_put: Callable[[EventItem], None]
    ) -> None:
        super().__init__(ws, client, queue_put)
        internals.set_backoff(self, _Backoff())
        self._connecting: asyncio.Task[None] | None = None

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        self._connecting = asyncio.create_task(super().reidentify(exc))

    async def reconnect(self) -> None:
        await self.reidentify(ReconnectWebSocket(self.id, resume=self.ws.session_id is not None))

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
        await super().close()


class _Backoff(ExponentialBackoff[Literal[False]]):
    """Pauses that begin short again after it went well for long."""

    def __init__(self) -> None:
        super().__init__()
        self._pauses, self._until = pauses(), 0.0

    def delay(self) -> float:
        now = time.monotonic()
        if now - self._until > LONGEST:
            self._pauses = pauses()
        pause = next(self._pauses)
        self._until = now + pause
        return pause


class _InOurWords(logging.Filter):
    """A connection that has failed is told as anything else that is out of reach: a warning in one line."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and (told := internals.reconnecting(record)):
            shard, pause = told
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, trouble = AGAIN, record.exc_info[1]
            record.args = (_failed(shard), reason(trouble) if trouble else "", pause)
            record.exc_info = None
        return True


def _failed(shard: object) -> str:
    return f"Shard {shard}: the connection to Discord's gateway has failed"


class _Again(Exception):
    """A step has failed and may go well next time."""


async def _log_in(bot: commands.AutoShardedBot, token: str) -> None:
    try:
        await bot.login(token)
    except discord.LoginFailure as refused:
        raise FatalConnectionError(TOKEN) from refused
    except PASSING as trouble:
        if bot.cogs:  # Discord has answered, so this is a fault of ours
            raise
        await internals.end_session(bot)
        raise _Again(reason(trouble)) from trouble


async def _check_sessions_left(bot: commands.AutoShardedBot) -> None:
    """Raises FatalConnectionError while Discord still allows sessions, as it resets the token when more are begun."""
    try:
        recommended, left, hours = await internals.sessions_left(bot)
    except PASSING as trouble:
        raise _Again(reason(trouble)) from trouble
    needed = len(bot.shard_ids or ()) or recommended
    if left < needed:
        raise FatalConnectionError(
            f"Discord allows {left} more sessions, and this start needs {needed}. Find out what starts the bot so "
            f"often, and start it again in {hours:.0f} hours."
        )


async def _connect(bot: commands.AutoShardedBot) -> None:
    try:
        await bot.connect()
    except (discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as closed:
        code = closed.code if isinstance(closed, discord.ConnectionClosed) else 4014
        if code in FATAL:
            raise FatalConnectionError(FATAL[code]) from closed
        raise _Again(reason(closed)) from closed
    except PASSING as trouble:
        raise _Again(reason(trouble)) from trouble


def forgetting_left_servers(client: discord.Client) -> None:
    """At a new session of a shard, let go of the servers that it has left: discord.py does so for a single one only."""
    parsers = internals.parsers(client)
    parse = parsers["READY"]

    def ready(data: Any) -> None:
        shard, listed = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
        for guild in list(client.guilds):
            if guild.shard_id == shard and guild.id not in listed:
                internals.forget_server(client, guild)
        parse(data)

    parsers["READY"] = ready


def shielded(client: discord.Client) -> None:
    """Let no event end the connection: one that discord.py cannot read is a line in the log, and is skipped."""
    parsers = internals.parsers(client)
    for event, parse in parsers.items():
        parsers[event] = partial(_parse, event, parse)


def _parse(event: str, parse: internals.Parse, data: object) -> None:
    try:
        parse(data)
    except UNREADABLE as trouble:
        log.warning("Discord sent a %s that can’t be read, so it’s skipped (%s)", event, type(trouble).__name__)


def connector() -> aiohttp.BaseConnector:
    """As discord.py makes its own, but names are looked up without the threads that anything else may wait for."""
    return aiohttp.TCPConnector(limit=0, resolver=aiohttp.AsyncResolver())


def bound_requests(client: discord.Client, limit: aiohttp.ClientTimeout) -> None:
    """Limit the time of every request to Discord, and end it when the bot stops. Needs the session, so after login."""
    if (session := internals.session_of(client)) is not None:
        internals.limit_requests(session, limit)
        internals.wrap_requests(session, lambda request: partial(_while_open, session, request))


async def _while_open(
    session: aiohttp.ClientSession, request: internals.Request, *what: object, **how: object
) -> aiohttp.ClientResponse:
    """A request, unless the bot has stopped. Then it meets what any other meets that does not get through."""
    if session.closed:
        raise aiohttp.ClientConnectionError("The bot has stopped.")
    return await request(*what, **how)
