"""A whole state from what a seat knows, with everything hidden drawn afresh (to play a round out)."""

from itertools import islice

from engine.chance.stream import Chance
from engine.core.cards import Card
from engine.core.match import HIDDEN, is_covered
from engine.str8.play.moves import SequenceSeatView, SequenceState, begun


def determinize(view: SequenceSeatView, chance: Chance) -> SequenceState:
    taken = view.seen_drawn if view.taken and is_covered(view.hands[view.turn]) else ()
    unseen = list(view.rules.pack)
    shown = (card for hand in view.hands for card in hand if card != HIDDEN)
    for card in (*view.pile, *view.passed, *view.laid(), *shown, *taken):
        unseen.remove(card)
    cards = iter(chance.shuffled(unseen))
    hands: list[tuple[Card, ...]] = []
    for seat, hand in enumerate(view.hands):
        if not is_covered(hand):
            hands.append(hand)
            continue
        last = taken if seat == view.turn else ()  # the card that was taken now comes last
        hands.append((*islice(cards, len(hand) - len(last)), *last))
    state = begun(view.rules, view.seed or f"imagined {chance.below(2**64)}")
    state.__dict__.update({name: getattr(view, name) for name in SequenceState.OPEN})
    state.hands, state.stock = tuple(hands), tuple(islice(cards, len(view.stock)))
    state.drawn = hands[view.turn][-1:] if is_covered(view.drawn) else view.drawn
    return state
