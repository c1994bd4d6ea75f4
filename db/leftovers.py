"""What still has to be tidied up in channels, as rows: values in, values out."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, insert, select, update

from db.rows import values_of
from db.schema import leftovers
from db.store import Transaction

Kind = Literal["table", "tournament", "ping", "threads"]


@dataclass(frozen=True)
class Leftover:
    """Something in a channel that the bot put there, or was about to, and that must not stay for good.

    ``kind`` and ``number``: the table or the tournament that it is for. ``message``: what has to be deleted, if it is
    known. ``nonce``: the mark of a post that may have arrived although its answer was lost. ``seat``: who was pinged.
    ``at``: when it began, in seconds since 1970.
    """

    kind: Kind
    number: int
    guild: int
    channel: int
    at: float
    message: int | None = None
    nonce: str | None = None
    seat: int | None = None
    id: int = 0


async def add(transaction: Transaction, leftover: Leftover) -> int:
    """Remember something that may have to be tidied up. Returns its id."""
    row = insert(leftovers).values(**values_of(leftover, leftovers))
    return int((await transaction.execute(row.returning(leftovers.c.id))).scalar_one())


async def save(transaction: Transaction, leftover: Leftover) -> None:
    """Save what is known of it by now."""
    here = update(leftovers).where(leftovers.c.id == leftover.id)
    await transaction.execute(here.values(**values_of(leftover, leftovers)))


async def remove(transaction: Transaction, leftover_id: int) -> None:
    """It is tidied up."""
    await transaction.execute(delete(leftovers).where(leftovers.c.id == leftover_id))


async def every(transaction: Transaction) -> list[Leftover]:
    """All that is to be tidied up, oldest first."""
    found = await transaction.execute(select(leftovers).order_by(leftovers.c.id))
    return [Leftover(**row._mapping) for row in found]  # noqa: SLF001  public
