"""People who sit down during a match, in a seat that a bot plays. Pure: refusals are sentences."""

from dataclasses import replace
from typing import get_args

from engine.words import Message
from model.member import Member
from model.refusals import WORDS as REFUSALS
from model.refusals import Refused
from model.tables.log import lost_seat, noted
from model.tables.naming import name_of
from model.tables.policy import refuse_if
from model.tables.seating import with_host
from model.tables.table import Newcomers, Seat, Table

NEWCOMERS: tuple[Newcomers, ...] = get_args(Newcomers)


def bots_seats(table: Table) -> list[int]:
    """The seats that a bot plays in the match, those first that no one may come back to."""
    played = [seat for seat, each in enumerate(table.seats) if not each.present and not table.is_out(seat)]
    return sorted(played, key=lambda seat: table.seats[seat].away)


def may_sit_down(table: Table) -> bool:
    forbidden = table.newcomers == "closed" or table.policy.no_newcomer
    return table.phase == "match" and not forbidden and bool(bots_seats(table))


def sat_down(table: Table, person: Member, *, notify: bool) -> Table:
    """Someone new takes a bot's seat, but not while a player decides about that bot's play or cards. Raises Refused."""
    refuse_if(table.policy.no_newcomer)
    if table.phase != "match" or table.state is None:
        raise Refused(REFUSALS.message("begun-without-you"))
    if table.newcomers == "closed":
        raise Refused(REFUSALS.message("no-sitting-in"))
    seats = bots_seats(table)
    free = [seat for seat in seats if seat not in table.state.decided_about()]
    if not free:
        raise Refused(REFUSALS.message("seat-decided-about") if seats else _why_full(table, person))
    return _with_newcomer(table, free[0], Seat(person.name, person.id, notify=notify, since=table.moves))


def _why_full(table: Table, person: Member) -> Message:
    if (lost := lost_seat(table, person.id)) is not None:
        return REFUSALS.message("seat-lost-and-full", name=name_of(table, lost))
    last = max(range(len(table.seats)), key=lambda seat: table.seats[seat].since)
    began = not table.seats[last].since
    if began and not all(seat.present for seat in table.seats):
        return REFUSALS.message("no-seat-in-play")
    return REFUSALS.message("begun-and-full") if began else REFUSALS.message("sat-first", name=name_of(table, last))


def with_newcomers(table: Table, wanted: str) -> Table:
    """The host sets who may take a bot's seat. Raises Refused."""
    newcomers = next((each for each in NEWCOMERS if each == wanted), None)
    if newcomers is None:
        raise Refused(REFUSALS.message("no-such-newcomers"))
    return replace(table, newcomers=newcomers)


def _with_newcomer(table: Table, number: int, seat: Seat) -> Table:
    """A seat changes hands, with its cards and score. What its bot or owner was ready for is off, and a
    card that its owner has just played stays played.
    """
    before, state = table.seats[number], table.state
    table = replace(
        table,
        seats=(*table.seats[:number], seat, *table.seats[number + 1 :]),
        state=state.standing() if state is not None and state.may_take_back(number) else state,
        ready=table.ready - {number},
    )
    return with_host(noted(table, "sat", number, before))
