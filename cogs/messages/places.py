"""Finds out which channels and threads were deleted without a word: while the bot was away, or the thread asleep."""

import discord

from cogs.interactions.discord_errors import CHANNEL_GONE
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from service.tournaments.tournaments import Locations


class Places(UpToDate):
    """The channels and threads in which anything stands."""

    def __init__(self, outgoing: Outgoing, locations: Locations) -> None:
        self._outgoing, self._locations = outgoing, locations
        self._redrawer = outgoing.redrawer("Place")

    def refresh(self) -> None:
        """After a start or a new session."""
        for guild, channel in self._locations.places():
            self._look_at(guild, channel)

    def look(self, guild: int) -> None:
        """A server has become known later than the others, or again."""
        for where, channel in self._locations.places():
            if where == guild:
                self._look_at(guild, channel)

    def _look_at(self, guild: int, channel: int) -> None:
        """Discord tells a bot all channels of a server and the threads that are awake. It is asked about any other."""
        known = self._outgoing.client.get_guild(guild)
        if known is not None and not known.unavailable and known.get_channel_or_thread(channel) is None:
            self._redrawer.soon(self._ask, channel)

    async def _ask(self, channel: int) -> None:
        try:
            await self._outgoing.ask(lambda: self._outgoing.client.fetch_channel(channel), Urgency.LATER, channel)
        except discord.Forbidden:  # it is there, and hidden from the bot
            return
        except discord.NotFound as trouble:
            if trouble.code != CHANNEL_GONE:
                raise
            await self._locations.channel_gone(channel)
