"""Keeps the main message of each tournament up to date. See ``cogs.discord.boards`` for how.

Listens to Tournaments. The tables of a tournament have messages of their own, which ``TableBoard`` keeps.
"""

from cogs.discord.boards import MessageBoard
from cogs.discord.page import Page
from cogs.tournament.pages import tournament_page
from model.tournaments.tournament import Tournament
from service.live_store import Change


class TournamentBoard(MessageBoard[Tournament]):
    """The board of all tournaments."""

    KIND = "tournament"

    def changed(self, change: Change[Tournament]) -> None:
        """Move down once a round is over, to below its tables, where all players look."""
        before, after = change.before, change.after
        if before is not None and after is not None and len(after.complete) > len(before.complete):
            self._sunk.add(change.id)
        self.redraw_soon(change.id)

    async def page(self, tournament: Tournament) -> Page:
        return tournament_page(tournament)
