"""Lines that call players to a table: to their turn, before their time is up, and when the cards are dealt.

Each table has one line of each kind, which the next one replaces. A line has an entry in the outbox until it is
deleted, so none is left lying about.
"""

from dataclasses import dataclass
from typing import ClassVar

import discord

from cogs.interactions.discord_errors import is_uncertain
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.controls import Control, below_line, button
from cogs.ui.pages.table import pings_page as calling_page
from model.servers.outbox import Kind, OutboxEntry
from model.tables.table import Table
from service.people.calling import Calling
from service.tables.tables import Tables


@dataclass(frozen=True)
class Call:
    """What is said, who is pinged by it, and which seat and question it is about, if it is about one."""

    text: str
    pinged: tuple[int, ...]
    seat: int | None = None
    question: int | None = None


class Calls(UpToDate):
    """The calls of one kind at all tables. Listens to Tables. A subclass says who is called."""

    KIND: ClassVar[Kind]
    NAME: ClassVar[str]  # for the log

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        self._outgoing, self._tables, self._calling = outgoing, tables, calling
        self._redrawer = outgoing.redrawer(self.NAME)
        self._shown: dict[int, OutboxEntry] = {}  # by table
        self._refused: dict[int, Call] = {}  # what Discord did not let through, by table

    # What differs between kinds

    def call(self, table: Table) -> Call | None:
        """The call that holds at a table now, said or not."""
        raise NotImplementedError

    def wait(self, table: Table) -> float | None:
        """The seconds until it is time to say it. None when that is past."""
        return 0

    def still_holds(self, table: Table, shown: OutboxEntry, call: Call) -> bool:
        return (shown.seat, shown.question) == (call.seat, call.question)

    async def keep(self, table: Table, shown: OutboxEntry, call: Call) -> None:
        """The line stays."""

    # Called by Tables and at the start

    def resume(self) -> None:
        """Know the lines from before the start: a table may change before its shard is ready."""
        for entry in self._outgoing.outbox.every(self.KIND):
            self._shown.setdefault(entry.number, entry)

    def changed(self, table_id: int) -> None:
        self._redrawer.soon(self._update, table_id)

    def refresh(self) -> None:
        """After a start or a new session: take away what is not true any more."""
        for entry in self._outgoing.outbox.every(self.KIND):
            self._redrawer.soon(self._tidy, entry.id)

    # One table

    async def _update(self, table_id: int) -> None:
        holding, shown = self._holding(table_id), self._shown.get(table_id)
        if shown is not None and not self._stays(shown, holding):
            await self._take_away(shown)
            shown = None
        if holding is None:
            self._refused.pop(table_id, None)
            return
        table, call = holding
        if shown is not None:
            await self.keep(table, shown, call)
            return
        wait = self.wait(table)
        if wait is None or self._refused.get(table_id) == call or self._outgoing.muted_channels.rests(table.channel):
            return
        if wait > 0:
            self._redrawer.later(self._update, table_id, wait)
        else:
            await self._say(table, call)

    def _holding(self, table_id: int) -> tuple[Table, Call] | None:
        """A table with the call that holds now, if the server lets anyone be pinged and it is not for one alone."""
        table = self._tables.find(table_id)
        if table is None or table.policy.private or not self._calling.allowed(table.guild):
            return None
        with self._outgoing.languages.public(table.guild):
            call = self.call(table)
        return None if call is None else (table, call)

    def _stays(self, shown: OutboxEntry, holding: tuple[Table, Call] | None) -> bool:
        if holding is None:
            return False
        table, call = holding
        return shown.channel == table.channel and self.still_holds(table, shown, call)

    async def _tidy(self, entry_id: int) -> None:
        """Take away a line from before the start, unless it holds and is known."""
        entry = self._outgoing.outbox.get(entry_id)
        if entry is None:
            return
        if self._shown.get(entry.number) == entry and self._stays(entry, self._holding(entry.number)):
            self.changed(entry.number)
        else:
            await self._take_away(entry)

    async def _take_away(self, entry: OutboxEntry) -> None:
        await self._outgoing.take_away(entry)
        if self._shown.get(entry.number) == entry:
            del self._shown[entry.number]

    async def _say(self, table: Table, call: Call) -> None:
        line = OutboxEntry(self.KIND, table.id, table.guild, table.channel, seat=call.seat, question=call.question)
        with self._outgoing.languages.public(table.guild):
            to_hand = Control(calling_page.CALLED, table.id, words=(self.KIND,))  # no other message has it
            buttons = below_line(button(calling_page.words("my-hand"), to_hand, discord.ButtonStyle.primary))
        pinged = calling_page.mentioning(call.pinged)
        try:
            self._shown[table.id] = await self._outgoing.post_for_now(
                line, Urgency.WAITING, content=call.text, view=buttons, allowed_mentions=pinged
            )
        except discord.HTTPException as trouble:
            if not is_uncertain(trouble):
                self._refused[table.id] = call
            raise


class StartCalls(Calls):
    """Calls everyone who sits at a table when a match starts, or a round of a tournament. It goes with that round."""

    KIND = "start"
    NAME = "Start of table"

    def call(self, table: Table) -> Call | None:
        state = table.state
        if table.phase != "match" or state is None or state.phase != "play" or state.round > 1:
            return None
        people = [seat.member for seat in table.seats if seat.member is not None and not seat.since]
        if len(people) < 2 and table.tournament is None:
            return None  # who plays alone has pressed Start
        present = [seat.member for seat in table.seats if seat.present]
        pinged = tuple(member for member in people if member in present and self._calling.may_ping(table.guild, member))
        return Call(calling_page.start_text(table, people), pinged) if pinged else None

    def wait(self, table: Table) -> float | None:
        """Only the deal is the start."""
        return 0 if table.moves == 1 else None

    def still_holds(self, table: Table, shown: OutboxEntry, call: Call) -> bool:
        return True
