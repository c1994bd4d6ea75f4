"""Open tables as rows: values in, values out."""

from sqlalchemy import delete, select

from db import rows
from db.schema import tables
from db.store import Transaction
from model.table import Table


async def add(transaction: Transaction, table: Table) -> Table:
    """Store a new table. Returns it with its id."""
    return await rows.add(transaction, tables, table)


async def save(transaction: Transaction, table: Table) -> Table:
    """Save a changed table. Returns it with its new version. Raises StaleRow."""
    return await rows.save(transaction, tables, "table", table)


async def remove(transaction: Transaction, table_id: int) -> None:
    """Delete a closed table."""
    await transaction.execute(delete(tables).where(tables.c.id == table_id))


async def save_message_id(transaction: Transaction, table_id: int, message: int | None) -> None:
    """Remember the message that shows a table."""
    await rows.save_message_id(transaction, tables, table_id, message)


async def messages(transaction: Transaction) -> dict[int, int]:
    """The messages that show tables: message ids by table id."""
    shown = select(tables.c.id, tables.c.message_id).where(tables.c.message_id.is_not(None))
    return {row.id: row.message_id for row in await transaction.execute(shown)}


async def find(transaction: Transaction, table_id: int) -> Table | None:
    """An open table by its id."""
    found = await rows.found(transaction, Table, tables, select(tables).where(tables.c.id == table_id))
    return next(iter(found), None)


async def every(transaction: Transaction) -> list[Table]:
    """All open tables, oldest first."""
    return await rows.found(transaction, Table, tables, select(tables).order_by(tables.c.id))


async def forget_unreadable(transaction: Transaction, member: int) -> None:
    """Delete the tables that name a member and cannot be read."""
    await rows.remove_unreadable(transaction, Table, tables, tables.c.seats, member)
