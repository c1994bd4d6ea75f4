"""What the bot remembers about itself, and which process does what only one has to do."""

from sqlalchemy import Float, Integer, Text, cast, delete, select

from db.database.dialect import insert, upsert
from db.database.transactions import Transaction
from db.schema import notes


async def read(transaction: Transaction, name: str) -> str | None:
    """The text of a note, or None."""
    return (await transaction.execute(select(notes.c.text).where(notes.c.name == name))).scalar_one_or_none()


async def write(transaction: Transaction, name: str, text: str) -> None:
    """Keep a note."""
    await transaction.execute(upsert(transaction, notes, name=name, text=text))


async def count(transaction: Transaction, what: str) -> int:
    """Count something once more, whichever process does. Returns how often it was counted."""
    first = insert(transaction, notes).values(name=_count_of(what), text="1")
    more = {"text": cast(cast(notes.c.text, Integer) + 1, Text)}
    counted = first.on_conflict_do_update(index_elements=[notes.c.name], set_=more).returning(notes.c.text)
    return int((await transaction.execute(counted)).scalar_one())


async def counted(transaction: Transaction, what: str) -> int:
    """How often something was counted."""
    return int(await read(transaction, _count_of(what)) or 0)


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


def _count_of(what: str) -> str:
    return f"count: {what}"
