"""What a round brings: small tables from the way it is scored to the change in each total."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from engine.cards import Card, rank_of
from engine.scoresheet import RoundScore
from engine.shedding.rules import Rules
from engine.shedding.state import State
from engine.shedding.ways import Goal

Points = tuple[int, ...]
HowItEnds = Literal["out", "left", "blocked"]


def cost(rules: Rules, hand: tuple[Card, ...]) -> int:
    """The points that a hand costs."""
    return sum(map(rules.cost_of.__getitem__, hand))


def round_score(state: State, how: HowItEnds, winner: int | None) -> RoundScore:
    """The score sheet's line for a round that ended this way. The seat that went out wins it, if one did."""
    line = _score(state, how, winner)
    return replace(line, order=state.gone) if state.gone else line


def _score(state: State, how: HowItEnds, winner: int | None) -> RoundScore:
    rules = state.rules
    costs = tuple(cost(rules, hand) for hand in state.hands)
    if rules.goal == Goal.COUNTDOWN:
        return RoundScore(how, winner, (0,) * rules.seats, costs)
    if rules.goal == Goal.COUNTDOWN_BY_ROUNDS:
        return RoundScore(how, winner, tuple(-1 if seat == winner else 0 for seat in range(rules.seats)), costs)
    of_side = tuple(sum(costs[partner] for partner in side) for side in rules.partners)
    doubled = _doubled(state, how)
    winner, points = _SCORINGS[rules.scoring](
        rules, tuple(2 * each for each in of_side) if doubled else of_side, winner
    )
    return RoundScore(how, winner, points, costs, rules.counted)


def _doubled(state: State, how: HowItEnds) -> bool:
    """Whether the last card doubles what the others are left with (source: linked-variants.md 5.5, "doubles")."""
    return how == "out" and not state.rules.counts_rounds and rank_of(state.pile[-1]) in state.rules.doubling


def _penalty(rules: Rules, of_side: Points, winner: int | None) -> tuple[int | None, Points]:
    """Every side is debited with its cards (source: S0, "The side which fails to go out is debited")."""
    return winner, of_side


def _collect(rules: Rules, of_side: Points, winner: int | None) -> tuple[int | None, Points]:
    """The winner collects from all the others. In a blocked round the lowest hand collects the differences."""
    lowest = min(of_side)
    if winner is None and of_side.count(lowest) > len(rules.partners[0]):
        return None, (0,) * rules.seats
    best = of_side.index(lowest) if winner is None else winner
    each = {rules.partners[seat]: cost for seat, cost in enumerate(of_side)}
    won = sum(cost - of_side[best] for cost in each.values())
    return best, tuple(won if seat in rules.partners[best] else 0 for seat in range(rules.seats))


def _round_won(rules: Rules, of_side: Points, winner: int | None) -> tuple[int | None, Points]:
    """The round counts for its winner, and a blocked one for whom it would bring points."""
    best, _ = _collect(rules, of_side, winner)
    return best, tuple(int(best is not None and seat in rules.partners[best]) for seat in range(rules.seats))


_SCORINGS: dict[str, Callable[[Rules, Points, int | None], tuple[int | None, Points]]] = {
    "penalty": _penalty,
    "collect": _collect,
    "rounds": _round_won,
}
