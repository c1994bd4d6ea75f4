"""A PostgreSQL server of the tests: an ordinary user’s, in a temporary folder, with a socket of its own.

It goes with the tests that started it.
It is not made to outlive a loss of power, which makes it quick. A test that breaks connections or kills bots loses
nothing by that, as the server itself goes on.
"""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from db.database.address import Address, Database, database_at
from db.database.opening import open_store
from tests import PATIENCE

Found = TypeVar("Found")

HASTE = ("fsync=off", "full_page_writes=off", "autovacuum=off", "max_wal_size=2GB")
SIZE = ("shared_buffers=64MB", "max_connections=60")
WHO_MAY = """
local all guarded scram-sha-256
local all banned reject
local all all trust
host all all 127.0.0.1/32 scram-sha-256
"""
EMPTY, CURRENT = "postgres", "current"
USUAL_PORT = 5432


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, of which Debian puts only some where they are found."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else None


class Postgres:
    """A server that runs. ``listens``: on which addresses of this computer, beside its socket.

    Without PostgreSQL the test is skipped.
    """

    def __init__(self, port: int = USUAL_PORT, listens: str = "") -> None:
        self._programs = programs() or pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
        self.port, self.listens = port, listens
        self.folder = Path(tempfile.mkdtemp(prefix="eights-pg-"))
        users = {each.pw_name: each for each in pwd.getpwall()}
        self._user = (users.get("postgres") or users["nobody"]) if os.geteuid() == 0 else None
        if self._user:
            os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        self._made = count(1)
        self._run("initdb", "-D", self.data, "-U", "eights", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        (self.data / "pg_hba.conf").write_text(WHO_MAY)
        self.start()
        self._remove_in_the_end()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def address(self, name: str, user: str = "eights", password: str | None = None) -> Address:
        login = user if password is None else f"{user}:{password}"
        found = database_at(f"postgresql://{login}@/{name}?host={self.folder}")
        assert isinstance(found, Address)
        return found

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        where = f"unix_socket_directories={self.folder}", f"listen_addresses={self.listens}", f"port={self.port}"
        options = " ".join(f"-c {option}" for option in (*HASTE, *SIZE, *where))
        self._run("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        """Stop the server: connections break at once."""
        self._run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def _remove_in_the_end(self) -> None:
        """Stop the server and delete all of it when this process ends, even if it is killed: its pipe closes then."""
        left = f'read line; kill -QUIT "$(head -1 {self.data}/postmaster.pid)"; sleep 1; rm -rf {self.folder}'
        end, self._pipe = os.pipe()
        waiting = subprocess.Popen(["sh", "-c", left], stdin=end, stderr=subprocess.DEVNULL, start_new_session=True)
        waiting.returncode = 0  # nothing waits for it
        os.close(end)

    def remove(self) -> None:
        """Stop the server and delete all of it now."""
        os.close(self._pipe)

    def fresh(self, template: str = "template0") -> Address:
        """A new database, like its template."""
        name = f"test_{next(self._made)}"
        self.tell(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def up_to_date(self) -> Address:
        return self.fresh(self._current())

    def drop(self, address: Address) -> None:
        """Delete a database, and break the connections to it."""
        self.tell(f"DROP DATABASE {address.url.database} WITH (FORCE)")

    def tell(self, *statements: str, database: str | None = EMPTY) -> None:
        """Execute statements as the server's owner, outside of transactions."""

        async def tell(connection: Any) -> None:
            for statement in statements:
                await connection.execute(statement)

        self._beside(database, tell)

    def ask(self, query: str, database: str | None) -> list[tuple[Any, ...]]:
        """What an operator reads in a database, from outside."""

        async def ask(connection: Any) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await connection.fetch(query)]

        return self._beside(database, ask)

    def _beside(self, database: str | None, work: Callable[[Any], Awaitable[Found]]) -> Found:
        """Work on a connection of its own."""

        async def connected() -> Found:
            connection = await asyncpg.connect(host=str(self.folder), port=self.port, user="eights", database=database)
            try:
                return await work(connection)
            finally:
                await connection.close()

        return elsewhere(connected())

    @cache  # noqa: B019  there is one server
    def _current(self) -> str:
        self.tell(f"CREATE DATABASE {CURRENT} TEMPLATE template0")
        elsewhere(make(self.address(CURRENT)))
        return CURRENT

    def _run(self, program: str, *arguments: object) -> None:
        who: dict[str, Any] = {}
        if self._user:
            who = {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}
        command = [str(self._programs / program), *map(str, arguments)]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, **who)
        assert done.returncode == 0, done.stdout + done.stderr


def elsewhere(work: Coroutine[Any, Any, Found]) -> Found:
    """Do it in a thread whose loop is its own, as this one may have a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def make(database: Database) -> None:
    await (await open_store(database)).close()


async def until(server: Postgres, address: Address, waits: str, then: str = "pid") -> None:
    """Until a connection to a database waits for something."""
    query = f"SELECT {then} FROM pg_stat_activity WHERE datname = '{address.url.database}' AND {waits}"
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(server.ask, query, address.url.database):  # noqa: ASYNC110  nothing tells when
            await asyncio.sleep(0.01)


@cache
def postgres() -> Postgres:
    """The server of this test run, or of this worker of it."""
    return Postgres()


def listening(port: int) -> Postgres:
    """A server of its own, which listens on a port of this computer too."""
    return Postgres(port, "127.0.0.1")
