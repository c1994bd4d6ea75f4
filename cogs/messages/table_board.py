"""Keeps the public message of each table up to date. See ``cogs.messages.message_board`` for how."""

from cogs.messages.message_board import MessageBoard
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.painter import Painter
from cogs.ui import end_page, table_page
from cogs.ui.closing_page import rematch_line
from cogs.ui.looks import look_of
from cogs.ui.page import Page, Picture
from cogs.ui.titles import names
from engine.view import PublicView
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
        drawn = await self._painter.drawn(_picture(table, view), self.attached(table.id))
        highlights = await self._tables.highlights(table, names(table)) if table.phase == "over" else []
        return table_page.table_page(table, view, self._tables.story(table, None), drawn, highlights)

    def last_page(self, table: Table) -> Page:
        page = end_page.closed_page(table, self._tables.public_view(table))
        rematch = self._tables.rematches.get(table.id)
        message = None if rematch is None else self._tables.messages.get(rematch)
        return page if message is None else page.followed_by(rematch_line(table.guild, table.channel, message))

    def waits(self, number: int) -> bool:
        """The last message of a table says where its rematch is, so it waits until that is posted."""
        rematch = self._tables.rematches.get(number)
        return rematch is not None and rematch in self._tables.numbers() and rematch not in self._tables.messages

    def rematch_shown(self, number: int) -> None:
        """The rematch of a table is posted, or could not be. Now the last message of the table itself follows."""
        if self.waits(number):
            self._tables.rematches.pop(number, None)
        self.changed(number)

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


def _picture(table: Table, view: PublicView | None) -> Picture | None:
    """The middle of the table, and at the end the podium."""
    if view is None:
        return None
    if table.phase == "over":
        return end_page.end_picture(table, view)
    return look_of(view.rules).table_picture(view)
