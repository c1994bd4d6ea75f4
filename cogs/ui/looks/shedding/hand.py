"""The hand in words: what the player holds, and what they are asked."""

from collections.abc import Sequence
from itertools import groupby, takewhile

from cogs.ui.components.titles import names
from cogs.ui.components.words import TOGETHER
from cogs.ui.looks.shedding.steps import to_take
from engine.core.actions import Draw, Pass
from engine.core.cards import SUIT_SYMBOLS, Card, in_order, listed, rank_of, short, suit_of
from engine.core.events import AnyEvent
from engine.shedding.events.drawing import Drew
from engine.shedding.events.turns import TurnCame
from engine.shedding.legal.after_drawing import drawing_ends_turn, draws_now
from engine.shedding.legal.legal_moves import has_better
from engine.shedding.mechanics.etiquette import TalkOver
from engine.shedding.mechanics.gifts import Giving
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
        return WORDS("your-turn-skip", count=view.turns_to_miss(), answer="yes" if view.options.cards else "no")
    if view.debt:
        return _penalty(table, view) if view.options.cards else WORDS("your-turn-draw-penalty", count=view.debt)
    if view.drawn:
        return WORDS(_after_drawing(view), cards=listed(view.seen_drawn))
    if view.covering:
        return WORDS(_to_cover(view))
    able = "your-turn-pass" if Pass() in view.options.actions else "your-turn-nothing"
    return WORDS("your-turn" if view.options.cards else able)


def _penalty(table: Table, view: SheddingSeatView) -> str:
    """What the cards that answer a draw penalty do, if all do the same."""
    rules, top, cards = view.rules, view.pile[-1], view.options.cards
    cancel = [rules.cancels_debt(card, top) for card in cards]
    added = {rules.effect_of[card].count if rules.makes_draw(card) else 0 for card in cards}
    more = view.debt + max(added)
    answer = "cancel" if all(cancel) and not any(added) else "more" if len(added) == 1 and not any(cancel) else "other"
    following = names(table)[view.seat_after(view.seat)]
    return WORDS("your-turn-penalty", count=view.debt, answer=answer, more=more, next=following)


def heard(table: Table, view: SheddingSeatView) -> list[str]:
    """Who comes after the player to move, and what is said of hidden rules."""
    after = view.seat_after(view.turn)
    key = "next-player.you" if after == view.seat else "next-player"
    following = [WORDS(key, name=names(table)[after])] if view.rules.seats > 2 else []
    return [*following, *([WORDS("hidden-rules")] if view.manners else [])]


def judged(events: Sequence[AnyEvent], seat: int) -> str:
    """That the last move of a seat cost no penalty, where rules are hidden. One that did is told as cards drawn."""
    moved = max(
        (place for place, each in enumerate(events) if isinstance(each, TalkOver) and each.seat == seat), default=0
    )
    if not moved:
        return ""
    before = takewhile(lambda each: not isinstance(each, TurnCame), reversed(events[:moved]))
    fined = any(isinstance(each, Drew) and (each.seat, each.reason) == (seat, "manners") for each in before)
    return "" if fined else WORDS("no-penalty")


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


def gives_to(view: SheddingSeatView) -> int | None:
    return view.pending.to[0] if isinstance(view.pending, Giving) else None


def drawing(view: SheddingSeatView) -> str:
    if view.debt:
        return WORDS("draw-count", count=view.debt, after="on" if view.rules.plays_after_penalty else "over")
    if draws_now(view) == UNTIL_ABLE:
        return WORDS("draw-one" if view.options.cards else "draw-until")
    ends = drawing_ends_turn(view) and len(view.drawn) + 1 >= draws_now(view)
    return WORDS("draw-and-end" if ends else "draw-one")
