"""Values as rows and back, for every table alike. A column's key is the name of its field."""

from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import Insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from db.store import StaleRow, Transaction
from model.preset import Preset
from model.table import Table
from model.tournament import Tournament

Versioned = TypeVar("Versioned", Table, Tournament)
Value = TypeVar("Value", Table, Tournament, Preset)


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
    here = {"id_here": value.id, "version_here": value.version}
    done = await transaction.execute(_update(table), values_of(changed, table) | here)
    if done.rowcount != 1:
        raise StaleRow(kind, value.id, value.version)
    return changed


@cache
def _update(table: sql.Table) -> sql.Update:
    """Change one version of a row. Made once, as to build it with its values takes longer than to run it."""
    here = (table.c.id == sql.bindparam("id_here")) & (table.c.version == sql.bindparam("version_here"))
    return sql.update(table).where(here)


async def save_message_id(transaction: Transaction, table: sql.Table, number: int, message: int | None) -> None:
    """Remember the message that shows something. This does not change its version."""
    await transaction.execute(sql.update(table).where(table.c.id == number).values(message_id=message))


def upsert(table: sql.Table, **values: object) -> Insert:
    """A row that replaces one with the same primary key. The only statement that depends on the dialect."""
    keys = list(table.primary_key.columns)
    changed = {key: value for key, value in values.items() if table.c[key] not in keys}
    return sqlite_insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=changed)
