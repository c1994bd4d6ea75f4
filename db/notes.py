"""What the bot remembers about itself."""

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema import notes


async def read(connection: AsyncConnection, name: str) -> str | None:
    """The text of a note, or None."""
    return (await connection.execute(select(notes.c.text).where(notes.c.name == name))).scalar_one_or_none()


async def write(connection: AsyncConnection, name: str, text: str) -> None:
    """Keep a note."""
    row = insert(notes).values(name=name, text=text)
    await connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"text": text}))
