"""Which table is meant?"""

from collections.abc import Callable, Sequence

from cogs.ui.titles import title
from engine.words import Words, and_listed
from model.refusals import Refused
from model.table import Table

words = Words(__name__)

Fits = Callable[[Table], bool]


def meant(tables: Sequence[Table], member: int, asked: str | None, fits: Fits | None = None) -> Table:
    """The named table of those in a channel, or else the one where this member is to move, or else the only one.

    Raises Refused.
    """
    if asked is not None:
        return _named(tables, asked)
    here = [table for table in tables if fits and fits(table)] or tables
    if not here:
        raise Refused(words("no-table"))
    for closer in (_on_turn, _sitting_in_what_goes_on, _sitting, lambda table, member: True):
        found = [table for table in here if closer(table, member)]
        if len(found) == 1:
            return found[0]
    raise Refused(words("several", tables=_list(here)))


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
    for found in (
        [table for table, name in names if typed in (str(table.id), name)],
        [table for table, _ in names if typed in _shorter(table)],
    ):
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused(words("same-name", tables=_list(found)))
    raise Refused(words("unknown"))


def _shorter(table: Table) -> set[str]:
    """The short names of a table: without its game, or without the round of a tournament."""
    name = (table.label or f"Table {table.id}").casefold()
    return {title(table).casefold(), name, name.rpartition(" · ")[2]}


def _list(tables: Sequence[Table]) -> str:
    return and_listed(titles(tables))


def _on_turn(table: Table, member: int) -> bool:
    state = table.state
    return state is not None and state.phase == "play" and state.turn == table.seat_of(member)


def _sitting_in_what_goes_on(table: Table, member: int) -> bool:
    return table.phase != "over" and _sitting(table, member)


def _sitting(table: Table, member: int) -> bool:
    return table.seat_of(member) is not None
