"""A line in the log when a table opens, begins or ends a match, or closes. No names, and no cards."""

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
        self._phases: dict[int, Phase] = {}  # the last one written of each table

    def resumed(self) -> None:
        """The tables of the last start go on without a line for each."""
        self._phases = {table.id: table.phase for table in self._tables.every()}

    def changed(self, table_id: int) -> None:
        table = self._tables.find(table_id)
        if table is None:
            last = self._tables.closed(table_id)
            if self._phases.pop(table_id, None) is not None and last is not None:
                _write("Closed", last)
            return
        before = self._phases.get(table.id)
        self._phases[table.id] = table.phase
        if before is None:
            _write("Opened", table)
        if table.phase != before and table.phase in BEGAN:
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
