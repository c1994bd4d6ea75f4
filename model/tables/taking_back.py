"""Taking back the last play: where a table allows it. No one is asked."""

from dataclasses import replace

from engine.core.match import Undo
from model.refusals import Refused, say
from model.tables.table import Table
from model.tables.table_policy import refuse_if


def check_allowed(table: Table) -> None:
    """Raises Refused where no play is taken back."""
    refuse_if(table.policy.no_taking_back)
    if not table.take_backs:
        raise Refused(say.message("take-back-off"))


def last_play(table: Table) -> Undo | None:
    """The last play, if its player is here and may take it back. A bot never does."""
    undo = table.state.undo if table.state else None
    allowed = table.take_backs and table.policy.no_taking_back is None
    return undo if undo is not None and allowed and table.seats[undo.seat].present else None


def with_take_backs(table: Table, *, wanted: bool) -> Table:
    return replace(table, take_backs=wanted)
