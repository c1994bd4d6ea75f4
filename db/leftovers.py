"""What still has to be tidied up in channels, as rows: values in, values out."""

from sqlalchemy import delete, insert, select, update

from db.rows import found, values_of
from db.schema import leftovers
from db.transactions import Transaction
from model.leftover import Leftover


async def add(transaction: Transaction, leftover: Leftover) -> int:
    """Remember something that may have to be tidied up. Returns its id."""
    row = insert(leftovers).values(**values_of(leftover, leftovers))
    return int((await transaction.execute(row.returning(leftovers.c.id))).scalar_one())


async def save(transaction: Transaction, leftover: Leftover) -> None:
    """Save what is known of it by now."""
    here = update(leftovers).where(leftovers.c.id == leftover.id)
    await transaction.execute(here.values(**values_of(leftover, leftovers)))


async def remove(transaction: Transaction, leftover_id: int) -> None:
    """It is tidied up."""
    await transaction.execute(delete(leftovers).where(leftovers.c.id == leftover_id))


async def every(transaction: Transaction) -> list[Leftover]:
    """All that is to be tidied up, oldest first."""
    return await found(transaction, Leftover, leftovers, select(leftovers).order_by(leftovers.c.id))
