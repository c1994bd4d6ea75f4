"""What the organiser of a tournament does while it runs, where its tables stand, and how it ends. Pure."""

from dataclasses import replace

from model.member import Member
from model.refusals import Refused
from model.tournaments.notices import noticed
from model.tournaments.tournament import Tournament, check_running, words


def check_organiser(tournament: Tournament, person: Member) -> None:
    """Raises Refused for everyone but the organiser and members with Manage Messages."""
    if person.id != tournament.organiser and not person.manages:
        raise Refused(words.message("organiser-only"))


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
