"""The commands with which an operator looks after the database. They need no token."""

import argparse
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.pool import StaticPool
from tqdm import tqdm

from db import schema
from db.database import address, backup
from db.database.file import examined, read_only, sentences
from db.database.store import CannotOpen
from db.repositories import rows, scores
from engine.games.codec import decode
from model.servers.settings import Preset
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from model.validity import misdealt

GOOD, BAD = 0, 1  # exit statuses


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The commands, each with its ``care``: a function of the database and the parsed arguments."""
    for name, what, do in (
        ("backup", "copy the database into FILE, also while the bot runs", backup.back_up),
        ("restore", "put the backup FILE in the database's place; what was there is kept beside it", backup.restore),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", type=Path, metavar="FILE")
        command.set_defaults(care=lambda database, asked, do=do: (GOOD, [do(_file(database), asked.file)]))
    checking = commands.add_parser("check", help="look at everything in the database, and name what is bad")
    checking.set_defaults(care=lambda database, asked: check(_file(database)))
    moving = commands.add_parser("move", help="copy everything from the file FROM to the PostgreSQL server TO")
    moving.add_argument("source", type=Path, metavar="FROM")
    moving.add_argument("target", metavar="TO")
    moving.set_defaults(care=_move)


def _file(database: address.Database) -> Path:
    if isinstance(database, address.Address):
        raise CannotOpen(f"{database} is on a PostgreSQL server. Use its pg_dump, pg_restore and pg_amcheck.")
    return database


def _move(_: address.Database, asked: argparse.Namespace) -> tuple[int, list[str]]:
    try:
        from db.maintenance.moving import move

        target = address.database_at(asked.target)
    except ImportError as missing:
        raise CannotOpen("To move, first run: pip install -r requirements-postgresql.txt") from missing
    except address.WrongAddress as wrong:
        raise CannotOpen(f"TO {wrong}.") from None
    if not isinstance(target, address.Address):
        raise CannotOpen("Name a file, and then a postgresql:// address. Copy a file with: python bot.py backup FILE.")
    return GOOD, [move(asked.source, target)]


KINDS: dict[sql.Table, Any] = {schema.tables: Table, schema.tournaments: Tournament, schema.house_sets: Preset}
ORPHANS = {
    "match {} is in play, but no table plays it": (
        "SELECT id FROM matches WHERE outcome = 'playing' AND id NOT IN "
        "(SELECT match_id FROM tables WHERE match_id IS NOT NULL)"
    ),
    "match {} has ended without results": (
        "SELECT id FROM matches WHERE outcome <> 'playing' AND id NOT IN (SELECT match_id FROM results)"
    ),
    "match {} is packed, but has other actions as well": (
        "SELECT match_id FROM packed_actions WHERE match_id IN (SELECT match_id FROM actions)"
    ),
    "table {} plays a match that has ended": (
        "SELECT tables.id FROM tables JOIN matches ON matches.id = match_id "
        "WHERE phase = 'match' AND outcome <> 'playing'"
    ),
}

OLDER = " It’s from an older version: start the bot once, then check again to look at its rows."


def check(path: Path) -> tuple[int, list[str]]:
    """Look at everything, and write nothing. Returns an exit status, a line for each bad thing, and one in the end.

    Raises CannotOpen when the file cannot be looked at in the first place.
    """
    if not path.is_file() or not path.stat().st_size:
        raise CannotOpen(f"{path} is missing or empty. The bot makes it when it starts.")
    condition = examined(path)
    with sentences(path), closing(read_only(path)) as file:
        file.text_factory = lambda text: text.decode(errors="surrogateescape")
        bad = [f"integrity: {fault}" for (fault,) in file.execute("PRAGMA integrity_check") if fault != "ok"]
        bad += [
            f"row {row} of {table} belongs to a row of {parent} that is not there"
            for table, row, parent, _ in file.execute("PRAGMA foreign_key_check")
        ]
        if condition.current:
            engine = sql.create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool, hide_parameters=True)
            with engine.connect() as connection:
                bad += _of_the_rows(connection)
    places = "1 place" if len(bad) == 1 else f"{len(bad)} places"
    found = f"{path} is bad in {places}." if bad else f"{path} is sound."
    return BAD if bad else GOOD, [*bad, found if condition.current else found + OLDER]


def _of_the_rows(connection: sql.Connection) -> Iterator[str]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    for found in compare_metadata(context, schema.metadata):
        for difference in found if isinstance(found, list) else [found]:
            names = [part if isinstance(part, str) else getattr(part, "name", None) for part in difference[:4]]
            yield f"schema: {' '.join(name for name in names if name)}"
    for table in schema.metadata.sorted_tables:
        yield from _of_a_table(connection, table)
    for sentence, query in ORPHANS.items():
        yield from (sentence.format(number) for (number,) in connection.exec_driver_sql(query))
    for summary in scores.SUMMARIES:
        for key in scores.wrong(connection, summary):
            yield f"row {', '.join(map(str, key))} of {summary.name} is not what a recount of the results gives"


def _of_a_table(connection: sql.Connection, table: sql.Table) -> Iterator[str]:
    as_stored = sql.select(sql.text("*")).select_from(sql.table(table.name))
    every = connection.execute(as_stored).mappings()
    for raw in tqdm(every, f"Checking {table.name}", unit="row", disable=None, leave=False):
        fault = _of_a_row(connection.dialect, table, dict(raw))
        if fault is not None:
            key = ", ".join(str(raw[column.name]) for column in table.primary_key.columns)
            yield f"row {key} of {table.name}: {fault}"


def _of_a_row(dialect: sql.Dialect, table: sql.Table, raw: rows.Row) -> str | None:
    """The fault of a row, or None. It never tells what a row holds."""
    values: list[tuple[str, object]] = []
    for column in table.columns:
        try:
            value = raw[column.name]
            if isinstance(value, str):
                value.encode()  # raises when the file held no UTF-8
            read = column.type.dialect_impl(dialect).result_processor(dialect, None)
            values.append((column.key, read(value) if read else value))
        except rows.DAMAGE:
            return f"its {column.name} cannot be read"
    row: rows.Row = dict(values)
    if table is schema.packed_actions:
        for move in row["actions"]:
            try:
                decode(object, move.action)
                decode(tuple, move.events)
            except rows.DAMAGE:
                return f"action {move.number} cannot be read"
        return None
    try:
        known = rows.value_of(KINDS[table], table, row) if table in KINDS else None
    except rows.DAMAGE as damage:
        return rows.fault_in(damage)
    return misdealt(known.state) if isinstance(known, Table) and known.state else None
