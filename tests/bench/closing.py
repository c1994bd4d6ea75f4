"""What stays in memory of tables that were opened, played and closed, once the tokens of their hands have died.

People open them with the command, sit down, start, look at their hands and close them, twenty tables at a time. Then
the clock is moved past the fifteen minutes. What the memory still grows by is what is known of people and interactions,
and what Python does not give back to the system. CLOSED_TABLES sets the number of tables.
"""

import asyncio
import gc
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import discord

from cogs.interactions.interaction_filter import InteractionFilter
from cogs.messages.hands import TOKEN, Followed
from cogs.ui.components.presses import SURE
from db.database.store import open_store
from model.location import Location
from model.member import Member
from model.servers.outbox import OutboxEntry
from model.tables.table import Table
from operation.client import Eights
from service.base.priority_lock import PriorityLock
from tests.bench.figures import Bench, Line, line, short
from tests.bench.presses import PAUSES, PRESS, Mirror, prepare, public, told
from tests.bench.storm import memory
from tests.service.club import counted_seeds, sensible

AT_ONCE = 20
COMMAND = 2
KINDS = (Table, Followed, PriorityLock, asyncio.Lock, OutboxEntry, discord.Interaction, discord.ui.LayoutView)
TASKS = "Task"
PATIENCE = 600  # seconds


def benches(folder: Path, tables: int) -> Iterator[Bench]:
    name = f"memory after {tables} tables were closed"
    yield Bench((name,), partial(_measure, name, folder, tables))


def _measure(name: str, folder: Path, tables: int) -> Iterator[Line]:
    before, closed, after = evening(folder, tables)
    yield line(
        name,
        "MB",
        [after.memory],
        [before.memory],
        baseline_is="before they were opened",
        tables=tables,
        memory_mb_before_tokens_die=short(closed.memory),
        there_before_tokens_die=closed.there,
        stays={kind: after.there[kind] - before.there[kind] for kind in after.there},
    )


@dataclass
class Clock:
    """The clocks of this process. ``ahead``: the seconds by which they were moved."""

    ahead: float = 0

    def now(self) -> float:
        return time.time() + self.ahead


@contextmanager
def _later_on() -> Iterator[Clock]:
    """A clock that can be moved, and with it all that waits in the event loop and in discord.py."""
    clock, steady = Clock(), time.monotonic
    time.monotonic = lambda: steady() + clock.ahead
    try:
        yield clock
    finally:
        time.monotonic = steady


@dataclass
class Found:
    """How many there are of each kind, and the megabytes of memory."""

    there: dict[str, int]
    memory: float


def found() -> Found:
    gc.collect()
    there = Counter({kind.__name__: 0 for kind in KINDS})
    there.update(kind.__name__ for each in gc.get_objects() for kind in KINDS if isinstance(each, kind))
    return Found(dict(there) | {TASKS: len(asyncio.all_tasks())}, memory(os.getpid()))


async def at_rest() -> Found:
    """What there is when nothing goes any more: a thread holds what it did last until it does something else."""
    looks = [found()]
    while len(looks) < 2 or looks[-1].there != looks[-2].there:
        await asyncio.sleep(0.2)
        looks.append(found())
    return looks[-1]


def evening(folder: Path, tables: int) -> tuple[Found, Found, Found]:
    """What there is before, when all are closed, and when their tokens have died. Some tables come before all that."""
    with _later_on() as clock:
        return asyncio.run(_evening(folder, clock, tables))


async def _evening(folder: Path, clock: Clock, tables: int) -> tuple[Found, Found, Found]:
    store = await open_store(folder / "closing.db")
    bot = Eights(store, PAUSES, now=clock.now, seed=counted_seeds("closing"))
    bot.doorman = InteractionFilter(clock.now, lambda: 0)  # to which nobody is late, however long so many presses take
    club = Club(bot, Mirror(), clock)
    await prepare(bot, club.mirror)
    club.own = asyncio.all_tasks()
    await club.open_and_close(min(AT_ONCE, tables))
    await club.tokens_die()
    before = await at_rest()
    for _ in range(0, tables, AT_ONCE):
        await club.open_and_close(min(AT_ONCE, tables))
    closed = found()
    await club.tokens_die()
    after = await at_rest()
    await bot.close()
    return before, closed, after


class Club:
    """Two people in each of some servers."""

    def __init__(self, bot: Eights, mirror: Mirror, clock: Clock) -> None:
        self.bot, self.mirror, self._clock = bot, mirror, clock
        self.own: set[asyncio.Task[Any]] = set()
        self._numbers = count()

    async def open_and_close(self, tables: int) -> None:
        """So many tables, each in a server of its own."""
        sittings = [Sitting(self, number) for number in range(tables)]
        for step in (Sitting.opens, Sitting.sits, Sitting.starts, Sitting.looks, Sitting.plays, Sitting.closes):
            await asyncio.gather(*map(step, sittings))

    async def tokens_die(self) -> None:
        """Fifteen minutes pass, and all that ends with them has ended."""
        self._clock.ahead += TOKEN + 60
        await until(lambda: asyncio.all_tasks() <= {*self.own, asyncio.current_task()})

    def told(self, person: Member, place: Location, kind: int, **more: Any) -> None:
        now = discord.utils.time_snowflake(datetime.fromtimestamp(self._clock.now(), UTC))
        told(self.bot, person, place, kind, id=str(now + next(self._numbers)), **more)


class Sitting:
    """A table, from its opening to its end."""

    def __init__(self, club: Club, number: int) -> None:
        self._club, self._bot = club, club.bot
        self._place = Location(700 + number, 9_000 + number)
        self._people = Member(1000 + 2 * number, "Ada"), Member(1001 + 2 * number, "Ben")

    async def opens(self) -> None:
        self._types("open")
        await until(lambda: any(table.id in self._bot.services.tables.messages for table in self._here))

    async def sits(self) -> None:
        self._presses(1, "join")
        await until(lambda: len(self._table.people) == 2)

    async def starts(self) -> None:
        self._presses(0, "start")
        await until(lambda: self._bot.services.hands.follows(self._table.id, self._people[0].id))

    async def looks(self) -> None:
        self._presses(1, "hand")
        await until(lambda: self._bot.services.hands.follows(self._table.id, self._people[1].id))

    async def plays(self) -> None:
        table = self._table
        assert table.state is not None
        await self._bot.services.tables.act(table.id, self._people[table.state.turn].id, None, sensible(table))

    async def closes(self) -> None:
        self._presses(0, f"close.{SURE}")
        await until(lambda: not self._here)

    @property
    def _here(self) -> list[Table]:
        return self._bot.services.tables.in_channel(self._place.channel)

    @property
    def _table(self) -> Table:
        (table,) = self._here
        return table

    def _types(self, command: str) -> None:
        data = {"id": "700", "name": "eights", "type": 1, "options": [{"type": 1, "name": command, "options": []}]}
        self._club.told(self._people[0], self._place, COMMAND, data=data)

    def _presses(self, who: int, action: str) -> None:
        """Press a button of the board."""
        custom_id = f"b:{self._table.id}:0:{action}"
        board = {"id": str(self._bot.services.tables.messages[self._table.id]), "channel_id": str(self._place.channel)}
        message, pressed = public(self._club.mirror, custom_id) | board, {"custom_id": custom_id, "component_type": 2}
        self._club.told(self._people[who], self._place, PRESS, message=message, data=pressed)


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true. It is looked at seldom, as looking takes time too."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
