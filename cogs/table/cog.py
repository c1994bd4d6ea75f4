"""What a table shows: its message, and in private the scores, the discard pile, the log, the sheet, the details.

What a host does: changing the table before its match, and closing it. Players invite to it.

Being called: the button under a call, the question whether to ping, and moving a table to the bottom."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import discord
from discord import app_commands

from cogs.base import (
    BaseCog,
    Choices,
    Press,
    check_permissions,
    on_press,
    on_press_at,
    posted,
    show_open_tables,
    which_table,
)
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, choices, menu_entry, subcommand
from cogs.discord.controls import SURE, Control, Interaction, as_number, first_number
from cogs.discord.page import ACTIVE, Page, line
from cogs.discord.text import seat_value, title
from cogs.lobby.inviting import invite_to, waiting
from cogs.looks import LOOKS
from cogs.looks.str8 import sheet_page
from cogs.rules.search import offered
from cogs.table import host
from cogs.table.end import close_page, score_sheet
from cogs.table.log import details_page, log_page, pile_page
from cogs.table.pages import with_ways_back
from cogs.table.pings_page import ASKED, BOTTOM, CALLED, YES, answered_page
from engine.bots import LEVELS
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS, variant
from engine.matches.record import ENGINE
from engine.words import Later, Words
from model.refusals import NoSuchTable, Refused
from model.tables import hosting, newcomers
from model.tables.naming import names, plain_names
from model.tables.policy import refuse_if
from model.tables.seating import STAND_IN, check_host, rules_as_it_is, with_computer, with_level
from model.tables.table import Table

TABLE, SCORES, PILE, LOG, SHEET = "table", "scores", "pile", "log", "sheet"
DETAILS, TABLES = "details", "tables"

WORDS = Words(__package__)


class ShowCog(BaseCog):
    """``/eights show``, and the buttons that show the same."""

    @subcommand(EIGHTS, "show")
    @app_commands.choices(what=choices("what", (TABLE, SCORES, PILE, LOG, SHEET, DETAILS, TABLES)))
    @which_table
    async def show(self, answer: Answer, what: str = TABLE, table: str | None = None) -> None:
        if what == TABLES:
            await show_open_tables(self.services, answer)
        elif what == SHEET:
            await self._show_sheet(answer, table)
        else:
            found = self.table(answer.interaction, table)
            shows = {
                TABLE: self._move,
                SCORES: self._show_scores,
                PILE: self._show_pile,
                LOG: self._show_log,
                DETAILS: self._show_details,
            }
            await shows[what](answer, Control(what, found.id))

    async def _move(self, answer: Answer, control: Control) -> None:
        name = title(self.services.tables.get(control.table))
        check_permissions(answer.interaction)
        await posted(self.services.table_board.bring(control.table), WORDS("stays-where"))
        await answer.show(line(WORDS("moved", table=name), ACTIVE))

    @on_press(SCORES)
    async def _show_scores(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        await self._show_of(table, answer, score_sheet(table, self.public_view(table)))

    @on_press(LOG)
    async def _show_log(self, answer: Answer, control: Control) -> None:
        """Without a page number, the last one."""
        number = as_number(control.words[0]) if control.words else None
        table = self.services.tables.get(control.table)
        story = await self.services.tables.stories.log(table, table.seat_of(answer.user))
        shown = log_page(table, self.public_view(table), story, table.seat_of(answer.user), number)
        await self._show_of(table, answer, shown)

    @on_press(PILE)
    async def _show_pile(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        story = await self.services.tables.stories.log(table, table.seat_of(answer.user))
        await self._show_of(
            table, answer, pile_page(table, self.public_view(table), story, first_number(control.words))
        )

    @on_press(DETAILS)
    async def _show_details(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        await self._show_of(table, answer, details_page(table, ENGINE))

    @on_press(TABLES)
    async def _show_tables(self, answer: Answer, control: Control) -> None:
        await show_open_tables(self.services, answer, first_number(control.words))

    async def _show_sheet(self, answer: Answer, asked: str | None) -> None:
        """It can be read at no table too."""

        def has_one(table: Table) -> bool:
            return bool(LOOKS[variant(table.game).game.rules].sheets(table))

        found = 0
        with suppress(Refused):
            found = self.table(answer.interaction, asked, has_one).id
        await self._press_sheet(answer, Control(SHEET, found))

    @on_press(SHEET)
    async def _press_sheet(self, answer: Answer, control: Control) -> None:
        page = sheet_page(None)
        with suppress(Refused):
            table = self.services.tables.get(control.table)
            page = with_ways_back(sheet_page(rules_as_it_is(table)), table, answer.user)
        await self._show_drawn(answer, page)

    async def _show_of(self, table: Table, answer: Answer, page: Page) -> None:
        await self._show_drawn(answer, with_ways_back(page, table, answer.user))

    async def _show_drawn(self, answer: Answer, page: Page) -> None:
        drawn = await self.services.painter.drawn(page.picture, answer.attached)
        await answer.show(page.with_picture(drawn) if drawn else page)


ADD, LEVEL, REMOVE, INVITE, OPTIONS, CLOSE = ACTIONS = "add", "level", "remove", "invite", "options", "close"
PLAYERS = choices("level", LEVELS)


class HostCog(BaseCog):
    """``/eights table``, and the buttons and selects of a host."""

    @property
    def presses(self) -> dict[str, Press]:
        of_the_game = *host.OF_THE_GAME, *host.SWITCHES
        game = {f"host-{each.name}": partial(self._pick_option, self._show_game, each) for each in of_the_game}
        seats = {f"host-{each.name}": partial(self._pick_option, self._show_seats, each) for each in host.OF_THE_SEATS}
        return super().presses | game | seats

    # The command

    async def seats(self, interaction: Interaction, typed: str) -> Choices:
        """The seats of the chosen table. Only bots have a level."""
        try:
            found = self.table(interaction, interaction.namespace.table)
        except Refused:
            return []
        named = [
            (
                WORDS("seat-choice.bot" if seat.computer else "seat-choice", number=number, name=name),
                str(number),
            )
            for number, (seat, name) in enumerate(zip(found.seats, plain_names(found), strict=True), start=1)
            if seat.computer or interaction.namespace.action != LEVEL
        ]
        return offered(named, typed)

    @subcommand(EIGHTS, "table")
    @app_commands.choices(action=choices("table-action", ACTIONS), level=PLAYERS)
    @app_commands.autocomplete(seat=seats)
    @which_table
    async def table_action(
        self,
        answer: Answer,
        action: str,
        seat: str | None = None,
        level: str | None = None,
        player: discord.Member | discord.User | None = None,
        table: str | None = None,
    ) -> None:
        found = self.table(answer.interaction, table)
        if action == ADD:
            await self._add_computer(answer, found.id, level or STAND_IN)
        elif action == LEVEL:
            await self._set_level(answer, found, _seat(seat), level)
        elif action == REMOVE:
            await self._remove(answer, found.id, _seat(seat))
        elif action == INVITE:
            if player is None:
                raise Refused(WORDS.message("which-player"))
            await invite_to(self.services.invitations, answer, waiting(found, answer.user), player)
        elif action == OPTIONS and found.phase == "match":  # what can still be set then
            check_host(found, answer.person)
            await self.show_more(answer, found)
        elif action == OPTIONS:
            await self._show_game(answer, found.id)
        else:
            await self._ask_to_close(answer, found.id)

    # Bots and seats

    @on_press_at("computer")
    async def _add_computer(self, answer: Answer, table_id: int, level: str = STAND_IN) -> None:
        table = await self.by_host(answer, table_id, partial(with_computer, level=level))
        if not answer.public:  # otherwise the table message shows it
            text = WORDS("bot-joined", name=names(table)[-1], table=title(table))
            await answer.show(line(text, ACTIVE))

    async def _set_level(self, answer: Answer, table: Table, seat: int, level: str | None) -> None:
        if level is None:
            raise Refused(WORDS.message("which-level"))
        table = await self.by_host(answer, table.id, partial(with_level, seat=seat, level=level))
        text = WORDS("bot-level", name=names(table)[seat], table=title(table), level=level)
        await answer.show(line(text, ACTIVE))

    @on_press("remove")
    async def _change_picked(self, answer: Answer, control: Control) -> None:
        """A player who is to leave a seat, or who may take a bot's during the match."""
        seats, asked = self.services.tables.get(control.table).seats, " ".join(control.words)
        if asked in newcomers.NEWCOMERS:
            table = await self.by_host(answer, control.table, partial(newcomers.with_newcomers, wanted=asked))
            await self.show_more(answer, table)
            return
        picked = [number for number, seat in enumerate(seats) if seat_value(number, seat) == asked]
        if not picked:
            raise Refused(WORDS.message("seats-changed"))
        await self._remove(answer, control.table, picked[0])

    async def _remove(self, answer: Answer, table_id: int, seat: int) -> None:
        before = self.services.tables.get(table_id)
        await self.services.tables.remove(table_id, answer.person, seat, before)
        done = WORDS("removed" if before.phase == "lobby" else "removed.bot", name=names(before)[seat])
        await answer.show(with_ways_back(line(done, ACTIVE), before, answer.user))

    # The two parts of the page of options

    @on_press_at(OPTIONS)
    async def _show_game(self, answer: Answer, table_id: int, notice: str = "", shelf: str = "") -> None:
        presets = self.services.presets.of(answer.guild)
        await answer.show(host.game_page(self._hosted(answer, table_id), presets, notice, shelf))

    @on_press_at("options-seats")
    async def _show_seats(self, answer: Answer, table_id: int, notice: str = "") -> None:
        await answer.show(host.seats_page(self._hosted(answer, table_id), notice))

    def _hosted(self, answer: Answer, table_id: int) -> Table:
        """The table if this person may change it now. Raises Refused."""
        table = self.services.tables.get(table_id)
        check_host(table, answer.person)
        hosting.check_lobby(table)
        return table

    async def _change(self, answer: Answer, table_id: int, change: Callable[[Table], Table]) -> str:
        """Change the table. Returns why not, if it was refused."""
        self._hosted(answer, table_id)
        try:
            await self.by_host(answer, table_id, change, in_lobby=True)
        except NoSuchTable:
            raise
        except Refused as refusal:
            return str(refusal)
        return ""

    async def _pick_option(
        self, show: Callable[..., Awaitable[None]], option: host.Changing, answer: Answer, control: Control
    ) -> None:
        picked = "\n".join(control.words)
        notice = await self._change(answer, control.table, lambda table: option.changed(table, picked))
        await show(answer, control.table, notice)

    @on_press("host-shelf")
    async def _pick_shelf(self, answer: Answer, control: Control) -> None:
        await self._show_game(answer, control.table, shelf="".join(control.words[-1:]))

    @on_press("host-game")
    async def _pick_game(self, answer: Answer, control: Control) -> None:
        """A game of a shelf. Selects of older messages name no shelf."""
        *shelf, picked = control.words or ("",)
        kind, _, name = picked.partition(" ")
        presets = self.services.presets.of(answer.guild)
        kept = next((preset for preset in presets if preset.name == name), None)
        if kind == host.NAMED and name in VARIANTS:
            change = partial(hosting.with_game, house_rules=HouseRules(name), preset=None)
        elif kind == host.KEPT and kept is not None:
            change = partial(hosting.with_game, house_rules=kept.house_rules, preset=kept.name)
        else:
            raise Refused(WORDS.message("unknown-game"))
        notice = await self._change(answer, control.table, change)
        await self._show_game(answer, control.table, notice, "".join(shelf[:1]))

    @on_press("host-shuffle")
    async def _shuffle(self, answer: Answer, control: Control) -> None:
        self._hosted(answer, control.table)
        seed = self.services.tables.seed()
        await self.by_host(answer, control.table, partial(hosting.shuffled, seed=seed), in_lobby=True)
        await self._show_seats(answer, control.table)

    # Closing

    @on_press("close")
    async def _press_close(self, answer: Answer, control: Control) -> None:
        await (self._close if SURE in control.words else self._ask_to_close)(answer, control.table)

    async def _ask_to_close(self, answer: Answer, table_id: int) -> None:
        """A match in play is closed after a question, so that one slip of the thumb does not end it."""
        table = self.services.tables.get(table_id)
        check_host(table, answer.person)
        refuse_if(table.policy.no_closing)
        if table.phase == "match":
            await answer.show(close_page(table))
        else:
            await self._close(answer, table_id, in_play=False)

    async def _close(self, answer: Answer, table_id: int, *, in_play: bool = True) -> None:
        """Close a table. ``in_play``: also if its match has begun meanwhile. Raises Refused."""
        name = title(self.services.tables.get(table_id))
        await self.services.tables.close(table_id, answer.person, in_play=in_play)
        await answer.show(line(WORDS("closing-closed", table=name), ACTIVE))


def _seat(typed: str | None) -> int:
    """The seat that was picked, counted from 0. Raises Refused."""
    if typed is None:
        raise Refused(WORDS.message("which-seat"))
    if not typed.isdecimal():
        raise Refused(WORDS.message("no-such-seat"))
    return int(typed) - 1


class CallingCog(BaseCog):
    """What players press when they are called, or look for their table."""

    @on_press_at(CALLED)
    async def _come(self, answer: Answer, table_id: int) -> None:
        await self.show_hand(answer, self.services.tables.get(table_id))
        self.services.table_board.look(table_id)

    @on_press(ASKED)
    async def _answered(self, answer: Answer, control: Control) -> None:
        """Keep what a person said, for the whole server. The table may be closed by now."""
        wanted = YES in control.words
        self.services.ping_questions.release(control.table, answer.user)
        await self.services.calling.keep(answer.guild, answer.user, wanted)
        await answer.show(answered_page(wanted=wanted))

    @menu_entry("bring")
    async def bring(self, answer: Answer, message: discord.Message) -> None:
        here = self.services.tables.in_channel(message.channel.id)
        messages = self.services.tables.messages
        shown = next((table.id for table in here if messages.get(table.id) == message.id), None)
        if shown is None:
            raise Refused(WORDS.message("no-table-there"))
        await self._move(answer, shown)

    @on_press_at(BOTTOM)
    async def _move(self, answer: Answer, table_id: int) -> None:
        table = self.services.tables.get(table_id)
        who, message = answer.person, self.services.tables.messages.get(table_id)
        if table.seat_of(who.id) is None and not who.manages:
            raise Refused(WORDS.message("no-seat", table=Later(title, table)))
        if message is not None and self.services.table_board.stays(message):
            raise Refused(WORDS.message("too-soon", table=Later(title, table)))
        check_permissions(answer.interaction)
        await posted(self.services.table_board.bring(table_id, moves=True), WORDS("stays"))
        told = line(WORDS("at-bottom", table=title(table)), ACTIVE)
        await answer.show(with_ways_back(told, table, answer.user))
