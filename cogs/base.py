"""What all cogs share: the services, the user who asks, and how a hand is shown."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.lookup import Fits, meant, titles
from cogs.messages.hands import Hands
from cogs.messages.painter import PATIENCE, Painter
from cogs.messages.table_board import TableBoard
from cogs.messages.tournament_board import TournamentBoard
from cogs.ui.answer import Answer, Interaction, answering
from cogs.ui.controls import Control
from cogs.ui.form import Sent
from cogs.ui.hand import Choice
from cogs.ui.troubles import is_broken
from cogs.ui.words import plain
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

Choices = list[app_commands.Choice[str]]
Kind = TypeVar("Kind")


class Services(Protocol):
    """The bot, as far as cogs know it."""

    tables: Tables
    painter: Painter
    hands: Hands
    table_board: TableBoard
    presets: Presets
    tournaments: Tournaments
    tournament_board: TournamentBoard
    leaderboards: Leaderboards
    membership: Membership


Press = Callable[[Answer, Control], Awaitable[None]]
Submit = Callable[[Answer, Sent], Awaitable[None]]  # a form was sent
AtTable = Callable[[Answer, int], Awaitable[None]]  # an action at a table, given by id


class BaseCog(commands.Cog):
    """A cog with access to the tables. ``presses`` names the controls that it answers."""

    def __init__(self, services: Services) -> None:
        self.tables, self.tournaments, self.presets = services.tables, services.tournaments, services.presets
        self.leaderboards, self.membership = services.leaderboards, services.membership
        self.painter, self.hands = services.painter, services.hands
        self.table_board, self.tournament_board = services.table_board, services.tournament_board

    @property
    def presses(self) -> dict[str, Press]:
        """The actions of controls, each with the method that answers it."""
        return {}

    @property
    def forms(self) -> dict[str, Submit]:
        """The actions of forms, each with the method that answers it."""
        return {}

    def table(self, interaction: Interaction, asked: str | None, fits: Fits | None = None) -> Table:
        """The table that a command means, preferring tables that it ``fits``. Raises Refused."""
        return meant(self._tables_here(interaction.channel_id or 0), interaction.user.id, asked, fits)

    def _tables_here(self, channel: int) -> list[Table]:
        """The tables of a channel, and those of its tournament in threads."""
        tournament = self.tournaments.at(channel)
        playing = self.tournaments.live(tournament) if tournament and tournament.channel == channel else []
        in_threads = [table for _, table in playing if table is not None and table.channel != channel]
        return [*self.tables.in_channel(channel), *in_threads]

    def played(self, interaction: Interaction, asked: str) -> tuple[HouseRules, str | None]:
        """What ``game:`` means: a named game, or a preset of this server with its name. Raises Refused."""
        named = {word.casefold(): key for key, game in VARIANTS.items() for word in (key, game.name)}
        key = named.get(" ".join(asked.split()).casefold())
        if key is not None:
            return HouseRules(key), None
        kept = self.presets.get(interaction.guild_id or 0, asked)
        return kept.house_rules, kept.name

    async def answer_at(
        self, interaction: Interaction, asked: str | None, do: AtTable, fits: Fits | None = None
    ) -> None:
        """Answer a command that needs nothing but the table."""
        async with answering(interaction) as answer:
            await do(answer, self.table(interaction, asked, fits).id)

    async def show_hand(self, answer: Answer, table: Table, *, notice: str = "", choice: Choice | None = None) -> None:
        """Show the user who asks their hand, and keep it up to date from now on. Raises Refused.

        ``notice``: why something was refused. ``choice``: a play in the making.
        """
        hand = self.hands.hand(table, answer.interaction.user.id, notice=notice, choice=choice)
        page = await self.hands.page(hand, answer.attached, PATIENCE)
        await answer.show(page, followed=True)
        if answer.shown is not None or answer.lost:
            self.hands.follow(hand, answer.interaction, answer.shown, page)

    async def show_after(self, answer: Answer, table_id: int) -> None:
        """Show the hand as it is after an action. Raises Refused.

        If a player pressed a button of the table message and has a hand open, that hand changes by itself.
        """
        if answer.public and self.hands.follows(table_id, answer.interaction.user.id):
            await answer.nod()
        else:
            await self.show_hand(answer, self.tables.get(table_id))


def released(hands: Hands, answer: Answer, table_id: int) -> None:
    """The clicked hand is about to show something else. If it cannot, it is kept up to date as before."""
    user = answer.interaction.user.id
    if answer.changes:
        answer.otherwise(partial(hands.take_back, table_id, user, hands.release(table_id, user)))


def at_table(do: AtTable) -> Press:
    """A press that needs nothing but the table."""
    return lambda answer, control: do(answer, control.table)


def person(interaction: Interaction) -> Member:
    """The user who asks, with the name shown in this server."""
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
    """Raises Refused and says what is missing if the bot cannot show something in this channel."""
    lacking = missing(interaction, NEEDED | TO_SPEAK[isinstance(interaction.channel, discord.Thread)])
    if lacking:
        raise Refused(f"I cannot show a {thing} in this channel: I lack the permission {', '.join(lacking)}.")


def missing(interaction: Interaction, needed: dict[str, str]) -> list[str]:
    """The names of the permissions among those ``needed`` that the bot lacks in this channel."""
    allowed = interaction.app_permissions
    return [name for permission, name in needed.items() if not (allowed.administrator or getattr(allowed, permission))]


async def posted(posting: Awaitable[None], otherwise: str, thing: str = "table") -> None:
    """Wait until something is shown in its channel. ``otherwise``: what to do if it cannot be. Raises Refused."""
    try:
        await posting
    except discord.HTTPException as trouble:
        raise Refused(f"The {thing} could not be shown in this channel ({trouble.text}): {otherwise}.") from trouble
    except Exception as trouble:
        if not is_broken(trouble):
            raise
        raise Refused(f"Discord could not be reached to show the {thing}: {otherwise}.") from trouble


async def table_choices(interaction: Interaction, typed: str) -> Choices:
    """The tables of this channel, for the option ``table``."""
    tables: Tables = interaction.client.tables
    here = tables.in_channel(interaction.channel_id or 0)
    named = [(name, table) for name, table in zip(titles(here), here, strict=True) if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=str(table.id)) for name, table in named[:25]]


async def played_choices(interaction: Interaction, typed: str) -> Choices:
    """The named games and the presets of this server, for the option ``game``."""
    named = [(game.name, key) for key, game in VARIANTS.items()]
    presets: Presets = interaction.client.presets
    kept = [(f"{plain(kept.name)} · house rules", kept.name) for kept in presets.of(interaction.guild_id or 0)]
    found = [(name, value) for name, value in named + kept if typed.lower() in name.lower()]
    found.sort(key=lambda choice: not choice[0].lower().startswith(typed.lower()))
    return [app_commands.Choice(name=name, value=value) for name, value in found[:25]]


def which_table(command: Kind) -> Kind:
    """Gives a command the option ``table``, with the tables of the channel to pick from."""
    described = app_commands.describe(table="Which table, where there are several here")(command)
    return app_commands.autocomplete(table=table_choices)(described)


__all__ = [
    "BaseCog",
    "Interaction",
    "answering",
    "at_table",
    "check_permissions",
    "missing",
    "person",
    "played_choices",
    "posted",
    "released",
    "which_table",
]
