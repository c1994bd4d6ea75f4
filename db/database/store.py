"""Opening the database, wherever it is. Everything above db has it from here."""

from pathlib import Path

from db.database.address import Address, Database
from db.database.errors import CannotOpen, FileGone, NotRead, NotSaved, StaleRow, StoreError
from db.database.schema_version import MIGRATIONS
from db.database.sqlite import open_file
from db.database.transactions import Store, Transaction, Writing

EXTRA = "requirements-postgresql.txt"


async def open_store(database: Database, migrations: Path = MIGRATIONS) -> Store:
    """Open the database, making or migrating its tables as needed. Raises CannotOpen."""
    if not isinstance(database, Address):
        return await open_file(database, migrations)
    try:
        from db.database.postgres import open_server
    except ImportError as missing:
        raise CannotOpen(f"DATABASE is on a PostgreSQL server, so first run: pip install -r {EXTRA}") from missing
    return await open_server(database, migrations)


__all__ = [
    "MIGRATIONS",
    "CannotOpen",
    "FileGone",
    "NotRead",
    "NotSaved",
    "StaleRow",
    "Store",
    "StoreError",
    "Transaction",
    "Writing",
    "open_store",
]
