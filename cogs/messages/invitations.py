"""A line that pings the friend whom a host has invited to a table, with a button to sit down.

It goes when the friend sits down, when the match begins, and when the table closes. Like every line that has to go, it
has an entry among the leftovers from before it is posted.
"""

import discord
from discord import ButtonStyle

from cogs.messages.outgoing import Outgoing, custom_ids
from cogs.messages.pacer import Urgency
from cogs.ui.controls import Control, button
from cogs.ui.page import ACTIVE, Page, paragraph, rows
from cogs.ui.titles import title
from cogs.ui.words import safe
from engine.words import Words
from model.leftover import Kind, Leftover
from model.refusals import NoSuchTable
from model.table import Table
from service.tables import Tables

KIND: Kind = "invitation"

words = Words("cogs.messages.invitations")


def invitation_page(table: Table, host: str, friend: int) -> Page:
    """The line, with its button."""
    text = words("invitation", who=f"<@{friend}>", host=safe(host), table=title(table))
    return Page(
        [paragraph(text), *rows([button(words("join"), Control("join", table.id), ButtonStyle.success)])], ACTIVE
    )


class Invitations:
    """The invitations of all tables. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        self._outgoing, self._tables = outgoing, tables
        self._redrawer = outgoing.redrawer("Invitation of table")
        self._friends: dict[int, int] = {}  # who was invited, by entry, since the start

    def changed(self, table_id: int) -> None:
        """A table has changed."""
        for leftover in self._outgoing.leftovers.every(KIND):
            if leftover.number == table_id and self._is_over(leftover):
                self._redrawer.soon(self._take_away, leftover.id)

    @property
    def waiting(self) -> int:
        """How many invitations are to be taken away."""
        return self._redrawer.waiting

    def refresh(self) -> None:
        """After a start or a new session: take away what is over."""
        for leftover in self._outgoing.leftovers.every(KIND):
            self.changed(leftover.number)

    async def stop(self) -> None:
        """Take nothing away any more."""
        await self._redrawer.stop()

    async def invite(self, table: Table, host: str, friend: int) -> None:
        """Ping a friend, and no one else. Raises what Discord or the connection says."""
        leftover = await self._outgoing.leftovers.begin(KIND, table.id, table.guild, table.channel)
        self._friends[leftover.id] = friend
        page, allowed = invitation_page(table, host, friend), discord.AllowedMentions(users=[discord.Object(friend)])
        message = await self._outgoing.post(leftover, Urgency.NOW, view=page.view, allowed_mentions=allowed)
        await self._outgoing.arrived(leftover, message.id)

    def _is_over(self, leftover: Leftover) -> bool:
        """Whether no one needs this invitation any more."""
        try:
            table = self._tables.get(leftover.number)
        except NoSuchTable:
            return True
        friend = self._friends.get(leftover.id)
        return table.phase != "lobby" or (friend is not None and table.seat_of(friend) is not None)

    async def _take_away(self, leftover_id: int) -> None:
        leftover = self._outgoing.leftovers.get(leftover_id)
        if leftover is not None:
            await self._outgoing.take_away(leftover, lambda message: _is_invitation(message, leftover))
            self._friends.pop(leftover_id, None)


def _is_invitation(message: discord.Message, leftover: Leftover) -> bool:
    """Whether a message of the bot is an invitation to this table: the board has more than the one button."""
    return custom_ids(message.components) == [Control("join", leftover.number).custom_id("b")]
