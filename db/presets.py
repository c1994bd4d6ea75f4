"""The house rules that a server has kept under a name."""

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from db.schema import house_sets
from db.store import Transaction
from engine.codec import decode, encode
from engine.house_rules import HouseRules
from model.preset import Preset, key_of


async def keep(transaction: Transaction, kept: Preset) -> None:
    """Keep a set, in place of one of the same name."""
    values = {"name": kept.name, "house": encode(kept.house), "made_by": kept.by, "made_at": kept.at}
    row = upsert(house_sets).values(guild_id=kept.guild, key=key_of(kept.name), **values)
    await transaction.execute(row.on_conflict_do_update(index_elements=["guild_id", "key"], set_=values))


async def remove(transaction: Transaction, guild: int, name: str) -> None:
    """Forget a set."""
    here = (house_sets.c.guild_id == guild) & (house_sets.c.key == key_of(name))
    await transaction.execute(delete(house_sets).where(here))


async def every(transaction: Transaction) -> list[Preset]:
    """All sets of all servers, by name."""
    rows = await transaction.execute(select(house_sets).order_by(house_sets.c.guild_id, house_sets.c.key))
    return [Preset(row.guild_id, row.name, decode(HouseRules, row.house), row.made_by, row.made_at) for row in rows]


async def forget(transaction: Transaction, user: int) -> None:
    """Take a person out of every set; the sets stay."""
    await transaction.execute(update(house_sets).where(house_sets.c.made_by == user).values(made_by=None))
