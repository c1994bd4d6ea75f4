"""A table without a clock waits for one player, as long as it takes. After a day the others may go on without them."""

from dataclasses import replace

from engine.words import Message
from model.member import Member
from model.refusals import say
from model.servers import pace
from model.tables.naming import name_of
from model.tables.table import Table
from model.tables.table_log import latest_of, noted

PATIENCE = pace.DAY  # seconds without a move after which the others may go on


def waited_for(table: Table) -> int | None:
    """The seat of the person for whom everyone waits. None if it is a bot's turn, or a clock runs."""
    state = table.state
    if state is None or table.phase != "match" or table.day is not None or table.turn_seconds:
        return None
    if table.pace != pace.NO_LIMIT:
        return None
    seat = state.adding() if state.phase == "deal" else state.turn
    return seat if seat is not None and table.seats[seat].present else None


def clock(table: Table) -> float | None:
    """When something happens by itself, as people may see it. Nothing does while everyone waits for a player."""
    return table.deadline if waited_for(table) is None else None


def with_day_noted(table: Table) -> Table:
    """A day has passed without a move. That is told once."""
    seat = waited_for(table)
    return table if seat is None or too_long(table) == seat else noted(table, "waited", seat)


def too_long(table: Table) -> int | None:
    """The seat of the person for whom everyone has waited a day, and waits still. None if there is none."""
    seat = waited_for(table)
    latest = None if seat is None else latest_of(table, seat)
    return seat if latest is not None and (latest.kind, latest.after) == ("waited", table.moves) else None


def handed_over(table: Table, seat: int, by: Member) -> Table | None:
    """The table for a player who may let a bot take a seat, as everyone has waited a day for its owner. If that was the
    host, the player is now. None if they may not.
    """
    own = table.seat_of(by.id)
    if own in (None, seat) or not table.seats[own or 0].present or too_long(table) != seat:
        return None
    return replace(table, host=by.id) if table.seats[seat].member == table.host else table


def without_host(table: Table, member: int) -> Message | None:
    """How a player can go on without the host, as a refusal. None where nobody has to wait for long."""
    seat, own = waited_for(table), table.seat_of(member)
    if seat is None or own in (None, seat):
        return None
    return say.message("only-host-now" if too_long(table) == seat else "only-host-yet", name=name_of(table, seat))
