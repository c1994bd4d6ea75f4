"""The open tables. Under a table's lock: check, act, save, and only then tell the listeners.

No lock is held while a player thinks or a message is being sent. The pure functions of ``model.tables`` decide what
becomes of a table, and its stories tell what happened at it.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from db.database.store import Store
from db.repositories import matches
from db.repositories.live_rows import table_rows
from engine.bots import EXPERT
from engine.core.actions import Action, Deal, IllegalAction, Refusal, TakeBack
from engine.core.match import AnyEvent
from engine.games.house_rules import HouseRules
from engine.words import Later, Words
from model.member import Location, Member
from model.people.preferences import Preferences
from model.refusals import NoSuchTable, Refused, StaleQuestion
from model.servers.settings import HOUR, check_limit, ends_after_restart
from model.tables import hosting, moves, naming, newcomers, policy, seating
from model.tables.log import noted, noted_once, with_changes_noted
from model.tables.moves import Turn
from model.tables.pauses_and_deadlines import Clock, Pauses, all_ready
from model.tables.table import Kind, Phase, Table
from service import late_presses, match_records, periodic, rounds, stories
from service.experts import Experts
from service.live_store import Change, Listeners, LiveStore, Seed
from service.settings import PersonalPreferences, ServerSettings
from service.unit_of_work import UnitOfWork, once_more, taken_back, unit_of_work

REMEMBERED = 4000  # interactions, to know one that is delivered twice

WORDS = Words(__name__)
log = logging.getLogger(__name__)

Also = Callable[[UnitOfWork, Table], Awaitable[object]]
Check = Callable[[], None]  # raises Refused
# Returns those of these members who have left a server, asked for a table in a channel. Raises Unreachable
Gone = Callable[[int, Collection[int], int], Awaitable[Collection[int]]]


class Tables(LiveStore[Table]):
    """All open tables of this process. What a person asks for raises Refused if it cannot be done."""

    closed_for_good = staticmethod(partial(NoSuchTable, WORDS.message("closed")))

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
        gone: Gone | None = None,
    ) -> None:
        """``settings``: of the servers; without them nothing is set anywhere.

        ``experts``: they think for computers of that level. Without them one thinks here, and takes its time.
        ``gone``: tells which people have left a server. Without that everyone is still there.
        """
        super().__init__(store, table_rows, changes, pauses.again, now=now, seed=seed)
        self._gone = gone
        self.settings = settings or ServerSettings(store)
        self.preferences = preferences or PersonalPreferences(store)
        self.clock = Clock(pauses, self.settings.of, self.preferences.of)
        self.stories = stories.Stories(store, now, rounds.RoundsSoFar(store))
        self.experts = experts or Experts(limit=None)
        self._thinking = rounds.Thinking(self.experts, self.stories.rounds)
        self._dropping = periodic.Periodic(self.stories.drop_idle, "Couldn't drop idle tables from memory", HOUR, HOUR)
        self.rematches: dict[int, int] = {}  # the tables of rematches, by those they follow, until these say so
        self._began = now()
        self._newest_before = 0  # the newest interaction that had acted before the start
        self._opening = asyncio.Lock()  # of those who open at once, each meets the tables of those before
        self._acted: deque[int] = deque(maxlen=REMEMBERED)  # interactions that have acted since

    # Looking

    def in_channel(self, channel: int) -> list[Table]:
        """Oldest first, without those that only their player knows of."""
        return [table for table in self.every() if table.channel == channel and not table.policy.private]

    # Opening and closing

    @once_more
    async def open(
        self,
        location: Location,
        host: Member,
        setup: seating.TableSetup,
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
                setup = seating.TableSetup(HouseRules(game), computers=("easy",), seats=2, practice=True)
                table = self._opened(location, person, setup)
                async with unit_of_work(self.store, WORDS.message("not-opened")) as work:
                    return await self.begin_in(work, table), True
        back = partial(seating.joined, person=person)
        return await self.change(known[-1].id, lambda table: back(table) if table.is_away(person.id) else table), False

    def _opened(self, location: Location, host: Member, setup: seating.TableSetup) -> Table:
        """A new table, to be stored. Raises Refused if the server lets this person open none here."""
        self.settings.check_opening("table", location, host)
        self._check_limits(location.guild, host.id, location.channel)
        setup = setup if setup.pace is not None else replace(setup, pace=self.settings.of(location.guild).pace or None)
        table = seating.opened(location, host, setup, (self.seed(), self.seed()))
        return self.preferences.with_ping(table, host.id)

    async def rematch(self, table_id: int, by: Member) -> Table:
        """Open a new table for the same seats, and close this one. Raises Refused."""
        async with self._at(table_id) as table:
            seating.own_seat(table, by.id)
            if table.phase != "over":
                raise Refused(WORDS.message("no-rematch"))
            fresh = seating.rematch(table, by, (self.seed(), self.seed()))
            async with self._opening, unit_of_work(self.store) as work:
                if table.host != by.id:
                    self._check_limits(table.guild, by.id)
                await self.close_in(work, table)
                added = await self._open_in(work, fresh)
                work.after_commit.append(lambda: self.rematches.update({table_id: added.id}))
                return added

    def _check_limits(self, guild: int, host: int, channel: int | None = None) -> None:
        """Raises Refused if this person may host no more tables here, or a channel has room for no more."""
        hosted = (table for table in self.every() if table.guild == guild and table.host == host)
        own = [table for table in hosted if table.tournament is None and table.day is None]
        settings = self.settings.of(guild)
        if channel is not None:
            check_limit(len(self.in_channel(channel)), settings.tables_in_channel, "channel-full")
        check_limit(len(own), settings.tables_of_member, "tables-of-member")

    async def close(self, table_id: int, by: Member, *, in_play: bool = True) -> None:
        """The host closes the table. ``in_play``: also if its match is in play by now. Raises Refused."""
        async with self._at(table_id) as table:
            seating.check_host(table, by)
            policy.refuse_if(table.policy.no_closing)
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

    @once_more
    async def discard(self, table_id: int, also: Also | None = None) -> None:
        """Undo a table that could not be shown. ``also``: what is undone together with it."""
        async with self._at(table_id) as table:
            async with unit_of_work(self.store) as work:
                await self.close_in(work, table)
                if also is not None:
                    await also(work, table)
            taken_back()

    async def move(self, table_id: int, place: Location) -> Table:
        """A table goes on in another channel, where it has yet to be shown. Raises NoSuchTable, and Refused."""
        async with self._at(table_id) as table, unit_of_work(self.store) as work:
            await table_rows.save_message_id(work.transaction, table_id, None)
            work.after_commit.append(partial(self.messages.pop, table_id, None))
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
            return await self._save(self.preferences.with_ping(seating.joined(table, person), person.id))

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
        policy.refuse_if(table.policy.no_leaving)
        changed = noted(seating.left(table, seat), "quit" if table.is_out(seat) else how, seat, by)
        if changed.phase == "lobby" and not changed.people:
            await self._close(changed)
            return None
        return await self._save(changed)

    async def prefer(self, guild: int, member: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """A person changes what they prefer in a server. Their tables there follow. Raises Refused."""
        before = {table.id: self.clock.due(table, self.now())[0] for table in self.every() if table.guild == guild}
        async with unit_of_work(self.store) as work:
            preferences = await self.preferences.change_in(work, guild, member, change)
        for table_id, due in before.items():
            with suppress(NoSuchTable):  # it was closed meanwhile
                async with self._at(table_id) as table:
                    changed = self.preferences.with_ping(table, member)
                    if table.seat_of(member) is not None and self.clock.due(table, self.now())[0] != due:
                        changed = replace(changed, deadline=None)  # another step is due now, and its time begins
                    if changed != table:
                        await self._save(changed)
                    else:  # what is shown may be another thing all the same
                        self._changes.tell(Change(table_id, table, table))
        return preferences

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
            from_before = interaction is not None and interaction <= self._newest_before
            if interaction in self._acted or (from_before and await self.store.read(matches.acted, interaction or 0)):
                return table
            seat = _playing_seat(table, member)
            try:
                return await self._act(table, seat, action, interaction, question)
            except (StaleQuestion, IllegalAction) as refusal:  # if someone else was first, tell who it was
                late = Turn(table.moves + 1, seat, action, (), interaction, question)
                winner = late_presses.winner(late, self.stories.last_turns(table))
                if winner is None:
                    raise
                noting = noted_once(table, "first", winner, table.seats[seat])
                if noting != table:
                    await self._save(noting)
                first = WORDS.message("was-first", name=naming.name_of(table, winner), refusal=Later(str, refusal))
                raise Refused(first) from refusal

    async def plan(self, table_id: int, member: int, action: Action | None) -> Table:
        """Plan a card or a draw for when a person's turn comes, or nothing any more. Raises Refused."""
        async with self._at(table_id) as table:
            seat = _playing_seat(table, member)
            return await self._save(moves.with_plan(table, seat, action), unseen=True)

    async def ready(self, table_id: int, member: int) -> Table:
        """Be ready for the next round. It is dealt when everyone is ready. Raises Refused."""
        async with self._at(table_id) as table:
            seat = _playing_seat(table, member)
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

    async def _act(
        self,
        table: Table,
        seat: int,
        action: Action,
        interaction: int | None = None,
        question: int | None = None,
        *,
        by_itself: bool = False,
    ) -> Table:
        before = table.state
        if before is None:
            raise Refused(WORDS.message("not-begun"))
        late_presses.check_asked(before.asked, question)
        if isinstance(action, TakeBack):
            moves.check_allowed(table)
        state, events = before.act(seat, action)
        if state.undo is not None and not table.seats[seat].present:
            state = state.standing()  # a bot takes nothing back, nor does who sits down on its seat
        ended = state.phase == "over" or (table.policy.one_round and state.sheet)
        phase: Phase = "over" if ended else "match"
        if table.planned and (before.turn == seat or isinstance(moves.planned_move(table), Refusal)):
            table = moves.with_plan(table, before.turn, None)
        ready = table.ready if before.phase == state.phase == "deal" else frozenset[int]()
        changed = replace(table, state=state, phase=phase, ready=ready, moves=table.moves + 1)
        if table.lessons is not None and (given := moves.lesson(table)) is not None:  # it isn't given again
            changed = replace(changed, lessons=(*table.lessons, given.key))
        turn = Turn(changed.moves, seat, action, tuple(events), interaction, before.asked, by_itself)
        return await self._save(changed, turn)

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
                work.after_commit.append(lambda: self._unseen.update({table.id: versions}))
        return saved

    async def save_in(self, work: UnitOfWork, table: Table, turn: Turn | None = None) -> Table:
        """Save a changed table within a unit of work, with everything that an action writes.

        Its row comes first: when another process has saved a later one, that alone is what went wrong.
        """
        before = self._open[table.id]
        if table.seats != before.seats or table.host != before.host:
            table = with_changes_noted(before, table)
        table = self.clock.with_deadline(before, table, self.now())
        if table.state is not None and table.match is None:
            table = replace(table, match=await match_records.begin(work.transaction, table, table.state, self.now()))
        saved = await self._save_in(work, table)
        if turn is not None and table.match is not None:
            await matches.log(work.transaction, table.match, turn, self.now())
            work.after_commit.append(partial(self.stories.note, before, table, turn))
            if turn.interaction is not None:
                work.after_commit.append(partial(self._acted.append, turn.interaction))
        if table.phase == "over" and before.phase != "over":
            await match_records.finish(work.transaction, table, "finished", self.now())
        return saved

    async def _open_in(self, work: UnitOfWork, table: Table, events: Iterable[AnyEvent] = ()) -> Table:
        added = await self._save_in(work, self.clock.with_deadline(table, table, self.now()))
        work.after_commit.append(partial(self.stories.begin, added, events))
        return added

    async def begin_in(self, work: UnitOfWork, table: Table) -> Table:
        """Store a new table and begin its match: the first round is dealt."""
        state, events = seating.undealt(table).act(0, Deal())
        table = replace(table, phase="match", state=state, moves=1)
        match = await match_records.begin(work.transaction, table, state, self.now())
        await matches.log(work.transaction, match, Turn(table.moves, 0, Deal(), tuple(events)), self.now())
        return await self._open_in(work, replace(table, match=match), events)

    @once_more
    async def _close(self, table: Table) -> None:
        async with unit_of_work(self.store) as work:
            await self.close_in(work, table)

    async def close_in(self, work: UnitOfWork, table: Table) -> None:
        work.if_stale.append(partial(self._reload, table.id))
        await match_records.remove_table(work.transaction, table, self.now())
        work.after_commit.append(partial(self._evict, table))
        work.then_tell.append(partial(self._changes.tell, Change(table.id, table, None)))

    async def forget_in(self, work: UnitOfWork, tables: Iterable[Table], member: int) -> None:
        """Remove a member from these tables, which ``all_at`` holds, within a unit of work.

        In servers of other processes the rows change, and each process follows when it next does something there.
        """
        for table in tables:
            changed = seating.forgotten(table, member)
            stays = changed.people or changed.policy.outlives_people
            if changed != table:
                await (self.save_in(work, changed) if stays else self.close_in(work, changed))
        for table in await table_rows.naming_elsewhere(work.transaction, member):
            changed = seating.forgotten(table, member)
            if not changed.people and not changed.policy.outlives_people:
                await match_records.remove_table(work.transaction, changed, self.now())
            elif changed != table:
                await table_rows.save(work.transaction, self.clock.with_deadline(table, changed, self.now()))
        await table_rows.remove_unreadable(work.transaction, member)

    # Starting and stopping

    async def resume(self) -> None:
        await self.settings.load()
        await self.preferences.load()
        self._newest_before = await self.store.read(matches.newest_interaction)
        await super().resume()
        self._dropping.begin(HOUR)

    def _after_restart(self, thing: Table) -> Table:
        due, seconds = self.clock.due(thing, self._began)
        if thing.deadline is None or due not in ("turn", "rule"):  # no player loses a turn by the pause of the bot
            return thing
        return replace(thing, deadline=ends_after_restart(thing.deadline, self._began, seconds))

    async def stop(self) -> None:
        for number in self._open:
            self._thinking.stop(number)
        await self._dropping.stop()
        await super().stop()

    def _adopt(self, table: Table) -> None:
        self.stories.touched[table.id] = self.now()
        self._thinking.stop(table.id)
        if table.policy.hints or EXPERT in [seat.computer for seat in table.seats]:
            self.experts.get_ready()
        self._open[table.id] = table
        due, pause = self.clock.due(table, self.now())
        # A plan is made after the pause of a bot, not at the deadline that everyone reads. What can't go on ends now
        self._set_timer(table, pause if due == "skip" or table.retired else None)

    def forget_closed(self, number: int) -> None:
        super().forget_closed(number)
        self.rematches.pop(number, None)

    def _evict(self, table: Table) -> None:
        super()._evict(table)
        self.stories.forget(table.id)
        self._thinking.stop(table.id)

    # Time

    async def _do_what_is_due(self, table_id: int, version: int) -> None:
        """Before anything is locked an expert has thought, and Discord was asked who is still in the server."""
        table = self.get(table_id)
        if table.version != version:
            return
        due, _ = self.clock.due(table, self.now())
        advised = await self._thinking.choice(table, self.seed) if due == "computer" else None
        gone: Collection[int] = ()
        if due == "look" and self._gone is not None:
            people = [seat.member for seat in table.seats if seat.present and seat.member is not None]
            gone = await self._gone(table.guild, people, table.channel)
        async with self._at(table_id) as table:
            if table.version == version:
                await self._take_step(table, advised, gone)

    async def _take_step(self, table: Table, advised: Action | None, gone: Collection[int]) -> None:
        """Do what is due. ``advised``: the choice of an expert. ``gone``: people who have left the server."""
        due, seconds = self.clock.due(table, self.now())
        if due == "look":
            changed = replace(seating.with_day_noted(table, gone), deadline=None)  # which begins anew
            await self._save(changed, unseen=changed == replace(table, deadline=None))
        elif due == "wait" and table.day is not None and seconds > 1:
            await self._save(table)  # the clock was put back, and the day goes on
        elif due == "wait":
            await self._close(noted(table, "retired" if table.retired else "idle"))
        elif due in ("round", "rule"):
            await self._act(table, 0, Deal())
        elif table.state is not None and due == "turn":
            await self._save(noted(seating.left(table, table.state.turn), "late", table.state.turn))
        elif table.state is not None:
            action = self.clock.move(table, due, advised, self.seed)
            if action is not None:
                await self._act(table, table.state.turn, action, by_itself=due == "skip")


def _playing_seat(table: Table, member: int) -> int:
    """Returns the seat of a member who may act. Raises Refused.

    Nobody may act while a bot plays for them or their tournament is paused, nor where a rule of the match was retired.
    """
    seat = seating.own_seat(table, member)
    if table.seats[seat].away:
        raise Refused(WORDS.message("away"))
    if table.retired:
        raise Refused(WORDS.message("retired"))
    if table.paused:
        raise Refused(WORDS.message("paused"))
    if table.phase == "over":
        policy.refuse_if(table.policy.no_more)
    return seat
