"""Ratings as rows. A match that ends changes those of its people, and how often they have met of late."""

from collections.abc import Sequence
from itertools import combinations

import sqlalchemy as sql

from db.database.store import Transaction, upsert
from db.repositories.rows import DAMAGE
from db.repositories.scores import COUNTS
from db.schema import matches, meetings, rating_course, ratings, results
from engine.core.ruleset import Ruleset
from engine.games.codec import decode
from model.people.rating import Finisher, Meetings, Profile, Rating, rated, weight

SHOWN = 100  # ratings of a course that are shown
RATING = ratings.c.mu, ratings.c.sigma, ratings.c.matches


async def add(transaction: Transaction, match: int) -> None:
    """Rate the people of a match that has just ended, if it counts."""
    rules = sql.type_coerce(matches.c.rules, sql.Text).label("rules")
    known = matches.c.guild, matches.c.game, matches.c.began_at, matches.c.ended_at, rules
    played = (await transaction.execute(sql.select(*known).where(matches.c.id == match, COUNTS))).first()
    if played is None:
        return
    finishers = await _finishers(transaction, match, played.rules)
    members = sorted(each.member for each in finishers)
    met = await _meet(transaction, played.guild, members, played.ended_at)
    here = ratings.c.guild == played.guild, ratings.c.game == played.game, ratings.c.member.in_(members)
    rows = await transaction.execute(sql.select(ratings.c.member, *RATING).where(*here))
    before = {member: Rating(*rating) for member, *rating in rows}
    after = rated(before, finishers, weight(played.ended_at - played.began_at, met))
    for member, rating in after.items():
        key = {"guild": played.guild, "game": played.game, "member": member}
        belief = {"mu": rating.mu, "sigma": rating.sigma}
        await transaction.execute(upsert(transaction, ratings, **key, **belief, matches=rating.matches))
        await transaction.execute(upsert(transaction, rating_course, **key, **belief, match=match))


async def _finishers(transaction: Transaction, match: int, rules: str) -> list[Finisher]:
    """The people who played from the first deal on. By rules that can't be read, everyone plays alone."""
    try:
        sides = decode(Ruleset, rules).partners
    except DAMAGE:
        sides = ()
    theirs = results.c.match == match, results.c.member.is_not(None), results.c.since == 0
    columns = results.c.seat, results.c.member, results.c.place, results.c.went_away
    found = []
    for row in await transaction.execute(sql.select(*columns).where(*theirs).order_by(results.c.seat)):
        side = sides[row.seat] if row.seat < len(sides) else (row.seat,)
        found.append(Finisher(row.member, row.place, side[0], row.went_away, len(side)))
    return found


async def _meet(transaction: Transaction, guild: int, members: Sequence[int], at: float) -> list[float]:
    """Note that these people met. Returns how many of the meetings of each two were recent before."""
    columns = meetings.c.member, meetings.c.opponent, meetings.c.recent, meetings.c.at
    among = meetings.c.guild == guild, meetings.c.member.in_(members), meetings.c.opponent.in_(members)
    rows = await transaction.execute(sql.select(*columns).where(*among))
    known = {(one, other): Meetings(*row) for one, other, *row in rows}
    met = []
    for one, other in combinations(members, 2):
        still = known.get((one, other), Meetings()).until(at)
        row = {"guild": guild, "member": one, "opponent": other, "recent": still + 1, "at": at}
        await transaction.execute(upsert(transaction, meetings, **row))
        met.append(still)
    return met


async def profile(transaction: Transaction, guild: int, member: int) -> Profile:
    """The ratings of a person in a server, their quickest win, and the most points that they caught in one match."""
    theirs = sql.select(ratings.c.game, *RATING).where(ratings.c.guild == guild, ratings.c.member == member)
    most = theirs.order_by(ratings.c.matches.desc(), ratings.c.game)
    found = {game: Rating(*rating) for game, *rating in await transaction.execute(most)}
    of = rating_course.c
    of_game = of.guild == guild, of.member == member, of.game == next(iter(found), "")
    newest = sql.select(of.mu, of.sigma).where(*of_game).order_by(of.match.desc()).limit(SHOWN)
    course = tuple(Rating(mu, sigma).number for mu, sigma in await transaction.execute(newest))[::-1]
    took = sql.case((results.c.won, matches.c.ended_at - matches.c.began_at))
    best = sql.select(sql.func.min(took), sql.func.max(results.c.caught)).select_from(results.join(matches))
    counted = matches.c.guild == guild, COUNTS, results.c.member == member, results.c.since == 0
    quickest, catch = (await transaction.execute(best.where(*counted))).one()
    return Profile(found, course, None if quickest is None else max(0.0, quickest), catch or 0)
