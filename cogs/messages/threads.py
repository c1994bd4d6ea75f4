"""Makes the threads for tables that are to have one of their own."""

import logging
from dataclasses import replace
from functools import partial
from typing import Literal

import discord

from cogs.interactions.discord_errors import sentence
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.titles import plain_title, title
from cogs.ui.pages.table import pings_page as calling_page
from model.location import Location
from model.servers.outbox import OutboxEntry
from model.tables.table import Table
from service.tables.tables import Tables

ASLEEP: Literal[4320] = 4320  # minutes without a message until a thread is archived; a message wakes it
LONGEST = 100  # characters of a thread's name

log = logging.getLogger(__name__)


class TableThreads(UpToDate):
    """The threads of tables. Each hangs from a line in its channel, which leads there.

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
            text, name = calling_page.words("thread", table=title(table)), plain_title(table)[:LONGEST]
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
            log.info("Couldn't archive the thread of table %s: %s", entry.number, sentence(trouble))
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
