"""People who sit down during a match, in a seat that a bot plays. Pure: refusals are sentences."""

from dataclasses import replace
from typing import get_args

from engine.words import Message
from model.member import Member
from model.refusals import WORDS as REFUSALS, Refused
from model.tables import log, naming, policy, seating
from model.tables.table import Newcomers, Seat, Table

NEWCOMERS: tuple[Newcomers, ...] = get_args(Newcomers)


def may_sit_down(table: Table) -> bool:
    if table.phase != "match" or table.newcomers == "closed" or table.policy.no_newcomer:
        return False
    return any(not each.present and not table.is_out(seat) for seat, each in enumerate(table.seats))


def sat_down(table: Table, person: Member, *, notify: bool) -> Table:
    """Someone new takes a bot's seat, with its cards and score. A card that it has just played stays played.

    Raises Refused, also while a player decides about that bot's play or cards.
    """
    policy.refuse_if(table.policy.no_newcomer)
    if table.phase != "match" or table.state is None:
        raise Refused(REFUSALS.message("begun-without-you"))
    if table.newcomers == "closed":
        raise Refused(REFUSALS.message("no-sitting-in"))
    played = [seat for seat, each in enumerate(table.seats) if not each.present and not table.is_out(seat)]
    seats = sorted(played, key=lambda seat: table.seats[seat].away)  # those first that no one may come back to
    number = next((seat for seat in seats if seat not in table.state.decided_about()), None)
    if number is None:
        raise Refused(REFUSALS.message("seat-decided-about") if seats else _why_full(table, person))
    before, newcomer = table.seats[number], Seat(person.name, person.id, notify=notify, since=table.moves)
    standing = table.state.standing() if table.state.may_take_back(number) else table.state
    seated = seating.with_seat(replace(table, state=standing, ready=table.ready - {number}), number, newcomer)
    return seating.with_host(log.noted(seated, "sat", number, before))


def _why_full(table: Table, person: Member) -> Message:
    if (lost := log.lost_seat(table, person.id)) is not None:
        return REFUSALS.message("seat-lost-and-full", name=naming.name_of(table, lost))
    last = max(range(len(table.seats)), key=lambda seat: table.seats[seat].since)
    began = not table.seats[last].since
    if began and not all(seat.present for seat in table.seats):
        return REFUSALS.message("no-seat-in-play")
    return (
        REFUSALS.message("begun-and-full") if began else REFUSALS.message("sat-first", name=naming.name_of(table, last))
    )


def with_newcomers(table: Table, wanted: str) -> Table:
    """The host sets who may take a bot's seat. Raises Refused."""
    newcomers = next((each for each in NEWCOMERS if each == wanted), None)
    if newcomers is None:
        raise Refused(REFUSALS.message("no-such-newcomers"))
    return replace(table, newcomers=newcomers)
