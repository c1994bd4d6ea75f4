"""The evenings that are planned or go on. Under an evening's lock: check, act, save, and only then tell.

It knows the engine, the database and Tables, never Discord. Its lock is taken before those of tables, and not held
while Discord is asked who is in.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Protocol

from db.database.store import StoreError
from db.repositories.servers.evenings import rows
from model.evenings import evening as model
from model.evenings.evening import LATE, Evening, Outcome, words
from model.location import Location
from model.member import Member
from model.refusals import NoSuchEvening, NoSuchTable, Refused
from model.tables.seating import TableSetup
from model.tables.table import Table
from model.tournaments.schedule import check_start
from service.base.listeners import Listeners
from service.base.live_store import LiveStore
from service.base.unit_of_work import UnitOfWork, unit_of_work
from service.tables.tables import Tables

LEEWAY = 1  # seconds by which a timer may be early

log = logging.getLogger(__name__)


class Unreachable(Exception):
    """Discord cannot be asked now."""


class Guests(Protocol):
    """Knows who comes to an evening."""

    async def arriving(self, evening: Evening) -> tuple[Member | None, tuple[int, ...]]:
        """Who hosts the table, if anyone who is in is still in the server, and everyone who is in.

        Raises Unreachable, also as long as a move in Discord was not heard of here.
        """


class Evenings(LiveStore[Evening]):
    """All evenings of this process. What a person asks for raises Refused if it cannot be done."""

    def __init__(
        self, tables: Tables, guests: Guests, changes: Listeners, *, now: Callable[[], float] = time.time
    ) -> None:
        super().__init__(tables.store, rows, changes, tables.pauses.again, now=now, share=tables.share)
        self.tables, self._guests = tables, guests
        self._of_table: dict[int, int] = {}  # the ids of evenings, by those of their tables
        self._planning = asyncio.Lock()  # of those who plan at once, each meets the evenings of those before

    # Looking

    def get(self, number: int) -> Evening:
        """An evening that is not over and told. Raises NoSuchEvening."""
        if number not in self._open:
            raise NoSuchEvening(words.message("gone"))
        return self._open[number]

    def seen_in(self, guild: int, number: int) -> Evening:
        """An evening as far as it may be shown in a server. Raises NoSuchEvening."""
        if self.get(number).guild != guild:
            raise NoSuchEvening(words.message("gone"))
        return self.get(number)

    def of_table(self, table_id: int) -> int | None:
        """The evening that a table is of."""
        return self._of_table.get(table_id)

    def called(self, table_id: int) -> tuple[int, ...]:
        """Who is called to a table because they are in."""
        evening = self._open.get(self._of_table.get(table_id, 0))
        return () if evening is None else evening.called

    def table(self, evening: Evening) -> Table | None:
        """Its table, as long as it is open."""
        with suppress(NoSuchTable):
            return self.tables.get(evening.table or 0)
        return None

    def plays(self, evening: Evening) -> bool:
        """Whether its match has begun."""
        table = self.table(evening)
        return evening.phase == "open" and table is not None and table.phase != "lobby"

    async def resume(self) -> None:
        """Load every evening and go on where it was. Call it after ``tables.resume()``."""
        async with self.store.reading() as transaction:
            self.messages = await rows.messages(transaction, self.share)
            self.shown = await rows.shown(transaction, self.share)
            every = await rows.every(transaction, self.share)
        for evening in every:
            self._adopt(evening)
            if evening.table is not None:
                self.table_changed(evening.table)

    async def reload(self) -> None:
        """Another process has forgotten a person. Raises StoreError."""
        for evening in await self.store.read(rows.every, self.share):
            if evening.id in self._open and self._open[evening.id].version != evening.version:
                self._tell(evening)

    # What people ask for

    async def plan(
        self, place: Location, organiser: Member, wish: TableSetup, starts_at: float, *, thread: bool
    ) -> Evening:
        async with self._planning:
            settings = self.tables.settings
            settings.check_opening("table", place, organiser)
            here = [each for each in self.every() if each.guild == place.guild and each.phase == "planned"]
            own = sum(each.organiser == organiser.id for each in here)
            model.check_room(settings.of(place.guild), len(here), own)
            evening = replace(model.planned(place, organiser, wish, starts_at, self.now()), thread=thread)
            async with unit_of_work(self.store, words.message("not-saved")) as work:
                return await self._add_in(work, evening)

    async def answer(self, number: int, member: int) -> Evening:
        """A member is in, or is out again."""
        return await self._change(number, lambda evening: model.answered(evening, member))

    async def change(self, number: int, by: Member, starts_at: float) -> Evening:
        """The organiser moves it to another time."""

        def change(evening: Evening) -> Evening:
            model.check_organiser(evening, by)
            check_start(starts_at, self.now())
            return model.moved(evening, float(round(starts_at)))

        return await self._change(number, change)

    async def call_off(self, number: int, by: Member) -> Evening:
        def call_off(evening: Evening) -> Evening:
            model.check_organiser(evening, by)
            model.check_planned(evening)
            return model.ended(evening, "called-off", self.now())

        return await self._change(number, call_off)

    # What happened in Discord

    async def moved(self, number: int, starts_at: float) -> None:
        """Its event was moved, or began early."""
        with suppress(Refused):
            if self.get(number).starts_at != starts_at:
                await self._change(number, lambda evening: model.moved(evening, starts_at))

    async def begun(self, number: int) -> None:
        """Its event began, early or by Discord at its time: the table opens now."""
        with suppress(Refused):
            await self._change(number, lambda evening: model.begun(evening, self.now()))

    async def cancelled(self, number: int) -> None:
        """Its event was cancelled or deleted."""
        await self._end_planned(number, "cancelled")

    async def unshown(self, number: int) -> None:
        """Its table could not be shown, and is closed."""
        async with self._at(number) as evening:
            if evening.table is not None and evening.phase == "open":
                await self.tables.discard(evening.table)
                await self._save(model.ended(evening, "refused", self.now()))

    async def abandon(self, gone: Callable[[Evening], bool]) -> None:
        """End those whose channel or server is gone. Nobody can be told there."""
        for evening in filter(gone, self.every()):
            try:
                await self.told(evening.id)
            except Refused as trouble:
                log.warning("Evening %s could not be ended: %s", evening.id, trouble)

    async def told(self, number: int) -> None:
        """Let go of one that is over and told, or cannot be."""
        async with self._at(number) as evening, unit_of_work(self.store) as work:
            await rows.remove(work.transaction, number)
            work.after_commit(partial(self._evict, evening))
            work.after_commit(partial(self.forget_closed, number))
            work.then_tell(partial(self._changes.tell, number))

    # Time

    def _timer_fired(self, number: int, version: int) -> None:
        if number in self._open and self._open[number].version == version:
            self._soon(number, lambda: self._time_is_up(number))

    async def _time_is_up(self, number: int) -> None:
        evening = self.get(number)
        if evening.phase == "open" and evening.table is not None:
            await self._end_with(number, evening.table)  # the timer was for a step that had failed
        elif evening.deadline is None or evening.deadline > self.now() + LEEWAY:
            self._set_timer(evening)
        elif evening.phase == "planned":
            await self._open_table(evening)
        else:
            await self.told(number)

    async def _open_table(self, planned: Evening) -> None:
        """At its time. The host is asked for before the lock; meanwhile it may have changed."""
        host, called = await self._guests.arriving(planned)
        if self.now() > planned.starts_at + LATE:
            await self._end_planned(planned.id, "missed")
            return
        if host is None:
            await self._end_planned(planned.id, "empty")
            return
        async with self._at(planned.id) as evening:
            if evening.phase != "planned" or evening.starts_at != planned.starts_at:
                return
            everyone = tuple(dict.fromkeys((*evening.guests, *called)))
            try:
                await self.tables.open(evening.place, host, evening.wish, partial(self._opened_in, evening, everyone))
            except Refused as refusal:
                await self._save(model.ended(evening, "refused", self.now(), refusal.why))

    async def _opened_in(self, evening: Evening, called: tuple[int, ...], work: UnitOfWork, table: Table) -> None:
        await self._save_in(work, model.opened(evening, table.id, called))

    def table_changed(self, table_id: int) -> None:
        """A table has changed. The evening that it is of ends with its match."""
        number = self._of_table.get(table_id)
        if number is not None and self._has_ended(table_id):
            self._soon(number, lambda: self._end_with(number, table_id))

    def _has_ended(self, table_id: int) -> bool:
        try:
            return self.tables.get(table_id).phase == "over"
        except NoSuchTable:
            return True

    async def _end_with(self, number: int, table_id: int) -> None:
        async with self._at(number) as evening:
            if evening.phase == "open" and self._has_ended(table_id):
                closed = self.tables.closed(table_id)
                played = table_id in self.tables or closed is None or closed.phase != "lobby"
                await self._save(model.ended(evening, "played" if played else "unplayed", self.now()))

    async def _end_planned(self, number: int, outcome: Outcome) -> None:
        with suppress(NoSuchEvening):
            async with self._at(number) as evening:
                if evening.phase == "planned":
                    await self._save(model.ended(evening, outcome, self.now()))

    def _soon(self, number: int, work: Callable[[], Awaitable[None]]) -> None:
        if not self._stopped:
            self._start(self._try(number, work))

    async def _try(self, number: int, work: Callable[[], Awaitable[None]]) -> None:
        """Try a failed step again later, so that one failure stops no evening for good."""
        try:
            await work()
        except NoSuchEvening:
            return
        except Unreachable:
            self._try_again(number)
        except (Refused, StoreError) as trouble:
            log.warning("Evening %s: %s", number, trouble)
            self._try_again(number)
        except Exception:
            log.exception("What was due for evening %s could not be done, and is tried again", number)
            self._try_again(number)

    # One change at a time

    async def _change(self, number: int, change: Callable[[Evening], Evening]) -> Evening:
        async with self._at(number) as evening:
            return await self._save(change(evening))

    async def _save(self, evening: Evening) -> Evening:
        async with unit_of_work(self.store) as work:
            return await self._save_in(work, evening)

    def _adopt(self, evening: Evening) -> None:
        super()._adopt(evening)
        if evening.table is not None:
            self._of_table[evening.table] = evening.id

    def _evict(self, evening: Evening) -> None:
        super()._evict(evening)
        self._of_table.pop(evening.table or 0, None)

    # Forgetting

    @asynccontextmanager
    async def all_naming(self, member: int) -> AsyncIterator[list[Evening]]:
        """The evenings that name a member, with exclusive access."""
        async with AsyncExitStack() as locks:
            held = []
            for evening in [each for each in self.every() if each.names(member)]:
                with suppress(NoSuchEvening):
                    held.append(await locks.enter_async_context(self._at(evening.id)))
            yield held

    async def forget_in(self, work: UnitOfWork, held: list[Evening], member: int) -> None:
        """Remove a person from these and from those of other processes, within a unit of work."""
        for evening in held:
            await self._save_in(work, model.forgotten(evening, member))
        known = {evening.id for evening in held}
        for evening in await rows.naming(work.transaction, member):
            if evening.id not in known and evening.names(member):
                await rows.save(work.transaction, model.forgotten(evening, member))
