"""Opening the database, wherever it is."""

from pathlib import Path

from db.database.address import Address, Database
from db.database.schema_version import MIGRATIONS
from db.database.sqlite import open_file
from db.database.store import CannotOpen, Store
from model.servers.settings import ShardSet

EXTRA = "requirements-postgresql.txt"


async def open_store(database: Database, migrations: Path = MIGRATIONS, share: ShardSet | None = None) -> Store:
    """Open the database, making or migrating its tables as needed. Raises CannotOpen.

    ``share``: the shards of this process. What is live on a server is read of their servers alone.
    """
    if isinstance(database, Address):
        try:
            from db.database.postgres import open_server
        except ImportError as missing:
            raise CannotOpen(f"DATABASE is on a PostgreSQL server, so first run: pip install -r {EXTRA}") from missing
        return await open_server(database, migrations, share)
    store = await open_file(database, migrations)
    store.share = share
    return store
