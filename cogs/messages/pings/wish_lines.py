"""Tells those who want to be dealt in that a table is open: by a private message, or all others in one line.

The line pings them, with a button to sit down. It is changed when more come, and goes when the match begins or the
table closes. Who is told is saved before anything is sent, and the line has an entry in the outbox from before it is
posted, so that nobody is told twice of one table.
"""

import logging
from collections.abc import Sequence

import discord
from discord import ButtonStyle

from cogs.interactions.discord_errors import is_final
from cogs.interactions.members import may_see
from cogs.messages.outgoing import Outgoing, custom_ids
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.controls import Control, below_line, button
from cogs.ui.components.titles import title
from cogs.ui.pages.table.open_tables_page import joinable
from cogs.ui.pages.table.pings_page import link, mention, mentioning
from engine.words import Words, and_listed
from model.evenings.wish import Wish
from model.refusals import NoSuchTable
from model.servers.outbox import Kind, OutboxEntry
from model.tables.table import Table
from service.people.calling import Calling
from service.people.wishes import Wishes
from service.tables.tables import Tables

KIND: Kind = "wish"
MOST = 50  # people whom one line can ping
LOOK = 15 * 60  # seconds until the hours of those who are not told yet are looked at again

words = Words("cogs.messages.pings.wish_lines")
log = logging.getLogger(__name__)


def join_control(table: int) -> Control:
    """The button under a line. Its word tells it from that of an invitation."""
    return Control("join", table, words=(KIND,))


class WishLines(UpToDate):
    """The lines at all tables, and the private messages. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling, wishes: Wishes) -> None:
        self._outgoing, self._tables, self._calling = outgoing, tables, calling
        self._wishes = wishes
        self._redrawer = outgoing.redrawer("Those who want to be dealt in at table")
        self._pinged: dict[int, list[int]] = {}  # by the lines as they are, by table
        self._unseeing: dict[int, set[int]] = {}  # people who cannot see a table, as far as was asked

    def changed(self, table_id: int) -> None:
        """A move in a match concerns nobody who waits for a table."""
        if self._waiting(table_id) is not None or self._entry(table_id) is not None or table_id in self._unseeing:
            self._redrawer.soon(self._update, table_id)

    def refresh(self) -> None:
        """After a start or a new session, or when a person was forgotten."""
        for entry in self._outgoing.outbox.every(KIND):
            self.changed(entry.number)
        for number, phase in self._tables.phases().items():
            if phase == "lobby":
                self.changed(number)

    async def _update(self, table_id: int) -> None:
        table, entry = self._waiting(table_id), self._entry(table_id)
        if table is None:
            self._unseeing.pop(table_id, None)
            if entry is not None:
                await self._take_away(entry)
        elif table_id in self._tables.messages:  # before that there is nothing to come to
            await self._tell(table)
            await self._show(table, self._entry(table_id))

    def _waiting(self, table_id: int) -> Table | None:
        """A table at which people may sit down, full or not."""
        try:
            table = self._tables.get(table_id)
        except NoSuchTable:
            return None
        for_all = table.tournament is None and table.lessons is None and not table.policy.private
        return table if table.phase == "lobby" and for_all else None

    def _entry(self, table_id: int) -> OutboxEntry | None:
        return next((each for each in self._outgoing.outbox.every(KIND) if each.number == table_id), None)

    # Whom to tell

    async def _tell(self, table: Table) -> None:
        """Save who is told of it now, and send the private messages."""
        everyone = [wish for wish in self._wishes.at(table) if wish.told_table != table.id]
        if everyone:
            self._redrawer.later(self._update, table.id, LOOK)
        room = max(0, MOST - len(self._wishes.told(table)))
        due = [wish for wish in everyone if self._is_due(wish, table)][:room]
        found = [(wish, await self._seeing(wish, table)) for wish in due]
        told = [(wish, member) for wish, member in found if member is not None]
        if told:
            await self._wishes.note_told(table, [wish for wish, _ in told])
        for wish, member in told:
            if wish.way == "message":
                await self._send(wish, member, table)

    def _is_due(self, wish: Wish, table: Table) -> bool:
        settings, now = self._tables.settings.of(table.guild), self._wishes.now()
        zone = self._tables.preferences.of(wish.guild, wish.member).zone or settings.zone
        unseeing = wish.member in self._unseeing.get(table.id, ())
        if unseeing or settings.quiet.end_after(now) is not None or not joinable(table, wish.member):
            return False
        pings = self._calling.allowed(table.guild) and not self._outgoing.muted_channels.holds(table.channel)
        return (wish.way == "message" or pings) and wish.fits(table, now, zone)

    async def _seeing(self, wish: Wish, table: Table) -> discord.Member | None:
        """A person who can come to a table. Who has left the server wants nothing there any more."""
        if self._outgoing.client.get_guild(table.guild) is None:
            return None
        member = await self._outgoing.member(table.guild, wish.member, table.channel)
        if member is None:
            await self._wishes.drop(wish.guild, wish.member)
        elif may_see(member.guild, member, table.channel):
            return member
        self._unseeing.setdefault(table.id, set()).add(wish.member)
        return None

    async def _send(self, wish: Wish, member: discord.Member, table: Table) -> None:
        """One private message. If Discord lets none through, the person is pinged instead."""
        where = link(table.guild, table.channel, self._tables.messages[table.id])
        with self._outgoing.languages.private(wish.guild, wish.member):
            text = words("message", table=title(table), link=where)
        try:
            await self._outgoing.ask(lambda: member.send(text), Urgency.LATER, table.channel)
        except discord.HTTPException as trouble:
            if not is_final(trouble):
                raise
            await self._wishes.fall_back(wish)
            self.changed(table.id)

    # The line

    async def _show(self, table: Table, entry: OutboxEntry | None) -> None:
        told = [wish for wish in self._wishes.told(table) if wish.way == "ping"]
        pinged = [wish.member for wish in told]
        if entry is not None and entry.message is None:
            entry = await self._found(entry)
        if entry is not None and entry.message is not None:
            await self._edit(table, entry.message, pinged)
        elif pinged:
            await self._post(table, entry, told)

    async def _found(self, entry: OutboxEntry) -> OutboxEntry:
        """The entry of a post whose answer was lost, with its message if that arrived after all."""
        mark = join_control(entry.number).custom_id("b")
        messages = await self._outgoing.find(entry, lambda message: mark in custom_ids(message.components))
        return await self._outgoing.arrived(entry, messages[0]) if messages else entry

    async def _post(self, table: Table, begun: OutboxEntry | None, told: Sequence[Wish]) -> None:
        pinged = [wish.member for wish in told]
        outbox = self._outgoing.outbox
        entry = begun or await outbox.begin(KIND, table.id, table.guild, table.channel)
        with self._outgoing.languages.public(table.guild):
            view = below_line(button(words("join"), join_control(table.id), ButtonStyle.success))
        try:
            message = await self._outgoing.post(
                entry,
                Urgency.WAITING,
                content=self._text(table, pinged),
                view=view,
                allowed_mentions=mentioning(pinged),
            )
        except discord.HTTPException as trouble:
            if not is_final(trouble):
                raise
            await self._wishes.note_untold(told)
            log.info("Nobody could be told of table %s in its channel: %s", table.id, trouble)
            return
        self._pinged[table.id] = pinged
        await self._outgoing.arrived(entry, message.id)

    async def _edit(self, table: Table, message: int, pinged: list[int]) -> None:
        if self._pinged.get(table.id) == pinged:
            return
        where = self._outgoing.channel(table.guild, table.channel).get_partial_message(message)
        text, mentions = self._text(table, pinged), mentioning(pinged)
        await self._outgoing.ask(
            lambda: where.edit(content=text, allowed_mentions=mentions), Urgency.SOON, table.channel
        )
        self._pinged[table.id] = pinged

    async def _take_away(self, entry: OutboxEntry) -> None:
        self._pinged.pop(entry.number, None)
        mark = join_control(entry.number).custom_id("b")
        await self._outgoing.take_away(entry, lambda message: mark in custom_ids(message.components))

    def _text(self, table: Table, pinged: Sequence[int]) -> str:
        with self._outgoing.languages.public(table.guild):
            people = and_listed([mention(member) for member in pinged])
            return words("line" if pinged else "line-alone", people=people, table=title(table))
