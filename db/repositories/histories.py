"""Matches that are over: lists of them, and all that is kept of one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Text, and_, exists, select, type_coerce

from db.database.store import Transaction
from db.repositories import matches as moves
from db.repositories.rows import Row
from db.schema import day_tries, matches, people, results, tables
from engine.chance import Deal, seal_of
from engine.core.ruleset import Ruleset
from engine.games.codec import decode
from engine.matches.record import VERSION, Finish, MatchRecord, Step
from model.servers.history import SHOWN, Past, Sat, Wanted


async def page(transaction: Transaction, wanted: Wanted, lines: slice, today: int) -> list[Past]:
    """Some of the matches that are wanted, those that began last first. Tries at the deal of ``today`` are left out."""
    query = select(matches.c.id, matches.c.game, matches.c.outcome, matches.c.rounds, matches.c.ended_at)
    query = query.where(matches.c.guild == wanted.guild, matches.c.outcome.in_(SHOWN), ~_of_today(today))
    if wanted.game is not None:
        query = query.where(matches.c.game == wanted.game)
    if wanted.channel is not None:
        query = query.where(matches.c.channel == wanted.channel)
    if wanted.member is None:
        query = query.order_by(matches.c.id.desc())
    else:
        theirs = query.join_from(results, matches).where(results.c.member == wanted.member)
        query = theirs.order_by(results.c.match.desc())
    rows = (await transaction.execute(query.offset(lines.start).limit(lines.stop - lines.start))).all()
    sat = await _sat(transaction, [row.id for row in rows])
    return [Past(row.id, row.game, row.outcome, row.rounds, row.ended_at or 0, tuple(sat[row.id])) for row in rows]


def _of_today(today: int) -> ColumnElement[bool]:
    """Holds for a match that is a try at the deal of a day that is not over."""
    return exists().where(day_tries.c.match == matches.c.id, day_tries.c.day >= today)


async def _sat(transaction: Transaction, numbers: Sequence[int]) -> Mapping[int, list[Sat]]:
    """Everyone who sat in these matches, the best first."""
    named = and_(people.c.member == results.c.member, people.c.guild == matches.c.guild)
    query = (
        select(results, people.c.name)
        .select_from(results.join(matches).outerjoin(people, named))
        .where(results.c.match.in_(numbers))
        .order_by(results.c.match, results.c.place, results.c.seat)
    )
    found: dict[int, list[Sat]] = {number: [] for number in numbers}
    for row in await transaction.execute(query):
        name = row.bot if row.computer else row.name
        found[row.match].append(Sat(row.seat, name, row.computer, row.place, row.won, row.total, row.since))
    return found


async def name(transaction: Transaction, guild: int, member: int) -> str | None:
    known = select(people.c.name).where(people.c.guild == guild, people.c.member == member)
    return (await transaction.execute(known)).scalar_one_or_none()


@dataclass(frozen=True)
class Header:
    """The little that has to be known before a match is read: its server, how it ended, and who sat in it.

    ``closed``: its cards are still a secret for others.
    """

    guild: int
    outcome: str
    sat: tuple[Sat, ...]
    closed: bool = False


async def header(transaction: Transaction, match: int, today: int) -> Header | None:
    """The header of a match, on a day counted from 1970. None if there is none with this number."""
    # A table that was open before an update may be dealt the cards of an earlier match.
    same_cards = exists().where(tables.c.seed == matches.c.seed, tables.c.phase == "match")
    query = select(matches.c.guild, matches.c.outcome, (same_cards | _of_today(today)).label("closed")).where(
        matches.c.id == match
    )
    row = (await transaction.execute(query)).one_or_none()
    sat = (await _sat(transaction, [match]))[match]
    return Header(row.guild, row.outcome, tuple(sat), row.closed) if row else None


@dataclass(frozen=True)
class Stored:
    """A match as it stands in the file: to read it takes longer than to fetch it, and needs no database."""

    row: Row
    steps: Sequence[tuple[int, str, str]]
    finishes: tuple[Finish, ...]
    computers: tuple[bool, ...]

    def record(self) -> MatchRecord:
        """The record of the match, without names. Raises UnreadableRecord when it is damaged."""
        row = self.row
        seal = row["seal"] or seal_of(row["scheme"], row["seed"], row["salt"])  # that of an older match was not stored
        return MatchRecord(
            VERSION,
            row["engine"],
            row["game"],
            decode(Ruleset, row["rules"]),
            ("",) * len(self.computers),
            self.computers,
            Deal(row["scheme"], row["seed"], row["salt"], seal, row["entropy"], row["deals"]),
            row["outcome"],
            row["began_at"],
            max(row["ended_at"], row["began_at"]),  # the machine's clock may have been set back
            self.finishes,
            tuple(Step(seat, moves.action_of(action), decode(tuple, events)) for seat, action, events in self.steps),
        )


async def stored(transaction: Transaction, match: int) -> Stored:
    """All that is kept of a match that is there."""
    texts = {"rules": type_coerce(matches.c.rules, Text).label("rules")}
    whole = select(*(texts.get(column.key, column) for column in matches.columns)).where(matches.c.id == match)
    row = (await transaction.execute(whole)).mappings().one()
    steps = [(move.seat, move.action, move.events) for move in await moves.every(transaction, match)]
    ended = select(results).where(results.c.match == match).order_by(results.c.place, results.c.seat)
    sat = (await transaction.execute(ended)).all()
    finishes = tuple(Finish(each.seat, each.place, each.won, each.total, each.rounds_won, each.caught) for each in sat)
    computers = tuple(each.computer for each in sorted(sat, key=lambda each: each.seat))
    return Stored(dict(row), steps, finishes, computers)
