"""The live tables. Under a table's lock: check, act, save, and only then tell the listeners.

Here people play, what is due is done, and what happened is told; the bases of Tables have the rest. They know the
engine and the database, never Discord. No lock is held while a player thinks or a message is being sent.
"""

import logging
from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import replace

from db.repositories import matches
from engine.bots import EXPERT, PLAYERS, steady
from engine.chance import Chance
from engine.core.actions import Action, Call, Catch, Deal, IllegalAction, Refusal, TakeBack
from engine.core.game import Names
from engine.core.match import MatchState, SeatView, View
from engine.games.registry import game_of
from engine.matches.telling import highlights
from engine.words import Later, Words
from model.member import Member
from model.refusals import Refused, StaleQuestion
from model.tables import moves as planning
from model.tables import moves as practice
from model.tables import moves as taking_back
from model.tables import seating
from model.tables import seating as waiting
from model.tables.due import all_ready, by_itself
from model.tables.log import Entry, Moves, asked_for_hint, in_order, lost_race, noted
from model.tables.naming import name_of
from model.tables.policy import refuse_if
from model.tables.table import Phase, Table
from service.lobby import Lobby
from service.match_records import Turn
from service.residency import RECENT, Unreachable
from service.rounds import MovedOn

MOMENT = 3000 << 22  # three seconds, in the numbers of interactions: two this close were meant at once

WORDS = Words("service.tables")
log = logging.getLogger(__name__)


class Tables(Lobby):
    """All open tables of this process. What a person asks for raises Refused if it cannot be done."""

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
            seat = self._playing_seat(table, member)
            if table.state is None:
                raise Refused(WORDS.message("not-begun"))
            _check_going_on(table)
            try:
                _check_asked(table.state, question)
                if isinstance(action, TakeBack):
                    taking_back.check_allowed(table)
                return await self._act(table, seat, action, interaction)
            except (StaleQuestion, IllegalAction) as refusal:
                await self._check_race(table, Turn(seat, action, (), interaction, question), refusal)
                raise

    async def plan(self, table_id: int, member: int, action: Action | None) -> Table:
        """Plan a card or a draw for when a person's turn comes, or nothing any more. Raises Refused."""
        async with self._at(table_id) as table:
            seat = self._playing_seat(table, member)
            _check_going_on(table)
            return await self._save_unseen(planning.with_plan(table, seat, action))

    async def note_hint(self, table_id: int, member: int, question: int) -> Table:
        """Tell at the table that a player got a hint for a ``question``. Raises Refused if it's no longer asked."""
        async with self._at(table_id) as table:
            seat = self._playing_seat(table, member)
            if table.state is None or table.state.asked != question:
                raise Refused(WORDS.message("hint-too-late"))
            noting = asked_for_hint(table, seat)
            return table if noting == table else await self._save(noting)

    async def ready(self, table_id: int, member: int) -> Table:
        """Be ready for the next round. It is dealt when everyone is ready. Raises Refused."""
        async with self._at(table_id) as table:
            seat = self._playing_seat(table, member)
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

    def _playing_seat(self, table: Table, member: int) -> int:
        seat = seating.own_seat(table, member)
        if table.seats[seat].away:
            raise Refused(WORDS.message("away"))
        return seat

    async def _has_acted(self, interaction: int) -> bool:
        """True if an interaction has acted. Only one from before the start needs to be looked up."""
        if interaction > self._newest_before:
            return interaction in self._acted
        return await self.store.read(matches.acted, interaction)

    async def _check_race(self, table: Table, late: Turn, refusal: Exception) -> None:
        """Raises Refused and notes who was first, if another player has just done what this one wanted to do too.

        So may the bot have been, for this player.
        """
        own = self._last.get(table.id, {}).get(late.seat)
        if own is not None and own.by_itself and own.question == late.question:
            raise Refused(WORDS.message("moved-for-you")) from refusal
        winner = beaten_by(late, self._last.get(table.id, {}))
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
        over = table.state.turn == seat or isinstance(planning.planned_move(table), Refusal)
        kept = planning.with_plan(table, table.state.turn, None) if over else table
        ready = table.ready if table.state.phase == state.phase == "deal" else frozenset[int]()
        changed = replace(practice.learnt(kept), state=state, phase=phase, ready=ready, moves=table.moves + 1)
        turn = Turn(seat, action, tuple(events), interaction, table.state.asked, by_itself)
        return await self._save(changed, turn)

    # What is told of a table

    def view(self, table: Table, seat: int) -> SeatView | None:
        """What a seat may know of the match, with its options. None in the lobby."""
        return table.state.view(seat) if table.state else None

    def public_view(self, table: Table) -> View | None:
        """What the public may know of the match. None in the lobby."""
        return table.state.public_view() if table.state else None

    async def story(self, table: Table, seat: int | None) -> list[Entry]:
        """The latest events, with who came and went in between, as a seat or the public may know them."""
        return self._told(await self._latest(table), table, seat)

    async def _latest(self, table: Table) -> Moves:
        """The latest moves with their numbers and all their secrets."""
        if table.id in self._recent or table.match is None:
            return self._recent.get(table.id, ())
        moves = await self.store.read(matches.latest, table.match, table.moves, RECENT)
        if table.id in self._open and self._open[table.id].moves == table.moves:  # or some have followed meanwhile
            self._recent[table.id], self._touched[table.id] = deque(moves, RECENT), self.now()
        return moves

    async def log(self, table_id: int, member: int) -> tuple[Table, list[Entry]]:
        """All that happened in the latest round of a table, as a member may know it. Raises Refused."""
        table = self.get(table_id)
        if table.match is None:
            raise Refused(WORDS.message("not-begun"))
        moves = await self.store.read(matches.round_so_far, table.match) or await self._latest(table)
        return table, self._told(moves, table, table.seat_of(member))

    def _told(self, moves: Moves, table: Table, seat: int | None) -> list[Entry]:
        """Of the moves before the owner of the seat sat down, they know what the public does."""
        since = table.seats[seat].since if seat is not None else 0
        seen = (
            (number, [event.seen_by(seat if number > since else None) for event in events]) for number, events in moves
        )
        return in_order(seen, table.happenings)

    async def highlights(self, table: Table, names: Names) -> list[str]:
        if table.state is None or table.match is None:
            return []
        moves = await self.store.read(matches.latest, table.match, table.moves, table.moves)
        return highlights(
            game_of(table.state.rules).highlights, [event for _, events in moves for event in events], names
        )

    def last_turn(self, table_id: int, member: int) -> Turn | None:
        """What a member did last at a table, since the start of this process."""
        seat = self.get(table_id).seat_of(member)
        return None if seat is None else self._last.get(table_id, {}).get(seat)

    # Time

    def _timer_fired(self, table_id: int, version: int) -> None:
        self._start(self._time_is_up(table_id, version))

    async def _time_is_up(self, table_id: int, version: int) -> None:
        try:
            thought, gone = await self._thought(table_id, version), await self._gone(table_id, version)
            async with self._at(table_id) as table:
                if table.version == version and gone is not None:
                    await self._look_for_players(table, gone)
                elif table.version == version:
                    await self._do_what_is_due(table, thought)
        except MovedOn:
            log.debug("Table %s moved on while an expert was thinking", table_id)
        except Unreachable:
            self._try_once_more(table_id, version)
        except Refused as trouble:
            log.warning("Table %s: %s", table_id, trouble)
            self._try_once_more(table_id, version)
        except Exception:
            log.exception("Couldn't take the next step at table %s", table_id)
            self._try_once_more(table_id, version)

    def _try_once_more(self, table_id: int, version: int) -> None:
        """Try later, unless another process did something and what is due now has a time of its own."""
        if table_id in self._open and self._open[table_id].version == version:
            self._try_again(table_id)

    async def _thought(self, table_id: int, version: int) -> Action | None:
        """What an expert does whose move it is, thought of before anything is locked. Raises MovedOn."""
        table = self._open.get(table_id)
        state = table.state if table and table.version == version and table.day is None else None
        if table is None or state is None or self._due(table)[0] != "computer":
            return None
        if table.seats[state.turn].computer != EXPERT:
            return None
        return await self._thinking.choice(table, state, self._seed())

    async def _gone(self, table_id: int, version: int) -> Collection[int] | None:
        """Who has left the server of those at a table without a clock, asked for before anything is locked. None if it
        is not time to look for them. Raises Unreachable.
        """
        table = self._open.get(table_id)
        if table is None or table.version != version or self._due(table)[0] != "look":
            return None
        people = [seat.member for seat in table.seats if seat.present and seat.member is not None]
        return await self._members.gone(table.guild, people, table.channel)

    async def _do_what_is_due(self, table: Table, thought: Action | None) -> None:
        due, seconds = self._due(table)
        if due == "wait" and table.day is not None and seconds > 1:
            await self._save(table)  # the clock was put back, and the day goes on
        elif due == "wait":
            await self._close(noted(table, "retired" if table.retired else "idle"))
        elif due in ("round", "rule"):
            await self._act(table, 0, Deal())
        elif due == "turn" and table.state:
            await self._save(noted(seating.left(table, table.state.turn), "late", table.state.turn))
        elif due == "skip" and table.state and (action := by_itself(table, self.preferences.of)):
            await self._act(table, table.state.turn, action, by_itself=True)
        elif due == "computer" and table.state:
            await self._act(table, table.state.turn, self._computer_action(table, table.state, thought))

    async def _look_for_players(self, table: Table, gone: Collection[int]) -> None:
        """A day has passed without a move. A bot plays for those who are gone, and the others learn what they can do.

        After that it is looked once a day, unseen.
        """
        left = table
        for number, seat in enumerate(table.seats):
            if seat.present and seat.member in gone:
                left = noted(seating.left(left, number), "left", number)
        changed = replace(waiting.with_day_noted(left), deadline=None)  # which begins anew
        await (self._save_unseen if changed == replace(table, deadline=None) else self._save)(changed)

    def _computer_action(self, table: Table, state: MatchState, thought: Action | None) -> Action:
        """What a bot does. An expert has ``thought`` before, or plays steadily."""
        if thought is not None and state.check(state.turn, thought) is None:
            return thought
        # At a deal of the day equal moves meet equal answers.
        seed = self._seed() if table.day is None else f"{table.seed}/bots/{table.moves}"
        player = PLAYERS.get(table.seats[state.turn].computer or seating.STAND_IN, steady)
        return player(state.view(state.turn), Chance(seed))


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


def beaten_by(late: Turn, latest: Mapping[int, Turn]) -> int | None:
    """The seat that was first. ``late`` is what was asked for, and ``latest`` what each seat did last."""
    others = (turn for seat, turn in latest.items() if seat != late.seat)
    return next((turn.seat for turn in others if _has_beaten(turn, late)), None)


def _has_beaten(turn: Turn, late: Turn) -> bool:
    if not isinstance(late.action, Call | Catch):
        return late.question is not None and turn.question == late.question
    if not isinstance(turn.action, Call | Catch) or turn.interaction is None or late.interaction is None:
        return False
    about = _whose_word(late.seat, late.action)  # to catch no seat is what comes when the word was said
    same_word = about < 0 or about == _whose_word(turn.seat, turn.action)
    return same_word and late.interaction - turn.interaction < MOMENT


def _whose_word(seat: int, action: Action) -> int:
    return action.seat if isinstance(action, Catch) else seat
