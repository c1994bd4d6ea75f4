"""The house rules that a server has kept under a name."""

from sqlalchemy import delete, select, update

from db.rows import found, upsert, values_of
from db.schema import house_sets
from db.store import Transaction
from model.preset import Preset, key_of


async def keep(transaction: Transaction, kept: Preset) -> None:
    """Keep a set, in place of one of the same name."""
    await transaction.execute(upsert(house_sets, key=key_of(kept.name), **values_of(kept, house_sets)))


async def remove(transaction: Transaction, guild: int, name: str) -> None:
    """Forget a set."""
    here = (house_sets.c.guild == guild) & (house_sets.c.key == key_of(name))
    await transaction.execute(delete(house_sets).where(here))


async def every(transaction: Transaction) -> list[Preset]:
    """All sets of all servers, by name."""
    query = select(house_sets).order_by(house_sets.c.guild, house_sets.c.key)
    return await found(transaction, Preset, house_sets, query)


async def forget(transaction: Transaction, member: int) -> None:
    """Take a person out of every set; the sets stay."""
    await transaction.execute(update(house_sets).where(house_sets.c.by == member).values(by=None))
