"""Whether a database can be used by this version, and bringing one up to date."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from db.database.errors import CannotOpen
from db.schema import metadata

MIGRATIONS = Path(__file__).parents[1] / "migrations"

RELEASE = "0029"  # the revision of Eights 1.0.0
BEFORE_RELEASE = frozenset(f"{number:04}" for number in range(1, 29))
AFTER_RELEASE = frozenset({"0030"})  # revisions that the last migration goes on from, as from the release


@dataclass(frozen=True)
class Condition:
    """What a sound database holds. ``revision``: its last migration. None for a new one."""

    revision: str | None
    current: bool


NEW = Condition(None, current=False)


@dataclass(frozen=True)
class Found:
    """What a database was found to hold: its tables with their columns, and what Alembic noted in it."""

    name: str
    columns: Mapping[str, AbstractSet[str]]
    revisions: Sequence[str]
    mend: str  # how a damaged one is mended

    def condition(self, migrations: Path = MIGRATIONS) -> Condition:
        """The condition of a database that can be used. Raises CannotOpen."""
        if not self.columns:
            return NEW
        if self.columns.get("alembic_version") != {"version_num"}:
            raise CannotOpen(f"{self.name} belongs to another program. Set another DATABASE.")
        if len(self.revisions) != 1:
            raise self._half("the number of its version")
        revision, script = self.revisions[0], ScriptDirectory(str(migrations))
        self._check_known(revision, {each.revision for each in script.walk_revisions()})
        current = revision == script.get_current_head()
        if current:
            self._check_whole()
        return Condition(revision, current)

    def _check_known(self, revision: str, known: AbstractSet[str]) -> None:
        if revision in BEFORE_RELEASE:
            raise CannotOpen(
                f"{self.name} is from before Eights 1.0.0. Start Eights 1.0.0 with it once, and then this version."
            )
        if revision not in known | AFTER_RELEASE:
            raise CannotOpen(
                f"{self.name} was written by a newer version of Eights. Update the bot, or use another DATABASE."
            )

    def _check_whole(self) -> None:
        for table in metadata.sorted_tables:
            lacking = {column.name for column in table.columns} - self.columns.get(table.name, set())
            if lacking:
                raise self._half(f"{', '.join(sorted(lacking))} in its table {table.name}")

    def _half(self, what: str) -> CannotOpen:
        return CannotOpen(f"{self.name} lacks {what}, so it’s damaged or half migrated. {self.mend}")


def upgrade(connection: Connection, migrations: Path) -> None:
    """Bring a database up to date, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    if MigrationContext.configure(connection).get_current_revision() in AFTER_RELEASE:
        connection.execute(text("UPDATE alembic_version SET version_num = :release"), {"release": RELEASE})
    command.upgrade(config, "head")
