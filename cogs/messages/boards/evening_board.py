"""Keeps the message of each evening up to date. See ``cogs.messages.boards.message_board`` for how.

Once it shows how an evening ended, that is told, and nothing is left of it in the database.
"""

from cogs.messages.boards.message_board import MessageBoard
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.ui.components.page import Page
from cogs.ui.pages.evening import evening_page
from cogs.ui.pages.table.pings_page import link
from model.evenings.evening import Evening
from model.servers.outbox import Kind
from service.evenings.calendar import Calendar
from service.evenings.evenings import Evenings
from service.tournaments.locations import Locations


class EveningBoard(MessageBoard[Evening]):
    """The board of all evenings."""

    KIND: Kind = "evening"

    def __init__(self, outgoing: Outgoing, evenings: Evenings, calendar: Calendar, locations: Locations) -> None:
        super().__init__(outgoing, evenings)
        self._evenings, self._calendar, self._locations = evenings, calendar, locations

    async def page(self, evening: Evening) -> Page:
        entry = self._calendar.get("evening", evening.id)
        return evening_page.evening_page(evening, entry, self._table_link(evening))

    async def last_page(self, evening: Evening) -> Page:
        return await self.page(evening)

    def _table_link(self, evening: Evening) -> str | None:
        table = self._evenings.table(evening)
        message = self._evenings.tables.messages.get(table.id) if table else None
        return link(table.guild, table.channel, message) if table and message is not None else None

    def edition(self, evening: Evening) -> str:
        if evening.phase == "over":
            return str(evening.version)
        entry = self._calendar.get("evening", evening.id)
        event = (entry.event, entry.trouble) if entry else None
        return f"{evening.version} {event} {self._table_link(evening)}"

    def _is_current(self, number: int) -> bool:
        evening = self._evenings.get(number)
        return evening.phase != "over" and number in self._evenings.messages and self._is_shown(evening)

    async def post(self, number: int, urgency: Urgency = Urgency.NOW, *, moves: bool = False) -> None:
        """Its event may have been made, or not, while this was on its way."""
        await super().post(number, urgency, moves=moves)
        self.changed(number)

    async def _redraw_open(self, evening: Evening) -> None:
        await super()._redraw_open(evening)
        if evening.phase == "over" and self._is_shown(evening):
            await self._evenings.told(evening.id)

    async def channel_gone(self, evening: Evening) -> None:
        await self._locations.channel_gone(evening.channel)
