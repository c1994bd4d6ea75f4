"""A whole state from what a seat knows, with everything hidden drawn afresh (for bots that look ahead)."""

from dataclasses import replace
from itertools import islice

from engine.cards import in_order
from engine.chance import Chance
from engine.shedding.choosing import has_better
from engine.shedding.pending import Doubt
from engine.shedding.state import State
from engine.shedding.view import SheddingSeatView
from engine.view import open_names


def imagine(view: SheddingSeatView, chance: Chance) -> State:
    """A state that agrees with the view."""
    unseen = list(view.rules.pack)
    for card in (*view.pile, *(card for hand in view.hands for card in hand or ())):
        unseen.remove(card)
    cards = iter(chance.shuffled(unseen))
    hands = tuple(
        tuple(next(cards) for _ in range(count)) if hand is None else hand
        for hand, count in zip(view.hands, view.counts, strict=True)
    )
    seed = view.seed or f"imagined {chance.below(2**64)}"
    stock = tuple(islice(cards, view.stock))
    known = {name: getattr(view, name) for name in open_names(State)}
    drawn = view.seen_drawn if view.seat == view.turn else hands[view.turn][: len(view.drawn)]
    return _with_judgement(State(**known, hands=hands, stock=stock, seed=seed, drawn=drawn))


def _with_judgement(state: State) -> State:
    """A doubt needs the hand behind the play, which decides whether the play was honest."""
    doubt = state.pending
    if isinstance(doubt, Doubt):
        before = state.copy()
        before.pile, before.suit, before.debt = state.pile[: -len(doubt.cards)], doubt.suit, doubt.debt
        before.skips, before.rank = doubt.skips, doubt.rank
        held = in_order(state.hands[doubt.player])
        state.pending = replace(doubt, held=held, honest=not has_better(before, doubt.player, held))
    return state
