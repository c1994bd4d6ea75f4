"""What every command that names cards needs: a seat's view, how its cards are written, and those to pick from."""

from collections.abc import Iterable
from contextlib import suppress

from discord import app_commands

from cogs.commands.shared.base import BaseCog, Choices
from cogs.interactions.game_search import offered
from cogs.interactions.groups import choices
from cogs.interactions.translation import for_everyone
from cogs.ui.components.card_words import as_typed
from cogs.ui.components.controls import Interaction
from cogs.ui.components.words import signs
from cogs.ui.looks import look_of
from engine.core.cards import EVERY_SUIT, SUITED_RANKS, Card, plural, short, spoken
from engine.core.spelling import cards_begun
from engine.core.view import SeatView
from engine.words import Words
from model.refusals import Refused
from model.tables.seating import rules_as_it_is
from model.tables.table import Table

words = Words("cogs.commands.table.play")

SUIT_CHOICES = choices("suit", EVERY_SUIT)
RANK_CHOICES = [app_commands.Choice(name=for_everyone(plural, rank), value=rank) for rank in SUITED_RANKS]


class CardCog(BaseCog):
    """A cog whose commands are about the cards of a hand."""

    def _view(self, interaction: Interaction, table: Table) -> SeatView:
        seat = table.seat_of(interaction.user.id)
        view = None if seat is None else self.services.tables.view(table, seat)
        if view is None:
            raise Refused(words.message("no-seat"))
        return view

    def _view_while_typing(self, interaction: Interaction) -> SeatView | None:
        with suppress(Refused):
            return self._view(interaction, self.table(interaction, interaction.namespace.table))
        return None

    def _readable(self, interaction: Interaction, table: Table) -> tuple[tuple[Card, ...], str]:
        """The cards that a player can mean, their own first, and how to write them."""
        seat, rules = table.seat_of(interaction.user.id), rules_as_it_is(table)
        view, look = None if seat is None else self.services.tables.view(table, seat), look_of(rules)
        return (*(view.hand if view else ()), *look.cards(rules)), look.spelling(rules)


def card_choices(view: SeatView, cards: Iterable[Card], typed: str, *, mark: bool = True) -> Choices:
    """Cards that match what was typed, playable ones first. ``mark``: beside those, others say that they do not fit."""
    wanted, fits, cards = typed.lower(), set(view.options.cards), list(dict.fromkeys(cards))
    begun = cards_begun(typed, cards)
    named = [(signs("  ".join(dict.fromkeys((short(card), spoken(card))))), card) for card in cards]
    found = [(name, card) for name, card in named if wanted in name.lower() or card in begun]
    found.sort(key=lambda choice: choice[1] not in fits)
    return offered(
        (words("does-not-fit", card=name) if mark and fits and card not in fits else name, as_typed(card))
        for name, card in found
    )
