"""What each member has played of each game in a server, summed up: in all, and day by day.

A leaderboard of many matches is read from here. A match is added in the transaction that ends it, by the same query
that counts everything anew.
"""

import operator
from typing import TypeAlias

from sqlalchemy import BigInteger, Connection, Label, Table, case, cast, delete, func, literal_column, select

from db.database.transactions import Query, Transaction, insert, merging
from db.schema import matches, member_days, member_totals, results

DAY = literal_column("86400000", BigInteger)  # milliseconds, as PostgreSQL rounds to the nearest whole number
SUMMARIES = (member_totals, member_days)
COUNTS = matches.c.ranked & (matches.c.outcome == "finished")

Key: TypeAlias = tuple[int | str, ...]


def recount(summary: Table) -> Query:
    """The rows of a summary as the results have them. Only finished matches marked as ranked count, for those who sat
    there from the first deal on.
    """
    by = {
        "guild": matches.c.guild,
        "game": matches.c.game,
        "member": results.c.member,
        "day": cast(matches.c.ended_at * 1000, BigInteger) // DAY,
    }
    keys = [by[column.key].label(column.key) for column in summary.primary_key.columns]
    return (
        select(*keys, *_sums())
        .select_from(results.join(matches))
        .where(COUNTS, results.c.member.is_not(None), results.c.since == 0)
        .group_by(*keys)
    )


def _sums() -> list[Label[int]]:
    cost = results.c.cost
    return [
        func.count().label("matches"),
        func.sum(case((results.c.won, 1), else_=0)).label("matches_won"),
        func.sum(results.c.rounds_won).label("rounds_won"),
        func.sum(results.c.caught).label("points"),
        func.coalesce(func.sum(cost), 0).label("costs"),
        func.sum(case((cost.is_not(None), matches.c.rounds), else_=0)).label("costly_rounds"),
        func.count(cost).label("costly"),
    ]


def wrong(connection: Connection, summary: Table) -> list[Key]:
    """The keys of the rows that are not what a recount gives."""
    keys, columns = len(summary.primary_key.columns), [column.key for column in summary.columns]

    def rows(query: Query) -> set[Key]:
        return {tuple(row[key] for key in columns) for row in connection.execute(query).mappings()}

    return sorted({row[:keys] for row in rows(select(summary)) ^ rows(recount(summary))})


async def add(transaction: Transaction, match: int) -> None:
    """Count a match that has just ended, with its results."""
    for summary in SUMMARIES:
        query = recount(summary).where(matches.c.id == match)
        row = insert(transaction, summary).from_select([column.key for column in summary.columns], query)
        await transaction.execute(merging(summary, row, operator.add))


async def forget(transaction: Transaction, member: int) -> None:
    for summary in SUMMARIES:
        await transaction.execute(delete(summary).where(summary.c.member == member))
