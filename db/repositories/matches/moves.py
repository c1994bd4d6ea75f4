"""The actions of a match as they are stored, packed or not. Everything that reads them of one match reads them here."""

import zlib
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from db.database.transactions import Query, Transaction
from db.repositories.rows import DAMAGE
from db.repositories.shards import ours
from db.schema import actions, matches, packed_actions, tables
from db.types import Kept, may_hold, unpacked
from engine.core.events import AnyEvent
from engine.games.codec import decode

DEAL = '"is":"Deal"'  # how the action is stored that begins a round


async def every(transaction: Transaction, match: int) -> list[Kept]:
    """All actions of a match, in order."""
    return await _logged(transaction, _of(match)) or await _packed(transaction, match)


async def latest(transaction: Transaction, match: int, count: int) -> list[Kept]:
    """The last ``count`` actions of a match, oldest first."""
    newest = _of(match).order_by(None).order_by(actions.c.number.desc()).limit(count)
    return (await _logged(transaction, newest))[::-1] or (await _packed(transaction, match))[-count:]


async def since_the_deal(transaction: Transaction, match: int) -> list[Kept]:
    """The actions of the latest round of a match, in order, the deal first."""
    dealt = sql.select(sql.func.max(actions.c.number)).where(
        actions.c.match == match, sql.type_coerce(actions.c.action, sql.Text).contains(DEAL)
    )
    of_round = _of(match).where(actions.c.number >= dealt.scalar_subquery())
    if loose := await _logged(transaction, of_round):
        return loose
    packed = await _packed(transaction, match)
    deals = [place for place, move in enumerate(packed) if DEAL in move.action]
    return packed[deals[-1] :] if deals else []


def _of(match: int) -> Query:
    columns = actions.c.number, actions.c.seat, _text(actions.c.action), _text(actions.c.events), actions.c.at
    return sql.select(*columns).where(actions.c.match == match).order_by(actions.c.number)


def _text(column: sql.Column[object]) -> sql.Label[str]:
    return sql.type_coerce(column, sql.Text).label(column.key)


async def _logged(transaction: Transaction, query: Query) -> list[Kept]:
    return [Kept(*row) for row in await transaction.execute(query)]


async def _packed(transaction: Transaction, match: int) -> list[Kept]:
    query = sql.select(packed_actions.c.actions).where(packed_actions.c.match == match)
    return list((await transaction.execute(query)).scalar_one_or_none() or ())


def telling(connection: sql.Connection, wanted: Sequence[int], classes: Sequence[str]) -> dict[int, list[AnyEvent]]:
    """The events of the actions that caused one of these classes of events, in order, by match if they can be read."""
    try:
        texts = _telling(connection, wanted, classes)
    except DBAPIError:
        if len(wanted) == 1:
            return {}
        return {match: events for one in wanted for match, events in telling(connection, [one], classes).items()}
    found: dict[int, list[AnyEvent]] = {}
    for match, each in texts.items():
        with suppress(*DAMAGE):
            found[match] = [event for events in each for event in decode(tuple, events)]
    return found


def _telling(connection: sql.Connection, wanted: Sequence[int], classes: Sequence[str]) -> dict[int, list[str]]:
    signs, texts = [f'"is":"{name}"' for name in classes], _text(actions.c.events)
    told = sql.or_(*(texts.contains(sign) for sign in signs))
    loose = sql.select(actions.c.match, texts).where(actions.c.match.in_(wanted), told)
    found: dict[int, list[str]] = {}
    for match, events in connection.execute(loose.order_by(actions.c.match, actions.c.number)):
        found.setdefault(match, []).append(events)
    blobs = sql.type_coerce(packed_actions.c.actions, sql.LargeBinary)
    stored = sql.select(packed_actions.c.match, blobs).where(packed_actions.c.match.in_(wanted))
    for match, blob in connection.execute(stored):
        with suppress(*DAMAGE, zlib.error):
            if may_hold(blob, classes):
                kept = (move.events for move in unpacked(blob))
                found[match] = [events for events in kept if any(sign in events for sign in signs)]
    return found


# Packing


async def to_pack(transaction: Transaction, moment: float, after: int, count: int) -> list[int]:
    """So many matches of our servers with ids ``after`` this one that ended before a moment and can be packed.

    A table that still stands open keeps the actions of its match at hand.
    """
    logged = sql.exists().where(actions.c.match == matches.c.id)
    open_ = sql.exists().where(tables.c.match == matches.c.id)
    old = sql.select(matches.c.id).where(
        matches.c.id > after, matches.c.ended_at < moment, logged, ~open_, ours(transaction, matches.c.guild)
    )
    return list((await transaction.execute(old.order_by(matches.c.id).limit(count))).scalars())


async def readable(transaction: Transaction, match: int) -> list[Kept]:
    """The actions of a match that are not packed. None if any of them cannot be read: then they stay as they are."""
    try:
        return await _logged(transaction, _of(match))
    except DAMAGE:
        return []


async def pack(transaction: Transaction, match: int, packed: bytes) -> None:
    """Put one packed row in the place of a match's actions, if they are still there."""
    columns = [packed_actions.c.match, packed_actions.c.actions]
    row = sql.select(sql.literal(match), sql.literal(packed)).where(sql.exists().where(actions.c.match == match))
    await transaction.execute(sql.insert(packed_actions).from_select(columns, row))
    await transaction.execute(sql.delete(actions).where(actions.c.match == match))
