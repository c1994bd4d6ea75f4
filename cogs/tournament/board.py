"""Keeps the main message of each tournament up to date. See ``cogs.discord.boards`` for how.

Listens to Tournaments. The tables of a tournament have messages of their own, which ``TableBoard`` keeps.
"""

from cogs.discord.boards import MessageBoard
from cogs.discord.outgoing import Outgoing, Urgency
from cogs.discord.page import Page
from cogs.tournament.pages import closed_page, tournament_page
from model.servers.outbox import Kind
from model.tournaments.tournament import Tournament
from service.tournaments import Locations, Tournaments


class TournamentBoard(MessageBoard[Tournament]):
    """The board of all tournaments."""

    KIND: Kind = "tournament"

    def __init__(self, outgoing: Outgoing, tournaments: Tournaments, locations: Locations) -> None:
        super().__init__(outgoing, tournaments)
        self._tournaments, self._locations = tournaments, locations
        self._posted_after: dict[int, int] = {}  # the number of complete rounds when a message was posted

    async def page(self, tournament: Tournament) -> Page:
        return tournament_page(tournament)

    async def last_page(self, tournament: Tournament) -> Page:
        self._posted_after.pop(tournament.id, None)
        return closed_page(tournament)

    def sinks(self, tournament: Tournament) -> bool:
        """Move down once a round is over, to below its tables, where all players look."""
        complete = len(tournament.complete)
        return complete > self._posted_after.setdefault(tournament.id, complete)

    async def post(self, number: int, urgency: Urgency = Urgency.NOW, *, moves: bool = False) -> None:
        self._posted_after[number] = len(self._tournaments.get(number).complete)
        await super().post(number, urgency, moves=moves)

    async def channel_gone(self, tournament: Tournament) -> None:
        await self._locations.channel_gone(tournament.channel)
