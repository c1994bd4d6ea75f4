"""Who has won a season of a server, as rows."""

from collections.abc import Iterable
from dataclasses import asdict, fields, replace

from sqlalchemy import delete, select, update

from db.database.dialect import upsert
from db.database.transactions import Transaction
from db.repositories.shards import ours
from db.schema import champions
from model.people.champion import Champion

COLUMNS = tuple(champions.c[field.name] for field in fields(Champion))


async def of(transaction: Transaction, guild: int) -> list[Champion]:
    """Those of a server, with those who only have a role from before."""
    rows = await transaction.execute(select(*COLUMNS).where(champions.c.guild == guild).order_by(champions.c.member))
    return [Champion(*row) for row in rows]


async def of_member(transaction: Transaction, member: int) -> list[Champion]:
    """A member, in each server that they have won."""
    rows = await transaction.execute(select(*COLUMNS).where(champions.c.member == member).order_by(champions.c.guild))
    return [Champion(*row) for row in rows]


async def guilds(transaction: Transaction) -> list[int]:
    """The servers that have champions."""
    query = select(champions.c.guild).where(ours(transaction, champions.c.guild)).distinct()
    return list((await transaction.execute(query.order_by(champions.c.guild))).scalars())


async def crown(transaction: Transaction, guild: int, best: Iterable[int]) -> None:
    """The best of a season reign in place of those before. Who keeps a role from then stays until it is taken."""
    known, reigning = {each.member: each for each in await of(transaction, guild)}, set(best)
    for member in known.keys() | reigning:
        before = known.get(member, Champion(guild, member))
        champion = replace(before, reigns=member in reigning)
        await transaction.execute(upsert(transaction, champions, **asdict(champion)))
        await note(transaction, champion)


async def note(transaction: Transaction, champion: Champion) -> bool:
    """Save what became of a champion's role, and let go of one who neither reigns nor has any.

    Returns whether the champion was still known.
    """
    this = (champions.c.guild == champion.guild) & (champions.c.member == champion.member)
    over = not champion.reigns and champion.role is None
    row = delete(champions) if over else update(champions).values(role=champion.role, given=champion.given)
    return (await transaction.execute(row.where(this).returning(champions.c.member))).first() is not None


async def forget(transaction: Transaction, member: int) -> None:
    await transaction.execute(delete(champions).where(champions.c.member == member))
