"""What a seat may plan while it waits for its turn."""

from collections.abc import Sequence

from engine.core.actions import Action, Play
from engine.core.cards import in_order, rank_of, suit_of
from engine.shedding.legal.legal_moves import DRAW
from engine.shedding.legal.matching import suits_to_name
from engine.shedding.mechanics.rank_asking import ranks_to_ask
from engine.shedding.view import Position


def plannable(position: Position, seat: int) -> Sequence[Action]:
    """A draw unless it is a penalty, and each card that needs no answer, asks for nothing and is no bluff whenever it
    is played. A wild card comes with each suit, the one that its seat holds most of first. A due word is said before.
    """
    rules, hand, found = position.rules, position.hands[seat] or (), list[Action]()
    if position.phase != "play" or seat in position.uncalled or not (hand or rules.stays_in):
        return found
    for card in in_order(dict.fromkeys(hand)):
        asks = (rules.asks_questions and card in rules.answers_to) or ranks_to_ask(rules, (card,))
        if not asks and not (rules.bluffing and rank_of(card) in rules.last_resort):
            held = [suit_of(each) for each in hand if each != card]
            suits = suits_to_name(position, seat, (card,)) if held and seat not in position.to_begin else ()
            found += [Play((card,), suit) for suit in sorted(suits, key=held.count, reverse=True) or (None,)]
    return found if position.debt else [DRAW, *found]
