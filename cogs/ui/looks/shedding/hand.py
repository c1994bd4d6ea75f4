"""The hand in words: what the player holds, and what they are asked."""

from itertools import groupby

from cogs.ui.components.titles import names
from cogs.ui.components.words import TOGETHER
from engine.core.actions import Draw, Pass
from engine.core.cards import SUIT_NAMES, SUIT_SYMBOLS, Card, in_order, listed, plural, rank_of, short, suit_of
from engine.shedding.legal.again import drawing_ends_turn, draws_now
from engine.shedding.legal.legal_moves import has_better
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.state import State
from engine.shedding.step import Step
from engine.shedding.view import SheddingSeatView
from engine.words import Words, and_listed
from model.tables.table import Table

WORDS = Words(__name__)


def hand_line(view: SheddingSeatView) -> str:
    """The hand suit by suit."""
    if view.hand != in_order(view.hand):  # it is sorted by rank
        return WORDS("hand", count=len(view.hand), held=listed(view.hand))
    suits = groupby(view.hand, key=suit_of)
    lines = [
        f"{SUIT_SYMBOLS[suit]}{TOGETHER}{' '.join(short(card)[:-1] for card in held)}" if suit else listed(held)
        for suit, held in suits
    ]
    return WORDS("hand", count=len(view.hand), held=" · ".join(lines))


def asked(table: Table, view: SheddingSeatView) -> str:
    """What the seat is asked, or the step that it has to take."""
    if view.pending is not None:
        return _step(table, view, view.pending)
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


def _step(table: Table, view: SheddingSeatView, pending: Step[State]) -> str:
    match pending:
        case Giving(to=to, begun=begun):
            gift = WORDS("give-next" if begun else "give", to=names(table)[to[0]])
            others = and_listed([names(table)[seat] for seat in to[1:]])
            return f"{gift} {WORDS('then-each' if to[2:] else 'then-one', names=others)}" if others else gift
        case Doubt():
            return "\n".join(_doubt_lines(table, view, pending))
    return WORDS("pick-first")


def _doubt_lines(table: Table, view: SheddingSeatView, doubt: Doubt) -> list[str]:
    """What may be a bluff and when it is one, and the costs of letting it stand and of a challenge."""
    player, penalty = names(table)[doubt.player], view.rules.challenge_penalty
    key, said = "doubt", {"player": player, "cards": listed(doubt.cards)}
    if doubt.rank is not None and not doubt.debt:
        key, said = "doubt-rank", said | {"ranks": plural(doubt.rank)}
    elif doubt.suit in SUIT_NAMES:
        key, said = "doubt-suit", said | {"suit": SUIT_NAMES[doubt.suit]}
    return [
        WORDS(key, **said),
        WORDS("bluff-is", player=player),
        *([WORDS("stakes-stand", count=view.debt)] if view.debt else []),
        WORDS("stakes-right", player=player, count=view.debt or penalty),
        WORDS("stakes-wrong", count=view.debt + penalty),
    ]


def bluffs(view: SheddingSeatView, cards: tuple[Card, ...]) -> bool:
    """Whether playing these cards is a bluff, as the player holds another card that fits."""
    if not view.rules.bluffing or rank_of(cards[0]) not in view.rules.last_resort:
        return False
    left = list(view.hand)
    for card in cards:
        left.remove(card)
    return has_better(view, view.seat, left)


def drawing(view: SheddingSeatView) -> str:
    """The label of the button that draws."""
    if view.debt:
        return WORDS("draw-count", count=view.debt)
    if draws_now(view) == UNTIL_ABLE:
        return WORDS("draw-one" if view.options.cards else "draw-until")
    ends = drawing_ends_turn(view) and len(view.drawn) + 1 >= draws_now(view)
    return WORDS("draw-and-end" if ends else "draw-one")
