"""What is needed to look back at a match: how it began, its moves, and where its players sat."""

from dataclasses import dataclass

from sqlalchemy import select

from db.database.transactions import Transaction
from db.repositories.rows import DAMAGE
from db.schema import matches, results
from engine.chance.fairness import Deal, deal_of
from engine.core.ruleset import Ruleset


class DamagedRecord(Exception):
    """What is stored of a match cannot be read."""


@dataclass(frozen=True)
class Kept:
    """A match as it is kept. ``engine``: the version that it was played by. ``over``: it was played to its end."""

    rules: Ruleset
    deal: Deal
    engine: str
    over: bool


async def kept(transaction: Transaction, match: int, guild: int) -> Kept | None:
    """A match of this server, or None if there is no such match. Raises DamagedRecord."""
    secrets = matches.c.seed, matches.c.salt, matches.c.scheme, matches.c.entropy, matches.c.deals
    asked = select(matches.c.rules, *secrets, matches.c.engine, matches.c.outcome)
    try:
        row = (await transaction.execute(asked.where(matches.c.id == match, matches.c.guild == guild))).first()
    except DAMAGE as damage:
        raise DamagedRecord(str(damage)) from damage
    if row is None:
        return None
    deal = deal_of(row.seed, row.salt, row.scheme, row.entropy, row.deals)
    return Kept(row.rules, deal, row.engine, row.outcome == "finished")


async def seat_of(transaction: Transaction, match: int, member: int) -> int | None:
    """The seat that a member had at the end of a match, or None."""
    asked = select(results.c.seat).where(results.c.match == match, results.c.member == member)
    seat: int | None = (await transaction.execute(asked)).scalar()
    return seat
