"""All that is stored about one person, in every server: told and forgotten, by what ``db.schema`` says of columns."""

import json
from contextlib import suppress
from typing import Any, TypeAlias

from sqlalchemy import Column, Table, Text, delete, or_, select, type_coerce, update

from db.database.store import Transaction
from db.repositories.rows import DAMAGE, PLAIN, Row, undecoded
from db.schema import PEOPLE, PERSON, THEIRS, day_tries, matches, metadata, results, tables, tournaments

Part: TypeAlias = dict[str, Any]


async def rows_about(transaction: Transaction, member: int) -> dict[str, list[Part]]:
    """Returns the rows about a person by table, and the matches of their results. No one else is named by their id."""
    told: dict[str, list[Part]] = {}
    for table in metadata.sorted_tables:
        naming = [column == member for column in table.columns if column.info == PERSON]
        lists = [type_coerce(column, Text) for column in table.columns if column.info == PEOPLE]
        naming += [each.contains(str(member)) for each in lists]
        if naming:
            query = select(*undecoded(table)).where(or_(*naming)).order_by(*table.primary_key.columns)
            found = [_about(table, dict(row), member) for row in (await transaction.execute(query)).mappings()]
            told[table.name] = [part for part in found if part]
    mine = select(results.c.match).where(results.c.member == member)
    played = select(*filter(_is_plain, matches.columns)).where(matches.c.id.in_(mine)).order_by(matches.c.id)
    told[matches.name] = [dict(row) for row in (await transaction.execute(played)).mappings()]
    return told


def _about(table: Table, row: Row, member: int) -> Part:
    """The part of a row that is about a person, or nothing if it isn't about them after all."""
    mine: Part = {}
    for column in table.columns:
        key, value = column.key, row[column.key]
        if column.info == PERSON and value == member:
            mine[key] = value
        elif column.info == PEOPLE and (parts := _theirs(value, member)):
            mine[key] = parts
    if not mine:
        return {}
    plain = {column.key: row[column.key] for column in table.columns if _is_plain(column)}
    own = {column.key: _read(row[column.key]) for column in table.columns if column.info == THEIRS}
    return plain | own | mine


def _is_plain(column: Column[Any]) -> bool:
    return not column.info and type(column.type) in PLAIN


def _theirs(stored: str, member: int) -> list[Part]:
    """Those parts of a list that are about a member. None of a list that can't be read."""
    with suppress(*DAMAGE):
        return [part for part in _read(stored) or () if part.get("user") == member]
    return []


def _read(stored: str) -> Any:
    """A text as JSON. None if it can't be read."""
    with suppress(*DAMAGE):
        return json.loads(stored)
    return None


async def forget(transaction: Transaction, member: int) -> None:
    """Delete the rows that are a person's own, and their id in others. Results and tries stay, and are nobody's.

    Open tables and tournaments are left to who has them in memory.
    """
    nobody = {"member": -day_tries.c.match}  # it is part of the key
    await transaction.execute(update(day_tries).where(day_tries.c.member == member).values(nobody))
    for table in metadata.sorted_tables:
        own = any(column.info == THEIRS for column in table.columns)
        for column in table.columns if table not in (tables, tournaments) else ():
            if column.info == PERSON and (own or column.primary_key):
                await transaction.execute(delete(table).where(column == member))
            elif column.info == PERSON:
                await transaction.execute(update(table).where(column == member).values({column: None}))
