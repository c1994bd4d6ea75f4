"""Who wants to be told when a table opens. Reads come from memory, changes are written first."""

import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import partial

from db.database.store import Store
from db.repositories.servers import wishes as rows
from model.evenings.wish import Wish, check_wish
from model.tables.table import Table
from service.base.unit_of_work import UnitOfWork, unit_of_work

Key = tuple[int, int]  # a server and a person


class Wishes:
    """The wishes of all people, each for one server. Who is told of a table is saved before they are."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self.now = store, now
        self._wishes: dict[Key, Wish] = {}

    async def load(self) -> None:
        self._wishes = {}
        self._put(await self._store.read(rows.every))

    def of(self, guild: int, member: int) -> Wish | None:
        return self._wishes.get((guild, member))

    def at(self, table: Table) -> list[Wish]:
        """Those of the people who do not sit at a table and have not opened it. Who waited longest comes first."""
        here = [wish for (guild, _), wish in self._wishes.items() if guild == table.guild]
        others = [each for each in here if each.member != table.opened_by and table.seat_of(each.member) is None]
        return sorted(others, key=lambda wish: wish.told_at or 0)

    def told(self, table: Table) -> list[Wish]:
        """Those whose people were told of this table last, the first one first."""
        told = [wish for wish in self._wishes.values() if wish.told_table == table.id and wish.told_at is not None]
        return sorted((wish for wish in told if wish.guild == table.guild), key=lambda wish: wish.told_at or 0)

    async def keep(self, wish: Wish) -> None:
        """A person changes what they want. When they were told last stays as it is. Raises Refused."""
        check_wish(wish)
        async with unit_of_work(self._store) as work:
            before = self.of(wish.guild, wish.member)
            kept = wish if before is None else replace(wish, told_at=before.told_at, told_table=before.told_table)
            await rows.keep(work.transaction, kept)
            work.after_commit(partial(self._put, [kept]))

    async def drop(self, guild: int, member: int) -> None:
        async with unit_of_work(self._store) as work:
            await rows.remove(work.transaction, guild, member)
            work.after_commit(partial(self._wishes.pop, (guild, member), None))

    async def note_told(self, table: Table, wishes: Collection[Wish]) -> None:
        """These people are about to be told of a table. Raises Refused, and then they are not."""
        now = self.now()
        await self._change(wishes, lambda wish: replace(wish, told_at=now, told_table=table.id))

    async def note_untold(self, wishes: Collection[Wish]) -> None:
        """They could not be told after all, and do not have to wait for another table."""
        await self._change(wishes, lambda wish: replace(wish, told_at=None))

    async def fall_back(self, wish: Wish) -> None:
        """Discord lets no private message through: from now on, and of this table too, a ping tells them."""
        await self._change([wish], lambda wish: replace(wish, way="ping", refused=True, told_at=None, told_table=None))

    async def seen(self, wish: Wish) -> None:
        """The person was shown that their private messages are closed to the bot."""
        await self._change([wish], lambda wish: replace(wish, refused=False))

    async def _change(self, wishes: Collection[Wish], change: Callable[[Wish], Wish]) -> None:
        """Change those that are still there. Raises Refused."""
        async with unit_of_work(self._store) as work:
            known = [kept for wish in wishes if (kept := self.of(wish.guild, wish.member))]
            changed = [change(wish) for wish in known]
            for wish in changed:
                await rows.change(work.transaction, wish)
            work.after_commit(partial(self._put, changed))

    def _put(self, wishes: Iterable[Wish]) -> None:
        self._wishes |= {(wish.guild, wish.member): wish for wish in wishes}

    async def forget_in(self, work: UnitOfWork, member: int) -> None:
        await rows.forget(work.transaction, member)
        work.after_commit(partial(self._forget, lambda key: key[1] == member))

    def clear(self, guild: int) -> None:
        self._forget(lambda key: key[0] == guild)

    def _forget(self, gone: Callable[[Key], bool]) -> None:
        self._wishes = {key: wish for key, wish in self._wishes.items() if not gone(key)}
