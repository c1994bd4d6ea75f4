"""Moves everything from a file to a PostgreSQL server, or back: all of it, or nothing.

A server has the whole copy in one transaction, and a file has its name only when it is whole. So a move that was
interrupted has left nothing behind, and can simply be begun again.
"""

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import StaticPool
from tqdm import tqdm

from db.database.address import Address, Database
from db.database.backup import in_place
from db.database.errors import CannotOpen
from db.database.file import Lock, examined, read_only, sentences
from db.database.postgres import connected, taken
from db.database.schema_version import MIGRATIONS, Condition, upgrade
from db.database.server_errors import sentences as server_sentences
from db.database.sqlite import sync_engine
from db.schema import metadata

AT_ONCE = 1000  # rows of a batch


def move(source: Database, target: Database) -> str:
    """Copy everything. Returns the sentence that tells so. Raises CannotOpen, and then the target is as it was."""
    if isinstance(source, Path) and isinstance(target, Address):
        return asyncio.run(_to_server(source, target))
    if isinstance(source, Address) and isinstance(target, Path):
        with Lock(target):
            if target.exists():
                raise CannotOpen(f"{target} already exists, and a move never replaces a file. Pick another name.")
            return asyncio.run(_to_file(source, target))
    raise CannotOpen(
        "Name a file and a postgresql:// address. Copy a file with python bot.py backup, and a server’s with pg_dump."
    )


# From the file to the server


async def _to_server(file: Path, address: Address) -> str:
    with _reading(file) as source, server_sentences(address):
        async with connected(address) as connection:
            if (await taken(connection, address)).revision is not None:
                raise CannotOpen(f"{address} isn’t empty, and a move never replaces anything. Make a new database.")
            await connection.run_sync(upgrade, MIGRATIONS)
            count = await connection.run_sync(lambda target: Copying(source, target).done())
            await connection.commit()
    return f"{file} is moved to {address}: {count} rows, all compared. The file is as it was."


@contextmanager
def _reading(path: Path) -> Iterator[sql.Connection]:
    """A file that no bot uses, and in which nothing can be changed."""
    if not path.is_file():
        raise CannotOpen(f"{path} is missing. Name a file that holds a database.")
    with Lock(path):
        _check_current(str(path), examined(path))
        with sentences(path), closing(read_only(path)) as file:
            engine = sql.create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool, hide_parameters=True)
            with engine.connect() as connection:
                yield connection


def _check_current(name: str, condition: Condition) -> None:
    if not condition.current:
        raise CannotOpen(f"{name} is empty or from an older version. Start the bot with it once, and stop it again.")


# From the server to the file


async def _to_file(address: Address, file: Path) -> str:
    with server_sentences(address):
        async with connected(address, isolation="REPEATABLE READ") as connection:
            _check_current(str(address), await taken(connection, address))
            count = await _filled(connection, file)
    return f"{address} is moved to {file}: {count} rows, all compared. The server’s database is as it was."


async def _filled(source: AsyncConnection, file: Path) -> int:
    with in_place(file) as unfinished:
        engine = sync_engine(unfinished)
        try:
            with engine.begin() as target:
                upgrade(target, MIGRATIONS)
                return await source.run_sync(lambda known: Copying(known, target).done())
        finally:
            engine.dispose()


# Everything, table by table


@dataclass(frozen=True)
class Copying:
    """Every row from one database into the other, which has the same tables, and they are empty."""

    source: sql.Connection
    target: sql.Connection

    def done(self) -> int:
        """Copy, and compare what has arrived. Returns how many rows there are. Raises CannotOpen."""
        self.target.execute(sql.delete(metadata.tables["notes"]))  # a migration may have noted something
        return sum(self._copied(as_stored(table)) for table in metadata.sorted_tables)

    def _copied(self, table: sql.Table) -> int:
        left = Digest()
        with tqdm(desc=table.name, unit="row", disable=None, leave=False) as bar:
            for rows in batches(self.source, table):
                left.add(rows)
                self._insert(table, rows)
                bar.update(len(rows))
        arrived = Digest()
        for rows in batches(self.target, table):
            arrived.add(rows)
        if arrived != left:
            raise CannotOpen(f"The rows of {table.name} didn’t arrive as they were. Nothing is moved: try again.")
        self._count_on(table)
        return left.count

    def _insert(self, table: sql.Table, rows: list[dict[str, object]]) -> None:
        try:
            self.target.execute(sql.insert(table), rows)
        except sql.exc.DBAPIError as trouble:
            if trouble.connection_invalidated:
                raise
            raise CannotOpen(
                f"A row of {table.name} doesn’t fit, so nothing is moved. Look at it with: python bot.py check."
            ) from None

    def _count_on(self, table: sql.Table) -> None:
        """New ids go on after the last one that was ever given, so that no old button finds a new table."""
        if table.name not in COUNTED:
            return
        last = _last_id(self.source, table.name)
        if last and self.target.dialect.name == "postgresql":
            self.target.execute(sql.select(sql.func.setval(f"{table.name}_id_seq", last)))
        elif last:
            self.target.execute(sql.text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table.name})
            known = {"name": table.name, "last": last}
            self.target.execute(sql.text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), known)


COUNTED = frozenset(table.name for table in metadata.sorted_tables if table.dialect_options["sqlite"]["autoincrement"])


def _last_id(connection: sql.Connection, table: str) -> int:
    query = "SELECT seq FROM sqlite_sequence WHERE name = :name"
    if connection.dialect.name == "postgresql":
        query = "SELECT last_value FROM pg_sequences WHERE schemaname = current_schema() AND sequencename = :name"
        table = f"{table}_id_seq"
    return int(connection.execute(sql.text(query), {"name": table}).scalar() or 0)


def as_stored(table: sql.Table) -> sql.Table:
    """A table whose values stay as they are stored: nothing is decoded."""
    stored = sql.Table(table.name, sql.MetaData())
    for column in table.columns:
        kind = column.type.impl_instance if isinstance(column.type, sql.TypeDecorator) else column.type
        stored.append_column(sql.Column(column.name, kind, primary_key=column.primary_key))
    return stored


def batches(connection: sql.Connection, table: sql.Table) -> Iterator[list[dict[str, object]]]:
    """All rows of a table, some at a time."""
    query = sql.select(table).execution_options(yield_per=AT_ONCE)
    found = iter(connection.execute(query).mappings())
    while rows := [dict(row) for row in islice(found, AT_ONCE)]:
        yield rows


@dataclass
class Digest:
    """What rows are, in whatever order they come."""

    count: int = 0
    sum: int = 0

    def add(self, rows: list[dict[str, object]]) -> None:
        for row in rows:
            print_ = hashlib.blake2b(repr(tuple(row.values())).encode("utf-8", "surrogatepass"), digest_size=16)
            self.sum = (self.sum + int.from_bytes(print_.digest(), "big")) % 2**128
        self.count += len(rows)
