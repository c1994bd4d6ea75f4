"""Values as rows and back, for every table alike. A column's key is the name of its field."""

import logging
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from db.database.store import Query, Transaction
from model.servers import outbox, settings
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from model.validity import fault_of

Value = TypeVar("Value", Table, Tournament, settings.Preset, outbox.OutboxEntry)
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

MADE = 22  # bits of an id below the moment when it was made

log = logging.getLogger(__name__)


def ours(transaction: Transaction | sql.Connection, guild: sql.ColumnElement[int]) -> sql.ColumnElement[bool]:
    """Holds for the servers of this process: those on the shards with which the database was opened.

    Discord spreads servers over the shards by their ids.
    """
    share: settings.ShardSet | None = transaction.engine.get_execution_options().get("share")
    if share is None:
        return sql.true()
    made: sql.ColumnElement[int] = guild.bitwise_rshift(sql.literal(MADE, sql.Integer))  # PostgreSQL wants that type
    return (made % share.count).in_(share.ids)


def values_of(value: object, table: sql.Table) -> dict[str, object]:
    """The columns of a value in a table's row. The id is left to the database."""
    names = [column.key for column in table.columns if column.key != "id"]
    return {name: getattr(value, name) for name in names if hasattr(value, name)}


def value_of(kind: type[Value], table: sql.Table, row: Row | sql.RowMapping) -> Value:
    """The value in a row of a table, by the columns' keys. Raises Unreadable when it makes no sense."""
    for column in table.columns:
        content, wanted = row[column.key], PLAIN.get(type(column.type))
        if not (column.nullable if content is None else wanted is None or isinstance(content, wanted)):
            raise Unreadable(f"its {column.name} cannot be read")
    value = kind(**{field.name: row[field.name] for field in fields(kind)})
    fault = fault_of(value) if isinstance(value, Table | Tournament) else None
    if fault is not None:
        raise Unreadable(fault)
    return value


async def found(transaction: Transaction, kind: type[Value], table: sql.Table, query: Query) -> list[Value]:
    """The values found by a query for whole rows. One that cannot be read stays in the file, and the log names it."""
    try:
        return [value_of(kind, table, row) for row in (await transaction.execute(query)).mappings()]
    except DAMAGE:
        keys = (await transaction.execute(query.with_only_columns(*table.primary_key.columns))).all()
        each = [await readable_row(transaction, kind, table, query, tuple(key)) for key in keys]
        return [value for value in each if value is not None]


async def found_here(
    transaction: Transaction, kind: type[Value], table: sql.Table, *that: sql.ColumnElement[bool]
) -> list[Value]:
    """The values of our servers, in the order of their keys."""
    query = sql.select(table).where(ours(transaction, table.c.guild), *that)
    return await found(transaction, kind, table, query.order_by(*table.primary_key.columns))


async def readable_row(
    transaction: Transaction, kind: type[Value], table: sql.Table, query: Query, key: Key
) -> Value | None:
    here = (column == part for column, part in zip(table.primary_key.columns, key, strict=True))
    try:
        return value_of(kind, table, (await transaction.execute(query.where(*here))).mappings().one())
    except DAMAGE as damage:
        _set_aside(str(transaction.engine.url), table.name, key, fault_in(damage))
        return None


def fault_in(damage: Exception) -> str:
    """The fault of a row, without anything that it holds."""
    return str(damage) if isinstance(damage, Unreadable) else "it is damaged, or a newer version wrote it"


@cache
def _set_aside(file: str, table: str, key: Key, fault: str) -> None:
    log.error(
        "Row %s of %s is set aside because %s. It stays in the database. For more, run: python bot.py check.",
        ", ".join(map(str, key)),
        table,
        fault,
    )
