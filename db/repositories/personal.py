"""All that is stored about one person, in every server: told and forgotten, by what ``db.schema`` says of columns."""

import json
from contextlib import suppress

import sqlalchemy as sql

from db.database.store import Transaction
from db.repositories.rows import DAMAGE, PLAIN, Row
from db.schema import PEOPLE, PERSON, THEIRS, day_tries, matches, metadata, results, tables, tournaments

Part = dict[str, object]


async def rows_about(transaction: Transaction, member: int) -> dict[str, list[Part]]:
    """Returns the rows about a person by table, and the matches of their results. No one else is named by their id."""
    told: dict[str, list[Part]] = {}
    for table in metadata.sorted_tables:
        naming = [column == member for column in table.columns if column.info == PERSON]
        lists = [sql.type_coerce(column, sql.Text) for column in table.columns if column.info == PEOPLE]
        naming += [each.contains(str(member)) for each in lists]
        if naming:
            kinds = {column: column.type for column in table.columns}  # as they are stored: nothing is decoded
            kinds |= {column: sql.Text() for column, kind in kinds.items() if isinstance(kind, sql.TypeDecorator)}
            columns = [sql.type_coerce(column, kind).label(column.key) for column, kind in kinds.items()]
            query = sql.select(*columns).where(sql.or_(*naming)).order_by(*table.primary_key.columns)
            found = [_about(table, dict(row), member) for row in (await transaction.execute(query)).mappings()]
            told[table.name] = [part for part in found if part]
    mine = sql.select(results.c.match).where(results.c.member == member)
    played = sql.select(*filter(_is_plain, matches.columns)).where(matches.c.id.in_(mine)).order_by(matches.c.id)
    told[matches.name] = [dict(row) for row in (await transaction.execute(played)).mappings()]
    return told


def _about(table: sql.Table, row: Row, member: int) -> Part:
    """The part of a row that is about a person, or nothing if it isn't about them after all."""
    mine: Part = {}
    for column in table.columns:
        key, value = column.key, row[column.key]
        if column.info == PERSON and value == member:
            mine[key] = value
        elif column.info == PEOPLE and isinstance(parts := _read(value), list):
            with suppress(*DAMAGE):  # of a list that can't be read nothing is theirs
                theirs = [part for part in parts if part.get("user") == member]
                mine |= {key: theirs} if theirs else {}
    if not mine:
        return {}
    plain = {column.key: row[column.key] for column in table.columns if _is_plain(column)}
    own = {column.key: _read(row[column.key]) for column in table.columns if column.info == THEIRS}
    return plain | own | mine


def _is_plain(column: sql.Column[object]) -> bool:
    return not column.info and type(column.type) in PLAIN


def _read(stored: str) -> object:
    """A text as JSON. None if it can't be read."""
    with suppress(*DAMAGE):
        text: object = json.loads(stored)
        return text
    return None


async def forget(transaction: Transaction, member: int) -> None:
    """Delete the rows that are a person's own, and their id in others. Results and tries stay, and are nobody's.

    Open tables and tournaments are left to who has them in memory.
    """
    nobody = {"member": -day_tries.c.match}  # it is part of the key
    await transaction.execute(sql.update(day_tries).where(day_tries.c.member == member).values(nobody))
    for table in metadata.sorted_tables:
        own = any(column.info == THEIRS for column in table.columns)
        for column in table.columns if table not in (tables, tournaments) else ():
            if column.info == PERSON and (own or column.primary_key):
                await transaction.execute(sql.delete(table).where(column == member))
            elif column.info == PERSON:
                await transaction.execute(sql.update(table).where(column == member).values({column: None}))
