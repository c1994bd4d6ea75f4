"""Which table is meant?"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from cogs.ui.components.titles import label, plain_title, title
from engine.words import Listed, Words, in_every_language
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
        raise Refused(words.message("no-table"))
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
    raise Refused(words.message("several", tables=Listed(tuple(map(title, here)))))


def _named(tables: Sequence[Table], asked: str) -> Table:
    """The table with this id or whole title, or the only one whose name starts or ends this way, as in ``Table 3``."""
    for found in _called(tables, " ".join(asked.split()).casefold()):
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused(words.message("same-name", tables=Listed(tuple(map(title, found)))))
    raise Refused(words.message("unknown"))


def _called(tables: Sequence[Table], typed: str) -> Iterator[list[Table]]:
    """By id, in the language of now, and in any other, as one may read it out to another."""
    yield [table for table in tables if typed == str(table.id)]
    for called_so in (_wholly, _partly):
        yield called_so(tables, typed)
    for called_so in (_wholly, _partly):
        spoken = in_every_language(partial(called_so, tables, typed))
        yield list({table.id: table for found in spoken for table in found}.values())


def _wholly(tables: Sequence[Table], typed: str) -> list[Table]:
    names = zip(tables, map(plain_title, tables), strict=True)
    return [table for table, name in names if typed == name.casefold()]


def _partly(tables: Sequence[Table], typed: str) -> list[Table]:
    names = [(table, label(table).casefold()) for table in tables]
    return [each for each, name in names if typed in (plain_title(each).casefold(), name, name.rpartition(" · ")[2])]
