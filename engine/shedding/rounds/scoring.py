"""What a round brings: small tables from the way it is scored to the change in each total."""

from typing import Literal

from engine.core.cards import Card
from engine.core.scoresheet import RoundScore, out_of_match
from engine.shedding.legal.matching import top_of
from engine.shedding.state import State
from engine.shedding.table import Table

Points = tuple[int, ...]
HowItEnds = Literal["out", "left", "blocked", "stock", "too long"]


def cost(rules: Table, hand: tuple[Card, ...]) -> int:
    return sum(map(rules.cost_of.__getitem__, hand))


def round_score(state: State, how: HowItEnds, winner: int | None) -> RoundScore:
    """The score sheet's line for a round that ended this way. The seat that went out wins it, if one did."""
    rules = state.rules.table
    costs = tuple(cost(rules, hand) for hand in state.hands)
    if rules.goal == "countdown":
        points: Points = (0,) * rules.seats
    elif rules.goal == "countdown by rounds":
        points = tuple(-1 if seat == winner else 0 for seat in range(rules.seats))
    else:
        winner, points = _scored(state, how, winner, costs)
    fell_back: Points = ()
    if rules.exact_target:  # source: more-cousins.md 6.3, "Exactly 101 falls back to 0"
        fell_back = tuple(seat for seat, each in enumerate(points) if state.totals[seat] + each == rules.target)
    points = tuple(-state.totals[seat] if seat in fell_back else each for seat, each in enumerate(points))
    out = _knocked_out(state, points, costs) if rules.knocks_out else ()
    return RoundScore(how, winner, points, costs, state.rules.counted, state.gone, fell_back, out)


def _knocked_out(state: State, points: Points, costs: Points) -> tuple[int, ...]:
    """The seats that are out of the match now. Highest hands that are equal stay in it."""
    out = out_of_match(state.sheet)
    left = tuple(seat for seat in range(state.rules.table.seats) if seat not in out)
    if state.rules.table.knockout == "highest hand":
        highest = tuple(seat for seat in left if costs[seat] == max(costs))
        return highest if len(highest) == 1 else ()
    return tuple(seat for seat in left if state.totals[seat] + points[seat] >= state.rules.table.target)


def _scored(state: State, how: HowItEnds, winner: int | None, costs: Points) -> tuple[int | None, Points]:
    """The winner and the points, where the last card may multiply them (source: linked-variants.md 5.5, "doubles"; for
    a Seven more-cousins.md 6.5, "triples").
    """
    rules, last = state.rules.table, top_of(state)
    times = rules.times(last) if how == "out" and not rules.counts_rounds else 1
    of_side = tuple(sum(costs[partner] for partner in side) * times for side in rules.partners)
    if rules.scoring == "penalty":
        # every side is debited with its cards (source: S0, "The side which fails to go out is debited")
        off = rules.off_with.get(last, 0) if how == "out" and winner is not None else 0
        return winner, tuple(each - off * (winner in side) for each, side in zip(of_side, rules.partners, strict=True))
    winner, points = _collect(rules, of_side, winner)
    if rules.counts_rounds:  # a blocked round counts for whom it would bring points
        points = tuple(int(winner is not None and seat in rules.partners[winner]) for seat in range(rules.seats))
    return winner, points


def _collect(rules: Table, of_side: Points, winner: int | None) -> tuple[int | None, Points]:
    """The winner collects from all the others. In a blocked round the lowest hand collects the differences."""
    lowest = min(of_side)
    if winner is None and of_side.count(lowest) > len(rules.partners[0]):
        return None, (0,) * rules.seats
    best = of_side.index(lowest) if winner is None else winner
    each = {rules.partners[seat]: cost for seat, cost in enumerate(of_side)}
    won = sum(cost - of_side[best] for cost in each.values())
    return best, tuple(won if seat in rules.partners[best] else 0 for seat in range(rules.seats))
