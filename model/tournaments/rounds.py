"""The rounds of a tournament: who sits where, the tables and their deals, and the scores as tables end. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.chance.fairness import drawn_from, scheme_of
from engine.matches import tournament as rules
from engine.words import and_listed
from model.refusals import Refused
from model.tables.labels import of_round
from model.tables.seating import STAND_IN
from model.tables.table import Seat, Table
from model.tournaments.entries import with_entrant
from model.tournaments.notices import noticed
from model.tournaments.tournament import Entrant, Round, RoundTable, Tournament, check_running, words


def check_next(tournament: Tournament) -> None:
    """Raises Refused if no round can begin now."""
    check_running(tournament)
    if tournament.phase == "round":
        playing = [str(number) for number, table in enumerate(tournament.tables, 1) if table.scores is None]
        at = and_listed(playing)
        raise Refused(words.message("still-playing", round=len(tournament.played), count=len(playing), tables=at))
    if tournament.paused:
        raise Refused(words.message("paused-first"))
    if short_of(tournament):
        raise Refused(words.message("too-few", count=len(tournament.contenders), needed=rules.FEWEST))


def short_of(tournament: Tournament) -> int:
    """How many players are missing for a round. Later ones are filled up with bots, unless no one goes on."""
    needed = 1 if tournament.played else rules.FEWEST
    return max(0, needed - len(tournament.contenders))


def next_tables(tournament: Tournament) -> rules.Tables:
    """The seating of the next round, for a tournament that is ``filled``."""
    five, numbers = rules.five_fit(tournament.house_rules), [entrant.number for entrant in tournament.seated]
    if not tournament.played:
        return rules.first_tables(numbers, tournament.seed, five=five)
    last = {number: tournament.score(number, tournament.played[-1]) for number in numbers}
    return rules.next_tables(last, tournament.totals, tournament.seed, len(tournament.played), five=five)


def table_for(tournament: Tournament, number: int, entrants: Sequence[int], lost: int = 0) -> Table:
    """Table ``number`` of a round, counted from 0, before the deal. ``lost``: the table that it replaces, by id.

    Its secrets follow from the seed of the tournament, which was sealed before anyone signed up.

    Computer players hurry when they play only each other, so that no person waits for them.
    """
    played = len(tournament.played) + (tournament.phase != "round")  # the present round if a table is replayed
    here = [tournament.entrant(entrant) for entrant in entrants]
    chance = drawn_from(tournament.seed, played, number + 1, lost)
    waited_for = not any(each.person for each in here) and any(each.person for each in tournament.seated)
    return Table(
        tournament.guild,
        tournament.channel,
        tournament.organiser,
        tournament.house_rules,
        *chance,
        preset=tournament.preset,
        quick=waited_for,
        seats=tuple(map(_seat, here)),
        size=len(entrants),
        parent=tournament.parent,
        tournament=tournament.id,
        turn_seconds=tournament.turn_seconds,
        paused=tournament.paused,
        label=of_round(played, number + 1),
        scheme=scheme_of(*chance),
        entropy=tournament.entropy,
    )


def _seat(entrant: Entrant) -> Seat:
    if entrant.person:
        return Seat(entrant.name, entrant.member, STAND_IN if entrant.away else None, entrant.notify)
    return Seat(entrant.name, None, entrant.computer or STAND_IN)


def with_round(tournament: Tournament, seating: rules.Tables, tables: Iterable[int]) -> Tournament:
    """A round has begun at these tables. Players who were away are seated as away."""
    begun = Round(tuple(map(RoundTable, tables, seating)))
    return replace(tournament, phase="round", played=(*tournament.played, begun), deadline=None)


def lost(tournament: Tournament, live: Mapping[int, Table]) -> tuple[int, ...]:
    """The numbers of this round's tables that vanished before they were finished. ``live``: tables by id."""
    return tuple(
        number for number, table in enumerate(tournament.tables) if table.scores is None and table.table not in live
    )


def has_news(tournament: Tournament, live: Mapping[int, Table]) -> bool:
    """Whether a table is over or gone, and its scores are not known yet. ``live``: tables by id."""
    unknown = [live.get(table.table) for table in tournament.tables if table.scores is None]
    return any(table is None or table.phase == "over" for table in unknown)


def played_anew(tournament: Tournament, numbers: Iterable[int], tables: Iterable[int]) -> Tournament:
    """New tables replace the lost ones, to be played again."""
    anew = dict(zip(numbers, tables, strict=True))
    round_tables = tuple(
        replace(table, table=anew.get(number, table.table)) for number, table in enumerate(tournament.tables)
    )
    return noticed(with_tables(tournament, round_tables), "anew") if anew else tournament


def with_scores(tournament: Tournament, live: Mapping[int, Table]) -> Tournament:
    """With the scores of all tables that are over by now. ``live``: tables by id. Known scores never change."""
    for table in tournament.tables:
        if table.scores is None and table.table in live and live[table.table].phase == "over":
            tournament = _with_score(tournament, table, live[table.table])
    return tournament


def _with_score(tournament: Tournament, table: RoundTable, ended: Table) -> Tournament:
    if ended.state is None:
        return tournament
    scores = rules.signed(ended.state.rules, ended.state.sheet[0].points)
    sat = list(zip(table.entrants, ended.seats, strict=True))
    for number, seat in sat:
        entrant = tournament.entrant(number)
        if entrant.member is not None and seat.member == entrant.member:
            away = seat.away and entrant.person  # the wish for pings stays, as who left may come back
            tournament = with_entrant(tournament, replace(entrant, away=away, notify=seat.notify))
    helped = tuple(number for number, seat in sat if seat.away)
    done = replace(table, scores=scores, helped=helped)
    round_tables = (done if other == table else other for other in tournament.tables)
    return with_tables(tournament, tuple(round_tables))


def with_tables(tournament: Tournament, tables: tuple[RoundTable, ...]) -> Tournament:
    """With these tables in the present round."""
    return replace(tournament, played=(*tournament.played[:-1], Round(tables)))


def after_round(tournament: Tournament, now: float, pause: float, wait: float) -> Tournament:
    """What follows when every table is done: a ``pause`` before the next round, or the end.

    After the end, the tables stay for a while to be looked at. While the tournament is paused, the break has no end.
    """
    if tournament.phase != "round" or not tournament.played[-1].complete:
        return tournament
    if tournament.last_begun:
        return replace(tournament, phase="over", paused=False, ended_at=now, deadline=now + wait)
    return replace(tournament, phase="break", deadline=None if tournament.paused else now + pause)
