"""Evenings as rows. Each goes once its end has been told."""

from sqlalchemy import Text, delete, or_, select, true, type_coerce

from db.database.transactions import Transaction
from db.repositories.live_rows import LiveRows
from db.repositories.rows import found, remove_unreadable
from db.repositories.shard_sets import in_share
from db.schema import evenings
from model.evenings.evening import Evening
from model.servers.shard_set import WHOLE, ShardSet


class EveningRows(LiveRows[Evening]):
    """All that are there."""

    async def every(self, transaction: Transaction, share: ShardSet = WHOLE) -> list[Evening]:
        """Those of a share, oldest first."""
        query = select(evenings).where(in_share(evenings.c.guild, share)).order_by(evenings.c.id)
        return await found(transaction, Evening, evenings, query)

    async def naming(self, transaction: Transaction, member: int) -> list[Evening]:
        """Those of any server that may name a member. A row that does and cannot be read is deleted."""
        await remove_unreadable(transaction, Evening, evenings, evenings.c.guests, member)
        mentioned = type_coerce(evenings.c.guests, Text).contains(str(member))
        return await found(
            transaction, Evening, evenings, select(evenings).where(or_(evenings.c.organiser == member, mentioned))
        )

    async def remove(self, transaction: Transaction, number: int) -> None:
        """It is over, and told."""
        await transaction.execute(delete(evenings).where(evenings.c.id == number))


rows = EveningRows(Evening, evenings, true())
