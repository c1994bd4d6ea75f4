"""Leaderboards and statistics of a server, and forgetting a person.

Only finished matches marked as ranked count. Computer players are not members and never appear.
"""

from typing import Any

from sqlalchemy import Float, Select, and_, case, cast, delete, func, select, update

from db.schema import matches, people, results
from db.store import Transaction
from model.leaderboard import MATCHES_FOR_AVERAGE, Leaderboard, Page, Score


async def leaderboard(transaction: Transaction, board: Leaderboard, member: int, lines: slice) -> Page:
    """The lines of a page of the leaderboard, best first, and the line of ``member`` wherever it is."""
    ranked = _ranked(board).subquery()
    offset, limit = lines.start, lines.stop - lines.start
    found = await transaction.execute(
        select(ranked).order_by(ranked.c.rank, ranked.c.member).offset(offset).limit(limit)
    )
    total = (await transaction.execute(select(func.count()).select_from(ranked))).scalar_one()
    own = (await transaction.execute(select(ranked).where(ranked.c.member == member))).first()
    return Page(tuple(_score(row) for row in found), total, _score(own) if own else None)


async def statistics(transaction: Transaction, guild: int, member: int) -> Score | None:
    """Everything one person has played in a server, ranked by matches won. None for a member who has not played."""
    return (await leaderboard(transaction, Leaderboard(guild, "matches"), member, slice(0, 0))).own


async def abandoned(transaction: Transaction, guild: int, member: int) -> int:
    """How many of a person's matches in a server were abandoned, without those of a cancelled tournament."""
    query = (
        select(func.count())
        .select_from(results.join(matches))
        .where(matches.c.guild == guild, matches.c.outcome == "abandoned", results.c.member == member)
    )
    return int((await transaction.execute(query)).scalar_one())


async def forget(transaction: Transaction, member: int) -> None:
    """Remove a person from every result and name list. The results of others stay whole."""
    await transaction.execute(update(results).where(results.c.member == member).values(member=None))
    await transaction.execute(delete(people).where(people.c.member == member))


def _sums(board: Leaderboard) -> Select[Any]:
    counted = and_(matches.c.guild == board.guild, matches.c.ranked, matches.c.ended_at >= board.since)
    costs = func.sum(results.c.cost)
    rounds = func.sum(case((results.c.cost.is_not(None), matches.c.rounds), else_=None))
    return (
        select(
            results.c.member.label("member"),
            func.count().label("matches"),
            func.sum(case((results.c.won, 1), else_=0)).label("matches_won"),
            func.sum(results.c.rounds_won).label("rounds_won"),
            func.sum(results.c.caught).label("points"),
            (cast(costs, Float) / rounds).label("average"),
            func.count(results.c.cost).label("costly"),
        )
        .select_from(results.join(matches))
        .where(counted, matches.c.outcome == "finished", results.c.member.is_not(None))
        .group_by(results.c.member)
    )


def _ranked(board: Leaderboard) -> Select[Any]:
    sums = _sums(board).subquery()
    best_first = {
        "matches": sums.c.matches_won.desc(),
        "rounds": sums.c.rounds_won.desc(),
        "points": sums.c.points.desc(),
        "average": sums.c.average.asc(),
    }[board.order]
    named = sums.outerjoin(people, and_(people.c.member == sums.c.member, people.c.guild == board.guild))
    lines = select(func.rank().over(order_by=best_first).label("rank"), sums, people.c.name).select_from(named)
    return lines.where(sums.c.costly >= MATCHES_FOR_AVERAGE) if board.order == "average" else lines


def _score(row: Any) -> Score:
    sums = (row.matches, row.matches_won, row.rounds_won, row.points, row.average)
    return Score(row.rank, row.member, row.name or "somebody", *sums)
