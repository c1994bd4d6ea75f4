"""Paces what the bot sends to Discord on its own: boards, hands, pings, threads and tidying up.

Discord allows 50 requests a second, those for interactions aside, and shuts out an address for a while after 10,000
invalid ones in ten minutes. This module stays well below both, and lets tables where a person waits go first.
"""

import asyncio
import heapq
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from enum import IntEnum
from itertools import count
from types import SimpleNamespace
from typing import TypeVar

import aiohttp

from cogs.ui.troubles import TOO_MANY

IN_A_SECOND = 40  # requests to channels, in any second; the rest of the 50 is for what is asked for elsewhere
TO_CHANNELS, AT_ONCE = 16, 32  # requests under way: to channels, and with those for hands
IN_A_CHANNEL = 3  # requests under way to one channel, as each channel has a limit of its own
PATIENCE = 15  # seconds for one request, with all that discord.py does to repeat it
WINDOW = 600  # seconds for which Discord counts invalid requests
TOLERATED = 1000  # invalid requests in that time, after which only people are served
LOOK_AGAIN = 30  # seconds until a bot that stopped itself looks whether it may go on

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class Urgency(IntEnum):
    """Who waits for a request."""

    NOW = 0  # a person who asked for it, or whose turn it is
    WAITING = 1  # people at a table
    SOON = 2  # no person waits
    LATER = 3  # tidying up


class InvalidRequests:
    """Counts what Discord counts before it shuts an address out: 401, 403, and 429 unless others caused it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._times: deque[float] = deque()

    def note(self, status: int, scope: str | None = None) -> None:
        """A request was answered with this HTTP status, and the scope of a limit that was met."""
        if status in (401, 403) or (status == TOO_MANY and scope != "shared"):
            self._times.append(self._now())

    @property
    def too_many(self) -> bool:
        """Whether everything should rest that no person waits for."""
        while self._times and self._times[0] < self._now() - WINDOW:
            self._times.popleft()
        return len(self._times) >= TOLERATED

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count what a session with this trace does, the repeats within discord.py included."""
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        self.note(answered.response.status, answered.response.headers.get("X-RateLimit-Scope"))


class Pacer:
    """Lets one request after another go, the most urgent first."""

    def __init__(self, invalid: InvalidRequests) -> None:
        self._invalid = invalid
        self._waiting: list[tuple[Urgency, int, int | None, asyncio.Future[None]]] = []
        self._order = count()
        self._in_channel: Counter[int] = Counter()  # requests under way
        self._under_way = 0
        self._sent: deque[float] = deque()  # when requests to channels went, in the last second
        self._timer: asyncio.TimerHandle | None = None
        self._resting = False

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return len(self._waiting)

    async def ask(self, request: Callable[[], Awaitable[Answer]], urgency: Urgency, channel: int | None) -> Answer:
        """Make a request in its turn. One without a channel is for an interaction, which the limit does not count.

        Raises what the request raises, and TimeoutError if it takes too long.
        """
        await self._turn(urgency, channel)
        try:
            async with asyncio.timeout(PATIENCE):
                return await request()
        finally:
            self._over(channel)

    async def _turn(self, urgency: Urgency, channel: int | None) -> None:
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._order), channel, turn))
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._over(channel)
            raise

    def _over(self, channel: int | None) -> None:
        self._under_way -= 1
        if channel is not None:
            self._in_channel -= Counter([channel])
        self._go_on()

    def _go_on(self) -> None:
        """Let everything go that may go now, and look again later if something has to wait for time to pass."""
        held_up = []
        while self._waiting and self._under_way < AT_ONCE:
            first = heapq.heappop(self._waiting)
            if first[3].done():
                continue  # it was given up
            if self._may_go(first[0], first[2]):
                self._let_go(first[2], first[3])
            else:
                held_up.append(first)
        for each in held_up:
            heapq.heappush(self._waiting, each)
        if held_up and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._until_some_may_go(), self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self._go_on()

    def _may_go(self, urgency: Urgency, channel: int | None) -> bool:
        if self._rests() and urgency > Urgency.NOW:
            return False
        if channel is None:
            return True
        full = self._in_channel[channel] >= IN_A_CHANNEL or self._in_channel.total() >= TO_CHANNELS
        return not full and len(self._lately()) < IN_A_SECOND

    def _let_go(self, channel: int | None, turn: asyncio.Future[None]) -> None:
        self._under_way += 1
        if channel is not None:
            self._in_channel[channel] += 1
            self._sent.append(asyncio.get_running_loop().time())
        turn.set_result(None)

    def _lately(self) -> deque[float]:
        """When requests to channels went in the last second."""
        begins = asyncio.get_running_loop().time() - 1
        while self._sent and self._sent[0] <= begins:
            self._sent.popleft()
        return self._sent

    def _until_some_may_go(self) -> float:
        if self._resting or not self._sent:
            return LOOK_AGAIN
        return max(0.01, self._sent[0] + 1 - asyncio.get_running_loop().time())

    def _rests(self) -> bool:
        resting = self._invalid.too_many
        if resting and not self._resting:
            log.error("Discord refused %d requests in ten minutes: only people are served until it is fewer", TOLERATED)
        elif self._resting and not resting:
            log.info("Discord refuses less again: everything is kept up to date")
        self._resting = resting
        return resting
