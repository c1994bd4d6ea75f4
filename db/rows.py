"""Values as rows and back, for every table alike. A column's key is the name of its field."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import Insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.types import TypeEngine

from db.store import StaleRow, Transaction
from model.leftover import Leftover
from model.preset import Preset
from model.table import Table
from model.tournament import Tournament

Versioned = TypeVar("Versioned", Table, Tournament)
Value = TypeVar("Value", Table, Tournament, Preset, Leftover)

DIALECT = sqlite.dialect()


def values_of(value: object, table: sql.Table) -> dict[str, Any]:
    """The columns of a value in a table's row. The id is left to the database."""
    known = (column.key for column in table.columns if column.key != "id" and hasattr(value, column.key))
    return {key: getattr(value, key) for key in known}


def value_of(kind: type[Value], table: sql.Table, row: sql.Row[Any]) -> Value:
    """The value in a row of a table."""
    return kind(**{field.name: row._mapping[table.c[field.name]] for field in fields(kind)})  # noqa: SLF001  public


async def found(transaction: Transaction, kind: type[Value], table: sql.Table, query: sql.Select[Any]) -> list[Value]:
    """The values found by a query for whole rows."""
    return [value_of(kind, table, row) for row in await transaction.execute(query)]


async def add(transaction: Transaction, table: sql.Table, value: Versioned) -> Versioned:
    """Store a new value. Returns it with its id."""
    values = values_of(value, table) | {"version": 0}
    made = await transaction.execute(sql.insert(table).values(**values).returning(table.c.id))
    return replace(value, id=made.scalar_one(), version=0)


async def save(transaction: Transaction, table: sql.Table, kind: str, value: Versioned) -> Versioned:
    """Save a changed value of this ``kind``. Returns it with its new version. Raises StaleRow."""
    changed = replace(value, version=value.version + 1)
    here = (table.c.id == value.id) & (table.c.version == value.version)
    done = await transaction.execute(sql.update(table).where(here).values(**values_of(changed, table)))
    if done.rowcount != 1:
        raise StaleRow(kind, value.id, value.version)
    return changed


async def save_message_id(transaction: Transaction, table: sql.Table, number: int, message: int | None) -> None:
    """Remember the message that shows something, and that nobody knows what. This does not change its version."""
    await transaction.execute(sql.update(table).where(table.c.id == number).values(message_id=message, shown=None))


async def save_shown(transaction: Transaction, table: sql.Table, shown: Mapping[int, str]) -> None:
    """Remember which edition each message shows. This changes no version."""
    here = sql.update(table).where(table.c.id == sql.bindparam("number")).values(shown=sql.bindparam("edition"))
    await transaction.execute(here, [{"number": number, "edition": edition} for number, edition in shown.items()])


async def messages(transaction: Transaction, table: sql.Table, *which: sql.ColumnElement[bool]) -> dict[int, int]:
    """The messages that show something, by its id."""
    query = sql.select(table.c.id, table.c.message_id).where(table.c.message_id.is_not(None), *which)
    return {row.id: row.message_id for row in await transaction.execute(query)}


async def shown(transaction: Transaction, table: sql.Table, *which: sql.ColumnElement[bool]) -> dict[int, str]:
    """The editions that messages show, by the id of what they show, where they are known."""
    query = sql.select(table.c.id, table.c.shown).where(table.c.shown.is_not(None), *which)
    return {row.id: row.shown for row in await transaction.execute(query)}


def undecoded(table: sql.Table) -> list[sql.ColumnElement[Any]]:
    """The columns of a table as they are stored, for rows that are decoded later or never."""
    return [sql.type_coerce(column, _stored_as(column)).label(column.key) for column in table.columns]


def decoded(kind: type[Value], table: sql.Table, row: Mapping[str, Any]) -> Value:
    """The value in a row of ``undecoded`` columns."""
    return kind(**{field.name: _decoded(table.c[field.name], row[field.name]) for field in fields(kind)})


def _stored_as(column: sql.Column[Any]) -> TypeEngine[Any]:
    return sql.Text() if isinstance(column.type, sql.TypeDecorator) else column.type


def _decoded(column: sql.Column[Any], stored: Any) -> Any:
    if isinstance(column.type, sql.TypeDecorator):
        return column.type.process_result_value(stored, DIALECT)
    return stored


def upsert(table: sql.Table, **values: object) -> Insert:
    """A row that replaces one with the same primary key. The only statement that depends on the dialect."""
    keys = list(table.primary_key.columns)
    changed = {key: value for key, value in values.items() if table.c[key] not in keys}
    return sqlite_insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=changed)
