"""The story of each table in the log: opened, match began, match ended, closed. No names, and no cards."""

import logging

from engine.games.variants import variant
from model.tables.table import Phase, Table
from service.tables import Tables

log = logging.getLogger("eights.tables")

BEGAN: dict[Phase, str] = {"match": "Match began at", "over": "Match ended at"}


class Journal:
    """Listens to Tables, and writes a line when a table takes its next step."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[int, Phase] = {}  # by table: the step that was written last

    def resumed(self) -> None:
        """The tables of the last start go on without a line for each."""
        self._known = {table.id: table.phase for table in self._tables.every()}

    def changed(self, table_id: int) -> None:
        table = self._tables.find(table_id)
        if table is None:
            last = self._tables.closed(table_id)
            if self._known.pop(table_id, None) is not None and last is not None:
                _write("Closed", last)
            return
        known = self._known.get(table.id)
        self._known[table.id] = table.phase
        if known is None:
            _write("Opened", table)
        if table.phase != known and table.phase in BEGAN:
            _write(BEGAN[table.phase], table)


def _write(what: str, table: Table) -> None:
    log.info(
        "%s table %s in server %s: %s",
        what,
        table.id,
        table.guild,
        variant(table.game).name,
        extra={"table": table.id, "server": table.guild, "game": table.game},
    )
