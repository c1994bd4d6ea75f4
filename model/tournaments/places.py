"""Where the entrants of a tournament sit: its tables, and what becomes of a seat when someone comes or goes. Pure."""

from collections.abc import Callable, Iterable

from model.member import Member
from model.tables import seating
from model.tables.table import Table
from model.tournaments.tournament import Tournament

AtTable = Callable[[Table], Table]


def table_ids(tournament: Tournament) -> list[int]:
    """The tables of its last round."""
    return [table.table for table in tournament.tables]


def every_table(tournament: Tournament) -> list[int]:
    """All tables that it ever had."""
    return [known.table for played in tournament.played for known in played.tables]


def back_at(live: Iterable[Table], tournament: Tournament, person: Member) -> list[Table]:
    """The table that is still playing where an entrant has a seat and is not there, with them back in it."""
    entrant = tournament.entrant_of(person.id)
    known = tournament.table_of(entrant.number) if entrant else None
    if entrant is None or known is None:
        return []
    seat = known.entrants.index(entrant.number)
    free = (table for table in live if table.id == known.table and table.phase == "match")
    kept = (seating.kept_for(table, seat, person, notify=entrant.notify) for table in free)
    return [seating.joined(table, person) for table in kept if table.seats[seat].away]


def forgotten_at(table: Table, tournaments: Iterable[Tournament], member: int) -> Table:
    """What becomes of a table when these tournaments forget a member: a computer player takes over the place."""
    for tournament in tournaments:
        entrant = tournament.entrant_of(member)
        known = tournament.table_of(entrant.number) if entrant else None
        if entrant is not None and known is not None and known.table == table.id:
            table = seating.taken_over(table, known.entrants.index(entrant.number))
    return table
