"""Who has won a season of a server, and who has the role for it."""

from db.database.store import Store
from db.repositories.servers import champions as rows
from model.people.champion import Champion


class Champions:
    """The champions of all servers. They are crowned when a season ends."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int) -> list[Champion]:
        return await self._store.read(rows.of, guild)

    async def of_member(self, member: int) -> list[Champion]:
        return await self._store.read(rows.of_member, member)

    async def guilds(self) -> list[int]:
        return await self._store.read(rows.guilds)

    async def note(self, champion: Champion) -> bool:
        """Save what became of the role. Returns False if the member was forgotten meanwhile. Raises StoreError."""
        return await self._store.write(rows.note, champion)
