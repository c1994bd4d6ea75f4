"""Which tables are in memory: found, woken when they are touched, let go of when nothing happens there."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TypeAlias

from db.database.store import Store
from db.repositories.matches import matches
from db.repositories.matches.tables import Sleeping, rows
from engine.bots import EXPERT
from engine.core.events import AnyEvent
from engine.words import Words
from model.refusals import NoSuchTable
from model.servers import pace
from model.servers.pace import HOUR
from model.tables import seating
from model.tables.due import Due, Pauses, next_due, turn_time
from model.tables.table import Phase, Table
from model.tournaments.tournament import Tournament
from service.base.listeners import Listeners
from service.base.live_store import LiveStore, Seed
from service.base.periodic import Periodic, set_aside
from service.base.priority_lock import PriorityLock
from service.experts.experts import Experts
from service.servers.settings import PersonalPreferences, ServerSettings
from service.tables.match_records import Turn
from service.tables.presence import Everyone, Members
from service.tables.rounds import RoundsSoFar
from service.tables.thinking import Thinking

WAKING = 0.02  # seconds between loading tables where something was due while the bot was away
IDLE = 24 * 3600  # seconds without a change after which a table is let go of until it is touched
RECENT = 40  # moves in memory, for what messages tell of a lap and of the time since a player's last turn
REMEMBERED = 4000  # interactions, to know one that is delivered twice

words = Words("service.tables.tables")
log = logging.getLogger(__name__)

Located: TypeAlias = Table | Tournament | Sleeping  # what stands in a channel of a server


class ResidentTables(LiveStore[Table]):
    """All open tables of this process, awake or asleep, and what is remembered of those that are awake."""

    def __init__(
        self,
        store: Store,
        pauses: Pauses,
        changes: Listeners,
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
        super().__init__(store, rows, changes, pauses.again, now=now, seed=seed)
        self.pauses = pauses
        self.settings = settings or ServerSettings(store)
        self.preferences = preferences or PersonalPreferences(store)
        self.experts, self.rounds = experts or Experts(limit=None), RoundsSoFar(store)
        self._members: Members = members or Everyone()
        self._thinking = Thinking(self.experts, self.rounds)
        self._recent: dict[int, deque[tuple[int, tuple[AnyEvent, ...]]]] = {}  # by table: moves, with their numbers
        self._last: dict[int, dict[int, Turn]] = {}  # what each seat did last, by table
        self._asleep: dict[int, Sleeping] = {}  # stored tables that nothing has touched for long
        self._unseen: dict[int, tuple[int, int]] = {}  # versions that one player knows of, with those that others know
        self._taken_up: dict[int, float] = {}  # when each table in memory changed, or was loaded
        self._resting = Periodic(self.let_go_of_idle, "Tables at which nothing happens stay in memory", HOUR, HOUR)
        self._in_channel: dict[int, dict[int, None]] = {}
        self.rematches: dict[int, int] = {}  # the tables of rematches, by those they follow, until these say so
        self._began = now()
        self._newest_before = 0  # the newest interaction that had acted before the start
        self._opening = asyncio.Lock()  # of those who open at once, each meets the tables of those before
        self._acted: deque[int] = deque(maxlen=REMEMBERED)  # interactions that have acted since

    # Looking

    def get(self, table_id: int) -> Table:
        if table_id in self._asleep:
            self._wake(self._asleep[table_id])
        if table_id not in self._open:
            raise NoSuchTable(words.message("closed"))
        return self._open[table_id]

    def __contains__(self, number: int) -> bool:
        return number in self._open or number in self._asleep

    def numbers(self) -> list[int]:
        """The ids of all open tables, oldest first. None is woken."""
        return sorted([*self._open, *self._asleep])

    def every(self) -> list[Table]:
        return self._get_many(self.numbers())

    def guild(self, number: int) -> int:
        """The server of an open table, known without waking it."""
        return self._row(number).guild

    def places(self) -> set[tuple[int, int]]:
        """The servers and channels in which tables stand. None is woken."""
        return super().places() | {(table.guild, table.channel) for table in self._asleep.values()}

    def public_version(self, number: int) -> int:
        """Known without waking it. What only one player may know of is no change to others."""
        version = self._row(number).version
        unseen, public = self._unseen.get(number, (0, 0))
        return public if version == unseen else version

    def _row(self, number: int) -> Table | Sleeping:
        """What is known of an open table without waking it."""
        return self._asleep.get(number) or self._open[number]

    def in_channel(self, channel: int) -> list[Table]:
        """Oldest first, without those that only their player knows of."""
        return self._get_many(sorted(self._in_channel.get(channel, ())))

    def naming(self, member: int) -> list[Table]:
        return self._get_many([*self._open, *(table.id for table in self._asleep.values() if table.may_name(member))])

    def phases(self) -> dict[int, Phase]:
        """How far each open table is, known without waking it."""
        return {number: self._row(number).phase for number in self.numbers()}

    def located(self, gone: Callable[[Located], bool]) -> list[Table]:
        return self._get_many(number for number in self.numbers() if gone(self._row(number)))

    def of_days(self, guild: int | None = None) -> list[Table]:
        """The open tables where the deal of a day is played, in a server or in all of them."""
        found = self._get_many(number for number in self.numbers() if self._row(number).day is not None)
        return [table for table in found if guild in (None, table.guild)]

    def seen_by(self, table_id: int, guild: int, member: int) -> Table:
        """Raises Refused if it is for its player alone, and NoSuchTable if it stands in another server."""
        table = self.get(table_id)
        if table.guild != guild:
            raise NoSuchTable(words.message("closed"))
        if table.policy.private:
            seating.own_seat(table, member)
        return table

    def _get_many(self, numbers: Iterable[int]) -> list[Table]:
        found = []
        for number in numbers:
            with suppress(NoSuchTable):
                found.append(self.get(number))
        return found

    def warning_at(self, table: Table | Sleeping) -> float | None:
        """When the player to move is warned that their time is almost up. None without a clock."""
        seconds = turn_time(table, self.pauses)
        if seconds is None or table.deadline is None:
            return None
        return pace.warns_at(table.deadline, seconds, self.settings.of(table.guild).quiet)

    def look_for_warning(self, number: int) -> float | None:
        """When to look whether time is almost up, without waking the table: perhaps too early, but never too late."""
        table = self._row(number)
        if table.phase != "match" or table.deadline is None:
            return None
        return self.warning_at(table)

    # Waking and letting go

    async def resume(self) -> None:
        """Find every table. Each is loaded when it is touched, or when something is due there."""
        await self.settings.load()
        await self.preferences.load()
        async with self.store.reading() as transaction:
            self.messages = await rows.messages(transaction)
            found = await rows.sleeping(transaction, RECENT)
            self._newest_before = await matches.newest_interaction(transaction)
        for table in found:
            self._asleep[table.id] = table
            if table.day is None:
                self._in_channel.setdefault(table.channel, {})[table.id] = None
        due = sorted(
            (0 if table.has_plans else table.deadline, table.id, table.version)
            for table in found
            if table.deadline is not None
        )
        for place, (deadline, number, version) in enumerate(due):
            self._start_timer(max(place * WAKING, deadline - self.now()), number, version)
        self._resting.begin(HOUR)

    async def let_go_of_idle(self) -> None:
        """Let go of tables that have not changed for long, until they are needed. Raises StoreError."""
        long_ago = self.now() - IDLE
        for number in [number for number, moment in self._taken_up.items() if moment < long_ago]:
            with set_aside("Table %s stays in memory", number):
                await self._let_go_of(number)

    async def _let_go_of(self, number: int) -> None:
        if number not in self._open:
            return  # it was closed while another one was let go of
        async with self._locks.setdefault(number, PriorityLock()).at(), self.store.reading() as transaction:
            asleep = await rows.asleep(transaction, RECENT, number)
            known = self._open.get(number)
            if asleep is not None and known is not None and asleep.version == known.version:
                del self._open[number]
                self._asleep[number] = asleep  # its timer goes on, and wakes it
                self._forget_course(number)

    def _wake(self, asleep: Sleeping) -> None:
        del self._asleep[asleep.id]
        self._cancel_timer(asleep.id)
        self._forget_place(asleep.id, asleep.channel)
        table = asleep.table()
        if table is None:
            return
        self._recent[table.id] = deque(asleep.moves(), RECENT)
        due, seconds = self._due(table)
        if due in ("turn", "rule") and table.deadline is not None:  # no player loses a turn because the bot was down
            table = replace(table, deadline=pace.ends_after_restart(table.deadline, self._began, seconds))
        self._adopt(table)

    def _set_timer(self, thing: Table) -> None:
        """A plan is made after the pause of a bot, and not at the deadline that everyone reads.

        What can't go on is closed at once.
        """
        due, seconds = self._due(thing)
        super()._set_timer(thing)
        if due == "plan" or thing.retired:
            self._cancel_timer(thing.id)
            self._start_timer(seconds, thing.id, thing.version)

    def _due(self, table: Table) -> tuple[Due, float]:
        return next_due(table, self.pauses, self.preferences.of, self.now())

    async def stop(self) -> None:
        self._thinking.stop_all()
        await self._resting.stop()
        await super().stop()

    # Remembering

    def _adopt(self, table: Table) -> None:
        before = self._open.get(table.id)
        self._taken_up[table.id] = self.now()
        self._thinking.stop(table.id)
        if table.policy.hints or any(seat.computer == EXPERT for seat in table.seats):
            self.experts.get_ready()
        if before is not None and before.channel != table.channel:
            self._forget_place(table.id, before.channel)
        for seat, each in enumerate(table.seats):
            if each.since and each.since == table.moves:  # what this seat did before is not its new owner's
                self._last.get(table.id, {}).pop(seat, None)
        if not table.policy.private:
            self._in_channel.setdefault(table.channel, {})[table.id] = None
        super()._adopt(table)

    def _remember_new(self, table: Table, events: Iterable[AnyEvent]) -> None:
        self._recent[table.id] = deque([(table.moves, tuple(events))] if table.moves else (), RECENT)

    def _remember(self, before: Table, table: Table, turn: Turn) -> None:
        self._recent[table.id].append((table.moves, turn.events))
        self._last.setdefault(table.id, {})[turn.seat] = turn
        self.rounds.note(before, table, turn)
        if turn.interaction is not None:
            self._acted.append(turn.interaction)

    def _forget_course(self, number: int) -> None:
        for known in (self._recent, self._last, self._taken_up, self._unseen):
            known.pop(number, None)
        self._thinking.stop(number)
        self.rounds.forget(number)

    def _forget_place(self, number: int, channel: int) -> None:
        here = self._in_channel.get(channel, {})
        here.pop(number, None)
        if not here:
            self._in_channel.pop(channel, None)

    def forget_closed(self, number: int) -> None:
        super().forget_closed(number)
        self.rematches.pop(number, None)

    def _evict(self, table: Table) -> None:
        super()._evict(table)
        self._forget_place(table.id, table.channel)
        self._forget_course(table.id)
