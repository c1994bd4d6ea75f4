"""What still has to be tidied up in channels, as rows: values in, values out."""

from sqlalchemy import delete, insert, select, update

from db.database.transactions import Transaction
from db.repositories.rows import found, values_of
from db.repositories.shard_sets import in_share
from db.schema import leftovers
from model.servers.outbox import Leftover
from model.servers.shard_set import WHOLE, Share


async def add(transaction: Transaction, leftover: Leftover) -> int:
    """Remember something that may have to be tidied up. Returns its id."""
    row = insert(leftovers).values(**values_of(leftover, leftovers))
    return int((await transaction.execute(row.returning(leftovers.c.id))).scalar_one())


async def save(transaction: Transaction, leftover: Leftover) -> None:
    """Save what is known of it by now. Who is invited was known before, and may have been forgotten since."""
    known = {key: value for key, value in values_of(leftover, leftovers).items() if key != "member"}
    await transaction.execute(update(leftovers).where(leftovers.c.id == leftover.id).values(**known))


async def remove(transaction: Transaction, leftover_id: int) -> None:
    """It is tidied up."""
    await transaction.execute(delete(leftovers).where(leftovers.c.id == leftover_id))


async def every(transaction: Transaction, share: Share = WHOLE) -> list[Leftover]:
    """All that is to be tidied up in the servers of a share, oldest first."""
    query = select(leftovers).where(in_share(leftovers.c.guild, share)).order_by(leftovers.c.id)
    return await found(transaction, Leftover, leftovers, query)


async def forget(transaction: Transaction, member: int) -> None:
    """A person is not invited any more. What was posted is still to be tidied up."""
    await transaction.execute(update(leftovers).where(leftovers.c.member == member).values(member=None))
