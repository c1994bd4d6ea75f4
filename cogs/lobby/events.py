"""Opens a table when an event of a server begins that names the bot or one of its games.

Discord has the guests, reminds them, and repeats an event. One that begins while the bot is away opens nothing.
"""

import logging
import re
from collections.abc import Iterator

import discord

from cogs.discord.errors import TO_SPEAK, lacking, may_see, person_of
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from cogs.rules.search import game_in, stands_in, usual_game
from cogs.table.board import TableBoard
from engine.games.house_rules import HouseRules
from engine.words import Words
from model.member import Location
from model.people.names import safe
from model.refusals import Refused
from model.tables.seating import TableSetup
from service.presets import Presets
from service.tables import Tables

WORDS = Words(__package__)

CHANNEL = re.compile(r"<#(\d{1,20})>")

Place = discord.abc.GuildChannel | discord.Thread

log = logging.getLogger(__name__)


class EventTables(UpToDate):
    """The tables of events. Whoever made an event hosts its table."""

    def __init__(self, outgoing: Outgoing, tables: Tables, presets: Presets, board: TableBoard) -> None:
        self._outgoing, self._tables, self._presets, self._board = outgoing, tables, presets, board
        self._redrawer = outgoing.redrawer("Table of event")

    def changed(self, before: discord.ScheduledEvent, event: discord.ScheduledEvent) -> None:
        if event.status is discord.EventStatus.active and before.status is not event.status:
            self._redrawer.soon(self._open, event.id)

    async def _open(self, number: int) -> None:
        """Open the table, unless the event is over before that succeeds."""
        guilds = self._outgoing.client.guilds
        event = next((found for guild in guilds if (found := guild.get_scheduled_event(number))), None)
        if event is None or event.guild is None or event.status is not discord.EventStatus.active:
            return
        guild, setup = event.guild, self._meant(event, event.guild)
        if setup is None:
            return
        maker = await self._outgoing.member(guild.id, event.creator_id or 0, guild.id)
        channel = next(self._channels(event, guild, maker), None) if maker else None
        if maker is None or maker.bot or channel is None:
            log.info("No table for event %s: its creator can't host one, or there's no channel for it", event.id)
            return
        place = Location(guild.id, channel.id, channel.parent_id if isinstance(channel, discord.Thread) else None)
        try:
            table = await self._tables.open(place, person_of(maker, maker.guild_permissions), setup)
        except Refused as refusal:
            with self._outgoing.languages.public(guild.id):
                text = WORDS("refused", event=safe(event.name), why=str(refusal))
            where = self._outgoing.channel(guild.id, channel.id)
            await self._outgoing.pacer.ask(lambda: where.send(text), Urgency.SOON, channel.id)
        else:
            try:
                await self._board.post(table.id, Urgency.WAITING)
            except BaseException:  # no table stays open, and the event tries it again
                await self._tables.discard(table.id)
                raise

    def _meant(self, event: discord.ScheduledEvent, guild: discord.Guild) -> TableSetup | None:
        """Returns the setup of the table, if an event is for the bot at all."""
        with self._outgoing.languages.public(guild.id):
            game = next(filter(None, map(game_in, _texts(event))), None)
        if game is not None:
            return TableSetup(HouseRules(game), event=event.id)
        me = guild.me
        if any(me.mention in text or stands_in(text, me.name, me.display_name) for text in _texts(event)):
            usual = usual_game(self._presets, guild.id, self._tables.settings.of(guild.id).game)
            return TableSetup(*usual, event=event.id)
        return None

    def _channels(self, event: discord.ScheduledEvent, guild: discord.Guild, maker: discord.Member) -> Iterator[Place]:
        """Yields those that an event names, then the server's own, where its maker may write and the bot may too."""
        named = [int(number) for text in _texts(event) for number in CHANNEL.findall(text)]
        own = [*self._tables.settings.of(guild.id).channels, guild.system_channel.id if guild.system_channel else 0]
        for place in map(guild.get_channel_or_thread, (*named, *own)):
            if place is None or not may_see(guild, maker, place.id) or self._outgoing.lacks(place.id):
                continue
            if not lacking(place.permissions_for(maker), TO_SPEAK[isinstance(place, discord.Thread)]):
                yield place


def _texts(event: discord.ScheduledEvent) -> tuple[str, ...]:
    return event.name, event.description or "", event.location or ""
