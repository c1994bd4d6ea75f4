"""Whose turn comes next, and how a debt is paid before it does."""

from engine.core.events import Record
from engine.shedding.events.draw_penalty import DebtSettled
from engine.shedding.events.turns import MissedTurn, Skipped, turn_came
from engine.shedding.legal.legal_moves import fitting
from engine.shedding.legal.matching import is_asked_to_answer
from engine.shedding.rounds.round_end import end_with_stock
from engine.shedding.rounds.stock import draw_cards
from engine.shedding.state import State


def next_turn(record: Record[State]) -> None:
    """The turn moves on. A debt no card can answer is drawn at once (source: S3, "A 7 causes").

    It costs the turn, except where a penalty doesn't.
    """
    state = record.state
    if state.rules.table.empty_stock and end_with_stock(record):
        return
    following = _next_seat(record) if state.skips or state.misses else state.seat_after(state.turn)
    if not state.debt:
        record.add(turn_came(following))
        return
    if is_asked_to_answer(state, following):
        record.add(turn_came(following))
        return
    if state.rules.table.after_penalty != "play on":
        record.add(Skipped(following))
    pay_debt(record, following)
    if state.rules.table.after_penalty == "play on":
        record.add(turn_came(following))
    elif not end_with_stock(record):
        record.add(turn_came(_next_seat(record)))


def _next_seat(record: Record[State]) -> int:
    state = record.state
    following = state.seat_after(state.turn)
    while (state.skips or state.misses) and _must_miss(state, following):
        miss_turn(record, following)
        following = state.seat_after(state.turn)
    return following


def take_turn(record: Record[State], seat: int) -> None:
    """The seat to move is asked for a card, or draws at once for a debt that no card can answer."""
    if end_with_stock(record):
        return
    if _must_miss(record.state, seat):
        miss_turn(record, seat)
        next_turn(record)
    elif record.state.debt and not is_asked_to_answer(record.state, seat):
        pay_debt(record, seat)
        after_penalty(record, seat)
    else:
        record.add(turn_came(seat))


def after_penalty(record: Record[State], seat: int) -> None:
    """A seat that drew a penalty still takes its turn, or has lost it (source: OC-en and PE-li; S3, "loses a turn")."""
    if record.state.rules.table.after_penalty == "play on":
        record.add(turn_came(seat))
    else:
        next_turn(record)


# Turns that are missed


def _must_miss(state: State, seat: int) -> bool:
    if seat in state.misses:
        return True
    return bool(state.skips) and not fitting(state, seat, state.hands[seat])


def miss_turn(record: Record[State], seat: int) -> None:
    """A seat misses this turn. A skip adds to the turns that it has to miss already.

    Where skips don't add up, the seats after it miss one each for the others that were played with it (source:
    more-cousins.md 6.10, "several Jacks in one play skip as many").
    """
    state = record.state
    if state.skips and not state.rules.table.skips_add_up:
        others = state.skips - 1
        record.add(MissedTurn(seat, state.misses.count(seat)))
        for _ in range(others):
            record.add(Skipped(state.seat_after(state.turn)))
        return
    record.add(MissedTurn(seat, state.misses.count(seat) + state.skips - 1))


# Debts


def pay_debt(record: Record[State], seat: int) -> None:
    draw_cards(record, seat, record.state.debt, "debt")
    settle(record)


def settle(record: Record[State]) -> None:
    if record.state.debt:
        record.add(DebtSettled())
