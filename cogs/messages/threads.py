"""Makes the threads for the tables of a tournament."""

import logging
from collections.abc import Sequence
from typing import Literal

import discord

from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.ui.troubles import BROKEN, sentence
from model.leftover import Leftover
from model.tournament import Tournament
from service.tournaments import Tournaments

ASLEEP: Literal[4320] = 4320  # minutes without a message until a thread is archived; a message wakes it

log = logging.getLogger(__name__)


class TournamentThreads:
    """The threads of all tournaments. Table 1 is the top table in every round, so a thread serves all rounds.

    A thread that was made but not remembered is known by its name, and serves after all.
    """

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    async def make(self, tournament: Tournament, wanted: int) -> Sequence[int]:
        """The existing channels, and as many more threads as can be made, up to the number wanted."""
        channels = list(tournament.channels)
        await self._outgoing.leftovers.begin("threads", tournament.id, tournament.guild, tournament.channel)
        try:
            channel = await self._channel(tournament)
            while isinstance(channel, discord.TextChannel) and len(channels) < wanted:
                channels.append(await self._thread(channel, _name(tournament, len(channels))))
        except (discord.HTTPException, *BROKEN) as trouble:
            log.warning("Tournament %s has %s threads, not %s: %s", tournament.id, len(channels), wanted, trouble)
        return channels

    async def _channel(self, tournament: Tournament) -> object:
        """The channel itself, which the cache does not have before the gateway is open."""
        client, number = self._outgoing.client, tournament.channel
        known = client.get_channel(number)
        return known or await self._outgoing.ask(lambda: client.fetch_channel(number), Urgency.NOW, number)

    async def _thread(self, channel: discord.TextChannel, name: str) -> int:
        me = channel.guild.me.id
        made = [thread.id for thread in channel.threads if thread.owner_id == me and thread.name == name]
        if made:
            return made[0]
        kind = discord.ChannelType.public_thread
        thread = await self._outgoing.ask(
            lambda: channel.create_thread(name=name, type=kind, auto_archive_duration=ASLEEP), Urgency.NOW, channel.id
        )
        return thread.id

    # Threads that no tournament knows

    async def refresh(self, tournaments: Tournaments) -> None:
        """After a start or a new session: remove threads of tournaments that ended without knowing them."""
        for leftover in self._outgoing.leftovers.every("threads"):
            try:
                await self._tidy(leftover, tournaments)
            except (discord.HTTPException, *BROKEN) as trouble:
                log.warning("Threads of tournament %s are tidied up later: %s", leftover.number, sentence(trouble))

    async def _tidy(self, leftover: Leftover, tournaments: Tournaments) -> None:
        """A tournament that still runs finds its threads by their names when it needs them."""
        known = await tournaments.stored(leftover.number)
        channel = self._outgoing.client.get_channel(leftover.channel)
        for thread in channel.threads if isinstance(channel, discord.TextChannel) else ():
            ours = thread.owner_id == thread.guild.me.id and thread.name.startswith(_prefix(leftover.number))
            if ours and (known is None or thread.id not in known.channels):
                if known is not None and known.running:
                    return
                await self._remove(thread)
        await self._outgoing.leftovers.done(leftover)

    async def _remove(self, thread: discord.Thread) -> None:
        try:
            await self._outgoing.ask(thread.delete, Urgency.LATER, thread.id)
        except discord.Forbidden:  # to archive one's own thread takes no permission
            await self._outgoing.ask(lambda: thread.edit(archived=True), Urgency.LATER, thread.id)


def _name(tournament: Tournament, number: int) -> str:
    return f"{_prefix(tournament.id)}{number + 1}"


def _prefix(tournament_id: int) -> str:
    return f"Tournament {tournament_id} · Table "
