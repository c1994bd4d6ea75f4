"""A line that pings the friend whom a host has invited to a table, with a button to sit down.

It goes when the friend sits down or is forgotten, when the match begins, and when the table closes. Its entry in the
outbox says whom it is for.
"""

from collections.abc import Iterable

from discord import ButtonStyle

from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.controls import Control, below_line, button
from cogs.ui.components.titles import title
from cogs.ui.pages.table.pings_page import mention, mentioning
from engine.words import Words
from model.people.names import safe
from model.servers.outbox import Kind, OutboxEntry
from model.tables.table import Table
from service.people.calling import Calling
from service.tables.tables import Tables

KIND: Kind = "invitation"

words = Words("cogs.messages.pings.invitations")


class Invitations(UpToDate):
    """The invitations of all tables. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        self._outgoing, self._tables, self._calling = outgoing, tables, calling
        self._redrawer = outgoing.redrawer("Invitation of table")
        self._inviting: set[tuple[int, int]] = set()  # tables and friends whose line is on its way

    def changed(self, table_id: int) -> None:
        self._tidy(each for each in self._outgoing.outbox.every(KIND) if each.number == table_id)

    def refresh(self) -> None:
        """After a start or a new session, or when somebody was forgotten: take away what is over."""
        self._tidy(self._outgoing.outbox.every(KIND))

    async def invite(self, table: Table, host: str, friend: int) -> bool:
        """Ping a friend, and no one else; where the server wants no pings, the line rings for no one.

        Returns whether it did: a friend is invited to a table once. Raises what Discord or the connection says.
        """
        invited = {(entry.number, entry.member) for entry in self._outgoing.outbox.every(KIND)} | self._inviting
        if (table.id, friend) in invited:
            return False
        self._inviting.add((table.id, friend))
        try:
            await self._invite(table, host, friend)
        finally:
            self._inviting.discard((table.id, friend))
        return True

    async def _invite(self, table: Table, host: str, friend: int) -> None:
        with self._outgoing.languages.public(table.guild):
            text = words("invitation", who=mention(friend), host=safe(host), table=title(table))
            view = below_line(button(words("join"), Control("join", table.id), ButtonStyle.success))
        line = OutboxEntry(KIND, table.id, table.guild, table.channel, member=friend)
        pinged = mentioning([friend] if self._calling.allowed(table.guild) else [])
        await self._outgoing.post_for_now(line, Urgency.NOW, content=text, view=view, allowed_mentions=pinged)

    def _tidy(self, invitations: Iterable[OutboxEntry]) -> None:
        for entry in invitations:
            if self._is_over(entry):
                self._redrawer.soon(self._take_away, entry.id)

    def _is_over(self, entry: OutboxEntry) -> bool:
        """True if no one needs this invitation any more. It is for nobody when its friend asked to be forgotten."""
        table, friend = self._tables.find(entry.number), entry.member
        return table is None or table.phase != "lobby" or friend is None or table.seat_of(friend) is not None

    async def _take_away(self, entry_id: int) -> None:
        entry = self._outgoing.outbox.get(entry_id)
        if entry is not None:
            await self._outgoing.take_away(entry)
