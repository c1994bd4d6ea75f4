"""The commands with which an operator looks after the database. They need no token."""

import argparse
from pathlib import Path

from db.backup import back_up, restore
from db.check import check

GOOD, BAD = 0, 1  # exit statuses


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The commands, each with its ``care``: a function of the database and the parsed arguments."""
    for name, what, care in (
        ("backup", "copy the database into FILE, also while the bot runs", _back_up),
        ("restore", "put the backup FILE in the database's place; what was there is kept beside it", _restore),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", type=Path, metavar="FILE")
        command.set_defaults(care=care)
    commands.add_parser("check", help="look at everything in the database, and name what is bad").set_defaults(
        care=_check
    )


def _back_up(database: Path, asked: argparse.Namespace) -> tuple[int, list[str]]:
    return GOOD, [back_up(database, asked.file)]


def _restore(database: Path, asked: argparse.Namespace) -> tuple[int, list[str]]:
    return GOOD, [restore(database, asked.file)]


def _check(database: Path, asked: argparse.Namespace) -> tuple[int, list[str]]:
    report = check(database)
    return BAD if report.bad else GOOD, [*report.bad, report.summary]
