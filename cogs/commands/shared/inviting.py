"""Pinging a friend who is to sit down at a table, and who may be asked to."""

import discord

from cogs.interactions.answer import Answer
from cogs.interactions.discord_errors import BROKEN
from cogs.interactions.members import may_see
from cogs.messages.pings.invitations import Invitations
from cogs.ui.components.controls import Interaction
from cogs.ui.components.titles import title
from cogs.ui.components.words import safe
from engine.words import Words
from model.refusals import Refused
from model.tables.table import Table

words = Words("cogs.commands.shared.inviting")


async def invited(
    invitations: Invitations, answer: Answer, table: Table, friend: discord.abc.User, done: str = "opened"
) -> str:
    """Ping a friend. If that fails, the table is open all the same. Raises Refused if they are invited already."""
    name = safe(friend.display_name)
    try:
        if not await invitations.invite(table, answer.person.name, friend.id):
            raise Refused(words("friend-invited", name=name, table=title(table)))
    except (discord.HTTPException, *BROKEN):
        return words(f"{done}.unreached", table=title(table), name=name)
    return words(done, table=title(table), name=name)


def check_friend(interaction: Interaction, friend: discord.Member | discord.User, channel: int) -> None:
    """Raises Refused if this friend cannot be invited to a channel. Discord tells nobody who has blocked the bot."""
    if friend.bot:
        raise Refused(words("friend-is-bot"))
    if friend.id == interaction.user.id:
        raise Refused(words("friend-is-you"))
    if not isinstance(friend, discord.Member):
        raise Refused(words("friend-left", name=safe(friend.display_name)))
    if not may_see(interaction.guild, friend, channel):
        raise Refused(words("friend-cannot-see", name=safe(friend.display_name)))
