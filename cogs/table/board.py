"""Keeps the public message of each table up to date, and makes threads for tables that are to have one of their own.

``cogs.discord.boards`` says how messages are kept up to date.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

import discord

from cogs.discord.boards import MessageBoard
from cogs.discord.errors import ATTACH, BROKEN, WORDS, named, sentence
from cogs.discord.page import Page, Picture, below
from cogs.discord.painter import Painter
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from cogs.discord.text import link, title
from cogs.lobby.pages import seats_picture
from cogs.looks import look_of
from cogs.table import end as end_page, pages as table_page
from engine.core.match import View
from model.member import Location
from model.people.names import plain
from model.servers.outbox import OutboxEntry
from model.tables.log import Entry
from model.tables.naming import plain_names
from model.tables.table import Table
from service.live_store import Change
from service.tables import Tables
from service.tournaments import Locations

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
            text, name = table_page.WORDS("thread", table=title(table)), title(table, plain)[:LONGEST]
        line = OutboxEntry("thread", table.id, table.guild, table.channel)
        entry = await self._outgoing.post_for_now(line, Urgency.NOW, content=text)
        try:
            message = self._outgoing.channel(table.guild, table.channel).get_partial_message(entry.message or 0)
            make = partial(message.create_thread, name=name, auto_archive_duration=ASLEEP)
            thread = await self._outgoing.pacer.ask(make, Urgency.NOW, table.channel)
            return await self._tables.move(table.id, Location(table.guild, thread.id, table.channel))
        except BaseException:
            await self._outgoing.take_away(entry)
            raise

    async def table_closed(self, number: int) -> None:
        """A table is closed and its last message is shown. A rematch may go on in its thread."""
        for entry in self._outgoing.outbox.at("thread", number):
            if entry.message is None:
                continue
            if others := self._tables.in_channel(entry.message):
                await self._outgoing.outbox.save(replace(entry, number=others[-1].id))
                continue
            try:
                await self._outgoing.pacer.ask(partial(self._archive, entry.message), Urgency.LATER, entry.message)
            except (discord.NotFound, discord.Forbidden) as trouble:
                log.info("Couldn't archive the thread of table %s: %s", entry.number, sentence(trouble))
            await self._outgoing.outbox.done(entry)

    async def _archive(self, thread: int) -> None:
        client = self._outgoing.client
        found = client.get_channel(thread) or await client.fetch_channel(thread)
        if isinstance(found, discord.Thread):
            await found.edit(archived=True)

    def refresh(self) -> None:
        """After a start or a new session: archive threads whose tables closed meanwhile."""
        for entry in self._outgoing.outbox.every("thread"):
            if entry.number not in self._tables:
                self._redrawer.soon(self.table_closed, entry.number)


LEISURE = 15  # seconds between two redraws of a table with computer players alone
SUNK = 15  # messages below a table after which it is posted again at the bottom


class TableBoard(MessageBoard[Table]):
    """The board of all tables. Listens to Tables.

    A table does not sink: when a player opens their hand or a round starts, and many messages have come since, it moves
    to the bottom of its channel.
    """

    KIND = "table"
    STAYS = 60

    def __init__(
        self, outgoing: Outgoing, tables: Tables, locations: Locations, painter: Painter, threads: TableThreads
    ) -> None:
        super().__init__(outgoing, tables, locations)
        self._tables, self._painter, self._threads = tables, painter, threads
        self._last_drawn: dict[int, float] = {}  # when tables with computer players alone were last drawn

    def changed(self, change: Change[Table]) -> None:
        self.redraw_soon(change.id)
        before, state = change.before, change.after.state if change.after else None
        played = before.state.round if before and before.state else 0
        if state is not None and state.phase == "play" and state.round > played:
            self.look(change.id)

    def look(self, number: int) -> None:
        """Move a table in play down soon that a person looks for, if it has sunk."""
        message = self._keeper.messages.get(number)
        if message is not None and not self.stays(message):
            self._redrawer.soon(self._look, number)

    async def _look(self, number: int) -> None:
        table, message = self._tables.find(number), self._keeper.messages.get(number)
        if message is None or table is None or table.phase != "match":
            return
        try:
            below = await self._outgoing.pacer.ask(
                partial(self._count_below, table, message), Urgency.SOON, table.channel
            )
        except (discord.HTTPException, *BROKEN):
            return  # without an answer it stays
        if below >= SUNK and await self._held(table, message) is None:
            self._sunk.add(number)
            self._redrawer.soon(self._redraw, number)

    async def _count_below(self, table: Table, message: int) -> int:
        """The messages that came after the table's own, counted in one request as far as it matters."""
        where = self._outgoing.channel(table.guild, table.channel)
        return len([each async for each in where.history(limit=SUNK, after=discord.Object(message))])

    async def _redraw_closed(self, number: int) -> None:
        if not self.waits(number):
            await super()._redraw_closed(number)
            self._last_drawn.pop(number, None)
        await self._threads.table_closed(number)

    async def page(self, table: Table) -> Page:
        unpictured = self._outgoing.lacks(table.channel) == ATTACH
        view, story, drawn, highlights = await self._parts(table, pictured=not unpictured)
        page = table_page.table_page(table, view, story, drawn, highlights)
        return below(page, [WORDS("without-pictures", missing=str(named(ATTACH)))]) if unpictured else page

    async def _parts(
        self, table: Table, *, pictured: bool
    ) -> tuple[View | None, Sequence[Entry], Picture | None, list[str]]:
        """The public view, what happened lately, the picture, and the memorable moments of a match that is over."""
        view, drawn, highlights = table.state.public_view() if table.state else None, None, list[str]()
        story = await self._tables.stories.story(table, None)
        if pictured:  # else its words say the same
            if view is None:
                picture = seats_picture(table)
            elif table.phase == "over":
                picture = end_page.end_picture(table, view, story)
            else:
                picture = look_of(view.rules).table_picture(view, plain_names(table))
            drawn = await self._painter.drawn(picture, self._attached.get(table.id, []))
        if table.phase == "over":
            highlights = await self._tables.stories.highlights(table, end_page.had_seats(table))
        return view, story, drawn, highlights

    async def last_page(self, table: Table) -> Page:
        pictured = table.phase == "over" and self._outgoing.lacks(table.channel) != ATTACH
        view, story, drawn, highlights = await self._parts(table, pictured=pictured)
        page = end_page.closed_page(table, view, story, highlights, drawn)
        rematch = self._tables.rematches.get(table.id)
        message = None if rematch is None else self._tables.messages.get(rematch)
        if message is None:
            return page
        text = table_page.WORDS("closing-rematch", link=link(table.guild, table.channel, message))
        return page.followed_by(text)

    def waits(self, number: int) -> bool:
        """The last message of a table says where its rematch is, so it waits until that is posted."""
        rematch = self._tables.rematches.get(number)
        return rematch is not None and rematch in self._tables.numbers() and rematch not in self._tables.messages

    def rematch_shown(self, number: int) -> None:
        """The rematch of a table is posted, or could not be. Now the last message of the table itself follows."""
        if self.waits(number):
            self._tables.rematches.pop(number, None)
        self.redraw_soon(number)

    def urgency(self, table: Table) -> Urgency:
        return Urgency.WAITING if table.anybody_present else Urgency.SOON

    def rest(self, table: Table) -> float:
        """Computer players among themselves need no message for each move."""
        if table.phase != "match" or table.anybody_present:
            return 0
        now = asyncio.get_running_loop().time()
        if table.id in self._last_drawn and now < self._last_drawn[table.id] + LEISURE:
            return LEISURE
        self._last_drawn[table.id] = now
        return 0

    def posts(self, table: Table) -> bool:
        """No player opens a tournament table, so nothing else would post it. What one person sees alone is never."""
        if table.policy.private:
            return False
        return table.policy.posted_unasked or super().posts(table)
