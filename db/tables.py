"""Open tables as rows: values in, values out."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Text, delete, select, type_coerce

from db import rows
from db.schema import actions, tables
from db.store import Transaction
from engine.codec import decode
from engine.events import AnyEvent
from model.table import Table


async def add(transaction: Transaction, table: Table) -> Table:
    """Store a new table. Returns it with its id."""
    return await rows.add(transaction, tables, table)


async def save(transaction: Transaction, table: Table) -> Table:
    """Save a changed table. Returns it with its new version. Raises StaleRow."""
    return await rows.save(transaction, tables, "table", table)


async def remove(transaction: Transaction, table_id: int) -> None:
    """Delete a closed table."""
    await transaction.execute(delete(tables).where(tables.c.id == table_id))


async def save_message_id(transaction: Transaction, table_id: int, message: int | None) -> None:
    """Remember the message that shows a table."""
    await rows.save_message_id(transaction, tables, table_id, message)


async def save_shown(transaction: Transaction, shown: Mapping[int, str]) -> None:
    """Remember which edition of a table each message shows."""
    await rows.save_shown(transaction, tables, shown)


async def messages(transaction: Transaction) -> dict[int, int]:
    """The messages that show tables: message ids by table id."""
    return await rows.messages(transaction, tables)


async def shown(transaction: Transaction) -> dict[int, str]:
    """The editions that these messages show, by table id, where they are known."""
    return await rows.shown(transaction, tables)


async def find(transaction: Transaction, table_id: int) -> Table | None:
    """An open table by its id."""
    found = await rows.found(transaction, Table, tables, select(tables).where(tables.c.id == table_id))
    return next(iter(found), None)


async def every(transaction: Transaction) -> list[Table]:
    """All open tables, oldest first."""
    return await rows.found(transaction, Table, tables, select(tables).order_by(tables.c.id))


class Sleeping:
    """A table as its row has it, with the events of its last actions. To decode it takes longer than to read it."""

    def __init__(self, row: dict[str, Any]) -> None:
        self._row = row
        self._events: list[str] = []
        self.id, self.version, self.match = int(row["id"]), int(row["version"]), row["match"]
        self.guild, self.channel, self.tournament = row["guild"], row["channel"], row["tournament"]
        self.deadline: float | None = row["deadline"]

    def may_name(self, member: int) -> bool:
        """Whether it may name this member. Only a table that is awake can tell for certain."""
        return self._row["host"] == member or str(member) in self._row["seats"]

    def table(self) -> Table:
        """The table itself. Raises what a row raises that cannot be read."""
        return rows.decoded(Table, tables, self._row)

    def events(self) -> list[AnyEvent]:
        """The events of its last actions, secrets included."""
        return [event for text in self._events for event in decode(tuple, text)]

    def remember(self, events: str) -> None:
        """One more action, the oldest first."""
        self._events.append(events)


async def sleeping(transaction: Transaction, actions_each: int) -> list[Sleeping]:
    """All open tables, oldest first, with the events of their last ``actions_each`` actions. None is decoded."""
    found = (await transaction.execute(select(*rows.undecoded(tables)).order_by(tables.c.id))).mappings()
    asleep = [Sleeping(dict(row)) for row in found]
    by_match = {table.match: table for table in asleep}
    last = (actions.c.match == tables.c.match) & (actions.c.number > tables.c.moves - actions_each)
    query = select(actions.c.match, type_coerce(actions.c.events, Text).label("events")).select_from(
        tables.join(actions, last)
    )
    for row in await transaction.execute(query.order_by(actions.c.match, actions.c.number)):
        by_match[row.match].remember(row.events)
    return asleep
