"""Small things that are in memory and in the database at once. Reads come from memory, changes are written first."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic

from db.database.store import Store
from db.repositories.kept import KeptRows, Key, Value
from service.unit_of_work import UnitOfWork


@dataclass(eq=False)
class Kept(Generic[Key, Value]):
    """All things of one kind in the servers of this process. Keys begin with the number of a server."""

    _rows: KeptRows[Key, Value] = field(init=False)  # of each class
    _store: Store
    _kept: dict[Key, Value] = field(default_factory=dict, init=False)

    async def load(self) -> None:
        self._kept = await self._store.read(self._rows.every)

    async def save_in(self, work: UnitOfWork, key: Key, value: Value) -> None:
        await self._rows.save(work.transaction, key, value)
        work.after_commit.append(lambda: self._kept.update({key: value}))

    async def remove_in(self, work: UnitOfWork, key: Key) -> None:
        await self._rows.remove(work.transaction, key)
        work.after_commit.append(lambda: self._kept.pop(key, None))

    def clear(self, guild: int) -> None:
        """Let go of all that a server has, as the database already has."""
        self.drop(lambda key, kept: key[0] == guild)

    def drop(self, is_gone: Callable[[Key, Value], bool]) -> None:
        self._kept = {key: kept for key, kept in self._kept.items() if not is_gone(key, kept)}
