"""What the bot remembers about itself, and which process does what only one has to do."""

from sqlalchemy import Float, cast, delete, select

from db.dialect import insert, upsert
from db.schema import notes
from db.transactions import Transaction


async def read(transaction: Transaction, name: str) -> str | None:
    """The text of a note, or None."""
    return (await transaction.execute(select(notes.c.text).where(notes.c.name == name))).scalar_one_or_none()


async def write(transaction: Transaction, name: str, text: str) -> None:
    """Keep a note."""
    await transaction.execute(upsert(transaction, notes, name=name, text=text))


async def claim(transaction: Transaction, what: str, now: float, seconds: float) -> bool:
    """Claim something for a while. Returns whether it was free: of several processes, the first one gets it.

    A claim that runs out is free again, so that nothing is left undone by a process that was killed.
    """
    claimed = insert(transaction, notes).values(name=_claim_of(what), text=str(now + seconds))
    free = cast(notes.c.text, Float) <= now
    taken = claimed.on_conflict_do_update(index_elements=[notes.c.name], set_={"text": str(now + seconds)}, where=free)
    return (await transaction.execute(taken.returning(notes.c.name))).first() is not None


async def give_up(transaction: Transaction, what: str) -> None:
    """The next one may have it."""
    await transaction.execute(delete(notes).where(notes.c.name == _claim_of(what)))


def _claim_of(what: str) -> str:
    return f"claim: {what}"
