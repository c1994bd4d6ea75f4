"""Pinging a friend who is to sit down at a table, and who may be asked to."""

import discord

from cogs.base import check_permissions
from cogs.discord.answer import Answer
from cogs.discord.controls import Interaction
from cogs.discord.errors import BROKEN, may_see
from cogs.discord.page import ACTIVE, line
from cogs.discord.text import title
from cogs.lobby.lines import Invitations
from engine.words import Later, Words
from model.people.names import safe
from model.refusals import Refused
from model.tables.policy import refuse_if
from model.tables.seating import check_room, own_seat
from model.tables.table import Table

WORDS = Words(__package__)


async def ping_friend(
    invitations: Invitations, answer: Answer, table: Table, friend: discord.abc.User, done: str = "invite-opened"
) -> str:
    """Ping a friend. If that fails, the table is open all the same. Raises Refused if they are invited already."""
    name = safe(friend.display_name)
    try:
        if not await invitations.invite(table, answer.person.name, friend.id):
            raise Refused(WORDS.message("friend-invited", name=name, table=Later(title, table)))
    except (discord.HTTPException, *BROKEN):
        return WORDS(f"{done}.unreached", table=title(table), name=name)
    return WORDS(done, table=title(table), name=name)


def lobby_to_invite_to(table: Table, member: int) -> Table:
    """The table if this player may invite to it now. Raises Refused."""
    own_seat(table, member)
    if table.phase != "lobby":
        raise Refused(WORDS.message("not-waiting", table=Later(title, table)))
    return table


async def invite_to(
    invitations: Invitations, answer: Answer, table: Table, friend: discord.Member | discord.User
) -> None:
    """Invite a friend to a table that waits. Raises Refused."""
    check_permissions(answer.interaction)
    check_friend(answer.interaction, friend, table.channel)
    refuse_if(table.policy.no_newcomer)
    if table.seat_of(friend.id) is not None:
        raise Refused(WORDS.message("friend-sits", name=safe(friend.display_name), table=Later(title, table)))
    check_room(table)
    await answer.show(line(await ping_friend(invitations, answer, table, friend, "invited"), ACTIVE))


def check_friend(interaction: Interaction, friend: discord.Member | discord.User, channel: int) -> None:
    """Raises Refused if this friend cannot be invited to a channel. Discord tells nobody who has blocked the bot."""
    if friend.bot:
        raise Refused(WORDS.message("friend-is-bot"))
    if friend.id == interaction.user.id:
        raise Refused(WORDS.message("friend-is-you"))
    if not isinstance(friend, discord.Member):
        raise Refused(WORDS.message("friend-left", name=safe(friend.display_name)))
    if not may_see(interaction.guild, friend, channel):
        raise Refused(WORDS.message("friend-cannot-see", name=safe(friend.display_name)))
