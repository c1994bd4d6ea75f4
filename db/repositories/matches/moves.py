"""The actions of a match: a row each while it is played, and one record once it is over."""

import zlib
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sql

from db.database.transactions import Transaction
from db.repositories.rows import DAMAGE
from db.schema import actions, packed_actions
from db.types import Kept, may_hold, unpacked
from engine.core.events import AnyEvent
from engine.games.codec import decode

DEAL = '"is":"Deal"'  # how the action is stored that begins a round


async def every(transaction: Transaction, match: int) -> list[Kept]:
    """All actions of a match, in order."""
    if of_play := [Kept(*row) for row in await transaction.execute(_of(match))]:
        return of_play
    query = sql.select(packed_actions.c.actions).where(packed_actions.c.match == match)
    return list((await transaction.execute(query)).scalar_one_or_none() or ())


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


def telling(connection: sql.Connection, wanted: Sequence[int], classes: Sequence[str]) -> dict[int, list[AnyEvent]]:
    """The events of the actions that caused one of these classes of events, in order, by match that is over if they can
    be read.
    """
    blobs = sql.type_coerce(packed_actions.c.actions, sql.LargeBinary)
    stored = sql.select(packed_actions.c.match, blobs).where(packed_actions.c.match.in_(wanted))
    signs, found = [f'"is":"{name}"' for name in classes], dict[int, list[AnyEvent]]()
    for match, blob in connection.execute(stored):
        with suppress(*DAMAGE, zlib.error):
            if may_hold(blob, classes):
                told = [move.events for move in unpacked(blob) if any(sign in move.events for sign in signs)]
                found[match] = [event for events in told for event in decode(tuple, events)]
    return found
