"""The house rules that a server has saved under a name."""

from sqlalchemy import delete, func, select, update

from db.database.transactions import Transaction, upsert
from db.repositories.rows import found_here, values_of
from db.schema import house_sets
from model.servers.settings import Preset, key_of


async def keep(transaction: Transaction, kept: Preset) -> None:
    """Save a preset, in place of one with the same name."""
    await transaction.execute(upsert(transaction, house_sets, key=key_of(kept.name), **values_of(kept, house_sets)))


async def remove(transaction: Transaction, guild: int, name: str) -> None:
    here = (house_sets.c.guild == guild) & (house_sets.c.key == key_of(name))
    await transaction.execute(delete(house_sets).where(here))


async def every(transaction: Transaction) -> list[Preset]:
    """All presets of our servers, by name."""
    return await found_here(transaction, Preset, house_sets)


async def saved_by(transaction: Transaction, member: int) -> int:
    query = select(func.count()).where(house_sets.c.by == member)
    return int((await transaction.execute(query)).scalar_one())


async def forget(transaction: Transaction, member: int, *, leaves: bool) -> None:
    """Delete the presets that a person saved last. If they ``leave`` them, the presets stay and name nobody."""
    theirs = house_sets.c.by == member
    await transaction.execute(
        update(house_sets).where(theirs).values(by=None) if leaves else delete(house_sets).where(theirs)
    )
