"""People who sit down during a match, in a seat that a bot plays. Pure: refusals are sentences."""

from dataclasses import replace
from typing import get_args

from engine.words import Message
from model.member import Member
from model.refusals import Refused, say
from model.tables.naming import asker_name, name_of
from model.tables.planning import without_plan
from model.tables.seating import with_host
from model.tables.table import Asker, Newcomers, Seat, Table
from model.tables.table_log import lost_seat, noted

NEWCOMERS: tuple[Newcomers, ...] = get_args(Newcomers)


def bots_seats(table: Table) -> list[int]:
    """The seats that a bot plays in the match, those first that no one may come back to."""
    played = [seat for seat, each in enumerate(table.seats) if not each.present and not table.is_out(seat)]
    return sorted(played, key=lambda seat: table.seats[seat].away)


def may_sit_down(table: Table) -> bool:
    """Whether someone new may take a bot's seat now, or ask the host for it."""
    policy = table.policy
    forbidden = table.newcomers == "closed" or policy.no_newcomer or policy.no_sitting_in
    return table.phase == "match" and not forbidden and len(bots_seats(table)) > len(table.askers)


def asking(table: Table, person: Member, *, notify: bool) -> Table:
    """Someone asks for a bot's seat, and has it when this is ``settled``. Raises Refused."""
    if table.asker(person.id) is not None:
        return table
    table.policy.check_sitting_in()
    if table.phase != "match":
        raise Refused(say.message("begun-without-you"))
    if table.newcomers == "closed":
        raise Refused(say.message("no-sitting-in"))
    if not may_sit_down(table):
        raise Refused(_why_full(table, person))
    let_in = table.newcomers == "open" or table.host in (None, person.id)
    return replace(table, askers=(*table.askers, Asker(person.name, person.id, notify, let_in)))


def first_undecided(table: Table) -> Asker | None:
    """Whom the host is asked about: one at a time."""
    return next((each for each in table.askers if not each.let_in), None)


def _why_full(table: Table, person: Member) -> Message:
    if table.askers and bots_seats(table):
        return say.message("asked-first", name=asker_name(table, table.askers[-1]))
    if (lost := lost_seat(table, person.id)) is not None:
        return say.message("seat-lost-and-full", name=name_of(table, lost))
    last = max(range(len(table.seats)), key=lambda seat: table.seats[seat].since)
    began = not table.seats[last].since
    if began and not all(seat.present for seat in table.seats):
        return say.message("no-seat-in-play")
    return say.message("begun-and-full") if began else say.message("sat-first", name=name_of(table, last))


def with_newcomers(table: Table, wanted: str) -> Table:
    """The host sets who may take a bot's seat. Those who ask are let in, or not, with that. Raises Refused."""
    newcomers = next((each for each in NEWCOMERS if each == wanted), None)
    if newcomers is None:
        raise Refused(say.message("no-such-newcomers"))
    let_in = tuple(replace(each, let_in=each.let_in or newcomers == "open") for each in table.askers)
    return replace(table, newcomers=newcomers, askers=() if newcomers == "closed" else let_in)


def answered(table: Table, member: int, *, let_in: bool) -> Table:
    """The host lets someone in who asks, or does not. Raises Refused if that is no longer asked."""
    asker = table.asker(member)
    if asker is None or asker.let_in:
        raise Refused(say.message("not-asking"))
    others = tuple(each for each in table.askers if each != asker)
    return replace(table, askers=(*others, replace(asker, let_in=True)) if let_in else others)


def withdrawn(table: Table, member: int) -> Table:
    """Someone no longer asks for a seat."""
    return replace(table, askers=tuple(each for each in table.askers if each.member != member))


def settled(table: Table) -> Table:
    """Those sit down who may, unless a player is deciding about each bot's play or cards: then after that move.

    Where no one is present, no one is asked.
    """
    if table.phase != "match" or table.state is None:
        return replace(table, askers=()) if table.askers else table
    for asker in table.askers:
        free = [seat for seat in bots_seats(table) if seat not in table.state.decided_about()]
        if free and (asker.let_in or not table.anybody_present):
            table = _sat_down(table, asker, free[0])
    return replace(table, askers=table.askers[: len(bots_seats(table))]) if table.askers else table


def _sat_down(table: Table, asker: Asker, number: int) -> Table:
    """A seat changes hands, with its cards and score. What its bot or owner was ready for, agreed to or planned is
    off, and a card that its owner has just played stays played.
    """
    before, state = table.seats[number], table.state
    seat = Seat(asker.name, asker.member, notify=asker.notify, since=table.moves)
    table = replace(
        without_plan(withdrawn(table, asker.member), number),
        seats=(*table.seats[:number], seat, *table.seats[number + 1 :]),
        state=state.standing() if state is not None and state.may_take_back(number) else state,
        ready=table.ready - {number},
        closing=table.closing - {number},
        agreeing=table.agreeing - {number},
    )
    return with_host(noted(table, "sat", number, before))
