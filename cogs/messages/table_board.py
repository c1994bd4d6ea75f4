"""Keeps the public message of each table up to date. See ``cogs.messages.message_board`` for how."""

from cogs.messages.message_board import MessageBoard
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.painter import Painter
from cogs.ui import end_page, table_page
from cogs.ui.looks import look_of
from cogs.ui.page import Page
from model.leftover import Kind
from model.table import Table
from service.locations import Locations
from service.tables import Tables

LEISURE = 15  # seconds between two redraws of a table with computer players alone


class TableBoard(MessageBoard[Table]):
    """The board of all tables. Listens to Tables."""

    KIND: Kind = "table"

    def __init__(self, outgoing: Outgoing, tables: Tables, locations: Locations, painter: Painter) -> None:
        super().__init__(outgoing, tables)
        self._tables, self._locations, self._painter = tables, locations, painter

    async def page(self, table: Table) -> Page:
        view = self._tables.public_view(table)
        playing = view is not None and table.phase == "match"
        picture = look_of(view.rules).table_picture(view) if view and playing else None
        drawn = await self._painter.drawn(picture, self.attached(table.id))
        return table_page.table_page(table, view, self._tables.recent(table, None), drawn)

    def last_page(self, table: Table) -> Page:
        return end_page.closed_page(table, self._tables.public_view(table))

    def urgency(self, table: Table) -> Urgency:
        return Urgency.WAITING if table.anybody_present else Urgency.SOON

    def leisure(self, table: Table) -> float:
        """Computer players among themselves need no message for each move."""
        return LEISURE if table.phase == "match" and not table.anybody_present else 0

    def posts(self, table: Table) -> bool:
        """No player opens a tournament table, so nothing else would post it."""
        return table.policy.posted_unasked or super().posts(table)

    async def channel_gone(self, table: Table) -> None:
        await self._locations.channel_gone(table.channel)

    def unwelcome(self, table: Table) -> bool:
        return self._locations.unwelcome(table)
