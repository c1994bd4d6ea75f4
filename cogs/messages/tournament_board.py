"""Keeps the standing message of each tournament up to date, and makes the threads in which its tables stand.

Listens to Tournaments and is the only one that writes of them to channels; ``cogs.messages.message_board`` tells how. The tables of a
tournament have messages of their own, which ``TableBoard`` keeps.
"""

import logging
from collections.abc import Sequence
from typing import Literal

import discord

from cogs.messages.message_board import MessageBoard
from cogs.messages.table_board import TableBoard
from cogs.ui import tournament_page
from cogs.ui.page import Page
from model.table import Table
from model.tournament import Tournament
from service.tournaments import Tournaments

ASLEEP: Literal[4320] = 4320  # minutes without a message until a thread is put away; a message wakes it

log = logging.getLogger(__name__)


class TournamentBoard(MessageBoard[Tournament]):
    """One for the whole bot."""

    KIND = "tournament"

    def __init__(self, client: discord.Client, tournaments: Tournaments, table_board: TableBoard) -> None:
        super().__init__(client, tournaments, tournaments.tables.pauses.again)
        self._tournaments, self._publisher = tournaments, table_board
        self._posted_after: dict[int, int] = {}  # how many rounds were complete when a message was posted
        self._absent: dict[int, frozenset[int]] = {}  # for whom computer players play, as it is shown
        tournaments.listeners.append(self.changed)
        tournaments.tables.listeners.append(self.table_changed)
        tournaments.rooms = self.rooms
        table_board.elsewhere, table_board.tournament_of = self.move_out, self.tournament_of

    def changed(self, tournament_id: int) -> None:
        super().changed(tournament_id)
        tournament = self.tournament_of(None, tournament_id)
        for known in tournament.tables if tournament else ():
            self._publisher.show_hands(known.table)

    def table_changed(self, table_id: int) -> None:
        """Of all that happens at a table only this is shown here: whether its seats are played by their owners."""
        tournament = self.tournament_of(table_id, None)
        if tournament is None:
            return
        absent = tournament_page.absent(self._tournaments.live(tournament))
        if absent != self._absent.get(tournament.id, absent):
            super().changed(tournament.id)

    def tournament_of(self, table_id: int | None, tournament_id: int | None) -> Tournament | None:
        """A tournament that is not cleared away: the one with this id, or in which there was this table."""
        return next(
            (each for each in self._tournaments.every() if each.id == tournament_id or _had(each, table_id)), None
        )

    async def page(self, tournament: Tournament) -> Page:
        absent = self._absent[tournament.id] = tournament_page.absent(self._tournaments.live(tournament))
        return tournament_page.tournament_page(tournament, absent)

    def last_page(self, tournament: Tournament) -> Page:
        self._posted_after.pop(tournament.id, None)
        self._absent.pop(tournament.id, None)
        return tournament_page.closed_page(tournament)

    def sinks(self, tournament: Tournament) -> bool:
        """When a round is over, below its tables: that is where everybody looks."""
        complete = len(tournament.complete)
        return complete > self._posted_after.setdefault(tournament.id, complete)

    async def post(self, tournament_id: int) -> None:
        self._posted_after[tournament_id] = len(self._tournaments.get(tournament_id).complete)
        await super().post(tournament_id)

    async def channel_gone(self, tournament: Tournament) -> None:
        await self._tournaments.abandon(lambda other: other.channel == tournament.channel)

    # Threads

    async def rooms(self, tournament: Tournament, wanted: int) -> Sequence[int]:
        """The places that there are, and as many more threads as can be made up to how many are wanted."""
        places = list(tournament.channels)
        try:
            channel = await self._channel(tournament)
            while isinstance(channel, discord.TextChannel) and len(places) < wanted:
                places.append((await _new_thread(channel, tournament, len(places))).id)
        except (discord.HTTPException, OSError) as trouble:
            log.warning("Tournament %s has %s places, not %s: %s", tournament.id, len(places), wanted, trouble)
        return places

    async def _channel(self, tournament: Tournament) -> object:
        """The channel itself; before the gateway is open nothing is known of it yet."""
        return self._client.get_channel(tournament.channel) or await self._client.fetch_channel(tournament.channel)

    def move_out(self, table: Table) -> bool:
        """A table may not be shown where it stands: if that is a thread, it finds a place in the channel."""
        tournaments, tables = self._tournaments, self._tournaments.tables
        owner = next((each for each in tournaments.every() if each.id == table.tournament), None)
        if owner is None or table.channel == owner.channel or tables.homeless is None:
            return False
        tables.homeless(table)
        return True


def _had(tournament: Tournament, table_id: int | None) -> bool:
    return any(known.table == table_id for played in tournament.played for known in played.tables)


async def _new_thread(channel: discord.TextChannel, tournament: Tournament, number: int) -> discord.Thread:
    """Table 1 is that of the best in every round, so a thread serves all rounds."""
    name = f"Tournament {tournament.id} · Table {number + 1}"
    return await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ASLEEP)
