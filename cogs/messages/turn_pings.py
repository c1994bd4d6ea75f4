"""Pings the player to move: when their turn begins, or they may add a rule, if they asked for it, and before their
time is up.
"""

from collections.abc import Callable
from dataclasses import replace

from cogs.messages.calls import Call, Calls
from cogs.messages.outgoing import Outgoing
from cogs.ui import calling_page
from model.calls import same_turn
from model.leftover import Leftover
from model.share import Share
from model.table import Table
from service.calling import Calling
from service.tables import Tables


class TurnPings(Calls):
    """One line per table that pings the player to move, if they want it."""

    KIND = "ping"
    NAME = "Turn ping of table"

    def call(self, table: Table) -> Call | None:
        seat, adds = _seat_to_move(table), _seat_to_add_a_rule(table)
        if seat is not None:
            return _ping(table, seat, calling_page.turn_text)
        return None if adds is None else _ping(table, adds, calling_page.adding_text, table.moves)


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

    def refresh(self, part: Share) -> None:
        """Set the clocks too: tables that sleep are looked at when they have to be."""
        super().refresh(part)
        for number in self._tables.numbers(part):
            moment = self._tables.look_for_warning(number)
            if moment is not None:
                self._redrawer.later(self._update, number, max(0, moment - self._tables.now()))

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

    def still_holds(self, table: Table, shown: Leftover, call: Call) -> bool:
        """The same turn goes on, perhaps after a draw."""
        return table.state is not None and same_turn(table.state, shown.seat, shown.question)

    async def keep(self, table: Table, shown: Leftover, call: Call) -> None:
        if self._said.get(shown.id) != call.text:
            await self._reword(shown, call.text)
            self._said[shown.id] = call.text
        if shown.question != call.question:
            self._shown[table.id] = await self._outgoing.leftovers.save(replace(shown, question=call.question))

    async def _say(self, table: Table, call: Call, begun: Leftover | None) -> None:
        await super()._say(table, call, begun)
        self._said[self._shown[table.id].id] = call.text

    async def _take_away(self, leftover: Leftover) -> None:
        await super()._take_away(leftover)
        self._said.pop(leftover.id, None)


def _ping(table: Table, seat: int, text: Callable[[Table, int], str], question: int | None = None) -> Call | None:
    """A ping for the owner of a seat, if they want pings. ``question`` tells it from one for a turn of that seat."""
    member = table.seats[seat].member
    return Call(text(table, member), (member,), seat, question) if member and table.seats[seat].notify else None


def _seat_to_move(table: Table) -> int | None:
    """The seat to move, if a person plays it now."""
    if table.state is None or table.state.phase != "play" or table.paused or table.phase != "match":
        return None
    return table.state.turn if table.seats[table.state.turn].present else None


def _seat_to_add_a_rule(table: Table) -> int | None:
    """The seat that may add a rule before the next deal, if a person plays it now."""
    seat = table.state.adding() if table.state and not table.paused and table.phase == "match" else None
    return seat if seat is not None and table.seats[seat].present else None
