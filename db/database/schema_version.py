"""The condition of a database, and bringing one up to date."""

from collections.abc import Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from db.database.store import CannotOpen
from db.schema import metadata

Columns: TypeAlias = Mapping[str, AbstractSet[str]]  # by the names of tables

MIGRATIONS = Path(__file__).parents[1] / "migrations"

RELEASE = "0029"  # the revision of Eights 1.0.0
BEFORE_RELEASE = frozenset(f"{number:04}" for number in range(1, 29))
AFTER_RELEASE = frozenset({"0030"})  # revisions that the last migration goes on from, as from the release


@dataclass(frozen=True)
class Condition:
    """The state of a sound database. ``revision``: its last migration. None for a new one."""

    revision: str | None
    current: bool


NEW = Condition(None, current=False)


def condition_of(
    name: str, columns: Columns, revisions: Sequence[str], mend: str, migrations: Path = MIGRATIONS
) -> Condition:
    """The condition of a database that can be used, by its tables with their columns and what Alembic noted in it.

    ``mend``: how a damaged one is mended. Raises CannotOpen.
    """
    if not columns:
        return NEW
    if columns.get("alembic_version") != {"version_num"}:
        raise CannotOpen(f"{name} belongs to another program. Set another DATABASE.")
    half = f"{name} lacks {{}}, so it’s damaged or half migrated. {mend}"
    if len(revisions) != 1:
        raise CannotOpen(half.format("the number of its version"))
    revision, script = revisions[0], ScriptDirectory(str(migrations))
    if revision in BEFORE_RELEASE:
        raise CannotOpen(f"{name} is from before Eights 1.0.0. Start Eights 1.0.0 with it once, and then this version.")
    if revision not in AFTER_RELEASE | {each.revision for each in script.walk_revisions()}:
        raise CannotOpen(f"{name} was written by a newer version of Eights. Update the bot, or use another DATABASE.")
    current = revision == script.get_current_head()
    for table in metadata.sorted_tables if current else ():
        lacking = {column.name for column in table.columns} - columns.get(table.name, set())
        if lacking:
            raise CannotOpen(half.format(f"{', '.join(sorted(lacking))} in its table {table.name}"))
    return Condition(revision, current)


def upgrade(connection: Connection, migrations: Path) -> None:
    """Bring a database up to date, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    if MigrationContext.configure(connection).get_current_revision() in AFTER_RELEASE:
        connection.execute(text("UPDATE alembic_version SET version_num = :release"), {"release": RELEASE})
    command.upgrade(config, "head")
