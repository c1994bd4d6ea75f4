"""What the bot remembers about itself."""

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert

from db.schema import notes
from db.store import Transaction


async def read(transaction: Transaction, name: str) -> str | None:
    """The text of a note, or None."""
    return (await transaction.execute(select(notes.c.text).where(notes.c.name == name))).scalar_one_or_none()


async def write(transaction: Transaction, name: str, text: str) -> None:
    """Keep a note."""
    row = insert(notes).values(name=name, text=text)
    await transaction.execute(row.on_conflict_do_update(index_elements=["name"], set_={"text": text}))
