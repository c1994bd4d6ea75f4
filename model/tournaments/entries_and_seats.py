"""Entries, and who sits where: the course of a tournament, its directions, its rounds with tables and scores. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.chance import drawn_from, scheme_of, with_press
from engine.games.house_rules import HouseRules
from engine.matches import tournament as rules
from model.member import Location, Member
from model.people.names import look
from model.refusals import Refused
from model.tables.seating import COMPUTERS, STAND_IN, game_of
from model.tables.table import Seat, Table
from model.tournaments.tournament import WORDS as TOURNAMENTS, Entrant, Round, RoundTable, Tournament, check_running

MOST = 32  # entrants: at tables of four that is eight messages in one channel
ROUNDS = range(1, 13)
USUAL_ROUNDS = 4  # source: S2, "four is optimal"


@dataclass(frozen=True)
class TournamentSetup:
    """The wishes of an organiser for a new tournament."""

    house_rules: HouseRules
    preset: str | None = None  # the name of the server's house rules
    rounds: int = USUAL_ROUNDS
    turn_seconds: float | None = None  # for a person (None: as many as at any table)
    starts_at: float | None = None  # when it begins by itself, in seconds since 1970


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
        return _with_newcomer(pressed(tournament, person.press), person.name, person.id)
    if known.seated:
        raise Refused(TOURNAMENTS.message("entered-already"))
    table = tournament.table_of(known.number)
    _check_room(tournament, comes_back=table is not None and table.scores is None)
    back = replace(known, name=person.name, status="in")
    return replace(tournament, entrants=tuple(back if each == known else each for each in tournament.entrants))


def pressed(tournament: Tournament, press: int | None) -> Tournament:
    """With a press of signing up or starting, which is mixed into the deals from now on."""
    return replace(tournament, entropy=with_press(tournament.entropy, press))


def with_bot(tournament: Tournament) -> Tournament:
    """A bot enters. Raises Refused."""
    taken = {look(entrant.name or "") for entrant in tournament.entrants}
    names = (f"{name} {turn}" if turn > 1 else name for turn in range(1, MOST + 1) for name in COMPUTERS)
    free = next(name for name in names if look(name) not in taken)
    return _with_newcomer(tournament, free, None, STAND_IN)


def _with_newcomer(tournament: Tournament, name: str, member: int | None, computer: str | None = None) -> Tournament:
    _check_room(tournament)
    number = 1 + max((entrant.number for entrant in tournament.entrants), default=-1)
    return replace(tournament, entrants=(*tournament.entrants, Entrant(number, name, member, computer)))


def _check_room(tournament: Tournament, *, comes_back: bool = False) -> None:
    check_running(tournament)
    if len(tournament.played) >= tournament.rounds and not comes_back:
        raise Refused(TOURNAMENTS.message("too-late"))
    if len(tournament.seated) >= MOST:
        raise Refused(TOURNAMENTS.message("full", count=MOST))


def left(tournament: Tournament, member: int) -> Tournament:
    """A member leaves. Raises Refused."""
    check_running(tournament)
    entrant = tournament.entrant_of(member)
    if entrant is None or not entrant.seated:
        raise Refused(TOURNAMENTS.message("not-in"))
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
    raise Refused(TOURNAMENTS.message("no-player"))


def _gone(tournament: Tournament, entrant: Entrant) -> Tournament:
    """Before their first round the entry goes. After it there is no seat for them in later rounds, and no place."""
    if any(entrant.number in table.entrants for played in tournament.played for table in played.tables):
        out = replace(entrant, status="out")
        return replace(tournament, entrants=tuple(out if each == entrant else each for each in tournament.entrants))
    return replace(tournament, entrants=tuple(each for each in tournament.entrants if each != entrant))


def forgotten(tournament: Tournament, member: int) -> Tournament:
    """A member asks to be forgotten, and leaves. What is over keeps the place, without a name."""
    if tournament.organiser == member:
        tournament = replace(tournament, organiser=None)
    entrant = tournament.entrant_of(member)
    if entrant is None:
        return tournament
    if tournament.running:
        tournament = _gone(tournament, entrant)
    nobodys = (replace(each, name=None, member=None) if each.member == member else each for each in tournament.entrants)
    return replace(tournament, entrants=tuple(nobodys))


# Directing


def paused(tournament: Tournament) -> Tournament:
    """All clocks stop. Raises Refused."""
    check_running(tournament)
    if tournament.paused:
        raise Refused(TOURNAMENTS.message("paused-already"))
    if tournament.phase == "open":
        raise Refused(TOURNAMENTS.message("nothing-to-pause"))
    return replace(tournament, paused=True, deadline=None)


def going_on(tournament: Tournament, now: float, pause: float) -> Tournament:
    """Clocks run again, and a break starts over. Raises Refused."""
    check_running(tournament)
    if not tournament.paused:
        raise Refused(TOURNAMENTS.message("not-paused"))
    return replace(tournament, paused=False, deadline=now + pause if tournament.phase == "break" else None)


def closed(tournament: Tournament, now: float) -> Tournament:
    """Cancelled if it is still running, and closed in any case. The complete rounds stay."""
    if not tournament.running:
        return replace(tournament, deadline=None)
    ended = now if tournament.complete else None
    return replace(tournament, phase="cancelled", paused=False, ended_at=ended, deadline=None)


def filled(tournament: Tournament) -> Tournament:
    """With as many bots as the tables of a round need (source: rulings.md, "Tournaments")."""
    for _ in range(rules.fillers(len(tournament.seated))):
        tournament = with_bot(tournament)
    return tournament


def next_tables(tournament: Tournament) -> rules.Tables:
    """The seating of the next round, for a tournament that is ``filled``."""
    numbers = [entrant.number for entrant in tournament.seated]
    if not tournament.played:
        return rules.first_tables(numbers, tournament.seed)
    last = {number: tournament.score(number, tournament.played[-1]) for number in numbers}
    return rules.next_tables(last, tournament.totals, tournament.seed, len(tournament.played))


def table_for(tournament: Tournament, number: int, entrants: Sequence[int], lost: int = 0) -> Table:
    """Table ``number`` of a round, counted from 0, before the deal. ``lost``: the table that it replaces, by id.

    Its secrets follow from the seed of the tournament, which was sealed before anyone signed up.
    """
    played = len(tournament.played) + (tournament.phase != "round")  # the present round if a table is replayed
    away = {entrant for table in tournament.tables for entrant in table.helped}
    chance = drawn_from(tournament.seed, played, number + 1, lost)
    seats = []
    for entrant in map(tournament.entrant, entrants):
        stand_in = STAND_IN if entrant.number in away else None
        own = (entrant.member, stand_in) if entrant.person else (None, entrant.computer or STAND_IN)
        seats.append(Seat(entrant.name, *own))
    return Table(
        tournament.guild,
        tournament.channel,
        tournament.organiser,
        tournament.house_rules,
        *chance,
        preset=tournament.preset,
        seats=tuple(seats),
        size=len(entrants),
        parent=tournament.parent,
        tournament=tournament.id,
        turn_seconds=tournament.turn_seconds,
        paused=tournament.paused,
        label=f"{played}.{number + 1}",
        scheme=scheme_of(*chance),
        entropy=tournament.entropy,
    )


def with_round(tournament: Tournament, seating: rules.Tables, tables: Iterable[int]) -> Tournament:
    begun = Round(tuple(map(RoundTable, tables, seating)))
    return replace(tournament, phase="round", played=(*tournament.played, begun), deadline=None)


def played_anew(tournament: Tournament, anew: Mapping[int, int]) -> Tournament:
    """New tables, by number, replace the lost ones, to be played again."""
    tables = (replace(table, table=anew.get(number, table.table)) for number, table in enumerate(tournament.tables))
    return replace(tournament, played=(*tournament.played[:-1], Round(tuple(tables))))


def settled(tournament: Tournament, live: Mapping[int, Table], now: float, pause: float) -> Tournament:
    """With the scores of all tables that are over by now, and what follows. ``live``: tables by id.

    When every table is done there is a ``pause`` before the next round, or the end. A break has no end while the
    tournament is paused.
    """
    if tournament.phase != "round":
        return tournament
    tables = []
    for table in tournament.tables:
        ended = live.get(table.table)
        if table.scores is not None or ended is None or ended.phase != "over" or ended.state is None:
            tables.append(table)  # known scores never change
        else:
            scores = rules.signed(ended.state.rules, ended.state.sheet[0].points)
            helped = (number for number, seat in zip(table.entrants, ended.seats, strict=True) if seat.away)
            tables.append(replace(table, scores=scores, helped=tuple(helped)))
    last = Round(tuple(tables))
    scored = replace(tournament, played=(*tournament.played[:-1], last))
    if not last.complete:
        return scored
    if len(scored.played) >= scored.rounds:
        return replace(scored, phase="over", paused=False, ended_at=now, deadline=None)
    return replace(scored, phase="break", deadline=None if scored.paused else now + pause)
