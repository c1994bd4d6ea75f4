"""The commands with which an operator looks after the database. They need no token."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from db.database.address import Address, Database, WrongAddress, database_at
from db.database.backup import back_up, restore
from db.database.errors import CannotOpen
from db.maintenance.check import check

GOOD, BAD = 0, 1  # exit statuses


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The commands, each with its ``care``: a function of the database and the parsed arguments."""
    for name, what, do in (
        ("backup", "copy the database into FILE, also while the bot runs", back_up),
        ("restore", "put the backup FILE in the database's place; what was there is kept beside it", restore),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", type=Path, metavar="FILE")
        command.set_defaults(care=partial(_with_file, do))
    checking = commands.add_parser("check", help="look at everything in the database, and name what is bad")
    checking.set_defaults(care=_check)
    moving = commands.add_parser("move", help="copy everything from the file FROM to the PostgreSQL server TO")
    moving.add_argument("source", type=Path, metavar="FROM")
    moving.add_argument("target", metavar="TO")
    moving.set_defaults(care=_move)


def _with_file(do: Callable[[Path, Path], str], database: Database, asked: argparse.Namespace) -> tuple[int, list[str]]:
    return GOOD, [do(_file(database), asked.file)]


def _file(database: Database) -> Path:
    if isinstance(database, Address):
        raise CannotOpen(f"{database} is on a PostgreSQL server. Use its pg_dump, pg_restore and pg_amcheck.")
    return database


def _check(database: Database, _: argparse.Namespace) -> tuple[int, list[str]]:
    report = check(_file(database))
    return BAD if report.bad else GOOD, [*report.bad, report.summary]


def _move(_: Database, asked: argparse.Namespace) -> tuple[int, list[str]]:
    try:
        from db.maintenance.moving import move

        target = database_at(asked.target)
    except ImportError as missing:
        raise CannotOpen("To move, first run: pip install -r requirements-postgresql.txt") from missing
    except WrongAddress as wrong:
        raise CannotOpen(f"TO {wrong}.") from None
    if not isinstance(target, Address):
        raise CannotOpen("Name a file, and then a postgresql:// address. Copy a file with: python bot.py backup FILE.")
    return GOOD, [move(asked.source, target)]
