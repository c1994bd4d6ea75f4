"""Why a card cannot be played now."""

from collections.abc import Mapping

from discord import ButtonStyle, ui

from cogs.ui.controls import Control, button, card_selects
from cogs.ui.page import CALM, Item, Page, paragraph
from cogs.ui.titles import title
from engine.actions import Refusal
from engine.cards import Card, short
from engine.rulebook import house_choice
from engine.ruleset import Ruleset
from engine.view import SeatView
from model.table import Table


def why_page(table: Table, view: SeatView, reasons: Mapping[Card, Refusal], card: Card | None) -> Page:
    """Why a card cannot be played now, with the house rule behind it, and the other cards to ask about."""
    if card is None:
        text = "Choose a card that you cannot play now." if reasons else "You can play every card that you hold."
    elif card in reasons:
        text = _reason(view.rules, reasons[card])
    else:
        text = f"{short(card)} can be played now." if card in view.options.cards else f"You do not hold {short(card)}."
    selects = card_selects("Why not", list(reasons), lambda number: Control("why", table.id, words=(number,)))
    back: Item = ui.ActionRow(button("Back to my hand", Control("hand", table.id), ButtonStyle.primary))
    return Page([paragraph(f"### Why not? · {title(table)}\n{text}"), *selects, back], CALM)


def _reason(rules: Ruleset, refusal: Refusal) -> str:
    return "\n".join(filter(None, [f"**{refusal.why}**", house_choice(rules, refusal.rule), refusal.instead]))
