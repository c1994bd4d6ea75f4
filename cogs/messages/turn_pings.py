"""One line per table that pings the player to move, if they asked for it. The next one replaces it."""

from contextlib import suppress

import discord

from cogs.messages.redrawer import Redrawer
from cogs.ui.titles import title
from model.table import Table
from service.tables import Tables


class TurnPings:
    """The pings of all tables. Listens to Tables."""

    def __init__(self, client: discord.Client, tables: Tables, again: float) -> None:
        self._client, self._tables = client, tables
        self._redrawer = Redrawer("turn ping of table", again)
        self._shown: dict[int, tuple[int, discord.Message]] = {}  # by table: the seat that was pinged, and where

    def changed(self, table_id: int) -> None:
        """A table has changed."""
        self._redrawer.soon(self._update, table_id)

    @property
    def waiting(self) -> int:
        """How many pings are out of date."""
        return self._redrawer.waiting

    async def stop(self) -> None:
        """Stop pinging."""
        await self._redrawer.stop()

    async def _update(self, table_id: int) -> None:
        seat, message = self._shown.get(table_id, (None, None))
        wanted = self._seat_to_ping(table_id)
        if wanted == seat:
            return
        if message is not None:
            del self._shown[table_id]
            with suppress(discord.NotFound):  # a moderator deleted it
                await message.delete()
        if wanted is not None:
            self._shown[table_id] = wanted, await self._ping(self._tables.get(table_id), wanted)

    def _seat_to_ping(self, table_id: int) -> int | None:
        """The seat to move, if its player is there and wants to be pinged."""
        table = next((table for table in self._tables.every() if table.id == table_id), None)
        if table is None or table.state is None or table.state.phase != "play" or table.paused:
            return None
        seat = table.seats[table.state.turn]
        return table.state.turn if seat.present and seat.notify else None

    async def _ping(self, table: Table, seat: int) -> discord.Message:
        user = discord.Object(table.seats[seat].member or 0)
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        text = f"<@{user.id}>, it is your turn at {title(table)}."
        return await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[user]))
