"""The end of a round and its score, the end of a match and its payments."""

from collections.abc import Callable
from typing import Literal

from engine.core.cards import Card
from engine.core.match import MatchEnded, RoundEnded, Settled
from engine.core.scoresheet import Payment, RoundScore, out_of_match
from engine.shedding.events import CountedDown, FellBack, KnockedOut, LeftOver, WentOut
from engine.shedding.legal import can_draw
from engine.shedding.position import State
from engine.shedding.restrictions import playable
from engine.shedding.several import wins_when_empty
from engine.shedding.stock import draw_cards
from engine.shedding.table import Table

UNIT = 10  # points per unit paid

Points = tuple[int, ...]
HowItEnds = Literal["out", "left", "blocked", "stock", "too long"]


# An empty hand, and the end of a round


def hand_emptied(state: State, seat: int) -> bool:
    """A seat has no cards left. Returns whether that ended the round.

    Source: S3, "The first player who gets rid"; S0, "both partners must get rid of their cards".
    """
    if state.table.goal == "countdown":
        return _counts_down(state, seat)
    if state.table.play_on:
        return _goes_out(state, seat)
    if not wins_when_empty(state, seat):
        state.add(WentOut(seat))
        return False
    end_round(state, "out", seat)
    return True


def _goes_out(state: State, seat: int) -> bool:
    """The others play on until one is left with cards. The first one out wins (source: linked-variants.md, Macau)."""
    state.add(WentOut(seat, len(state.gone) + 1))
    left = state.others(seat)
    if len(left) > 1:
        return False
    state.add(LeftOver(left[0]))
    end_round(state, "left", state.gone[0])
    return True


def _counts_down(state: State, seat: int) -> bool:
    """Source: S3, "Instead, the player subtracts 1 from their score"."""
    score = state.totals[seat] - 1
    state.add(CountedDown(seat, score))
    if score == 0:
        end_round(state, "out", seat)
        return True
    draw_cards(state, seat, score, "refill")
    return False


def end_if_blocked(state: State, seat: int) -> bool:
    """A full circle of passes ends the round. Returns whether it did.

    The turn of the next seat counts as one if it drew last, and can neither play nor draw (source: rulings.md, "the
    last card in vain").
    """
    following, circle = state.seat_after(seat), 1 + len(state.others(seat))
    in_vain = state.drawer == following and not playable(state, following) and not can_draw(state, following)
    blocked = state.passes + in_vain == circle
    if blocked:
        end_round(state, "blocked", None)
    return blocked


def end_with_stock(state: State) -> bool:
    """A turn ends, and the round with it where an empty stock ends it (source: more-cousins.md 6.12).

    Returns whether it did.
    """
    ended = state.table.empty_stock and not state.stock
    if ended:
        end_round(state, "stock", None)
    return ended


def end_round(state: State, how: HowItEnds, winner: int | None) -> None:
    """Write the line of the score sheet, and end the match if that decides it."""
    if winner is None and state.gone:
        winner = state.gone[0]
    elif winner is not None and state.debt and state.table.winning_card_acts:
        following = state.seat_after(state.turn)
        if following != winner:  # unless all the others are skipped
            draw_cards(state, following, state.debt, "debt")
    score = round_score(state, how, winner)
    state.add(RoundEnded(score, state.hands))
    for seat in score.fell_back:
        state.add(FellBack(seat, state.table.target))
    for seat in score.knocked_out:
        state.add(KnockedOut(seat))
    if champions := _champions(state):
        _end_match(state, champions)
    elif state.hooks.round_over is not None:
        state.hooks.round_over(state)


def _end_match(state: State, champions: tuple[int, ...]) -> None:
    totals = final_totals(state.table, state.totals, champions)
    if payments := settlement(state.table, totals, champions):
        state.add(Settled(payments))
    state.add(MatchEnded(champions, totals, state.seed, state.rules.counted))


def _champions(state: State) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on."""
    over = state.match_too_long
    if state.table.knocks_out:
        return last_left(state.table, state.totals, state.sheet, over=over)
    over = over or state.table.goal == "countdown"
    return winners(state.table, state.totals, played=len(state.sheet), over=over)


# What a round brings


def cost(table: Table, hand: tuple[Card, ...]) -> int:
    return sum(map(table.cost_of.__getitem__, hand))


def round_score(state: State, how: HowItEnds, winner: int | None) -> RoundScore:
    """The score sheet's line for a round that ended this way. The seat that went out wins it, if one did."""
    table = state.table
    costs = tuple(cost(table, hand) for hand in state.hands)
    if table.goal == "countdown":
        points: Points = (0,) * table.seats
    elif table.goal == "countdown by rounds":
        points = tuple(-1 if seat == winner else 0 for seat in range(table.seats))
    else:
        winner, points = _scored(state, how, winner, costs)
    fell_back: Points = ()
    if table.exact_target:  # source: more-cousins.md 6.3, "Exactly 101 falls back to 0"
        fell_back = tuple(seat for seat, each in enumerate(points) if state.totals[seat] + each == table.target)
    points = tuple(-state.totals[seat] if seat in fell_back else each for seat, each in enumerate(points))
    out = _knocked_out(state, points, costs) if table.knocks_out else ()
    return RoundScore(how, winner, points, costs, state.rules.counted, state.gone, fell_back, out)


def _knocked_out(state: State, points: Points, costs: Points) -> tuple[int, ...]:
    """The seats that are out of the match now. Highest hands that are equal stay in it."""
    out = out_of_match(state.sheet)
    left = tuple(seat for seat in range(state.table.seats) if seat not in out)
    if state.table.knockout == "highest hand":
        highest = tuple(seat for seat in left if costs[seat] == max(costs))
        return highest if len(highest) == 1 else ()
    return tuple(seat for seat in left if state.totals[seat] + points[seat] >= state.table.target)


def _scored(state: State, how: HowItEnds, winner: int | None, costs: Points) -> tuple[int | None, Points]:
    """The winner and the points, where the last card may multiply them (source: linked-variants.md 5.5, "doubles"; for
    a Seven more-cousins.md 6.5, "triples").
    """
    table, last = state.table, state.top
    times = table.times(last) if how == "out" and not table.counts_rounds else 1
    of_side = tuple(sum(costs[partner] for partner in side) * times for side in table.partners)
    if table.scoring == "penalty":
        # every side is debited with its cards (source: S0, "The side which fails to go out is debited")
        off = table.off_with.get(last, 0) if how == "out" and winner is not None else 0
        return winner, tuple(each - off * (winner in side) for each, side in zip(of_side, table.partners, strict=True))
    winner, points = _collect(table, of_side, winner)
    if table.counts_rounds:  # a blocked round counts for whom it would bring points
        points = tuple(int(winner is not None and seat in table.partners[winner]) for seat in range(table.seats))
    return winner, points


def _collect(table: Table, of_side: Points, winner: int | None) -> tuple[int | None, Points]:
    """The winner collects from all the others. In a blocked round the lowest hand collects the differences."""
    lowest = min(of_side)
    if winner is None and of_side.count(lowest) > len(table.partners[0]):
        return None, (0,) * table.seats
    best = of_side.index(lowest) if winner is None else winner
    each = {table.partners[seat]: cost for seat, cost in enumerate(of_side)}
    won = sum(cost - of_side[best] for cost in each.values())
    return best, tuple(won if seat in table.partners[best] else 0 for seat in range(table.seats))


# The end of a match


def winners(table: Table, totals: tuple[int, ...], *, played: int = 0, over: bool = False) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on (source: rulings.md, "Reaching the target").

    ``played``: how many rounds there were. ``over``: no round can follow, so equal bests share the win, as they do by
    some table in any case.
    """
    if table.goal != "round":
        reached = min(totals) == 0
    elif table.rounds_to_play:
        reached = played >= table.rounds_to_play
    else:
        reached = max(totals) >= (table.rounds_to_win if table.counts_rounds else table.target)
    best = _best(table)(totals)
    seats = tuple(seat for seat, total in enumerate(totals) if total == best)
    alone = len(seats) == len(table.partners[seats[0]])
    return seats if over or (reached and (alone or table.shares_a_tie)) else ()


def _best(table: Table) -> Callable[[tuple[int, ...]], int]:
    return max if table.collects else min


def last_left(
    table: Table, totals: tuple[int, ...], sheet: tuple[RoundScore, ...], *, over: bool = False
) -> tuple[int, ...]:
    """The only seat that is not out of the match. Empty: play on.

    If the last ones went out of it together, or no round can follow (``over``), the lowest total among them wins, and
    equal ones share the win.
    """
    out = out_of_match(sheet)
    left = tuple(seat for seat in range(table.seats) if seat not in out)
    if len(left) > 1 and not over:
        return ()
    among = left or sheet[-1].knocked_out
    lowest = min(totals[seat] for seat in among)
    return tuple(seat for seat in among if totals[seat] == lowest)


def final_totals(table: Table, totals: tuple[int, ...], champions: tuple[int, ...]) -> tuple[int, ...]:
    """The totals with the bonus, if points are collected (source: S4, "the winner receives an additional 100")."""
    if not table.collects:
        return totals
    return tuple(total + table.bonus * (seat in champions) for seat, total in enumerate(totals))


def settlement(table: Table, totals: tuple[int, ...], champions: tuple[int, ...]) -> tuple[Payment, ...]:
    """The payments, from the final totals (source: S0, "Settlement is made", and for three and four)."""
    if table.settlement == "none":
        return ()
    rounded = tuple(map(_round_up, totals)) if table.settlement == "among all" else totals
    payments = []
    for payer in range(table.seats):
        for receiver in _collectors(table, totals, payer):
            bonus = table.bonus if receiver in champions and not table.collects else 0
            points = _round_up(_lead(table, rounded, receiver, payer)) + bonus
            if points:
                payments.append(Payment(payer, receiver, points, -(-points // UNIT)))
    return tuple(payments)


def _collectors(table: Table, totals: tuple[int, ...], payer: int) -> list[int]:
    """The better seats, one per side: the one next to the payer's right (source: rulings.md, "Settlement")."""
    better = [seat for seat in range(table.seats) if _lead(table, totals, seat, payer) > 0]
    if table.settlement == "with the winner":
        best = _best(table)(totals)
        better = [seat for seat in better if totals[seat] == best]
    sides = {table.partners[seat] for seat in better}
    return sorted(min(side, key=lambda seat: (payer - seat) % table.seats) for side in sides)


def _lead(table: Table, totals: tuple[int, ...], seat: int, other: int) -> int:
    return (totals[seat] - totals[other]) * (1 if table.collects else -1)


def _round_up(points: int) -> int:
    return -(-points // UNIT) * UNIT
