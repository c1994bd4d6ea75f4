"""The lines that call players to a table, and the private question whether to.

They are called when the cards are dealt, to their turn, and before their time is up.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from discord import ButtonStyle

from cogs.discord.controls import Button, Control, Interaction, button
from cogs.discord.followers import Followed, FollowedMessages, Newest, Owner
from cogs.discord.lines import Line, Lines
from cogs.discord.page import ACTIVE, line
from cogs.discord.rate_limits import Outgoing
from cogs.discord.text import title
from cogs.table.pages import CALLED, WORDS
from engine.core.actions import Refusal
from engine.words import and_listed
from model.servers.outbox import OutboxEntry
from model.tables.moves import Turn, planned_move
from model.tables.naming import names
from model.tables.table import Table
from service.live_store import Change
from service.people import Calling
from service.tables import Tables

UNPINGED = 20  # seconds of a turn in which no one is pinged to it


class Calls(Lines):
    """Lines that ping players where their server allows it. A table for one person alone has none."""

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        super().__init__(outgoing, tables)
        self._calling = calling

    def _may_call(self, table: Table) -> bool:
        return not table.policy.private and self._tables.settings.of(table.guild).pings

    def _words(self, table: Table, text: Callable[[], str]) -> tuple[str, Button]:
        """A text with the button below it, whose control is that of this kind alone."""
        to_hand = Control(CALLED, table.id, words=(self.KIND,))
        return text(), button(WORDS("my-hand"), to_hand, ButtonStyle.primary)


class StartCalls(Calls):
    """Call everyone who sits at a table when a match starts, or a round of a tournament. The line goes with the round.

    Who plays alone has pressed Start, and isn't called.
    """

    KIND = "start"
    NAME = "Start of table"

    def wanted(self, table: Table) -> Line | None:
        state = table.state
        if table.phase != "match" or state is None or state.phase != "play" or state.round > 1:
            return None
        people = [seat.member for seat in table.seats if seat.member is not None and not seat.since]
        if not self._may_call(table) or (len(people) < 2 and table.tournament is None):
            return None
        present = {seat.member for seat in table.seats if seat.present}
        pinged = tuple(each for each in people if each in present and self._calling.may_ping(table.guild, each))
        wait = 0 if table.moves == 1 else None  # only the deal is the start
        words = partial(self._words, table, partial(start_text, table, people))
        return Line(words, pinged, wait=wait) if pinged else None


def start_text(table: Table, members: Iterable[int]) -> str:
    first = names(table)[table.state.turn] if table.state else ""
    return WORDS("start", players=and_listed([f"<@{each}>" for each in members]), table=title(table), first=first)


@dataclass(frozen=True)
class _Turn:
    """A turn to ping a player to."""

    member: int
    question: int | None
    move: Turn | None  # what the member had done last when it began
    since: float


class TurnPings(Calls):
    """Ping the player to move, or to add a rule, soon after their turn begins, if they want it and don't move.

    Players who look at their hand, who have just moved, or whom the deal of the match calls are left out.
    """

    KIND = "ping"
    NAME = "Turn ping of table"

    def __init__(
        self, outgoing: Outgoing, tables: Tables, calling: Calling, follows: Callable[[int, int], bool]
    ) -> None:
        """``follows``: tells if the hand of a member is open at a table, and changes by itself."""
        super().__init__(outgoing, tables, calling)
        self._follows = follows
        self._turns: dict[int, _Turn] = {}  # those of players to ping, by table

    def changed(self, change: Change[Table]) -> None:
        if change.after is None:
            self._turns.pop(change.id, None)
        super().changed(change)

    def wanted(self, table: Table) -> Line | None:
        seat, why, question = _seat_to_move(table), "turn", None
        if seat is None and table.state is not None and not table.paused and table.phase == "match":
            # the moves tell this apart from a turn of that seat
            seat, why, question = table.state.adding(), "adding", table.moves
        asked = None if seat is None else table.seats[seat]
        if asked is None or asked.member is None or not (asked.present and asked.notify and self._may_call(table)):
            self._turns.pop(table.id, None)
            return None
        member, known = asked.member, self._turns.get(table.id)
        if known is None or (known.member, known.question) != (member, question):
            move = self._tables.stories.last_turn(table, member)
            known = self._turns[table.id] = _Turn(member, question, move, self._tables.now())
        wait: float | None = max(0, known.since + UNPINGED - self._tables.now())
        needless = table.moves == 1 or (not wait and self._follows(table.id, member))
        if needless or self._tables.stories.last_turn(table, member) is not known.move:
            wait = None
        words = partial(self._words, table, partial(turn_text, why, table, member))
        return Line(words, (member,), seat=seat, question=question, wait=wait)


class Warnings(Calls):
    """Warn the player to move before their time is up, unless they want no pings.

    The line stays for the whole turn, so that a turn has one warning at most, across restarts too. If the time is given
    again after one, the line tells the new end.
    """

    KIND = "warning"
    NAME = "Warning at table"

    def refresh(self) -> None:
        """Set the clocks too: nothing may change at a table before its warning is due."""
        super().refresh()
        for table in self._tables.every():
            line = self.wanted(table)
            if line is not None and line.wait is not None:
                self._redrawer.later(self._update, table.id, line.wait)

    def wanted(self, table: Table) -> Line | None:
        seat = _seat_to_move(table)
        member = None if seat is None else table.seats[seat].member
        if seat is None or member is None or table.state is None or table.deadline is None or not self._may_call(table):
            return None
        if not table.seats[seat].notify and not self._calling.may_ping(table.guild, member):
            return None
        moment = self._tables.clock.warning_at(table)
        wait = None if moment is None else max(0, moment - self._tables.now())
        words = partial(self._words, table, partial(turn_text, "warning", table, member))
        return Line(words, (member,), seat=seat, question=table.state.asked, wait=wait, end=table.deadline)

    def holds(self, table: Table, entry: OutboxEntry) -> bool:
        """The same turn goes on, perhaps after a draw."""
        state = table.state
        if state is None or state.phase != "play" or state.turn != entry.seat or self.wanted(table) is None:
            return False
        return state.asked == entry.question or bool(state.drawn)


def turn_text(why: str, table: Table, member: int) -> str:
    """Calls a player to their ``turn``, to ``adding`` a rule, or with a ``warning`` before their time is up."""
    key, when = "ping-turn" if why == "turn" else why, f"<t:{round(table.deadline or 0)}:R>"
    return WORDS(key, player=f"<@{member}>", table=title(table), when=when)


def _seat_to_move(table: Table) -> int | None:
    """The seat to move, if a person plays it now and has not planned what."""
    if table.state is None or table.state.phase != "play" or table.paused or table.phase != "match":
        return None
    seat = table.state.turn
    return seat if table.seats[seat].present and isinstance(planned_move(table), Refusal | None) else None


class PingQuestions(FollowedMessages):
    """The questions that nobody has answered yet, in the messages that confirm seats.

    When one is answered elsewhere, its message says what was answered. When there are no turns to be pinged to any
    more, it goes. After its token has died it stays, and can still be answered.
    """

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        super().__init__(outgoing, "Question at table")
        self._tables, self._calling = tables, calling

    def follow(self, table: Table, interaction: Interaction, message: int) -> None:
        self._follow(table, interaction, message, ())
        answered = self._tables.preferences.of(table.guild, interaction.user.id).pings is not None
        if answered or self._tables.find(table.id) is not table:  # it has moved on while this was being shown
            self.redraw_soon(table.id)

    async def newest(self, followed: Followed, owner: Owner) -> Newest | None:
        table, (number, member) = followed.table, owner
        wanted, now = self._tables.preferences.of(table.guild, member).pings, self._tables.find(number)
        if wanted is None and now is not None and now.phase != "over" and now.seat_of(member) is not None:
            return None  # they may still have turns; who left a match may come back
        page = None if wanted is None else line(WORDS("wanted" if wanted else "unwanted"), ACTIVE)
        return Newest(("answered",), page, last=True)
