"""Rounds to a match: who deals, who has won, who stands where."""

from dataclasses import dataclass

from engine.chance import numbers
from engine.rules import Rules
from engine.state import RoundScore, State

FIRST_DEALER = 0  # the use of chance that picks the first dealer; shuffles count from 1


@dataclass(frozen=True)
class Standing:
    """Where a seat finished: its place (1 is best, equal totals share one), total, rounds won and points caught.

    Points caught are what the others were left with in the rounds that this seat won.
    """

    seat: int
    place: int
    total: int
    rounds_won: int
    caught: int


def dealer_of_next_round(state: State) -> int:
    """Chance picks the first dealer; later ones follow the house rule (source: S3; a blocked round has no winner)."""
    if state.dealer is None:
        return numbers(state.seed, FIRST_DEALER, 1)[0] % state.rules.seats
    winner = state.sheet[-1].winner
    if state.rules.next_dealer == "winner" and winner is not None:
        return winner
    return (state.dealer + 1) % state.rules.seats


def decided(rules: Rules, totals: tuple[int, ...]) -> int | None:
    """The seat that has won the match, or None to play on (source: rulings.md, "Reaching the target")."""
    lowest = min(totals)
    if max(totals) < rules.target or totals.count(lowest) > 1:
        return None
    return totals.index(lowest)


def standings(totals: tuple[int, ...], sheet: tuple[RoundScore, ...]) -> tuple[Standing, ...]:
    """All seats, best first."""
    order = sorted(range(len(totals)), key=lambda seat: totals[seat])
    return tuple(
        Standing(
            seat,
            1 + sum(other < totals[seat] for other in totals),
            totals[seat],
            sum(score.winner == seat for score in sheet),
            sum(sum(score.points) for score in sheet if score.winner == seat),
        )
        for seat in order
    )
