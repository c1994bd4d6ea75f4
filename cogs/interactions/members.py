"""Members of a server. None is in memory but the bot, so each is asked for."""

import discord

from model.member import Member


def may_see(guild: discord.Guild | None, who: discord.abc.User, channel: int) -> bool:
    """As far as the bot knows. A private thread stays private."""
    found = guild.get_channel_or_thread(channel) if guild else None
    if found is None or not isinstance(who, discord.Member):
        return False
    if isinstance(found, discord.Thread) and (found.parent is None or found.is_private()):
        return False
    return found.permissions_for(who).view_channel


def person_of(user: discord.abc.User, allowed: discord.Permissions, press: int | None = None) -> Member:
    """A user with the name shown in a server, and what they are ``allowed`` there. ``press``: the id of their press."""
    return Member(
        user.id,
        user.display_name,
        manages=allowed.administrator or allowed.manage_messages,
        runs_server=allowed.administrator or allowed.manage_guild,
        roles=frozenset(role.id for role in getattr(user, "roles", ())),
        press=press,
    )
