"""Counts the sums anew that aren't what the results add up to. A copy of everything is made before."""

import asyncio
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, text

from db.database.address import Address
from db.database.backup import back_up
from db.database.errors import CannotOpen
from db.database.file import Lock, beside, examined, sentences
from db.database.sqlite import sync_engine
from db.maintenance.check import of_what_is_summed
from db.repositories.matches import summaries
from db.repositories.matches.summaries import Sums

OLDER = "{} is empty or from an older version. Start the bot with it once, stop it, and try again."
SOUND = "No sum is wrong, so nothing has changed."


def mend_file(path: Path) -> list[str]:
    """Returns what has changed, a line for each row. The bot must not run. Raises CannotOpen."""
    if not path.is_file():
        raise CannotOpen(f"{path} is missing. Name a file that holds a database.")
    with Lock(path):
        if not examined(path).current:
            raise CannotOpen(OLDER.format(path))
        engine = sync_engine(path)
        with sentences(path), ExitStack() as used:
            used.callback(engine.dispose)
            with engine.connect() as connection:
                wrong = _wrong(connection, str(path))
            if not wrong:
                return [SOUND]
            copied = back_up(path, beside(path, f".before-mending-{_now()}"))
            with engine.begin() as connection:
                _mend(connection)
            return [copied, *wrong]


def mend_server(address: Address) -> list[str]:
    """Returns what has changed, a line for each row. Bots may run. Raises CannotOpen."""
    try:
        from db.database.postgres import condition_of, connected
        from db.database.server_errors import sentences
        from db.maintenance.moving import move
    except ImportError as missing:
        raise CannotOpen("First run: pip install -r requirements-postgresql.txt") from missing

    async def looked() -> list[str]:
        async with connected(address) as connection:
            if not (await condition_of(connection, address)).current:
                raise CannotOpen(OLDER.format(address))
            return await connection.run_sync(_wrong, str(address))

    async def mended() -> list[str]:
        async with connected(address) as connection:
            names = ", ".join(summary.name for summary in summaries.SUMMARIES)
            await connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))  # a match that ends now waits
            wrong = await connection.run_sync(_wrong, str(address))
            await connection.run_sync(_mend)
            await connection.commit()
            return wrong

    with sentences(address):
        if not asyncio.run(looked()):
            return [SOUND]
        copied = move(address, Path(f"eights-before-mending-{_now()}.db"))
        return [copied, *asyncio.run(mended())]


def _now() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")


def _mend(connection: Connection) -> None:
    for summary in summaries.SUMMARIES:
        summaries.mend(connection, summary)


def _wrong(connection: Connection, name: str) -> list[str]:
    """A line for each row that is not what a recount gives. Raises CannotOpen if the results can't be relied on."""
    bad = of_what_is_summed(connection)
    if bad is not None:
        raise CannotOpen(
            f"{name} is damaged where its sums come from ({bad}), so none is counted anew. See the backups."
        )
    return [
        f"row {', '.join(map(str, key))} of {summary.name}: {_change(*both)}"
        for summary in summaries.SUMMARIES
        for key, both in summaries.wrong(connection, summary).items()
    ]


def _change(kept: Sums, counted: Sums) -> str:
    if counted is None:
        return "no result stands behind it, so it is gone"
    if kept is None:
        return "it was missing, and is there again"
    return ", ".join(f"{name} {kept[name]} is now {counted[name]}" for name in kept if kept[name] != counted[name])
