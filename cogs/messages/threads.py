"""Makes the threads for the tables of a tournament, and for a table that is to have one of its own."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

import discord

from cogs.interactions.discord_errors import BROKEN, sentence
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.pages.table import pings_page as calling_page
from engine.words import in_every_language
from model.location import Location
from model.servers.outbox import OutboxEntry
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from service.tables.tables import Tables
from service.tournaments.tournaments import Tournaments

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
        await self._outgoing.outbox.add(OutboxEntry("threads", tournament.id, tournament.guild, tournament.channel))
        client, number = self._outgoing.client, tournament.channel
        try:
            channel: object = client.get_channel(number)  # which is not known before the gateway is open
            channel = channel or await self._outgoing.ask(lambda: client.fetch_channel(number), Urgency.NOW, number)
            while isinstance(channel, discord.TextChannel) and len(channels) < wanted:
                channels.append(await self._thread(channel, tournament.id, len(channels) + 1))
        except (discord.HTTPException, *BROKEN) as trouble:
            log.warning("Tournament %s has %s threads, not %s: %s", tournament.id, len(channels), wanted, trouble)
        return channels

    async def _thread(self, channel: discord.TextChannel, tournament: int, table: int) -> int:
        """The server may have picked another language since the thread was made."""
        me, called = channel.guild.me.id, partial(calling_page.tournament_thread, tournament, table)
        names = set(in_every_language(called))
        made = [thread.id for thread in channel.threads if thread.owner_id == me and thread.name in names]
        if made:
            return made[0]
        with self._outgoing.languages.public(channel.guild.id):
            name = called()
        kind = discord.ChannelType.public_thread
        thread = await self._outgoing.ask(
            lambda: channel.create_thread(name=name, type=kind, auto_archive_duration=ASLEEP), Urgency.NOW, channel.id
        )
        return thread.id

    # Threads that no tournament knows

    async def refresh(self, tournaments: Tournaments) -> None:
        """After a start or a new session: remove threads of tournaments that ended without knowing them."""
        for entry in self._outgoing.outbox.every("threads"):
            try:
                await self._tidy(entry, tournaments)
            except (discord.HTTPException, *BROKEN) as trouble:
                log.warning("Threads of tournament %s are tidied up later: %s", entry.number, sentence(trouble))

    async def _tidy(self, entry: OutboxEntry, tournaments: Tournaments) -> None:
        """A tournament that still runs finds its threads by their names when it needs them."""
        known = await tournaments.stored(entry.number)
        beginnings = tuple(in_every_language(partial(calling_page.tournament_thread, entry.number)))
        channel = self._outgoing.client.get_channel(entry.channel)
        for thread in channel.threads if isinstance(channel, discord.TextChannel) else ():
            ours = thread.owner_id == thread.guild.me.id and thread.name.startswith(beginnings)
            if ours and (known is None or thread.id not in known.channels):
                if known is not None and known.running:
                    return
                await self._remove(thread)
        await self._outgoing.outbox.done(entry)

    async def _remove(self, thread: discord.Thread) -> None:
        try:
            await self._outgoing.ask(thread.delete, Urgency.LATER, thread.id)
        except discord.Forbidden:  # to archive one's own thread takes no permission
            await self._outgoing.ask(lambda: thread.edit(archived=True), Urgency.LATER, thread.id)


class TableThreads(UpToDate):
    """The threads of tables outside tournaments. Each hangs from a line in its channel, which leads there.

    A thread is archived when its last table closes. Its entry in the outbox names the table, the channel, and the
    line, whose id is the thread's too.
    """

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        self._outgoing, self._tables = outgoing, tables
        self._redrawer = outgoing.redrawer("Thread of table")

    async def move_in(self, table: Table) -> Table:
        """Make a thread for a table that is not shown yet, and move the table there.

        Raises Refused, HTTPException, and the errors of a broken connection, and then no thread is left.
        """
        with self._outgoing.languages.public(table.guild):
            text, name = calling_page.thread_text(table), calling_page.thread_name(table)
        line = OutboxEntry("thread", table.id, table.guild, table.channel)
        entry = await self._outgoing.post_for_now(line, Urgency.NOW, content=text)
        posted = self._outgoing.channel(table.guild, table.channel).get_partial_message(entry.message or 0)
        try:
            make = partial(posted.create_thread, name=name, auto_archive_duration=ASLEEP)
            thread = await self._outgoing.ask(make, Urgency.NOW, table.channel)
            return await self._tables.move(table.id, Location(table.guild, thread.id, table.channel))
        except BaseException:
            await self._outgoing.take_away(entry)
            raise

    async def table_closed(self, number: int) -> None:
        """A table is closed and its last message is shown. A rematch may go on in its thread."""
        for entry in self._outgoing.outbox.every("thread"):
            if entry.number == number and entry.message is not None:
                others = self._tables.in_channel(entry.message)
                if others:
                    await self._outgoing.outbox.save(replace(entry, number=others[-1].id))
                else:
                    await self._archive(entry, entry.message)

    async def _archive(self, entry: OutboxEntry, thread: int) -> None:
        client = self._outgoing.client

        async def archive() -> None:
            found = client.get_channel(thread) or await client.fetch_channel(thread)
            if isinstance(found, discord.Thread):
                await found.edit(archived=True)

        try:
            await self._outgoing.ask(archive, Urgency.LATER, thread)
        except (discord.NotFound, discord.Forbidden) as trouble:
            log.info("The thread of table %s stays as it is: %s", entry.number, sentence(trouble))
        await self._outgoing.outbox.done(entry)

    def refresh(self) -> None:
        """After a start or a new session: archive threads whose tables closed meanwhile."""
        open_ones = self._tables.numbers()
        for entry in self._outgoing.outbox.every("thread"):
            if entry.number not in open_ones:
                self._redrawer.soon(self._tidy, entry.id)

    async def _tidy(self, entry_id: int) -> None:
        entry = self._outgoing.outbox.get(entry_id)
        if entry is not None:
            await self.table_closed(entry.number)
