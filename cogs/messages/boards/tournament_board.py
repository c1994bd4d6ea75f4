"""Keeps the main message of each tournament up to date. See ``cogs.messages.boards.message_board`` for how.

Listens to Tournaments and to Tables. The tables of a tournament have messages of their own, which ``TableBoard`` keeps.
"""

from cogs.messages.boards.message_board import MessageBoard
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.ui.components.page import Page
from cogs.ui.pages.tournament import tournament_page
from cogs.ui.pages.tournament.tournament_sheets import link_to
from model.servers.outbox import Kind
from model.tournaments.tournament import Tournament
from service.tournaments.locations import Locations
from service.tournaments.tournaments import Tournaments


class TournamentBoard(MessageBoard[Tournament]):
    """The board of all tournaments."""

    KIND: Kind = "tournament"

    def __init__(self, outgoing: Outgoing, tournaments: Tournaments, locations: Locations) -> None:
        super().__init__(outgoing, tournaments)
        self._tournaments, self._locations = tournaments, locations
        self._posted_after: dict[int, int] = {}  # the number of complete rounds when a message was posted

    def table_changed(self, table_id: int) -> None:
        """The only parts of a table shown here are which players are away, and where its message is when it is done."""
        tournament = self._tournaments.of_table(table_id, None)
        if tournament is not None and self._shown.get(tournament.id) != self._current(tournament.id):
            self.changed(tournament.id)

    def _away(self, tournament: Tournament) -> frozenset[int]:
        return tournament_page.absent(self._tournaments.live(tournament))

    def _links_of(self, tournament: Tournament) -> dict[int, str]:
        messages = self._tournaments.tables.messages
        return {
            table.id: link_to(table, messages[table.id])
            for known, table in self._tournaments.live(tournament)
            if known.scores is not None and table is not None and table.id in messages
        }

    async def page(self, tournament: Tournament) -> Page:
        return tournament_page.tournament_page(tournament, self._away(tournament), self._links_of(tournament))

    def content(self, number: int) -> object:
        tournament = self._tournaments.get(number)
        return tournament.version, self._links_of(tournament), self._away(tournament)

    async def last_page(self, tournament: Tournament) -> Page:
        self._posted_after.pop(tournament.id, None)
        return tournament_page.closed_page(tournament)

    def sinks(self, tournament: Tournament) -> bool:
        """Move down once a round is over, to below its tables, where all players look."""
        complete = len(tournament.complete)
        return complete > self._posted_after.setdefault(tournament.id, complete)

    async def post(self, number: int, urgency: Urgency = Urgency.NOW, *, moves: bool = False) -> None:
        self._posted_after[number] = len(self._tournaments.get(number).complete)
        await super().post(number, urgency, moves=moves)

    async def channel_gone(self, tournament: Tournament) -> None:
        await self._locations.channel_gone(tournament.channel)
