"""Rounds to a match: who deals, who has won, who stands where, and who pays whom."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.cards import PACK, RANKS, Card
from engine.chance import numbers, shuffled
from engine.ruleset import Ruleset
from engine.shedding.rules import Rules
from engine.state import MatchState, RoundScore

FIRST_DEALER = 0  # the use of chance that picks the first dealer; shuffles count from 1
UNIT = 10  # points for which one unit is paid
_ACE_HIGH = (*RANKS[1:], RANKS[0])

Draw = tuple[int, Card]  # a seat and the card that it drew for the deal


@dataclass(frozen=True)
class Standing:
    """Where a seat finished: its place (1 is best, equal totals share one), total, rounds won and points caught.

    Points caught are what the others were left with in the rounds that this seat, or its side, won; ``cost`` is what
    the seat was left with itself in all rounds.
    """

    seat: int
    place: int
    total: int
    rounds_won: int
    caught: int
    cost: int


@dataclass(frozen=True)
class Payment:
    """So many points between two seats when the match is settled, and the units that are paid for them."""

    payer: int
    receiver: int
    points: int
    units: int


def dealer_of_next_round(state: MatchState) -> int:
    """The first dealer by the house rule; later ones too (source: S3; a blocked round may have no winner)."""
    rules = state.rules
    if state.dealer is None:
        return _first_dealer(rules, state.seed)
    winner = state.sheet[-1].winner
    if rules.next_dealer == "winner" and winner is not None:
        return winner
    return (state.dealer + 1) % rules.seats


def _first_dealer(rules: Ruleset, seed: str) -> int:
    if rules.first_dealer == "low card":
        return lowest(draw_for_deal(seed, rules.seats))
    if rules.first_dealer == "first seat":
        return 0
    return numbers(seed, FIRST_DEALER, 1)[0] % rules.seats


def draw_for_deal(seed: str, seats: int) -> tuple[tuple[Draw, ...], ...]:
    """What the seats draw for the deal: one card each, and those with the lowest again (source: S0, "CARDS")."""
    cards = iter(shuffled(PACK, seed, FIRST_DEALER))
    drawing = tuple(range(seats))
    rounds: list[tuple[Draw, ...]] = []
    while len(drawing) > 1:
        rounds.append(tuple((seat, next(cards)) for seat in drawing))
        least = min(_height(card) for _, card in rounds[-1])
        drawing = tuple(seat for seat, card in rounds[-1] if _height(card) == least)
    return tuple(rounds)


def lowest(rounds: tuple[tuple[Draw, ...], ...]) -> int:
    """The seat that drew the lowest card at last, the ace being high."""
    return min(rounds[-1], key=lambda draw: _height(draw[1]))[0]


def _height(card: Card) -> int:
    return _ACE_HIGH.index(card[0])


# The end of a match


def winners(rules: Rules, totals: tuple[int, ...], *, over: bool = False) -> tuple[int, ...]:
    """The seats that have won the match, none to play on (source: rulings.md, "Reaching the target").

    ``over``: no round can follow, so that equal bests share.
    """
    best = _best(rules)(totals)
    seats = tuple(seat for seat, total in enumerate(totals) if total == best)
    alone = len(seats) == len(rules.partners[seats[0]])
    return seats if over or (_reached(rules, totals) and alone) else ()


def _best(rules: Rules) -> Callable[[tuple[int, ...]], int]:
    return max if rules.collects else min


def _reached(rules: Rules, totals: tuple[int, ...]) -> bool:
    return max(totals) >= rules.target if rules.goal == "round" else min(totals) == 0


def final_totals(rules: Rules, totals: tuple[int, ...], champions: tuple[int, ...]) -> tuple[int, ...]:
    """The totals with the bonus where points are collected (source: S4, "the winner receives an additional 100")."""
    if not rules.collects:
        return totals
    return tuple(total + rules.bonus * (seat in champions) for seat, total in enumerate(totals))


def settlement(rules: Ruleset, totals: tuple[int, ...], champions: tuple[int, ...]) -> tuple[Payment, ...]:
    """Who pays whom, from the final totals (source: S0, "Settlement is made", and for three and four)."""
    if not isinstance(rules, Rules) or not rules.settles:
        return ()
    pairs = [(payer, receiver) for payer in range(rules.seats) for receiver in _collectors(rules, totals, payer)]
    payments = (_payment(rules, totals, champions, *pair) for pair in pairs)
    return tuple(payment for payment in payments if payment.points)


def _collectors(rules: Rules, totals: tuple[int, ...], payer: int) -> list[int]:
    """Those who are better, of each side the one next to the payer's right (source: rulings.md, "Settlement")."""
    better = [seat for seat in range(rules.seats) if _lead(rules, totals, seat, payer) > 0]
    if rules.settlement == "with the winner":
        best = _best(rules)(totals)
        better = [seat for seat in better if totals[seat] == best]
    sides = {rules.partners[seat] for seat in better}
    return sorted(min(side, key=lambda seat: (payer - seat) % rules.seats) for side in sides)


def _lead(rules: Rules, totals: tuple[int, ...], seat: int, other: int) -> int:
    return (totals[seat] - totals[other]) * (1 if rules.collects else -1)


def _payment(rules: Rules, totals: tuple[int, ...], champions: tuple[int, ...], payer: int, receiver: int) -> Payment:
    rounded = tuple(map(_round_up, totals)) if rules.settlement == "among all" else totals
    bonus = rules.bonus if receiver in champions and not rules.collects else 0
    points = _round_up(_lead(rules, rounded, receiver, payer)) + bonus
    return Payment(payer, receiver, points, -(-points // UNIT))


def _round_up(points: int) -> int:
    return -(-points // UNIT) * UNIT


def standings(
    rules: Ruleset, totals: tuple[int, ...], sheet: tuple[RoundScore, ...], champions: tuple[int, ...] = ()
) -> tuple[Standing, ...]:
    """All seats, best first; who has won the match stands before a better total."""
    sign = -1 if rules.collects else 1
    keys = [(seat not in champions, sign * total) for seat, total in enumerate(totals)]
    return tuple(
        Standing(
            seat,
            1 + sum(other < keys[seat] for other in keys),
            totals[seat],
            sum(_won(rules, score, seat) for score in sheet),
            sum(_caught(rules, score, seat) for score in sheet if _won(rules, score, seat)),
            sum(score.costs[seat] for score in sheet),
        )
        for seat in sorted(range(len(totals)), key=keys.__getitem__)
    )


def _won(rules: Ruleset, score: RoundScore, seat: int) -> bool:
    return score.winner is not None and score.winner in rules.partners[seat]


def _caught(rules: Ruleset, score: RoundScore, seat: int) -> int:
    return sum(cost for other, cost in enumerate(score.costs) if other not in rules.partners[seat])
