"""A line that mentions the role that a server has picked when a table opens, with a button to sit down.

A channel has at most one an hour. It goes when the match begins or the table closes.
"""

import discord
from discord import ButtonStyle

from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.controls import Control, below_line, button
from cogs.ui.components.titles import title
from engine.words import Words
from model.servers.outbox import Kind, OutboxEntry
from model.servers.pace import HOUR
from model.tables.table import Table
from service.tables.tables import Tables

KIND: Kind = "role"

words = Words("cogs.messages.pings.role_lines")


class RoleLines(UpToDate):
    """The lines at all tables. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        self._outgoing, self._tables = outgoing, tables
        self._redrawer = outgoing.redrawer("Role to mention at table")
        self._latest: dict[int, float] = {}  # when a channel had its last line

    def opened(self, table_id: int) -> None:
        """A new table is shown in its channel."""
        self._redrawer.soon(self._mention, table_id)

    def changed(self, table_id: int) -> None:
        if self._entry(table_id) is not None and self._waiting(table_id) is None:
            self._redrawer.soon(self._take_away, table_id)

    def refresh(self) -> None:
        """After a start or a new session: take away what is over."""
        for entry in self._outgoing.outbox.every(KIND):
            self.changed(entry.number)

    def _waiting(self, table_id: int) -> Table | None:
        table = self._tables.find(table_id)
        return table if table is not None and table.phase == "lobby" else None

    def _entry(self, table_id: int) -> OutboxEntry | None:
        return next((each for each in self._outgoing.outbox.every(KIND) if each.number == table_id), None)

    async def _mention(self, table_id: int) -> None:
        table = self._waiting(table_id)
        if table is not None and self._entry(table_id) is None and self._is_due(table):
            place = table.parent or table.channel
            before, self._latest[place] = self._latest.get(place, 0), self._tables.now()
            try:
                await self._post(table)
            except Exception:
                self._latest[place] = before
                raise

    def _is_due(self, table: Table) -> bool:
        settings, now = self._tables.settings.of(table.guild), self._tables.now()
        if not settings.pings or not settings.mentioned_role or settings.quiet.end_after(now) is not None:
            return False
        here = (each.at for each in self._outgoing.outbox.every(KIND) if each.channel == table.channel)
        latest = max([self._latest.get(table.parent or table.channel, 0), *here])
        return now - latest >= HOUR and self._tables.settings.exists(table.guild, settings.mentioned_role)

    async def _post(self, table: Table) -> None:
        role = self._tables.settings.of(table.guild).mentioned_role
        with self._outgoing.languages.public(table.guild):
            text = words("line", role=f"<@&{role}>", table=title(table))
            view = below_line(button(words("join"), Control("join", table.id, words=(KIND,)), ButtonStyle.success))
        alone = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)], replied_user=False)
        line = OutboxEntry(KIND, table.id, table.guild, table.channel)
        await self._outgoing.post_for_now(line, Urgency.WAITING, content=text, view=view, allowed_mentions=alone)

    async def _take_away(self, table_id: int) -> None:
        entry = self._entry(table_id)
        if entry is not None:
            await self._outgoing.take_away(entry)
