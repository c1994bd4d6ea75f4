"""The end of a round and its score, the end of a match and its payments."""

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


def hand_emptied(state: State, seat: int) -> bool:
    """A seat has no cards left. Returns whether that ended the round (source: S3, "The first player who gets rid")."""
    table = state.table
    if table.goal == "countdown":  # source: S3, "Instead, the player subtracts 1 from their score"
        score = state.totals[seat] - 1
        state.add(CountedDown(seat, score))
        if score:
            draw_cards(state, seat, score, "refill")
            return False
    elif table.play_on:  # until one is left with cards. The first one out wins (source: linked-variants.md, Macau)
        state.add(WentOut(seat, len(state.gone) + 1))
        left = state.others(seat)
        if len(left) == 1:
            state.add(LeftOver(left[0]))
            end_round(state, "left", state.gone[0])
        return len(left) == 1
    elif not wins_when_empty(state, seat):
        state.add(WentOut(seat))
        return False
    end_round(state, "out", seat)
    return True


def end_if_blocked(state: State, seat: int) -> bool:
    """A full circle of passes ends the round. Returns whether it did.

    The turn of the next seat counts as one if it drew last, and can neither play nor draw (source: rulings.md, "the
    last card in vain").
    """
    following = state.seat_after(seat)
    in_vain = state.drawer == following and not playable(state, following) and not can_draw(state, following)
    blocked = state.passes + in_vain == 1 + len(state.others(seat))
    if blocked:
        end_round(state, "blocked", None)
    return blocked


def end_with_stock(state: State) -> bool:
    """An empty stock ends the round with a turn (source: more-cousins.md 6.12). Returns whether it did."""
    ended = state.table.empty_stock and not state.stock
    if ended:
        end_round(state, "stock", None)
    return ended


def end_round(state: State, how: HowItEnds, winner: int | None) -> None:
    """Write the line of the score sheet, and end the match if that decides it."""
    table = state.table
    if winner is None and state.gone:
        winner = state.gone[0]
    elif winner is not None and state.debt and table.winning_card_acts:
        following = state.seat_after(state.turn)
        if following != winner:  # unless all the others are skipped
            draw_cards(state, following, state.debt, "debt")
    score = round_score(state, how, winner)
    state.add(RoundEnded(score, state.hands))
    for seat in score.fell_back:
        state.add(FellBack(seat, table.target))
    for seat in score.knocked_out:
        state.add(KnockedOut(seat))
    if champions := _champions(state):
        _end_match(state, champions)
    elif state.hooks.round_over is not None:
        state.hooks.round_over(state)


def _end_match(state: State, champions: tuple[int, ...]) -> None:
    """The bonus is part of the totals if points are collected (source: S4, "receives an additional 100")."""
    table, totals = state.table, state.totals
    if table.collects:
        totals = tuple(total + table.bonus * (seat in champions) for seat, total in enumerate(totals))
    if payments := settlement(table, totals, champions):
        state.add(Settled(payments))
    state.add(MatchEnded(champions, totals, state.seed, state.rules.counted))


def _champions(state: State) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on (source: rulings.md, "Reaching the target").

    Equal bests share the win if no round can follow, at some tables, or if they were knocked out together as the last.
    """
    table, totals, out = state.table, state.totals, out_of_match(state.sheet)
    left = tuple(seat for seat in range(table.seats) if seat not in out)
    among = left or state.sheet[-1].knocked_out
    best = (max if table.collects else min)(totals[seat] for seat in among)
    seats = tuple(seat for seat in among if totals[seat] == best)
    if table.knocks_out:
        reached = len(left) <= 1
    elif table.goal != "round":
        reached = min(totals) == 0
    elif table.rounds_to_play:
        reached = len(state.sheet) >= table.rounds_to_play
    else:
        reached = max(totals) >= (table.rounds_to_win if table.counts_rounds else table.target)
    alone = len(seats) == len(table.partners[seats[0]])
    decided = reached and (alone or table.shares_a_tie or table.knocks_out)
    return seats if decided or state.asked >= state.rules.longest_match or table.goal == "countdown" else ()


# What a round brings


def cost(table: Table, hand: tuple[Card, ...]) -> int:
    return sum(map(table.cost_of.__getitem__, hand))


def round_score(state: State, how: HowItEnds, winner: int | None) -> RoundScore:
    """The score sheet's line for a round that ended this way. The seat that went out wins it, if one did."""
    costs = tuple(cost(state.table, hand) for hand in state.hands)
    winner, points, fell_back = points_for(state, how, winner, costs, state.top)
    table, knocked_out, out = state.table, tuple[int, ...](), out_of_match(state.sheet)
    left = [seat for seat in range(table.seats) if seat not in out]
    if table.knocks_out and table.knockout == "at the target":
        knocked_out = tuple(seat for seat in left if state.totals[seat] + points[seat] >= table.target)
    elif table.knocks_out:  # highest hands that are equal stay in the match
        highest = tuple(seat for seat in left if costs[seat] == max(costs))
        knocked_out = highest if len(highest) == 1 else ()
    return RoundScore(how, winner, points, costs, state.rules.counted, state.gone, fell_back, knocked_out)


def points_for(
    state: State, how: HowItEnds, winner: int | None, costs: Points, last: Card
) -> tuple[int | None, Points, Points]:
    """The winner, the points, and the seats that fall back to 0, from what is left in each hand and the last card."""
    table, totals = state.table, state.totals
    if table.goal == "round":
        winner, points = _scored(table, how, winner, costs, last)
    else:
        won = -1 if table.goal == "countdown by rounds" else 0
        points = tuple(won if seat == winner else 0 for seat in range(table.seats))
    if not table.exact_target:
        return winner, points, ()
    # source: more-cousins.md 6.3, "Exactly 101 falls back to 0"
    fell_back = tuple(seat for seat, each in enumerate(points) if totals[seat] + each == table.target)
    return winner, tuple(-totals[seat] if seat in fell_back else each for seat, each in enumerate(points)), fell_back


def _scored(table: Table, how: HowItEnds, winner: int | None, costs: Points, last: Card) -> tuple[int | None, Points]:
    """The winner and the points, where the last card may multiply them (source: linked-variants.md 5.5, "doubles"; for
    a Seven more-cousins.md 6.5, "triples").
    """
    times = table.times.get(last, 1) if how == "out" and not table.counts_rounds else 1
    of_side = tuple([sum([costs[partner] for partner in side]) * times for side in table.partners])
    if table.scoring == "penalty":
        # every side is debited with its cards (source: S0, "The side which fails to go out is debited")
        off = table.off_with.get(last, 0) if how == "out" and winner is not None else 0
        if not off:
            return winner, of_side
        return winner, tuple(each - off * (winner in side) for each, side in zip(of_side, table.partners, strict=True))
    # the winner collects from all the others. In a blocked round the lowest hand collects the differences
    lowest = min(of_side)
    if winner is None and of_side.count(lowest) > len(table.partners[0]):
        return None, (0,) * table.seats
    best = of_side.index(lowest) if winner is None else winner
    each_side = dict(zip(table.partners, of_side, strict=True))
    won = 1 if table.counts_rounds else sum([cost - of_side[best] for cost in each_side.values()])
    return best, tuple([won if seat in table.partners[best] else 0 for seat in range(table.seats)])


# What a match brings


def settlement(table: Table, totals: tuple[int, ...], champions: tuple[int, ...]) -> tuple[Payment, ...]:
    """The payments, from the final totals (source: S0, "Settlement is made", and for three and four).

    One seat of each better side is paid: the one next to the payer's right (source: rulings.md, "Settlement").
    """
    if table.settlement == "none":
        return ()
    among_all, sign = table.settlement == "among all", 1 if table.collects else -1
    scores = [sign * total for total in totals]  # more is better
    counted = [sign * -(-total // UNIT) * UNIT for total in totals] if among_all else scores  # rounded up
    best, payments = max(scores), []
    for payer, score in enumerate(scores):
        paid = [seat for seat, other in enumerate(scores) if other > score and (among_all or other == best)]
        sides = {table.partners[seat] for seat in paid}
        for receiver in sorted(min(side, key=lambda seat: (payer - seat) % table.seats) for side in sides):
            bonus = table.bonus if receiver in champions and not table.collects else 0
            points = -(-(counted[receiver] - counted[payer]) // UNIT) * UNIT + bonus
            if points:
                payments.append(Payment(payer, receiver, points, -(-points // UNIT)))
    return tuple(payments)
