"""A friend is invited to a table: as it opens, from the menu of a person, or in a form."""

from contextlib import suppress

import discord

from cogs.commands.shared.base import BaseCog, check_permissions, on_form, on_press_at
from cogs.commands.shared.inviting import check_friend, invited, words
from cogs.interactions.answer import Answer
from cogs.interactions.groups import menu_entry
from cogs.ui.components.controls import Control
from cogs.ui.components.form import Sent, form, person
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.titles import title
from cogs.ui.components.words import safe
from model.refusals import Refused
from model.tables.seating import check_room, own_seat
from model.tables.table import Table

INVITE, FRIEND = "invite", "friend"  # an action, and a part of its form


class InvitingCog(BaseCog):
    """Inviting to a table that waits for players."""

    @menu_entry("invite")
    async def invite(self, answer: Answer, friend: discord.Member | discord.User) -> None:
        here = self.services.tables.in_channel(answer.place.channel)
        mine = [table for table in here if table.phase == "lobby" and table.seat_of(answer.user) is not None]
        if not mine:
            raise Refused(words("no-table"))
        await self._invite(answer, mine[-1], friend)

    @on_press_at(INVITE)
    async def _ask_friend(self, answer: Answer, table_id: int) -> None:
        table = self._waiting(answer, table_id)
        part = person(FRIEND, words("friend"), words("friend.help"))
        await answer.ask(form(words("title"), Control(INVITE, table.id), [part]))

    @on_form(INVITE)
    async def _invite_picked(self, answer: Answer, sent: Sent) -> None:
        table = self._waiting(answer, sent.control.table)
        friend, guild = next(iter(sent.ids(FRIEND)), None), answer.interaction.guild
        found = None
        if friend is not None and guild is not None:
            with suppress(discord.NotFound):
                found = await guild.fetch_member(friend)
        if found is None:
            raise Refused(words("friend-gone"))
        await self._invite(answer, table, found)

    def _waiting(self, answer: Answer, table_id: int) -> Table:
        """The table if this player may invite to it now. Raises Refused."""
        table = self.services.tables.get(table_id)
        own_seat(table, answer.user)
        if table.phase != "lobby":
            raise Refused(words("not-waiting", table=title(table)))
        return table

    async def _invite(self, answer: Answer, table: Table, friend: discord.Member | discord.User) -> None:
        check_permissions(answer.interaction)
        check_friend(answer.interaction, friend, table.channel)
        table.policy.check_newcomer()
        if table.seat_of(friend.id) is not None:
            raise Refused(words("friend-sits", name=safe(friend.display_name), table=title(table)))
        check_room(table)
        text = await invited(self.services.invitations, answer, table, friend, "invited")
        await answer.show(line(text, ACTIVE))
