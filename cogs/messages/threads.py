"""Makes the threads for the tables of a tournament."""

import logging
from collections.abc import Sequence
from typing import Literal

import discord

from model.tournament import Tournament

ASLEEP: Literal[4320] = 4320  # minutes without a message until a thread is archived; a message wakes it

log = logging.getLogger(__name__)


class TournamentThreads:
    """The threads of all tournaments. Table 1 is the top table in every round, so a thread serves all rounds."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def make(self, tournament: Tournament, wanted: int) -> Sequence[int]:
        """The existing channels, and as many more threads as can be made, up to the number wanted."""
        channels = list(tournament.channels)
        try:
            channel = await self._channel(tournament)
            while isinstance(channel, discord.TextChannel) and len(channels) < wanted:
                channels.append((await _new_thread(channel, tournament, len(channels))).id)
        except (discord.HTTPException, OSError) as trouble:
            log.warning("Tournament %s has %s threads, not %s: %s", tournament.id, len(channels), wanted, trouble)
        return channels

    async def _channel(self, tournament: Tournament) -> object:
        """The channel itself, which the cache does not have before the gateway is open."""
        return self._client.get_channel(tournament.channel) or await self._client.fetch_channel(tournament.channel)


async def _new_thread(channel: discord.TextChannel, tournament: Tournament, number: int) -> discord.Thread:
    name = f"Tournament {tournament.id} · Table {number + 1}"
    return await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ASLEEP)
