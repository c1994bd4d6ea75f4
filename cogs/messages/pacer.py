"""Paces what the bot sends to Discord on its own: boards, hands, pings, threads and tidying up.

discord.py waits where the limit of a channel is used up, and when Discord says “too often”. It neither keeps below the
50 requests a second that Discord allows, those for interactions aside, nor sends first what a person waits for.
"""

import asyncio
import heapq
import logging
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count
from typing import NamedTuple, TypeVar

import aiohttp

from cogs.interactions.discord_errors import TOO_MANY

TO_CHANNELS, A_SECOND = 40, 1  # requests under way, and begun in a second; the rest of the 50 is asked for elsewhere
IN_A_CHANNEL = 3  # of them; a channel whose limit is used up holds up no other
FOR_HANDS = 32  # requests under way
PATIENCE = 15  # seconds for one request, with all that discord.py does to repeat it
WINDOW, TOLERATED = 600, 1000  # seconds, and invalid requests in them, after which only people are served
LOOK_AGAIN = 30  # seconds until what rests looks whether it may go on

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class Urgency(IntEnum):
    """Who waits for a request."""

    NOW = 0  # a person who asked for it, or whose turn it is
    WAITING = 1  # people at a table
    SOON = 2  # no person waits
    LATER = 3  # tidying up


class InvalidRequests:
    """Counts what Discord counts before it shuts an address out, after 10,000 in ten minutes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._times = now, deque[float](maxlen=TOLERATED)

    @property
    def too_many(self) -> bool:
        return len(self._times) == TOLERATED and self._times[0] > self._now() - WINDOW

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count what a session with this trace does, the repeats within discord.py included."""

        async def note(session: object, context: object, answered: aiohttp.TraceRequestEndParams) -> None:
            shared = answered.response.headers.get("X-RateLimit-Scope") == "shared"  # others caused it
            if answered.response.status in (401, 403) or (answered.response.status == TOO_MANY and not shared):
                self.note()

        trace.on_request_end.append(note)
        return trace

    def note(self) -> None:
        before = self.too_many
        self._times.append(self._now())
        if self.too_many and not before:
            log.error("Discord refused %d requests in ten minutes. For a while, the bot only answers people", TOLERATED)


class Waiting(NamedTuple):
    """A request that waits for its turn: the most urgent first, and of those the one that was asked for first."""

    urgency: Urgency
    order: int
    channel: int | None
    turn: asyncio.Future[float]  # until when it keeps its place at least


class Line:
    """So many requests at once, of which so many to one channel. Each keeps its place for some seconds at least."""

    def __init__(self, places: int, in_a_channel: int, at_least: float) -> None:
        self._free, self._in_a_channel, self._at_least = places, in_a_channel, at_least
        self._under_way, self._waiting, self._order = Counter[int | None](), list[Waiting](), count()

    @asynccontextmanager
    async def place(self, urgency: Urgency, channel: int | None) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[float] = loop.create_future()
        heapq.heappush(self._waiting, Waiting(urgency, next(self._order), channel, turn))
        self._go_on()
        try:
            await turn
            yield
        finally:
            if not turn.cancelled():
                self._under_way -= Counter([channel])
                self._go_on()
                loop.call_at(turn.result(), self._leave)

    def _leave(self) -> None:
        self._free += 1
        self._go_on()

    def _go_on(self) -> None:
        busy = []
        while self._free and self._waiting:
            first = heapq.heappop(self._waiting)
            if first.turn.done():  # given up
                continue
            if self._under_way[first.channel] == self._in_a_channel:
                busy.append(first)
            else:
                self._free -= 1
                self._under_way[first.channel] += 1
                first.turn.set_result(asyncio.get_running_loop().time() + self._at_least)
        for each in busy:
            heapq.heappush(self._waiting, each)


class Pacer:
    """Lets requests go in their turn."""

    def __init__(self, invalid: InvalidRequests) -> None:
        self._invalid = invalid
        self._boards, self._hands = Line(TO_CHANNELS, IN_A_CHANNEL, A_SECOND), Line(FOR_HANDS, FOR_HANDS, 0)

    async def ask(self, request: Callable[[], Awaitable[Answer]], urgency: Urgency, channel: int | None) -> Answer:
        """Make a request in its turn. One without a channel is for an interaction, which the limit does not count.

        Raises what the request raises, and TimeoutError if it takes too long.
        """
        while True:
            async with (self._hands if channel is None else self._boards).place(urgency, channel):
                if urgency == Urgency.NOW or not self._invalid.too_many:
                    async with asyncio.timeout(PATIENCE):
                        return await request()
            await asyncio.sleep(LOOK_AGAIN)
