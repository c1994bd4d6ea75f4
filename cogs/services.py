"""All services, and all messages that change by themselves: each is made once, with what becomes of it."""

from typing import Final

from cogs.messages.boards.table_board import TableBoard
from cogs.messages.boards.tournament_board import TournamentBoard
from cogs.messages.day_results import DayResults
from cogs.messages.event_tables import EventTables
from cogs.messages.greetings import Greetings
from cogs.messages.hands import Hands
from cogs.messages.painter import Painter
from cogs.messages.pings.calls import StartCalls
from cogs.messages.pings.invitations import Invitations
from cogs.messages.pings.ping_questions import PingQuestions
from cogs.messages.pings.role_lines import RoleLines
from cogs.messages.pings.turn_pings import TurnPings, Warnings
from cogs.messages.places import Places
from cogs.messages.threads import TableThreads
from cogs.play import Play
from cogs.records import Ground


class Services(Play):
    """What the client and the cogs use: the services, with what shows them. None of them is ever replaced."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        out = self.outgoing
        self.painter: Final = Painter()
        self.hands: Final = Hands(out, self.tables, self.painter)
        self.table_threads: Final = TableThreads(out, self.tables)
        self.table_board: Final = TableBoard(out, self.tables, self.locations, self.painter, self.table_threads)
        self.tournament_board: Final = TournamentBoard(out, self.tournaments, self.locations)
        self.invitations: Final = Invitations(out, self.tables, self.calling)
        self.role_lines: Final = RoleLines(out, self.tables)
        self.event_tables: Final = EventTables(out, self.tables, self.presets, self.table_board, self.role_lines)
        self.ping_questions: Final = PingQuestions(out, self.tables, self.calling)
        turns = TurnPings(out, self.tables, self.calling, self.hands.follows)
        self.calls: Final = turns, *(kind(out, self.tables, self.calling) for kind in (Warnings, StartCalls))
        self.day_results: Final = DayResults(out, self.days)
        self.places: Final = Places(out, self.locations)
        self.greetings: Final = Greetings(out, self.retention)

        # Each kind by what happens to it. A new one is told here, and its listeners in ``operation.composition``.
        self.at_tables: Final = (
            *(self.hands, self.ping_questions, self.table_board),
            *(*self.calls, self.invitations, self.role_lines),
        )
        self.shown: Final = (
            *self.at_tables,
            *(self.event_tables, self.tournament_board, self.day_results),
        )
        playing = self.days, self.membership, self.tournaments, self.tables, self.tables.experts
        going_out = *self.shown, self.places, self.table_threads, self.muted_channels, self.painter, self.languages
        self.to_stop: Final = self.looking_back, self.hints, *playing, *going_out  # in the order in which they stop

    async def resume(self) -> None:
        """Before the gateway opens: everything as it stood."""
        self.membership.resume()
        await self.presets.load()
        await self.outbox.resume()
        for lines in self.calls:
            lines.resume()
        await self.tables.resume()
        await self.tournaments.resume()
        self.days.resume()

    def refresh(self) -> None:
        """After a start or a new session: what is shown becomes current."""
        lines = *self.calls, self.invitations, self.role_lines, self.table_threads
        boards = self.tournament_board, self.table_board
        for each in (self.places, *boards, *lines, self.day_results):
            each.refresh()
