"""Small things as rows, a table for each kind: values in, values out."""

import json
import logging
from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass
from typing import Generic, TypeVar

import sqlalchemy as sql

from db.database.store import Transaction, upsert
from db.repositories.rows import found_here, ours, values_of
from db.schema import house_sets, notes, outbox, preferences, server_settings
from engine.words import languages
from model.people.preferences import USUAL as USUAL_PREFERENCES, Preferences
from model.servers.outbox import OutboxEntry
from model.servers.settings import USUAL as USUAL_SETTINGS, Preset, Settings
from model.setting import stored_as

Key = TypeVar("Key", tuple[int], tuple[int, int], tuple[int, str])
Value = TypeVar("Value", Settings, Preferences, Preset, OutboxEntry)
Picked = TypeVar("Picked", Settings, Preferences)
Whole = TypeVar("Whole", Preset, OutboxEntry)

log = logging.getLogger(__name__)


@dataclass(eq=False)
class KeptRows(ABC, Generic[Key, Value]):
    """The rows of one kind of thing, by the columns of their primary key."""

    table: sql.Table

    @abstractmethod
    async def every(self, transaction: Transaction) -> dict[Key, Value]:
        """Those of our servers, in the order of their keys."""

    def values(self, value: Value) -> dict[str, object]:
        """The columns of a thing, without some of its key perhaps."""
        return values_of(value, self.table)

    def at(self, key: Key) -> sql.ColumnElement[bool]:
        return sql.and_(*(column == part for column, part in zip(self.table.primary_key, key, strict=True)))

    async def save(self, transaction: Transaction, key: Key, value: Value) -> None:
        """Save a thing, in place of one with the same key."""
        keys = (column.key for column in self.table.primary_key)
        row = self.values(value) | dict(zip(keys, key, strict=True))
        await transaction.execute(upsert(transaction, self.table, **row))

    async def remove(self, transaction: Transaction, key: Key) -> None:
        await transaction.execute(sql.delete(self.table).where(self.at(key)))


@dataclass(eq=False)
class JsonRows(KeptRows[Key, Picked]):
    """Settings or preferences, as JSON in a column. If that cannot be read, the log says so, and nothing is picked."""

    text: sql.Column[str]
    usual: Picked
    all: str  # what the log calls those who have picked something
    one: str  # and what one of them has in a server

    async def every(self, transaction: Transaction) -> dict[Key, Picked]:
        columns = *self.table.primary_key, self.text
        query = sql.select(*columns).where(ours(transaction, self.table.c.guild)).order_by(*self.table.primary_key)
        stored: dict[Key, dict[str, object]] = {}
        for *key, text in await transaction.execute(query):
            stored[tuple(key)] = self._read(key[0], text)
        picked = {str(each["language"]) for each in stored.values() if each.get("language")}
        if gone := sorted(picked.difference(languages())):
            told = "Some %s picked a language that isn't available (%s). They get the usual one"
            log.warning(told, self.all, ", ".join(gone))
        return {key: stored_as(self.usual, each) for key, each in stored.items()}

    async def to_change(self, transaction: Transaction, key: Key) -> Picked:
        """The value by now. No other process changes or forgets it before the end of the transaction."""
        row = await transaction.execute(sql.select(self.text).where(self.at(key)).with_for_update())
        return stored_as(self.usual, self._read(key[0], row.scalar_one_or_none() or "{}"))

    def values(self, value: Picked) -> dict[str, object]:
        return {self.text.key: json.dumps(asdict(value))}

    def _read(self, guild: int, text: str) -> dict[str, object]:
        try:
            stored = json.loads(text)
        except ValueError:
            stored = None
        if isinstance(stored, dict):
            return stored
        log.warning("%s %s cannot be read, so the defaults apply", self.one, guild)
        return {}


@dataclass(eq=False)
class WholeRows(KeptRows[Key, Whole]):
    """Things with a column for each field."""

    kind: type[Whole]

    async def every(self, transaction: Transaction) -> dict[Key, Whole]:
        keys = [column.key for column in self.table.primary_key]
        here = await found_here(transaction, self.kind, self.table)
        return {tuple(getattr(value, key) for key in keys): value for value in here}


class PresetRows(WholeRows[tuple[int, str], Preset]):
    """The house rules that a server has saved under a name."""

    async def saved_by(self, transaction: Transaction, member: int) -> int:
        query = sql.select(sql.func.count()).where(house_sets.c.by == member)
        return int((await transaction.execute(query)).scalar_one())

    async def leave(self, transaction: Transaction, member: int) -> None:
        """The presets that a person saved last name nobody from now on."""
        await transaction.execute(sql.update(house_sets).where(house_sets.c.by == member).values(by=None))


class OutboxRows(WholeRows[tuple[int], OutboxEntry]):
    """Posts that still have to be tidied up in channels, oldest first."""

    async def add(self, transaction: Transaction, entry: OutboxEntry) -> int:
        """Remember something that may have to be tidied up. Returns its id."""
        row = sql.insert(outbox).values(**self.values(entry))
        return int((await transaction.execute(row.returning(outbox.c.id))).scalar_one())

    async def save(self, transaction: Transaction, key: tuple[int], value: OutboxEntry) -> None:
        """Save what is known of it by now. Who is invited was known before, and may have been forgotten since."""
        known = {name: part for name, part in self.values(value).items() if name != "member"}
        await transaction.execute(sql.update(outbox).where(self.at(key)).values(**known))


setting_rows: JsonRows[tuple[int], Settings] = JsonRows(
    server_settings, server_settings.c.settings, USUAL_SETTINGS, "servers", "The settings of server"
)
preference_rows: JsonRows[tuple[int, int], Preferences] = JsonRows(
    preferences, preferences.c.preferences, USUAL_PREFERENCES, "people", "The preferences of a member of server"
)
preset_rows, outbox_rows = PresetRows(house_sets, Preset), OutboxRows(outbox, OutboxEntry)


async def read_note(transaction: Transaction, name: str) -> str | None:
    """A fact that the bot remembers about itself, by its name."""
    return (await transaction.execute(sql.select(notes.c.text).where(notes.c.name == name))).scalar_one_or_none()


async def write_note(transaction: Transaction, name: str, text: str) -> None:
    await transaction.execute(upsert(transaction, notes, name=name, text=text))
