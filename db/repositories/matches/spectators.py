"""What people do at open tables besides playing, as rows: values in, values out."""

from dataclasses import fields
from typing import TypeVar

import sqlalchemy as sql

from db.database.dialect import upsert
from db.database.transactions import Transaction
from db.repositories.rows import values_of
from db.repositories.shard_sets import in_share
from db.schema import cheers, tables, winner_guesses
from model.servers.shard_set import WHOLE, ShardSet
from model.spectators.cheers import Cheer
from model.spectators.winner_guesses import WinnerGuess

Said = TypeVar("Said", Cheer, WinnerGuess)
KEPT_IN: dict[type[object], sql.Table] = {Cheer: cheers, WinnerGuess: winner_guesses}


async def every(transaction: Transaction, kind: type[Said], share: ShardSet = WHOLE) -> list[Said]:
    """All of one kind at the open tables of a share."""
    kept = KEPT_IN[kind]
    columns = [kept.c[field.name] for field in fields(kind)]
    query = sql.select(*columns).where(in_share(kept.c.guild, share)).order_by(*kept.primary_key.columns)
    return [kind(*row) for row in await transaction.execute(query)]


async def keep(transaction: Transaction, said: Cheer | WinnerGuess) -> bool:
    """Keep it in place of what its member said before. Returns False if the table is closed."""
    here = sql.select(tables.c.id).where(tables.c.id == said.table).with_for_update(read=True, key_share=True)
    if (await transaction.execute(here)).first() is None:
        return False
    kept = KEPT_IN[type(said)]
    await transaction.execute(upsert(transaction, kept, **values_of(said, kept)))
    return True


async def forget(transaction: Transaction, member: int) -> None:
    for kept in KEPT_IN.values():
        await transaction.execute(sql.delete(kept).where(kept.c.member == member))
