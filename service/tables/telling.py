"""What is told of a table: its cards, its log, and what was remarkable."""

from collections import deque

from db.repositories.matches import matches
from engine.core.game import Names
from engine.core.view import PublicView, SeatView
from engine.games.registry import Match
from engine.matches.highlights import highlights
from model.refusals import Refused
from model.tables.table import Table
from model.tables.table_log import Entry, Moves, in_order
from service.tables.match_records import Turn
from service.tables.residency import RECENT, ResidentTables, words


class TableStories(ResidentTables):
    """Tables and what each seat, or the public, may know of them."""

    def view(self, table: Table, seat: int) -> SeatView | None:
        """What a seat may know of the match, with its options. None in the lobby."""
        return Match(table.state).view(seat) if table.state else None

    def public_view(self, table: Table) -> PublicView | None:
        """What the public may know of the match. None in the lobby."""
        return Match(table.state).public_view() if table.state else None

    async def story(self, table: Table, seat: int | None) -> list[Entry]:
        """The latest events, with who came and went in between, as a seat or the public may know them."""
        return self._told(await self._latest(table), table, seat)

    async def _latest(self, table: Table) -> Moves:
        """The latest moves with their numbers and all their secrets."""
        if table.id in self._recent or table.match is None:
            return self._recent.get(table.id, ())
        moves = await self.store.read(matches.latest, table.match, table.moves, RECENT)
        if table.id in self._open and self._open[table.id].moves == table.moves:  # or some have followed meanwhile
            self._recent[table.id], self._touched[table.id] = deque(moves, RECENT), self.now()
        return moves

    async def log(self, table_id: int, member: int) -> tuple[Table, list[Entry]]:
        """All that happened in the latest round of a table, as a member may know it. Raises Refused."""
        table = self.get(table_id)
        if table.match is None:
            raise Refused(words.message("not-begun"))
        moves = await self.store.read(matches.round_so_far, table.match) or await self._latest(table)
        return table, self._told(moves, table, table.seat_of(member))

    def _told(self, moves: Moves, table: Table, seat: int | None) -> list[Entry]:
        seen = ((number, [event.seen_by(_eyes(table, seat, number)) for event in events]) for number, events in moves)
        return in_order(seen, table.happenings)

    async def highlights(self, table: Table, names: Names) -> list[str]:
        if table.state is None or table.match is None:
            return []
        moves = await self.store.read(matches.latest, table.match, table.moves, table.moves)
        return highlights(Match(table.state).game.highlights, [event for _, events in moves for event in events], names)

    def last_turn(self, table_id: int, member: int) -> Turn | None:
        """What a member did last at a table, since the start of this process."""
        seat = self.get(table_id).seat_of(member)
        return None if seat is None else self._last.get(table_id, {}).get(seat)


def _eyes(table: Table, seat: int | None, move: int) -> int | None:
    """As whom a seat may know of a move. Of what was before its owner sat down, they know what the public does."""
    return seat if seat is not None and move > table.seats[seat].since else None
