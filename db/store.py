"""Opening the database, wherever it is. Everything above db has it from here."""

from pathlib import Path

from db.address import Address, Database
from db.condition import MIGRATIONS
from db.errors import CannotOpen, FileGone, NotRead, NotSaved, StaleRow, StoreError
from db.sqlite import open_file
from db.transactions import Store, Transaction, Writing

EXTRA = "requirements-postgresql.txt"


async def open_store(database: Database, migrations: Path = MIGRATIONS) -> Store:
    """Open the database, making or migrating its tables as needed. Raises CannotOpen."""
    if not isinstance(database, Address):
        return await open_file(database, migrations)
    try:
        from db.postgres import open_server  # noqa: PLC0415  an extra
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
