"""Ratings, runs of wins, records and rivals: computed from the results, when a match ends or all of them anew.

To compute them anew takes a while, so it is done a few matches at a time. A note says how far that has come: a match
that ends meanwhile is counted at once if its place in the order is behind that, and otherwise when its turn comes.
"""

import json
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import lru_cache, wraps
from itertools import groupby
from typing import Concatenate, TypeAlias

import sqlalchemy as sql

from db.database.dialect import insert, merging, upsert
from db.database.transactions import Found, Given, Query, Transaction
from db.repositories.matches import moves
from db.repositories.rows import DAMAGE, values_of
from db.schema import (
    matches,
    member_totals,
    milestones,
    notes,
    people,
    rating_course,
    ratings,
    results,
    rivals,
    run_days,
    seasons,
)
from engine.core.game import Feat, Highlights
from engine.core.ruleset import Ruleset
from engine.games.codec import decode
from engine.games.registry import game_of
from model.people.career import ALL_GAMES, ALL_TIME, Career, Ledger, Line, Played, Profile, Rival, Rivalry, opponents
from model.people.rating import Finisher, Rating

DERIVED = (ratings, rating_course, run_days, rivals)
OF_MEMBERS = (*DERIVED, milestones)  # what was told as a milestone stays, however often the rest is computed anew
RIVALRY = ("met", "ahead", "behind", "recent", "at")
NOTE = "ratings"
SHOWN = 100  # ratings of a course that are shown
ORDER = sql.tuple_(matches.c.guild, matches.c.ended_at, matches.c.id)
LONG_AGO = (-(2**63), 0.0, 0)

Place: TypeAlias = tuple[int, float, int]  # of a match in the order of counting: its server, end and id


def _in_transaction(
    work: Callable[Concatenate[sql.Connection, Given], Found],
) -> Callable[Concatenate[Transaction, Given], Awaitable[Found]]:
    """What works on a connection, to be awaited: one step of the database, however many queries it takes."""

    @wraps(work)
    async def step(transaction: Transaction, /, *given: Given.args, **more: Given.kwargs) -> Found:
        return await transaction.run_sync(work, *given, **more)

    return step


# Counting


@_in_transaction
def add(connection: sql.Connection, match: int) -> None:
    """Count a match that has just ended, with its results."""
    place = sql.select(matches.c.guild, matches.c.ended_at, matches.c.id).where(matches.c.id == match, _counts())
    found, far = connection.execute(place).first(), _far(connection, alone=True)
    if found is not None and (far is None or tuple(found) <= far):
        _count(connection, [match])


def _counts() -> sql.ColumnElement[bool]:
    return matches.c.ranked & (matches.c.outcome == "finished")


def _far(connection: sql.Connection, *, alone: bool = False) -> Place | None:
    """How far counting anew has come. None: all is counted. ``alone``: no other process goes on meanwhile."""
    noted = sql.select(notes.c.text).where(notes.c.name == NOTE)
    text = connection.execute(noted.with_for_update() if alone else noted).scalar_one_or_none()
    if text is None:
        return None
    guild, ended_at, match = json.loads(text) if text else LONG_AGO
    return guild, ended_at, match


def begin_anew(connection: sql.Connection) -> None:
    """Forget what was computed. ``go_on`` computes it again."""
    for table in DERIVED:
        connection.execute(sql.delete(table))
    connection.execute(upsert(connection, notes, name=NOTE, text=""))


@_in_transaction
def go_on(connection: sql.Connection, count: int) -> int:
    """Count so many of the matches that are still to be counted. Returns how many it were: 0 when all are counted."""
    far = _far(connection, alone=True)
    if far is None:
        return 0
    found = _following(connection, far, count)
    if found:
        _count(connection, [match for _, _, match in found])
        _note_far(connection, found[-1])
    else:
        # Those who were forgotten were needed for the others alone.
        for table in OF_MEMBERS:
            connection.execute(sql.delete(table).where(table.c.member < 0))
        connection.execute(sql.delete(rivals).where(rivals.c.opponent < 0))
        connection.execute(sql.delete(notes).where(notes.c.name == NOTE))
    return len(found)


@_in_transaction
def pass_over(connection: sql.Connection) -> int | None:
    """Leave the next match out, which can't be counted. Returns its id, if there is one."""
    far = _far(connection, alone=True)
    found = _following(connection, far, 1) if far else []
    for place in found:
        _note_far(connection, place)
    return found[0][2] if found else None


@_in_transaction
def left(connection: sql.Connection) -> int | None:
    """How many matches are still to be counted. None: the last time it was done to the end."""
    far = _far(connection)
    if far is None:
        return None
    query = sql.select(sql.func.count()).select_from(matches).where(_counts(), far < ORDER)
    return connection.execute(query).scalar_one()


def _following(connection: sql.Connection, far: Place, count: int) -> list[Place]:
    query = sql.select(*ORDER.clauses).where(_counts(), far < ORDER).order_by(*ORDER.clauses).limit(count)
    return [(guild, ended_at, match) for guild, ended_at, match in connection.execute(query)]


def _note_far(connection: sql.Connection, place: Place) -> None:
    connection.execute(upsert(connection, notes, name=NOTE, text=json.dumps(place)))


def _count(connection: sql.Connection, numbers: Sequence[int]) -> None:
    rules = sql.type_coerce(matches.c.rules, sql.Text).label("rules")
    known = (matches.c.id, matches.c.guild, matches.c.game, matches.c.began_at, matches.c.ended_at, rules)
    order = matches.c.guild, matches.c.ended_at, matches.c.id
    rows = connection.execute(sql.select(*known).where(matches.c.id.in_(numbers)).order_by(*order)).mappings().all()
    of_seats: dict[int, list[sql.RowMapping]] = {}
    lines = sql.select(results).where(results.c.match.in_(numbers)).order_by(results.c.match, results.c.seat)
    for result in connection.execute(lines).mappings():
        of_seats.setdefault(result["match"], []).append(result)
    feats = _feats(connection, rows)
    for guild, here in groupby(rows, lambda row: int(row["guild"])):
        began = connection.execute(sql.select(seasons).where(seasons.c.guild == guild)).mappings().all()
        played = list(here)
        counted = [_played(row, of_seats.get(row["id"], []), began) for row in played]
        ledger = _opened(connection, guild, {line.member for each in counted for line in each.lines})
        for each in counted:
            ledger.count(each)
        _keep(connection, guild, ledger)
        reached: list[tuple[int, str, int]] = []
        for row in played:
            match = row["id"]
            who = {line["seat"]: _who(line) for line in of_seats.get(match, []) if not line["went_away"]}
            reached += sorted((who[seat] or 0, kind, match) for seat, kind in feats.get(match, ()) if who.get(seat))
        _reach(connection, guild, reached)


def _feats(connection: sql.Connection, rows: Iterable[sql.RowMapping]) -> dict[int, set[Feat]]:
    """What was done in some matches that may be a milestone. Their actions may be gone."""
    signs: dict[tuple[Highlights, tuple[str, ...]], list[int]] = {}
    for row in rows:
        rules = _rules(row["rules"])
        if rules is not None:
            highlights = game_of(rules).highlights
            signs.setdefault((highlights, highlights.signs(rules)), []).append(row["id"])
    return {
        match: set(highlights.feats(events))
        for (highlights, classes), wanted in signs.items()
        if classes
        for match, events in moves.telling(connection, wanted, classes).items()
    }


def _reach(connection: sql.Connection, guild: int, reached: Iterable[tuple[int, str, int]]) -> None:
    """Note milestones of people, unless they were reached before: who, the kind, and the match."""
    rows = [{"guild": guild, "member": member, "kind": kind, "match": match} for member, kind, match in reached]
    if rows:
        connection.execute(insert(connection, milestones).on_conflict_do_nothing(), rows)


def _played(match: sql.RowMapping, of_seats: Sequence[sql.RowMapping], of_server: Iterable[sql.RowMapping]) -> Played:
    at = match["ended_at"]
    begun = (each for each in of_server if each["began_at"] <= at)
    season = (each["id"] for each in begun if each["ended_at"] is None or at < each["ended_at"])
    lines = tuple(_line(row, match["rules"]) for row in of_seats if _who(row) is not None)
    return Played(match["id"], match["game"], match["began_at"], at, lines, next(season, None))


def _who(row: sql.RowMapping) -> int | None:
    """Who played a seat, from the first deal on. A person who was forgotten is a number below 0."""
    if row["since"]:
        return None
    if row["member"] is not None:
        return int(row["member"])
    return None if row["anonymous"] is None else -int(row["anonymous"])


def _line(row: sql.RowMapping, rules: str) -> Line:
    seat, known = row["seat"], _rules(rules)
    sides = known.partners if known else ()  # by rules that cannot be read, everyone plays alone
    side = sides[seat] if seat < len(sides) else (seat,)
    finisher = Finisher(_who(row) or 0, row["place"], side[0], row["went_away"], len(side))
    return Line(finisher, row["won"], row["caught"])


@lru_cache(maxsize=256)
def _rules(rules: str) -> Ruleset | None:
    try:
        return decode(Ruleset, rules)
    except DAMAGE:
        return None


# The ledger as rows


def _opened(connection: sql.Connection, guild: int, members: set[int]) -> Ledger:
    """A ledger with what is known about these people. The days are only added to."""
    of_members = sql.select(ratings).where(ratings.c.guild == guild, ratings.c.member.in_(members))
    among = sql.select(rivals).where(
        rivals.c.guild == guild, rivals.c.member.in_(members), rivals.c.opponent.in_(members)
    )
    return Ledger(
        {
            (row["season"], row["game"], row["member"]): _career(row)
            for row in connection.execute(of_members).mappings()
        },
        {
            (row["member"], row["opponent"]): Rivalry(*(row[name] for name in RIVALRY))
            for row in connection.execute(among).mappings()
        },
    )


def _career(row: sql.RowMapping) -> Career:
    rating = Rating(row["mu"], row["sigma"], row["matches"])
    return Career(rating, row["played"], row["run"], row["longest"], row["quickest"], row["best_catch"])


def _keep(connection: sql.Connection, guild: int, ledger: Ledger) -> None:
    here = {"guild": guild}
    careers = [
        {**here, "season": season, "game": game, "member": member}
        | values_of(career, ratings)
        | values_of(career.rating, ratings)
        for (season, game, member), career in ledger.careers.items()
    ]
    days = [
        {**here, "day": day, "game": game, "member": member, "longest": longest}
        for (day, game, member), longest in ledger.days.items()
    ]
    course = [
        {**here, "member": member, "game": game, "match": match, "mu": rating.mu, "sigma": rating.sigma}
        for (member, game, match), rating in ledger.course.items()
    ]
    pairs = [
        {**here, "member": member, "opponent": opponent, **vars(rivalry)}
        for (member, opponent), rivalry in ledger.rivals.items()
    ]
    for table, rows in ((ratings, careers), (rating_course, course), (rivals, pairs)):
        if rows:
            connection.execute(merging(table, insert(connection, table), lambda old, new: new), rows)
    if days:  # what is known of a day may be more
        row = merging(run_days, insert(connection, run_days), lambda old, new: sql.case((old > new, old), else_=new))
        connection.execute(row, days)
    _reach(connection, guild, ((member, kind, match) for (member, kind), match in ledger.milestones.items()))


# Forgetting


@_in_transaction
def forget(connection: sql.Connection, member: int) -> None:
    """Remove a person. Their results have a number by chance instead, another one in each server."""
    guilds = sql.select(member_totals.c.guild).where(member_totals.c.member == member).distinct()
    for guild in connection.execute(guilds).scalars().all():
        ranked = sql.select(matches.c.id).where(matches.c.guild == guild, _counts())
        counted = results.c.match.in_(ranked), results.c.since == 0
        mine = sql.update(results).where(results.c.member == member, *counted)
        connection.execute(mine.values(anonymous=1 + secrets.randbits(62), member=None))
    for table in OF_MEMBERS:
        connection.execute(sql.delete(table).where(table.c.member == member))
    connection.execute(sql.delete(rivals).where(rivals.c.opponent == member))
    if _far(connection) is not None:
        begin_anew(connection)  # what was counted under the name is counted again without


# What people see


async def reached(transaction: Transaction, match: int) -> list[tuple[int, str]]:
    """Who reached what for the first time in a match: seats and kinds."""
    mine = sql.and_(results.c.match == milestones.c.match, results.c.member == milestones.c.member)
    query = sql.select(results.c.seat, milestones.c.kind).join_from(milestones, results, mine)
    rows = await transaction.execute(query.where(milestones.c.match == match).order_by(*query.selected_columns))
    return [(seat, kind) for seat, kind in rows]


@_in_transaction
def profile(connection: sql.Connection, guild: int, member: int) -> Profile:
    """What a person has reached in a server."""
    here = ratings.c.guild == guild, ratings.c.season == ALL_TIME, ratings.c.member == member
    known = {row["game"]: _career(row) for row in connection.execute(sql.select(ratings).where(*here)).mappings()}
    whole = known.pop(ALL_GAMES, Career())
    rated = {game: career.rating for game, career in known.items() if career.rating.matches}
    found = dict(sorted(rated.items(), key=lambda each: (-each[1].matches, each[0])))
    of = rating_course.c
    of_game = of.guild == guild, of.member == member, of.game == next(iter(found), ALL_GAMES)
    newest = sql.select(of.mu, of.sigma).where(*of_game).order_by(of.match.desc()).limit(SHOWN)
    course = tuple(Rating(mu, sigma).number for mu, sigma in connection.execute(newest))[::-1]
    return Profile(whole, found, course, *opponents(_rivals(connection, guild, member)))


def _rivals(connection: sql.Connection, guild: int, member: int) -> list[Rival]:
    named = (people.c.member == rivals.c.opponent) & (people.c.guild == guild)
    query: Query = (
        sql.select(people.c.name, rivals.c.ahead, rivals.c.behind)
        .join_from(rivals, people, named)
        .where(rivals.c.guild == guild, rivals.c.member == member)
        .order_by(rivals.c.met.desc(), rivals.c.opponent)
    )
    return [Rival(name, ahead, behind) for name, ahead, behind in connection.execute(query)]
