"""Calling players: the lines that ping, the question whether to, and where a table goes."""

from collections.abc import Iterable

import discord
from discord import ButtonStyle, ui

from cogs.ui.components.controls import Button, Control, below_line, button
from cogs.ui.components.page import ACTIVE, Page, line, rows
from cogs.ui.components.titles import title
from engine.words import Words, and_listed
from model.tables.naming import names
from model.tables.table import Table

CHANNEL, THREAD = "channel", "thread"  # places for a table
CALLED, ASKED, BOTTOM = "called", "pings", "bottom"  # actions of controls
YES, NO = "yes", "no"

words = Words("cogs.ui.pages.table.calling")


def mention(member: int) -> str:
    """A member by name, in a text that may ping."""
    return f"<@{member}>"


def link(guild: int, channel: int, message: int) -> str:
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def turn_text(table: Table, member: int) -> str:
    return words("turn", player=mention(member), table=title(table))


def adding_text(table: Table, member: int) -> str:
    return words("adding", player=mention(member), table=title(table))


def warning_text(table: Table, member: int) -> str:
    return words("warning", player=mention(member), table=title(table), when=f"<t:{round(table.deadline or 0)}:R>")


def start_text(table: Table, members: Iterable[int]) -> str:
    first = names(table)[table.state.turn] if table.state else ""
    return words("start", players=and_listed([mention(each) for each in members]), table=title(table), first=first)


def call_buttons(table: int, kind: str) -> ui.View:
    """The button of a call. It tells calls of one kind at one table from all other messages."""
    return below_line(button(words("my-hand"), Control(CALLED, table, words=(kind,)), ButtonStyle.primary))


def seated_page(table: Table, text: str | None = None, *, asks: bool) -> Page:
    """Confirms a seat, and asks for pings if the person has not been asked yet. ``text``: another confirmation."""
    seated = text or words("seated", table=title(table))
    if not asks:
        return line(seated, ACTIVE)
    yes = button(words("yes"), Control(ASKED, table.id, words=(YES,)), ButtonStyle.success)
    no = button(words("no"), Control(ASKED, table.id, words=(NO,)))
    return Page([seated, words("question"), *rows([yes, no])], ACTIVE)


def answered_page(*, wanted: bool) -> Page:
    return line(words("wanted" if wanted else "unwanted"), ACTIVE)


def to_bottom(table: int) -> Button:
    return button(words("to-bottom"), Control(BOTTOM, table))


def thread_text(table: Table) -> str:
    """The line in a channel from which the thread of a table hangs, so that it leads there."""
    return words("thread", table=title(table))


def opened_in_thread(table: Table) -> str:
    return words("thread-opened", table=title(table), link=f"<#{table.channel}>")


def place_name(place: str) -> str:
    """Where a table may stand: in the channel or in a thread."""
    return words(f"place-{place}")


MENTION_NOBODY = discord.AllowedMentions.none()  # an edit without content would go out without the client's own


def mentioning(members: Iterable[int]) -> discord.AllowedMentions:
    """Pings these members and nothing else."""
    users = [discord.Object(member) for member in members]
    return discord.AllowedMentions(users=users, everyone=False, roles=False, replied_user=False)
