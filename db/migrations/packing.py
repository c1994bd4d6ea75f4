"""The moves of matches that were over before the last migration become one record each, as at a match's end now."""

import json
import zlib

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError


def pack_what_is_over(connection: Connection) -> None:
    """Pack the moves of every match that is over, except those that can't be read or have a record already."""
    query = text(
        "SELECT id FROM matches WHERE ended_at IS NOT NULL"
        " AND EXISTS (SELECT 1 FROM actions WHERE match_id = matches.id)"
        " AND NOT EXISTS (SELECT 1 FROM packed_actions WHERE match_id = matches.id)"
    )
    for match in connection.execute(query).scalars().all():
        _pack(connection, match)


def _pack(connection: Connection, match: int) -> None:
    of_match = "FROM actions WHERE match_id = :match"
    query = text(f"SELECT number, seat, action, events, at {of_match} ORDER BY number")
    try:
        with connection.begin_nested():
            moves = connection.execute(query.bindparams(match=match)).all()
    except DBAPIError:
        return
    packed = zlib.compress(json.dumps(list(zip(*moves, strict=True)), separators=(",", ":")).encode(), 9)
    record = text("INSERT INTO packed_actions (match_id, actions) VALUES (:match, :packed)")
    connection.execute(record.bindparams(match=match, packed=packed))
    connection.execute(text(f"DELETE {of_match}").bindparams(match=match))
