"""Hints: what an expert would do, in private. That a player asked is told at the table."""

from cogs.commands.shared.base import BaseCog, command_at, on_press_at, released
from cogs.interactions.answer import Answer
from cogs.interactions.groups import CARD
from cogs.ui.components.titles import names
from cogs.ui.pages.hand.hint_page import HINT, hint_page
from model.refusals import Refused


class HintingCog(BaseCog):
    """``/card hint``, and the button in the hand."""

    @command_at(CARD, "hint")
    @on_press_at(HINT)
    async def hint(self, answer: Answer, table_id: int) -> None:
        """Show what an expert would do, which may take a second, or the hand with the reason why there is no hint."""
        released(self.services.hands, answer, table_id)
        named = names(self.services.tables.get(table_id))
        try:
            table, view, told = await self.services.hints.ask(table_id, answer.user, named)
        except Refused as refusal:
            if not answer.changes:
                raise
            await self.show_hand(answer, self.services.tables.get(table_id), notice=str(refusal))
        else:
            await answer.show(hint_page(table, view, told))
