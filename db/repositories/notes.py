"""What the bot remembers about itself."""

from sqlalchemy import select

from db.database.transactions import Transaction, upsert
from db.schema import notes


async def read(transaction: Transaction, name: str) -> str | None:
    return (await transaction.execute(select(notes.c.text).where(notes.c.name == name))).scalar_one_or_none()


async def write(transaction: Transaction, name: str, text: str) -> None:
    await transaction.execute(upsert(transaction, notes, name=name, text=text))
