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
from model.tournaments.tournament import Entrant, Status, Tournament, check_running, words

MOST = 64  # entrants


def check_sign_up(tournament: Tournament, member: int, now: float) -> None:
    """Raises Refused for someone new once sign-up has closed. Who was in may come back."""
    if tournament.running and tournament.entrant_of(member) is None and tournament.sign_up_closed(now):
        raise Refused(words.message("closed", begun="yes" if tournament.played else "no"))


def entered(tournament: Tournament, person: Member) -> Tournament:
    """A member enters, even late, or comes back after leaving or being away. Raises Refused.

    In the last round, only a seat at a table that is still playing can be taken back.
    """
    check_running(tournament)
    known = tournament.entrant_of(person.id)
    if known is None:
        newcomer = Entrant(_next_number(tournament), person.name, person.id)
        return _with_newcomer(pressed(tournament, person.press), newcomer)
    if known.status == "replaced":
        raise Refused(words.message("place-given"))
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


def struck(tournament: Tournament, number: int) -> Tournament:
    """An entry is removed before the start. Raises Refused."""
    entrant = entry(tournament, number)
    if tournament.phase != "open":
        raise Refused(words.message("no-removal"))
    return _without(tournament, entrant)


def left(tournament: Tournament, member: int) -> Tournament:
    """A member leaves. Before their first round the entry goes, and after it there is no seat for them in later rounds.

    A computer player keeps the place in the last round, and when fewer than three would be left. Raises Refused.
    """
    check_running(tournament)
    entrant = tournament.entrant_of(member)
    if entrant is None or entrant.status != "in":
        raise Refused(words.message("not-in"))
    if tournament.phase == "open":
        return _without(tournament, entrant)
    if tournament.last_begun:
        return _as(tournament, entrant, "kept", "last" if tournament.plays(entrant.number) else "done")
    if len(tournament.contenders) <= rules.FEWEST:
        return _as(tournament, entrant, "kept")
    if all(entrant.number not in table.entrants for played in tournament.played for table in played.tables):
        return _without(tournament, entrant)
    return _as(tournament, entrant, "out", "out" if tournament.plays(entrant.number) else "gone")


def replaced(tournament: Tournament, number: int) -> Tournament:
    """A computer player takes an entrant's place from now on. The score stays. Raises Refused."""
    check_running(tournament)
    entrant = entry(tournament, number)
    if entrant.member is None or entrant.status == "replaced":
        raise Refused(words.message("bot-already"))
    if entrant.status == "out":
        raise Refused(words.message("has-left"))
    if tournament.phase == "open":
        raise Refused(words.message("replace-later"))
    return _as(tournament, entrant, "replaced")


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

    The players and bots that were entered come first, then the places of players who left and for whom one was kept,
    then a filler. All others make way.
    """
    kept = [entrant for entrant in tournament.contenders if entrant.status == "kept"]
    entered = len(tournament.contenders) - len(kept)
    needed = rules.fillers(entered, five=rules.five_fit(tournament.house_rules))
    for entrant in kept[needed:]:
        tournament = _as(tournament, entrant, "out", "unkept")
    known = next((entrant for entrant in tournament.entrants if entrant.filler), None)
    if needed <= len(kept):
        return _as(tournament, known, "out", "unfilled") if known and known.seated else tournament
    if known is not None:
        return tournament if known.seated else _as(tournament, known, "in", "filled")
    number, name = _next_number(tournament), _computer_name(tournament)
    filler = Entrant(number, name, None, STAND_IN, joined=len(tournament.played), filler=True)
    return noticed(replace(tournament, entrants=(*tournament.entrants, filler)), "filled", number)


def _as(tournament: Tournament, entrant: Entrant, status: Status, notice: str = "") -> Tournament:
    changed = replace(entrant, status=status, away=False)
    return noticed(with_entrant(tournament, changed), notice or status, entrant.number)


def _without(tournament: Tournament, entrant: Entrant) -> Tournament:
    entrants = tuple(other for other in tournament.entrants if other != entrant)
    notices = tuple(notice for notice in tournament.notices if notice.entrant != entrant.number)
    return replace(tournament, entrants=entrants, notices=notices)


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    """With this entrant in place of the one that has the number."""
    entrants = (entrant if other.number == entrant.number else other for other in tournament.entrants)
    return replace(tournament, entrants=tuple(entrants))
