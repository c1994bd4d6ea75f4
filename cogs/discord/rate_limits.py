"""The way of all that the bot sends to Discord on its own: at what pace, into which channels, and away again.

discord.py waits where the limit of a channel is used up, and when Discord says “too often”. It neither keeps below the
50 requests a second that Discord allows, those for interactions aside, nor sends first what a person waits for.
"""

import asyncio
import logging
import secrets
import time
from bisect import insort
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from operator import attrgetter
from typing import NamedTuple, TypedDict, TypeVar, Unpack

import aiohttp
import discord

from cogs.discord.controls import Interaction
from cogs.discord.emojis import Emojis
from cogs.discord.errors import ATTACH, BROKEN, CHANNEL_GONE, TO_SPEAK, TOO_MANY, is_uncertain, lacking
from cogs.discord.languages import Languages
from cogs.discord.page import Page
from cogs.discord.redrawer import Redrawer, ThrottledErrorLog, UpToDate
from db.database.store import NotSaved
from model.servers.outbox import OutboxEntry
from service.live_store import Listeners, Unreachable
from service.outbox import Outbox
from service.tournaments import Locations

TO_CHANNELS, A_SECOND = 40, 1  # requests under way, and begun in a second; the rest of the 50 is asked for elsewhere
IN_A_CHANNEL = 3  # of them; a channel whose limit is used up holds up no other
FOR_HANDS = 32  # requests under way
PATIENCE = 15  # seconds for one request, with all that discord.py does to repeat it
WINDOW, TOLERATED = 600, 1000  # seconds, and invalid requests in them, after which only people are served
LOOK_AGAIN = 30  # seconds until what rests looks whether it may go on

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


class Urgency(IntEnum):
    """How urgent a request is, by the people who wait for it."""

    NOW = 0  # a person who asked for it, or whose turn it is
    WAITING = 1  # people at a table
    SOON = 2  # no person waits
    LATER = 3  # tidying up


class InvalidRequests:
    """Counts what Discord counts before it shuts an address out, after 10,000 in ten minutes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now, self._times = now, deque[float](maxlen=TOLERATED)

    @property
    def too_many(self) -> bool:
        return len(self._times) == TOLERATED and self._times[0] > self._now() - WINDOW

    async def answered(self, session: object, context: object, answer: aiohttp.TraceRequestEndParams) -> None:
        """At the end of each request of a traced session, the repeats within discord.py included."""
        shared = answer.response.headers.get("X-RateLimit-Scope") == "shared"  # others caused it
        if answer.response.status in (401, 403) or (answer.response.status == TOO_MANY and not shared):
            self.note()

    def note(self) -> None:
        before = self.too_many
        self._times.append(self._now())
        if self.too_many and not before:
            log.error("Discord refused %d requests in ten minutes. For a while, the bot only answers people", TOLERATED)


class Text(TypedDict, total=False):
    """A message that is no page, as discord.py sends it."""

    content: str
    view: discord.ui.View
    allowed_mentions: discord.AllowedMentions


class Waiting(NamedTuple):
    """A request that waits for its turn."""

    urgency: Urgency
    channel: int | None
    turn: asyncio.Future[float]  # until when it keeps its place at least


class Queue:
    """So many requests at once, of which so many to one channel. Each keeps its place for some seconds at least.

    The most urgent goes first, and of those the one that was asked for first.
    """

    def __init__(self, places: int, in_a_channel: int, at_least: float) -> None:
        self._free, self._in_a_channel, self._at_least = places, in_a_channel, at_least
        self._under_way, self._waiting = Counter[int | None](), list[Waiting]()

    @asynccontextmanager
    async def place(self, urgency: Urgency, channel: int | None) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        mine = Waiting(urgency, channel, loop.create_future())
        insort(self._waiting, mine, key=attrgetter("urgency"))
        self._serve()
        try:
            await mine.turn
            yield
        finally:
            if mine.turn.cancelled():
                self._waiting.remove(mine)
            else:
                self._under_way[channel] -= 1
                if not self._under_way[channel]:
                    del self._under_way[channel]
                self._serve()
                loop.call_at(mine.turn.result(), self._serve, 1)

    def _serve(self, freed: int = 0) -> None:
        self._free += freed
        for each in list(self._waiting):
            if not self._free:
                break
            if self._under_way[each.channel] < self._in_a_channel and not each.turn.cancelled():
                self._waiting.remove(each)
                self._free -= 1
                self._under_way[each.channel] += 1
                each.turn.set_result(asyncio.get_running_loop().time() + self._at_least)


class Pacer:
    """Lets requests go in their turn."""

    def __init__(self, invalid: InvalidRequests) -> None:
        self._invalid = invalid
        self._boards, self._hands = Queue(TO_CHANNELS, IN_A_CHANNEL, A_SECOND), Queue(FOR_HANDS, FOR_HANDS, 0)

    async def ask(self, request: Callable[[], Awaitable[Answer]], urgency: Urgency, channel: int | None) -> Answer:
        """Make a request in its turn. One without a channel is for an interaction, which the limit does not count.

        Raises what the request raises, and TimeoutError if it takes too long.
        """
        while True:
            async with (self._hands if channel is None else self._boards).place(urgency, channel):
                if urgency == Urgency.NOW or not self._invalid.too_many:
                    async with asyncio.timeout(PATIENCE):
                        return await request()
            await asyncio.sleep(LOOK_AGAIN)


FIRST, LONGEST = 60.0, 3600.0  # seconds until a channel is tried again


class MutedChannels:
    """Knows the channels that refused a message. ``changes`` are told a channel when that begins or ends."""

    def __init__(self, changes: Listeners[int]) -> None:
        self._changes = changes
        self._refusals: dict[int, tuple[float, float]] = {}  # the last pause, and until when a channel is left alone

    def holds(self, channel: int) -> bool:
        """The last message to the channel was refused."""
        return channel in self._refusals

    def rests(self, channel: int) -> bool:
        """The channel is left alone for now. A single refusal may be a slip, so that is asked again."""
        pause, until = self._refusals.get(channel, (0.0, 0.0))
        return pause > FIRST and asyncio.get_running_loop().time() < until

    def refused(self, channel: int) -> None:
        """The channel is left alone for twice as long each time."""
        anew = channel not in self._refusals
        pause = FIRST if anew else min(LONGEST, 2 * self.pause(channel))
        self._refusals[channel] = pause, asyncio.get_running_loop().time() + pause
        if anew:
            log.warning("The bot can't write in channel %s any more. Players see that in their hands", channel)
            self._changes.tell(channel)

    def pause(self, channel: int) -> float:
        """The seconds from the last refusal until a channel should be tried again."""
        return self._refusals.get(channel, (FIRST, 0.0))[0]

    def accepted(self, channel: int) -> None:
        if self._refusals.pop(channel, None):
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
        """The first permission that the bot lacks to show something in a channel. Those after it may follow from it.

        None also where nothing is known of the channel.
        """
        known = self.client.get_channel(channel)
        if not isinstance(known, discord.abc.GuildChannel | discord.Thread):
            return None
        if isinstance(known, discord.Thread) and known.parent is None:
            return None
        needed = ("view_channel", *TO_SPEAK[isinstance(known, discord.Thread)], ATTACH)
        return next(iter(lacking(known.permissions_for(known.guild.me), needed)), None)

    async def member(self, guild: int, member: int, channel: int) -> discord.Member | None:
        """A member of a server, asked for in the line of a channel. None: they are in it no more."""
        here = self.client.get_guild(guild)
        if here is None:
            return None
        try:
            return await self.pacer.ask(lambda: here.fetch_member(member), Urgency.SOON, channel)
        except discord.NotFound:
            return None

    async def gone(self, guild: int, members: Collection[int], channel: int) -> Collection[int]:
        """Returns those who have left the server, of which Discord tells a bot nothing. Raises Unreachable."""
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

    async def post(
        self,
        guild: int,
        channel: int,
        urgency: Urgency,
        *,
        page: Page | None = None,
        silent: bool = False,
        **text: Unpack[Text],
    ) -> discord.Message:
        """Post a page or a text, once more if its answer was lost. By their mark Discord takes both for one."""
        where, mark = self.channel(guild, channel), secrets.token_hex(8)

        async def show(page: Page) -> discord.Message:
            return await where.send(nonce=mark, view=page.view, files=page.files, silent=silent)

        send = partial(where.send, nonce=mark, **text) if page is None else partial(self.emojis.show, show, page)
        try:
            return await self.pacer.ask(send, urgency, channel)
        except Exception as trouble:
            if not is_uncertain(trouble):
                raise
            return await self.pacer.ask(send, urgency, channel)

    async def post_for_now(self, entry: OutboxEntry, urgency: Urgency, **text: Unpack[Text]) -> OutboxEntry:
        """Post what has to go again, as its entry in the outbox then knows. What can't be noted goes at once."""
        posted = await self.post(entry.guild, entry.channel, urgency, **text)
        try:
            return await self.outbox.add(replace(entry, message=posted.id))
        except NotSaved:
            await self.delete(entry.guild, entry.channel, posted.id)
            raise

    async def delete(self, guild: int, channel: int, message: int) -> None:
        """Delete a message, which may be gone already. Raises what is worth trying again."""
        with suppress(discord.NotFound, discord.Forbidden):
            delete = self.channel(guild, channel).get_partial_message(message).delete
            await self.pacer.ask(delete, Urgency.LATER, channel)

    async def take_away(self, entry: OutboxEntry) -> None:
        """Delete what was posted for now. Raises what is worth trying again."""
        if entry.message is not None:
            await self.delete(entry.guild, entry.channel, entry.message)
        await self.outbox.done(entry)


class Places(UpToDate):
    """Finds out which channels and threads were deleted without a word: while the bot was away, or the thread asleep.

    Discord tells a bot all channels of a server and the threads that are awake. It is asked about any other.
    """

    def __init__(self, outgoing: Outgoing, locations: Locations) -> None:
        self._outgoing, self._locations = outgoing, locations
        self._redrawer = outgoing.redrawer("Place")

    def refresh(self) -> None:
        for guild in {guild for guild, _ in self._locations.places()}:
            self.look(guild)

    def look(self, guild: int) -> None:
        """A server has become known, perhaps later than the others, or again."""
        known = self._outgoing.client.get_guild(guild)
        if known is None or known.unavailable:
            return
        for where, channel in self._locations.places():
            if where == guild and known.get_channel_or_thread(channel) is None:
                self._redrawer.soon(self._ask, channel)

    async def _ask(self, channel: int) -> None:
        fetch = partial(self._outgoing.client.fetch_channel, channel)
        try:
            await self._outgoing.pacer.ask(fetch, Urgency.LATER, channel)
        except discord.Forbidden:  # it is there, and hidden from the bot
            return
        except discord.NotFound as trouble:
            if trouble.code != CHANNEL_GONE:
                raise
            await self._locations.channel_gone(channel)
