"""Paces what the bot sends to Discord on its own: boards, hands, pings, threads and tidying up.

Discord allows 50 requests a second, those for interactions aside, and shuts out an address for a while after 10,000
invalid ones in ten minutes. This module stays well below both, and lets tables where a person waits go first.
"""

import asyncio
import heapq
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import TypeVar

import aiohttp

from cogs.interactions.discord_errors import TOO_MANY

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
        if status in (401, 403) or (status == TOO_MANY and scope != "shared"):
            self._times.append(self._now())

    @property
    def too_many(self) -> bool:
        """Everything should rest that no person waits for."""
        while self._times and self._times[0] < self._now() - WINDOW:
            self._times.popleft()
        return len(self._times) >= TOLERATED

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count what a session with this trace does, the repeats within discord.py included."""

        async def note(session: object, context: object, answered: aiohttp.TraceRequestEndParams) -> None:
            self.note(answered.response.status, answered.response.headers.get("X-RateLimit-Scope"))

        trace.on_request_end.append(note)
        return trace


@dataclass(order=True)
class Waiting:
    """A request that waits for its turn: the most urgent first, and of those the one that was asked for first."""

    urgency: Urgency
    order: int
    channel: int | None = field(compare=False)
    turn: asyncio.Future[None] = field(compare=False)


class Pacer:
    """Lets one request after another go, the most urgent first.

    The requests of each channel stand in a line of their own, and only the first ones of lines that have room are
    looked at. So the work grows with what may go, and not with what waits.
    """

    def __init__(self, invalid: InvalidRequests) -> None:
        self._invalid = invalid
        self._lines: dict[int, list[Waiting]] = {}  # of the channels, as heaps
        self._boards: list[Waiting] = []  # the first of each line that has room, and some that no longer are
        self._hands: list[Waiting] = []  # those without a channel
        self._order = count()
        self._in_channel: dict[int, int] = {}  # requests under way
        self._to_channels = 0
        self._under_way = 0
        self._sent: deque[float] = deque()  # when requests to channels went, in the last second
        self._timer: asyncio.TimerHandle | None = None
        self._resting = False

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
        waiting = Waiting(urgency, next(self._order), channel, asyncio.get_running_loop().create_future())
        if channel is None:
            heapq.heappush(self._hands, waiting)
        else:
            heapq.heappush(self._lines.setdefault(channel, []), waiting)
            self._offer(channel)
        self._go_on()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                self._over(channel)
            raise

    def _over(self, channel: int | None) -> None:
        self._under_way -= 1
        if channel is not None:
            self._to_channels -= 1
            self._in_channel[channel] -= 1
            if not self._in_channel[channel]:
                del self._in_channel[channel]
            self._offer(channel)
        self._go_on()

    def _offer(self, channel: int) -> None:
        """Put the first of a line among those that may go next, if its channel has room."""
        line = self._lines.get(channel, [])
        _forget_the_given_up(line)
        if not line:
            self._lines.pop(channel, None)
        elif self._in_channel.get(channel, 0) < IN_A_CHANNEL:
            heapq.heappush(self._boards, line[0])

    def _go_on(self) -> None:
        """Let everything go that may go now, and look again later if something has to wait for time to pass."""
        while self._under_way < AT_ONCE:
            _forget_the_given_up(self._hands)
            nexts = [each for each in (*self._hands[:1], self._next_board()) if each is not None]
            if not nexts:
                return
            allowed = [each for each in nexts if self._may_go(each)]
            if not allowed:
                self._look_again_later()
                return
            self._release(min(allowed))

    def _next_board(self) -> Waiting | None:
        """The most urgent one of those that are the first of their lines and have room in their channels."""
        if self._to_channels >= TO_CHANNELS:
            return None
        while self._boards:
            first = self._boards[0]
            line, under_way = self._lines.get(first.channel or 0), self._in_channel.get(first.channel or 0, 0)
            if line and line[0] is first and not first.turn.done() and under_way < IN_A_CHANNEL:
                return first
            heapq.heappop(self._boards)
            if first.turn.cancelled() and first.channel is not None:
                self._offer(first.channel)
        return None

    def _may_go(self, waiting: Waiting) -> bool:
        if self._rests() and waiting.urgency > Urgency.NOW:
            return False
        return waiting.channel is None or len(self._lately()) < IN_A_SECOND

    def _release(self, waiting: Waiting) -> None:
        self._under_way += 1
        channel = waiting.channel
        if channel is None:
            heapq.heappop(self._hands)
        else:
            heapq.heappop(self._boards)
            heapq.heappop(self._lines[channel])
            self._to_channels += 1
            self._in_channel[channel] = self._in_channel.get(channel, 0) + 1
            self._sent.append(asyncio.get_running_loop().time())
            self._offer(channel)
        waiting.turn.set_result(None)

    def _look_again_later(self) -> None:
        loop = asyncio.get_running_loop()
        if self._timer is None:
            limited = self._sent and not self._resting
            wait = max(0.01, self._sent[0] + 1 - loop.time()) if limited else LOOK_AGAIN
            self._timer = loop.call_later(wait, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self._go_on()

    def _lately(self) -> deque[float]:
        """When requests of the last second were sent."""
        begins = asyncio.get_running_loop().time() - 1
        while self._sent and self._sent[0] <= begins:
            self._sent.popleft()
        return self._sent

    def _rests(self) -> bool:
        resting = self._invalid.too_many
        if resting and not self._resting:
            log.error("Discord refused %d requests in ten minutes: only people are served until it is fewer", TOLERATED)
        elif self._resting and not resting:
            log.info("Discord refuses less again: everything is kept up to date")
        self._resting = resting
        return resting


def _forget_the_given_up(line: list[Waiting]) -> None:
    while line and line[0].turn.done():
        heapq.heappop(line)
