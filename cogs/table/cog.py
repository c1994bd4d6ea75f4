"""The buttons and commands of one table: what it shows, what its host changes, and where its message is."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import discord
from discord import ButtonStyle, app_commands, ui

from cogs.base import BaseCog, Choices, check_permissions, on_press, post_or_refuse, which_table
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, choices, menu_entry, subcommand
from cogs.discord.controls import FROM_MORE, SURE, Control, Interaction, as_number, button, first_number, way_back
from cogs.discord.page import ACTIVE, RED, Page, Picture, line
from cogs.discord.text import seat_value, title
from cogs.hand.moves import OTHERS, others
from cogs.hand.showing import show_hand
from cogs.lobby.inviting import invite_to, lobby_to_invite_to
from cogs.lobby.opening import show_open_tables
from cogs.looks import LOOKS
from cogs.looks.str8 import sheet_page
from cogs.rules.search import offered
from cogs.table import host
from cogs.table.end import score_sheet
from cogs.table.log import details_page, log_page, pile_page
from cogs.table.pages import ASKED, BOTTOM, CALLED, YES, more_page, with_ways_back
from engine.bots import LEVELS
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS, variant
from engine.matches.record import ENGINE
from engine.words import Later, Words
from model.refusals import NoSuchTable, Refused
from model.tables import hosting, newcomers
from model.tables.hosting import by_host
from model.tables.naming import names, plain_names
from model.tables.policy import refuse_if
from model.tables.seating import STAND_IN, check_host, rules_as_it_is, with_computer, with_level
from model.tables.table import Table
from service.tables import WORDS as TABLE_WORDS

TABLE, SCORES, PILE, LOG, SHEET = "table", "scores", "pile", "log", "sheet"
DETAILS, TABLES = "details", "tables"

WORDS = Words(__package__)


class ShowCog(BaseCog):
    """``/eights show``, and the buttons that show the same."""

    @subcommand(EIGHTS, "show")
    @app_commands.choices(what=choices("what", (TABLE, SCORES, PILE, LOG, SHEET, DETAILS, TABLES)))
    @which_table
    async def show(self, answer: Answer, what: str = TABLE, table: str | None = None) -> None:
        number = 0
        if what == SHEET:  # it can be read at no table too
            with suppress(Refused):
                number = self.table(
                    answer.interaction, table, lambda each: bool(LOOKS[variant(each.game).game.rules].sheets(each))
                ).id
        elif what != TABLES:
            number = self.table(answer.interaction, table).id
        if what == TABLE:
            found = self.services.tables.get(number)
            check_permissions(answer.interaction)
            await post_or_refuse(self.services.table_board.bring(number), WORDS("stays-where"))
            await answer.show(line(WORDS("moved", table=title(found)), ACTIVE))
        else:
            await self.presses[what](answer, Control(what, number))

    @on_press(DETAILS, SCORES, LOG, PILE)
    async def press_page(self, answer: Answer, control: Control) -> None:
        """A page about a table. Without a page number, the last one of a log and the first one of a pile."""
        table = self.services.tables.get(control.table)
        number = as_number(control.words[0]) if control.words else None
        if control.action == DETAILS:
            page = details_page(table, ENGINE)
        elif table.state is None:
            raise Refused(TABLE_WORDS.message("not-begun"))
        elif control.action == SCORES:
            page = score_sheet(table, table.state.public_view())
        else:
            seat, view = table.seat_of(answer.user), table.state.public_view()
            story = await self.services.tables.stories.log(table, seat)
            if control.action == LOG:
                page = log_page(table, view, story, seat, number)
            else:
                page = pile_page(table, view, story, number or 0)
        await self._show_page(answer, page, table)

    @on_press(TABLES)
    async def press_tables(self, answer: Answer, control: Control) -> None:
        await show_open_tables(self.services, answer, first_number(control.words))

    @on_press(SHEET)
    async def press_sheet(self, answer: Answer, control: Control) -> None:
        """The sheet of sequences. It can be read at no table too."""
        table = self.services.tables.find(control.table)
        await self._show_page(answer, sheet_page(rules_as_it_is(table) if table else None), table)

    async def _show_page(self, answer: Answer, page: Page, table: Table | None) -> None:
        """A page with its picture, and with the ways back to a ``table``."""
        page = with_ways_back(page, table, answer.user) if table else page
        drawn = await self.services.painter.drawn(page.picture, answer.attached)
        if drawn:
            page.components = [drawn if isinstance(each, Picture) else each for each in page.components]
        await answer.show(page)


OF_THE_GAME = {f"host-{each.name}": each for each in (*host.OF_THE_GAME, *host.SWITCHES)}
OF_THE_SEATS = {f"host-{each.name}": each for each in host.OF_THE_SEATS}
SHELF = "host-shelf"  # picks whose games are offered
ADD, LEVEL, REMOVE, INVITE, OPTIONS, CLOSE = ACTIONS = "add", "level", "remove", "invite", "options", "close"
PLAYERS = choices("level", LEVELS)


class HostCog(BaseCog):
    """``/eights table``, and the buttons and selects of a host."""

    # The command

    async def seats(self, interaction: Interaction, typed: str) -> Choices:
        """The seats of the chosen table. Only bots have a level."""
        try:
            found = self.table(interaction, interaction.namespace.table)
        except Refused:
            return []
        named = []
        for number, (seat, name) in enumerate(zip(found.seats, plain_names(found), strict=True), start=1):
            if seat.computer or interaction.namespace.action != LEVEL:
                key = "seat-choice.bot" if seat.computer else "seat-choice"
                named.append((WORDS(key, number=number, name=name), str(number)))
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
            await self.press_add_bot(answer, Control("computer", found.id), level or STAND_IN)
        elif action == LEVEL:
            await self._set_level(answer, found, _seat(seat), level)
        elif action == REMOVE:
            await self._remove(answer, found.id, _seat(seat))
        elif action == INVITE:
            if player is None:
                raise Refused(WORDS.message("which-player"))
            await invite_to(self.services.invitations, answer, lobby_to_invite_to(found, answer.user), player)
        elif action == OPTIONS and found.phase == "match":  # what can still be set then
            check_host(found, answer.person)
            await self.press_more(answer, Control("more", found.id))
        elif action == OPTIONS:
            await self.show_game(answer, Control(OPTIONS, found.id))
        else:
            await self.press_close(answer, Control("close", found.id))

    # Bots and seats

    @on_press("computer")
    async def press_add_bot(self, answer: Answer, control: Control, level: str = STAND_IN) -> None:
        add = by_host(answer.person, partial(with_computer, level=level))
        table = await self.services.tables.change(control.table, add)
        if not answer.public:  # otherwise the table message shows it
            text = WORDS("bot-joined", name=names(table)[-1], table=title(table))
            await answer.show(line(text, ACTIVE))

    async def _set_level(self, answer: Answer, table: Table, seat: int, level: str | None) -> None:
        if level is None:
            raise Refused(WORDS.message("which-level"))
        table = await self.services.tables.change(
            table.id, by_host(answer.person, partial(with_level, seat=seat, level=level))
        )
        text = WORDS("bot-level", name=names(table)[seat], table=title(table), level=level)
        await answer.show(line(text, ACTIVE))

    @on_press("more")
    async def press_more(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        seated = table.state is not None and table.seat_of(answer.user) is not None
        moves = others(await self.services.hands.hand(table, answer.user))[OTHERS:] if seated else []
        await answer.show(more_page(table, answer.person, moves))

    @on_press("remove")
    async def press_remove(self, answer: Answer, control: Control) -> None:
        """A player who is to leave a seat, or who may take a bot's during the match."""
        seats, picked = self.services.tables.get(control.table).seats, " ".join(control.words)
        if picked in newcomers.NEWCOMERS:
            change = by_host(answer.person, partial(newcomers.with_newcomers, wanted=picked))
            await self.services.tables.change(control.table, change)
            await self.press_more(answer, control)
            return
        values = [seat_value(number, seat) for number, seat in enumerate(seats)]
        if picked not in values:
            raise Refused(WORDS.message("seats-changed"))
        await self._remove(answer, control.table, values.index(picked))

    async def _remove(self, answer: Answer, table_id: int, seat: int) -> None:
        before = self.services.tables.get(table_id)
        await self.services.tables.remove(table_id, answer.person, seat, before)
        done = WORDS("removed" if before.phase == "lobby" else "removed.bot", name=names(before)[seat])
        await answer.show(with_ways_back(line(done, ACTIVE), before, answer.user))

    # The two parts of the page of options

    @on_press(OPTIONS, SHELF)
    async def show_game(self, answer: Answer, control: Control, notice: str = "", shelf: str = "") -> None:
        """The page of the game, with the shelf that was picked."""
        shelf = "".join(control.words[-1:]) if control.action == SHELF else shelf
        presets = self.services.presets.of(answer.guild)
        await answer.show(host.game_page(self._table_to_change(answer, control.table), presets, notice, shelf))

    @on_press("options-seats")
    async def show_seats(self, answer: Answer, control: Control, notice: str = "") -> None:
        await answer.show(host.seats_page(self._table_to_change(answer, control.table), notice))

    def _table_to_change(self, answer: Answer, table_id: int) -> Table:
        """The table if this person may change it now. Raises Refused."""
        table = self.services.tables.get(table_id)
        check_host(table, answer.person)
        hosting.check_lobby(table)
        return table

    async def _change(self, answer: Answer, table_id: int, change: Callable[[Table], Table]) -> str:
        """Change the table before its match. Returns why not, if it was refused."""
        self._table_to_change(answer, table_id)
        try:
            await self.services.tables.change(table_id, by_host(answer.person, change, in_lobby=True))
        except NoSuchTable:
            raise
        except Refused as refusal:
            return str(refusal)
        return ""

    @on_press(*OF_THE_GAME, *OF_THE_SEATS)
    async def press_option(self, answer: Answer, control: Control) -> None:
        option, picked = (OF_THE_GAME | OF_THE_SEATS)[control.action], "\n".join(control.words)
        notice = await self._change(answer, control.table, lambda table: option.changed(table, picked))
        if control.action in OF_THE_GAME:
            await self.show_game(answer, control, notice)
        else:
            await self.show_seats(answer, control, notice)

    @on_press("host-game")
    async def press_game(self, answer: Answer, control: Control) -> None:
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
        await self.show_game(answer, control, notice, "".join(shelf[:1]))

    @on_press("host-shuffle")
    async def press_shuffle(self, answer: Answer, control: Control) -> None:
        self._table_to_change(answer, control.table)
        seed = self.services.tables.seed()
        await self.services.tables.change(
            control.table, by_host(answer.person, partial(hosting.shuffled, seed=seed), in_lobby=True)
        )
        await self.show_seats(answer, control)

    # Closing

    @on_press("close")
    async def press_close(self, answer: Answer, control: Control) -> None:
        """A match in play is closed after a question, so that one slip of the thumb does not end it."""
        table, sure = self.services.tables.get(control.table), SURE in control.words
        if not sure:
            check_host(table, answer.person)
            refuse_if(table.policy.no_closing)
            if table.phase == "match":
                text = f"### {WORDS('ask', table=title(table))}\n{WORDS('ask.match')}"
                close = button(WORDS("closing-close"), Control("close", table.id, words=(SURE,)), ButtonStyle.danger)
                back = way_back("more", Control(FROM_MORE, table.id))
                await answer.show(Page([text, ui.ActionRow(close, back)], RED))
                return
        await self.services.tables.close(table.id, answer.person, in_play=sure)  # not if its match begins meanwhile
        await answer.show(line(WORDS("closing-closed", table=title(table)), ACTIVE))


def _seat(typed: str | None) -> int:
    """The seat that was picked, counted from 0. Raises Refused."""
    if typed is None:
        raise Refused(WORDS.message("which-seat"))
    if not typed.isdecimal():
        raise Refused(WORDS.message("no-such-seat"))
    return int(typed) - 1


class CallingCog(BaseCog):
    """The buttons for players who are called, or look for their table."""

    @on_press(CALLED)
    async def press_called(self, answer: Answer, control: Control) -> None:
        await show_hand(self.services, answer, self.services.tables.get(control.table))
        self.services.table_board.look(control.table)

    @on_press(ASKED)
    async def press_pings(self, answer: Answer, control: Control) -> None:
        """Keep what a person said, for the whole server. The table may be closed by now."""
        wanted = YES in control.words
        self.services.ping_questions.release(control.table, answer.user)
        await self.services.calling.keep(answer.guild, answer.user, wanted)
        await answer.show(line(WORDS("wanted" if wanted else "unwanted"), ACTIVE))

    @menu_entry("bring")
    async def bring(self, answer: Answer, message: discord.Message) -> None:
        messages = self.services.tables.messages
        for table in self.services.tables.in_channel(message.channel.id):
            if messages.get(table.id) == message.id:
                await self.press_bottom(answer, Control(BOTTOM, table.id))
                return
        raise Refused(WORDS.message("no-table-there"))

    @on_press(BOTTOM)
    async def press_bottom(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        who, message = answer.person, self.services.tables.messages.get(table.id)
        if table.seat_of(who.id) is None and not who.manages:
            raise Refused(WORDS.message("no-seat", table=Later(title, table)))
        if message is not None and self.services.table_board.stays(message):
            raise Refused(WORDS.message("too-soon", table=Later(title, table)))
        check_permissions(answer.interaction)
        await post_or_refuse(self.services.table_board.bring(table.id, moves=True), WORDS("stays"))
        done = line(WORDS("at-bottom", table=title(table)), ACTIVE)
        await answer.show(with_ways_back(done, table, answer.user))
