"""The open tables. Under a table's lock: check, act, save, and only then tell the listeners.

They know the engine and the database, never Discord. No lock is held while a player thinks or a message is being sent.
What becomes of a table is decided by pure functions of ``model.tables``; what happened at it is told by its stories.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Protocol

from db.database.store import Store
from db.repositories import matches
from db.repositories.live_rows import table_rows
from engine.bots import EXPERT, PLAYERS, steady
from engine.chance import Chance
from engine.core.actions import Action, Deal, IllegalAction, Refusal, TakeBack
from engine.core.match import AnyEvent, MatchState, SeatView, View
from engine.words import Later, Words
from model.member import Location, Member
from model.people.preferences import Preferences
from model.refusals import NoSuchTable, Refused, StaleQuestion
from model.servers import settings as pace
from model.servers.settings import HOUR, check_tables
from model.tables import hosting, moves, newcomers, seating
from model.tables.due import Due, Pauses, all_ready, by_itself, next_due, turn_time, with_deadline
from model.tables.log import asked_for_hint, lost_race, noted, with_changes_noted
from model.tables.naming import name_of
from model.tables.policy import refuse_if
from model.tables.seating import TableSetup
from model.tables.table import Kind, Phase, Table
from service import match_records
from service.experts import Experts
from service.live_store import Change, Listeners, LiveStore, PriorityLock, Seed
from service.match_records import Turn
from service.periodic import Periodic
from service.rounds import Thinking
from service.settings import PersonalPreferences, ServerSettings
from service.stories import Stories, beaten_by
from service.unit_of_work import UnitOfWork, once_more, taken_back, unit_of_work

CATCHING_UP = 0.02  # seconds between tables where something was due while the bot was away
REMEMBERED = 4000  # interactions, to know one that is delivered twice

WORDS = Words(__name__)
log = logging.getLogger(__name__)

Also = Callable[[UnitOfWork, Table], Awaitable[object]]
Check = Callable[[], None]  # raises Refused


class Members(Protocol):
    """Knows who is in a server."""

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        """Those of these people who have left the server, asked for a table in this channel. Raises Unreachable."""


class Tables(LiveStore[Table]):
    """All open tables of this process. What a person asks for raises Refused if it cannot be done."""

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
        self.pauses, self._members = pauses, members
        self.settings = settings or ServerSettings(store)
        self.preferences = preferences or PersonalPreferences(store)
        self.stories = Stories(store, now)
        self.experts = experts or Experts(limit=None)
        self._thinking = Thinking(self.experts, self.stories.rounds)
        self._unseen: dict[int, tuple[int, int]] = {}  # versions that one player knows of, with those that others know
        self._dropping = Periodic(self.stories.drop_idle, "Couldn't drop idle tables from memory", HOUR, HOUR)
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

    def view(self, table: Table, seat: int) -> SeatView | None:
        """What a seat may know of the match, with its options. None in the lobby."""
        return table.state.view(seat) if table.state else None

    def public_view(self, table: Table) -> View | None:
        """What the public may know of the match. None in the lobby."""
        return table.state.public_view() if table.state else None

    def new_chance(self) -> tuple[str, str]:
        return self._seed(), self._seed()

    # Opening and closing

    @once_more
    async def open(
        self,
        location: Location,
        host: Member,
        setup: TableSetup,
        also: Also | None = None,
        *,
        check: Check = lambda: None,
    ) -> Table:
        """With the host and the computer players seated. ``also``: what is saved together with it.

        ``check`` raises Refused if it may not be opened. It meets what others opened at once. Raises Refused.
        """
        async with self._opening:
            check()
            table = self._opened(location, host, setup)
            async with unit_of_work(self.store, WORDS.message("not-opened")) as work:
                added = await self._open_in(work, table)
                if also is not None:
                    await also(work, added)
                return added

    @once_more
    async def practise(self, location: Location, person: Member, game: str, check: Check) -> tuple[Table, bool]:
        """The table where a person practises a game in a channel, and whether it is new: one goes on if there is one.

        ``check`` raises Refused if none may be opened. Raises Refused.
        """
        async with self._opening:
            own = [each for each in self.in_channel(location.channel) if each.seat_of(person.id) is not None]
            known = [each for each in own if each.lessons is not None and each.phase == "match" and each.game == game]
            if not known:
                check()
                table = self._opened(location, person, moves.practice(game))
                async with unit_of_work(self.store, WORDS.message("not-opened")) as work:
                    return await self.begin_in(work, table), True
        back = partial(seating.joined, person=person)
        return await self.change(known[-1].id, lambda table: back(table) if table.is_away(person.id) else table), False

    def _opened(self, location: Location, host: Member, setup: TableSetup) -> Table:
        """A new table, to be stored. Raises Refused if the server lets this person open none here."""
        self.settings.check_opening("table", location, host)
        self._check_limits(location.guild, host.id, location.channel)
        setup = setup if setup.pace is not None else replace(setup, pace=self.settings.of(location.guild).pace or None)
        return self._with_ping(seating.opened(location, host, setup, self.new_chance()), host.id)

    async def rematch(self, table_id: int, by: Member) -> Table:
        """Open a new table for the same seats, and close this one. Raises Refused."""
        async with self._at(table_id) as table:
            seating.own_seat(table, by.id)
            if table.phase != "over":
                raise Refused(WORDS.message("no-rematch"))
            fresh = seating.rematch(table, by, self.new_chance())
            async with self._opening, unit_of_work(self.store) as work:
                if table.host != by.id:
                    self._check_limits(table.guild, by.id)
                await self.close_in(work, table)
                added = await self._open_in(work, fresh)
                work.after_commit(lambda: self.rematches.update({table_id: added.id}))
                return added

    def _check_limits(self, guild: int, host: int, channel: int | None = None) -> None:
        """Raises Refused if this person may host no more tables here, or a channel has room for no more."""
        hosted = (table for table in self.every() if table.guild == guild and table.host == host)
        own = [table for table in hosted if table.tournament is None and table.day is None]
        here = 0 if channel is None else len(self.in_channel(channel))
        check_tables(self.settings.of(guild), here, len(own))

    async def close(self, table_id: int, by: Member, *, in_play: bool = True) -> None:
        """The host closes the table. ``in_play``: also if its match is in play by now. Raises Refused."""
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            refuse_if(table.policy.no_closing)
            if table.phase == "match" and not in_play:
                hosting.check_lobby(table)
            await self._close(noted(table, "closed", by=by))

    async def abandon(self, table_id: int) -> None:
        """Close a table whose channel or server is gone."""
        try:
            async with self._at(table_id) as table:
                await self._close(table)
        except Refused as trouble:
            log.warning("Couldn't close table %s: %s", table_id, trouble)

    async def discard(self, table_id: int) -> None:
        """Undo a table that could not be shown."""
        async with self._at(table_id) as table:
            await self._close(table)
            taken_back()

    async def move(self, table_id: int, place: Location) -> Table:
        """A table goes on in another channel, where it has yet to be shown. Raises NoSuchTable, and Refused."""
        async with self._at(table_id) as table, unit_of_work(self.store) as work:
            await table_rows.save_message_id(work.transaction, table_id, None)
            work.after_commit(partial(self._place, table_id, None))
            return await self._save_in(work, replace(table, channel=place.channel, parent=place.parent))

    # Changing

    async def change(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        """Save what becomes of a table. ``change`` raises Refused if that cannot be done."""
        async with self._at(table_id) as table:
            changed = change(table)
            return table if changed == table else await self._save(changed)

    async def join(self, table_id: int, person: Member) -> Table:
        """Sit down or come back. During a match a newcomer takes a bot's seat. Raises Refused."""
        async with self._at(table_id) as table:
            if table.state is not None and table.seat_of(person.id) is None:
                notify = self.preferences.of(table.guild, person.id).pings or False
                return await self._save(newcomers.sat_down(table, person, notify=notify))
            return await self._save(self._with_ping(seating.joined(table, person), person.id))

    async def leave(self, table_id: int, member: int) -> Table | None:
        """Leave a seat. Returns None if that closed the table, because the lobby was empty. Raises Refused."""
        async with self._at(table_id) as table:
            return await self._vacate(table, seating.own_seat(table, member), "left")

    async def remove(self, table_id: int, by: Member, seat: int, seen: Table) -> Table | None:
        """The host removes a seat as it was ``seen``, or lets a computer player take it in a match.

        So may anyone at the table do with the seat of a player for whom everyone has waited a day. Raises Refused.
        """
        async with self._at(table_id) as table:
            handed = seating.handed_over(table, seat, by)
            if handed is None:
                seating.check_host(table, by)
            seating.check_seat(table, seat)
            if table.seats[seat : seat + 1] != seen.seats[seat : seat + 1]:
                raise Refused(WORDS.message("seats-changed"))
            return await self._vacate(handed or table, seat, "removed", by)

    async def _vacate(self, table: Table, seat: int, how: Kind, by: Member | None = None) -> Table | None:
        refuse_if(table.policy.no_leaving)
        changed = noted(seating.left(table, seat), "quit" if table.is_out(seat) else how, seat, by)
        if changed.phase == "lobby" and not changed.people:
            await self._close(changed)
            return None
        return await self._save(changed)

    def _with_ping(self, table: Table, member: int) -> Table:
        """A member sits down who may have said before that they want to be pinged on their turn."""
        seat = table.seat_of(member)
        wanted = self.preferences.of(table.guild, member).pings
        return table if seat is None or wanted is None else seating.with_notify(table, seat, wanted=wanted)

    async def prefer(self, guild: int, member: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """A person changes what they prefer in a server. Their tables there follow. Raises Refused."""
        before = {table.id: self._due(table)[0] for table in self.every() if table.guild == guild}
        async with unit_of_work(self.store) as work:
            changed = await self.preferences.change_in(work, guild, member, change)
        for table_id, due in before.items():
            with suppress(NoSuchTable):  # it was closed meanwhile
                table = self.get(table_id)
                if await self.change(table_id, partial(self._following, member=member, before=due)) is table:
                    self._changes.tell(
                        Change(table_id, table, table)
                    )  # what is shown may be another thing all the same
        return changed

    def _following(self, table: Table, member: int, before: Due) -> Table:
        """A table that knows what a member prefers now. If it is no longer due what was, the time begins anew."""
        if table.seat_of(member) is None:
            return table
        return self._with_ping(table if self._due(table)[0] == before else replace(table, deadline=None), member)

    # Playing

    async def start(self, table_id: int, by: Member) -> Table:
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            if table.phase != "lobby":
                raise Refused(WORDS.message("begun"))
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
            seat, state = _playing(table, member)
            try:
                _check_asked(state, question)
                if isinstance(action, TakeBack):
                    moves.check_allowed(table)
                return await self._act(table, seat, action, interaction)
            except (StaleQuestion, IllegalAction) as refusal:
                await self._check_race(table, Turn(seat, action, (), interaction, question), refusal)
                raise

    async def plan(self, table_id: int, member: int, action: Action | None) -> Table:
        """Plan a card or a draw for when a person's turn comes, or nothing any more. Raises Refused."""
        async with self._at(table_id) as table:
            seat = _own_seat(table, member)
            _check_going_on(table)
            return await self._save(moves.with_plan(table, seat, action), unseen=True)

    async def note_hint(self, table_id: int, member: int, question: int) -> Table:
        """Tell at the table that a player got a hint for a ``question``. Raises Refused if it's no longer asked."""
        async with self._at(table_id) as table:
            seat = _own_seat(table, member)
            if table.state is None or table.state.asked != question:
                raise Refused(WORDS.message("hint-too-late"))
            noting = asked_for_hint(table, seat)
            return table if noting == table else await self._save(noting)

    async def ready(self, table_id: int, member: int) -> Table:
        """Be ready for the next round. It is dealt when everyone is ready. Raises Refused."""
        async with self._at(table_id) as table:
            seat = _own_seat(table, member)
            _check_going_on(table)
            if table.state is None or table.state.phase != "deal":
                raise Refused(WORDS.message("no-round"))
            if table.is_out(seat):
                raise Refused(WORDS.message("out-not-asked"))
            if seat in table.ready:
                return table
            ready = replace(table, ready=table.ready | {seat})
            if all_ready(ready):
                return await self._act(ready, seat, Deal())
            return await self._save(ready)

    async def _has_acted(self, interaction: int) -> bool:
        """True if an interaction has acted. Only one from before the start needs to be looked up."""
        if interaction > self._newest_before:
            return interaction in self._acted
        return await self.store.read(matches.acted, interaction)

    async def _check_race(self, table: Table, late: Turn, refusal: Exception) -> None:
        """Raises Refused and notes who was first, if another player has just done what this one wanted to do too.

        So may the bot have been, for this player.
        """
        latest = self.stories.last_turns(table.id)
        own, winner = latest.get(late.seat), beaten_by(late, latest)
        if own is not None and own.by_itself and own.question == late.question:
            raise Refused(WORDS.message("moved-for-you")) from refusal
        if winner is None:
            return
        noting = lost_race(table, winner, late.seat)
        if noting != table:
            await self._save(noting)
        raise Refused(WORDS.message("was-first", name=name_of(table, winner), refusal=Later(str, refusal))) from refusal

    async def _act(
        self, table: Table, seat: int, action: Action, interaction: int | None = None, *, by_itself: bool = False
    ) -> Table:
        if table.state is None:
            raise Refused(WORDS.message("not-begun"))
        state, events = table.state.act(seat, action)
        if state.undo is not None and not table.seats[seat].present:
            state = state.standing()  # a bot takes nothing back, nor does who sits down on its seat
        ended = state.phase == "over" or (table.policy.one_round and state.sheet)
        phase: Phase = "over" if ended else "match"
        over = table.state.turn == seat or isinstance(moves.planned_move(table), Refusal)
        kept = moves.with_plan(table, table.state.turn, None) if over else table
        ready = table.ready if table.state.phase == state.phase == "deal" else frozenset[int]()
        changed = replace(moves.learnt(kept), state=state, phase=phase, ready=ready, moves=table.moves + 1)
        return await self._save(changed, Turn(seat, action, tuple(events), interaction, table.state.asked, by_itself))

    # Saving, each with its deadline and with everything that an action writes

    @once_more
    async def _save(self, table: Table, turn: Turn | None = None, *, unseen: bool = False) -> Table:
        """``unseen``: only one player may know of it, so the message that everyone sees stays as it is."""
        before = self._open[table.id]
        if unseen and table == before:
            return table
        async with unit_of_work(self.store) as work:
            saved = await self.save_in(work, table, turn)
            if unseen:
                versions = saved.version, self.public_version(table.id)
                work.after_commit(lambda: self._unseen.update({table.id: versions}))
        return saved

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
            work.after_commit(partial(self.stories.note, before, table, turn))
            if turn.interaction is not None:
                work.after_commit(partial(self._acted.append, turn.interaction))
        if table.phase == "over" and before.phase != "over":
            await match_records.finish(work.transaction, table, "finished", self.now())
        return saved

    async def _open_in(self, work: UnitOfWork, table: Table, events: Iterable[AnyEvent] = ()) -> Table:
        added = await self._add_in(work, self._timed(table, table))
        work.after_commit(partial(self.stories.begin, added, events))
        return added

    async def begin_in(self, work: UnitOfWork, table: Table) -> Table:
        """Store a new table and begin its match: the first round is dealt."""
        state, events = seating.undealt(table).act(0, Deal())
        table = replace(table, phase="match", state=state, moves=1)
        table = replace(table, match=await match_records.begin(work.transaction, table, state, self.now()))
        await match_records.log(work.transaction, table, Turn(0, Deal(), tuple(events)), self.now())
        return await self._open_in(work, table, events)

    @once_more
    async def _close(self, table: Table) -> None:
        async with unit_of_work(self.store) as work:
            await self.close_in(work, table)

    async def close_in(self, work: UnitOfWork, table: Table) -> None:
        work.if_stale(partial(self._reload, table.id))
        await self._remove_in(work, table)
        work.after_commit(partial(self._evict, table))
        work.then_tell(partial(self._changes.tell, Change(table.id, table, None)))

    async def _remove_in(self, work: UnitOfWork, table: Table) -> None:
        await table_rows.remove(work.transaction, table)
        if table.phase == "match":
            await match_records.finish(work.transaction, table, table.policy.outcome_when_closed, self.now())

    @asynccontextmanager
    async def all_at(self, table_ids: Iterable[int]) -> AsyncIterator[tuple[Table, ...]]:
        """The open ones of these tables, with exclusive access."""
        wanted = sorted(set(table_ids))
        async with AsyncExitStack() as locks:
            for number in wanted:
                if number in self._open:  # it may close while another one's is waited for
                    await locks.enter_async_context(self._locks.setdefault(number, PriorityLock()).at())
            yield tuple(self._open[number] for number in wanted if number in self._open)

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

    async def stop(self) -> None:
        self._thinking.stop_all()
        await self._dropping.stop()
        await super().stop()

    def _adopt(self, table: Table) -> None:
        self.stories.touch(table)
        self._thinking.stop(table.id)
        if table.policy.hints or any(seat.computer == EXPERT for seat in table.seats):
            self.experts.get_ready()
        super()._adopt(table)

    def forget_closed(self, number: int) -> None:
        super().forget_closed(number)
        self.rematches.pop(number, None)

    def _evict(self, table: Table) -> None:
        super()._evict(table)
        self.stories.forget(table.id)
        self._unseen.pop(table.id, None)
        self._thinking.stop(table.id)

    # Time

    def _due(self, table: Table) -> tuple[Due, float]:
        return next_due(table, self.pauses, self.preferences.of, self.now())

    def _timed(self, before: Table, table: Table) -> Table:
        settings, holding = self.settings.of(table.guild), moves.with_plans_that_hold(table)
        return with_deadline(before, holding, self.pauses, self.preferences.of, settings, self.now())

    def warning_at(self, table: Table) -> float | None:
        """When the player to move is warned that their time is almost up. None without a clock."""
        seconds = turn_time(table, self.pauses)
        if seconds is None or table.deadline is None:
            return None
        return pace.warns_at(table.deadline, seconds, self.settings.of(table.guild).quiet)

    def _set_timer(self, thing: Table) -> None:
        """A plan is made after the pause of a bot, and not at the deadline that everyone reads.

        What can't go on is closed at once.
        """
        due, seconds = self._due(thing)
        super()._set_timer(thing)
        if due == "skip" or thing.retired:
            self._cancel_timer(thing.id)
            self._start_timer(seconds, thing.id, thing.version)

    async def _do_what_is_due(self, table_id: int, version: int) -> None:
        """Before anything is locked an expert has thought, and Discord was asked who is still in the server."""
        table = self.get(table_id)
        if table.version != version:
            return
        due, _ = self._due(table)
        thought = await self._thought(table) if due == "computer" else None
        gone = await self._gone(table) if due == "look" else ()
        async with self._at(table_id) as table:
            if table.version != version:
                return
            due, seconds = self._due(table)
            if due == "look":
                await self._look_for_players(table, gone)
            elif due == "wait" and table.day is not None and seconds > 1:
                await self._save(table)  # the clock was put back, and the day goes on
            elif due == "wait":
                await self._close(noted(table, "retired" if table.retired else "idle"))
            elif due in ("round", "rule"):
                await self._act(table, 0, Deal())
            elif table.state is not None:
                await self._move_for_who_is_to_move(table, table.state, due, thought)

    async def _move_for_who_is_to_move(self, table: Table, state: MatchState, due: Due, thought: Action | None) -> None:
        if due == "turn":
            await self._save(noted(seating.left(table, state.turn), "late", state.turn))
        elif due == "skip" and (action := by_itself(table, self.preferences.of)):
            await self._act(table, state.turn, action, by_itself=True)
        elif due == "computer" and thought is not None and state.check(state.turn, thought) is None:
            await self._act(table, state.turn, thought)
        elif due == "computer":
            # At a deal of the day equal moves meet equal answers.
            seed = self._seed() if table.day is None else f"{table.seed}/bots/{table.moves}"
            player = PLAYERS.get(table.seats[state.turn].computer or seating.STAND_IN, steady)
            await self._act(table, state.turn, player(state.view(state.turn), Chance(seed)))

    async def _thought(self, table: Table) -> Action | None:
        """What an expert does whose move it is. None: it has no answer, or no expert moves. Raises MovedOn."""
        state = table.state
        if state is None or table.day is not None or table.seats[state.turn].computer != EXPERT:
            return None
        return await self._thinking.choice(table, state, self._seed())

    async def _gone(self, table: Table) -> Collection[int]:
        """Who has left the server of those at a table without a clock. Raises Unreachable."""
        people = [seat.member for seat in table.seats if seat.present and seat.member is not None]
        return await self._members.gone(table.guild, people, table.channel) if self._members else ()

    async def _look_for_players(self, table: Table, gone: Collection[int]) -> None:
        """A day has passed without a move. A bot plays for those who are gone, and the others learn what they can do.

        After that it is looked once a day, unseen.
        """
        left = table
        for number, seat in enumerate(table.seats):
            if seat.present and seat.member in gone:
                left = noted(seating.left(left, number), "left", number)
        changed = replace(seating.with_day_noted(left), deadline=None)  # which begins anew
        await self._save(changed, unseen=changed == replace(table, deadline=None))


def _stays(table: Table) -> bool:
    return bool(table.people) or table.policy.outlives_people


def _own_seat(table: Table, member: int) -> int:
    """The seat of a member who plays. Raises Refused, also if a bot plays for them."""
    seat = seating.own_seat(table, member)
    if table.seats[seat].away:
        raise Refused(WORDS.message("away"))
    return seat


def _playing(table: Table, member: int) -> tuple[int, MatchState]:
    """The seat of a member who may act, and the match. Raises Refused."""
    seat = _own_seat(table, member)
    if table.state is None:
        raise Refused(WORDS.message("not-begun"))
    _check_going_on(table)
    return seat, table.state


def _check_asked(state: MatchState, question: int | None) -> None:
    """Raises StaleQuestion if a button answers a question that is no longer asked."""
    if question is not None and question != state.asked:
        raise StaleQuestion(WORDS.message("stale"))


def _check_going_on(table: Table) -> None:
    """Raises Refused while a tournament allows no moves, and where a rule of the match is no longer here."""
    if table.retired:
        raise Refused(WORDS.message("retired"))
    if table.paused:
        raise Refused(WORDS.message("paused"))
    if table.phase == "over":
        refuse_if(table.policy.no_more)
