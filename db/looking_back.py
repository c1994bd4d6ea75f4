"""What is needed to look back at a match: how it began, its moves, and where its players sat."""

from dataclasses import dataclass

from sqlalchemy import select

from db.rows import DAMAGE
from db.schema import matches, results
from db.store import Transaction
from engine.ruleset import Ruleset


class DamagedRecord(Exception):
    """What is stored of a match cannot be read."""


@dataclass(frozen=True)
class Kept:
    """A match as it is kept. ``engine``: the version that it was played by. ``over``: it was played to its end."""

    rules: Ruleset
    seed: str
    engine: str
    over: bool


async def kept(transaction: Transaction, match: int, guild: int) -> Kept | None:
    """A match of this server, or None if there is no such match. Raises DamagedRecord."""
    asked = select(matches.c.rules, matches.c.seed, matches.c.engine, matches.c.outcome)
    try:
        row = (await transaction.execute(asked.where(matches.c.id == match, matches.c.guild == guild))).first()
    except DAMAGE as damage:
        raise DamagedRecord(str(damage)) from damage
    return Kept(row.rules, row.seed, row.engine, row.outcome == "finished") if row else None


async def seat_of(transaction: Transaction, match: int, member: int) -> int | None:
    """The seat that a member had at the end of a match, or None."""
    asked = select(results.c.seat).where(results.c.match == match, results.c.member == member)
    seat: int | None = (await transaction.execute(asked)).scalar()
    return seat
