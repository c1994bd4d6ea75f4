"""How near each side is to completing a sequence, at a glance, and what that would bring."""

from collections.abc import Callable, Sequence
from operator import mul

from engine.chance.softmax import shares
from engine.str8.bots.features import GLANCE, of_side, prospects
from engine.str8.play.scoring import hand_cost, worth
from engine.str8.rules import SequenceRules
from engine.str8.state import SequenceState

Judge = Callable[[SequenceState], Sequence[float]]


def judge(rules: SequenceRules) -> Judge:
    """A judge of positions by these rules: the chance of each seat's side to win the round. It sees the whole state."""
    weights, sides = GLANCE.worth(rules), list(dict.fromkeys(rules.partners))
    places = [sides.index(side) for side in rules.partners]

    def chances(state: SequenceState) -> Sequence[float]:
        turns = prospects(state)
        of_sides = shares([sum(map(mul, weights, of_side(turns, state, side))) for side in sides])
        return [of_sides[place] for place in places]

    return chances


def totals_if(state: SequenceState, winner: int) -> tuple[int, ...]:
    """The totals if the round ended now for the side of this seat. Numbers still to come are not counted."""
    totals = []
    for seat, (total, side) in enumerate(zip(state.totals, state.rules.partners, strict=True)):
        cost = 0 if winner in side else sum(hand_cost(state.rules, state.hands[each]) for each in side) // len(side)
        totals.append(total + worth(state.lines_of(seat)) - cost)
    return tuple(totals)
