"""How a changed table is stored, with its match and alone or together with others."""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial

from db.repositories.matches.tables import rows
from engine.core.actions import Deal
from engine.core.events import AnyEvent
from engine.games.registry import Match
from model.tables import seating
from model.tables.due import with_deadline
from model.tables.planning import with_plans_that_hold
from model.tables.table import Table
from model.tables.table_log import with_changes_noted
from service.base.priority_lock import PriorityLock
from service.base.unit_of_work import UnitOfWork, once_more, unit_of_work
from service.tables import match_records
from service.tables.match_records import Turn
from service.tables.residency import ResidentTables


class StoredTables(ResidentTables):
    """Tables whose changes are saved, each with its deadline and with everything that an action writes."""

    @asynccontextmanager
    async def all_at(self, table_ids: Iterable[int]) -> AsyncIterator[tuple[Table, ...]]:
        """The open ones of these tables, with exclusive access."""
        wanted = sorted(set(table_ids))
        async with AsyncExitStack() as locks:
            for number in wanted:
                if number in self._open:  # it may close while another one's is waited for
                    await locks.enter_async_context(self._locks.setdefault(number, PriorityLock()).at())
            yield tuple(self._open[number] for number in wanted if number in self._open)

    async def save_in(self, work: UnitOfWork, table: Table, turn: Turn | None = None) -> Table:
        """Save a changed table within a unit of work, with everything that an action writes.

        Its row comes first: when another process has saved a later one, that alone is what went wrong.
        """
        before = self._open[table.id]
        table = self._timed(before, with_changes_noted(before, table))
        if table.state is not None and table.match is None:
            table = replace(table, match=await match_records.begin(work.transaction, table, table.state, self.now()))
        saved = await self._save_in(work, table)
        if turn is not None:
            await match_records.log(work.transaction, table, turn, self.now())
            work.after_commit(partial(self._remember, before, table, turn))
        if table.phase == "over" and before.phase != "over":
            await match_records.finish(work.transaction, table, "finished", self.now())
        return saved

    async def begin_in(self, work: UnitOfWork, table: Table) -> Table:
        """Store a new table and begin its match: the first round is dealt."""
        state, events = Match(seating.undealt(table)).act(0, Deal())
        table = replace(table, phase="match", state=state, moves=1)
        table = replace(table, match=await match_records.begin(work.transaction, table, state, self.now()))
        await match_records.log(work.transaction, table, Turn(0, Deal(), tuple(events)), self.now())
        return await self._add_new_in(work, table, events)

    async def close_in(self, work: UnitOfWork, table: Table) -> None:
        work.if_stale(partial(self._reload, table.id))
        await self._remove_in(work, table)
        work.after_commit(partial(self._evict, table))
        work.then_tell(partial(self._changes.tell, table.id))

    async def forget_in(self, work: UnitOfWork, tables: Iterable[Table], member: int) -> None:
        """Remove a member from these tables, which ``all_at`` holds, within a unit of work.

        In servers of other processes the rows change, and each process follows when it next does something there.
        """
        for table in tables:
            changed = seating.forgotten(table, member)
            if changed != self._open[table.id]:
                await (self.save_in(work, changed) if _stays(changed) else self.close_in(work, changed))
        for table in await rows.naming_elsewhere(work.transaction, member):
            changed = seating.forgotten(table, member)
            if not _stays(changed):
                await self._remove_in(work, changed)
            elif changed != table:
                await rows.save(work.transaction, self._timed(table, changed))
        await rows.forget_unreadable(work.transaction, member)

    @once_more
    async def _save(self, table: Table, turn: Turn | None = None) -> Table:
        async with unit_of_work(self.store) as work:
            return await self.save_in(work, table, turn)

    @once_more
    async def _save_unseen(self, table: Table) -> Table:
        """Save what only one player may know of: the message that everyone sees stays as it is."""
        before = self._open[table.id]
        if table == before:
            return table
        async with unit_of_work(self.store) as work:
            saved = await self.save_in(work, table)
            versions = saved.version, self.public_version(table.id)
            work.after_commit(lambda: self._unseen.update({table.id: versions}))
        return saved

    @once_more
    async def _close(self, table: Table) -> None:
        async with unit_of_work(self.store) as work:
            await self.close_in(work, table)

    async def _add_new_in(self, work: UnitOfWork, table: Table, events: Iterable[AnyEvent] = ()) -> Table:
        added = await self._add_in(work, self._timed(table, table))
        work.after_commit(partial(self._remember_new, added, events))
        return added

    async def _remove_in(self, work: UnitOfWork, table: Table) -> None:
        await rows.remove(work.transaction, table)
        if table.phase == "match":
            await match_records.finish(work.transaction, table, table.policy.outcome_when_closed, self.now())

    def _timed(self, before: Table, table: Table) -> Table:
        settings, holding = self.settings.of(table.guild), with_plans_that_hold(table)
        return with_deadline(before, holding, self.pauses, self.preferences.of, settings, self.now())


def _stays(table: Table) -> bool:
    return bool(table.people) or table.policy.outlives_people
