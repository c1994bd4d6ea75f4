"""What people prefer as rows: values in, values out."""

import json
from dataclasses import asdict

from sqlalchemy import delete, select

from db.database.transactions import Transaction, upsert
from db.repositories.settings import read, tell_unknown_languages
from db.repositories.shards import ours
from db.schema import preferences
from model.people.preferences import USUAL, Preferences
from model.setting import stored_as


async def to_change(transaction: Transaction, guild: int, member: int) -> Preferences:
    """What a person prefers in a server. No other process forgets it before the end of the transaction."""
    here = (preferences.c.guild == guild) & (preferences.c.member == member)
    row = await transaction.execute(select(preferences.c.preferences).where(here).with_for_update())
    return stored_as(USUAL, _stored(guild, row.scalar_one_or_none() or "{}"))


async def keep(transaction: Transaction, guild: int, member: int, wanted: Preferences) -> None:
    row = upsert(transaction, preferences, guild=guild, member=member, preferences=json.dumps(asdict(wanted)))
    await transaction.execute(row)


async def every(transaction: Transaction) -> dict[tuple[int, int], Preferences]:
    """What people prefer in our servers, by server and person. What cannot be read counts as not set."""
    kept = select(preferences.c.guild, preferences.c.member, preferences.c.preferences)
    rows = await transaction.execute(kept.where(ours(transaction, preferences.c.guild)))
    stored = {(guild, member): _stored(guild, text) for guild, member, text in rows}
    tell_unknown_languages("people", stored.values())
    return {whose: stored_as(USUAL, each) for whose, each in stored.items()}


async def forget(transaction: Transaction, member: int) -> None:
    await transaction.execute(delete(preferences).where(preferences.c.member == member))


def _stored(guild: int, text: str) -> dict[str, object]:
    return read(text, f"The preferences of a member of server {guild}")
