"""Calling players: the lines that ping, the question whether to, and where a table goes."""

from collections.abc import Iterable

from discord import ButtonStyle

from cogs.discord.controls import Control, button
from cogs.discord.page import ACTIVE, Page, line, rows
from cogs.discord.text import title
from engine.words import Words, and_listed
from model.tables.naming import names
from model.tables.table import Table

CHANNEL, THREAD = "channel", "thread"  # places for a table
CALLED, ASKED, BOTTOM = "called", "pings", "bottom"  # actions of controls
YES, NO = "yes", "no"

WORDS = Words(__package__)


def mention(member: int) -> str:
    """A member by name, in a text that may ping."""
    return f"<@{member}>"


def link(guild: int, channel: int, message: int) -> str:
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def turn_text(why: str, table: Table, member: int) -> str:
    """Calls a player to their ``turn``, to ``adding`` a rule, or with a ``warning`` before their time is up."""
    key, when = "ping-turn" if why == "turn" else why, f"<t:{round(table.deadline or 0)}:R>"
    return WORDS(key, player=mention(member), table=title(table), when=when)


def start_text(table: Table, members: Iterable[int]) -> str:
    first = names(table)[table.state.turn] if table.state else ""
    return WORDS("start", players=and_listed([mention(each) for each in members]), table=title(table), first=first)


def seated_page(table: Table, text: str | None = None, *, asks: bool) -> Page:
    """Confirms a seat, and asks for pings if the person has not been asked yet. ``text``: another confirmation."""
    seated = text or WORDS("ping-seated", table=title(table))
    if not asks:
        return line(seated, ACTIVE)
    yes = button(WORDS("yes"), Control(ASKED, table.id, words=(YES,)), ButtonStyle.success)
    no = button(WORDS("no"), Control(ASKED, table.id, words=(NO,)))
    return Page([seated, WORDS("question"), *rows([yes, no])], ACTIVE)


def answered_page(*, wanted: bool) -> Page:
    return line(WORDS("wanted" if wanted else "unwanted"), ACTIVE)
