"""Clearing away: the actions of old matches, and everything of servers that the bot has left."""

from collections.abc import Collection

from sqlalchemy import delete, exists, or_, select, union

from db.database.store import Transaction, insert
from db.repositories.rows import ours
from db.schema import actions, greeted, left_servers, matches, metadata, packed_actions

# What names others goes before them. Actions and results go with their match.
OF_SERVERS = [table for table in reversed(metadata.sorted_tables) if "guild" in table.c and table is not left_servers]


async def note_servers(transaction: Transaction, here: Collection[int], now: float) -> None:
    """Note which of our servers the bot has left, beginning ``now``, and which it is in."""
    tables = *OF_SERVERS, left_servers
    known = union(*(select(table.c.guild).where(ours(transaction, table.c.guild)) for table in tables))
    for guild in (await transaction.execute(known)).scalars().all():
        await note_server(transaction, guild, None if guild in here else now)


async def note_server(transaction: Transaction, guild: int, left_at: float | None) -> None:
    """The bot has left a server, or is there. A later note does not make it stay longer."""
    left = insert(transaction, left_servers).values(guild=guild, left_at=left_at).on_conflict_do_nothing()
    here = delete(left_servers).where(left_servers.c.guild == guild)
    await transaction.execute(here if left_at is None else left)


async def note_greeted(transaction: Transaction, guild: int, now: float) -> bool:
    """Note that a server is greeted. Returns whether that is for the first time."""
    noted = insert(transaction, greeted).values(guild=guild, at=now).on_conflict_do_nothing().returning(greeted.c.guild)
    return (await transaction.execute(noted)).first() is not None


async def left_before(transaction: Transaction, moment: float) -> list[int]:
    old = left_servers.c.left_at < moment, ours(transaction, left_servers.c.guild)
    left = select(left_servers.c.guild).where(*old)
    return list((await transaction.execute(left)).scalars())


async def clear_server(transaction: Transaction, guild: int) -> None:
    for table in (*OF_SERVERS, left_servers):
        await transaction.execute(delete(table).where(table.c.guild == guild))


async def drop_actions(transaction: Transaction, moment: float, count: int) -> int:
    """Delete the actions of this many matches of ours that ended before a moment. Returns how many there were."""
    logged = (exists().where(table.c.match == matches.c.id) for table in (actions, packed_actions))
    old = (
        select(matches.c.id)
        .where(matches.c.ended_at < moment, or_(*logged), ours(transaction, matches.c.guild))
        .limit(count)
    )
    found = list((await transaction.execute(old)).scalars())
    for table in (actions, packed_actions):
        await transaction.execute(delete(table).where(table.c.match.in_(found)))
    return len(found)
