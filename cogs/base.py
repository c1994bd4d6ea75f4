"""What all rooms share: the services, who is asking, and how a hand is shown."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.lookup import Fits, meant, titles
from cogs.messages.table_board import TableBoard
from cogs.messages.tournament_board import TournamentBoard
from cogs.ui.answer import Answer, answering
from cogs.ui.controls import Control
from cogs.ui.words import plain
from engine.actions import Play
from engine.house_rules import HouseRules
from engine.variants import VARIANTS
from model.member import Member
from model.refusals import Refused
from model.table import Table
from service.leaderboards import Leaderboards
from service.membership import Membership
from service.presets import Presets
from service.tables import Tables
from service.tournaments import Tournaments

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Kind = TypeVar("Kind")


class Services(Protocol):
    """The bot, as far as rooms know it."""

    tables: Tables
    table_board: TableBoard
    presets: Presets
    tournaments: Tournaments
    tournament_board: TournamentBoard
    leaderboards: Leaderboards
    membership: Membership


Press = Callable[[Answer, Control], Awaitable[None]]


class BaseCog(commands.Cog):
    """A cog with the tables at hand. ``presses`` names the controls that it answers to."""

    def __init__(self, services: Services) -> None:
        self.tables, self.table_board, self.presets = services.tables, services.table_board, services.presets
        self.tournaments, self.tournament_board = services.tournaments, services.tournament_board
        self.leaderboards, self.membership = services.leaderboards, services.membership

    @property
    def presses(self) -> dict[str, Press]:
        """The actions of controls, each with what answers it."""
        return {}

    def table(self, interaction: Interaction, asked: str | None, fits: Fits | None = None) -> Table:
        """The table that a command means, among those that it ``fits`` if there are any. Raises Refused."""
        return meant(self._tables_here(interaction.channel_id or 0), interaction.user.id, asked, fits)

    def _tables_here(self, channel: int) -> list[Table]:
        """The tables of a channel, and those of its tournament that stand in threads."""
        tournament = self.tournaments.at(channel)
        playing = self.tournaments.live(tournament) if tournament and tournament.channel == channel else []
        in_threads = [table for _, table in playing if table is not None and table.channel != channel]
        return [*self.tables.in_channel(channel), *in_threads]

    def played(self, interaction: Interaction, asked: str) -> tuple[HouseRules, str | None]:
        """What ``game:`` means: a named game, or house rules of this server with their name. Raises Refused."""
        named = {word.casefold(): key for key, game in VARIANTS.items() for word in (key, game.name)}
        key = named.get(" ".join(asked.split()).casefold())
        if key is not None:
            return HouseRules(key), None
        kept = self.presets.get(interaction.guild_id or 0, asked)
        return kept.house, kept.name

    async def show_hand(self, answer: Answer, table: Table, **more: Any) -> None:
        """Show the own hand to whoever asks, and keep it up to date from now on; ``more``: see ``hand_page``.

        Raises Refused.
        """
        key = self.table_board.key(table, answer.interaction.user.id)
        page = await self.table_board.hand(table, answer.interaction.user.id, **more)
        await answer.show(page)
        if answer.shown is not None:
            self.table_board.follow(table, answer.interaction, answer.shown, key)

    async def show_after(
        self, answer: Answer, table_id: int, user: int, refusal: Exception | None, chosen: Play | None = None
    ) -> None:
        """Show the hand as it is now after an action, and why the action was refused, if it was. Raises Refused.

        Somebody who pressed a button of the table message and has a hand open sees it change by itself.
        """
        table = self.tables.get(table_id)
        if refusal is not None and (table.state is None or table.seat_of(user) is None):
            raise refusal
        if refusal is None and answer.public and self.table_board.follows(table_id, user):
            await answer.nod()
            return
        await self.show_hand(answer, table, notice=str(refusal) if refusal else "", chosen=chosen)


def at_table(do: Callable[[Answer, int], Awaitable[None]]) -> Press:
    """A press that needs to know nothing but the table."""
    return lambda answer, control: do(answer, control.table)


def person(interaction: Interaction) -> Member:
    """Who is asking, by the name shown in this server."""
    allowed = interaction.permissions
    return Member(
        interaction.user.id,
        interaction.user.display_name,
        manages=allowed.administrator or allowed.manage_messages,
        runs_server=allowed.administrator or allowed.manage_guild,
    )


NEEDED = {"view_channel": "View Channel", "attach_files": "Attach Files"}
TO_SPEAK = {False: {"send_messages": "Send Messages"}, True: {"send_messages_in_threads": "Send Messages in Threads"}}


def check_permissions(interaction: Interaction, thing: str = "table") -> None:
    """Raises Refused and says what is missing when the bot cannot show something in this channel."""
    lacking = missing(interaction, NEEDED | TO_SPEAK[isinstance(interaction.channel, discord.Thread)])
    if lacking:
        raise Refused(f"I cannot show a {thing} in this channel: I lack the permission {', '.join(lacking)}.")


def missing(interaction: Interaction, needed: dict[str, str]) -> list[str]:
    """The names of the permissions that the bot lacks in this channel, among those ``needed``."""
    allowed = interaction.app_permissions
    return [name for permission, name in needed.items() if not (allowed.administrator or getattr(allowed, permission))]


async def posted(posting: Awaitable[None], so: str, thing: str = "table") -> None:
    """Wait until something is shown in its channel; ``so``: what follows when it cannot be. Raises Refused."""
    try:
        await posting
    except discord.HTTPException as trouble:
        raise Refused(f"The {thing} could not be shown in this channel ({trouble.text}): {so}.") from trouble
    except OSError as trouble:
        raise Refused(f"Discord could not be reached to show the {thing}: {so}.") from trouble


async def table_choices(interaction: Interaction, typed: str) -> Choices:
    """The tables of this channel, for the option ``table``."""
    tables: Tables = interaction.client.tables
    here = tables.in_channel(interaction.channel_id or 0)
    named = [(name, table) for name, table in zip(titles(here), here, strict=True) if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=str(table.id)) for name, table in named[:25]]


async def played_choices(interaction: Interaction, typed: str) -> Choices:
    """The named games and the house rules of this server, for the option ``game``."""
    named = [(game.name, key) for key, game in VARIANTS.items()]
    sets: Presets = interaction.client.presets
    kept = [(f"{plain(kept.name)} · house rules", kept.name) for kept in sets.of(interaction.guild_id or 0)]
    found = [(name, value) for name, value in named + kept if typed.lower() in name.lower()]
    found.sort(key=lambda choice: not choice[0].lower().startswith(typed.lower()))
    return [app_commands.Choice(name=name, value=value) for name, value in found[:25]]


def which_table(command: Kind) -> Kind:
    """Gives a command the option ``table``, with the tables of the channel to pick from."""
    described = app_commands.describe(table="Which table, where there are several here")(command)
    return app_commands.autocomplete(table=table_choices)(described)


__all__ = [
    "BaseCog",
    "answering",
    "at_table",
    "check_permissions",
    "missing",
    "person",
    "played_choices",
    "posted",
    "which_table",
]
