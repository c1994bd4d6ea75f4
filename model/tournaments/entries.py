"""Who is entered in a tournament as players come and go, and computer players with them. Pure."""

from dataclasses import replace

from engine.bots import LEVELS, named_levels
from engine.chance.fairness import with_press
from engine.matches import tournament as rules
from model.member import Member
from model.people.names import look
from model.refusals import Refused
from model.tables.seating import COMPUTERS, STAND_IN
from model.tournaments.notices import noticed
from model.tournaments.tournament import Entrant, Tournament, check_running, words

MOST = 32  # entrants: at tables of four that is eight messages in one channel


def entered(tournament: Tournament, person: Member) -> Tournament:
    """A member enters, even late, or comes back after leaving or being away. Raises Refused.

    In the last round, only a seat at a table that is still playing can be taken back.
    """
    check_running(tournament)
    known = tournament.entrant_of(person.id)
    if known is None:
        newcomer = Entrant(_next_number(tournament), person.name, person.id)
        return _with_newcomer(pressed(tournament, person.press), newcomer)
    if tournament.last_begun and not tournament.plays(known.number):
        raise Refused(words.message("too-late" if tournament.table_of(known.number) is None else "played-all"))
    back = replace(known, name=person.name, status="in", away=False)
    if known.status == "in":
        return with_entrant(tournament, back)
    return noticed(with_entrant(tournament, back), "back", known.number)


def pressed(tournament: Tournament, press: int | None) -> Tournament:
    """With a press of signing up or starting, which is mixed into the deals from now on."""
    return replace(tournament, entropy=with_press(tournament.entropy, press))


def _with_newcomer(tournament: Tournament, entrant: Entrant) -> Tournament:
    if tournament.last_begun:
        raise Refused(words.message("too-late"))
    if len(tournament.seated) >= MOST:
        raise Refused(words.message("full", count=MOST))
    joined = len(tournament.played)
    entered = replace(tournament, entrants=(*tournament.entrants, replace(entrant, joined=joined)))
    return noticed(entered, "late", entrant.number) if joined else entered


def _next_number(tournament: Tournament) -> int:
    return 1 + max((entrant.number for entrant in tournament.entrants), default=-1)


def with_computer(tournament: Tournament, level: str) -> Tournament:
    """A computer player enters. Raises Refused."""
    check_running(tournament)
    if level not in LEVELS:
        raise Refused(words.message("no-level", level=level, levels=named_levels()))
    return _with_newcomer(tournament, Entrant(_next_number(tournament), _computer_name(tournament), None, level))


def _computer_name(tournament: Tournament) -> str:
    taken = {look(entrant.name or "") for entrant in tournament.entrants}
    names = (f"{name} {turn}" if turn > 1 else name for turn in range(1, MOST + 1) for name in COMPUTERS)
    return next(name for name in names if look(name) not in taken)


def left(tournament: Tournament, member: int) -> Tournament:
    """A member leaves, or is removed. Raises Refused."""
    check_running(tournament)
    entrant = tournament.entrant_of(member)
    if entrant is None or not entrant.seated:
        raise Refused(words.message("not-in"))
    return gone(tournament, entrant)


def gone(tournament: Tournament, entrant: Entrant) -> Tournament:
    """Before their first round the entry goes. After it there is no seat for them in later rounds, and no place.

    Raises Refused for someone who has left already, or has played the last round.
    """
    if not entrant.seated:
        raise Refused(words.message("has-left"))
    if tournament.last_begun and not tournament.plays(entrant.number):
        raise Refused(words.message("played-all"))
    if all(entrant.number not in table.entrants for played in tournament.played for table in played.tables):
        return _without(tournament, entrant)
    return noticed(with_entrant(tournament, replace(entrant, status="out", away=False)), "out", entrant.number)


def forgotten(tournament: Tournament, member: int) -> Tournament:
    """A member asks to be forgotten. Before the start the entry goes. After it a computer player owns the place."""
    if tournament.organiser == member:
        tournament = noticed(replace(tournament, organiser=None), "headless")
    entrant = tournament.entrant_of(member)
    if entrant is None:
        return tournament
    if tournament.phase == "open":
        return _without(tournament, entrant)
    nobodys = with_entrant(tournament, entrant.forgotten)
    return noticed(nobodys, "forgotten", entrant.number) if tournament.running and entrant.person else nobodys


def entry(tournament: Tournament, number: int) -> Entrant:
    """An entrant by number. Raises Refused."""
    try:
        return tournament.entrant(number)
    except KeyError:
        raise Refused(words.message("no-player")) from None


def filled(tournament: Tournament) -> Tournament:
    """With as few computer players as the tables of a round need (source: rulings.md, "Tournaments").

    Those that filled up before come first. All others make way.
    """
    needed = rules.fillers(len(tournament.contenders), five=rules.five_fit(tournament.house_rules))
    known = [entrant for entrant in tournament.entrants if entrant.filler]
    for number, entrant in enumerate(known):
        tournament = with_entrant(tournament, replace(entrant, status="in" if number < needed else "out"))
    for _ in range(needed - len(known)):
        number, name, played = _next_number(tournament), _computer_name(tournament), len(tournament.played)
        filler = Entrant(number, name, None, STAND_IN, joined=played, filler=True)
        tournament = replace(tournament, entrants=(*tournament.entrants, filler))
    return tournament


def _without(tournament: Tournament, entrant: Entrant) -> Tournament:
    entrants = tuple(other for other in tournament.entrants if other != entrant)
    notices = tuple(notice for notice in tournament.notices if notice.entrant != entrant.number)
    return replace(tournament, entrants=entrants, notices=notices)


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    """With this entrant in place of the one that has the number."""
    entrants = (entrant if other.number == entrant.number else other for other in tournament.entrants)
    return replace(tournament, entrants=tuple(entrants))
