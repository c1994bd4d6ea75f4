"""Who is still in a server. The bot is told of no one who leaves, so it asks about each person."""

from collections.abc import Collection

import discord

from cogs.interactions.discord_errors import BROKEN
from cogs.messages.outgoing import Outgoing
from service.tables.presence import Unreachable


class ServerMembers:
    """The people of all servers."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        """Those of these people who have left the server, asked for a table in this channel. Raises Unreachable."""
        here = self._outgoing.client.get_guild(guild)
        if here is None or here.unavailable:  # before the servers are known, or in an outage
            raise Unreachable
        try:
            return [each for each in members if await self._outgoing.member(guild, each, channel) is None]
        except (discord.HTTPException, *BROKEN) as trouble:
            raise Unreachable from trouble
