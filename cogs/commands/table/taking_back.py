"""Taking back the last play by a command. The button in the hand is pressed like any move."""

from cogs.commands.shared.base import BaseCog, which_table
from cogs.interactions.answer import Answer
from cogs.interactions.groups import CARD, subcommand
from engine.core.actions import TakeBack


class TakingBackCog(BaseCog):
    """``/card take-back``."""

    @subcommand(CARD, "take-back")
    @which_table
    async def take_back(self, answer: Answer, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        await self.services.tables.act(found.id, answer.user, None, TakeBack(), answer.interaction.id)
        await self.show_after(answer, found.id)
