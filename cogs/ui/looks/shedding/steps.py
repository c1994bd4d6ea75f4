"""The steps that a round waits for, in words: for the seat that takes one, and for the table."""

from engine.core.cards import PACK_OF_SUIT, asked_for, listed, suit_name
from engine.shedding.deal import Naming, PickingDirection
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.mechanics.rule_making import Adding, sentence
from engine.shedding.play import SheddingSeatView, SheddingView
from engine.words import Words, and_listed
from model.tables.naming import names
from model.tables.table import Table

HAND, TABLE = Words("cogs.ui.looks.shedding.hand"), Words("cogs.ui.looks.shedding.table")


def being_taken(table: Table, view: SheddingView) -> str:
    """What the seat to move is doing, in words that follow its name. Empty when it is asked for a card."""
    match view.pending:
        case Naming():
            return TABLE("picking")
        case PickingDirection():
            return TABLE("picking-direction")
        case Giving(to=to, begun=begun):
            return TABLE("giving", to=names(table)[to[0]], begun="yes" if begun else "no")
        case Doubt(player=player, cards=laid):
            return TABLE("doubting", player=names(table)[player], cards=listed(laid))
    return ""


def to_take(table: Table, view: SheddingSeatView) -> str:
    """What the seat to move is asked."""
    match view.pending:
        case Giving(to=to, begun=begun):
            gift = HAND("give-next" if begun else "give", to=names(table)[to[0]])
            others = and_listed([names(table)[seat] for seat in to[1:]])
            return f"{gift} {HAND('then-each' if to[2:] else 'then-one', names=others)}" if others else gift
        case PickingDirection():
            return HAND("pick-direction")
        case Doubt() as doubt:
            return "\n".join(_doubt_lines(table, view, doubt))
    return HAND("pick-first")


def _doubt_lines(table: Table, view: SheddingSeatView, doubt: Doubt) -> list[str]:
    """What may be a bluff and when it is one, and the costs of letting it stand and of a challenge."""
    player, penalty, cards = names(table)[doubt.player], view.rules.challenge_penalty, listed(doubt.cards)
    played = HAND("doubt", player=player, cards=cards)
    if doubt.before.rank is not None and not doubt.before.debt:
        played = HAND("doubt-rank", player=player, cards=cards, **asked_for(doubt.before.rank))
    elif doubt.before.suit in PACK_OF_SUIT:
        played = HAND("doubt-suit", player=player, cards=cards, suit=suit_name(doubt.before.suit))
    return [
        played,
        HAND("bluff-is", player=player),
        *([HAND("stakes-stand", count=view.debt)] if view.debt else []),
        HAND("stakes-right", player=player, count=view.debt or penalty),
        HAND("stakes-wrong", count=view.debt + penalty),
    ]


def offered(view: SheddingSeatView) -> list[str]:
    """Each rule that the seat may add, in a sentence."""
    pending = view.pending
    if not isinstance(pending, Adding):
        return []
    said = [sentence(offer.rule, getattr(view.rules, offer.rule), offer.value) for offer in pending.offers]
    return said + [manner.text for manner in pending.manners if manner]
