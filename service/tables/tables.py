"""The live tables. Under a table's lock: check, act, save, and only then tell the listeners.

This module knows the engine and the database, never Discord. No lock is held while a player thinks or a message is
being sent.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from db.database.store import Store
from db.repositories.matches import matches, ratings
from db.repositories.matches import tables as rows
from engine.bots import EXPERT, PLAYERS, steady
from engine.chance.stream import Chance
from engine.core.actions import Action, Deal, IllegalAction
from engine.core.events import AnyEvent
from engine.core.game import Names
from engine.core.state import MatchState
from engine.core.view import PublicView, SeatView
from engine.games.house_rules import Change, HouseRules
from engine.games.registry import Match
from engine.matches.highlights import highlights
from engine.words import Words
from model.location import Location
from model.member import Member
from model.people.preferences import Preferences
from model.refusals import NoSuchTable, Refused, StaleQuestion
from model.servers import pace
from model.servers.settings import check_tables
from model.servers.shard_set import WHOLE, ShardSet
from model.tables import day_deal, hosting, practice, seating
from model.tables.deal_codes import RepeatedMatch
from model.tables.due import Due, Pauses, all_ready, next_due, skipped, turn_time, with_deadline
from model.tables.seating import TableSetup
from model.tables.table import Phase, Table
from model.tables.table_event import Kind
from model.tables.table_log import Entry, Moves, asked_for_hint, in_order, lost_race, noted, with_changes_noted
from model.tournaments.tournament import Tournament
from service.base.listeners import Listeners
from service.base.live_store import LiveStore, Seed
from service.base.periodic import Periodic, each_time, set_aside
from service.base.priority_lock import PriorityLock
from service.base.unit_of_work import UnitOfWork, taken_back, unit_of_work
from service.experts.experts import Experts
from service.servers.settings import PersonalPreferences, ServerSettings
from service.tables import match_records
from service.tables.deal_codes import repeated
from service.tables.match_records import Turn
from service.tables.races import Attempt, beaten_by
from service.tables.rounds import RoundsSoFar
from service.tables.thinking import MovedOn, Thinking

WAKING = 0.02  # seconds between loading tables where something was due while the bot was away
IDLE = 30 * 60  # seconds without a change after which a table is let go of until it is touched
RECENT = 40  # moves in memory, for what messages tell of a lap and of the time since a player's last turn
REMEMBERED = 4000  # interactions, to know one that is delivered twice

words = Words(__name__)
log = logging.getLogger(__name__)

Located: TypeAlias = Table | Tournament | rows.Sleeping  # what stands in a channel of a server


class Tables(LiveStore[Table]):
    """All open tables of this process. What a person asks for raises Refused if it cannot be done."""

    def __init__(
        self,
        store: Store,
        pauses: Pauses,
        changes: Listeners,
        *,
        now: Callable[[], float] = time.time,
        seed: Seed | None = None,
        settings: ServerSettings | None = None,
        share: ShardSet = WHOLE,
        experts: Experts | None = None,
    ) -> None:
        """``settings``: of the servers; without them nothing is set anywhere. ``share``: whose servers' tables.

        ``experts``: who thinks for bots that are experts. Without them one thinks here, and takes its time.
        """
        super().__init__(store, rows, changes, pauses.again, now=now, seed=seed, share=share)
        self.pauses = pauses
        self.settings = settings or ServerSettings(store, share=share)
        self.preferences = PersonalPreferences(store, share)
        self.experts, self.rounds = experts or Experts(limit=None), RoundsSoFar(store)
        self._thinking = Thinking(self.experts, self.rounds)
        self._recent: dict[int, deque[tuple[int, tuple[AnyEvent, ...]]]] = {}  # by table: moves, with their numbers
        self._last: dict[int, dict[int, Turn]] = {}  # what each seat did last, by table
        self._asleep: dict[int, rows.Sleeping] = {}  # stored tables that nothing has touched for long
        self._taken_up: dict[int, float] = {}  # when each table in memory changed, or was loaded
        idle = each_time(IDLE, self.let_go_of_idle)
        self._resting = Periodic(idle, "Tables at which nothing happens stay in memory", IDLE)
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
            raise NoSuchTable(words("closed"))
        return self._open[table_id]

    def __contains__(self, number: int) -> bool:
        return number in self._open or number in self._asleep

    def numbers(self, part: ShardSet = WHOLE) -> list[int]:
        """The ids of all open tables, or of those in servers of some shards, oldest first. None is woken."""
        asleep = (number for number, table in self._asleep.items() if part.has(table.guild))
        return sorted([*super().numbers(part), *asleep])

    def every(self) -> list[Table]:
        return self._get_many(self.numbers())

    def edition(self, number: int) -> str:
        """What the message of a table should show, known without waking it."""
        return str(self._row(number).version)

    def _row(self, number: int) -> Table | rows.Sleeping:
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

    def cards_in_play(self, table: Table) -> bool:
        """Whether another open table with the cards of this one is not over yet, known without waking any."""
        others = (self._row(number) for number in self.numbers() if number != table.id)
        return any(other.seed == table.seed and other.phase != "over" for other in others)

    def located(self, gone: Callable[[Located], bool]) -> list[Table]:
        return self._get_many(number for number in self.numbers() if gone(self._row(number)))

    def day_listeners(self, guild: int | None = None) -> list[Table]:
        """The open tables where the deal of a day is played, in a server or in all of them."""
        asleep = [table.id for table in self._asleep.values() if table.day is not None]
        found = self._get_many(sorted([*asleep, *(table.id for table in self._open.values() if table.day is not None)]))
        return [table for table in found if guild in (None, table.guild)]

    def seen_by(self, table_id: int, guild: int, member: int) -> Table:
        """Raises Refused if it is for its player alone, and NoSuchTable if it stands in another server."""
        table = self.get(table_id)
        if table.guild != guild:
            raise NoSuchTable(words("closed"))
        if table.policy.private:
            seating.own_seat(table, member)
        return table

    def _get_many(self, numbers: Iterable[int]) -> list[Table]:
        found = []
        for number in numbers:
            with suppress(NoSuchTable):
                found.append(self.get(number))
        return found

    def view(self, table: Table, seat: int) -> SeatView | None:
        """What a seat may know of the match, with its options. None in the lobby."""
        return Match(table.state).view(seat) if table.state else None

    def public_view(self, table: Table) -> PublicView | None:
        """What the public may know of the match. None in the lobby."""
        return Match(table.state).public_view() if table.state else None

    def recent(self, table: Table, seat: int | None) -> list[AnyEvent]:
        return [event.seen_by(seat) for _, events in self._recent.get(table.id, ()) for event in events]

    def story(self, table: Table, seat: int | None) -> list[Entry]:
        """The latest events, with who came and went in between, as a seat or the public may know them."""
        return self._told(self._recent.get(table.id, ()), table, seat)

    async def log(self, table_id: int, member: int) -> tuple[Table, list[Entry]]:
        """All that happened in the latest round of a table, as a member may know it. Raises Refused."""
        table = self.get(table_id)
        if table.match is None:
            raise Refused(words("not-begun"))
        async with self.store.reading() as transaction:
            moves = await matches.round_so_far(transaction, table.match)
        return table, self._told(moves or self._recent.get(table_id, ()), table, table.seat_of(member))

    def _told(self, moves: Moves, table: Table, seat: int | None) -> list[Entry]:
        seen = ((number, [event.seen_by(seat) for event in events]) for number, events in moves)
        return in_order(seen, table.happenings)

    async def highlights(self, table: Table, names: Names) -> list[str]:
        if table.state is None or table.match is None:
            return []
        async with self.store.reading() as transaction:
            events = await matches.latest_events(transaction, table.match, table.moves)
        return highlights(Match(table.state).game.highlights, events, names)

    async def milestones(self, table: Table) -> list[tuple[int, str]]:
        """What people reached for the first time in the match of a table that is over: seats and kinds."""
        if table.match is None:
            return []
        async with self.store.reading() as transaction:
            return await ratings.reached(transaction, table.match)

    def last_turn(self, table_id: int, member: int) -> Turn | None:
        """What a member did last at a table, since the start of this process."""
        seat = self.get(table_id).seat_of(member)
        return None if seat is None else self._last.get(table_id, {}).get(seat)

    def warning_at(self, table: Table | rows.Sleeping) -> float | None:
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

    # Coming and going

    async def resume(self) -> None:
        """Find every table of its share. Each is loaded when it is touched, or when something is due there."""
        await self.settings.load()
        await self.preferences.load()
        async with self.store.reading() as transaction:
            self.messages = await rows.messages(transaction, self.share)
            self.shown = await rows.shown(transaction, self.share)
            found = await rows.sleeping(transaction, RECENT, self.share)
            self._newest_before = await matches.newest_interaction(transaction)
        for table in found:
            self._asleep[table.id] = table
            if table.day is None:
                self._in_channel.setdefault(table.channel, {})[table.id] = None
        due = sorted((table.deadline, table.id, table.version) for table in found if table.deadline is not None)
        for place, (deadline, number, version) in enumerate(due):
            self._start_timer(max(place * WAKING, deadline - self.now()), number, version)
        self._resting.begin(IDLE)

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

    def _forget_course(self, number: int) -> None:
        for known in (self._recent, self._last, self._taken_up):
            known.pop(number, None)
        self._thinking.stop(number)
        self.rounds.forget(number)

    async def stop(self) -> None:
        self._thinking.stop_all()
        await self._resting.stop()
        await super().stop()

    def _wake(self, asleep: rows.Sleeping) -> None:
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

    async def open(self, location: Location, host: Member, wish: TableSetup) -> Table:
        """Open a table and seat the host and the computer players. Raises Refused."""
        async with self._opening:
            self.settings.check_opening("table", location, host)
            self._check_limits(location.guild, host.id, location.channel)
            wish = wish if wish.pace is not None else replace(wish, pace=self.settings.of(location.guild).pace or None)
            table = self._with_ping(seating.opened(location, host, wish, self.new_chance()), host.id)
            async with unit_of_work(self.store, words("not-opened")) as work:
                return await self._add_in(work, table)

    async def repeated(self, guild: int, code: str) -> RepeatedMatch:
        """The finished match whose cards a deal code names. Raises Refused."""
        return await repeated(self.store, guild, code)

    def _check_limits(self, guild: int, host: int, channel: int | None = None) -> None:
        """Raises Refused if this person may host no more tables here, or a channel has room for no more."""
        hosted = (table for table in self.naming(host) if table.guild == guild and table.host == host)
        own = [table for table in hosted if table.tournament is None and table.day is None]
        here = 0 if channel is None else len(self.in_channel(channel))
        check_tables(self.settings.of(guild), here, len(own))

    def new_chance(self) -> tuple[str, str]:
        return self._seed(), self._seed()

    def _with_ping(self, table: Table, member: int) -> Table:
        """A member sits down who may have said before that they want to be pinged on their turn."""
        seat = table.seat_of(member)
        wanted = self.preferences.of(table.guild, member).pings
        return table if seat is None or wanted is None else seating.with_notify(table, seat, wanted=wanted)

    async def join(self, table_id: int, person: Member) -> Table:
        """Sit down or come back. Raises Refused, and TournamentSeat if the way back is the tournament's."""
        async with self._at(table_id) as table:
            if table.is_away(person.id):
                table.policy.check_return()
            return await self._save(self._with_ping(seating.joined(table, person), person.id))

    async def leave(self, table_id: int, member: int) -> Table | None:
        """Leave a seat. Returns None if that closed the table, because the lobby was empty. Raises Refused."""
        async with self._at(table_id) as table:
            return await self._vacate(table, seating.own_seat(table, member), "left")

    async def remove(self, table_id: int, by: Member, seat: int, seen: Table) -> Table | None:
        """The host removes a seat as it was ``seen``, or lets a computer player take it in a match. Raises Refused."""
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            seating.check_seat(table, seat)
            if table.seats[seat : seat + 1] != seen.seats[seat : seat + 1]:
                raise Refused(words("seats-changed"))
            return await self._vacate(table, seat, "removed", by)

    async def toggle_notify(self, table_id: int, member: int) -> Table:
        """Turn pings on your turn on or off, here and from now on. Raises Refused."""
        table = self.get(table_id)
        wanted = not table.seats[seating.own_seat(table, member)].notify
        await self.prefer(table.guild, member, lambda before: replace(before, pings=wanted))
        return self.get(table_id)

    async def prefer(self, guild: int, member: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """A person changes what they prefer in a server. Their tables there follow. Raises Refused."""
        before = {table.id: self._due(table)[0] for table in self.naming(member) if table.guild == guild}
        async with unit_of_work(self.store) as work:
            changed = await self.preferences.change_in(work, guild, member, change)
        for table_id, due in before.items():
            await self._follow_preferences(table_id, member, due)
        return changed

    async def _follow_preferences(self, table_id: int, member: int, before: Due) -> None:
        """Let a table know what a member prefers now. If it is no longer due what was, the time begins anew."""
        try:
            async with self._at(table_id) as table:
                if table.seat_of(member) is not None:
                    fresh = table if self._due(table)[0] == before else replace(table, deadline=None)
                    await self._save(self._with_ping(fresh, member))
        except NoSuchTable:
            log.debug("Table %s was closed meanwhile", table_id)

    async def set_pace(self, table_id: int, by: Member, picked: str) -> Table:
        """The host picks the key of a pace, or "" for the usual time, before the match. Raises Refused."""
        return await self._by_host(table_id, by, lambda table: seating.with_pace(table, picked))

    async def set_notify(self, table_id: int, member: int, *, wanted: bool) -> Table:
        async with self._at(table_id) as table:
            seat = seating.own_seat(table, member)
            if table.seats[seat].notify == wanted:
                return table
            return await self._save(seating.with_notify(table, seat, wanted=wanted))

    async def add_computer(self, table_id: int, by: Member, level: str) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_computer(table, level))

    async def set_level(self, table_id: int, by: Member, seat: int, level: str) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_level(table, seat, level))

    async def change_rules(self, table_id: int, by: Member, changes: Iterable[Change]) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_changes(table, changes))

    async def replace_rules(self, table_id: int, by: Member, house_rules: HouseRules) -> Table:
        return await self._by_host(table_id, by, lambda table: seating.with_rules(table, house_rules))

    async def arrange(self, table_id: int, by: Member, change: Callable[[Table], Table]) -> Table:
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            hosting.check_lobby(table)
            return await self._save(change(table))

    async def _by_host(self, table_id: int, by: Member, change: Callable[[Table], Table]) -> Table:
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            return await self._save(change(table))

    async def shuffle(self, table_id: int, by: Member) -> Table:
        return await self.arrange(table_id, by, partial(hosting.shuffled, seed=self._seed()))

    async def close(self, table_id: int, by: Member) -> Table | None:
        """The host closes the table. Returns it if the others have to agree first, and are asked. Raises Refused."""
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            table.policy.check_close()
            asked = hosting.asked_to_close(table) if hosting.needs_consent(table, by) else table
            if asked is not table and hosting.undecided(asked):
                return await self._save(asked)
            await self._close(noted(table, "closed", by=by))
            return None

    async def vote_on_closing(self, table_id: int, member: int, *, agrees: bool) -> Table | None:
        """A player agrees to close the match or not. When all who are here agree, it is closed. Raises Refused."""
        async with self._at(table_id) as table:
            voted = hosting.voted(table, member, agrees=agrees)
            if agrees and not hosting.undecided(voted):
                host = table.seats[table.seat_of(table.host or 0) or 0]
                await self._close(noted(table, "closed", by=Member(host.member or 0, host.name)))
                return None
            return await self._save(voted)

    async def abandon(self, table_id: int) -> None:
        """Close a table whose channel or server is gone."""
        try:
            async with self._at(table_id) as table:
                await self._close(table)
        except Refused as trouble:
            log.warning("Table %s could not be closed: %s", table_id, trouble)

    async def discard(self, table_id: int) -> None:
        """Undo a table that could not be shown. A tournament table stays, and can be shown later."""
        async with self._at(table_id) as table:
            if not table.policy.outlives_channel:
                await self._close(table)
                taken_back()

    async def move(self, table_id: int, channel: int) -> Table:
        """A table goes on in another channel, where it has yet to be shown. Raises NoSuchTable, and Refused."""
        async with self._at(table_id) as table, unit_of_work(self.store) as work:
            await rows.save_message_id(work.transaction, table_id, None)
            work.after_commit(partial(self._place, table_id, None))
            return await self._save_in(work, replace(table, channel=channel))

    async def forget_in(self, work: UnitOfWork, tables: Iterable[Table], member: int) -> None:
        """Remove a member from these tables, which ``all_at`` holds, within a unit of work.

        In servers of other processes the rows change, and each process follows when it next does something there.
        """
        for table in tables:
            changed = seating.forgotten(table, member)
            if changed != self._open[table.id]:
                await (self.save_in(work, changed) if _stays(changed) else self.close_in(work, changed))
        for table in await rows.naming_elsewhere(work.transaction, self.share, member):
            changed = seating.forgotten(table, member)
            if not _stays(changed):
                await self._remove_in(work, changed)
            elif changed != table:
                await rows.save(work.transaction, self._timed(table, changed))
        await rows.forget_unreadable(work.transaction, member)

    # Several tables at once, for a tournament

    @asynccontextmanager
    async def all_at(self, table_ids: Iterable[int]) -> AsyncIterator[tuple[Table, ...]]:
        """The open ones of these tables, with exclusive access."""
        wanted = sorted(set(table_ids))
        async with AsyncExitStack() as locks:
            for number in wanted:
                if number in self._open or number in self._asleep:  # it may close while another one's is waited for
                    await locks.enter_async_context(self._locks.setdefault(number, PriorityLock()).at())
            yield tuple(self._get_many(wanted))

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
        return await self._add_in(work, table, events)

    async def close_in(self, work: UnitOfWork, table: Table) -> None:
        work.if_stale(partial(self._reload, table.id))
        await self._remove_in(work, table)
        work.after_commit(partial(self._evict, table))
        work.then_tell(partial(self._changes.tell, table.id))

    async def _remove_in(self, work: UnitOfWork, table: Table) -> None:
        await rows.remove(work.transaction, table)
        if table.phase == "match":
            await match_records.finish(work.transaction, table, table.policy.outcome_when_closed, self.now())

    # Playing

    async def start(self, table_id: int, by: Member) -> Table:
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            if table.phase != "lobby":
                raise Refused(words("begun"))
            sealed = seating.pressed(table, by.press)
            return await self._act(replace(sealed, phase="match", state=seating.undealt(sealed)), 0, Deal())

    async def act(
        self, table_id: int, member: int, question: int | None, action: Action, interaction: int | None = None
    ) -> Table:
        """A person acts. ``question`` is what the pressed button answers, or None if it answers none.

        ``interaction``: what asked for it. One that has acted before does nothing more. Raises Refused, StaleQuestion
        or IllegalAction, and then nothing has changed.
        """
        async with self._at(table_id, interaction) as table:
            if interaction is not None and await self._has_acted(interaction):
                return table
            seat = self._playing_seat(table, member)
            if table.state is None:
                raise Refused(words("not-begun"))
            _check_going_on(table)
            try:
                _check_asked(table.state, question)
                return await self._act(table, seat, action, interaction)
            except (StaleQuestion, IllegalAction) as refusal:
                await self._check_race(table, Attempt(seat, action, question, interaction), refusal)
                raise

    async def _check_race(self, table: Table, late: Attempt, refusal: Exception) -> None:
        """Raises Refused and notes who was first, if another player has just done what this one wanted to do too."""
        winner = beaten_by(late, self._last.get(table.id, {}))
        if winner is None:
            return
        noting = lost_race(table, winner, late.seat)
        if noting != table:
            await self._save(noting)
        raise Refused(words("was-first", name=table.seats[winner].name, refusal=str(refusal))) from refusal

    async def note_hint(self, table_id: int, member: int, question: int) -> Table:
        """Tell at the table that a player got a hint for a ``question``. Raises Refused if it's no longer asked."""
        async with self._at(table_id) as table:
            seat = self._playing_seat(table, member)
            if table.state is None or table.state.asked != question:
                raise Refused(words("hint-too-late"))
            noting = asked_for_hint(table, seat)
            return table if noting == table else await self._save(noting)

    async def ready(self, table_id: int, member: int) -> Table:
        """Be ready for the next round. It is dealt when everyone is ready. Raises Refused."""
        async with self._at(table_id) as table:
            seat = self._playing_seat(table, member)
            _check_going_on(table)
            if table.state is None or table.state.phase != "deal":
                raise Refused(words("no-round"))
            if seat in table.ready:
                return table
            ready = replace(table, ready=table.ready | {seat})
            if all_ready(ready):
                return await self._act(ready, seat, Deal())
            return await self._save(ready)

    async def rematch(self, table_id: int, by: Member) -> Table:
        """Open a new table for the same seats, and close this one. Raises Refused."""
        async with self._at(table_id) as table:
            seating.own_seat(table, by.id)
            if table.phase != "over":
                raise Refused(words("no-rematch"))
            fresh = seating.rematch(table, by, self.new_chance())
            async with self._opening, unit_of_work(self.store) as work:
                if table.host != by.id:
                    self._check_limits(table.guild, by.id)
                await self.close_in(work, table)
                added = await self._add_in(work, fresh)
                work.after_commit(lambda: self.rematches.update({table_id: added.id}))
                return added

    # One change at a time

    def _playing_seat(self, table: Table, member: int) -> int:
        seat = seating.own_seat(table, member)
        if table.seats[seat].away:
            raise Refused(words("away"))
        return seat

    async def _vacate(self, table: Table, seat: int, how: Kind, by: Member | None = None) -> Table | None:
        table.policy.check_leave()
        changed = noted(seating.left(table, seat), how, seat, by)
        if changed.phase == "lobby" and not changed.people:
            await self._close(table)
            return None
        return await self._save(changed)

    async def _has_acted(self, interaction: int) -> bool:
        """Whether an interaction has acted. Only one from before the start needs to be looked up."""
        if interaction > self._newest_before:
            return interaction in self._acted
        async with self.store.reading() as transaction:
            return await matches.acted(transaction, interaction)

    async def _act(self, table: Table, seat: int, action: Action, interaction: int | None = None) -> Table:
        if table.state is None:
            raise Refused(words("not-begun"))
        state, events = Match(table.state).act(seat, action)
        ended = state.phase == "over" or (table.policy.one_round and state.sheet)
        phase: Phase = "over" if ended else "match"
        ready = table.ready if table.state.phase == state.phase == "deal" else frozenset[int]()
        changed = replace(practice.learnt(table), state=state, phase=phase, ready=ready, moves=table.moves + 1)
        return await self._save(changed, Turn(seat, action, tuple(events), interaction, table.state.asked))

    async def _add_in(self, work: UnitOfWork, table: Table, events: Iterable[AnyEvent] = ()) -> Table:
        added = await rows.add(work.transaction, self._timed(table, table))
        work.after_commit(partial(self._take_up_new, added, events))
        work.then_tell(partial(self._changes.tell, added.id))
        return added

    async def _save(self, table: Table, turn: Turn | None = None) -> Table:
        async with unit_of_work(self.store) as work:
            return await self.save_in(work, table, turn)

    async def _close(self, table: Table) -> None:
        async with unit_of_work(self.store) as work:
            await self.close_in(work, table)

    # Time

    def _timed(self, before: Table, table: Table) -> Table:
        quiet = self.settings.of(table.guild).quiet
        return with_deadline(before, table, self.pauses, self.preferences.of, quiet, self.now())

    def _due(self, table: Table) -> tuple[Due, float]:
        return next_due(table, self.pauses, self.preferences.of, self.now())

    def _timer_fired(self, table_id: int, version: int) -> None:
        if table_id in self._asleep:
            self._wake(self._asleep[table_id])  # which sets the timer that it needs
            return
        self._start(asyncio.create_task(self._time_is_up(table_id, version)))

    async def _time_is_up(self, table_id: int, version: int) -> None:
        try:
            thought = await self._thought(table_id, version)
            async with self._at(table_id) as table:
                if table.version == version:
                    await self._do_what_is_due(table, thought)
        except MovedOn:
            log.debug("Table %s has moved on while an expert thought", table_id)
        except Refused as trouble:
            log.warning("Table %s: %s", table_id, trouble)
            self._try_once_more(table_id, version)
        except Exception:
            log.exception("What was due at table %s could not be done", table_id)
            self._try_once_more(table_id, version)

    def _try_once_more(self, table_id: int, version: int) -> None:
        """Try later, unless another process did something and what is due now has a time of its own."""
        if table_id in self._open and self._open[table_id].version == version:
            self._try_again(table_id)

    async def _thought(self, table_id: int, version: int) -> Action | None:
        """What an expert does that is to move, thought of before anything is locked. Raises MovedOn."""
        table = self._open.get(table_id)
        state = table.state if table and table.version == version and table.day is None else None
        if table is None or state is None or state.phase != "play" or self._due(table)[0] != "computer":
            return None
        if table.seats[state.turn].computer != EXPERT:
            return None
        return await self._thinking.choice(table, state, self._seed())

    async def _do_what_is_due(self, table: Table, thought: Action | None = None) -> None:
        due, seconds = self._due(table)
        if due == "wait" and table.day is not None and seconds > 1:
            await self._save(table)  # the clock was put back, and the day goes on
        elif due == "wait":
            await self._close(noted(table, "idle"))
        elif due in ("round", "rule"):
            await self._act(table, 0, Deal())
        elif due == "turn" and table.state:
            await self._save(noted(seating.left(table, table.state.turn), "late", table.state.turn))
        elif due == "skip" and table.state and (only := skipped(table, self.preferences.of)):
            await self._act(table, table.state.turn, only)
        elif table.state:
            await self._act(table, table.state.turn, self._computer_action(table, table.state, thought))

    def _computer_action(self, table: Table, state: MatchState, thought: Action | None) -> Action:
        """What a bot does. An expert has ``thought`` before, or plays steadily."""
        match = Match(state)
        if thought is not None and match.check(state.turn, thought) is None:
            return thought
        seed = self._seed() if table.day is None else day_deal.bots_seed(table)
        player = PLAYERS.get(table.seats[state.turn].computer or seating.STAND_IN, steady)
        return player(match.game, match.view(state.turn), Chance(seed))

    # Telling

    def _remember(self, before: Table, table: Table, turn: Turn) -> None:
        self._recent[table.id].append((table.moves, turn.events))
        self._last.setdefault(table.id, {})[turn.seat] = turn
        self.rounds.note(before, table, turn)
        if turn.interaction is not None:
            self._acted.append(turn.interaction)

    def _adopt(self, table: Table) -> None:
        before = self._open.get(table.id)
        self._taken_up[table.id] = self.now()
        self._thinking.stop(table.id)
        if table.policy.hints or any(seat.computer == EXPERT for seat in table.seats):
            self.experts.get_ready()
        if before is not None and before.channel != table.channel:
            self._forget_place(table.id, before.channel)
        if not table.policy.private:
            self._in_channel.setdefault(table.channel, {})[table.id] = None
        super()._adopt(table)

    def _forget_place(self, number: int, channel: int) -> None:
        here = self._in_channel.get(channel, {})
        here.pop(number, None)
        if not here:
            self._in_channel.pop(channel, None)

    def _take_up_new(self, table: Table, events: Iterable[AnyEvent]) -> None:
        self._recent[table.id] = deque([(table.moves, tuple(events))] if table.moves else (), RECENT)
        self._adopt(table)

    def forget_closed(self, number: int) -> None:
        super().forget_closed(number)
        self.rematches.pop(number, None)

    def _evict(self, table: Table) -> None:
        super()._evict(table)
        self._forget_place(table.id, table.channel)
        self._forget_course(table.id)


def _stays(table: Table) -> bool:
    return bool(table.people) or table.policy.outlives_people


def _check_asked(state: MatchState, question: int | None) -> None:
    """Raises StaleQuestion if a button answers a question that is no longer asked."""
    if question is not None and question != state.asked:
        raise StaleQuestion(words("stale"))


def _check_going_on(table: Table) -> None:
    """Raises Refused while a tournament allows no moves."""
    if table.paused:
        raise Refused(words("paused"))
    if table.phase == "over":
        table.policy.check_after_end()
