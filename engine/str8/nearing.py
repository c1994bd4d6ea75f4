"""How near each side is to completing a sequence, at a glance, and what that would bring."""

from engine.shares import shares
from engine.str8.numbers import SIDE
from engine.str8.scoring import hand_cost, worth
from engine.str8.state import SequenceState

CARD = 0.7  # more for each card of the longest sequence: the log of the chance to win


def chances(state: SequenceState) -> tuple[float, ...]:
    """The chance of each seat's side to win the round."""
    of_side = shares([CARD * max(map(len, lines)) - CARD * SIDE for lines in state.sequences])
    return tuple(of_side[state.rules.side_of(seat)] for seat in range(state.rules.seats))


def totals_if(state: SequenceState, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now for the side of this seat. Numbers still to come are not counted."""
    return tuple(total + _points(state, seat, winner) for seat, total in enumerate(state.totals))


def _points(state: SequenceState, seat: int, winner: int) -> int:
    """What a side scores: its sequences, less its hands if it has not won."""
    side = state.rules.partners[seat]
    cost = 0 if winner in side else sum(hand_cost(state.rules, state.hands[partner]) for partner in side) // len(side)
    return worth(state.lines_of(seat)) - cost
