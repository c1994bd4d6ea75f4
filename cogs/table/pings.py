"""Lines that call players to a table: to their turn, before their time is up, and when the cards are dealt.

Each table has one line of each kind, which the next one replaces. A line has an entry in the outbox until it is
deleted, so none is left lying about.

Pings the player to move: soon after their turn begins, or they may add a rule, if they asked for it, and before
their time is up.

The private question whether to ping, in the message that confirms a seat.

When it is answered elsewhere, its message says what was answered. When there are no turns to be pinged to any more, it
goes. Discord allows that while the token of its interaction lives; after that it stays, and can still be answered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

import discord

from cogs.discord.controls import Control, Interaction, below_line, button
from cogs.discord.errors import is_final, is_uncertain, sentence
from cogs.discord.outgoing import Outgoing, Urgency
from cogs.discord.page import change
from cogs.discord.redrawer import UpToDate
from cogs.table import pings_page as calling_page
from cogs.table.pings_page import answered_page
from engine.core.actions import Refusal
from model.servers.outbox import Kind, OutboxEntry
from model.tables.moves import planned_move
from model.tables.table import Table
from service.live_store import Change
from service.match_records import Turn
from service.people import Calling
from service.tables import Tables


@dataclass(frozen=True)
class Call:
    """What is said, who is pinged by it, and which seat and question it is about, if it is about one."""

    text: str
    pinged: tuple[int, ...]
    seat: int | None = None
    question: int | None = None


class Calls(UpToDate):
    """The calls of one kind at all tables. Listens to Tables. A subclass says who is called."""

    KIND: ClassVar[Kind]
    NAME: ClassVar[str]  # for the log

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        self._outgoing, self._tables, self._calling = outgoing, tables, calling
        self._redrawer = outgoing.redrawer(self.NAME)
        self._shown: dict[int, OutboxEntry] = {}  # by table
        self._refused: dict[int, Call] = {}  # what Discord did not let through, by table

    # What differs between kinds

    def call(self, table: Table) -> Call | None:
        """The call that holds at a table now, said or not."""
        raise NotImplementedError

    def wait(self, table: Table) -> float | None:
        """The seconds until it is time to say it. None when that is past."""
        return 0

    def still_holds(self, table: Table, shown: OutboxEntry, call: Call) -> bool:
        return (shown.seat, shown.question) == (call.seat, call.question)

    async def keep(self, table: Table, shown: OutboxEntry, call: Call) -> None:
        """The line stays."""

    # Called by Tables and at the start

    def resume(self) -> None:
        """Know the lines from before the start: a table may change before its shard is ready."""
        for entry in self._outgoing.outbox.every(self.KIND):
            self._shown.setdefault(entry.number, entry)

    def changed(self, change: Change[Table]) -> None:
        self._redrawer.soon(self._update, change.id)

    def refresh(self) -> None:
        """After a start or a new session: take away what is not true any more."""
        for entry in self._outgoing.outbox.every(self.KIND):
            self._redrawer.soon(self._tidy, entry.id)

    # One table

    async def _update(self, table_id: int) -> None:
        holding, shown = self._holding(table_id), self._shown.get(table_id)
        if shown is not None and not self._stays(shown, holding):
            await self._take_away(shown)
            shown = None
        if holding is None:
            self._refused.pop(table_id, None)
            return
        table, call = holding
        if shown is not None:
            await self.keep(table, shown, call)
            return
        wait = self.wait(table)
        if wait is None or self._refused.get(table_id) == call or self._outgoing.muted_channels.rests(table.channel):
            return
        if wait > 0:
            self._redrawer.later(self._update, table_id, wait)
        else:
            await self._say(table, call)

    def _holding(self, table_id: int) -> tuple[Table, Call] | None:
        """A table with the call that holds now, if the server lets anyone be pinged and it is not for one alone."""
        table = self._tables.find(table_id)
        if table is None or table.policy.private or not self._calling.allowed(table.guild):
            return None
        with self._outgoing.languages.public(table.guild):
            call = self.call(table)
        return None if call is None else (table, call)

    def _stays(self, shown: OutboxEntry, holding: tuple[Table, Call] | None) -> bool:
        if holding is None:
            return False
        table, call = holding
        return shown.channel == table.channel and self.still_holds(table, shown, call)

    async def _tidy(self, entry_id: int) -> None:
        """Take away a line from before the start, unless it holds and is known."""
        entry = self._outgoing.outbox.get(entry_id)
        if entry is None:
            return
        if self._shown.get(entry.number) == entry and self._stays(entry, self._holding(entry.number)):
            self._redrawer.soon(self._update, entry.number)
        else:
            await self._take_away(entry)

    async def _take_away(self, entry: OutboxEntry) -> None:
        await self._outgoing.take_away(entry)
        if self._shown.get(entry.number) == entry:
            del self._shown[entry.number]

    async def _say(self, table: Table, call: Call) -> None:
        line = OutboxEntry(self.KIND, table.id, table.guild, table.channel, seat=call.seat, question=call.question)
        with self._outgoing.languages.public(table.guild):
            to_hand = Control(calling_page.CALLED, table.id, words=(self.KIND,))  # no other message has it
            buttons = below_line(button(calling_page.WORDS("my-hand"), to_hand, discord.ButtonStyle.primary))
        pinged = calling_page.mentioning(call.pinged)
        try:
            self._shown[table.id] = await self._outgoing.post_for_now(
                line, Urgency.WAITING, content=call.text, view=buttons, allowed_mentions=pinged
            )
        except discord.HTTPException as trouble:
            if not is_uncertain(trouble):
                self._refused[table.id] = call
            raise


class StartCalls(Calls):
    """Calls everyone who sits at a table when a match starts, or a round of a tournament. It goes with that round."""

    KIND = "start"
    NAME = "Start of table"

    def call(self, table: Table) -> Call | None:
        state = table.state
        if table.phase != "match" or state is None or state.phase != "play" or state.round > 1:
            return None
        people = [seat.member for seat in table.seats if seat.member is not None and not seat.since]
        if len(people) < 2 and table.tournament is None:
            return None  # who plays alone has pressed Start
        present = [seat.member for seat in table.seats if seat.present]
        pinged = tuple(member for member in people if member in present and self._calling.may_ping(table.guild, member))
        return Call(calling_page.start_text(table, people), pinged) if pinged else None

    def wait(self, table: Table) -> float | None:
        """Only the deal is the start."""
        return 0 if table.moves == 1 else None

    def still_holds(self, table: Table, shown: OutboxEntry, call: Call) -> bool:
        return True


UNPINGED = 20  # seconds of a turn in which no one is pinged to it


@dataclass(frozen=True)
class _Turn:
    """Whose turn began when, what it is about, and what that member had done last by then."""

    member: int
    question: int | None
    move: Turn | None
    since: float


class TurnPings(Calls):
    """One line per table that pings the player to move, if they want it and don't move soon.

    It leaves out who looks at their hand, who has just moved, and whom the deal of the match calls.
    """

    KIND = "ping"
    NAME = "Turn ping of table"

    def __init__(
        self, outgoing: Outgoing, tables: Tables, calling: Calling, follows: Callable[[int, int], bool]
    ) -> None:
        """``follows``: whether the hand of a member is open at a table, and changes by itself."""
        super().__init__(outgoing, tables, calling)
        self._follows = follows
        self._turns: dict[int, _Turn] = {}  # those of players to ping, by table

    def changed(self, change: Change[Table]) -> None:
        if change.after is None:
            self._turns.pop(change.id, None)
        super().changed(change)

    def call(self, table: Table) -> Call | None:
        seat, why, question = _seat_to_move(table), "turn", None
        if seat is None and table.state is not None and not table.paused and table.phase == "match":
            # the moves tell this apart from a turn of that seat
            seat, why, question = table.state.adding(), "adding", table.moves
        asked = None if seat is None else table.seats[seat]
        if asked is None or asked.member is None or not asked.present or not asked.notify:
            self._turns.pop(table.id, None)
            return None
        move = self._tables.stories.last_turn(table, asked.member)
        known = self._turns.get(table.id)
        if known is None or (known.member, known.question) != (asked.member, question):
            self._turns[table.id] = _Turn(asked.member, question, move, self._tables.now())
        return Call(calling_page.turn_text(why, table, asked.member), (asked.member,), seat, question)

    def wait(self, table: Table) -> float | None:
        turn = self._turns[table.id]
        left = turn.since + UNPINGED - self._tables.now()
        if table.moves == 1 or self._tables.stories.last_turn(table, turn.member) is not turn.move:
            return None
        return left if left > 0 else None if self._follows(table.id, turn.member) else 0


class Warnings(Calls):
    """One line per table that warns the player to move before their time is up, unless they want no pings.

    It stays for the whole turn, so that a turn has one warning at most, across restarts too. If the time is given
    again after one, the line tells the new end.
    """

    KIND = "warning"
    NAME = "Warning at table"

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        super().__init__(outgoing, tables, calling)
        self._said: dict[int, str] = {}  # what each line says, by its entry

    def refresh(self) -> None:
        """Set the clocks too: nothing may change at a table before its warning is due."""
        super().refresh()
        for table in self._tables.every():
            wait = self.wait(table) if table.phase == "match" else None
            if wait is not None:
                self._redrawer.later(self._update, table.id, wait)

    def call(self, table: Table) -> Call | None:
        seat = _seat_to_move(table)
        member = None if seat is None else table.seats[seat].member
        if seat is None or member is None or table.state is None or table.deadline is None:
            return None
        if not table.seats[seat].notify and not self._calling.may_ping(table.guild, member):
            return None
        return Call(calling_page.turn_text("warning", table, member), (member,), seat, table.state.asked)

    def wait(self, table: Table) -> float | None:
        moment = self._tables.clock.warning_at(table)
        return None if moment is None else max(0, moment - self._tables.now())

    def still_holds(self, table: Table, shown: OutboxEntry, call: Call) -> bool:
        """The same turn goes on, perhaps after a draw."""
        state = table.state
        if state is None or state.phase != "play" or state.turn != shown.seat:
            return False
        return state.asked == shown.question or bool(state.drawn)

    async def keep(self, table: Table, shown: OutboxEntry, call: Call) -> None:
        if self._said.get(shown.id) != call.text:
            line = self._outgoing.channel(shown.guild, shown.channel).get_partial_message(shown.message or 0)
            edit = partial(line.edit, content=call.text, allowed_mentions=calling_page.MENTION_NOBODY)
            with suppress(discord.NotFound, discord.Forbidden):  # somebody deleted it, and one call is enough
                await self._outgoing.ask(edit, Urgency.SOON, shown.channel)
            self._said[shown.id] = call.text
        if shown.question != call.question:
            self._shown[table.id] = await self._outgoing.outbox.save(replace(shown, question=call.question))

    async def _say(self, table: Table, call: Call) -> None:
        await super()._say(table, call)
        self._said[self._shown[table.id].id] = call.text

    async def _take_away(self, entry: OutboxEntry) -> None:
        await super()._take_away(entry)
        self._said.pop(entry.id, None)


def _seat_to_move(table: Table) -> int | None:
    """The seat to move, if a person plays it now and has not planned what."""
    if table.state is None or table.state.phase != "play" or table.paused or table.phase != "match":
        return None
    seat = table.state.turn
    return seat if table.seats[seat].present and isinstance(planned_move(table), Refusal | None) else None


log = logging.getLogger(__name__)


class PingQuestions(UpToDate):
    """The questions that nobody has answered yet. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        self._outgoing, self._tables, self._calling = outgoing, tables, calling
        self._redrawer = outgoing.redrawer("Question at table", min(1, outgoing.again))
        self._asked: dict[int, dict[int, Interaction]] = {}  # by table and member

    def changed(self, change: Change[Table]) -> None:
        self.redraw_soon(change.id)

    def redraw_soon(self, table_id: int) -> None:
        if table_id in self._asked:
            self._redrawer.soon(self._settle, table_id)

    def follow(self, table_id: int, interaction: Interaction) -> None:
        self._asked.setdefault(table_id, {})[interaction.user.id] = interaction
        self.redraw_soon(table_id)  # the table may have moved on while this was being shown

    def release(self, table_id: int, member: int) -> None:
        here = self._asked.get(table_id, {})
        here.pop(member, None)
        if not here:
            self._asked.pop(table_id, None)

    async def _settle(self, table_id: int) -> None:
        here = list(self._asked.get(table_id, {}).values())
        settled = (self._settle_one(table_id, interaction) for interaction in here)
        failed = [each for each in await asyncio.gather(*settled, return_exceptions=True) if each is not None]
        if failed:
            raise failed[0]

    async def _settle_one(self, table_id: int, interaction: Interaction) -> None:
        """Change the message, which its reader may have dismissed. Raises what is worth trying again."""
        settle: Callable[[], Awaitable[object]] = interaction.delete_original_response
        wanted = self._calling.known(interaction.guild_id or 0, interaction.user.id)
        if wanted is not None:
            with self._outgoing.languages.private(interaction.guild_id or 0, interaction.user.id):
                page = answered_page(wanted=wanted)
            settle = partial(change, interaction.edit_original_response, (), page)
        elif self._has_turns(table_id, interaction.user.id):
            return
        if self._outgoing.takes_changes(interaction):
            try:
                await self._outgoing.pacer.ask(settle, Urgency.SOON, None)
            except discord.HTTPException as trouble:
                if not is_final(trouble):
                    raise
                log.info("Couldn't update a question about pings: %s", sentence(trouble))
        self.release(table_id, interaction.user.id)

    def _has_turns(self, table_id: int, member: int) -> bool:
        """True if a member may still have turns at a table. Who left a match may come back."""
        table = self._tables.find(table_id)
        return table is not None and table.phase != "over" and table.seat_of(member) is not None
