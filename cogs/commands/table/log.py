"""What happened at a table, in private: the log of the round, the discard pile with names, and technical details."""

from cogs.commands.shared.base import BaseCog, command_at, on_press
from cogs.interactions.answer import Answer
from cogs.interactions.groups import EIGHTS
from cogs.ui.components.controls import Control
from cogs.ui.components.presses import as_number, first_number
from cogs.ui.pages.table.log_page import details_page, log_page, pile_page
from engine.matches.record import ENGINE


class LogCog(BaseCog):
    """What can be read about the round in play."""

    @command_at(EIGHTS, "log")
    async def log(self, answer: Answer, table_id: int) -> None:
        await self._press_log(answer, Control("log", table_id))

    @on_press("log")
    async def _press_log(self, answer: Answer, control: Control) -> None:
        """Without a page number, the last one."""
        number = as_number(control.words[0]) if control.words else None
        table, story = await self.services.tables.log(control.table, answer.user)
        await answer.show(log_page(table, self.public_view(table), story, table.seat_of(answer.user), number))

    @on_press("pile")
    async def _press_pile(self, answer: Answer, control: Control) -> None:
        table, story = await self.services.tables.log(control.table, answer.user)
        await answer.show(pile_page(table, self.public_view(table), story, first_number(control.words)))

    @on_press("details")
    async def _show_details(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        await answer.show(details_page(table, ENGINE, closed=self.services.tables.cards_in_play(table)))
