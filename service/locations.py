"""What happens to tables and tournaments whose server, channel or thread is gone."""

from collections.abc import Callable
from typing import Protocol

from model.table import Table
from service.tables import Tables
from service.tournaments import Tournaments


class Located(Protocol):
    """A table or a tournament in a channel of a server."""

    @property
    def guild(self) -> int:
        """The server."""

    @property
    def channel(self) -> int:
        """The channel or thread."""


class Locations:
    """Ends or moves tables and tournaments that lost their place."""

    def __init__(self, tables: Tables, tournaments: Tournaments) -> None:
        self._tables, self._tournaments = tables, tournaments

    async def guild_gone(self, guild: int) -> None:
        """The bot was removed from a server, so everything there is over."""
        await self.gone(lambda thing: thing.guild == guild)

    async def channel_gone(self, channel: int) -> None:
        """A channel was deleted, with its tables and its tournament."""
        await self.gone(lambda thing: thing.channel == channel)

    async def thread_gone(self, thread: int) -> None:
        """A thread was deleted, with its tables. Tournament tables go on in the tournament's channel."""
        await self._tournaments.thread_gone(thread)
        await self.channel_gone(thread)

    async def gone(self, gone: Callable[[Located], bool]) -> None:
        """End everything there. Tournaments go first, because their tables would only look for another channel."""
        await self._tournaments.abandon(gone)
        for table in filter(gone, self._tables.every()):
            if table.policy.outlives_channel:
                self._tournaments.move_out_soon(table)
            else:
                await self._tables.abandon(table.id)

    def unwelcome(self, table: Table) -> bool:
        """A table may not be shown where it is. Returns whether it moves to another channel."""
        tournament = self._tournaments.of_table(table.id, table.tournament)
        if tournament is None or table.channel == tournament.channel:
            return False
        self._tournaments.move_out_soon(table)
        return True
