"""The permissions that the bot needs in a channel, by what discord.py calls them, and how it is added with them."""

from collections.abc import Iterable

import discord

from engine.words import Message, Words
from model.member import Member

ATTACH = "attach_files"
NEEDED = ("view_channel", ATTACH)
TO_MOVE = ("read_message_history",)  # tables down
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
TO_SPEAK = {False: ("send_messages",), True: ("send_messages_in_threads",)}  # by whether it is a thread
IN_THREADS = (*TO_SPEAK[False], *FOR_THREADS, *TO_MOVE)

words = Words(__name__)


def permission_names(permissions: Iterable[str]) -> list[Message]:
    return [words.message(_key(each)) for each in permissions]


def named(permission: str) -> str:
    """What Discord calls it, in the language of now."""
    return words(_key(permission))


def _key(permission: str) -> str:
    return f"permission-{permission.replace('_', '-')}"


def lacking(allowed: discord.Permissions, needed: Iterable[str]) -> list[str]:
    return [each for each in needed if not (allowed.administrator or getattr(allowed, each))]


def lacks_first(channel: object) -> str | None:
    """The first permission that the bot lacks to show something in a channel. Those after it may follow from it.

    None also where nothing is known of the channel.
    """
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    needed = ("view_channel", *TO_SPEAK[isinstance(channel, discord.Thread)], ATTACH)
    return next(iter(lacking(channel.permissions_for(channel.guild.me), needed)), None)


def absent(interaction: discord.Interaction) -> Message | None:
    """Why nothing can be played here, if a server has added the commands without the bot."""
    guild, client = interaction.guild_id or 0, interaction.client
    if client.get_guild(guild) is not None:
        return None
    granted = discord.Permissions(**dict.fromkeys((*NEEDED, *IN_THREADS), True))
    link = discord.utils.oauth_url(
        interaction.application_id,
        permissions=granted,
        guild=discord.Object(guild),
        scopes=("bot", "applications.commands"),
    )
    return words.message("absent", link=link)


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
