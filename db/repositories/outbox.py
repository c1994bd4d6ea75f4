"""What still has to be tidied up in channels, as rows: values in, values out."""

from sqlalchemy import delete, insert, update

from db.database.transactions import Transaction
from db.repositories.rows import found_here, values_of
from db.schema import outbox
from model.servers.outbox import OutboxEntry


async def add(transaction: Transaction, entry: OutboxEntry) -> int:
    """Remember something that may have to be tidied up. Returns its id."""
    row = insert(outbox).values(**values_of(entry, outbox))
    return int((await transaction.execute(row.returning(outbox.c.id))).scalar_one())


async def save(transaction: Transaction, entry: OutboxEntry) -> None:
    """Save what is known of it by now. Who is invited was known before, and may have been forgotten since."""
    known = {key: value for key, value in values_of(entry, outbox).items() if key != "member"}
    await transaction.execute(update(outbox).where(outbox.c.id == entry.id).values(**known))


async def remove(transaction: Transaction, leftover_id: int) -> None:
    await transaction.execute(delete(outbox).where(outbox.c.id == leftover_id))


async def every(transaction: Transaction) -> list[OutboxEntry]:
    """All that is to be tidied up in our servers, oldest first."""
    return await found_here(transaction, OutboxEntry, outbox)


async def forget(transaction: Transaction, member: int) -> None:
    """A person is not invited any more. What was posted is still to be tidied up."""
    await transaction.execute(update(outbox).where(outbox.c.member == member).values(member=None))
