"""Errors between the bot and Discord, by what they mean for a request, and the permissions that it needs there."""

import json
from collections.abc import Iterable

import aiohttp
import discord

from engine.words import Message, Words
from model.member import Member

TOO_MANY = 429  # HTTP: not now
ACKNOWLEDGED = 40060  # Discord: the interaction was answered before
CHANNEL_GONE = 10003  # Discord: the channel no longer exists
# Discord: message gone, token unknown, interaction unknown, token expired.
TOO_LATE = {10008, 10015, 10062, 50027}
# Discord: thread archived, words held back by the server's own moderation.
UNWELCOME = {50083, 200000, 200001}

UNREADABLE = (json.JSONDecodeError, UnicodeDecodeError, RecursionError)  # an answer, even one that is far too deep
# Discord was not reached, or its answer was lost or made no sense.
BROKEN = (aiohttp.ClientError, OSError, TimeoutError, *UNREADABLE)


def is_uncertain(trouble: BaseException) -> bool:
    """True if nobody knows whether Discord has done what was asked."""
    return isinstance(trouble, (*BROKEN, discord.DiscordServerError))


def is_passing(trouble: BaseException) -> bool:
    """True if asking again later may help."""
    return is_uncertain(trouble) or (isinstance(trouble, discord.HTTPException) and not is_final(trouble))


def is_final(trouble: BaseException) -> bool:
    """True if Discord refused for good. Asking again would get the same answer and count against the bot."""
    return isinstance(trouble, discord.HTTPException) and 400 <= trouble.status < 500 and trouble.status != TOO_MANY


def sentence(trouble: BaseException) -> str:
    """An error in a sentence, for the log or a person. It is never empty."""
    return (trouble.text if isinstance(trouble, discord.HTTPException) else str(trouble)) or type(trouble).__name__


ATTACH = "attach_files"
NEEDED = ("view_channel", ATTACH)
TO_MOVE = ("read_message_history",)  # tables down
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
TO_SPEAK = {False: ("send_messages",), True: ("send_messages_in_threads",)}  # by whether it is a thread
IN_THREADS = (*TO_SPEAK[False], *FOR_THREADS, *TO_MOVE)

WORDS = Words(__package__)


def named(permission: str) -> Message:
    """Discord's name of a permission."""
    return WORDS.message(f"permission-{permission.replace('_', '-')}")


def lacking(allowed: discord.Permissions, needed: Iterable[str]) -> list[str]:
    return [each for each in needed if not (allowed.administrator or getattr(allowed, each))]


def absent(interaction: discord.Interaction) -> Message:
    """Nothing can be played here, as the server has added the commands without the bot. The link adds it."""
    granted = discord.Permissions(**dict.fromkeys((*NEEDED, *IN_THREADS), True))
    link = discord.utils.oauth_url(
        interaction.application_id,
        permissions=granted,
        guild=discord.Object(interaction.guild_id or 0),
        scopes=("bot", "applications.commands"),
    )
    return WORDS.message("absent", link=link)


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
