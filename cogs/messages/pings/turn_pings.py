"""Pings the player to move: soon after their turn begins, or they may add a rule, if they asked for it, and before
their time is up.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import discord

from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.pings.calls import Call, Calls
from cogs.ui.pages.table import pings_page as calling_page
from engine.core.actions import Refusal
from model.servers.outbox import OutboxEntry
from model.tables.planning import planned_move
from model.tables.table import Table
from service.people.calling import Calling
from service.tables.match_records import Turn
from service.tables.tables import Tables

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

    def changed(self, table_id: int) -> None:
        if table_id not in self._tables:
            self._turns.pop(table_id, None)
        super().changed(table_id)

    def call(self, table: Table) -> Call | None:
        seat, why, question = _seat_to_move(table), "turn", None
        if seat is None and table.state is not None and not table.paused and table.phase == "match":
            # the moves tell this apart from a turn of that seat
            seat, why, question = table.state.adding(), "adding", table.moves
        asked = None if seat is None else table.seats[seat]
        if asked is None or asked.member is None or not asked.present or not asked.notify:
            self._turns.pop(table.id, None)
            return None
        move = self._tables.last_turn(table.id, asked.member)
        known = self._turns.get(table.id)
        if known is None or (known.member, known.question) != (asked.member, question):
            self._turns[table.id] = _Turn(asked.member, question, move, self._tables.now())
        return Call(calling_page.turn_text(why, table, asked.member), (asked.member,), seat, question)

    def wait(self, table: Table) -> float | None:
        turn = self._turns[table.id]
        left = turn.since + UNPINGED - self._tables.now()
        if table.moves == 1 or self._tables.last_turn(table.id, turn.member) is not turn.move:
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
        moment = self._tables.warning_at(table)
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
