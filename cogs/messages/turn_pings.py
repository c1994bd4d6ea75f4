"""One line per table that pings the player to move, if they asked for it. The next one replaces it.

Each line has an entry among the leftovers from before it is posted until it is deleted, so none is left lying about.
"""

import discord

from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.ui.titles import title
from model.leftover import Leftover
from model.refusals import NoSuchTable
from model.table import Table
from service.tables import Tables

MARK = ", it is your turn at "


class TurnPings:
    """The pings of all tables. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        self._outgoing, self._tables = outgoing, tables
        self._redrawer = outgoing.redrawer("Turn ping of table")
        self._shown: dict[int, Leftover] = {}  # by table

    def changed(self, table_id: int) -> None:
        """A table has changed."""
        self._redrawer.soon(self._update, table_id)

    @property
    def waiting(self) -> int:
        """How many pings are out of date."""
        return self._redrawer.waiting

    def refresh(self) -> None:
        """After a start or a new session: take away what is not true any more. This pings no one."""
        for leftover in self._outgoing.leftovers.every("ping"):
            self._shown.setdefault(leftover.number, leftover)
            self._redrawer.soon(self._tidy, leftover.id)

    async def stop(self) -> None:
        """Stop pinging."""
        await self._redrawer.stop()

    async def _update(self, table_id: int) -> None:
        shown, wanted = self._shown.get(table_id), self._seat_to_ping(table_id)
        if shown is not None and (wanted != shown.seat or shown.message is None):
            await self._take_away(shown)
            shown = None
        if wanted is not None and shown is None:
            await self._ping(self._tables.get(table_id), wanted)

    async def _tidy(self, leftover_id: int) -> None:
        leftover = self._outgoing.leftovers.get(leftover_id)
        if leftover is None:
            return
        stays = leftover.message is not None and self._shown.get(leftover.number) is leftover
        if not stays or self._seat_to_ping(leftover.number) != leftover.seat:
            await self._take_away(leftover)

    async def _take_away(self, leftover: Leftover) -> None:
        await self._outgoing.take_away(leftover, lambda message: _is_ping(message, leftover))
        if self._shown.get(leftover.number) == leftover:
            del self._shown[leftover.number]

    def _seat_to_ping(self, table_id: int) -> int | None:
        """The seat to move, if its player is there and wants to be pinged, and the server allows it."""
        try:
            table = self._tables.get(table_id)
        except NoSuchTable:
            return None
        if table.state is None or table.state.phase != "play" or table.paused:
            return None
        if not self._tables.settings.of(table.guild).pings:
            return None
        seat = table.seats[table.state.turn]
        return table.state.turn if seat.present and seat.notify else None

    async def _ping(self, table: Table, seat: int) -> None:
        if self._outgoing.silence.rests(table.channel):
            return
        user = discord.Object(table.seats[seat].member or 0)
        leftover = await self._outgoing.leftovers.begin("ping", table.id, table.guild, table.channel, seat=seat)
        self._shown[table.id] = leftover
        text = f"<@{user.id}>{MARK}{title(table)}."
        allowed = discord.AllowedMentions(users=[user])
        try:
            message = await self._outgoing.post(leftover, Urgency.WAITING, content=text, allowed_mentions=allowed)
        except Exception:
            if self._outgoing.leftovers.get(leftover.id) is None:
                self._shown.pop(table.id, None)  # it was refused, so nothing is there
            raise
        self._shown[table.id] = await self._outgoing.arrived(leftover, message.id)


def _is_ping(message: discord.Message, leftover: Leftover) -> bool:
    """Whether a message of the bot is a ping of this table."""
    return f"{MARK}Table {leftover.number} ·" in message.content
