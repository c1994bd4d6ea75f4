"""A whole state from what a seat knows, with everything hidden drawn afresh (to play a round out)."""

from itertools import islice

from engine.chance.stream import Chance
from engine.core.cards import Card
from engine.str8.state import SequenceState
from engine.str8.view import OPEN, SequenceSeatView


def determinize(view: SequenceSeatView, chance: Chance) -> SequenceState:
    taken = view.seen_drawn if view.taken and view.hands[view.turn] is None else ()
    unseen = list(view.rules.pack)
    shown = (card for hand in view.hands for card in hand or ())
    for card in (*view.pile, *view.passed, *view.laid(), *shown, *taken):
        unseen.remove(card)
    cards = iter(chance.shuffled(unseen))
    hands: list[tuple[Card, ...]] = []
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            hands.append(hand)
            continue
        last = taken if seat == view.turn else ()  # the card that was taken now comes last
        hands.append((*islice(cards, view.counts[seat] - len(last)), *last))
    drawn = view.seen_drawn if None not in view.drawn else hands[view.turn][-1:]
    open_parts = {name: getattr(view, name) for name in OPEN}
    seed = view.seed or f"imagined {chance.below(2**64)}"
    stock = tuple(islice(cards, view.stock))
    return SequenceState(**open_parts, hands=tuple(hands), stock=stock, seed=seed, drawn=drawn, undo=view.undo)
