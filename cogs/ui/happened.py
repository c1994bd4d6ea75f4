"""What happened at a table, in words."""

from collections.abc import Sequence

from cogs.ui.titles import names
from engine.events import AnyEvent, Settled
from engine.telling import tell
from model.table import Table

LINES = 5  # latest events shown


def latest(table: Table, recent: Sequence[AnyEvent]) -> list[str]:
    """The latest events in a sentence each."""
    sentences = [tell(event, names(table)) for event in recent if not isinstance(event, Settled)]
    return [sentence for sentence in sentences if sentence][-LINES:]
