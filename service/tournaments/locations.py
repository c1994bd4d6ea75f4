"""What happens to tables and tournaments whose server, channel or thread is gone."""

from collections.abc import Callable

from model.tables.table import Table
from model.tournaments.tournament import Tournament
from service.tables.tables import Tables
from service.tournaments.tournaments import Tournaments


class Locations:
    """Ends what lost its place."""

    def __init__(self, tables: Tables, tournaments: Tournaments) -> None:
        self._tables, self._tournaments = tables, tournaments

    def places(self) -> set[tuple[int, int]]:
        return self._tables.places() | self._tournaments.places()

    async def guild_gone(self, guild: int) -> None:
        await self.gone(lambda thing: thing.guild == guild)

    async def channel_gone(self, channel: int) -> None:
        """A channel was deleted with every thread in it, or a thread. Of those asleep Discord says nothing."""
        await self.gone(lambda thing: channel in (thing.channel, thing.parent))

    async def gone(self, gone: Callable[[Table | Tournament], bool]) -> None:
        """End everything there. Tournaments go first, because their tables would only be played again."""
        await self._tournaments.abandon(gone)
        for table in filter(gone, self._tables.every()):
            await self._tables.abandon(table.id)
