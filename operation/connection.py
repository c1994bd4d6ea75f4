"""The connection to Discord: passing trouble is a line in the log and another try, and fatal trouble ends the bot."""

import asyncio
import logging
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator
from email.utils import parsedate_to_datetime
from functools import lru_cache, partial
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from cogs.discord.errors import TOO_MANY
from operation import library_internals as internals, logs

FIRST, LONGEST = 1, 300  # seconds between two tries
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, RecursionError, zlib.error)
PASSING = (*logs.NETWORK, TimeoutError, *UNREADABLE)  # trouble that may be gone at another try
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

UNANSWERED = 1000  # interactions whose arrival is remembered
_moment = lru_cache(1)(parsedate_to_datetime)  # answers within a second have the same date

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
    what = "Couldn't ask Discord how to connect"
    await _until_done(what, partial(_check_sessions_left, bot))
    internals.use_web_socket(PatientWebSocket)
    await _until_done(what, partial(_connect, bot), bot.is_closed)  # closed by something that discord.py can't read


async def log_in(bot: commands.AutoShardedBot, token: str) -> None:
    """Log in, as soon as Discord can be reached. Raises FatalConnectionError."""
    await _until_done(
        "Can't reach Discord",
        partial(_log_in, bot, token),
        lambda: bool(bot.cogs),  # Discord has answered, so this is a fault of ours
    )


async def _until_done(
    what: str, step: Callable[[], Awaitable[Done]], gives_up: Callable[[], bool] = lambda: False
) -> Done:
    """Try a step until it is done, after a pause each time. Raises its trouble if ``gives_up`` returns True."""
    waits = pauses()
    while True:
        try:
            return await step()
        except (*PASSING, ReconnectWebSocket) as trouble:
            if gives_up():
                raise
            pause = next(waits)
            log.warning("%s (%s). Trying again in %g s.", what, logs.reason(trouble), pause)
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
        return await _until_done(f"Shard {shard_id}: the connection to Discord's gateway has failed", connect)

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


async def _log_in(bot: commands.AutoShardedBot, token: str) -> None:
    try:
        await bot.login(token)
    except discord.LoginFailure as refused:
        raise FatalConnectionError(TOKEN) from refused
    except PASSING:
        if not bot.cogs:
            await internals.end_session(bot)
        raise


async def _check_sessions_left(bot: commands.AutoShardedBot) -> None:
    """Raises FatalConnectionError while Discord still allows sessions, as it resets the token when more are begun."""
    recommended, left, hours = await internals.sessions_left(bot)
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
        if not bot.is_closed():
            raise


def connector() -> aiohttp.BaseConnector:
    """As discord.py makes its own, but names are looked up without the threads that anything else may wait for."""
    return aiohttp.TCPConnector(limit=0, resolver=aiohttp.AsyncResolver())


class Traffic:
    """Watches every answer of Discord's REST interface through ``trace``."""

    def __init__(self, now: Clock = time.time, timer: Clock = time.perf_counter) -> None:
        self.rate_limited = 0
        self.ahead = 0.0  # seconds by which this computer's clock is fast, if more than a minute
        self.acknowledged: Callable[[float], object] = lambda seconds: None  # given the time until each answer
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._answered)
        self._now, self._timer = now, timer
        self._arrived: dict[int, float] = {}
        self._wrong_clock = False

    async def arrived(self, interaction: discord.Interaction) -> None:
        """Listens to ``on_interaction``."""
        self._arrived[interaction.id] = self._timer()
        if len(self._arrived) > UNANSWERED:
            del self._arrived[next(iter(self._arrived))]

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, answer: aiohttp.TraceRequestEndParams
    ) -> None:
        self.rate_limited += answer.response.status == TOO_MANY
        path = answer.url.parts  # of the answer to an interaction it ends in interactions/ID/TOKEN/callback
        if path[-1] == "callback" and path[-3].isdecimal() and (arrived := self._arrived.pop(int(path[-3]), None)):
            self.acknowledged(self._timer() - arrived)
        try:
            ahead = self._now() - _moment(answer.response.headers.get("Date") or "").timestamp()
        except ValueError:
            return
        self.ahead = ahead if abs(ahead) > 60 else 0.0
        if self.ahead and not self._wrong_clock:  # say it once: times that people read are wrong then
            self._wrong_clock = True
            log.warning(
                "This computer's clock is %s by %.0f s. Set it: until then, times in messages are wrong.",
                "fast" if ahead > 0 else "slow",
                abs(ahead),
            )
