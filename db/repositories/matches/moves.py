"""The actions of a match: a row each while it is played, and one record once it is over."""

import sqlalchemy as sql

from db.database.transactions import Transaction
from db.repositories.rows import DAMAGE
from db.schema import actions, packed_actions
from db.types import Kept

DEAL = '"is":"Deal"'  # how the action is stored that begins a round


async def every(transaction: Transaction, match: int, after: int = 0) -> list[Kept]:
    """All actions of a match in order, or those after one by its number."""
    if of_play := [Kept(*row) for row in await transaction.execute(_of(match).where(actions.c.number > after))]:
        return of_play
    query = sql.select(packed_actions.c.actions).where(packed_actions.c.match == match)
    packed = (await transaction.execute(query)).scalar_one_or_none() or ()
    return [move for move in packed if move.number > after]


async def since_the_deal(transaction: Transaction, match: int) -> list[Kept]:
    """The actions of the latest round of a match, in order, the deal first."""
    found = await every(transaction, match)
    deals = [place for place, move in enumerate(found) if DEAL in move.action]
    return found[deals[-1] :] if deals else []


def pack(connection: sql.Connection, match: int) -> None:
    """Turn the actions of a match that is over into one record. If one of them can't be read, all stay as they are."""
    try:
        found = [Kept(*row) for row in connection.execute(_of(match))]
    except DAMAGE:
        return
    if found:
        connection.execute(sql.insert(packed_actions).values(match=match, actions=tuple(found)))
        connection.execute(sql.delete(actions).where(actions.c.match == match))


def _of(match: int) -> sql.Select[tuple[int, int, str, str, float]]:
    texts = (sql.type_coerce(column, sql.Text).label(column.key) for column in (actions.c.action, actions.c.events))
    query = sql.select(actions.c.number, actions.c.seat, *texts, actions.c.at)
    return query.where(actions.c.match == match).order_by(actions.c.number)
