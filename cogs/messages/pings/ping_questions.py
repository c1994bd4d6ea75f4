"""The private question whether to ping, in the message that confirms a seat.

When it is answered elsewhere, its message says what was answered. When there are no turns to be pinged to any more, it
goes. Discord allows that while the token of its interaction lives; after that it stays, and can still be answered.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from cogs.interactions.discord_errors import is_final, sentence
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.controls import Interaction
from cogs.ui.components.page import change
from cogs.ui.pages.table.pings_page import answered_page
from service.people.calling import Calling
from service.tables.tables import Tables

log = logging.getLogger(__name__)


class PingQuestions(UpToDate):
    """The questions that nobody has answered yet. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        self._outgoing, self._tables, self._calling = outgoing, tables, calling
        self._redrawer = outgoing.redrawer("Question at table", min(1, outgoing.again))
        self._asked: dict[int, dict[int, Interaction]] = {}  # by table and member

    def changed(self, table_id: int) -> None:
        if table_id in self._asked:
            self._redrawer.soon(self._settle, table_id)

    def follow(self, table_id: int, interaction: Interaction) -> None:
        self._asked.setdefault(table_id, {})[interaction.user.id] = interaction
        self.changed(table_id)  # the table may have moved on while this was being shown

    def release(self, table_id: int, member: int) -> None:
        here = self._asked.get(table_id, {})
        here.pop(member, None)
        if not here:
            self._asked.pop(table_id, None)

    async def _settle(self, table_id: int) -> None:
        here = list(self._asked.get(table_id, {}).values())
        settled = (self._settle_one(table_id, interaction) for interaction in here)
        failed = [each for each in await asyncio.gather(*settled, return_exceptions=True) if each is not None]
        if failed:
            raise failed[0]

    async def _settle_one(self, table_id: int, interaction: Interaction) -> None:
        """Change the message, which its reader may have dismissed. Raises what is worth trying again."""
        settle: Callable[[], Awaitable[object]] = interaction.delete_original_response
        wanted = self._calling.known(interaction.guild_id or 0, interaction.user.id)
        if wanted is not None:
            with self._outgoing.languages.private(interaction.guild_id or 0, interaction.user.id):
                page = answered_page(wanted=wanted)
            settle = partial(change, interaction.edit_original_response, (), page)
        elif self._has_turns(table_id, interaction.user.id):
            return
        if self._outgoing.takes_changes(interaction):
            try:
                await self._outgoing.pacer.ask(settle, Urgency.SOON, None)
            except discord.HTTPException as trouble:
                if not is_final(trouble):
                    raise
                log.info("Couldn't update a question about pings: %s", sentence(trouble))
        self.release(table_id, interaction.user.id)

    def _has_turns(self, table_id: int, member: int) -> bool:
        """True if a member may still have turns at a table. Who left a match may come back."""
        table = self._tables.find(table_id)
        return table is not None and table.phase != "over" and table.seat_of(member) is not None
