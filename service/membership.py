"""What concerns a member in several places: coming back to a seat, and being forgotten."""

from model.member import Member
from model.refusals import TournamentSeat
from model.table import Table
from service.leaderboards import Leaderboards
from service.presets import Presets
from service.tables import Tables
from service.tournaments import Tournaments


class Membership:
    """Members across all services."""

    def __init__(self, tables: Tables, tournaments: Tournaments, leaderboards: Leaderboards, presets: Presets) -> None:
        self._tables, self._tournaments = tables, tournaments
        self._leaderboards, self._presets = leaderboards, presets

    async def join(self, table_id: int, member: Member) -> Table:
        """Sit down or come back. A player who left a tournament comes back to that too. Raises Refused."""
        try:
            return await self._tables.join(table_id, member)
        except TournamentSeat as seat:
            await self._tournaments.join(seat.tournament, member)
        return self._tables.get(table_id)

    async def forget(self, member: int) -> None:
        """Remove a member from all stored data. What others have played stays whole."""
        for service in (self._tournaments, self._tables, self._leaderboards, self._presets):
            await service.forget(member)
