"""Which table is meant?"""

from collections.abc import Callable, Sequence

from cogs.ui.components.titles import title
from engine.words import Words, and_listed
from model.refusals import Refused
from model.tables.table import Table

words = Words(__name__)

Fits = Callable[[Table], bool]


def meant(tables: Sequence[Table], member: int, asked: str | None, fits: Fits | None = None) -> Table:
    """The named table, or else the one where this member is to move, or sits, or the only one. Raises Refused."""
    if asked is not None:
        return _named(tables, asked)
    here = [table for table in tables if fits and fits(table)] or tables
    if not here:
        raise Refused(words("no-table"))
    sitting = [table for table in here if table.seat_of(member) is not None]
    playing = [table for table in sitting if table.phase != "over"]
    on_turn = [
        table
        for table in sitting
        if table.state is not None and table.state.phase == "play" and table.state.turn == table.seat_of(member)
    ]
    for found in (on_turn, playing, sitting, here):
        if len(found) == 1:
            return found[0]
    raise Refused(words("several", tables=and_listed(titles(here))))


def titles(tables: Sequence[Table]) -> list[str]:
    """The titles of the tables of a channel. Tables of two tournaments may have the same label."""
    known = list(map(title, tables))
    return [
        words("in-tournament", table=name, number=table.tournament)
        if table.tournament and known.count(name) > 1
        else name
        for table, name in zip(tables, known, strict=True)
    ]


def _named(tables: Sequence[Table], asked: str) -> Table:
    """The table with this id or whole title, or the only one whose name starts or ends this way, as in ``Table 3``."""
    typed = " ".join(asked.split()).casefold()
    names = [(table, name.casefold()) for table, name in zip(tables, titles(tables), strict=True)]
    labels = [(table, (table.label or f"Table {table.id}").casefold()) for table in tables]
    for found in (
        [table for table, name in names if typed in (str(table.id), name)],
        [table for table, name in labels if typed in (title(table).casefold(), name, name.rpartition(" · ")[2])],
    ):
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused(words("same-name", tables=and_listed(titles(found))))
    raise Refused(words("unknown"))
