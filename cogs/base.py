"""Which table is meant?

What all cogs share: the services, the user who asks, and how a hand is shown."""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial, wraps
from types import FunctionType, MethodType
from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app import Services
from cogs.discord.answer import Answer, answering
from cogs.discord.commands import MARK, preset_choice, subcommand
from cogs.discord.controls import Control, Interaction, fingerprint
from cogs.discord.errors import BROKEN, IN_THREADS, NEEDED, TO_SPEAK, lacking, may_see, permission_names, sentence
from cogs.discord.form import Sent
from cogs.discord.painter import PATIENCE
from cogs.discord.text import label, plain_title, title
from cogs.hand.hand import Asking, Choice
from cogs.hand.moves import OTHERS, others
from cogs.hand.pages import hand_to_come
from cogs.lobby.pages import joinable, open_tables_page
from cogs.rules.search import MOST, named_games, offered, played, usual_game
from cogs.table.pages import more_page
from cogs.table.pings_page import THREAD, seated_page
from cogs.table.pings_page import WORDS as TABLE
from engine.core.match import View
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from engine.words import Listed, Message, Words, in_every_language, sought
from model.refusals import Refused
from model.servers.zones import zone_named
from model.tables.hosting import by_host
from model.tables.table import Table
from service.presets import Presets
from service.tables import WORDS as TABLE_WORDS
from service.tables import Tables

WORDS = Words("cogs.base")

Fits = Callable[[Table], bool]


def meant(tables: Sequence[Table], member: int, asked: str | None, fits: Fits | None = None) -> Table:
    """The named table, or else the one where this member is to move, or sits, or the only one. Raises Refused."""
    if asked is not None:
        return _named(tables, asked)
    here = [table for table in tables if fits and fits(table)] or tables
    if not here:
        raise Refused(WORDS.message("no-table"))
    sitting = [table for table in here if table.seat_of(member) is not None]
    playing = [table for table in sitting if table.phase != "over"]
    on_turn = [
        table
        for table in sitting
        if table.state is not None and table.state.phase == "play" and table.state.turn == table.seat_of(member)
    ]
    for found in (on_turn, playing, sitting, here):
        if len(found) == 1:
            return found[0]
    raise Refused(WORDS.message("several", tables=Listed(tuple(map(title, here)))))


def _named(tables: Sequence[Table], asked: str) -> Table:
    """The table with this id or whole title, or the only one whose name starts or ends this way, as in ``Table 3``."""
    for found in _called(tables, " ".join(asked.split()).casefold()):
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused(WORDS.message("same-name", tables=Listed(tuple(map(title, found)))))
    raise Refused(WORDS.message("unknown"))


def _called(tables: Sequence[Table], typed: str) -> Iterator[list[Table]]:
    """By id, in the language of now, and in any other, as one may read it out to another."""
    yield [table for table in tables if typed == str(table.id)]
    for called_so in (_wholly, _partly):
        yield called_so(tables, typed)
    for called_so in (_wholly, _partly):
        spoken = in_every_language(partial(called_so, tables, typed))
        yield list({table.id: table for found in spoken for table in found}.values())


def _wholly(tables: Sequence[Table], typed: str) -> list[Table]:
    names = zip(tables, map(plain_title, tables), strict=True)
    return [table for table, name in names if typed == name.casefold()]


def _partly(tables: Sequence[Table], typed: str) -> list[Table]:
    names = [(table, label(table).casefold()) for table in tables]
    return [each for each, name in names if typed in (plain_title(each).casefold(), name, name.rpartition(" · ")[2])]


ROOM = 8  # choices that presets have among many games
Choices = list[app_commands.Choice[str]]
Kind = TypeVar("Kind")


Press = Callable[[Answer, Control], Awaitable[None]]
Submit = Callable[[Answer, Sent], Awaitable[None]]  # a form was sent

PRESSED, PRESSED_AT, SENT, COMMANDED = "__pressed__", "__pressed_at__", "__sent__", "__commanded__"
Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])


def on_press(*actions: str) -> Callable[[Method], Method]:
    """Make a method of a cog answer controls with these actions."""
    return partial(_mark, PRESSED, actions)


def on_press_at(*actions: str) -> Callable[[Method], Method]:
    """The same for a method that needs nothing but what it is about: the id of a table, or a tournament."""
    return partial(_mark, PRESSED_AT, actions)


def on_form(*actions: str) -> Callable[[Method], Method]:
    """Make a method of a cog answer forms with these actions."""
    return partial(_mark, SENT, actions)


def command_at(group: str, name: str, fits: Fits | None = None) -> Callable[[Method], Method]:
    """Make such a method a slash command as well. ``fits``: the tables that it prefers, if several are there."""
    return partial(_mark, COMMANDED, (group, name, fits))


def _mark(mark: str, what: tuple[object, ...], method: Method) -> Method:
    setattr(method, mark, what)
    return method


def _answered(method: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """The method of a command or menu is given the answer to fill in, where discord.py gives the interaction."""

    @wraps(method)
    async def command(cog: object, interaction: Interaction, *target: object, **options: object) -> None:
        async with answering(interaction) as answer:
            await method(cog, answer, *target, **options)

    return command


@cache
def _methods(cog: type) -> list[tuple[str, FunctionType]]:
    """In the order of their names."""
    return inspect.getmembers(cog, inspect.isfunction)


class BaseCog(commands.Cog):
    """A cog with all services at hand. ``presses`` has the controls that it answers, ``forms`` the forms."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @property
    def presses(self) -> dict[str, Press]:
        pressed_at = {action: self.pressing(do) for action, do in self._marked(PRESSED_AT).items()}
        return self._marked(PRESSED) | pressed_at

    @property
    def forms(self) -> dict[str, Submit]:
        return self._marked(SENT)

    def _marked(self, mark: str) -> dict[str, Callable[..., Awaitable[None]]]:
        methods = _methods(type(self))
        return {action: getattr(self, name) for name, method in methods for action in getattr(method, mark, ())}

    def callbacks(self) -> Iterator[Callable[..., Awaitable[None]]]:
        """Of its slash commands, in the order of their names here."""
        for name, method in _methods(type(self)):
            if hasattr(method, COMMANDED):
                yield self.commanding(getattr(self, name), *getattr(method, COMMANDED))
            elif hasattr(method, MARK):
                yield MethodType(_answered(method), self)

    def commanding(
        self, do: Callable[..., Awaitable[None]], group: str, name: str, fits: Fits | None
    ) -> Callable[..., Awaitable[None]]:
        """A slash command that needs nothing but the table."""

        async def command(interaction: Interaction, table: str | None = None) -> None:
            async with answering(interaction) as answer:
                await do(answer, self.table(interaction, table, fits).id)

        return subcommand(group, name)(which_table(command))

    def pressing(self, do: Callable[..., Awaitable[None]]) -> Press:
        return lambda answer, control: do(answer, control.table)

    def check_reach(self, interaction: Interaction, number: int) -> None:
        """Raises Refused for a table not to be reached from here. ``number`` comes from outside: it may be anything."""
        if number in self.services.tables:
            table = self.services.tables.seen_by(number, interaction.guild_id or 0, interaction.user.id)
            if table.seat_of(interaction.user.id) is None:
                check_sees(interaction, table.channel)

    def table(self, interaction: Interaction, asked: str | None, fits: Fits | None = None) -> Table:
        """Tables that the command ``fits`` are preferred. Raises Refused."""
        here = self.services.tables.in_channel(interaction.channel_id or 0)
        return meant(here, interaction.user.id, asked, fits)

    def default_game(self, interaction: Interaction) -> tuple[HouseRules, str | None]:
        guild = interaction.guild_id or 0
        return usual_game(self.services.presets, guild, self.services.settings.of(guild).game)

    def played(self, interaction: Interaction, asked: str) -> tuple[HouseRules, str | None]:
        """Raises Refused."""
        return played(self.services.presets, interaction.guild_id or 0, asked)

    def named_by(self, answer: Answer, control: Control) -> str:
        """The game or saved house rules that a control names by a print, as names can be anything. Empty for none."""
        named = [*VARIANTS, *(kept.name for kept in self.services.presets.of(answer.guild))]
        return next((name for name in named if fingerprint(name) in control.words), "")

    def public_view(self, table: Table) -> View:
        """Raises Refused before the first deal."""
        if table.state is None:
            raise Refused(TABLE_WORDS.message("not-begun"))
        return table.state.public_view()

    def zone(self, interaction: Interaction) -> str:
        """The time zone of the times that a person types: what they have picked, or else the server's."""
        guild = interaction.guild_id or 0
        return (
            self.services.tables.preferences.of(guild, interaction.user.id).zone
            or self.services.settings.of(guild).zone
        )

    async def keep_zone(self, interaction: Interaction, typed: str) -> None:
        picked = zone_named(typed)
        guild = interaction.guild_id or 0
        await self.services.tables.prefer(guild, interaction.user.id, lambda before: replace(before, zone=picked))

    async def show_hand(
        self,
        answer: Answer,
        table: Table,
        *,
        notice: str = "",
        choice: Choice | None = None,
        asking: Asking | None = None,
    ) -> None:
        """It is kept up to date from now on. ``choice``: a play in the making, ``asking``: about it. Raises Refused."""
        member = answer.user
        if table.state is None and table.seat_of(member) is not None:
            await answer.show(hand_to_come(table, "not-dealt"))
            return
        hand = replace(await self.services.hands.hand(table, member), notice=notice, choice=choice, asking=asking)
        page = await self.services.hands.page(hand, answer.attached, PATIENCE)
        await answer.show(page, followed=True)
        if answer.shown is not None or answer.lost:
            self.services.hands.follow(hand, answer.interaction, answer.shown, page)
        elif not self.services.hands.follows(table.id, member):
            self.services.hands.let_slip(table.id, member, "the answer that shows it came too late")

    async def show_more(self, answer: Answer, table: Table) -> None:
        seated = table.state is not None and table.seat_of(answer.user) is not None
        moves = others(await self.services.hands.hand(table, answer.user))[OTHERS:] if seated else []
        await answer.show(more_page(table, answer.person, moves))

    async def confirm_seat(self, answer: Answer, table: Table, text: str | None = None, *, asks: bool = False) -> None:
        """Ask the person once whether they want pings. Else a table message that was pressed shows the seat itself.

        ``asks``: it was saved already that they are asked.
        """
        member = answer.user
        if not asks and not self.services.calling.asked(table.guild, member):
            with suppress(Refused):  # the seat itself is saved, and that is what counts
                asks = await self.services.calling.ask(table.guild, member)
        if asks or not answer.public:
            await answer.show(seated_page(table, text, asks=asks))
        if asks and answer.shown is not None:
            self.services.ping_questions.follow(table.id, answer.interaction)

    async def post_new(self, table: Table, otherwise: str, *, in_thread: bool = False) -> Table:
        """Show a table that was just opened. If that fails, it is taken back. Raises Refused."""
        try:
            table = await self._in_thread(table) if in_thread else table
            await posted(self.services.table_board.post(table.id), otherwise)
        except BaseException:
            await self.services.tables.discard(table.id)
            raise
        return table

    async def _in_thread(self, table: Table) -> Table:
        """Move a new table into a thread of its own. Raises Refused."""
        try:
            return await self.services.table_threads.move_in(table)
        except (discord.HTTPException, *BROKEN) as trouble:
            raise Refused(TABLE.message("thread-failed", why=sentence(trouble))) from trouble

    async def by_host(
        self, answer: Answer, table_id: int, change: Callable[[Table], Table], *, in_lobby: bool = False
    ) -> Table:
        """Change a table as only its host may. ``in_lobby``: before the match alone. Raises Refused."""
        return await self.services.tables.change(table_id, by_host(answer.person, change, in_lobby=in_lobby))

    async def show_after(self, answer: Answer, table_id: int) -> None:
        """A hand that is open changes by itself when a button of the table message was pressed. Raises Refused."""
        if answer.public and self.services.hands.follows(table_id, answer.user):
            await answer.acknowledge()
        else:
            await self.show_hand(answer, self.services.tables.get(table_id))


def check_sees(interaction: Interaction, channel: int) -> None:
    """Raises Refused if something in a channel is asked for from another, by someone who does not see the first."""
    if interaction.channel_id != channel and not may_see(interaction.guild, interaction.user, channel):
        raise Refused(WORDS.message("unseen"))


def check_permissions(interaction: Interaction, thing: str = "table") -> None:
    """Raises Refused and says what is missing if the bot cannot show something in this channel."""
    named = missing(interaction, (*NEEDED, *TO_SPEAK[isinstance(interaction.channel, discord.Thread)]))
    if named:
        raise Refused(WORDS.message("cannot-show", thing=thing, missing=Listed(tuple(named))))


def missing(interaction: Interaction, needed: Iterable[str]) -> list[Message]:
    return permission_names(lacking(interaction.app_permissions, needed))


def check_place(interaction: Interaction, place: str) -> None:
    """Raises Refused and says why if a table is to have a thread that cannot be made here."""
    if place != THREAD:
        return
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
        raise Refused(TABLE.message("no-threads-here"))
    if named := missing(interaction, IN_THREADS):
        raise Refused(TABLE.message("no-threads-allowed", missing=Listed(tuple(named))))


async def posted(posting: Awaitable[None], otherwise: str, thing: str = "table") -> None:
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
    return offered([(plain_title(table), str(table.id)) for table in here], typed)


async def played_choices(interaction: Interaction, typed: str) -> Choices:
    """The named games and the presets of this server, for the option ``game``. Presets have room beside many games."""
    presets: Presets = interaction.client.services.presets
    named, wanted = list(named_games(typed)), sought(typed)
    known = [(preset_choice(kept), kept.name) for kept in presets.of(interaction.guild_id or 0)]
    kept = [(name, value) for name, value in known if wanted in sought(name)]
    found = [*named[: MOST - min(len(kept), ROOM)], *kept][:MOST]
    found.sort(key=lambda choice: not sought(choice[0]).startswith(wanted))
    return offered(found)


async def show_open_tables(services: Services, answer: Answer, page: int = 0) -> None:
    """Those with a way in come first, the newest before the older ones."""
    member, seen = answer.user, _visible(services.tables, answer.interaction)
    found = sorted(seen, key=lambda table: (not joinable(table, member), -table.id))
    await answer.show(open_tables_page(found, member, page))


def _visible(tables: Tables, interaction: Interaction) -> Iterator[Table]:
    """The tables of the server that this member may see. Practice and the deal of the day are for one."""
    seen = {interaction.channel_id or 0: True}
    here = [each for each in tables.every() if each.guild == interaction.guild_id and each.phase != "over"]
    for table in here:
        public = table.lessons is None and not table.policy.private
        if public and seen.setdefault(table.channel, may_see(interaction.guild, interaction.user, table.channel)):
            yield table


def which_table(command: Kind) -> Kind:
    """Gives a command the option ``table``, with the tables of the channel to pick from."""
    return app_commands.autocomplete(table=table_choices)(command)
