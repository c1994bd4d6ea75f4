"""Which table does somebody mean?"""

import re
from collections.abc import Callable, Sequence

from cogs.seating import Refused
from db.tables import Table

_NUMBER = re.compile(r"(?i)table (\d+).*")

Fits = Callable[[Table], bool]


def meant(tables: Sequence[Table], user: int, asked: str | None, fits: Fits | None = None) -> Table:
    """Of the tables in a channel the one that was named, else the one on turn for this person, else the only one.

    Raises Refused.
    """
    if asked is not None:
        return _named(tables, asked)
    here = [table for table in tables if fits and fits(table)] or tables
    if not here:
        raise Refused("There is no table in this channel. Open one with /table open.")
    for closer in (_on_turn, _sitting_in_what_goes_on, _sitting, lambda table, user: True):
        found = [table for table in here if closer(table, user)]
        if len(found) == 1:
            return found[0]
    numbers = ", ".join(str(table.id) for table in here)
    raise Refused(f"There are several tables in this channel: {numbers}. Say which one with the option table.")


def _named(tables: Sequence[Table], asked: str) -> Table:
    for table in tables:
        if table.called and _names(asked.strip().casefold(), table.called.casefold()):
            return table
    here = {str(table.id): table for table in tables}
    asked = _NUMBER.sub(r"\1", asked.strip())
    if asked not in here:
        raise Refused("There is no such table in this channel. Pick one from the list.")
    return here[asked]


def _names(asked: str, called: str) -> bool:
    """Whether a table of a tournament is named: as it is called, or by its number there, as in ``Table 3``."""
    return f"{asked} ".startswith(f"{called} ") or asked == called.rpartition(" · ")[2]


def _on_turn(table: Table, user: int) -> bool:
    state = table.state
    return state is not None and state.phase == "play" and state.turn == table.seat_of(user)


def _sitting_in_what_goes_on(table: Table, user: int) -> bool:
    return table.phase != "over" and _sitting(table, user)


def _sitting(table: Table, user: int) -> bool:
    return table.seat_of(user) is not None
