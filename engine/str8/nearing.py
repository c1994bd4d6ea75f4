"""How near each side is to completing a sequence, at a glance, and what that would bring."""

from collections.abc import Callable, Iterable, Sequence

from engine.cards import Card
from engine.str8.bots.planning import Prospects
from engine.str8.scoring import hand_cost, worth
from engine.str8.state import Sequence as Line
from engine.str8.state import SequenceState
from engine.str8.view import SequenceSeatView

SOON = 0.1  # turns, where a sequence is complete
LEAD = 2  # a side that needs half the turns wins four times as often

Judge = Callable[[SequenceState], Sequence[float]]


def judge(view: SequenceSeatView) -> Judge:
    """A judge of positions that are not far from what a seat sees: the chance of each seat's side to win the round."""
    turns = Prospects(view).turns

    def chances(state: SequenceState) -> Sequence[float]:
        paces = [_pace(turns, state, side) for side in range(len(state.sequences))]
        whole = sum(paces)
        return [paces[state.rules.side_of(seat)] / whole for seat in range(state.rules.seats)]

    return chances


def _pace(turns: Callable[[Line, Iterable[Card]], float], state: SequenceState, side: int) -> float:
    """How fast a side nears its eighth card, with the best of its hands. Two sequences are two chances."""
    hands = [state.hands[partner] for partner in range(state.rules.seats) if state.rules.side_of(partner) == side]
    paces = (sum(1 / max(turns(line, hand), SOON) for line in state.sequences[side]) for hand in hands)
    return float(max(paces) ** LEAD)


def totals_if(state: SequenceState, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now for the side of this seat. Numbers still to come are not counted."""
    return tuple(total + _points(state, seat, winner) for seat, total in enumerate(state.totals))


def _points(state: SequenceState, seat: int, winner: int) -> int:
    """What a side scores: its sequences, less its hands if it has not won."""
    side = state.rules.partners[seat]
    cost = 0 if winner in side else sum(hand_cost(state.rules, state.hands[partner]) for partner in side) // len(side)
    return worth(state.lines_of(seat)) - cost
