"""Moves everything from a file to a PostgreSQL server in one transaction, so all of it arrives, or nothing."""

import asyncio
from contextlib import closing
from itertools import islice
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.pool import StaticPool
from tqdm import tqdm

from db.database.address import Address
from db.database.file import Lock, examined, read_only, sentences
from db.database.postgres import bring_up_to_date, errors_of, opening
from db.database.store import CannotOpen
from db.schema import metadata

AT_ONCE = 1000  # rows of a batch


def move(file: Path, address: Address) -> str:
    """Copy everything. Returns the sentence that tells so. Raises CannotOpen, and then the target is as it was."""
    with closing(Lock(file)):
        if not examined(file).current:
            raise CannotOpen(
                f"{file} is missing, empty or from an older version. Start the bot with it once, and stop it again."
            )
        with sentences(file), closing(read_only(file)) as known:
            engine = sql.create_engine("sqlite://", creator=lambda: known, poolclass=StaticPool, hide_parameters=True)
            with engine.connect() as source:
                count = asyncio.run(_moved(source, address))
    return f"{file} is moved to {address}: {count} rows. The file is as it was."


async def _moved(source: sql.Connection, address: Address) -> int:
    with errors_of(address):
        async with opening(address) as (connection, condition):
            if condition.revision is not None:
                raise CannotOpen(f"{address} isn’t empty, and a move never replaces anything. Make a new database.")
            await bring_up_to_date(connection, address)
            tables = tqdm(metadata.sorted_tables, "Moving", disable=None, leave=False)
            return sum([await connection.run_sync(_copied, source, table) for table in tables])


def _copied(target: sql.Connection, source: sql.Connection, table: sql.Table) -> int:
    """Copy a table as it is stored: nothing is decoded. Returns how many rows have arrived."""
    stored = sql.Table(table.name, sql.MetaData())
    for column in table.columns:
        kind = column.type.impl_instance if isinstance(column.type, sql.TypeDecorator) else column.type
        stored.append_column(sql.Column(column.name, kind, primary_key=column.primary_key))
    target.execute(sql.delete(stored))  # a migration may have noted something
    rows = source.execute(sql.select(stored).execution_options(yield_per=AT_ONCE)).mappings()
    try:
        while some := [dict(row) for row in islice(rows, AT_ONCE)]:
            target.execute(sql.insert(stored), some)
    except sql.exc.DBAPIError as trouble:
        if trouble.connection_invalidated:
            raise
        raise CannotOpen(
            f"A row of {table.name} doesn’t fit, so nothing is moved. Look at it with: python bot.py check."
        ) from None
    last = source.execute(sql.text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table.name}).scalar()
    if last:  # new ids go on after the last one that was ever given, so that no old button finds a new table
        target.execute(sql.select(sql.func.setval(f"{table.name}_id_seq", last)))
    return target.execute(sql.select(sql.func.count()).select_from(stored)).scalar_one()
