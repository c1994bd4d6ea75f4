"""Taking back the last play, and the answers of the others."""

from functools import partial

from discord import app_commands

from cogs.commands.shared.base import BaseCog, Press, which_table
from cogs.interactions.answer import Answer
from cogs.interactions.groups import CARD, choices, subcommand
from cogs.ui.components.controls import Control
from engine.core.actions import TakeBack
from model.refusals import Refused

AGREE, NO = "agree", "no"  # what ``/card take-back`` answers


class TakingBackCog(BaseCog):
    """The command, and the buttons of those who are asked. The button of the player is pressed like any move."""

    @property
    def presses(self) -> dict[str, Press]:
        return super().presses | {
            "take-back-yes": partial(self._press_answer, agrees=True),
            "take-back-no": partial(self._press_answer, agrees=False),
        }

    @subcommand(CARD, "take-back")
    @app_commands.rename(reply="answer")
    @app_commands.choices(reply=choices("answer", (AGREE, NO)))
    @which_table
    async def take_back(self, answer: Answer, reply: str | None = None, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        if reply is None:
            await self.services.tables.act(found.id, answer.user, None, TakeBack(), answer.interaction.id)
            await self.show_after(answer, found.id)
        else:
            await self._answer(answer, found.id, None, agrees=reply == AGREE)

    async def _press_answer(self, answer: Answer, control: Control, *, agrees: bool) -> None:
        await self._answer(answer, control.table, control.question, agrees=agrees)

    async def _answer(self, answer: Answer, table_id: int, question: int | None, *, agrees: bool) -> None:
        tables, interaction = self.services.tables, answer.interaction.id
        try:
            await tables.agree(table_id, answer.user, question, agrees=agrees, interaction=interaction)
        except Refused as refusal:
            if not answer.changes:
                raise
            await self.show_hand(answer, tables.get(table_id), notice=str(refusal))  # which the press let go of
        else:
            await self.show_after(answer, table_id)
