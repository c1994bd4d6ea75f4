"""What an empty hand means, and how a round ends."""

from engine.core.events import MatchEnded, Record, RoundEnded, Settled
from engine.core.scoresheet import TOO_LONG
from engine.shedding.events.endings import CountedDown, FellBack, KnockedOut, LeftOver, WentOut
from engine.shedding.legal.legal_moves import can_draw, playable, wins_when_empty
from engine.shedding.rounds.match_end import final_totals, last_left, settlement, winners
from engine.shedding.rounds.scoring import HowItEnds, round_score
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.state import State


def hand_emptied(record: Record[State], seat: int) -> bool:
    """A seat has no cards left. Returns whether that ended the round.

    Source: S3, "The first player who gets rid"; S0, "both partners must get rid of their cards".
    """
    if record.state.rules.table.goal == "countdown":
        return _counts_down(record, seat)
    if record.state.rules.table.play_on:
        return _goes_out(record, seat)
    if not wins_when_empty(record.state, seat):
        record.add(WentOut(seat))
        return False
    end_round(record, "out", seat)
    return True


def _goes_out(record: Record[State], seat: int) -> bool:
    """The others play on until one is left with cards. The first one out wins (source: linked-variants.md, Macau)."""
    record.add(WentOut(seat, len(record.state.gone) + 1))
    left = record.state.others(seat)
    if len(left) > 1:
        return False
    record.add(LeftOver(left[0]))
    end_round(record, "left", record.state.gone[0])
    return True


def _counts_down(record: Record[State], seat: int) -> bool:
    """Source: S3, "Instead, the player subtracts 1 from their score"."""
    score = record.state.totals[seat] - 1
    record.add(CountedDown(seat, score))
    if score == 0:
        end_round(record, "out", seat)
        return True
    draw_cards(record, seat, score, "refill")
    return False


def end_if_blocked(record: Record[State], seat: int) -> bool:
    """A full circle of passes ends the round. Returns whether it did.

    The turn of the next seat counts as one if it drew last, and can neither play nor draw (source: rulings.md, "the
    last card in vain").
    """
    state = record.state
    following, circle = state.seat_after(seat), 1 + len(state.others(seat))
    in_vain = state.drawer == following and not playable(state, following) and not can_draw(state, following)
    blocked = state.passes + in_vain == circle
    if blocked:
        end_round(record, "blocked", None)
    return blocked


def end_with_stock(record: Record[State]) -> bool:
    """A turn ends, and the round with it where an empty stock ends it (source: more-cousins.md 6.12).

    Returns whether it did.
    """
    ended = record.state.rules.table.empty_stock and not record.state.stock
    if ended:
        end_round(record, "stock", None)
    return ended


def end_if_too_long(record: Record[State]) -> None:
    """A round that doesn't get on ends as a blocked one does, when no step is half done (source: rulings.md, "Every
    match ends").
    """
    if record.state.phase == "play" and record.state.pending is None and record.state.round_too_long:
        end_round(record, TOO_LONG, None)


def end_round(record: Record[State], how: HowItEnds, winner: int | None) -> None:
    """Write the line of the score sheet, and end the match if that decides it."""
    state = record.state
    if winner is None and state.gone:
        winner = state.gone[0]
    elif winner is not None and state.debt and state.rules.table.winning_card_acts:
        following = state.seat_after(state.turn)
        if following != winner:  # unless all the others are skipped
            draw_cards(record, following, state.debt, "debt")
    score = round_score(state, how, winner)
    record.add(RoundEnded(score, state.hands))
    for seat in score.fell_back:
        record.add(FellBack(seat, state.rules.table.target))
    for seat in score.knocked_out:
        record.add(KnockedOut(seat))
    if champions := _champions(state):
        totals = final_totals(state.rules.table, state.totals, champions)
        payments = settlement(state.rules.table, totals, champions)
        if payments:
            record.add(Settled(payments))
        record.add(MatchEnded(champions, totals, state.seed, state.rules.counted))


def _champions(state: State) -> tuple[int, ...]:
    """The seats that have won the match. Empty: play on."""
    over = state.match_too_long
    if state.rules.table.knocks_out:
        return last_left(state.rules.table, state.totals, state.sheet, over=over)
    over = over or state.rules.table.goal == "countdown"
    return winners(state.rules.table, state.totals, played=len(state.sheet), over=over)
