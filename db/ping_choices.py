"""Who wants to be pinged, as rows: values in, values out. None stands for a question without an answer so far."""

from sqlalchemy import delete, select

from db.rows import upsert
from db.schema import ping_choices
from db.store import Transaction


async def keep(transaction: Transaction, guild: int, member: int, wanted: bool | None) -> None:
    """Save what a member wants in a server, or that they have been asked."""
    await transaction.execute(upsert(ping_choices, guild=guild, member=member, wanted=wanted))


async def every(transaction: Transaction) -> dict[tuple[int, int], bool | None]:
    """All choices, by server and member."""
    rows = await transaction.execute(select(ping_choices.c.guild, ping_choices.c.member, ping_choices.c.wanted))
    return {(guild, member): wanted for guild, member, wanted in rows}


async def forget(transaction: Transaction, member: int) -> None:
    """Delete what a member wants, in every server."""
    await transaction.execute(delete(ping_choices).where(ping_choices.c.member == member))
