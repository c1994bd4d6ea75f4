"""When the table of an evening has opened, it is shown, and a line calls everyone who is in to it.

The line goes when the match begins or the table closes. It has an entry in the outbox from before it is posted, so that
nobody is called twice.
"""

import logging

import discord
from discord import ButtonStyle

from cogs.interactions.discord_errors import BROKEN, is_final, sentence
from cogs.messages.boards.table_board import TableBoard
from cogs.messages.outgoing import Outgoing, custom_ids
from cogs.messages.pacer import Urgency
from cogs.messages.pings.wish_lines import WishLines
from cogs.messages.redrawer import UpToDate
from cogs.messages.threads import TableThreads
from cogs.ui.components.controls import Control, below_line, button
from cogs.ui.components.titles import title
from cogs.ui.pages.evening.evening_page import guests_listed
from cogs.ui.pages.table.pings_page import mentioning
from engine.words import Words
from model.evenings.evening import Evening
from model.refusals import Refused
from model.servers.outbox import Kind, OutboxEntry
from model.servers.shard_set import ShardSet
from model.tables.table import Table
from service.base.listeners import Listeners
from service.evenings.evenings import Evenings
from service.people.calling import Calling

KIND: Kind = "gathering"
AFTER_START = 5  # seconds in which a board posts by itself what was not shown before the restart

words = Words("cogs.messages.pings.gatherings")
log = logging.getLogger(__name__)


def join_control(table: int) -> Control:
    """The button under a line. Its word tells it from that of an invitation."""
    return Control("join", table, words=(KIND,))


class Gatherings(UpToDate):
    """The lines of all evenings. Listens to Evenings and Tables."""

    def __init__(
        self,
        outgoing: Outgoing,
        evenings: Evenings,
        board: TableBoard,
        threads: TableThreads,
        wish_lines: WishLines,
        calling: Calling,
        changes: Listeners,
    ) -> None:
        """``changes`` are told an evening whose table is shown."""
        self._outgoing, self._evenings, self._calling, self._changes = outgoing, evenings, calling, changes
        self._board, self._threads, self._wish_lines = board, threads, wish_lines
        self._redrawer = outgoing.redrawer("Those who come to evening")

    def changed(self, number: int) -> None:
        self._redrawer.soon(self._update, number)

    def table_changed(self, table_id: int) -> None:
        number = self._evenings.of_table(table_id)
        if number is not None:
            self.changed(number)

    def refresh(self, part: ShardSet) -> None:
        """After a start or a new session of these shards: call who was not called, and take away what is over."""
        lost = [entry.number for entry in self._outgoing.outbox.every(KIND, part)]
        for number in dict.fromkeys([*lost, *self._evenings.numbers(part)]):
            _, table = self._waiting(number)
            if table is None or table.id in self._evenings.tables.messages:
                self.changed(number)
            else:
                self._redrawer.later(self._update, number, AFTER_START)

    async def _update(self, number: int) -> None:
        evening, table = self._waiting(number)
        entry = next((each for each in self._outgoing.outbox.every(KIND) if each.number == number), None)
        if evening is None or table is None:
            if entry is not None:
                await self._outgoing.take_away(entry, lambda message: _is_line(message, entry.question or 0))
        elif await self._is_shown(evening, table) and (entry is None or entry.message is None):
            await self._call(evening, self._evenings.tables.get(table.id), entry)

    def _waiting(self, number: int) -> tuple[Evening | None, Table | None]:
        """An evening whose table waits for everyone to come."""
        try:
            evening = self._evenings.get(number)
        except Refused:
            return None, None
        table = self._evenings.table(evening)
        waits = evening.phase == "open" and table is not None and table.phase == "lobby"
        return (evening, table) if waits else (None, None)

    async def _is_shown(self, evening: Evening, table: Table) -> bool:
        """Show the table, in a thread of its own if that is wanted and can be. Where it cannot be, it closes again."""
        if table.id in self._evenings.tables.messages:
            return True
        if evening.thread and table.channel == evening.channel:
            try:
                await self._threads.move_in(table)
            except (Refused, discord.HTTPException, *BROKEN) as trouble:
                log.info("The table of evening %s has no thread: %s", evening.id, sentence(trouble))
        try:
            await self._board.post(table.id, Urgency.WAITING)
        except discord.HTTPException as trouble:
            if not is_final(trouble):
                raise
            await self._evenings.unshown(evening.id)
            return False
        self._wish_lines.changed(table.id)
        self._changes.tell(evening.id)
        return True

    async def _call(self, evening: Evening, table: Table, begun: OutboxEntry | None) -> None:
        """``begun``: the entry of an attempt whose answer was lost."""
        outbox = self._outgoing.outbox
        if begun is not None:
            found = await self._outgoing.find(begun, lambda message: _is_line(message, table.id))
            if found:
                await self._outgoing.arrived(begun, found[0])
                return
        entry = begun or await outbox.begin(KIND, evening.id, table.guild, table.channel, question=table.id)
        with self._outgoing.languages.public(table.guild):
            view = below_line(button(words("join"), join_control(table.id), ButtonStyle.success))
            text = words("line", people=guests_listed(evening), table=title(table))
        message = await self._outgoing.post(
            entry,
            Urgency.WAITING,
            content=text,
            view=view,
            allowed_mentions=mentioning(evening.called if self._rings(evening) else ()),
        )
        await self._outgoing.arrived(entry, message.id)

    def _rings(self, evening: Evening) -> bool:
        quiet = self._evenings.tables.settings.of(evening.guild).quiet
        return self._calling.allowed(evening.guild) and quiet.end_after(self._evenings.now()) is None


def _is_line(message: discord.Message, table: int) -> bool:
    return join_control(table).custom_id("b") in custom_ids(message.components)
