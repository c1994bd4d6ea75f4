"""Opening a table, inviting a friend, sitting down, leaving, starting."""

from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
from discord import ButtonStyle, app_commands

from cogs.base import (
    BaseCog,
    check_permissions,
    check_place,
    command_at,
    on_form,
    on_press,
    on_press_at,
    played_choices,
    posted,
    show_open_tables,
    which_table,
)
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, choices, for_everyone, menu_entry, subcommand
from cogs.discord.controls import Control, button
from cogs.discord.form import Sent, form, person
from cogs.discord.page import ACTIVE, Page, line
from cogs.discord.text import title
from cogs.lobby.inviting import check_friend, invite_to, invited, waiting
from cogs.me.pages import WORDS as MINE
from cogs.rules.editor_page import WORDS as RULES
from cogs.table.pages import CHANNEL, THREAD, between_rounds, with_ways_back
from cogs.table.pages import WORDS as TABLE
from engine.bots import LEVELS
from engine.core.ruleset import SEATS, TARGETS
from engine.words import Later, Words
from model.refusals import Refused
from model.servers.settings import PACES, pace_name
from model.tables.newcomers import may_sit_down
from model.tables.seating import STAND_IN, TableSetup, own_seat, to_target
from model.tables.table import Table
from service.tables import Check

INVITE, FRIEND = "invite", "friend"  # an action, and a part of its form
PLAYERS = choices("level", LEVELS)
PLACES = [app_commands.Choice(name=for_everyone(TABLE, f"place-{each}"), value=each) for each in (CHANNEL, THREAD)]
PACE_CHOICES = [app_commands.Choice(name=for_everyone(pace_name, pace), value=pace) for pace in PACES]

WORDS = Words(__package__)

Target = app_commands.Range[int, 1, TARGETS[-1]]  # of points, or of rounds where those are counted


def _waits(table: Table) -> bool:
    return table.phase != "match" or between_rounds(table)


class LobbyCog(BaseCog):
    """``/eights open``, ``join``, ``leave`` and ``start``, and the buttons of the lobby."""

    # Commands

    @subcommand(EIGHTS, "open")
    @app_commands.rename(friend="with")
    @app_commands.choices(level=PLAYERS, pace=PACE_CHOICES, place=PLACES)
    @app_commands.autocomplete(game=played_choices)
    async def open(
        self,
        answer: Answer,
        game: str | None = None,
        seats: app_commands.Range[int, SEATS[0], SEATS[-1]] | None = None,
        bots: app_commands.Range[int, 0, SEATS[-1] - 1] = 0,
        level: str = STAND_IN,
        target: Target | None = None,
        pace: str | None = None,
        place: str | None = None,
        quick: bool = False,
        hints: bool = False,
        friend: discord.Member | discord.User | None = None,
    ) -> None:
        check_permissions(answer.interaction)
        where = place or self.services.settings.of(answer.guild).place
        check_place(answer.interaction, where)
        if friend is not None:
            check_friend(answer.interaction, friend, answer.place.channel)
        house_rules, preset = self.played(answer.interaction, game) if game else self.default_game(answer.interaction)
        setup = TableSetup(house_rules, preset, (level,) * bots, seats, quick, hints=hints, pace=pace)
        if target:
            setup = replace(setup, house_rules=to_target(setup.house_rules, target))
        table, asks = await self._open(answer, setup, in_thread=where == THREAD)
        text = WORDS("opened", table=title(table))
        if where == THREAD:
            text = TABLE("thread-opened", table=title(table), link=f"<#{table.channel}>")
        if friend is not None:
            text = await invited(self.services.invitations, answer, table, friend)
        await self.confirm_seat(answer, table, text, asks=asks)

    # What commands and buttons do

    @on_press("play-now")
    async def _play_now(self, answer: Answer, control: Control) -> None:
        """Open a table with what the button names or the usual game, unless this member has one open here already."""
        check_permissions(answer.interaction)
        asked = self.named_by(answer, control)
        if control.words and not asked:
            raise Refused(RULES.message("set-gone"))
        interaction = answer.interaction
        setup = TableSetup(*(self.played(interaction, asked) if asked else self.default_game(interaction)))
        check = partial(self._check_waits_nowhere, answer.place.channel, answer.user)
        table, asks = await self._open(answer, setup, check)
        await self.confirm_seat(answer, table, WORDS("opened", table=title(table)), asks=asks)

    def _check_waits_nowhere(self, channel: int, member: int) -> None:
        """Raises Refused if a table in this channel waits for players at which this member sits."""
        for table in self.services.tables.in_channel(channel):
            if table.phase == "lobby" and table.seat_of(member) is not None:
                raise Refused(WORDS.message("open-already", table=Later(title, table)))

    async def _open(
        self, answer: Answer, setup: TableSetup, check: Check = lambda: None, *, in_thread: bool = False
    ) -> tuple[Table, bool]:
        """A new table, shown in its channel, and whether its host is asked about pings, which is saved with it."""
        calling, guild, member = self.services.calling, answer.guild, answer.user
        asks = not calling.asked(guild, member)
        also = calling.note_asked if asks else None
        table = await self.services.tables.open(answer.place, answer.person, setup, also, check=check)
        try:
            table = await self.post_new(table, WORDS("not-opened"), in_thread=in_thread)
        except BaseException:
            if asks:
                await self.services.tables.prefer(guild, member, partial(replace, asked=False))
            raise
        self.services.role_lines.opened(table.id)
        return table, asks

    @subcommand(EIGHTS, "join")
    @which_table
    async def join(self, answer: Answer, table: str | None = None) -> None:
        """In a channel without a table, show where there is one."""
        if table is None and not self.services.tables.in_channel(answer.interaction.channel_id or 0):
            await show_open_tables(self.services, answer)
        else:
            await self._sit_down(answer, self.table(answer.interaction, table).id)

    @on_press_at("join", "sit")
    async def _sit_down(self, answer: Answer, table_id: int) -> None:
        table = await self.services.tables.join(table_id, answer.person)
        if table.state is None:
            await self.confirm_seat(answer, table)
        else:
            await self.show_hand(answer, table)

    @command_at(EIGHTS, "leave")
    @on_press_at("leave")
    async def leave(self, answer: Answer, table_id: int) -> None:
        before = self.services.tables.get(table_id)
        name = title(before)
        table = await self.services.tables.leave(table_id, answer.user)
        page = line(WORDS("left", table=name), ACTIVE)
        seat = before.seat_of(answer.user)
        if seat is not None and before.phase == "match" and before.is_out(seat):
            page = line(WORDS("left.out", table=name), ACTIVE)
        elif table is not None and table.state is not None:  # there is a match to come back to
            bot = "left.bot-open" if may_sit_down(table) else "left.bot"
            text = WORDS(bot if table.anybody_present else "left.waiting", table=name)
            back = button(WORDS("come-back"), Control("join", table.id), ButtonStyle.success)
            page = Page([text, back], ACTIVE)
        await answer.show(page)

    @command_at(EIGHTS, "start", _waits)
    async def start(self, answer: Answer, table_id: int) -> None:
        """Whatever the table waits for: the first round, the next one, or a rematch."""
        table = self.services.tables.get(table_id)
        if not _waits(table):
            raise Refused(WORDS.message("under-way"))
        if table.phase == "lobby":
            await self._deal(answer, table_id)
        else:
            await (self._rematch if table.phase == "over" else self._be_ready)(answer, table_id)

    @on_press_at("start")
    async def _deal(self, answer: Answer, table_id: int) -> None:
        table = await self.services.tables.start(table_id, answer.person)
        if table.seat_of(answer.user) is not None:
            await self.show_hand(answer, table)
        elif not answer.public:  # otherwise the table message shows it
            await answer.show(line(WORDS("dealt", table=title(table)), ACTIVE))

    @on_press_at("ready")
    async def _be_ready(self, answer: Answer, table_id: int) -> None:
        await self.services.tables.ready(table_id, answer.user)
        await self.show_after(answer, table_id)

    @on_press_at("rematch")
    async def _rematch(self, answer: Answer, table_id: int) -> None:
        check_permissions(answer.interaction)
        table = await self.services.tables.rematch(table_id, answer.person)
        try:
            await posted(self.services.table_board.post(table.id), WORDS("show-again"))
        finally:
            self.services.table_board.rematch_shown(table_id)
        await answer.show(line(WORDS("opened", table=title(table)), ACTIVE))

    @on_press_at("notify")
    async def _toggle_notify(self, answer: Answer, table_id: int) -> None:
        """Here and from now on."""
        table = self.services.tables.get(table_id)
        wanted = not table.seats[own_seat(table, answer.user)].notify
        await self.services.tables.prefer(table.guild, answer.user, lambda before: replace(before, pings=wanted))
        table = self.services.tables.get(table_id)
        never = wanted and not self.services.calling.allowed(answer.guild)
        told = MINE("pings-never") if never else WORDS("pings-on" if wanted else "pings-off")
        await answer.show(with_ways_back(line(told, ACTIVE), table, answer.user))

    @on_press("more")
    async def _show_more(self, answer: Answer, control: Control) -> None:
        await self.show_more(answer, self.services.tables.get(control.table))

    # Inviting a friend: from the menu of a person, or in a form

    @menu_entry("invite")
    async def invite(self, answer: Answer, friend: discord.Member | discord.User) -> None:
        """To the newest table of this channel at which the player waits, or else of the server."""
        lobbies = [
            each for each in self.services.tables.every() if each.guild == answer.guild and each.phase == "lobby"
        ]
        mine = [table for table in lobbies if table.seat_of(answer.user) is not None]
        if not mine:
            raise Refused(WORDS.message("no-table"))
        table = max(mine, key=lambda each: (each.channel == answer.place.channel, each.id))
        await invite_to(self.services.invitations, answer, table, friend)

    @on_press_at(INVITE)
    async def _ask_friend(self, answer: Answer, table_id: int) -> None:
        table = waiting(self.services.tables.get(table_id), answer.user)
        part = person(FRIEND, WORDS("friend"), WORDS("friend.help"))
        await answer.ask(form(WORDS("title"), Control(INVITE, table.id), [part]))

    @on_form(INVITE)
    async def _invite_picked(self, answer: Answer, sent: Sent) -> None:
        table = waiting(self.services.tables.get(sent.control.table), answer.user)
        friend, guild = next(iter(sent.ids(FRIEND)), None), answer.interaction.guild
        found = None
        if friend is not None and guild is not None:
            with suppress(discord.NotFound):
                found = await guild.fetch_member(friend)
        if found is None:
            raise Refused(WORDS.message("friend-gone"))
        await invite_to(self.services.invitations, answer, table, found)
