"""What everything that goes out to channels shares, and how a message is posted so that it can be found again."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord

from cogs.interactions.discord_errors import is_uncertain
from cogs.interactions.permissions import lacks_first
from cogs.messages.languages import Languages
from cogs.messages.muted_channels import MutedChannels
from cogs.messages.pacer import Pacer, Urgency
from cogs.messages.redrawer import Redrawer, ThrottledErrorLog
from cogs.ui.components.controls import Interaction
from model.servers.outbox import OutboxEntry
from service.servers.outbox import Outbox

SEARCHED = 200  # the latest messages of a channel, among which a lost one is looked for

Answer = TypeVar("Answer")
Ours = Callable[[discord.Message], bool]


@dataclass(frozen=True)
class Outgoing:
    """The way out to channels. ``again``: the seconds until something that failed is tried again.

    ``clock`` is Discord's, in seconds: that of this computer may be wrong.
    """

    client: discord.Client
    pacer: Pacer
    languages: Languages
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

    def takes_changes(self, interaction: Interaction) -> bool:
        """As long as the token of the interaction lives."""
        return self.clock() < interaction.expires_at.timestamp()

    async def ask(self, request: Callable[[], Awaitable[Answer]], urgency: Urgency, channel: int) -> Answer:
        return await self.pacer.ask(request, urgency, channel)

    async def post(
        self, entry: OutboxEntry, urgency: Urgency, *, again: bool = False, **message: Any
    ) -> discord.Message:
        """Post a message with the mark of its entry. The entry stays when nobody knows whether it arrived.

        ``again``: an earlier attempt may have arrived. By the mark Discord takes both for one.
        """
        where = self.channel(entry.guild, entry.channel)
        try:
            return await self.ask(lambda: where.send(nonce=entry.nonce or entry.id, **message), urgency, entry.channel)
        except Exception as trouble:
            if not again and not is_uncertain(trouble):
                await self.outbox.done(entry)
            raise

    async def find(self, entry: OutboxEntry, ours: Ours) -> list[int]:
        """Our messages that may have come from a lost post."""
        me = self.client.user

        async def search() -> list[discord.Message]:
            return [message async for message in self.channel(entry.guild, entry.channel).history(limit=SEARCHED)]

        try:
            latest = await self.ask(search, Urgency.LATER, entry.channel)
        except (discord.NotFound, discord.Forbidden):
            return []
        mine = [message for message in latest if me is not None and message.author.id == me.id]
        return [message.id for message in mine if str(message.nonce) == entry.nonce or ours(message)]

    async def take_away(self, entry: OutboxEntry, ours: Ours = lambda message: False, kept: int | None = None) -> None:
        """Delete what may lie about of a post, save the message that is ``kept``. Raises what is worth trying again."""
        lost = [entry.message] if entry.message is not None else []
        lost += await self.find(entry, ours) if entry.nonce is not None else []
        for message in dict.fromkeys(lost):
            if message != kept:
                where = self.channel(entry.guild, entry.channel).get_partial_message(message)
                with suppress(discord.NotFound, discord.Forbidden):  # it may be gone already
                    await self.ask(where.delete, Urgency.LATER, entry.channel)
        await self.outbox.done(entry)

    async def arrived(self, entry: OutboxEntry, message: int | None) -> OutboxEntry:
        """The post arrived for certain, so only this message may have to go."""
        return await self.outbox.save(replace(entry, message=message, nonce=None))


def custom_ids(components: Iterable[object]) -> list[str]:
    """The ids of all controls in a message."""
    found = []
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        found += [custom_id] if custom_id else []
        found += custom_ids(getattr(component, "children", ()))
    return found
