"""The score sheet of a match: a line for each round, where the seats stand, and who pays whom."""

from dataclasses import dataclass
from typing import Final

from engine.core.ruleset import Ruleset

TOO_LONG: Final = "too long"  # how a round of any game ends that doesn't get on


@dataclass(frozen=True)
class RoundScore:
    """One line of the score sheet."""

    how: str  # the round ended
    winner: int | None  # the seat that won it for its side
    points: tuple[int, ...]  # by which each seat's total changed
    costs: tuple[int, ...]  # of the cards left in each hand. A seat that wins a sequence is charged nothing
    counted: str = "points"  # in the totals, see ``Ruleset.counted``
    order: tuple[int, ...] = ()  # seats that went out, the first one first, where the others played on
    fell_back: tuple[int, ...] = ()  # seats whose total was exactly the target and is 0 now
    knocked_out: tuple[int, ...] = ()  # seats that are out of the match since this round


@dataclass(frozen=True)
class Standing:
    """The place at which a seat finished."""

    seat: int
    place: int  # 1 is best, and equal totals share one
    total: int
    rounds_won: int
    # points left with the others in the rounds that this seat or its side won, of each side beyond those that the
    # winning side held (in a blocked round it holds some)
    caught: int
    cost: int  # points left with the seat itself in all rounds


@dataclass(frozen=True)
class Payment:
    """The points between two seats when the match is settled, and the units paid for them."""

    payer: int
    receiver: int
    points: int
    units: int


def out_of_match(sheet: tuple[RoundScore, ...]) -> tuple[int, ...]:
    return tuple(seat for score in sheet for seat in score.knocked_out)


def standings(
    rules: Ruleset, totals: tuple[int, ...], sheet: tuple[RoundScore, ...], champions: tuple[int, ...] = ()
) -> tuple[Standing, ...]:
    """All seats, best first. A winner of the match ranks above a better total, a seat out of the match below all that
    stayed in it for longer. Where nothing is counted, the order of going out decides if the others played on.
    """
    sign = -1 if rules.collects else 1
    stayed = {seat: number for number, score in enumerate(sheet) for seat in score.knocked_out}
    order = sheet[-1].order if sheet and rules.counted == "nothing" else ()
    keys = []
    for seat, total in enumerate(totals):
        out_before = order.index(seat) if seat in order else len(order)
        keys.append((seat not in champions, -stayed.get(seat, len(sheet)), sign * total, out_before))
    placed = []
    for seat in sorted(range(len(totals)), key=keys.__getitem__):
        place = 1 + sum(other < keys[seat] for other in keys)
        won = [score for score in sheet if score.winner is not None and score.winner in rules.partners[seat]]
        caught = 0
        for score in won:
            left = {side: sum(score.costs[partner] for partner in side) for side in rules.partners}
            caught += sum(cost - left[rules.partners[seat]] for cost in left.values())
        cost = sum(score.costs[seat] for score in sheet)
        placed.append(Standing(seat, place, totals[seat], len(won), caught, cost))
    return tuple(placed)
