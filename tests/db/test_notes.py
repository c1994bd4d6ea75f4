"""What the bot remembers about itself."""

from db.database.store import Store
from db.repositories.servers import notes


async def test_a_note_is_kept_and_replaced(store: Store):
    async with store.writing() as connection:
        assert await notes.read(connection, "commands") is None
        await notes.write(connection, "commands", "first")
        await notes.write(connection, "other", "else")
        await notes.write(connection, "commands", "second")
    async with store.reading() as connection:
        assert await notes.read(connection, "commands") == "second"
        assert await notes.read(connection, "other") == "else"
