"""Taking back the last play by a command, or a plan. The button in the hand is pressed like any move."""

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
        seat = found.seat_of(answer.user)
        if seat is not None and found.plan_of(seat) is not None:
            await self.services.tables.plan(found.id, answer.user, None)
        else:
            await self.services.tables.act(found.id, answer.user, None, TakeBack(), answer.interaction.id)
        await self.show_after(answer, found.id)
