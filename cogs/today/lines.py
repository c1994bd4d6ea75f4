"""The message that tells how a deal of the day ended: once, in the channel where it was played first."""

import logging

import discord

from cogs.discord.errors import is_final
from cogs.discord.outgoing import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from cogs.today.pages import yesterday_page
from model.tables.day_deal import Yesterday
from service.days import Days

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
        self._seeker.soon(lambda _: self._days.close_day(), 0)

    async def stop(self) -> None:
        await self._seeker.stop()
        await super().stop()

    async def _tell(self, guild: int) -> None:
        for ended in await self._days.over(guild):
            await self._tell_one(ended)

    async def _tell_one(self, ended: Yesterday) -> None:
        """Where Discord lets nothing be posted any more, no one is told."""
        deal = ended.deal
        with self._outgoing.languages.public(deal.guild):
            page = yesterday_page(ended)
        try:
            await self._outgoing.post(deal.guild, deal.channel, Urgency.LATER, page=page)
        except discord.HTTPException as trouble:
            if not is_final(trouble):
                raise
            log.info("Couldn't post the result of the deal of the day in channel %s: %s", deal.channel, trouble)
        await self._days.note_told(deal)
