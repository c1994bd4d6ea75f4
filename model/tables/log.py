"""The log of a table: happenings, such as coming and going, and how they fit in between the moves."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.core import match, scoresheet
from model.member import Member
from model.tables.table import LEAVING, NO_MOVE, Happening, Kind, Seat, Table

KEPT = 200  # happenings that a table remembers

Moves = Iterable[tuple[int, Sequence[match.AnyEvent]]]  # the numbers of moves, with their events
Entry = match.AnyEvent | Happening


def noted(table: Table, kind: Kind, seat: int | None = None, by: Member | Seat | None = None) -> Table:
    """The table with one more thing that has happened. ``by``: who did it, or who had the seat before."""
    if table.state is None:
        return table
    happening = Happening(kind, seat, table.moves, len(table.state.sheet))
    member = by.member if isinstance(by, Seat) else None if by is None else by.id
    if by is not None and (seat is None or table.seats[seat].member != member):
        happening = replace(happening, by=by.name, member=member)
    return replace(table, happenings=(*table.happenings, happening)[-KEPT:])


def noted_once(table: Table, kind: Kind, seat: int, by: Seat | None = None) -> Table:
    """The table with one more thing that has happened, unless that was the last thing since the last move."""
    changed = noted(table, kind, seat, by)
    return table if changed.happenings[-1:] == table.happenings[-1:] else changed


def with_changes_noted(before: Table, table: Table) -> Table:
    """The table with a note of each other change since ``before``: players away or back, and another host."""
    if before.state is None or len(before.seats) != len(table.seats):
        return table
    seats = {happening.seat for happening in table.happenings[len(before.happenings) :]}
    for number, (was, now) in enumerate(zip(before.seats, table.seats, strict=True)):
        if was.present and now.away and number not in seats:
            table = noted(table, "stood-in", number)
        if now.present and not was.present and number not in seats:
            table = noted(table, "back", number)
    host = None if table.host is None or table.host == before.host else table.seat_of(table.host)
    return table if host is None else noted(table, "host", host)


def in_order(moves: Moves, happenings: Sequence[Happening]) -> list[Entry]:
    """The events of some moves in a row, with what happened between and after them."""
    numbered = list(moves)
    first = numbered[0][0] if numbered else 0
    left = [happening for happening in happenings if happening.after >= first - 1]
    entries: list[Entry] = []
    for number, events in numbered:
        if left:
            entries += [happening for happening in left if happening.after < number]
            left = [happening for happening in left if happening.after >= number]
        entries += events
    return entries + left


def latest_of(table: Table, seat: int) -> Happening | None:
    return next((each for each in reversed(table.happenings) if each.seat == seat and each.kind not in NO_MOVE), None)


def lost_seat(table: Table, member: int) -> int | None:
    """The seat that this member had in the match, if someone sat down in it meanwhile."""
    lost = (each.seat for each in reversed(table.happenings) if each.kind == "sat" and each.member == member)
    return next(lost, None)


def bot_plays_for(table: Table, seat: int) -> bool:
    """True if a bot plays for the owner of a seat. It doesn't for who quit when the seat was out of the match."""
    if not table.seats[seat].away:
        return False
    latest = latest_of(table, seat)
    return latest is None or latest.kind != "quit"


def stood_in_for(table: Table) -> list[frozenset[int]]:
    """For each round that is over, the seats that a bot played at its end while their present owner was away."""
    away = {number for number, seat in enumerate(table.seats) if seat.away}
    taken = set[int]()  # seats that someone else had at that time
    left, found, sheet = list(table.happenings), list[frozenset[int]](), table.state.sheet if table.state else ()
    for number in reversed(range(len(sheet))):
        while left and left[-1].rounds > number:
            undone = left.pop()
            if undone.seat is not None and undone.kind == "sat":
                taken.add(undone.seat)
            elif undone.seat is not None and undone.kind == "back":
                away.add(undone.seat)
            elif undone.kind in LEAVING:
                away -= {undone.seat}
        found.append(frozenset(away - taken).difference(scoresheet.out_of_match(sheet[:number])))
    return found[::-1]
