"""Which servers the bot has greeted."""

from db.database.dialect import insert
from db.database.transactions import Transaction
from db.schema import greeted


async def note(transaction: Transaction, guild: int, now: float) -> bool:
    """Note that a server is greeted. Returns whether that is for the first time."""
    noted = insert(transaction, greeted).values(guild=guild, at=now).on_conflict_do_nothing().returning(greeted.c.guild)
    return (await transaction.execute(noted)).first() is not None
