"""Whose turn comes next, and how a debt is paid before it does."""

from engine.events import Record
from engine.shedding.events import DebtSettled, Skipped, TurnCame
from engine.shedding.matching import followers
from engine.shedding.state import State
from engine.shedding.stock import draw_cards


def next_turn(record: Record[State]) -> None:
    """The turn moves on. A debt no card can answer is drawn at once and costs the turn (source: S3, "A 7 causes")."""
    state = record.state
    following = state.seat_after(state.turn)
    if state.debt and not followers(state, following):
        record.add(Skipped(following))
        pay_debt(record, following)
    record.add(TurnCame(state.seat_after(state.turn)))


def take_turn(record: Record[State], seat: int) -> None:
    """The seat to move is asked for a card, or draws at once for a debt that no card can answer."""
    if record.state.debt and not followers(record.state, seat):
        pay_debt(record, seat)
        next_turn(record)
    else:
        record.add(TurnCame(seat))


def pay_debt(record: Record[State], seat: int) -> None:
    """A seat draws the whole debt."""
    draw_cards(record, seat, record.state.debt, "debt")
    settle(record)


def settle(record: Record[State]) -> None:
    """Clear the debt."""
    if record.state.debt:
        record.add(DebtSettled())
