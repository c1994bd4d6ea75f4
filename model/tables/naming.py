"""Names of people and bots at a table. Of two with the same name, the one who came later has a number. Pure."""

from collections.abc import Hashable

from engine.words import Later
from model.people.names import WIDEST, escaped, told_apart
from model.tables.table import Happening, Table


def plain_names(table: Table, most: int = WIDEST) -> list[str]:
    """The names of the seats, for places without formatting, in at most so many columns."""
    called = _called(table, most)
    return [called[seat.member or (seat.name, number)] for number, seat in enumerate(table.seats)]


def names(table: Table) -> list[str]:
    """The names of the seats, safe for texts."""
    return [*map(escaped, plain_names(table))]


def name_of(table: Table, seat: int) -> Later[tuple[Table, int]]:
    return Later(_name, (table, seat))


def _name(seat: tuple[Table, int]) -> str:
    return names(seat[0])[seat[1]]


def name_by(table: Table, happening: Happening) -> str:
    """The name of the other person or bot in a happening, safe for texts. Empty if there is none."""
    if happening.by == "":
        return ""
    seat = happening.seat if happening.kind == "sat" else None
    return escaped(_called(table)[happening.member or (happening.by, seat)])


def _called(table: Table, most: int = WIDEST) -> dict[Hashable, str]:
    """The names of all who had to do with a table: those who had seats first, in the order in which they sat down.

    A member has one, known by their id. A bot, or a person who was forgotten, is known by name and seat.
    """
    since = [0] * len(table.seats)
    sat: list[tuple[int, int, int, int | None, str | None]] = []  # the moves before, the seat, a count, and who it was
    for each in table.happenings:
        if each.kind == "sat" and each.seat is not None:
            sat.append((since[each.seat], each.seat, len(sat), each.member, each.by))
            since[each.seat] = each.after
    for seat, now in enumerate(table.seats):
        sat.append((now.since, seat, len(sat), now.member, now.name))
    found: dict[Hashable, str | None] = {}
    for _, seat, _, member, name in sorted(sat):
        found[member or (name, seat)] = name
    for each in table.happenings:
        if each.by != "" and each.kind != "sat":
            found.setdefault(each.member or (each.by, None), each.by)
    return dict(zip(found, told_apart(found.values(), most), strict=True))
