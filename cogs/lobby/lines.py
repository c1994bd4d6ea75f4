"""The lines that call people to a table that waits for players: those of a role, and those of a friend.

Each has a button to sit down. It goes when the match begins or the table closes.
"""

from discord import ButtonStyle

from cogs.discord.controls import Control, button
from cogs.discord.lines import Line, Lines
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.text import title
from engine.words import Words
from model.people.names import safe
from model.servers.outbox import OutboxEntry
from model.servers.settings import HOUR
from model.tables.table import Table
from service.people import Calling
from service.tables import Tables

WORDS = Words(__package__)


class RoleLines(Lines):
    """Mention the role that a server has picked when a table opens, at most once an hour in a channel."""

    KIND = "role"
    NAME = "Role to mention at table"

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        super().__init__(outgoing, tables)
        self._latest: dict[int, float] = {}  # when a channel had its last line

    def holds(self, table: Table, entry: OutboxEntry) -> bool:
        return table.phase == "lobby"

    def opened(self, table_id: int) -> None:
        """A new table is shown in its channel."""
        self._redrawer.soon(self._mention, table_id)

    async def _mention(self, table_id: int) -> None:
        table = self._tables.find(table_id)
        if table is None or table.phase != "lobby" or self._outgoing.outbox.at(self.KIND, table_id):
            return
        settings, now = self._tables.settings.of(table.guild), self._tables.now()
        role, place = settings.mentioned_role, table.parent or table.channel
        if not settings.pings or not role or settings.quiet_at(now) is not None:
            return
        here = (each.at for each in self._outgoing.outbox.every(self.KIND) if each.channel == table.channel)
        before = self._latest.get(place, 0)
        if now - max([before, *here]) < HOUR or not self._tables.settings.exists(table.guild, role):
            return

        join = Control("join", table.id, words=(self.KIND,))
        line = Line(
            lambda: (
                WORDS("role-line", role=f"<@&{role}>", table=title(table)),
                button(WORDS("role-join"), join, ButtonStyle.success),
            ),
            roles=(role,),
        )
        self._latest[place] = now
        try:
            await self.post(table, line, Urgency.WAITING)
        except Exception:
            self._latest[place] = before
            raise


class Invitations(Lines):
    """Ping the friend whom a player has invited to a table. The line also goes when they sit down or are forgotten."""

    KIND = "invitation"
    NAME = "Invitation of table"

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        super().__init__(outgoing, tables)
        self._calling = calling
        self._inviting: set[tuple[int, int]] = set()  # tables and friends whose line is on its way

    def holds(self, table: Table, entry: OutboxEntry) -> bool:
        """Whom an invitation is for is not known once its friend asked to be forgotten."""
        return table.phase == "lobby" and entry.member is not None and table.seat_of(entry.member) is None

    async def invite(self, table: Table, host: str, friend: int) -> bool:
        """Ping a friend, and no one else; where the server wants no pings, the line rings for no one.

        Returns whether it did: a friend is invited to a table once. Raises what Discord or the connection says.
        """
        invited = any(entry.member == friend for entry in self._outgoing.outbox.at(self.KIND, table.id))
        if invited or (table.id, friend) in self._inviting:
            return False

        pinged = (friend,) if self._tables.settings.of(table.guild).pings else ()
        line = Line(
            lambda: (
                WORDS("invitation", who=f"<@{friend}>", host=safe(host), table=title(table)),
                button(WORDS("invited-join"), Control("join", table.id), ButtonStyle.success),
            ),
            pinged,
            member=friend,
        )
        self._inviting.add((table.id, friend))
        try:
            await self.post(table, line, Urgency.NOW)
        finally:
            self._inviting.discard((table.id, friend))
        return True
