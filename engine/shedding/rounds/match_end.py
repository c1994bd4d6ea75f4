"""How a match ends: who has won it, with which totals, and who pays whom."""

from collections.abc import Callable

from engine.core.scoresheet import Payment, RoundScore, out_of_match
from engine.shedding.table import Table

UNIT = 10  # points per unit paid


def winners(rules: Table, totals: tuple[int, ...], *, played: int = 0, over: bool = False) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on (source: rulings.md, "Reaching the target").

    ``played``: how many rounds there were. ``over``: no round can follow, so equal bests share the win, as they do by
    some rules in any case.
    """
    if rules.goal != "round":
        reached = min(totals) == 0
    elif rules.rounds_to_play:
        reached = played >= rules.rounds_to_play
    else:
        reached = max(totals) >= (rules.rounds_to_win if rules.counts_rounds else rules.target)
    best = _best(rules)(totals)
    seats = tuple(seat for seat, total in enumerate(totals) if total == best)
    alone = len(seats) == len(rules.partners[seats[0]])
    return seats if over or (reached and (alone or rules.shares_a_tie)) else ()


def _best(rules: Table) -> Callable[[tuple[int, ...]], int]:
    return max if rules.collects else min


def last_left(
    rules: Table, totals: tuple[int, ...], sheet: tuple[RoundScore, ...], *, over: bool = False
) -> tuple[int, ...]:
    """The only seat that is not out of the match. Empty: play on.

    If the last ones went out of it together, or no round can follow (``over``), the lowest total among them wins, and
    equal ones share the win.
    """
    out = out_of_match(sheet)
    left = tuple(seat for seat in range(rules.seats) if seat not in out)
    if len(left) > 1 and not over:
        return ()
    among = left or sheet[-1].knocked_out
    lowest = min(totals[seat] for seat in among)
    return tuple(seat for seat in among if totals[seat] == lowest)


def final_totals(rules: Table, totals: tuple[int, ...], champions: tuple[int, ...]) -> tuple[int, ...]:
    """The totals with the bonus, if points are collected (source: S4, "the winner receives an additional 100")."""
    if not rules.collects:
        return totals
    return tuple(total + rules.bonus * (seat in champions) for seat, total in enumerate(totals))


def settlement(rules: Table, totals: tuple[int, ...], champions: tuple[int, ...]) -> tuple[Payment, ...]:
    """Who pays whom, from the final totals (source: S0, "Settlement is made", and for three and four)."""
    if not rules.settles:
        return ()
    rounded = tuple(map(_round_up, totals)) if rules.settlement == "among all" else totals
    payments = []
    for payer in range(rules.seats):
        for receiver in _collectors(rules, totals, payer):
            bonus = rules.bonus if receiver in champions and not rules.collects else 0
            points = _round_up(_lead(rules, rounded, receiver, payer)) + bonus
            if points:
                payments.append(Payment(payer, receiver, points, -(-points // UNIT)))
    return tuple(payments)


def _collectors(rules: Table, totals: tuple[int, ...], payer: int) -> list[int]:
    """The better seats, one per side: the one next to the payer's right (source: rulings.md, "Settlement")."""
    better = [seat for seat in range(rules.seats) if _lead(rules, totals, seat, payer) > 0]
    if rules.settlement == "with the winner":
        best = _best(rules)(totals)
        better = [seat for seat in better if totals[seat] == best]
    sides = {rules.partners[seat] for seat in better}
    return sorted(min(side, key=lambda seat: (payer - seat) % rules.seats) for side in sides)


def _lead(rules: Table, totals: tuple[int, ...], seat: int, other: int) -> int:
    return (totals[seat] - totals[other]) * (1 if rules.collects else -1)


def _round_up(points: int) -> int:
    return -(-points // UNIT) * UNIT
