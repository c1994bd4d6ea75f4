"""The base of all cogs: it knows which of their methods answers what, finds the table, and refuses what none may do."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Final, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app import Services
from cogs.discord.answer import Answer
from cogs.discord.commands import SUBCOMMAND, preset_choice
from cogs.discord.controls import Control, Interaction, fingerprint
from cogs.discord.errors import BROKEN, NEEDED, TO_SPEAK, lacking, may_see, named
from cogs.discord.form import Sent
from cogs.discord.text import label, title
from cogs.rules.search import MOST, named_games, offered, played, usual_game
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from engine.words import Listed, Words, in_every_language, sought
from model.people.names import plain
from model.refusals import NoSuchTable, Refused
from model.tables.seating import own_seat
from model.tables.table import Table
from service.presets import Presets
from service.tables import WORDS as TABLE_WORDS, Tables

WORDS = Words("cogs.base")

ROOM = 8  # choices that presets have among many games

Fits = Callable[[Table], bool]
Choices = list[app_commands.Choice[str]]
Command = TypeVar("Command")
Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
AnswerPress = Callable[[Answer, Control], Awaitable[None]]
AnswerForm = Callable[[Answer, Sent], Awaitable[None]]

PRESS, FORM = "press", "form"
MARK = "__answers__"  # on a method of a cog: whether it answers presses or forms, and with which actions


def on_press(*actions: str) -> Callable[[Method], Method]:
    """Make a method of a cog answer the buttons and selects with these actions."""
    return partial(_mark, PRESS, actions)


def on_form(*actions: str) -> Callable[[Method], Method]:
    """Make a method of a cog answer the forms with these actions."""
    return partial(_mark, FORM, actions)


def _mark(kind: str, actions: tuple[str, ...], method: Method) -> Method:
    setattr(method, MARK, (kind, actions))
    return method


class BaseCog(commands.Cog):
    """A cog with all services at hand. ``presses`` and ``forms`` have its methods by the actions that they answer."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.presses: Final[dict[str, AnswerPress]] = {}
        self.forms: Final[dict[str, AnswerForm]] = {}
        self.callbacks: Final[list[Callable[..., Coroutine[None, None, None]]]] = []  # of its slash commands and menus
        for name, function in inspect.getmembers(type(self), inspect.isfunction):
            kind, actions = getattr(function, MARK, ("", ()))
            by_action = dict.fromkeys(actions, getattr(self, name))
            (self.presses if kind == PRESS else self.forms).update(by_action)
            if hasattr(function, SUBCOMMAND):
                self.callbacks.append(getattr(self, name))

    def check_reach(self, interaction: Interaction, number: int) -> None:
        """Raises Refused for a table not to be reached from here. ``number`` comes from outside: it may be anything."""
        table, member = self.services.tables.find(number), interaction.user.id
        if table is None:
            return
        if table.guild != interaction.guild_id:
            raise NoSuchTable(TABLE_WORDS.message("closed"))
        if table.seat_of(member) is None:
            if table.policy.private:
                own_seat(table, member)
            check_sees(interaction, table.channel)

    def table(self, interaction: Interaction, typed: str | None, fits: Fits | None = None) -> Table:
        """The table that a command is about. Without a ``typed`` one, the one of the channel where this member is to
        move, or sits, or the only one, among those that the command ``fits``, if there are any. Raises Refused.
        """
        tables = self.services.tables.in_channel(interaction.channel_id or 0)
        if typed is not None:
            return _named(tables, typed)
        tables = [table for table in tables if fits is None or fits(table)] or tables
        if not tables:
            raise Refused(WORDS.message("no-table"))
        member = interaction.user.id
        sitting = [table for table in tables if table.seat_of(member) is not None]
        playing = [table for table in sitting if table.phase != "over"]
        on_turn = [
            table
            for table in sitting
            if table.state is not None and table.state.phase == "play" and table.state.turn == table.seat_of(member)
        ]
        for found in (on_turn, playing, sitting, tables):
            if len(found) == 1:
                return found[0]
        raise Refused(WORDS.message("several", tables=Listed(tuple(map(title, tables)))))

    def played(self, interaction: Interaction, typed: str | None) -> tuple[HouseRules, str | None]:
        """The rules of a game or preset, and the preset's name. None is the server's usual game. Raises Refused."""
        guild = interaction.guild_id or 0
        if typed is not None:
            return played(self.services.presets, guild, typed)
        return usual_game(self.services.presets, guild, self.services.settings.of(guild).game)

    def named_by(self, answer: Answer, control: Control) -> str:
        """The game or saved house rules that a control names by a print, as names can be anything. Empty for none."""
        named = [*VARIANTS, *(kept.name for kept in self.services.presets.of(answer.guild))]
        return next((name for name in named if fingerprint(name) in control.words), "")


def _named(tables: Sequence[Table], typed: str) -> Table:
    """The table with this id or whole title, or the only one whose name starts or ends this way, as in ``Table 3``.
    Names are those in the language of now, or else in any other, as one may read a name out to another.
    """
    typed = " ".join(typed.split()).casefold()
    if with_id := [table for table in tables if typed == str(table.id)]:
        return with_id[0]

    def called() -> list[tuple[Table, str, str]]:
        return [(table, title(table, plain).casefold(), label(table).casefold()) for table in tables]

    for spoken in ([called()], in_every_language(called)):
        known = [each for of_a_language in spoken for each in of_a_language]
        titled = {table.id: table for table, whole, _ in known if typed == whole}
        named = {table.id: table for table, _, name in known if typed in (name, name.rpartition(" · ")[2])}
        for found in (list(titled.values()), list(named.values())):
            if len(found) == 1:
                return found[0]
            if found:
                raise Refused(WORDS.message("same-name", tables=Listed(tuple(map(title, found)))))
    raise Refused(WORDS.message("unknown"))


def check_sees(interaction: Interaction, channel: int) -> None:
    """Raises Refused if something in a channel is asked for from another, by someone who does not see the first."""
    if interaction.channel_id != channel and not may_see(interaction.guild, interaction.user, channel):
        raise Refused(WORDS.message("unseen"))


def check_permissions(interaction: Interaction, thing: str = "table") -> None:
    """Raises Refused and says what is missing if the bot cannot show something in this channel."""
    needed = *NEEDED, *TO_SPEAK[isinstance(interaction.channel, discord.Thread)]
    if missing := lacking(interaction.app_permissions, needed):
        raise Refused(WORDS.message("cannot-show", thing=thing, missing=Listed(tuple(map(named, missing)))))


async def post_or_refuse(posting: Awaitable[None], otherwise: str, thing: str = "table") -> None:
    """Wait until something is shown in its channel. ``otherwise``: what to do if it cannot be. Raises Refused."""
    try:
        await posting
    except discord.HTTPException as trouble:
        raise Refused(WORDS.message("not-shown", thing=thing, why=trouble.text, otherwise=otherwise)) from trouble
    except BROKEN as trouble:
        raise Refused(WORDS.message("not-reached", thing=thing, otherwise=otherwise)) from trouble


async def table_choices(interaction: Interaction, typed: str) -> Choices:
    tables: Tables = interaction.client.services.tables
    here = tables.in_channel(interaction.channel_id or 0)
    return offered([(title(table, plain), str(table.id)) for table in here], typed)


async def played_choices(interaction: Interaction, typed: str) -> Choices:
    """The named games and the presets of this server, for the option ``game``. Presets have room beside many games."""
    presets: Presets = interaction.client.services.presets
    named, wanted = list(named_games(typed)), sought(typed)
    known = [(preset_choice(kept), kept.name) for kept in presets.of(interaction.guild_id or 0)]
    kept = [(name, value) for name, value in known if wanted in sought(name)]
    found = [*named[: MOST - min(len(kept), ROOM)], *kept][:MOST]
    found.sort(key=lambda choice: not sought(choice[0]).startswith(wanted))
    return offered(found)


def which_table(command: Command) -> Command:
    """Gives a command the option ``table``, with the tables of the channel to pick from."""
    return app_commands.autocomplete(table=table_choices)(command)
