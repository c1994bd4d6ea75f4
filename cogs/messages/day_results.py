"""The message that tells how a deal of the day ended: once, in the channel where it was played first.

It has an entry in the outbox from before it is posted until it is noted as told, so that a restart in between
neither forgets nor repeats it.
"""

import logging

import discord

from cogs.interactions.discord_errors import is_final
from cogs.messages.outgoing import Outgoing, custom_ids
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.pages.server.today_page import asked_after, yesterday_page
from model.servers.outbox import OutboxEntry
from model.tables.day_deal import Yesterday
from service.tables.days import Days

log = logging.getLogger(__name__)


class DayResults(UpToDate):
    """Tells how the days ended. Listens to Days."""

    def __init__(self, outgoing: Outgoing, days: Days) -> None:
        self._outgoing, self._days = outgoing, days
        self._redrawer = outgoing.redrawer("Deal of the day in server")
        self._seeker = outgoing.redrawer("Deals of the day")

    def changed(self, guild: int) -> None:
        self._redrawer.soon(self._tell, guild)

    def refresh(self) -> None:
        """After a start or a new session: tell what was not told."""
        self._seeker.soon(self._seek, 0)

    async def stop(self) -> None:
        await self._seeker.stop()
        await super().stop()

    async def _seek(self, _: int) -> None:
        await self._days.close_day()

    async def _tell(self, guild: int) -> None:
        for ended in await self._days.over(guild):
            await self._tell_one(ended)

    async def _tell_one(self, ended: Yesterday) -> None:
        deal, outbox = ended.deal, self._outgoing.outbox
        begun = [each for each in outbox.every("day") if (each.guild, each.number) == (deal.guild, deal.day)]
        entry = begun[0] if begun else await outbox.begin("day", deal.day, deal.guild, deal.channel)
        mark = asked_after(deal.day).custom_id("b")
        if not begun or not await self._outgoing.find(entry, lambda message: mark in custom_ids(message.components)):
            await self._post(entry, ended)
        await self._days.told(deal)
        await outbox.done(entry)

    async def _post(self, entry: OutboxEntry, ended: Yesterday) -> None:
        """Post it. Where Discord lets nothing be posted any more, no one is told."""
        with self._outgoing.languages.public(ended.deal.guild):
            page = yesterday_page(ended)
        try:
            await self._outgoing.post(entry, Urgency.LATER, view=page.view)
        except discord.HTTPException as trouble:
            if not is_final(trouble):
                raise
            log.info("The deal of the day could not be told in channel %s: %s", entry.channel, trouble)
