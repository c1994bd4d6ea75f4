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


async def claimed(store: Store, now: float) -> bool:
    async with store.writing() as transaction:
        return await notes.claim(transaction, "something", now, seconds=60)


async def test_what_is_claimed_is_the_first_ones_until_it_gives_up_or_is_late(store: Store):
    assert [await claimed(store, 1000), await claimed(store, 1000), await claimed(store, 1059)] == [True, False, False]
    assert [await claimed(store, 1060), await claimed(store, 1060)] == [True, False]
    async with store.writing() as transaction:
        await notes.give_up(transaction, "something")
    assert await claimed(store, 1061)


async def test_what_is_counted_counts_on(store: Store):
    async with store.writing() as transaction:
        assert await notes.counted(transaction, "something") == 0
        assert [await notes.count(transaction, "something") for _ in range(11)] == list(range(1, 12))
        assert await notes.count(transaction, "something else") == 1
    async with store.reading() as reader:
        assert await notes.counted(reader, "something") == 11
