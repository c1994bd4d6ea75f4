"""The message about the end of a deal of the day: once, in the channel where it was played first."""

import logging

import discord

from cogs.discord.errors import is_final
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from cogs.today.pages import yesterday_page
from service.days import Days

log = logging.getLogger(__name__)


class DayResults(UpToDate):
    """Posts the results of days that are over. Listens to Days."""

    def __init__(self, outgoing: Outgoing, days: Days) -> None:
        self._outgoing, self._days = outgoing, days
        self._redrawer = outgoing.redrawer("Deal of the day in server")

    def changed(self, guild: int) -> None:
        self._redrawer.soon(self._post, guild)

    def refresh(self) -> None:
        """Tell what was not told before the start."""
        self._redrawer.soon(lambda _: self._days.close_day(), 0)

    async def _post(self, guild: int) -> None:
        """Where Discord lets nothing be posted any more, no one is told."""
        for ended in await self._days.over(guild):
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
