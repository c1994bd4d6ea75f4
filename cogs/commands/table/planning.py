"""Planning a move while others play: by pressing a card of the hand, or by command."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from cogs.commands.shared.base import Choices, on_press, on_press_at, which_table
from cogs.commands.shared.card_cog import RANK_CHOICES, SUIT_CHOICES, CardCog, card_choices, words
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import MOST, offered
from cogs.interactions.groups import CARD, subcommand
from cogs.ui.components.card_words import read_card
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.presses import CLEAR, DRAW, PLAN, read_play
from cogs.ui.pages.hand.hand import Choice
from engine.core.actions import NOTHING, Action, Draw, Play
from engine.core.cards import Card
from engine.core.spelling import cards_meant
from engine.games.registry import game_of
from engine.words import in_every_language, sought
from model.refusals import Refused
from model.tables.planning import plannable
from model.tables.table import Table


class PlanningCog(CardCog):
    """``/card plan``, and the buttons in a hand that waits."""

    async def to_plan(self, interaction: Interaction, typed: str) -> Choices:
        view = self._view_while_typing(interaction)
        if view is None:
            return []
        may = game_of(view.rules).plannable(view, view.seat)
        draw = offered([(words("a-draw"), DRAW)] if Draw() in may.actions else [], typed)
        return [*draw, *card_choices(view, may.cards, typed, mark=False)][:MOST]

    @subcommand(CARD, "plan")
    @app_commands.autocomplete(card=to_plan)
    @app_commands.choices(suit=SUIT_CHOICES, rank=RANK_CHOICES)
    @which_table
    async def plan(
        self,
        answer: Answer,
        card: str | None = None,
        suit: str | None = None,
        rank: str | None = None,
        table: str | None = None,
    ) -> None:
        found = self.table(answer.interaction, table)
        action: Action | None = None
        if card is not None:
            among, spelling = self._readable(answer.interaction, found)
            action = Draw() if _is_a_draw(card, among) else Play((read_card(card, among, spelling),), suit, rank=rank)
        await self._plan(answer, found.id, action)

    @on_press(PLAN)
    async def _press_plan(self, answer: Answer, control: Control) -> None:
        """A button names no question but the round of its card."""
        action = Draw() if DRAW in control.words else read_play(control.words)
        await self._plan(answer, control.table, action, control.question)

    @on_press_at(CLEAR)
    async def _press_clear(self, answer: Answer, table_id: int) -> None:
        await self._plan(answer, table_id, None)

    async def _plan(self, answer: Answer, table_id: int, action: Action | None, round_: int | None = None) -> None:
        """Plan it, or ask for the suit or the rank that it needs. The answer is the hand."""
        table, notice = self.services.tables.get(table_id), ""
        choice = self._choice(answer, table, action) if isinstance(action, Play) else None
        if choice is not None and choice.is_incomplete:
            await self.show_hand(answer, table, choice=choice)
            return
        try:
            planned = action if choice is None else choice.play
            await self.services.tables.plan(table_id, answer.user, planned, round_)
        except Refused as refusal:
            if table.seat_of(answer.user) is None:
                raise
            notice = str(refusal)
        await self.show_hand(answer, self.services.tables.get(table_id), notice=notice)

    def _choice(self, answer: Answer, table: Table, play: Play) -> Choice:
        """The plan in the making. It says the word if that is due."""
        seat, preferences = table.seat_of(answer.user), self.services.tables.preferences.of
        follows = NOTHING if seat is None else plannable(table, seat, preferences, play.cards)
        return Choice(replace(play, call=follows.call), follows, planning=True)


def _is_a_draw(typed: str, among: Sequence[Card]) -> bool:
    """Whether a draw is meant: in the language of now, or else in any if it means no card."""
    wanted = sought(typed.strip())
    ways = in_every_language(lambda: [DRAW, *map(sought, words("a-draw.typed").split(", "))])
    return wanted in next(ways) or (not cards_meant(typed, among) and any(wanted in spoken for spoken in ways))
