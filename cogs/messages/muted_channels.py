"""The channels in which the bot may not write any more. Play goes on in the hands, which say so."""

import asyncio
import logging

from service.base.listeners import Listeners

FIRST, LONGEST = 60, 3600  # seconds until a channel is tried again

log = logging.getLogger(__name__)


class MutedChannels:
    """Knows the channels that refused a message. ``changes`` are told a channel when that begins or ends."""

    def __init__(self, changes: Listeners) -> None:
        self._changes = changes
        self._refusals: dict[int, int] = {}
        self._paused: dict[int, asyncio.TimerHandle] = {}

    def holds(self, channel: int) -> bool:
        """The last message to the channel was refused."""
        return channel in self._refusals

    def rests(self, channel: int) -> bool:
        """The channel is left alone for now. A single refusal may be a slip, so that is asked again."""
        return channel in self._paused and self._refusals.get(channel, 0) > 1

    def refused(self, channel: int) -> None:
        times = self._refusals[channel] = self._refusals.get(channel, 0) + 1
        self._cancel(channel)
        later = asyncio.get_running_loop().call_later
        self._paused[channel] = later(self.pause(channel), self._paused.pop, channel, None)
        if times == 1:
            log.warning("Nothing can be written in channel %s any more; its hands say so", channel)
            self._changes.tell(channel)

    def pause(self, channel: int) -> float:
        """The seconds from the last refusal until a channel should be tried again."""
        return float(min(LONGEST, FIRST * 2 ** min(max(self._refusals.get(channel, 0), 1) - 1, 10)))

    async def stop(self) -> None:
        for channel in list(self._paused):
            self._cancel(channel)

    def _cancel(self, channel: int) -> None:
        if channel in self._paused:
            self._paused.pop(channel).cancel()

    def accepted(self, channel: int) -> None:
        if self._refusals.pop(channel, 0):
            self._cancel(channel)
            log.info("Channel %s can be written in again", channel)
            self._changes.tell(channel)
