"""A tournament opens, players come and go, and its organiser directs it. Pure."""

from dataclasses import dataclass, replace

from engine.chance import with_press
from engine.games.house_rules import HouseRules
from engine.matches import tournament as rules
from model.location import Location
from model.member import Member
from model.people.names import look
from model.refusals import Refused
from model.tables.seating import COMPUTERS, STAND_IN, game_of
from model.tournaments.tournament import Entrant, Tournament, check_running, words

MOST = 32  # entrants: at tables of four that is eight messages in one channel
ROUNDS = range(1, 13)
USUAL_ROUNDS = 4  # source: S2, "four is optimal"


@dataclass(frozen=True)
class TournamentSetup:
    """What an organiser wants to be played.

    It holds a game with house rules, perhaps from a preset, how many rounds to play, how many seconds a person gets for
    a turn (None: as many as at any table), and when it begins by itself.
    """

    house_rules: HouseRules
    preset: str | None = None
    rounds: int = USUAL_ROUNDS
    turn_seconds: float | None = None
    starts_at: float | None = None


def opened(
    location: Location, organiser: Member, plan: TournamentSetup, seed: str, now: float, turn_seconds: float
) -> Tournament:
    """A new tournament with its organiser entered. ``turn_seconds`` is for a plan that has none. Raises Refused."""
    game_of(plan.house_rules.game)
    if unfit := rules.misfit(plan.house_rules):
        raise Refused(unfit)
    seconds = plan.turn_seconds or turn_seconds
    tournament = Tournament(
        *(location.guild, location.channel, organiser.id, plan.house_rules, seed, plan.rounds, seconds),
        preset=plan.preset,
        starts_at=plan.starts_at,
        opened_at=now,
        parent=location.parent,
    )
    return entered(tournament, replace(organiser, press=None))  # it came before the seal


# Entries


def entered(tournament: Tournament, person: Member) -> Tournament:
    """A member enters, even late, or comes back after leaving. Raises Refused.

    In the last round, only someone with a seat at a table that is still playing can come back.
    """
    known = tournament.entrant_of(person.id)
    if known is None:
        newcomer = Entrant(_next_number(tournament), person.name, person.id)
        return _with_newcomer(pressed(tournament, person.press), newcomer)
    if known.seated:
        raise Refused(words.message("entered-already"))
    _check_room(tournament, comes_back=tournament.plays(known.number))
    return with_entrant(tournament, replace(known, name=person.name, status="in"))


def pressed(tournament: Tournament, press: int | None) -> Tournament:
    """With a press of signing up or starting, which is mixed into the deals from now on."""
    return replace(tournament, entropy=with_press(tournament.entropy, press))


def with_bot(tournament: Tournament) -> Tournament:
    """A bot enters. Raises Refused."""
    taken = {look(entrant.name or "") for entrant in tournament.entrants}
    names = (f"{name} {turn}" if turn > 1 else name for turn in range(1, MOST + 1) for name in COMPUTERS)
    free = next(name for name in names if look(name) not in taken)
    return _with_newcomer(tournament, Entrant(_next_number(tournament), free, None, STAND_IN))


def _with_newcomer(tournament: Tournament, entrant: Entrant) -> Tournament:
    _check_room(tournament)
    return replace(tournament, entrants=(*tournament.entrants, entrant))


def _check_room(tournament: Tournament, *, comes_back: bool = False) -> None:
    check_running(tournament)
    if tournament.last_begun and not comes_back:
        raise Refused(words.message("too-late"))
    if len(tournament.seated) >= MOST:
        raise Refused(words.message("full", count=MOST))


def _next_number(tournament: Tournament) -> int:
    return 1 + max((entrant.number for entrant in tournament.entrants), default=-1)


def left(tournament: Tournament, member: int) -> Tournament:
    """A member leaves. Raises Refused."""
    check_running(tournament)
    entrant = tournament.entrant_of(member)
    if entrant is None or not entrant.seated:
        raise Refused(words.message("not-in"))
    return _gone(tournament, entrant)


def removed(tournament: Tournament, number: int) -> Tournament:
    """An entrant is taken out. Raises Refused."""
    check_running(tournament)
    return _gone(tournament, entry(tournament, number))


def entry(tournament: Tournament, number: int) -> Entrant:
    """A seated entrant by number. Raises Refused."""
    for entrant in tournament.seated:
        if entrant.number == number:
            return entrant
    raise Refused(words.message("no-player"))


def _gone(tournament: Tournament, entrant: Entrant) -> Tournament:
    """Before their first round the entry goes. After it there is no seat for them in later rounds, and no place."""
    if any(entrant.number in table.entrants for played in tournament.played for table in played.tables):
        return with_entrant(tournament, replace(entrant, status="out"))
    return replace(tournament, entrants=tuple(other for other in tournament.entrants if other != entrant))


def forgotten(tournament: Tournament, member: int) -> Tournament:
    """A member asks to be forgotten, and leaves. What is over keeps the place, without a name."""
    if tournament.organiser == member:
        tournament = replace(tournament, organiser=None)
    entrant = tournament.entrant_of(member)
    if entrant is None:
        return tournament
    if tournament.running:
        tournament = _gone(tournament, entrant)
    nobodys = (each.forgotten if each.member == member else each for each in tournament.entrants)
    return replace(tournament, entrants=tuple(nobodys))


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    entrants = (entrant if other.number == entrant.number else other for other in tournament.entrants)
    return replace(tournament, entrants=tuple(entrants))


# Directing


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
