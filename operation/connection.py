"""Reaching Discord and staying there: a trouble is a line and another try, and what no try can mend ends the bot.

Each answer of Discord's is watched for its time and its limits.
"""

import asyncio
import logging
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator
from email.utils import parsedate_to_datetime
from functools import partial
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from cogs.discord.errors import TOO_MANY
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

UNKNOWN = "Couldn't ask Discord how to connect"
SKEW = 60  # seconds by which this computer's clock may be wrong
UNANSWERED = 1000  # interactions whose arrival is remembered

Clock = Callable[[], float]
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
    internals.use_web_socket(PatientWebSocket)
    await _until_done(UNKNOWN, partial(_connect, bot))


async def log_in(bot: commands.AutoShardedBot, token: str) -> None:
    """Log in, as soon as Discord can be reached. Raises FatalConnectionError."""
    await _until_done("Can't reach Discord", partial(_log_in, bot, token))


async def _until_done(what: str, step: Callable[[], Awaitable[Done]]) -> Done:
    """Try until a step is done, after a pause each time."""
    waits = pauses()
    while True:
        try:
            return await step()
        except _Again as again:
            pause = next(waits)
            log.warning("%s (%s). Trying again in %g s.", what, again, pause)
        await asyncio.sleep(pause)


class PatientWebSocket(DiscordWebSocket):
    """A connection of one shard. The first is tried until it stands, as discord.py would never pause longer."""

    @classmethod
    async def from_client(
        cls, client: discord.Client, *, shard_id: int | None = None, **how: Any
    ) -> "PatientWebSocket":
        connect = partial(super().from_client, client, shard_id=shard_id, **how)
        if isinstance(client, discord.AutoShardedClient) and shard_id in client.shards:
            return await connect()
        return await _until_done(
            f"Shard {shard_id}: the connection to Discord's gateway has failed", partial(_opened, connect)
        )

    async def received_message(self, msg: object, /) -> None:
        """Skip an event that can't be read, and resume at a frame that can't: discord.py would end the bot."""
        before = self.sequence
        try:
            await super().received_message(msg)
        except UNREADABLE as trouble:
            fault = type(trouble).__name__  # its text may hold a name
            if self.session_id is None:  # there is nothing to resume
                raise
            if self.sequence != before:
                log.warning("Discord sent an event that can’t be read, so it’s skipped (%s)", fault)
                return
            log.warning("Discord sent something unreadable, so shard %s connects again (%s)", self.shard_id, fault)
            await self.close()
            raise ReconnectWebSocket(self.shard_id) from trouble


async def _opened(connect: Callable[[], Awaitable[PatientWebSocket]]) -> PatientWebSocket:
    try:
        return await connect()
    except (*PASSING, ReconnectWebSocket) as trouble:
        raise _Again(reason(trouble)) from trouble


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
            f"often, then start it again in {hours:.0f} hours."
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
        if bot.is_closed():  # by what discord.py could not read
            raise
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


class Traffic:
    """Watches every answer of Discord's REST interface through ``trace``."""

    def __init__(self, now: Clock = time.time, timer: Clock = time.perf_counter) -> None:
        self.rate_limited = 0
        self.ahead = 0.0  # seconds by which this computer's clock is fast; those of an answer's way do not count
        self.acknowledged: Callable[[float], object] = lambda seconds: None  # told how long each answer took
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._answered)
        self._now, self._timer = now, timer
        self._arrived: dict[int, float] = {}
        self._wrong_clock = False

    def arrived(self, interaction: int) -> None:
        self._arrived[interaction] = self._timer()
        if len(self._arrived) > UNANSWERED:
            del self._arrived[next(iter(self._arrived))]

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, answer: aiohttp.TraceRequestEndParams
    ) -> None:
        self.rate_limited += answer.response.status == TOO_MANY
        path = answer.url.parts  # of the answer to an interaction it ends in interactions/ID/TOKEN/callback
        if path[-1] == "callback" and path[-3].isdecimal() and (arrived := self._arrived.pop(int(path[-3]), None)):
            self.acknowledged(self._timer() - arrived)
        self._check_clock(answer.response.headers.get("Date"))

    def _check_clock(self, date: str | None) -> None:
        """Say once that the clock is wrong. Then times that people read are wrong."""
        try:
            ahead = self._now() - parsedate_to_datetime(date or "").timestamp()
        except ValueError:
            return
        self.ahead = ahead if abs(ahead) > SKEW else 0.0
        if self.ahead and not self._wrong_clock:
            self._wrong_clock = True
            log.warning(
                "This computer's clock is %s by %.0f s. Set it: until then, times in messages are wrong.",
                "fast" if ahead > 0 else "slow",
                abs(ahead),
            )
