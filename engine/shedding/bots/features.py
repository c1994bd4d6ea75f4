"""What tells how near a side is to winning a round: a few numbers of a position, and what they are worth.

The same numbers are taken in every game. What one more of each is worth depends on chapters of the rules, such as
whether cards of one rank go together, and is fitted to many rounds (``python -m engine fit``).
"""

from collections.abc import Callable, Mapping
from math import sqrt

from engine.core.cards import rank_of, suit_of
from engine.core.glance import Glance
from engine.shedding.legal.finishing import why_not_last
from engine.shedding.legal.matching import followers, wild_cards
from engine.shedding.rounds.scoring import cost
from engine.shedding.rules.choices import Goal
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State

SOON = 16  # cards left in a stock that ends the round, from which on points in hand count
ALL_CARDS, ONE, TWO = "root of the cards", "one card", "two cards"  # of a side
OF_SIDE = (ALL_CARDS, ONE, TWO)
OF_SEAT = (
    "last card: fits",
    "last card: fits, to move",
    "last card: fits, turns to wait",
    "last card: turns to wait",
    "last card: wild",
    "wild cards",
    "one of two cards wild",
    "cards that hurt",
    "share that fits",
    "to move and fits",
    "turns to wait",
    "equal ranks",
    "suits",
    "to move and can't",
    "cards owed then",
    "points as the stock ends",
)
FEATURES = (*OF_SIDE, *OF_SEAT)
CHAPTERS: Mapping[str, Callable[[Rules], bool]] = {
    "always": lambda rules: True,
    "two sides": lambda rules: rules.sides_in_play == 2,
    "four sides and more": lambda rules: rules.sides_in_play > 3,
    "partners": lambda rules: rules.partnered,
    "equal cards together": lambda rules: rules.groups_ranks,
    "several draws": lambda rules: rules.draws != 1,
    "cards that hurt": lambda rules: bool(rules.hurting),
    "counting down": lambda rules: rules.goal == Goal.COUNTDOWN,
    "questions": lambda rules: rules.asks_questions,
    "no wild cards": lambda rules: not rules.has_wild,
}


def taken(state: State, side: tuple[int, ...]) -> tuple[float, ...]:
    """The features of a side in a round that goes on, in their order. Those of a seat are the mean of its seats."""
    left = [_cards(state, seat) for seat in side]
    cards = sum(left) if state.rules.empty_hands_wait else min(left)
    of_side = (sqrt(cards), float(cards == 1), float(cards == 2))
    if len(side) == 1:
        return of_side + _of_seat(state, side[0], left[0])
    seats = [_of_seat(state, seat, last) for seat, last in zip(side, left, strict=True)]
    return of_side + tuple(sum(each) / len(side) for each in zip(*seats, strict=True))


def _cards(state: State, seat: int) -> int:
    """The cards that a seat has to play, with those of the hands that it is still dealt when it counts down."""
    if state.rules.goal == Goal.COUNTDOWN:
        total = state.totals[seat]
        return state.count(seat) + total * (total - 1) // 2
    return state.count(seat) or (2 if state.rules.stays_in else 0)  # who has no cards there draws one, and plays that


def _of_seat(state: State, seat: int, left: int) -> tuple[float, ...]:
    rules, hand = state.rules, state.hands[seat]
    wild, fits, cards = wild_cards(state, seat), followers(state, seat), len(hand)
    wilds, fitting = sum(card in wild for card in hand), sum(card in fits for card in hand)
    moves, away = seat == state.turn, (seat - state.turn) * state.direction % rules.seats / rules.seats
    stuck = float(moves and not fitting)
    ends = rules.stock_ends_round and len(state.stock) < SOON
    costs = (1 - len(state.stock) / SOON) * cost(rules, hand) / 10 if ends else 0.0
    if left == cards == 1:
        last = float(fitting and not (rules.judges_last and why_not_last(state, seat, hand)))
        return (last, last * moves, last * away, away, wilds, *(0,) * 8, stuck, state.debt * stuck, costs)
    return (
        *(0, 0, 0, 0, 0),
        wilds,
        float(cards == 2 and wilds > 0),
        sum(card in rules.hurting for card in hand) if rules.hurting else 0,
        fitting / cards if cards else 0,
        float(moves and fitting > 0),
        away,
        cards - len(set(map(rank_of, hand))) if rules.groups_ranks else 0,
        len(set(map(suit_of, hand))),
        stuck,
        state.debt * stuck,
        costs,
    )


GLANCE: Glance[Rules, State] = Glance(__package__, FEATURES, CHAPTERS, taken, goes_on=lambda state: not state.gone)
