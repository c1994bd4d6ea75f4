"""What a seat may plan for its turn while it waits, and what becomes of that when the turn has come."""

from dataclasses import replace

from engine.core.actions import NOTHING, Action, Draw, Options, Play, Refusal
from engine.core.cards import JOKERS, Card, Suit, in_order, rank_of
from engine.core.later import short
from engine.shedding.legal.legal_moves import DRAW, has_better, wins_with
from engine.shedding.legal.matching import is_wild
from engine.shedding.legal.questions import is_unanswered
from engine.shedding.legal.reasons import words
from engine.shedding.mechanics.rank_asking import ranks_to_ask
from engine.shedding.play.moves import check
from engine.shedding.play.options import is_word_due, options
from engine.shedding.rules.choices import SuitNaming
from engine.shedding.rules.last_card_calls import spoken
from engine.shedding.view import Position
from engine.words import Later


def plannable(position: Position, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
    """Any card of the hand that needs no answer, or a draw. For a ``chosen`` card: what has to be picked with it."""
    hand = position.hands[seat] or ()
    if position.phase != "play" or not (hand or position.rules.stays_in):
        return NOTHING
    if not chosen:
        asking = position.rules.answers_to if position.rules.asks_questions else ()
        plain = [card for card in dict.fromkeys(hand) if card not in asking]  # its answer can't be planned with it
        return Options(cards=in_order(plain), actions=(DRAW,))
    if chosen[1:] or chosen[0] not in hand or is_unanswered(position, seat, chosen):
        return NOTHING
    call = is_word_due(position, seat, chosen)
    if len(hand) == 1 and wins_with(position, seat, chosen):
        return Options(complete=True, call=call)
    if seat in position.to_begin:
        return Options(complete=True, call=call)
    suits, ranks = _suits(position, seat, chosen[0]), ranks_to_ask(position.rules, chosen)
    return Options(complete=True, suits=suits, call=call, ranks=ranks)


def _suits(position: Position, seat: int, card: Card) -> tuple[Suit, ...]:
    """All that there are: which of them may be picked is known when the turn has come."""
    rules = position.rules
    if card in rules.asking_card:
        return rules.suits
    picks = rules.suit_naming != SuitNaming.OWN_SUIT or (card in JOKERS and rules.suits_match)
    return rules.suits if picks and is_wild(position, seat, card) else ()


def as_planned(position: Position, seat: int, action: Action) -> Action | Refusal:
    """What a plan comes to: it says the word that is due. A refusal if it is not what the player meant any more."""
    if seat in position.uncalled:
        word = position.rules.words_due.get(position.count(seat), position.rules.call_word)
        return Refusal("call", words.message("planned-unsaid", word=Later(spoken, word)))
    if isinstance(action, Draw) and position.debt:
        return Refusal("stacking", words.message("planned-penalty", count=position.debt))
    if isinstance(action, Play):
        action = replace(action, call=options(position, seat, action.cards).call)
    refusal = check(position, seat, action)
    if refusal is None and isinstance(action, Play) and _bluffs(position, seat, action):
        refusal = Refusal("bluffing", words.message("planned-bluff", card=short(action.cards[0])))
    return refusal or action


def _bluffs(position: Position, seat: int, play: Play) -> bool:
    rules, left = position.rules, list(position.hands[seat] or ())
    if not rules.bluffing or rank_of(play.cards[0]) not in rules.last_resort:
        return False
    left.remove(play.cards[0])
    return has_better(position, seat, left)
