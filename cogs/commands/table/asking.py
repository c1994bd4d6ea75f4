"""Asking in private: what an expert would play, and why a card can't be played."""

from discord import app_commands

from cogs.commands.shared.base import Choices, on_press, on_press_at, which_table
from cogs.commands.shared.card_cog import CardCog, card_choices
from cogs.interactions.answer import Answer
from cogs.interactions.groups import CARD, choices, subcommand
from cogs.ui.components.card_words import read_card
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.presses import first_card
from cogs.ui.pages.hand.hint_page import HINT, hint_page
from cogs.ui.pages.hand.why_page import why_page
from engine.core.cards import Card
from engine.games.registry import Match
from model.refusals import Refused
from model.tables.naming import names
from model.tables.table import Table

WHY_NOT = "why-not"


class AskingCog(CardCog):
    """``/card ask``, and the buttons that ask the same."""

    async def misfits(self, interaction: Interaction, typed: str) -> Choices:
        view = self._view_while_typing(interaction)
        return card_choices(view, view.unplayable, typed) if view else []

    @subcommand(CARD, "ask")
    @app_commands.choices(about=choices("about", (WHY_NOT, HINT)))
    @app_commands.autocomplete(card=misfits)
    @which_table
    async def ask(self, answer: Answer, about: str, card: str | None = None, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        if about == HINT:
            await self._hint(answer, found.id)
        else:
            self._view(answer.interaction, found)
            named = read_card(card, *self._readable(answer.interaction, found)) if card else None
            await self._show_why(answer, found, named)

    @on_press_at(HINT)
    async def _hint(self, answer: Answer, table_id: int) -> None:
        """Show what an expert would do, which may take a second, or the hand with the reason why there is no hint."""
        named = names(self.services.tables.get(table_id))
        try:
            table, view, told = await self.services.hints.ask(table_id, answer.user, named)
        except Refused as refusal:
            if not answer.changes:
                raise
            await self.show_hand(answer, self.services.tables.get(table_id), notice=str(refusal))
        else:
            await answer.show(hint_page(table, view, told))

    @on_press("why")
    async def _press_why(self, answer: Answer, control: Control) -> None:
        await self._show_why(answer, self.services.tables.get(control.table), first_card(control.words))

    async def _show_why(self, answer: Answer, table: Table, card: Card | None) -> None:
        view = self._view(answer.interaction, table)
        reasons = Match(table.state).reasons(view) if table.state else {}
        await answer.show(why_page(table, view, reasons, card))
