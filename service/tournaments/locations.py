"""What happens to tables and tournaments whose server, channel or thread is gone."""

from collections.abc import Callable

from model.tables.table import Table
from service.tables.residency import Located
from service.tables.tables import Tables
from service.tournaments.tournaments import Tournaments


class Locations:
    """Ends or moves what lost its place."""

    def __init__(self, tables: Tables, tournaments: Tournaments) -> None:
        self._tables, self._tournaments = tables, tournaments

    def places(self) -> set[tuple[int, int]]:
        """The servers and channels in which anything stands."""
        return self._tables.places() | self._tournaments.places()

    async def guild_gone(self, guild: int) -> None:
        await self.gone(lambda thing: thing.guild == guild)

    async def channel_gone(self, channel: int) -> None:
        """A channel was deleted with every thread in it. Of those that are asleep Discord says nothing."""
        await self.gone(lambda thing: channel in (thing.channel, thing.parent))

    async def thread_gone(self, thread: int) -> None:
        """A thread was deleted, with its tables. Tournament tables go on in the tournament's channel."""
        await self._tournaments.thread_gone(thread)
        await self.channel_gone(thread)

    async def gone(self, gone: Callable[[Located], bool]) -> None:
        """End everything there. Tournaments go first, because their tables would only look for another channel."""
        await self._tournaments.abandon(gone)
        for table in self._tables.located(gone):
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
