"""The hand in words: what the player holds, and what they are asked."""

from itertools import groupby

from cogs.ui.components.words import TOGETHER
from cogs.ui.looks.shedding.steps import to_take
from engine.core.actions import Draw, Pass
from engine.core.cards import SUIT_SYMBOLS, Card, in_order, listed, rank_of, short, suit_of
from engine.shedding.legal.after_drawing import drawing_ends_turn, draws_now
from engine.shedding.legal.legal_moves import has_better
from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.view import SheddingSeatView
from engine.words import Words
from model.tables.table import Table

WORDS = Words(__name__)


def hand_line(view: SheddingSeatView) -> str:
    if view.hand != in_order(view.hand):  # it is sorted by rank
        return WORDS("hand", count=len(view.hand), held=listed(view.hand))
    suits = groupby(view.hand, key=suit_of)
    lines = [
        f"{SUIT_SYMBOLS[suit]}{TOGETHER}{' '.join(short(card)[:-1] for card in held)}" if suit else listed(held)
        for suit, held in suits
    ]
    return WORDS("hand", count=len(view.hand), held=" · ".join(lines))


def asked(table: Table, view: SheddingSeatView) -> str:
    if view.pending is not None:
        return to_take(table, view)
    if view.skips:
        return WORDS("your-turn-skip", count=view.skips, answer="yes" if view.options.cards else "no")
    if view.debt:
        return WORDS("your-turn-penalty" if view.options.cards else "your-turn-draw-penalty", count=view.debt)
    if view.drawn:
        return WORDS(_after_drawing(view), cards=listed(view.seen_drawn))
    if view.covering:
        return WORDS(_to_cover(view))
    able = "your-turn-pass" if Pass() in view.options.actions else "your-turn-nothing"
    return WORDS("your-turn" if view.options.cards else able)


def _to_cover(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if view.options.cards:
        return "your-turn-again-or-draw" if Draw() in actions else "your-turn-again"
    return "your-turn-again-pass" if Pass() in actions else "your-turn-again-nothing"


def _after_drawing(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if not view.options.cards:
        return "drew-and-draw" if Draw() in actions else "drew-and-keep"
    if Pass() in actions:
        return "drew-or-keep"
    return "drew-or-draw" if Draw() in actions else "drew-and-play"


def bluffs(view: SheddingSeatView, cards: tuple[Card, ...]) -> bool:
    """Whether playing these cards is a bluff, as the player holds another card that fits."""
    if not view.rules.bluffing or rank_of(cards[0]) not in view.rules.last_resort:
        return False
    left = list(view.hand)
    for card in cards:
        left.remove(card)
    return has_better(view, view.seat, left)


def drawing(view: SheddingSeatView) -> str:
    if view.debt:
        return WORDS("draw-count", count=view.debt)
    if draws_now(view) == UNTIL_ABLE:
        return WORDS("draw-one" if view.options.cards else "draw-until")
    ends = drawing_ends_turn(view) and len(view.drawn) + 1 >= draws_now(view)
    return WORDS("draw-and-end" if ends else "draw-one")
