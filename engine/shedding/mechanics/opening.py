"""Rounds that begin without a card from the stock: with the dealer's, with any card, or with a club of each player.

Source: more-cousins.md 6.3 "the fifth of theirs is the starter, played by the dealer", 6.4 "begins with any card", and
6.5 "each player's first card of the round must be a club ... in this first lap effects do nothing".
"""

from engine.core.events import Record
from engine.shedding.events.deal import NoStarter
from engine.shedding.legal.matching import ANY_SUIT
from engine.shedding.mechanics.direction import ask_direction
from engine.shedding.mechanics.gifts import asks_to_give
from engine.shedding.mechanics.playing_again import end_turn, lets_play_again
from engine.shedding.rounds.acting import first_turn, let_act, reach_other_hands
from engine.shedding.rounds.turns import next_turn
from engine.shedding.state import State


def begin_without_starter(record: Record[State]) -> None:
    """The first player begins with any card, or with one of the suit with which all begin."""
    record.add(NoStarter(record.state.rules.table.first_suit or ANY_SUIT))
    first_turn(record)
    next_turn(record)
    ask_direction(record)


def dealers_card_acts(record: Record[State]) -> None:
    """The card with which the dealer began acts as one that is played in a turn. No one can doubt it."""
    dealer, cards = record.state.turn, record.state.pile
    let_act(record, cards)
    reach_other_hands(record, dealer, cards)
    if not asks_to_give(record, dealer, cards):
        end_turn(record, dealer, again=lets_play_again(record.state.rules.table, cards))
        ask_direction(record)
