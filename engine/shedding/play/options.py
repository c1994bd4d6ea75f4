"""What a seat may do: the one source of every legal move, for a state and for a view alike."""

from collections.abc import Sequence

from engine.core.actions import NOTHING, Action, Deal, Options, Play, once
from engine.core.cards import Card, Rank, Suit, in_order, rank_of, suit_of
from engine.interning import interned
from engine.shedding.legal.legal_moves import (
    DRAW,
    drawing,
    is_filled_again,
    is_unanswered,
    joining,
    playable,
    why_not_last,
    wins_with,
)
from engine.shedding.legal.matching import leaves_suit, suits_to_name
from engine.shedding.mechanics.etiquette import guesses, unsaid
from engine.shedding.mechanics.jump_ins import jumping
from engine.shedding.mechanics.last_card import calling
from engine.shedding.mechanics.rank_asking import ranks_to_ask
from engine.shedding.step import Step
from engine.shedding.view import Position

DEAL = Deal()


@once
def options(position: Position, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
    """What a seat may do now, or after choosing cards to play, from a state or from the seat's own view."""
    if chosen:
        return _after(position, seat, chosen)
    now, undo = _now(position, seat), position.undo
    return now if undo is None or undo.seat != seat else now._replace(take_back=True)


def _now(position: Position, seat: int) -> Options:
    if position.phase != "play":
        return Options(actions=(*_between_rounds(position, seat), DEAL)) if position.phase == "deal" else NOTHING
    calls = calling(position, seat) if position.uncalled else ()
    if seat != position.turn:
        same = jumping(position, seat)
        return Options(cards=same, actions=calls) if same or calls else NOTHING
    if position.pending is not None:
        return Options(actions=position.pending.choices(position.rules.table, position.hands[seat] or ()) + calls)
    cards = playable(position, seat)
    now = Options(cards=in_order(cards) if cards else (), actions=drawing(position, seat, cards) + calls)
    if position.rules.table.grows != "hidden":
        return now
    return now._replace(phrases=unsaid(position), guesses=guesses(position, seat))


def _between_rounds(position: Position, seat: int) -> tuple[Action, ...]:
    """What a seat may do before the next deal, besides dealing."""
    step = position.pending
    if not isinstance(step, Step) or step.between_rounds() != seat:
        return ()
    return step.choices(position.rules.table, position.hands[seat] or ())


def _after(position: Position, seat: int, chosen: tuple[Card, ...]) -> Options:
    """What may follow these cards, and whether the play may stop there."""
    if chosen[0] not in options(position, seat).cards:
        return NOTHING
    rules = position.rules.table
    more: tuple[Card, ...] = ()
    if chosen[0] in rules.joined and seat == position.turn and seat not in position.to_begin:
        left = _left(position, seat, chosen)
        if left is None:
            return NOTHING
        found = joining(position, seat, chosen, left)
        more = in_order(found) if found else ()
    elif len(chosen) > 1:
        return NOTHING
    if rules.bound and is_unanswered(position, seat, chosen):
        return Options(cards=more)
    due = is_word_due(position, seat, chosen)
    picks = not rules.picking.isdisjoint(chosen) and not leaves_suit(position, chosen)
    if not picks or seat in position.to_begin or wins_with(position, seat, chosen):
        return _may_stop_here(more, (), due, ())
    return _may_stop_here(more, suits_to_name(position, seat, chosen), due, ranks_to_ask(rules, chosen))


def is_word_due(position: Position, seat: int, cards: tuple[Card, ...]) -> bool:
    """True if a word may be said with these cards. If cards are given after them, it is said with the last of those."""
    rules, held = position.rules.table, position.count(seat) - len(cards)
    if held not in rules.words_due or is_filled_again(position, seat) or is_unanswered(position, seat, cards):
        return False
    if not held and rules.cardless and why_not_last(position, seat, cards):
        return False
    return not (held and rules.given_after(cards))


def _left(position: Position, seat: int, chosen: tuple[Card, ...]) -> list[Card] | None:
    """What is left in the hand when these cards are played one on another. None when one of them may not be."""
    left = list(position.hands[seat] or ())
    left.remove(chosen[0])
    for number, card in enumerate(chosen[1:], start=1):
        if card not in joining(position, seat, chosen[:number], left):
            return None
        left.remove(card)
    return left


@interned
def _may_stop_here(more: tuple[Card, ...], suits: tuple[Suit, ...], call: bool, ranks: tuple[Rank, ...]) -> Options:
    return Options(cards=more, complete=True, suits=suits, call=call, ranks=ranks)


def plannable(position: Position, seat: int) -> Sequence[Action]:
    """A draw unless it is a penalty, and each card that needs no answer, asks for nothing and is no bluff whenever it
    is played. A wild card comes with each suit, the one that its seat holds most of first. A due word is said before.
    """
    rules, hand, found = position.rules.table, position.hands[seat] or (), list[Action]()
    if position.phase != "play" or seat in position.uncalled or not (hand or rules.cardless):
        return found
    for card in in_order(dict.fromkeys(hand)):
        asks = (rules.answers_to and card in rules.answers_to) or ranks_to_ask(rules, (card,))
        if not asks and not (rules.bluffing and rank_of(card) in rules.last_resort):
            held = [suit_of(each) for each in hand if each != card]
            suits = suits_to_name(position, seat, (card,)) if held and seat not in position.to_begin else ()
            found += [Play((card,), suit) for suit in sorted(suits, key=held.count, reverse=True) or (None,)]
    return found if position.debt else [DRAW, *found]
