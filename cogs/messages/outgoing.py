"""What everything that goes out to channels shares, and how a message is posted and taken away again."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord

from cogs.interactions.discord_errors import BROKEN, is_uncertain
from cogs.interactions.permissions import lacks_first
from cogs.messages.languages import Languages
from cogs.messages.pacer import Pacer, Urgency
from cogs.messages.redrawer import Redrawer, ThrottledErrorLog
from cogs.ui.components.controls import Interaction
from cogs.ui.components.emojis import Emojis
from cogs.ui.components.page import Page
from db.database.store import NotSaved
from model.servers.outbox import OutboxEntry
from service.base.listeners import Listeners
from service.servers.outbox import Outbox
from service.tables.residency import Unreachable

FIRST, LONGEST = 60, 3600  # seconds until a channel is tried again

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class MutedChannels:
    """Knows the channels that refused a message. ``changes`` are told a channel when that begins or ends."""

    def __init__(self, changes: Listeners) -> None:
        self._changes = changes
        self._refusals: dict[int, int] = {}
        self._paused: dict[int, asyncio.TimerHandle] = {}

    def holds(self, channel: int) -> bool:
        """The last message to the channel was refused."""
        return channel in self._refusals

    def rests(self, channel: int) -> bool:
        """The channel is left alone for now. A single refusal may be a slip, so that is asked again."""
        return channel in self._paused and self._refusals.get(channel, 0) > 1

    def refused(self, channel: int) -> None:
        times = self._refusals[channel] = self._refusals.get(channel, 0) + 1
        self._cancel(channel)
        later = asyncio.get_running_loop().call_later
        self._paused[channel] = later(self.pause(channel), self._paused.pop, channel, None)
        if times == 1:
            log.warning("The bot can't write in channel %s any more. Players see that in their hands", channel)
            self._changes.tell(channel)

    def pause(self, channel: int) -> float:
        """The seconds from the last refusal until a channel should be tried again."""
        return float(min(LONGEST, FIRST * 2 ** min(max(self._refusals.get(channel, 0), 1) - 1, 10)))

    async def stop(self) -> None:
        for channel in list(self._paused):
            self._cancel(channel)

    def _cancel(self, channel: int) -> None:
        if channel in self._paused:
            self._paused.pop(channel).cancel()

    def accepted(self, channel: int) -> None:
        if self._refusals.pop(channel, 0):
            self._cancel(channel)
            log.info("The bot can write in channel %s again", channel)
            self._changes.tell(channel)


@dataclass(frozen=True)
class Outgoing:
    """The way out to channels. ``again``: the seconds until something that failed is tried again.

    ``clock`` is Discord's, in seconds: that of this computer may be wrong.
    """

    client: discord.Client
    pacer: Pacer
    languages: Languages
    emojis: Emojis
    muted_channels: MutedChannels
    outbox: Outbox
    troubles: ThrottledErrorLog
    again: float
    clock: Callable[[], float]

    def redrawer(self, kind: str, again: float | None = None) -> Redrawer:
        return Redrawer(kind, self.again if again is None else again, self.troubles)

    def channel(self, guild: int, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel, guild_id=guild)

    def lacks(self, channel: int) -> str | None:
        """The first permission that the bot lacks to show something in a channel, as far as is known."""
        return lacks_first(self.client.get_channel(channel))

    async def member(self, guild: int, member: int, channel: int) -> discord.Member | None:
        """A member of a server, asked for in the line of a channel. None: they are in it no more."""
        here = self.client.get_guild(guild)
        if here is None:
            return None
        try:
            return await self.ask(lambda: here.fetch_member(member), Urgency.SOON, channel)
        except discord.NotFound:
            return None

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        """Those of these people who have left the server. The bot is told of no one who leaves. Raises Unreachable."""
        here = self.client.get_guild(guild)
        if here is None or here.unavailable:  # before the servers are known, or in an outage
            raise Unreachable
        try:
            return [each for each in members if await self.member(guild, each, channel) is None]
        except (discord.HTTPException, *BROKEN) as trouble:
            raise Unreachable from trouble

    def takes_changes(self, interaction: Interaction) -> bool:
        """As long as the token of the interaction lives."""
        return self.clock() < interaction.expires_at.timestamp()

    async def ask(self, request: Callable[[], Awaitable[Answer]], urgency: Urgency, channel: int) -> Answer:
        return await self.pacer.ask(request, urgency, channel)

    async def post(
        self, guild: int, channel: int, urgency: Urgency, *, page: Page | None = None, **message: Any
    ) -> discord.Message:
        """Post a message, once more if its answer was lost. By their mark Discord takes both for one."""
        where, mark = self.channel(guild, channel), secrets.token_hex(8)

        async def show(page: Page) -> discord.Message:
            return await where.send(nonce=mark, view=page.view, files=page.files, **message)

        async def send() -> discord.Message:
            return await (where.send(nonce=mark, **message) if page is None else self.emojis.show(show, page))

        try:
            return await self.ask(send, urgency, channel)
        except Exception as trouble:
            if not is_uncertain(trouble):
                raise
            return await self.ask(send, urgency, channel)

    async def post_for_now(self, entry: OutboxEntry, urgency: Urgency, **message: Any) -> OutboxEntry:
        """Post what has to go again, as its entry in the outbox then knows. What can't be noted goes at once."""
        posted = await self.post(entry.guild, entry.channel, urgency, **message)
        try:
            return await self.outbox.add(replace(entry, message=posted.id))
        except NotSaved:
            await self.delete(entry.guild, entry.channel, posted.id)
            raise

    async def delete(self, guild: int, channel: int, message: int) -> None:
        """Delete a message, which may be gone already. Raises what is worth trying again."""
        with suppress(discord.NotFound, discord.Forbidden):
            await self.ask(self.channel(guild, channel).get_partial_message(message).delete, Urgency.LATER, channel)

    async def take_away(self, entry: OutboxEntry) -> None:
        """Delete what was posted for now. Raises what is worth trying again."""
        if entry.message is not None:
            await self.delete(entry.guild, entry.channel, entry.message)
        await self.outbox.done(entry)
