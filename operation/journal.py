"""A line in the log when a table opens, begins or ends a match, or closes. No names, and no cards."""

import logging

from engine.games.variants import variant
from model.tables.table import Phase, Table
from service.live_store import Change

log = logging.getLogger("eights.tables")

BEGAN: dict[Phase, str] = {"match": "Match began at", "over": "Match ended at"}


def changed(change: Change[Table]) -> None:
    """Write a line when a table takes its next step."""
    before, table = change.before, change.after or change.before
    if table is None:
        return
    steps = ["Closed"] if change.after is None else ["Opened"] if before is None else []
    if table.phase in BEGAN and (before is None or table.phase != before.phase):
        steps.append(BEGAN[table.phase])
    game, extra = variant(table.game).name, {"table": table.id, "server": table.guild, "game": table.game}
    for step in steps:
        log.info("%s table %s in server %s: %s", step, table.id, table.guild, game, extra=extra)
