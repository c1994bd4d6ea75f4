"""Values as rows and back, for every table alike. A column's key is the name of its field."""

import logging
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from db.database.errors import StaleRow
from db.database.transactions import Query, Rows, Transaction, Writing
from model.servers.outbox import OutboxEntry
from model.servers.preset import Preset
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from model.validity import fault_of_table, fault_of_tournament

Versioned = TypeVar("Versioned", Table, Tournament)
Value = TypeVar("Value", Table, Tournament, Preset, OutboxEntry)
Key: TypeAlias = tuple[object, ...]
Row: TypeAlias = Mapping[str, Any]  # by the keys of the columns, whatever they hold

PLAIN: dict[type[object], tuple[type, ...]] = {
    sql.Integer: (int,),
    sql.BigInteger: (int,),
    sql.Float: (int, float),
    sql.String: (str,),
    sql.Text: (str,),
    sql.Boolean: (bool,),
}


class Unreadable(ValueError):
    """A row holds what no table, tournament or preset can be. The text names no card and no person."""


# What reading a damaged row may raise; a text that is no UTF-8 is the database's own error.
DAMAGE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError, DBAPIError)

DIALECT = sqlite.dialect()

log = logging.getLogger(__name__)


def values_of(value: object, table: sql.Table) -> dict[str, object]:
    """The columns of a value in a table's row. The id is left to the database."""
    known = (column.key for column in table.columns if column.key != "id" and hasattr(value, column.key))
    return {key: getattr(value, key) for key in known}


def value_of(kind: type[Value], table: sql.Table, row: Row) -> Value:
    """The value in a row of a table, by the columns' keys. Raises Unreadable when it makes no sense."""
    for column in table.columns:
        _check_plain(column, row[column.key])
    value = kind(**{field.name: row[field.name] for field in fields(kind)})
    fault = fault_of_table(value) if isinstance(value, Table) else None
    if isinstance(value, Tournament):
        fault = fault_of_tournament(value)
    if fault is not None:
        raise Unreadable(fault)
    return value


def _check_plain(column: sql.Column[object], value: object) -> None:
    wanted = PLAIN.get(type(column.type))
    fits = column.nullable if value is None else wanted is None or isinstance(value, wanted)
    if not fits:
        raise Unreadable(f"its {column.name} cannot be read")


async def found(transaction: Transaction, kind: type[Value], table: sql.Table, query: Query) -> list[Value]:
    """The values found by a query for whole rows. One that cannot be read stays in the file, and the log names it."""
    try:
        return [value_of(kind, table, _keyed(table, row)) for row in (await transaction.execute(query)).mappings()]
    except DAMAGE:
        keys = await transaction.execute(query.with_only_columns(*table.primary_key.columns))
        each = [await _readable(transaction, kind, table, tuple(key)) for key in keys.all()]
        return [value for value in each if value is not None]


async def _readable(transaction: Transaction, kind: type[Value], table: sql.Table, key: Key) -> Value | None:
    try:
        row = (await transaction.execute(sql.select(table).where(*_here(table, key)))).mappings().one()
        return value_of(kind, table, _keyed(table, row))
    except DAMAGE as damage:
        _tell_once(str(transaction.engine.url), table.name, key, fault_in(damage))
        return None


async def remove_unreadable(
    transaction: Transaction, kind: type[Value], table: sql.Table, column: sql.Column[object], member: int
) -> None:
    """Delete the rows that cannot be read and whose ``column`` names a member, as nothing else can forget them."""
    text = sql.type_coerce(column, sql.Text)
    keys = sql.select(*table.primary_key.columns).where(text.contains(str(member)))
    for key in (await transaction.execute(keys)).all():
        if await _readable(transaction, kind, table, tuple(key)) is None:
            await transaction.execute(sql.delete(table).where(*_here(table, tuple(key))))


def _here(table: sql.Table, key: Key) -> list[sql.ColumnElement[bool]]:
    return [column == part for column, part in zip(table.primary_key.columns, key, strict=True)]


def fault_in(damage: Exception) -> str:
    """What is wrong with a row, without anything that it holds."""
    return str(damage) if isinstance(damage, Unreadable) else "it is damaged, or a newer version wrote it"


@cache
def _tell_once(file: str, table: str, key: Key, fault: str) -> None:
    log.error(
        "Row %s of %s is set aside because %s. It stays in the database. For more, run: python bot.py check.",
        ", ".join(map(str, key)),
        table,
        fault,
    )


def _keyed(table: sql.Table, row: sql.RowMapping) -> dict[str, object]:
    return {column.key: row[column] for column in table.columns}


async def add(transaction: Transaction, table: sql.Table, value: Versioned) -> Versioned:
    """Store a new value. Returns it with its id."""
    values = values_of(value, table) | {"version": 0}
    made = await transaction.execute(sql.insert(table).values(**values).returning(table.c.id))
    return replace(value, id=made.scalar_one(), version=0)


async def save(transaction: Writing, table: sql.Table, kind: str, value: Versioned) -> Versioned:
    """Save a changed value with the next step, which raises StaleRow if it is no longer this version."""
    changed = replace(value, version=value.version + 1)
    here = {"id_here": value.id, "version_here": value.version}

    def check(done: Rows) -> None:
        if done.first() is None:
            raise StaleRow(kind, value.id, value.version)

    transaction.later(_update(table), values_of(changed, table) | here, check)
    return changed


@cache
def _update(table: sql.Table) -> sql.Update:
    """Change one version of a row. Made once, as to build it with its values takes longer than to run it."""
    here = (table.c.id == sql.bindparam("id_here")) & (table.c.version == sql.bindparam("version_here"))
    return sql.update(table).where(here).returning(table.c.id)


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


def undecoded(table: sql.Table) -> list[sql.ColumnElement[object]]:
    """The columns of a table as they are stored, for rows that are decoded later or never."""
    found: list[sql.ColumnElement[object]] = []
    for column in table.columns:
        kind = sql.Text() if isinstance(column.type, sql.TypeDecorator) else column.type
        found.append(sql.type_coerce(column, kind).label(column.key))
    return found


async def undecoded_rows(
    transaction: Transaction, table: sql.Table, which: sql.ColumnElement[bool] | None = None
) -> list[Row]:
    """These rows of a table with an id, as they are stored. A row that cannot be read at all is set aside."""
    which = sql.true() if which is None else which
    query = sql.select(*undecoded(table)).where(which).order_by(table.c.id)
    try:
        return [_checked(table, dict(row)) for row in (await transaction.execute(query)).mappings().all()]
    except DAMAGE:
        known = sql.select(table.c.id).where(which).order_by(table.c.id)
        numbers = (await transaction.execute(known)).scalars().all()
        each = [await _undecoded_row(transaction, table, number) for number in numbers]
        return [row for row in each if row is not None]


async def _undecoded_row(transaction: Transaction, table: sql.Table, number: int) -> Row | None:
    try:
        query = sql.select(*undecoded(table)).where(table.c.id == number)
        return _checked(table, dict((await transaction.execute(query)).mappings().one()))
    except DAMAGE as damage:
        set_aside(str(transaction.engine.url), table, number, damage)
        return None


def _checked(table: sql.Table, row: Row) -> Row:
    for column in table.columns:
        _check_plain(column, row[column.key])
    return row


def decoded(kind: type[Value], table: sql.Table, row: Row, file: str) -> Value | None:
    """The value in a row of ``undecoded`` columns of a database. None if it cannot be read: then it is set aside."""
    try:
        values = dict(row)
        for column in table.columns:
            if isinstance(column.type, sql.TypeDecorator):
                values[column.key] = column.type.process_result_value(values[column.key], DIALECT)
        return value_of(kind, table, values)
    except DAMAGE as damage:
        set_aside(file, table, row["id"], damage)
        return None


def set_aside(file: str, table: sql.Table, number: int, damage: Exception) -> None:
    """Name a row of a database that cannot be read. It stays in the file."""
    _tell_once(file, table.name, (number,), fault_in(damage))
