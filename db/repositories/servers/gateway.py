"""What processes tell each other about their shards: who begins a session with Discord now, and who has which."""

from sqlalchemy import delete, insert, or_, select, update

from db.database.store import Transaction
from db.schema import held_shards, identified


async def claim(transaction: Transaction, bucket: int, now: float, every: float) -> float:
    """Claim the moment for a shard of a bucket. Returns the seconds until the next one if it is taken, or else 0.

    A moment that has not come yet was noted by a wrong clock, and does not count.
    """
    free = or_(identified.c.at <= now - every, identified.c.at > now)
    here = identified.c.bucket == bucket
    claimed = update(identified).where(here, free).values(at=now).returning(identified.c.bucket)
    if (await transaction.execute(claimed)).first() is not None:
        return 0
    last = (await transaction.execute(select(identified.c.at).where(here))).scalar()
    if last is None:
        await transaction.execute(insert(identified).values(bucket=bucket, at=now))
        return 0
    return max(float(last) + every - now, 0.1)


async def hold(transaction: Transaction, shard: int, shards: int, process: str, now: float) -> None:
    """A process has a shard from now on, even if another had it. Those with another number of shards have none now."""
    other = or_(held_shards.c.shard == shard, held_shards.c.shards != shards)
    await transaction.execute(delete(held_shards).where(other))
    row = {"shard": shard, "shards": shards, "process": process, "seen_at": now}
    await transaction.execute(insert(held_shards).values(**row))


async def still_held(transaction: Transaction, process: str, now: float) -> set[int]:
    """The shards that a process still has. It says so to the others."""
    own = update(held_shards).where(held_shards.c.process == process).values(seen_at=now)
    return set((await transaction.execute(own.returning(held_shards.c.shard))).scalars())


async def held_since(transaction: Transaction, moment: float) -> set[int]:
    """The shards whose process has said so since a moment."""
    lately = select(held_shards.c.shard).where(held_shards.c.seen_at >= moment)
    return set((await transaction.execute(lately)).scalars())


async def let_go(transaction: Transaction, process: str) -> None:
    """A process ends, and its shards are free."""
    await transaction.execute(delete(held_shards).where(held_shards.c.process == process))
