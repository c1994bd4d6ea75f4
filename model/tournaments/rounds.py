"""The rounds of a tournament: who sits where, the tables and their deals, and the scores as tables end. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.chance import drawn_from, scheme_of
from engine.matches import tournament as rules
from model.tables.labels import of_round
from model.tables.seating import STAND_IN
from model.tables.table import Seat, Table
from model.tournaments.entries import with_bot
from model.tournaments.tournament import Entrant, Round, RoundTable, Tournament


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
    return Table(
        tournament.guild,
        tournament.channel,
        tournament.organiser,
        tournament.house_rules,
        *chance,
        preset=tournament.preset,
        seats=tuple(_seat(tournament.entrant(each), away=each in away) for each in entrants),
        size=len(entrants),
        parent=tournament.parent,
        tournament=tournament.id,
        turn_seconds=tournament.turn_seconds,
        paused=tournament.paused,
        label=of_round(played, number + 1),
        scheme=scheme_of(*chance),
        entropy=tournament.entropy,
    )


def _seat(entrant: Entrant, *, away: bool) -> Seat:
    if entrant.person:
        return Seat(entrant.name, entrant.member, STAND_IN if away else None)
    return Seat(entrant.name, None, entrant.computer or STAND_IN)


def with_round(tournament: Tournament, seating: rules.Tables, tables: Iterable[int]) -> Tournament:
    begun = Round(tuple(map(RoundTable, tables, seating)))
    return replace(tournament, phase="round", played=(*tournament.played, begun), deadline=None)


def lost(tournament: Tournament, live: Mapping[int, Table]) -> list[int]:
    """The numbers of this round's tables that vanished before they were finished. ``live``: tables by id."""
    return [
        number for number, table in enumerate(tournament.tables) if table.scores is None and table.table not in live
    ]


def played_anew(tournament: Tournament, anew: Mapping[int, int]) -> Tournament:
    """New tables, by number, replace the lost ones, to be played again."""
    tables = (replace(table, table=anew.get(number, table.table)) for number, table in enumerate(tournament.tables))
    return _with_tables(tournament, tables)


def settled(tournament: Tournament, live: Mapping[int, Table], now: float, pause: float) -> Tournament:
    """With the scores of all tables that are over by now, and what follows. ``live``: tables by id.

    When every table is done there is a ``pause`` before the next round, or the end. A break has no end while the
    tournament is paused.
    """
    if tournament.phase != "round":
        return tournament
    scored = _with_tables(tournament, (_scored(table, live.get(table.table)) for table in tournament.tables))
    if not scored.played[-1].complete:
        return scored
    if scored.last_begun:
        return replace(scored, phase="over", paused=False, ended_at=now, deadline=None)
    return replace(scored, phase="break", deadline=None if scored.paused else now + pause)


def _scored(table: RoundTable, ended: Table | None) -> RoundTable:
    """Known scores never change."""
    if table.scores is not None or ended is None or ended.phase != "over" or ended.state is None:
        return table
    scores = rules.signed(ended.state.rules, ended.state.sheet[0].points)
    helped = (number for number, seat in zip(table.entrants, ended.seats, strict=True) if seat.away)
    return replace(table, scores=scores, helped=tuple(helped))


def _with_tables(tournament: Tournament, tables: Iterable[RoundTable]) -> Tournament:
    return replace(tournament, played=(*tournament.played[:-1], Round(tuple(tables))))
