"""Opening a table, inviting a friend, sitting down, leaving, starting."""

from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
from discord import ButtonStyle, app_commands

from cogs.base import BaseCog, check_permissions, on_form, on_press, played_choices, post_or_refuse, which_table
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, choices, for_everyone, menu_entry, subcommand
from cogs.discord.controls import Control, button
from cogs.discord.form import Sent, form, person
from cogs.discord.page import ACTIVE, Page, line
from cogs.discord.text import title
from cogs.hand.showing import show_hand, show_hand_after
from cogs.lobby.inviting import check_friend, invite_to, lobby_to_invite_to, ping_friend
from cogs.lobby.opening import check_place, post_new, show_open_tables
from cogs.me.pages import WORDS as MINE
from cogs.rules.editor_page import WORDS as RULES
from cogs.table.pages import CHANNEL, THREAD, WORDS as TABLE, between_rounds, seated_page, with_ways_back
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


class LobbyCog(BaseCog):
    """``/eights open``, ``join``, ``leave`` and ``start``, and the buttons of the lobby."""

    # Opening

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
        house_rules, preset = self.played(answer.interaction, game or None)
        setup = TableSetup(house_rules, preset, (level,) * bots, seats, quick, hints=hints, pace=pace)
        if target:
            setup = replace(setup, house_rules=to_target(setup.house_rules, target))
        table, asks = await self._open(answer, setup, in_thread=where == THREAD)
        text = WORDS("opened", table=title(table))
        if where == THREAD:
            text = TABLE("thread-opened", table=title(table), link=f"<#{table.channel}>")
        if friend is not None:
            text = await ping_friend(self.services.invitations, answer, table, friend)
        await self._confirm_seat(answer, table, text, asks=asks)

    @on_press("play-now")
    async def play_now(self, answer: Answer, control: Control) -> None:
        """Open a table with what the button names or the usual game, unless this member has one open here already."""
        check_permissions(answer.interaction)
        named = self.named_by(answer, control)
        if control.words and not named:
            raise Refused(RULES.message("set-gone"))

        def check_waits_nowhere() -> None:
            for table in self.services.tables.in_channel(answer.place.channel):
                if table.phase == "lobby" and table.seat_of(answer.user) is not None:
                    raise Refused(WORDS.message("open-already", table=Later(title, table)))

        setup = TableSetup(*self.played(answer.interaction, named or None))
        table, asks = await self._open(answer, setup, check_waits_nowhere)
        await self._confirm_seat(answer, table, WORDS("opened", table=title(table)), asks=asks)

    async def _open(
        self, answer: Answer, setup: TableSetup, check: Check = lambda: None, *, in_thread: bool = False
    ) -> tuple[Table, bool]:
        """A new table, shown in its channel, and whether its host is asked about pings, which is saved with it."""
        calling = self.services.calling
        asks = not calling.asked(answer.guild, answer.user)
        also, undo = (calling.note_asked, partial(calling.note_asked, asked=False)) if asks else (None, None)
        table = await self.services.tables.open(answer.place, answer.person, setup, also, check=check)
        table = await post_new(self.services, table, WORDS("not-opened"), in_thread=in_thread, undo=undo)
        self.services.role_lines.opened(table.id)
        return table, asks

    async def _confirm_seat(self, answer: Answer, table: Table, text: str | None = None, *, asks: bool = False) -> None:
        """Ask the person once whether they want pings. Else a table message that was pressed shows the seat itself.

        ``asks``: it was saved already that they are asked.
        """
        calling, member = self.services.calling, answer.user
        if not asks and not calling.asked(table.guild, member):
            with suppress(Refused):  # the seat itself is saved, and that is what counts
                asks = await calling.ask(table.guild, member)
        if asks or not answer.public:
            await answer.show(seated_page(table, text, asks=asks))
        if asks and answer.shown is not None:
            self.services.ping_questions.follow(table, answer.interaction, answer.shown)

    # Sitting down and leaving

    @subcommand(EIGHTS, "join")
    @which_table
    async def join(self, answer: Answer, table: str | None = None) -> None:
        """In a channel without a table, show where there is one."""
        if table is None and not self.services.tables.in_channel(answer.interaction.channel_id or 0):
            await show_open_tables(self.services, answer)
        else:
            await self.press_join(answer, Control("join", self.table(answer.interaction, table).id))

    @on_press("join", "sit")
    async def press_join(self, answer: Answer, control: Control) -> None:
        table = await self.services.tables.join(control.table, answer.person)
        if table.state is None:
            await self._confirm_seat(answer, table)
        else:
            await show_hand(self.services, answer, table)

    @subcommand(EIGHTS, "leave")
    @which_table
    async def leave(self, answer: Answer, table: str | None = None) -> None:
        await self.press_leave(answer, Control("leave", self.table(answer.interaction, table).id))

    @on_press("leave")
    async def press_leave(self, answer: Answer, control: Control) -> None:
        before = self.services.tables.get(control.table)
        name, seat = title(before), before.seat_of(answer.user)
        table = await self.services.tables.leave(before.id, answer.user)
        page = line(WORDS("left", table=name), ACTIVE)
        if seat is not None and before.phase == "match" and before.is_out(seat):
            page = line(WORDS("left.out", table=name), ACTIVE)
        elif table is not None and table.state is not None:  # there is a match to come back to
            bot = "left.bot-open" if may_sit_down(table) else "left.bot"
            text = WORDS(bot if table.anybody_present else "left.waiting", table=name)
            back = button(WORDS("come-back"), Control("join", table.id), ButtonStyle.success)
            page = Page([text, back], ACTIVE)
        await answer.show(page)

    # Dealing

    @subcommand(EIGHTS, "start")
    @which_table
    async def start(self, answer: Answer, table: str | None = None) -> None:
        """Whatever the table waits for: the first round, the next one, or a rematch."""
        found = self.table(answer.interaction, table, lambda each: each.phase != "match" or between_rounds(each))
        if found.phase == "match" and not between_rounds(found):
            raise Refused(WORDS.message("under-way"))
        steps = {"lobby": self.press_start, "over": self.press_rematch, "match": self.press_ready}
        await steps[found.phase](answer, Control("start", found.id))

    @on_press("start")
    async def press_start(self, answer: Answer, control: Control) -> None:
        table = await self.services.tables.start(control.table, answer.person)
        if table.seat_of(answer.user) is not None:
            await show_hand(self.services, answer, table)
        elif not answer.public:  # otherwise the table message shows it
            await answer.show(line(WORDS("dealt", table=title(table)), ACTIVE))

    @on_press("ready")
    async def press_ready(self, answer: Answer, control: Control) -> None:
        await self.services.tables.ready(control.table, answer.user)
        await show_hand_after(self.services, answer, control.table)

    @on_press("rematch")
    async def press_rematch(self, answer: Answer, control: Control) -> None:
        check_permissions(answer.interaction)
        table = await self.services.tables.rematch(control.table, answer.person)
        try:
            await post_or_refuse(self.services.table_board.post(table.id), WORDS("show-again"))
        finally:
            self.services.table_board.rematch_shown(control.table)
        await answer.show(line(WORDS("opened", table=title(table)), ACTIVE))

    @on_press("notify")
    async def press_notify(self, answer: Answer, control: Control) -> None:
        """Ping or don't any more, here and from now on."""
        table = self.services.tables.get(control.table)
        wanted = not table.seats[own_seat(table, answer.user)].notify
        await self.services.tables.prefer(table.guild, answer.user, lambda before: replace(before, pings=wanted))
        table = self.services.tables.get(control.table)
        never = wanted and not self.services.settings.of(answer.guild).pings
        told = MINE("pings-never") if never else WORDS("pings-on" if wanted else "pings-off")
        await answer.show(with_ways_back(line(told, ACTIVE), table, answer.user))

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

    @on_press(INVITE)
    async def press_invite(self, answer: Answer, control: Control) -> None:
        table = lobby_to_invite_to(self.services.tables.get(control.table), answer.user)
        part = person(FRIEND, WORDS("friend"), WORDS("friend.help"))
        await answer.ask(form(WORDS("title"), Control(INVITE, table.id), [part]))

    @on_form(INVITE)
    async def send_invite(self, answer: Answer, sent: Sent) -> None:
        table = lobby_to_invite_to(self.services.tables.get(sent.control.table), answer.user)
        friend, guild = next(iter(sent.ids(FRIEND)), None), answer.interaction.guild
        found = None
        if friend is not None and guild is not None:
            with suppress(discord.NotFound):
                found = await guild.fetch_member(friend)
        if found is None:
            raise Refused(WORDS.message("friend-gone"))
        await invite_to(self.services.invitations, answer, table, found)
