"""Hints: what an expert would do, in private. That a player asked is told at the table."""

from cogs.base import BaseCog, on_press_at, released, which_table
from cogs.groups import CARD, subcommand
from cogs.ui.answer import Answer, Interaction
from cogs.ui.hint_page import HINT, hint_page
from cogs.ui.titles import names
from model.refusals import Refused


class HintingCog(BaseCog):
    """``/card hint``, and the button in the hand."""

    @subcommand(CARD, "hint")
    @which_table
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._show_hint)

    @on_press_at(HINT)
    async def _show_hint(self, answer: Answer, table_id: int) -> None:
        """Show what an expert would do, which may take a second, or the hand with the reason why there is no hint."""
        released(self.hands, answer, table_id)
        named = names(self.tables.get(table_id))
        member = answer.interaction.user.id
        try:
            table, view, told = await self.hints.ask(table_id, member, named)
        except Refused as refusal:
            if not answer.changes:
                raise
            await self.show_hand(answer, self.tables.get(table_id), notice=str(refusal))
        else:
            await answer.show(hint_page(table, view, told))
