"""What can go wrong between the bot and Discord, by what it means for what was asked."""

import json

import aiohttp
import discord

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
    """Whether what was asked may have been done or not."""
    return isinstance(trouble, (*BROKEN, discord.DiscordServerError))


def is_passing(trouble: BaseException) -> bool:
    """True if asking again later may help."""
    return is_uncertain(trouble) or (isinstance(trouble, discord.HTTPException) and not is_final(trouble))


def is_final(trouble: BaseException) -> bool:
    """True if Discord refused for good. Asking again would get the same answer and count against the bot."""
    return isinstance(trouble, discord.HTTPException) and 400 <= trouble.status < 500 and trouble.status != TOO_MANY


def is_unwelcome(trouble: BaseException) -> bool:
    """True if Discord refused for the place or its rules, and not for how the request was made."""
    return isinstance(trouble, discord.Forbidden) or getattr(trouble, "code", 0) in UNWELCOME


def sentence(trouble: BaseException) -> str:
    """What went wrong, for the log or a person. It is never empty."""
    return (trouble.text if isinstance(trouble, discord.HTTPException) else str(trouble)) or type(trouble).__name__
