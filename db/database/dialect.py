"""The little that SQLite and PostgreSQL say in different words. Everything else is the same SQL for both."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from db.database.transactions import Transaction

Insert: TypeAlias = sqlite.Insert | postgresql.Insert
Speaking: TypeAlias = Connection | Transaction


def insert(into: Speaking, table: Table) -> Insert:
    """A new row that may say what is done ``on_conflict`` with one that is there."""
    return postgresql.insert(table) if into.dialect.name == "postgresql" else sqlite.insert(table)


def upsert(into: Speaking, table: Table, /, **values: object) -> Insert:
    """A whole row that replaces one with the same primary key."""
    return merging(table, insert(into, table).values(**values), lambda old, new: new)


def merging(table: Table, row: Insert, merged: Callable[[ColumnElement[int], ColumnElement[int]], object]) -> Insert:
    """A new row. If its primary key is taken, that row stays, and ``merged`` makes each other column of old and new."""
    others = (column for column in table.columns if not column.primary_key)
    new = {column.key: merged(column, row.excluded[column.key]) for column in others}
    return row.on_conflict_do_update(index_elements=[*table.primary_key.columns], set_=new)
