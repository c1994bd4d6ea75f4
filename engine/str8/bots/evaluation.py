"""How near each side is to completing a sequence, at a glance, and what that would bring."""

from collections.abc import Callable, Sequence

from engine.str8.bots.planning import Prospects
from engine.str8.bots.steady import LEAD
from engine.str8.play.scoring import hand_cost, worth
from engine.str8.state import SequenceState
from engine.str8.view import SequenceSeatView

SOON = 0.1  # turns, where a sequence is complete

Judge = Callable[[SequenceState], Sequence[float]]


def judge(view: SequenceSeatView) -> Judge:
    """A judge of positions that are not far from what a seat sees: the chance of each seat's side to win the round."""
    turns = Prospects(view).turns

    def chances(state: SequenceState) -> Sequence[float]:
        paces = []
        for side, lines in enumerate(state.sequences):  # each as fast as the best of its hands; two lines, two chances
            hands = [state.hands[partner] for partner in state.rules.partners[side]]
            pace = max(sum(1 / max(turns(line, hand), SOON) for line in lines) for hand in hands)
            paces.append(float(pace**LEAD))
        whole = sum(paces)
        return [paces[state.rules.side_of(seat)] / whole for seat in range(state.rules.seats)]

    return chances


def totals_if(state: SequenceState, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now for the side of this seat. Numbers still to come are not counted."""
    totals = []
    for seat, (total, side) in enumerate(zip(state.totals, state.rules.partners, strict=True)):
        cost = 0 if winner in side else sum(hand_cost(state.rules, state.hands[each]) for each in side) // len(side)
        totals.append(total + worth(state.lines_of(seat)) - cost)
    return tuple(totals)
