"""Why a card cannot be played now."""

from collections.abc import Mapping

from discord import ButtonStyle

from cogs.ui.components.controls import Control, button, card_selects
from cogs.ui.components.page import CALM, Page
from cogs.ui.components.titles import title
from engine.core.actions import Refusal
from engine.core.cards import Card, mentioned
from engine.core.match import SeatView
from engine.games.rulebook import house_choice
from engine.words import Words
from model.tables.table import Table

words = Words(__name__)


def why_page(table: Table, view: SeatView, reasons: Mapping[Card, Refusal], card: Card | None) -> Page:
    if card is None:
        text = words("pick") if reasons else words("all-playable")
    elif card in reasons:
        refusal = reasons[card]
        text = "\n".join(filter(None, [f"**{refusal.why}**", house_choice(view.rules, refusal.rule), refusal.instead]))
    else:
        text = words("playable" if card in view.options.cards else "not-held", card=mentioned(card))
    selects = card_selects(words("select"), list(reasons), lambda number: Control("why", table.id, words=(number,)))
    back = button(words("back"), Control("hand", table.id), ButtonStyle.primary)
    heading = words("title", table=title(table))
    return Page([f"### {heading}\n{text}", *selects, back], CALM)
