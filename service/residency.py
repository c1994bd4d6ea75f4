"""Which tables are open and how they are saved. All are in memory; what happened last at one is read to be told."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Protocol

from db.database.store import Store
from db.repositories import matches
from db.repositories.live_rows import table_rows
from engine.bots import EXPERT
from engine.core.actions import Deal
from engine.core.match import AnyEvent
from engine.words import Words
from model.refusals import NoSuchTable
from model.servers import settings as pace
from model.servers.settings import HOUR
from model.tables import seating
from model.tables.due import Due, Pauses, next_due, turn_time, with_deadline
from model.tables.log import with_changes_noted
from model.tables.moves import with_plans_that_hold
from model.tables.table import Table
from service import match_records
from service.experts import Experts
from service.live_store import Change, Listeners, LiveStore, PriorityLock, Seed
from service.match_records import Turn
from service.periodic import Periodic
from service.rounds import RoundsSoFar, Thinking
from service.settings import PersonalPreferences, ServerSettings
from service.unit_of_work import UnitOfWork, once_more, unit_of_work

CATCHING_UP = 0.02  # seconds between tables where something was due while the bot was away
IDLE = 24 * 3600  # seconds without a touch after which what happened last at a table leaves the memory
RECENT = 40  # moves in memory, for what messages tell of a lap and of the time since a player's last turn
REMEMBERED = 4000  # interactions, to know one that is delivered twice

WORDS = Words("service.tables")


class Unreachable(Exception):
    """Discord cannot be asked now."""


class Members(Protocol):
    """Knows who is in a server."""

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        """Those of these people who have left the server, asked for a table in this channel. Raises Unreachable."""


class Everyone:
    """Nobody ever leaves."""

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        return ()


class ResidentTables(LiveStore[Table]):
    """All open tables of this process, and what is remembered of those where something has happened for a day."""

    def __init__(
        self,
        store: Store,
        pauses: Pauses,
        changes: Listeners[Change[Table]],
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
        settings: ServerSettings | None = None,
        preferences: PersonalPreferences | None = None,
        experts: Experts | None = None,
        members: Members | None = None,
    ) -> None:
        """``settings``: of the servers; without them nothing is set anywhere.

        ``experts``: who thinks for computers that are experts. Without them one thinks here, and takes its time.
        ``members``: who knows which people are still in a server. Without that everyone is.
        """
        super().__init__(store, table_rows, changes, pauses.again, now=now, seed=seed)
        self.pauses = pauses
        self.settings = settings or ServerSettings(store)
        self.preferences = preferences or PersonalPreferences(store)
        self.experts, self.rounds = experts or Experts(limit=None), RoundsSoFar(store)
        self._members: Members = members or Everyone()
        self._thinking = Thinking(self.experts, self.rounds)
        self._recent: dict[int, deque[tuple[int, tuple[AnyEvent, ...]]]] = {}  # by table: moves, with their numbers
        self._last: dict[int, dict[int, Turn]] = {}  # what each seat did last, by table
        self._unseen: dict[int, tuple[int, int]] = {}  # versions that one player knows of, with those that others know
        self._touched: dict[int, float] = {}  # when each table changed, or its moves were read
        self._dropping = Periodic(self.drop_idle, "Couldn't drop idle tables from memory", HOUR, HOUR)
        self.rematches: dict[int, int] = {}  # the tables of rematches, by those they follow, until these say so
        self._began = now()
        self._newest_before = 0  # the newest interaction that had acted before the start
        self._opening = asyncio.Lock()  # of those who open at once, each meets the tables of those before
        self._acted: deque[int] = deque(maxlen=REMEMBERED)  # interactions that have acted since

    # Looking

    def get(self, table_id: int) -> Table:
        if table_id not in self._open:
            raise NoSuchTable(WORDS.message("closed"))
        return self._open[table_id]

    def public_version(self, number: int) -> int:
        """What only one player may know of is no change to others."""
        version = self._open[number].version
        unseen, public = self._unseen.get(number, (0, 0))
        return public if version == unseen else version

    def in_channel(self, channel: int) -> list[Table]:
        """Oldest first, without those that only their player knows of."""
        return [table for table in self.every() if table.channel == channel and not table.policy.private]

    def of_days(self) -> list[Table]:
        return [table for table in self.every() if table.day is not None]

    def seen_by(self, table_id: int, guild: int, member: int) -> Table:
        """Raises Refused if it is for its player alone, and NoSuchTable if it stands in another server."""
        table = self.get(table_id)
        if table.guild != guild:
            raise NoSuchTable(WORDS.message("closed"))
        if table.policy.private:
            seating.own_seat(table, member)
        return table

    def warning_at(self, table: Table) -> float | None:
        """When the player to move is warned that their time is almost up. None without a clock."""
        seconds = turn_time(table, self.pauses)
        if seconds is None or table.deadline is None:
            return None
        return pace.warns_at(table.deadline, seconds, self.settings.of(table.guild).quiet)

    # Starting and stopping

    async def resume(self) -> None:
        """Read every table. What was due meanwhile is done at one after the other."""
        await self.settings.load()
        await self.preferences.load()
        async with self.store.reading() as transaction:
            self.messages = await table_rows.messages(transaction)
            found = await table_rows.every(transaction)
            self._newest_before = await matches.newest_interaction(transaction)
        late = 0
        for table in map(self._with_whole_turn, found):
            self._adopt(table)
            if table.deadline is not None and table.deadline <= self._began:
                self._cancel_timer(table.id)
                self._start_timer(late * CATCHING_UP, table.id, table.version)
                late += 1
        self._dropping.begin(HOUR)

    def _with_whole_turn(self, table: Table) -> Table:
        """No player loses a turn because the bot was down."""
        due, seconds = self._due(table)
        if due not in ("turn", "rule") or table.deadline is None:
            return table
        return replace(table, deadline=pace.ends_after_restart(table.deadline, self._began, seconds))

    def _set_timer(self, thing: Table) -> None:
        """A plan is made after the pause of a bot, and not at the deadline that everyone reads.

        What can't go on is closed at once.
        """
        due, seconds = self._due(thing)
        super()._set_timer(thing)
        if due == "skip" or thing.retired:
            self._cancel_timer(thing.id)
            self._start_timer(seconds, thing.id, thing.version)

    def _due(self, table: Table) -> tuple[Due, float]:
        return next_due(table, self.pauses, self.preferences.of, self.now())

    async def stop(self) -> None:
        self._thinking.stop_all()
        await self._dropping.stop()
        await super().stop()

    # Remembering

    def _adopt(self, table: Table) -> None:
        self._touched[table.id] = self.now()
        self._thinking.stop(table.id)
        if table.policy.hints or any(seat.computer == EXPERT for seat in table.seats):
            self.experts.get_ready()
        for seat, each in enumerate(table.seats):
            if each.since and each.since == table.moves:  # what this seat did before is not its new owner's
                self._last.get(table.id, {}).pop(seat, None)
        super()._adopt(table)

    def _remember_new(self, table: Table, events: Iterable[AnyEvent]) -> None:
        self._recent[table.id] = deque([(table.moves, tuple(events))] if table.moves else (), RECENT)

    def _remember(self, before: Table, table: Table, turn: Turn) -> None:
        if table.id in self._recent:
            self._recent[table.id].append((table.moves, turn.events))
        self._last.setdefault(table.id, {})[turn.seat] = turn
        self.rounds.note(before, table, turn)
        if turn.interaction is not None:
            self._acted.append(turn.interaction)

    async def drop_idle(self) -> None:
        """What happened at tables that nobody has touched for long leaves the memory. It is read when it is told."""
        long_ago = self.now() - IDLE
        for number in [number for number, moment in self._touched.items() if moment < long_ago]:
            self._drop_course(number)

    def _drop_course(self, number: int) -> None:
        for known in (self._recent, self._last, self._touched):
            known.pop(number, None)
        self.rounds.forget(number)

    def forget_closed(self, number: int) -> None:
        super().forget_closed(number)
        self.rematches.pop(number, None)

    def _evict(self, table: Table) -> None:
        super()._evict(table)
        self._drop_course(table.id)
        self._unseen.pop(table.id, None)
        self._thinking.stop(table.id)

    # Saving, each with its deadline and with everything that an action writes

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
        state, events = seating.undealt(table).act(0, Deal())
        table = replace(table, phase="match", state=state, moves=1)
        table = replace(table, match=await match_records.begin(work.transaction, table, state, self.now()))
        await match_records.log(work.transaction, table, Turn(0, Deal(), tuple(events)), self.now())
        return await self._add_new_in(work, table, events)

    async def close_in(self, work: UnitOfWork, table: Table) -> None:
        work.if_stale(partial(self._reload, table.id))
        await self._remove_in(work, table)
        work.after_commit(partial(self._evict, table))
        work.then_tell(partial(self._changes.tell, Change(table.id, table, None)))

    async def forget_in(self, work: UnitOfWork, tables: Iterable[Table], member: int) -> None:
        """Remove a member from these tables, which ``all_at`` holds, within a unit of work.

        In servers of other processes the rows change, and each process follows when it next does something there.
        """
        for table in tables:
            changed = seating.forgotten(table, member)
            if changed != self._open[table.id]:
                await (self.save_in(work, changed) if _stays(changed) else self.close_in(work, changed))
        for table in await table_rows.naming_elsewhere(work.transaction, member):
            changed = seating.forgotten(table, member)
            if not _stays(changed):
                await self._remove_in(work, changed)
            elif changed != table:
                await table_rows.save(work.transaction, self._timed(table, changed))
        await table_rows.forget_unreadable(work.transaction, member)

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
        await table_rows.remove(work.transaction, table)
        if table.phase == "match":
            await match_records.finish(work.transaction, table, table.policy.outcome_when_closed, self.now())

    def _timed(self, before: Table, table: Table) -> Table:
        settings, holding = self.settings.of(table.guild), with_plans_that_hold(table)
        return with_deadline(before, holding, self.pauses, self.preferences.of, settings, self.now())


def _stays(table: Table) -> bool:
    return bool(table.people) or table.policy.outlives_people
