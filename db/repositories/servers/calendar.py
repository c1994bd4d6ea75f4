"""What stands among the events of servers, as rows: values in, values out."""

from sqlalchemy import delete, select

from db.database.dialect import upsert
from db.database.transactions import Transaction
from db.repositories.rows import found, values_of
from db.repositories.shard_sets import in_share
from db.schema import calendar
from model.evenings.calendar import CalendarEntry
from model.servers.shard_set import WHOLE, ShardSet


async def keep(transaction: Transaction, entry: CalendarEntry) -> None:
    """Save what is known of an event."""
    await transaction.execute(upsert(transaction, calendar, **values_of(entry, calendar)))


async def every(transaction: Transaction, share: ShardSet = WHOLE) -> list[CalendarEntry]:
    """All events in the servers of a share."""
    query = select(calendar).where(in_share(calendar.c.guild, share)).order_by(calendar.c.kind, calendar.c.number)
    return await found(transaction, CalendarEntry, calendar, query)


async def remove(transaction: Transaction, entry: CalendarEntry) -> None:
    """Nothing is left to do for an event."""
    here = (calendar.c.guild == entry.guild) & (calendar.c.kind == entry.kind) & (calendar.c.number == entry.number)
    await transaction.execute(delete(calendar).where(here))
