"""Open tables as rows: values in, values out."""

from sqlalchemy import Text, delete, or_, select, true, type_coerce

from db.database.errors import StaleRow
from db.database.transactions import Transaction
from db.repositories.live_rows import LiveRows
from db.repositories.rows import found, remove_unreadable
from db.repositories.shards import ours
from db.schema import tables
from model.tables.table import Table


class TableRows(LiveRows[Table]):
    """Open tables as rows."""

    async def remove(self, transaction: Transaction, table: Table) -> None:
        """Delete a closed table. Raises StaleRow if another process has saved another version, or closed it."""
        here = (tables.c.id == table.id) & (tables.c.version == table.version)
        if (await transaction.execute(delete(tables).where(here).returning(tables.c.id))).first() is None:
            raise StaleRow(f"Table {table.id} is no longer at version {table.version}.")

    async def naming_elsewhere(self, transaction: Transaction, member: int) -> list[Table]:
        """The open tables that may name a member and that another process has in memory."""
        await transaction.run_sync(lambda connection: None)  # what was put off fails here, and not as a damaged row
        texts = (type_coerce(column, Text) for column in (tables.c.seats, tables.c.happenings))
        people = (column == member for column in (tables.c.host, tables.c.opened_by))
        naming = or_(*people, *(text.contains(str(member)) for text in texts))
        return await found(transaction, Table, tables, select(tables).where(~ours(transaction, tables.c.guild), naming))

    async def forget_unreadable(self, transaction: Transaction, member: int) -> None:
        await remove_unreadable(transaction, Table, tables, tables.c.seats, member)


rows = TableRows(Table, tables, true())
