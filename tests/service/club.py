"""The live tables without Discord: people who sit down and play, a clock that stands still, and a real file."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from db.database.store import Store
from db.repositories import matches
from db.repositories.live_rows import table_rows
from engine.bots import steady
from engine.chance import Chance
from engine.core.actions import Action, Deal, Play
from engine.core.match import MatchState
from engine.core.ruleset import Ruleset
from engine.games.registry import match_begun
from model.member import Location, Member
from model.servers.settings import Settings
from model.tables import seating
from model.tables.hosting import by_host
from model.tables.pauses_and_deadlines import Pauses
from model.tables.seating import TableSetup
from model.tables.table import Table
from service.experts import Experts
from service.history import Leaderboards
from service.live_store import Change, Listeners, Unreachable
from service.outbox import Outbox
from service.people import Membership
from service.presets import Presets
from service.tables import Tables
from service.tournaments import Tournaments
from tests.db.club import everything_in, moves_in, to
from tests.db.fresh import store_at
from tests.doors import State, added, changed

CALM = Pauses(computer=30, call=60, round=90, turn=600, wait=5000)
HASTE = Pauses(computer=0, call=0, round=0, turn=600, wait=5000)
FIRST_ID = 870_124_365_098_712_000  # as long as Discord's own: a shorter one also stands in a time or a seed by chance


def four_from(number: int) -> Iterator[Member]:
    return (Member(number + place, name) for place, name in enumerate(("Ada", "Ben", "Cleo", "Dora")))


PLACE = Location(FIRST_ID + 700, 9)
ADA, BEN, CLEO, DORA = four_from(FIRST_ID + 101)
MODERATOR = Member(FIRST_ID + 900, "Mod", manages=True)
STRANGER = Member(FIRST_ID + 901, "Stranger")


def counted_seeds(name: str) -> Callable[[], str]:
    numbers = iter(range(10**6))
    return lambda: f"{name} {next(numbers)}"


@dataclass
class Clock:
    """Seconds since 1970, as long as a test likes."""

    time: float = 1_000_000.0

    def __call__(self) -> float:
        return self.time


_DELAYS = WeakKeyDictionary[asyncio.TimerHandle, float]()


def note_delays(loop: asyncio.AbstractEventLoop) -> None:
    """Note for how long each timer is armed. What is left of it later also tells how busy the computer was."""
    later = loop.call_later

    def noting(delay: float, *what: Any, **how: Any) -> asyncio.TimerHandle:
        timer = later(delay, *what, **how)
        _DELAYS[timer] = delay
        return timer

    loop.call_later = noting  # type: ignore[method-assign]


def delay_of(timer: asyncio.TimerHandle) -> float:
    return _DELAYS[timer]


def armed(timer: asyncio.TimerHandle) -> asyncio.TimerHandle:
    assert not timer.cancelled()
    return timer


@dataclass
class People:
    """The people of the server. ``left``: who is in it no more, if that can be asked."""

    left: set[int] = field(default_factory=set)
    reachable: bool = True

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        if not self.reachable:
            raise Unreachable
        return self.left & set(members)


@dataclass
class Club:
    """A server whose tables are played at without Discord."""

    path: Path
    tables: Tables
    clock: Clock
    changes: Listeners = field(default_factory=Listeners)
    told: list[int] = field(default_factory=list)
    people: People = field(default_factory=People)

    def __post_init__(self) -> None:
        note_delays(asyncio.get_running_loop())

    @property
    def leaderboards(self) -> Leaderboards:
        return Leaderboards(self.tables.store)

    async def forget(self, person: Member) -> None:
        await membership_of(self.tables).forget(person.id)

    async def sets(self, **values: Any) -> Settings:
        """Something that the owner of the server has set."""
        owner = replace(MODERATOR, runs_server=True)
        return await self.tables.settings.change(PLACE.guild, owner, lambda before: replace(before, **values))

    async def lobby(
        self, *people: Member, computers: tuple[str, ...] = (), target: int = 100, house_rules=None, **wish: Any
    ) -> Table:
        """A table that the first of these people opened; the computer players sit last."""
        table = await self.tables.open(PLACE, people[0], TableSetup(house_rules or to(target), **wish))
        for person in people[1:]:
            table = await self.tables.join(table.id, person)
        for level in computers:
            table = await self.tables.change(table.id, by_host(people[0], partial(seating.with_computer, level=level)))
        return table

    async def match(self, *people: Member, **wish: Any) -> Table:
        """A match in its first round, the first seat on turn, nothing owed; ``wish``: see ``lobby``."""
        table = await self.lobby(*people, **wish)
        await self.tables.start(table.id, people[0])
        return await self.put(table.id, turn=0, pending=None, debt=0)

    async def put(self, table_id: int, **changes: Any) -> Table:
        """Arrange the cards behind everybody's back, and not while a quick computer player moves."""
        async with self.tables._at(table_id) as table:
            return await self.replace(table, state=changed(table.state, **changes))

    async def replace(self, table: Table, **changes: Any) -> Table:
        changed = self.tables.clock.with_deadline(table, replace(table, **changes), self.tables.now())
        async with self.tables.store.writing() as connection:
            changed = await table_rows.save(connection, changed)
        self.tables._adopt(changed)
        self.tables._changes.tell(Change(table.id, table, changed))
        self.told.clear()
        return changed

    async def last_card(self, table_id: int, *hands: tuple[str, ...], turn: int = 0, **changes: Any) -> Table:
        """The seat on turn can win the round with the Five of spades; the others hold these cards."""
        held = (*hands[:turn], ("5S",), *hands[turn:])
        return await self.put(table_id, hands=held, pile=("9S",), suit=None, turn=turn, uncalled=(), **changes)

    async def between_rounds(self, *people: Member, computers: tuple[str, ...] = ()) -> Table:
        """A match whose first round the first seat has just won."""
        table = await self.match(*people, computers=computers, target=1000)
        others = (("3C",),) * (len(table.seats) - 1)
        return await self.play(await self.last_card(table.id, *others), "5S")

    async def play(self, table: Table, card: str, **details: Any) -> Table:
        user = table.seats[table.state.turn].member
        return await self.tables.act(table.id, user, table.state.asked, Play((card,), **details))

    def due_in(self, table_id: int) -> float:
        """In how many seconds of the clock something is to happen by itself, as the armed timer has it."""
        return round(delay_of(armed(self.tables._timers[table_id])))

    async def time_passes(self, table_id: int) -> None:
        """Until the armed timer rings, and what is due has been done."""
        self.ring(self.tables._timers[table_id])
        await asyncio.gather(*self.tables._tasks)

    def ring(self, timer: asyncio.TimerHandle) -> None:
        """An armed timer rings now, and the clock has gone on until then."""
        rings, about = timer._callback, timer._args
        self.clock.time += max(0, delay_of(armed(timer)))
        timer.cancel()
        rings(*about)

    async def restart(self, pauses: Pauses = CALM) -> None:
        """A new process takes up the same file."""
        await self.tables.stop()
        await self.tables.store.close()
        await self.begin(pauses)

    async def begin(self, pauses: Pauses) -> None:
        store = await store_at(self.path)
        self.changes = Listeners([lambda change: self.told.append(change.id)])
        seeds = counted_seeds("later")
        self.tables = Tables(store, pauses, self.changes, now=self.clock, seed=seeds, gone=self.people.gone)
        await self.tables.resume()  # the last, so that nothing happens before a test has looked

    async def stored(self) -> list[Table]:
        async with self.tables.store.reading() as connection:
            return await table_rows.every(connection)

    def knows(self, person: Member) -> bool:
        """Whether any row of the file names the person."""
        text = everything_in(self.path)
        return str(person.id) in text or person.name in text

    def actions(self) -> int:
        return sum(moves_in(self.path).values())


def membership_of(tables: Tables, presets=None, tournaments=None, outbox=None) -> Membership:
    """Members of a club, that plays no tournaments unless they are given."""
    store, presets = tables.store, presets or Presets(tables.store)
    tournaments = tournaments or Tournaments(store, tables, Listeners())
    return Membership(tables, tournaments, presets, outbox or Outbox(store))


async def replayed(store: Store, table: Table) -> State:
    async with store.reading() as connection:
        course = await matches.course(connection, table.match)
    state = match_begun(rules_at_first(table.state), table.deal.state_seed)
    for seat, action in course:
        state, _ = state.act(seat, action)
    return state


def rules_at_first(state: MatchState) -> Ruleset:
    """The rules of a match without those that players have added."""
    rules = state.rules
    for each in reversed(added(state) if isinstance(state, State) else ()):
        rules = replace(rules, **{each.rule: each.before})
    return rules


def sensible(table: Table, seat: int | None = None) -> Action:
    """What a sensible player would do; who is on turn when no seat is named."""
    state = table.state
    if state.phase == "deal" and state.adding() is None:
        return Deal()
    seat = state.turn if seat is None else seat
    return steady(state.view(seat), Chance(f"{state.asked}"))


async def played_to_the_end(club: Club, table_id: int, moves: int = 3000) -> Table:
    """Everybody plays sensibly, and whoever is nobody has time, until the match is over or so many moves are made."""
    for _ in range(moves):
        table = club.tables.get(table_id)
        if table.phase == "over":
            return table
        seat = table.seats[table.state.turn]
        if table.state.phase == "play" and seat.present:
            await club.tables.act(table_id, seat.member, table.state.asked, sensible(table))
        else:
            await club.time_passes(table_id)
    assert moves < 3000
    return club.tables.get(table_id)


@asynccontextmanager
async def club_in(folder: Path, pauses: Pauses = CALM, experts: Experts | None = None) -> AsyncIterator[Club]:
    clock, people, seeds = Clock(), People(), counted_seeds("seed")
    store, changes = await store_at(folder / "eights.db"), Listeners()
    tables = Tables(store, pauses, changes, now=clock, seed=seeds, experts=experts, gone=people.gone)
    club = Club(folder / "eights.db", tables, clock, changes, people=people)
    changes.connect(lambda change: club.told.append(change.id))
    yield club
    await club.tables.stop()
    await club.tables.experts.stop()
    await club.tables.store.close()
