"""Sums of what each member has played of each game in a server, in all and day by day, and leaderboards of them.

Only finished matches marked as ranked count. Computer players are not members and never appear. A match is added in
the transaction that ends it, by the same query that counts everything anew.
"""

import operator
from typing import TypeAlias

import sqlalchemy as sql

from db.database.store import Query, Transaction, insert, merging
from db.schema import matches, member_days, member_totals, people, ratings, results
from model.people.rating import DAY, LEAST_MATCHES, OF_MANY, PROVISIONAL, UNRATED, Leaderboard, Page, Rating, Score

SUMMARIES = (member_totals, member_days)
COUNTS = matches.c.ranked & (matches.c.outcome == "finished")

Key: TypeAlias = tuple[int | str, ...]


def recount(summary: sql.Table) -> Query:
    """The rows of a summary as the results have them, of those who sat there from the first deal on."""
    by = {
        "guild": matches.c.guild,
        "game": matches.c.game,
        "member": results.c.member,
        # In milliseconds, as PostgreSQL rounds to the nearest whole number.
        "day": sql.cast(matches.c.ended_at * 1000, sql.BigInteger) // sql.literal_column("86400000", sql.BigInteger),
    }
    keys = [by[column.key].label(column.key) for column in summary.primary_key.columns]
    cost, add = results.c.cost, sql.func.sum
    sums = {
        "matches": sql.func.count(),
        "matches_won": add(sql.case((results.c.won, 1), else_=0)),
        "rounds_won": add(results.c.rounds_won),
        "points": add(results.c.caught),
        "costs": sql.func.coalesce(add(cost), 0),
        "costly_rounds": add(sql.case((cost.is_not(None), matches.c.rounds), else_=0)),
        "costly": sql.func.count(cost),
    }
    return (
        sql.select(*keys, *(total.label(name) for name, total in sums.items()))
        .select_from(results.join(matches))
        .where(COUNTS, results.c.member.is_not(None), results.c.since == 0)
        .group_by(*keys)
    )


def wrong(connection: sql.Connection, summary: sql.Table) -> list[Key]:
    """The keys of the rows that are not what a recount gives."""
    keys, columns = len(summary.primary_key.columns), [column.key for column in summary.columns]
    stored, counted = (
        {tuple(row[key] for key in columns) for row in connection.execute(query).mappings()}
        for query in (sql.select(summary), recount(summary))
    )
    return sorted({row[:keys] for row in stored ^ counted})


async def add(transaction: Transaction, match: int) -> None:
    """Count a match that has just ended, with its results."""
    for summary in SUMMARIES:
        query = recount(summary).where(matches.c.id == match)
        row = insert(transaction, summary).from_select([column.key for column in summary.columns], query)
        await transaction.execute(merging(summary, row, operator.add))


async def leaderboard(transaction: Transaction, board: Leaderboard, member: int, lines: slice) -> Page:
    """The lines of a page of the leaderboard, best first, and the line of ``member`` wherever it is."""
    ranked = _ranked(board).cte()
    asked = ranked.c.line.between(lines.start + 1, lines.stop) | (ranked.c.member == member) | (ranked.c.line == 1)
    named = sql.and_(people.c.member == ranked.c.member, people.c.guild == board.guild)
    query = sql.select(ranked, people.c.name).outerjoin_from(ranked, people, named).where(asked).order_by(ranked.c.line)
    rows = (await transaction.execute(query)).all()
    scores = dict[int, Score]()  # by line
    for row in rows:
        sums = (row.matches, row.matches_won, row.rounds_won, row.points, row.average)
        rating = UNRATED if row.mu is None else Rating(row.mu, row.sigma, row.rated)
        scores[row.line] = Score(row.rank, row.member, row.name, *sums, rating)
    page = tuple(score for line, score in scores.items() if lines.start < line <= lines.stop)
    own = next((score for score in scores.values() if score.member == member), None)
    return Page(page, rows[0].total if rows else 0, own)


async def statistics(transaction: Transaction, guild: int, member: int, game: str | None = None) -> Score | None:
    """The sums of one person in a server, of one game or of all, ranked by matches won. None if they never played."""
    return (await leaderboard(transaction, Leaderboard(guild, "matches", game=game), member, slice(0, 0))).own


async def games(transaction: Transaction, guild: int, member: int | None = None) -> list[str]:
    """The games that count for a leaderboard of a server, or of one member there, those played most first."""
    here = member_totals.c.guild == guild
    if member is not None:
        here &= member_totals.c.member == member
    most = sql.func.sum(member_totals.c.matches).desc()
    query = (
        sql.select(member_totals.c.game).where(here).group_by(member_totals.c.game).order_by(most, member_totals.c.game)
    )
    return list((await transaction.execute(query)).scalars())


async def abandoned(transaction: Transaction, guild: int, member: int) -> int:
    """The number of a person's matches in a server that were abandoned, without practice and cancelled tournaments."""
    theirs = results.c.member == member, results.c.since == 0
    query = (
        sql.select(sql.func.count())
        .select_from(results.join(matches))
        .where(matches.c.guild == guild, matches.c.outcome == "abandoned", *theirs)
    )
    return int((await transaction.execute(query)).scalar_one())


def _sums(board: Leaderboard) -> Query:
    source = member_days if board.since else member_totals
    here = source.c.guild == board.guild
    if source is member_days:
        here &= member_days.c.day >= board.since // DAY
    if board.game is not None:
        here &= source.c.game == board.game
    total = {column.key: sql.func.sum(column) for column in source.columns}
    average = sql.cast(total["costs"], sql.Float) / sql.func.nullif(total["costly_rounds"], 0)
    share = sql.cast(total["matches_won"], sql.Float) / total["matches"]
    sums = [total[name].label(name) for name in ("matches", "matches_won", "rounds_won", "points", "costly")]
    rates = [share.label("share"), (average if board.game else sql.null()).label("average")]
    return sql.select(source.c.member, *sums, *rates).where(here).group_by(source.c.member)


def _ranked(board: Leaderboard) -> Query:
    """The sums in order, with each member's rating as it stands now on a leaderboard by rating."""
    sums, rating = _sums(board).subquery(), (ratings.c.mu, ratings.c.sigma, ratings.c.matches.label("rated"))
    theirs = (ratings.c.guild == board.guild) & (ratings.c.game == board.game) & (ratings.c.member == sums.c.member)
    if board.order == "rating":
        sums = sql.select(sums, *rating).join_from(sums, ratings, theirs).subquery()
    else:
        sums = sql.select(sums, *(sql.null().label(column.name) for column in rating)).subquery()
    provisional = sql.case((sums.c.rated < PROVISIONAL, 1), else_=0)
    best_first: tuple[sql.ColumnElement[object], ...] = {
        "matches": (sums.c.matches_won.desc(),),
        "rating": (provisional, sums.c.mu.desc()),
        "share": (sums.c.share.desc(),),
        "rounds": (sums.c.rounds_won.desc(),),
        "points": (sums.c.points.desc(),),
        "average": (sums.c.average.asc(),),
    }[board.order]
    place = sql.func.rank().over(order_by=best_first).label("rank")
    line = sql.func.row_number().over(order_by=(*best_first, sums.c.member)).label("line")
    ranked = sql.select(place, line, sql.func.count().over().label("total"), sums)
    if board.order == "rating" and board.hidden:
        return ranked.where(sums.c.member.not_in(board.hidden))
    enough = sums.c.costly if board.order == "average" else sums.c.matches
    return ranked.where(enough >= LEAST_MATCHES) if board.order in OF_MANY else ranked
