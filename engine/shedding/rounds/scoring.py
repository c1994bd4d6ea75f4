"""What a round brings: small tables from the way it is scored to the change in each total."""

from typing import Literal

from engine.core.cards import Card, rank_of
from engine.core.scoresheet import RoundScore
from engine.shedding.rules.choices import Goal, Scoring
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State

Points = tuple[int, ...]
HowItEnds = Literal["out", "left", "blocked", "stock"]


def cost(rules: Rules, hand: tuple[Card, ...]) -> int:
    """The points that a hand costs."""
    return sum(map(rules.cost_of.__getitem__, hand))


def round_score(state: State, how: HowItEnds, winner: int | None) -> RoundScore:
    """The score sheet's line for a round that ended this way. The seat that went out wins it, if one did."""
    rules = state.rules
    costs = tuple(cost(rules, hand) for hand in state.hands)
    if rules.goal == Goal.COUNTDOWN:
        points: Points = (0,) * rules.seats
    elif rules.goal == Goal.COUNTDOWN_BY_ROUNDS:
        points = tuple(-1 if seat == winner else 0 for seat in range(rules.seats))
    else:
        winner, points = _scored(state, how, winner, costs)
    return RoundScore(how, winner, points, costs, rules.counted, state.gone)


def _scored(state: State, how: HowItEnds, winner: int | None, costs: Points) -> tuple[int | None, Points]:
    """The winner and the points, where the last card may double them (source: linked-variants.md 5.5, "doubles")."""
    rules = state.rules
    doubled = how == "out" and not rules.counts_rounds and rank_of(state.pile[-1]) in rules.doubling
    of_side = tuple(sum(costs[partner] for partner in side) * (2 if doubled else 1) for side in rules.partners)
    if rules.scoring == Scoring.PENALTY:
        # every side is debited with its cards (source: S0, "The side which fails to go out is debited")
        return winner, of_side
    winner, points = _collect(rules, of_side, winner)
    if rules.counts_rounds:  # a blocked round counts for whom it would bring points
        points = tuple(int(winner is not None and seat in rules.partners[winner]) for seat in range(rules.seats))
    return winner, points


def _collect(rules: Rules, of_side: Points, winner: int | None) -> tuple[int | None, Points]:
    """The winner collects from all the others. In a blocked round the lowest hand collects the differences."""
    lowest = min(of_side)
    if winner is None and of_side.count(lowest) > len(rules.partners[0]):
        return None, (0,) * rules.seats
    best = of_side.index(lowest) if winner is None else winner
    each = {rules.partners[seat]: cost for seat, cost in enumerate(of_side)}
    won = sum(cost - of_side[best] for cost in each.values())
    return best, tuple(won if seat in rules.partners[best] else 0 for seat in range(rules.seats))
