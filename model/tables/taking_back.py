"""Taking back the last play: where a table allows it, and who has to agree."""

from dataclasses import replace

from engine.core.state import LastPlay
from model.refusals import Refused, say
from model.tables import seating
from model.tables.table import Table
from model.tables.table_log import noted


def check_allowed(table: Table) -> None:
    """Raises Refused where no play is taken back."""
    table.policy.check_take_back()
    if not table.take_backs:
        raise Refused(say.message("take-back-off"))


def last_play(table: Table) -> LastPlay | None:
    """The last play, if its player is here and may take it back. A bot never does."""
    undo = table.state.undo if table.state else None
    allowed = table.take_backs and table.policy.no_taking_back is None
    return undo if undo is not None and allowed and table.seats[undo.seat].present else None


def asked_for(table: Table) -> LastPlay | None:
    """The play that its player wants to take back, while the others are asked."""
    play = last_play(table)
    return play if play is not None and play.seat in table.agreeing else None


def undecided(table: Table) -> list[int]:
    """The seats of those who are here and have not agreed yet."""
    return [number for number in range(len(table.seats)) if table.decides(number) and number not in table.agreeing]


def asked(table: Table, seat: int) -> Table:
    """The player of the last play wants to take it back."""
    return replace(table, agreeing=frozenset({seat}))


def answered(table: Table, member: int, *, agrees: bool) -> Table:
    """A player agrees that the play is taken back, or not, and then it stands. Raises Refused."""
    seat = seating.own_seat(table, member)
    if asked_for(table) is None:
        raise Refused(say.message("nothing-asked-back"))
    if not table.seats[seat].present:
        raise Refused(say.message("away-no-answer"))
    if table.is_out(seat):
        raise Refused(say.message("out-no-answer"))
    return replace(table, agreeing=table.agreeing | {seat}) if agrees else stands(table)


def stands(table: Table) -> Table:
    """The last play stands, though its player wanted to take it back. They can't ask for it again."""
    play = asked_for(table)
    kept = replace(table, agreeing=frozenset(), state=table.state.standing() if table.state else None)
    return kept if play is None else noted(kept, "stands", play.seat)


def with_take_backs(table: Table, *, wanted: bool) -> Table:
    """Plays may be taken back at this table, or not."""
    return replace(table, take_backs=wanted, agreeing=frozenset())
