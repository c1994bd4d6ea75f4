"""Open tables as rows: values in, values out."""

import logging
from collections.abc import Mapping

from sqlalchemy import ColumnElement, Text, delete, select, type_coerce

from db.database.errors import StaleRow
from db.database.transactions import Transaction, Writing
from db.repositories import rows
from db.repositories.shard_sets import in_share
from db.schema import actions, tables
from engine.core.events import AnyEvent
from engine.games.codec import decode
from model.servers.shard_set import WHOLE, ShardSet
from model.tables.table import Table

log = logging.getLogger(__name__)


async def add(transaction: Transaction, table: Table) -> Table:
    """Store a new table. Returns it with its id."""
    return await rows.add(transaction, tables, table)


async def save(transaction: Writing, table: Table) -> Table:
    """Save a changed table with the next step, which raises StaleRow. Returns it with its new version."""
    return await rows.save(transaction, tables, "table", table)


async def remove(transaction: Transaction, table: Table) -> None:
    """Delete a closed table. Raises StaleRow if another process has saved another version, or closed it."""
    here = (tables.c.id == table.id) & (tables.c.version == table.version)
    if (await transaction.execute(delete(tables).where(here).returning(tables.c.id))).first() is None:
        raise StaleRow("table", table.id, table.version)


async def save_message_id(transaction: Transaction, table_id: int, message: int | None) -> None:
    """Remember the message that shows a table."""
    await rows.save_message_id(transaction, tables, table_id, message)


async def save_shown(transaction: Transaction, shown: Mapping[int, str]) -> None:
    """Remember which edition of a table each message shows."""
    await rows.save_shown(transaction, tables, shown)


async def messages(transaction: Transaction, share: ShardSet = WHOLE) -> dict[int, int]:
    """The messages that show tables: message ids by table id."""
    return await rows.messages(transaction, tables, in_share(tables.c.guild, share))


async def shown(transaction: Transaction, share: ShardSet = WHOLE) -> dict[int, str]:
    """The editions that these messages show, by table id, where they are known."""
    return await rows.shown(transaction, tables, in_share(tables.c.guild, share))


async def find(transaction: Transaction, table_id: int) -> Table | None:
    """An open table by its id."""
    found = await rows.found(transaction, Table, tables, select(tables).where(tables.c.id == table_id))
    return next(iter(found), None)


async def every(transaction: Transaction) -> list[Table]:
    """All open tables, oldest first."""
    return await rows.found(transaction, Table, tables, select(tables).order_by(tables.c.id))


async def naming_elsewhere(transaction: Transaction, share: ShardSet, member: int) -> list[Table]:
    """The open tables outside a share that name a member. Another process has them in memory."""
    if share.is_whole:
        return []
    found = await _sleeping(transaction, 0, ~in_share(tables.c.guild, share))
    read = [asleep.table() for asleep in found if asleep.may_name(member)]
    return [table for table in read if table is not None]


async def forget_unreadable(transaction: Transaction, member: int) -> None:
    """Delete the tables that name a member and cannot be read."""
    await rows.remove_unreadable(transaction, Table, tables, tables.c.seats, member)


class Sleeping:
    """A table as its row has it, with the events of its last actions. To decode it takes longer than to read it."""

    def __init__(self, row: rows.Row, file: str) -> None:
        self._row, self._file = row, file
        self._moves: list[tuple[int, str]] = []
        self.id, self.version, self.match, self.phase = row["id"], row["version"], row["match"], row["phase"]
        self.guild, self.channel, self.tournament = row["guild"], row["channel"], row["tournament"]
        self.deadline: float | None = row["deadline"]
        self.turn_seconds: float | None = row["turn_seconds"]
        self.pace: str | None = row["pace"]
        self.day: int | None = row["day"]
        self.seed: str = row["seed"]

    def may_name(self, member: int) -> bool:
        """Whether it may name this member. Only a table that is awake can tell for certain."""
        named = self._row["seats"] + self._row["happenings"]
        return member in (self._row["host"], self._row["opened_by"]) or str(member) in named

    def table(self) -> Table | None:
        """None if its row cannot be read, which is then set aside."""
        return rows.decoded(Table, tables, self._row, self._file)

    def moves(self) -> list[tuple[int, tuple[AnyEvent, ...]]]:
        """Its last actions with their numbers and events, secrets included. None if any of them cannot be read."""
        try:
            return [(number, decode(tuple, text)) for number, text in self._moves]
        except rows.DAMAGE:
            log.warning("The last actions of match %s cannot be read; python bot.py check tells more", self.match)
            return []

    def remember(self, number: int, events: str) -> None:
        self._moves.append((number, events))


async def sleeping(transaction: Transaction, actions_each: int, share: ShardSet = WHOLE) -> list[Sleeping]:
    """The open tables of a share, oldest first, with the events of their last ``actions_each`` actions, undecoded."""
    return await _sleeping(transaction, actions_each, in_share(tables.c.guild, share))


async def asleep(transaction: Transaction, actions_each: int, table_id: int) -> Sleeping | None:
    """An open table by its id, not decoded either."""
    return next(iter(await _sleeping(transaction, actions_each, tables.c.id == table_id)), None)


async def _sleeping(transaction: Transaction, actions_each: int, which: ColumnElement[bool]) -> list[Sleeping]:
    file = str(transaction.engine.url)
    found = [Sleeping(row, file) for row in await rows.undecoded_rows(transaction, tables, which)]
    by_match = {table.match: table for table in found}
    last = (actions.c.match == tables.c.match) & (actions.c.number > tables.c.moves - actions_each)
    columns = actions.c.match, actions.c.number, type_coerce(actions.c.events, Text).label("events")
    query = select(*columns).select_from(tables.join(actions, last)).where(which)
    try:
        told = (await transaction.execute(query.order_by(actions.c.match, actions.c.number))).all()
    except rows.DAMAGE:
        log.warning("The last actions of some match cannot be read; python bot.py check tells more")
        return found
    for row in told:
        if row.match in by_match:
            by_match[row.match].remember(row.number, row.events)
    return found
