"""A friend is invited to a table: as it opens, from the menu of a person, or in a form."""

from contextlib import suppress

import discord

from cogs.commands.shared.base import BaseCog, on_form, on_press_at
from cogs.commands.shared.inviting import invite_to, waiting, words
from cogs.interactions.answer import Answer
from cogs.interactions.groups import menu_entry
from cogs.ui.components.controls import Control
from cogs.ui.components.form import Sent, form, person
from model.refusals import Refused

INVITE, FRIEND = "invite", "friend"  # an action, and a part of its form


class InvitingCog(BaseCog):
    """Inviting to a table that waits for players."""

    @menu_entry("invite")
    async def invite(self, answer: Answer, friend: discord.Member | discord.User) -> None:
        """To the newest table of this channel at which the player waits, or else of the server."""
        lobbies = [
            each for each in self.services.tables.every() if each.guild == answer.guild and each.phase == "lobby"
        ]
        mine = [table for table in lobbies if table.seat_of(answer.user) is not None]
        if not mine:
            raise Refused(words.message("no-table"))
        table = max(mine, key=lambda each: (each.channel == answer.place.channel, each.id))
        await invite_to(self.services.invitations, answer, table, friend)

    @on_press_at(INVITE)
    async def _ask_friend(self, answer: Answer, table_id: int) -> None:
        table = waiting(self.services.tables.get(table_id), answer.user)
        part = person(FRIEND, words("friend"), words("friend.help"))
        await answer.ask(form(words("title"), Control(INVITE, table.id), [part]))

    @on_form(INVITE)
    async def _invite_picked(self, answer: Answer, sent: Sent) -> None:
        table = waiting(self.services.tables.get(sent.control.table), answer.user)
        friend, guild = next(iter(sent.ids(FRIEND)), None), answer.interaction.guild
        found = None
        if friend is not None and guild is not None:
            with suppress(discord.NotFound):
                found = await guild.fetch_member(friend)
        if found is None:
            raise Refused(words.message("friend-gone"))
        await invite_to(self.services.invitations, answer, table, found)
