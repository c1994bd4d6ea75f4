"""A whole state from what a seat knows, with everything hidden drawn afresh (for bots that look ahead)."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from engine.cards import Card
from engine.chance import Chance
from engine.dice import Dice
from engine.history import History
from engine.str8.state import SequenceState
from engine.str8.view import SequenceSeatView
from engine.view import open_names


def imagine(view: SequenceSeatView, chance: Chance) -> SequenceState:
    """A state that agrees with the view."""
    unseen = list(view.rules.pack)
    shown = (card for hand in view.hands for card in hand or ())
    taken = view.seen_drawn if view.taken and view.hands[view.turn] is None else ()
    for card in (*view.pile, *view.passed, *view.laid(), *shown, *taken):
        unseen.remove(card)
    cards = iter(chance.shuffled(unseen))
    hands = tuple(_imagined_hand(view, seat, taken, cards) for seat in range(view.rules.seats))
    drawn = view.seen_drawn if None not in view.drawn else hands[view.turn][-1:]
    known = {name: getattr(view, name) for name in open_names(SequenceState)}
    seed = view.seed or f"imagined {chance.below(2**64)}"
    return SequenceState(**known, hands=hands, stock=tuple(islice(cards, view.stock)), seed=seed, drawn=drawn)


def believe(view: SequenceSeatView, history: History) -> Callable[[Dice], SequenceState]:
    """Draws states that agree with the view."""
    return partial(imagine, view)


def _imagined_hand(
    view: SequenceSeatView, seat: int, taken: tuple[Card, ...], cards: Iterator[Card]
) -> tuple[Card, ...]:
    """The hand of a seat: the cards that are known, and the rest from ``cards``."""
    hand = view.hands[seat]
    if hand is not None:
        return hand
    known = taken if seat == view.turn else ()
    return (*islice(cards, view.counts[seat] - len(known)), *known)
