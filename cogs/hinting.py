"""Hints: what an expert would do, in private. That a player asked is told at the table."""

from cogs.base import BaseCog, Interaction, Press, at_table, released, which_table
from cogs.groups import CARD, subcommand
from cogs.ui.answer import Answer
from cogs.ui.hint_page import HINT, hint_page
from cogs.ui.titles import names


class HintingCog(BaseCog):
    """``/card hint``, and the button in the hand."""

    @property
    def presses(self) -> dict[str, Press]:
        return {HINT: at_table(self._show_hint)}

    @subcommand(CARD, "hint")
    @which_table
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        await self.answer_at(interaction, table, self._show_hint)

    async def _show_hint(self, answer: Answer, table_id: int) -> None:
        """Show what an expert would do. It may take a second."""
        released(self.hands, answer, table_id)
        named = names(self.tables.get(table_id))
        table, told = await self.hints.ask(table_id, answer.interaction.user.id, named)
        await answer.show(hint_page(table, told, answer.interaction.user.id))
