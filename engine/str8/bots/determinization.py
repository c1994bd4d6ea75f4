"""A whole state from what a seat knows, with everything hidden drawn afresh (for bots that look ahead)."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import chain, islice

from engine.chance.dice import Dice
from engine.chance.stream import Chance
from engine.core.cards import Card
from engine.core.history import History
from engine.str8.bots.opponent_model import Known, known_cards
from engine.str8.state import SequenceState
from engine.str8.view import OPEN, SequenceSeatView


def determinize(view: SequenceSeatView, chance: Chance) -> SequenceState:
    """A state that agrees with the view."""
    return _with_known(view, {}, chance)


def believe(view: SequenceSeatView, history: History) -> Callable[[Dice], SequenceState]:
    """Draws states that agree with the view, and with the cards that the seat knows in the hands of others."""
    return partial(_with_known, view, known_cards(view, history))


def _with_known(view: SequenceSeatView, known: Known, chance: Chance) -> SequenceState:
    """A state with these cards in these hidden hands, and all else that is hidden drawn afresh."""
    taken = view.seen_drawn if view.taken and view.hands[view.turn] is None else ()
    kept = dict(known)
    if taken:
        kept[view.turn] = tuple((Counter(known.get(view.turn, ())) - Counter(taken)).elements())
    unseen = list(view.rules.pack)
    shown = (card for hand in view.hands for card in hand or ())
    for card in (*view.pile, *view.passed, *view.laid(), *shown, *chain.from_iterable(kept.values()), *taken):
        unseen.remove(card)
    cards = iter(chance.shuffled(unseen))
    hands: list[tuple[Card, ...]] = []
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            hands.append(hand)
            continue
        sure, last = kept.get(seat, ()), taken if seat == view.turn else ()  # the card that was taken now comes last
        hands.append((*sure, *islice(cards, view.counts[seat] - len(sure) - len(last)), *last))
    drawn = view.seen_drawn if None not in view.drawn else hands[view.turn][-1:]
    open_parts = {name: getattr(view, name) for name in OPEN}
    seed = view.seed or f"imagined {chance.below(2**64)}"
    stock = tuple(islice(cards, view.stock))
    return SequenceState(**open_parts, hands=tuple(hands), stock=stock, seed=seed, drawn=drawn, undo=view.undo)
