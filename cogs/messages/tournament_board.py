"""Keeps the main message of each tournament up to date. See ``cogs.messages.message_board`` for how.

Listens to Tournaments and to Tables. The tables of a tournament have messages of their own, which ``TableBoard`` keeps.
"""

from cogs.messages.message_board import MessageBoard
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.ui import tournament_page
from cogs.ui.page import Page
from model.leftover import Kind
from model.tournament import Tournament
from service.locations import Locations
from service.tournaments import Tournaments

LONGEST_WORD = 200  # for an edition


class TournamentBoard(MessageBoard[Tournament]):
    """The board of all tournaments."""

    KIND: Kind = "tournament"

    def __init__(self, outgoing: Outgoing, tournaments: Tournaments, locations: Locations) -> None:
        super().__init__(outgoing, tournaments)
        self._tournaments, self._locations = tournaments, locations
        self._posted_after: dict[int, int] = {}  # the number of complete rounds when a message was posted
        self._absent: dict[int, frozenset[int]] = {}  # the entrants shown as away, by tournament

    def table_changed(self, table_id: int) -> None:
        """The only part of a table shown here is which players are away."""
        tournament = self._tournaments.of_table(table_id, None)
        if tournament is None:
            return
        absent = tournament_page.absent(self._tournaments.live(tournament))
        if absent != self._absent.get(tournament.id, absent):
            self.changed(tournament.id)

    async def page(self, tournament: Tournament) -> Page:
        absent = self._absent[tournament.id] = tournament_page.absent(self._tournaments.live(tournament))
        return tournament_page.tournament_page(tournament, absent)

    def edition(self, tournament: Tournament) -> str:
        absent = sorted(tournament_page.absent(self._tournaments.live(tournament)))
        return f"{tournament.version} {absent}"[:LONGEST_WORD]

    def _is_current(self, number: int) -> bool:
        return number in self._tournaments.messages and self._is_shown(self._tournaments.get(number))

    def last_page(self, tournament: Tournament) -> Page:
        self._posted_after.pop(tournament.id, None)
        self._absent.pop(tournament.id, None)
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
