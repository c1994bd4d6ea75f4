"""The card or the draw that a seat may plan while it waits, and what becomes of it when the turn has come."""

from dataclasses import replace

from engine.core.actions import NOTHING, Action, Draw, Options, Play, Refusal
from engine.core.cards import JOKERS, Card, in_order, rank_of
from engine.shedding.legal.legal_moves import DRAW
from engine.shedding.legal.matching import is_wild
from engine.shedding.legal.reasons import words
from engine.shedding.mechanics.rank_asking import ranks_to_ask
from engine.shedding.play.moves import check
from engine.shedding.play.options import options
from engine.shedding.rules.choices import SuitNaming
from engine.shedding.rules.last_card_calls import spoken
from engine.shedding.rules.rules import Rules
from engine.shedding.view import Position
from engine.words import Later


def plannable(position: Position, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
    """The cards that are a whole play, and a draw. For a ``chosen`` card: the suits that may be picked with it."""
    rules, hand = position.rules, position.hands[seat] or ()
    if position.phase != "play" or not (hand or rules.stays_in):
        return NOTHING
    cards = in_order(card for card in dict.fromkeys(hand) if _is_whole(rules, card))
    if not chosen:
        return Options(cards=cards, actions=(DRAW,))
    if chosen[1:] or chosen[0] not in cards:
        return NOTHING
    keeps_suit = rules.suit_naming == SuitNaming.OWN_SUIT and not (chosen[0] in JOKERS and rules.suits_match)
    picks = is_wild(position, seat, chosen[0]) and not keeps_suit and hand[1:] and seat not in position.to_begin
    return Options(complete=True, suits=rules.suits if picks else ())


def _is_whole(rules: Rules, card: Card) -> bool:
    """Whether a card needs no answer and asks for nothing, and is no bluff in any position."""
    asks = (rules.asks_questions and card in rules.answers_to) or ranks_to_ask(rules, (card,))
    return not asks and not (rules.bluffing and rank_of(card) in rules.last_resort)


def as_planned(position: Position, seat: int, action: Action) -> Action | Refusal:
    """A planned move, with the word that is due, or why it isn't made."""
    if seat in position.uncalled:
        word = position.rules.words_due.get(position.count(seat), position.rules.call_word)
        return Refusal("call", words.message("planned-unsaid", word=Later(spoken, word)))
    if isinstance(action, Draw) and position.debt:
        return Refusal("stacking", words.message("planned-penalty", count=position.debt))
    if isinstance(action, Play):
        action = replace(action, call=options(position, seat, action.cards).call)
    return check(position, seat, action) or action
