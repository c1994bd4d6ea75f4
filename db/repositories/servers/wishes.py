"""What people want to be told of, as rows: values in, values out."""

from sqlalchemy import delete, select, update

from db.database.dialect import upsert
from db.database.transactions import Transaction
from db.repositories.rows import found, values_of
from db.repositories.shards import ours
from db.schema import wishes
from model.evenings.wish import Wish


async def keep(transaction: Transaction, wish: Wish) -> None:
    """Save a wish, in place of an earlier one of the same person."""
    await transaction.execute(upsert(transaction, wishes, **values_of(wish, wishes)))


async def every(transaction: Transaction) -> list[Wish]:
    """All wishes in our servers."""
    query = select(wishes).where(ours(transaction, wishes.c.guild)).order_by(wishes.c.guild, wishes.c.member)
    return await found(transaction, Wish, wishes, query)


async def change(transaction: Transaction, wish: Wish) -> None:
    """Save how and when a person was told, unless their wish is gone."""
    here = (wishes.c.guild == wish.guild) & (wishes.c.member == wish.member)
    told = {key: getattr(wish, key) for key in ("way", "told_at", "told_table", "refused")}
    await transaction.execute(update(wishes).where(here).values(**told))


async def remove(transaction: Transaction, guild: int, member: int) -> None:
    """A person wants to be told of nothing in a server any more."""
    await transaction.execute(delete(wishes).where(wishes.c.guild == guild, wishes.c.member == member))


async def forget(transaction: Transaction, member: int) -> None:
    """Delete what a person wants, in every server."""
    await transaction.execute(delete(wishes).where(wishes.c.member == member))
