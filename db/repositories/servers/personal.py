"""What is stored about one person, in every server: a loop over the tables that name people, as ``db.schema`` says."""

import json
from contextlib import suppress
from typing import Any, TypeAlias

from sqlalchemy import Table, Text, or_, select, type_coerce

from db.database.transactions import Transaction
from db.repositories.rows import DAMAGE, PLAIN, Row, undecoded
from db.schema import PEOPLE, PERSON, THEIRS, metadata

Part: TypeAlias = dict[str, Any]


async def rows_about(transaction: Transaction, member: int) -> dict[str, list[Part]]:
    """What every table holds about a person, by its name. It names no one else by their id."""
    told: dict[str, list[Part]] = {}
    for table in metadata.sorted_tables:
        naming = [column == member for column in table.columns if column.info == PERSON]
        lists = [type_coerce(column, Text) for column in table.columns if column.info == PEOPLE]
        naming += [each.contains(str(member)) for each in lists]
        if naming:
            query = select(*undecoded(table)).where(or_(*naming)).order_by(*table.primary_key.columns)
            found = [_about(table, dict(row), member) for row in (await transaction.execute(query)).mappings()]
            told[table.name] = [part for part in found if part]
    return told


def _about(table: Table, row: Row, member: int) -> Part:
    """What a row says about a person, or nothing if it isn't about them after all."""
    mine: Part = {}
    for column in table.columns:
        key, value = column.key, row[column.key]
        if column.info == PERSON and value == member:
            mine[key] = value
        elif column.info == PEOPLE and (parts := _theirs(value, member)):
            mine[key] = parts
    if not mine:
        return {}
    plain = {column.key: row[column.key] for column in table.columns if not column.info and type(column.type) in PLAIN}
    own = {column.key: _read(row[column.key]) for column in table.columns if column.info == THEIRS}
    return plain | own | mine


def _theirs(stored: str, member: int) -> list[Part]:
    """Those parts of a list that are about a member. None of a list that can't be read."""
    with suppress(*DAMAGE):
        return [part for part in _read(stored) or () if part.get("user") == member]
    return []


def _read(stored: str) -> Any:
    """What a text says as JSON. None if it can't be read."""
    with suppress(*DAMAGE):
        return json.loads(stored)
    return None
