"""Keeps lines in channels true: posted when they are wanted, corrected while they are, and then deleted.

A line has an entry in the outbox until it is deleted, so none is left lying about.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar

import discord

from cogs.discord.controls import Button
from cogs.discord.errors import is_uncertain
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from model.servers.outbox import Kind, OutboxEntry
from model.tables.table import Table
from service.live_store import Change
from service.tables import Tables

MENTION_NOBODY = discord.AllowedMentions.none()  # an edit without content would go out without the client's own


@dataclass(frozen=True)
class Line:
    """A line at a table. Its words are composed only when it is posted or corrected, in the language of the server."""

    words: Callable[[], tuple[str, Button]] = field(compare=False)  # with the button below it
    members: tuple[int, ...] = ()  # who is pinged
    roles: tuple[int, ...] = ()
    seat: int | None = None  # the seat and the question that it is about, if it is about one
    question: int | None = None
    member: int | None = None  # the one whom it is for
    wait: float | None = field(default=0, compare=False)  # seconds until it is time to post it; None: that is past
    end: float | None = None  # the time that it tells, to be corrected


class Lines(UpToDate):
    """The lines of one kind, at most one for each table and member. Listens to Tables."""

    KIND: ClassVar[Kind]
    NAME: ClassVar[str]  # for the log

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        self._outgoing, self._tables = outgoing, tables
        self._redrawer = outgoing.redrawer(self.NAME)
        self._refused: dict[int, Line] = {}  # what Discord did not let through, by table
        self._ends: dict[int, float | None] = {}  # what the lines tell, by their entries

    # What differs between kinds

    def wanted(self, table: Table) -> Line | None:
        """The line that a table is to have now, there or not. None also where only a person's request posts one."""
        return None

    def holds(self, table: Table, entry: OutboxEntry) -> bool:
        """True if a line that is there is still true."""
        line = self.wanted(table)
        return line is not None and (line.seat, line.question) == (entry.seat, entry.question)

    # Called by Tables and at the start

    def changed(self, change: Change[Table]) -> None:
        line = None if change.after is None else self.wanted(change.after)
        if line is None:
            self._refused.pop(change.id, None)
        if self._outgoing.outbox.at(self.KIND, change.id) or (line is not None and line.wait == 0):
            self._redrawer.soon(self._update, change.id)
        elif line is not None and line.wait is not None:
            self._redrawer.later(self._update, change.id, line.wait)

    def refresh(self) -> None:
        """After a start or a new session: take away what is not true any more."""
        for entry in self._outgoing.outbox.every(self.KIND):
            self._redrawer.soon(self._tidy, entry.number)

    # One table

    async def _update(self, table_id: int) -> None:
        await self._tidy(table_id)
        table = self._tables.find(table_id)
        line = None if table is None else self.wanted(table)
        if table is None or line is None or line.wait is None or self._outgoing.outbox.at(self.KIND, table_id):
            return
        if line.wait > 0:
            self._redrawer.later(self._update, table_id, line.wait)
        elif self._refused.get(table_id) != line and not self._outgoing.muted_channels.rests(table.channel):
            await self.post(table, line, Urgency.WAITING)

    async def _tidy(self, table_id: int) -> None:
        """Take away the lines that are not true any more, and correct the others."""
        kept = set[int | None]()
        for entry in self._outgoing.outbox.at(self.KIND, table_id):
            table = self._tables.find(table_id)
            if table is None or entry.channel != table.channel or entry.member in kept or not self.holds(table, entry):
                await self._outgoing.take_away(entry)
                self._ends.pop(entry.id, None)
                continue
            kept.add(entry.member)
            line = self.wanted(table)
            if line is not None and self._ends.get(entry.id) != line.end:
                with self._outgoing.languages.public(entry.guild):
                    text, _ = line.words()
                message = self._outgoing.channel(entry.guild, entry.channel).get_partial_message(entry.message or 0)
                edit = partial(message.edit, content=text, allowed_mentions=MENTION_NOBODY)
                with suppress(discord.NotFound, discord.Forbidden):  # it was deleted, and one line is enough
                    await self._outgoing.pacer.ask(edit, Urgency.SOON, entry.channel)
                self._ends[entry.id] = line.end
            if line is not None and entry.question != line.question:
                await self._outgoing.outbox.save(replace(entry, question=line.question))

    async def post(self, table: Table, line: Line, urgency: Urgency) -> None:
        """Raises what Discord or the connection says, and NotSaved."""
        with self._outgoing.languages.public(table.guild):
            text, below = line.words()
            view = discord.ui.View(timeout=None)  # with text beside it, which a phone shows
            view.add_item(below)
            view.stop()  # or the library would keep it, though presses arrive by their ids alone
        entry = OutboxEntry(
            self.KIND, table.id, table.guild, table.channel, seat=line.seat, question=line.question, member=line.member
        )
        pinged = discord.AllowedMentions(
            users=[discord.Object(member) for member in line.members] or False,
            roles=[discord.Object(role) for role in line.roles] or False,
            everyone=False,
            replied_user=False,
        )
        try:
            posted = await self._outgoing.post_for_now(entry, urgency, content=text, view=view, allowed_mentions=pinged)
        except discord.HTTPException as trouble:
            if not is_uncertain(trouble):
                self._refused[table.id] = line
            raise
        self._ends[posted.id] = line.end
        if self._tables.find(table.id) is not table:  # it moved on while the line was on its way
            self._redrawer.soon(self._update, table.id)
