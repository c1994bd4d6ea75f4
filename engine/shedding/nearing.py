"""How near each side is to winning the round, at a glance, and what it would bring."""

from math import sqrt

from engine.events import with_hand
from engine.shares import shares
from engine.shedding.matching import is_wild
from engine.shedding.scoring import round_score
from engine.shedding.state import State
from engine.shedding.ways import Goal

# Fitted to 400 rounds each of five games in which everyone played to win: the log of the chance to win.
CARDS = 1.3  # less by the root of the cards to play
WILD = 0.6  # more for a wild card
MOVE = 0.15  # more for the side to move


def chances(state: State) -> tuple[float, ...]:
    """The chance of each seat's side to win the round. What it sees is the whole state."""
    sides = list(dict.fromkeys(state.rules.partners))
    of_side = dict(zip(sides, shares([_prospects(state, side) for side in sides]), strict=True))
    return tuple(of_side[side] for side in state.rules.partners)


def totals_if(state: State, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now because this seat went out."""
    if state.rules.goal == Goal.COUNTDOWN:
        return state.totals
    ended = state.copy()
    for partner in state.rules.partners[winner]:
        ended.hands = with_hand(ended.hands, partner, ())
    return tuple(map(sum, zip(state.totals, round_score(ended, "out", winner).points, strict=True)))


def _prospects(state: State, side: tuple[int, ...]) -> float:
    if state.gone:
        return 10.0 * (state.gone[0] in side)
    whole = sum if state.rules.empty_hands_wait else min
    cards = whole(_cards_to_play(state, seat) for seat in side)
    wild = sum(is_wild(state, seat, card) for seat in side for card in state.hands[seat])
    return WILD * wild / len(side) + MOVE * (state.turn in side) - CARDS * sqrt(cards)


def _cards_to_play(state: State, seat: int) -> int:
    """The cards of a hand, and those of the hands that it is dealt when it counts down."""
    left = state.totals[seat] if state.rules.goal == Goal.COUNTDOWN else 0
    return state.count(seat) + left * (left - 1) // 2
