"""Pings the player to move: when their turn begins, or they may add a rule, if they asked for it, and before their
time is up.
"""

from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord

from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.pings.calls import Call, Calls
from cogs.ui.pages.table import pings_page as calling_page
from engine.core.actions import Refusal
from model.servers.outbox import OutboxEntry
from model.tables.due import same_turn
from model.tables.planning import planned_move
from model.tables.table import Table
from service.people.calling import Calling
from service.tables.tables import Tables


class TurnPings(Calls):
    """One line per table that pings the player to move, if they want it."""

    KIND = "ping"
    NAME = "Turn ping of table"

    def call(self, table: Table) -> Call | None:
        seat, text, question = _seat_to_move(table), calling_page.turn_text, None
        if seat is None and table.state is not None and not table.paused and table.phase == "match":
            # the moves tell this apart from a turn of that seat
            seat, text, question = table.state.adding(), calling_page.adding_text, table.moves
        asked = None if seat is None else table.seats[seat]
        if asked is None or asked.member is None or not asked.present or not asked.notify:
            return None
        return Call(text(table, asked.member), (asked.member,), seat, question)


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
        return Call(calling_page.warning_text(table, member), (member,), seat, table.state.asked)

    def wait(self, table: Table) -> float | None:
        moment = self._tables.warning_at(table)
        return None if moment is None else max(0, moment - self._tables.now())

    def still_holds(self, table: Table, shown: OutboxEntry, call: Call) -> bool:
        """The same turn goes on, perhaps after a draw."""
        return table.state is not None and same_turn(table.state, shown.seat, shown.question)

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
