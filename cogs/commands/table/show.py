"""What a table shows: its message, and in private the scores, the discard pile, the log, the sheet, the details."""

from contextlib import suppress

from discord import app_commands

from cogs.commands.shared.base import BaseCog, Press, check_permissions, on_press, posted, show_open_tables, which_table
from cogs.interactions.answer import Answer
from cogs.interactions.groups import EIGHTS, choices, subcommand
from cogs.ui.components.controls import Control
from cogs.ui.components.page import ACTIVE, Page, line
from cogs.ui.components.presses import as_number, first_number
from cogs.ui.components.titles import title
from cogs.ui.looks import PAGES, page_of
from cogs.ui.pages.table.log_page import details_page, log_page, pile_page
from cogs.ui.pages.table.more_page import with_ways_back
from cogs.ui.pages.table.score_pages import score_sheet
from engine.games.variants import variant
from engine.matches.record import ENGINE
from engine.words import Words
from model.refusals import Refused
from model.tables.seating import rules_as_it_is
from model.tables.table import Table

TABLE, SCORES, PILE, LOG, SHEET = "table", "scores", "pile", "log", "sheet"
DETAILS, TABLES = "details", "tables"

words = Words("cogs.commands.table.lobby")


class ShowCog(BaseCog):
    """``/eights show``, and the buttons that show the same."""

    @property
    def presses(self) -> dict[str, Press]:
        return super().presses | dict.fromkeys(PAGES, self._show_page)

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
        await posted(self.services.table_board.bring(control.table), words("stays"))
        await answer.show(line(words("moved", table=name), ACTIVE))

    @on_press(SCORES)
    async def _show_scores(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        await self._show_of(table, answer, score_sheet(table, self.public_view(table)))

    @on_press(LOG)
    async def _show_log(self, answer: Answer, control: Control) -> None:
        """Without a page number, the last one."""
        number = as_number(control.words[0]) if control.words else None
        table, story = await self.services.tables.log(control.table, answer.user)
        shown = log_page(table, self.public_view(table), story, table.seat_of(answer.user), number)
        await self._show_of(table, answer, shown)

    @on_press(PILE)
    async def _show_pile(self, answer: Answer, control: Control) -> None:
        table, story = await self.services.tables.log(control.table, answer.user)
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
        table, game = 0, PAGES[SHEET].rules
        with suppress(Refused):
            table = self.table(answer.interaction, asked, lambda each: variant(each.game).game.rules is game).id
        await self._show_page(answer, Control(SHEET, table))

    async def _show_page(self, answer: Answer, control: Control) -> None:
        page = page_of(control.action, None)
        with suppress(Refused):
            table = self.services.tables.get(control.table)
            page = with_ways_back(page_of(control.action, rules_as_it_is(table)), table, answer.user)
        await self._show_drawn(answer, page)

    async def _show_of(self, table: Table, answer: Answer, page: Page) -> None:
        await self._show_drawn(answer, with_ways_back(page, table, answer.user))

    async def _show_drawn(self, answer: Answer, page: Page) -> None:
        drawn = await self.services.painter.drawn(page.picture, answer.attached)
        await answer.show(page.with_picture(drawn) if drawn else page)
