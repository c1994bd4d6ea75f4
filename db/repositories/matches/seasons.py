"""Seasons of servers as rows. What was played in them is summed up in ``db.repositories.matches.summaries``."""

from sqlalchemy import insert, select, update

from db.database.transactions import Transaction
from db.schema import seasons
from model.servers.season import Season


async def every(transaction: Transaction, guild: int) -> list[Season]:
    """The seasons of a server, the newest first."""
    columns = (seasons.c.id, seasons.c.name, seasons.c.began_at, seasons.c.ended_at)
    rows = await transaction.execute(select(*columns).where(seasons.c.guild == guild).order_by(seasons.c.id.desc()))
    return [Season(*row) for row in rows]


async def start(transaction: Transaction, guild: int, name: str, now: float) -> Season:
    """Store a new season."""
    row = insert(seasons).values(guild=guild, name=name, began_at=now).returning(seasons.c.id)
    return Season((await transaction.execute(row)).scalar_one(), name, now)


async def end(transaction: Transaction, season: Season, now: float) -> None:
    """Note when a season has ended."""
    await transaction.execute(update(seasons).where(seasons.c.id == season.id).values(ended_at=now))
