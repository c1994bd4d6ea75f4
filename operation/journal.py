"""A line in the log when a table opens, begins or ends a match, or closes. No names, and no cards."""

import logging

from engine.games.variants import variant
from model.tables.table import Phase, Table
from service.live_store import Change

log = logging.getLogger("eights.tables")

BEGAN: dict[Phase, str] = {"match": "Match began at", "over": "Match ended at"}


def changed(change: Change[Table]) -> None:
    """Write a line when a table takes its next step."""
    before, table = change.before, change.after
    if table is None:
        if before is not None:
            _write("Closed", before)
        return
    if before is None:
        _write("Opened", table)
    if table.phase in BEGAN and (before is None or table.phase != before.phase):
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
