"""The house rules that a server has kept under a name."""

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import house_sets
from engine.codec import decode, encode
from engine.house_rules import HouseRules
from model.preset import Preset, key_of


async def keep(connection: AsyncConnection, kept: Preset) -> None:
    """Keep a set, in place of one of the same name."""
    values = {"name": kept.name, "house": encode(kept.house), "made_by": kept.by, "made_at": kept.at}
    row = upsert(house_sets).values(guild_id=kept.guild, key=key_of(kept.name), **values)
    await connection.execute(row.on_conflict_do_update(index_elements=["guild_id", "key"], set_=values))


async def remove(connection: AsyncConnection, guild: int, name: str) -> None:
    """Forget a set."""
    here = (house_sets.c.guild_id == guild) & (house_sets.c.key == key_of(name))
    await connection.execute(delete(house_sets).where(here))


async def every(connection: AsyncConnection) -> list[Preset]:
    """All sets of all servers, by name."""
    rows = await connection.execute(select(house_sets).order_by(house_sets.c.guild_id, house_sets.c.key))
    return [Preset(row.guild_id, row.name, decode(HouseRules, row.house), row.made_by, row.made_at) for row in rows]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Take a person out of every set; the sets stay."""
    await connection.execute(update(house_sets).where(house_sets.c.made_by == user).values(made_by=None))
