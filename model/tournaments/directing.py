"""What the organiser of a tournament does while it runs, where its tables stand, and how it ends. Pure."""

from collections.abc import Iterable
from dataclasses import replace

from model.member import Member
from model.refusals import Refused
from model.tables.table import Table
from model.tournaments.entries import with_entrant
from model.tournaments.notices import noticed
from model.tournaments.rounds import with_tables
from model.tournaments.tournament import Tournament, check_running, words


def check_organiser(tournament: Tournament, person: Member) -> None:
    """Raises Refused for everyone but the organiser and members with Manage Messages."""
    if person.id != tournament.organiser and not person.manages:
        raise Refused(words.message("organiser-only"))


def hurried(tournament: Tournament, tables: Iterable[Table]) -> Tournament:
    """Bots finish these tables. Who is to move or is away begins the next round away. Raises Refused."""
    check_running(tournament)
    if tournament.paused:
        raise Refused(words.message("paused-first"))
    playing = {table.id: table for table in tables if table.phase == "match"}
    if tournament.phase != "round" or not playing:
        raise Refused(words.message("nothing-to-hurry"))
    for known in tournament.tables:
        if known.table in playing and not known.hurried:
            tournament = _slow_players_away(tournament, playing[known.table])
    called_in = tuple(replace(table, hurried=table.hurried or table.table in playing) for table in tournament.tables)
    return noticed(with_tables(tournament, called_in), "hurried")


def _slow_players_away(tournament: Tournament, table: Table) -> Tournament:
    turn = table.state.turn if table.state else None
    for number, seat in enumerate(table.seats):
        entrant = tournament.entrant_of(seat.member) if seat.member is not None else None
        if entrant is not None:
            tournament = with_entrant(tournament, replace(entrant, away=seat.away or number == turn))
    return tournament


def paused(tournament: Tournament) -> Tournament:
    """All clocks stop. Raises Refused."""
    check_running(tournament)
    if tournament.paused:
        raise Refused(words.message("paused-already"))
    if tournament.phase == "open":
        raise Refused(words.message("nothing-to-pause"))
    return replace(tournament, paused=True, deadline=None)


def going_on(tournament: Tournament, now: float, pause: float) -> Tournament:
    """Clocks run again, and a break starts over. Raises Refused."""
    check_running(tournament)
    if not tournament.paused:
        raise Refused(words.message("not-paused"))
    return replace(tournament, paused=False, deadline=now + pause if tournament.phase == "break" else None)


def closed(tournament: Tournament, now: float) -> Tournament:
    """Cancelled if it is still running, and closed in any case. The complete rounds stay."""
    if not tournament.running:
        return replace(tournament, deadline=None)
    ended = now if tournament.complete else None
    return replace(tournament, phase="cancelled", paused=False, ended_at=ended, deadline=None)


def expired(tournament: Tournament) -> Tournament:
    """It has waited too long for people, and is about to be cancelled for it."""
    return noticed(tournament, "expired") if tournament.running else tournament


def with_channels(tournament: Tournament, channels: Iterable[int], wanted: int) -> Tournament:
    """With threads for its tables, perhaps fewer than ``wanted``, which is told once."""
    changed = replace(tournament, channels=tuple(channels))
    told = any(notice.what == "roomless" for notice in tournament.notices)
    return noticed(changed, "roomless") if len(changed.channels) < wanted and not told else changed


def without_channel(tournament: Tournament, channel: int) -> Tournament:
    """A thread is gone. Its table goes to the tournament's own channel."""
    channels = tuple(tournament.channel if known == channel else known for known in tournament.channels)
    return noticed(replace(tournament, channels=channels), "moved")
