"""Keeps public messages up to date: one for each table or tournament that is shown.

``cogs.discord.redrawer`` decides when. This module edits a message, posts it again or deletes it. A message that shows
what is current is left alone. After a start each is edited once, as no one knows what it shows. The older message of a
post has an entry in the outbox until it is gone.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import ClassVar, Generic, TypeVar
from weakref import WeakValueDictionary

import discord

from cogs.discord.errors import CHANNEL_GONE, is_final
from cogs.discord.lines import MENTION_NOBODY
from cogs.discord.page import Page, change
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from cogs.discord.text import link
from engine.words import Words
from model.refusals import NoSuchTable, NoSuchTournament, Refused
from model.servers.outbox import Kind, OutboxEntry
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from service.live_store import LiveStore
from service.tournaments import Locations

ASLEEP = 50083  # Discord: the thread is archived. An edit does not wake it, but a new message does unless it is locked.
TOO_OFTEN = 30046  # Discord: a message older than an hour was edited too often
POST_ANEW = {10008, TOO_OFTEN, ASLEEP}  # 10008: the message is gone
OLD = 55 * 60  # seconds; after an hour Discord lets a message be edited far less often
AT_START = 10  # messages that are brought up to date at the same time after a start

WORDS = Words("cogs.table")

log = logging.getLogger(__name__)

Shown = TypeVar("Shown", Table, Tournament)


class MessageBoard(UpToDate, Generic[Shown]):
    """The public messages of all things of one kind. A subclass says how they look."""

    KIND: ClassVar[Kind]  # in the database, and the word for the things in the log
    STAYS: ClassVar[float] = 0  # seconds after a post in which a message is not moved down

    def __init__(self, outgoing: Outgoing, keeper: LiveStore[Shown], locations: Locations) -> None:
        self._outgoing, self._locations = outgoing, locations
        self._keeper: LiveStore[Shown] = keeper
        self._redrawer = outgoing.redrawer(self.KIND)
        self._tidier = outgoing.redrawer("Tidying up after a post, entry", min(1, outgoing.again))
        # A lock is there as long as someone has it or waits for it.
        self._posting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._in_turn: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by channel: posted in order
        self._missing: set[int] = set()  # things to post if nothing shows them yet
        self._sunk: set[int] = set()  # things that move to the bottom of their channels with their next redraw
        self._attached: dict[int, list[discord.Attachment]] = {}  # to their messages, as far as is known
        self._shown: dict[int, object] = {}  # what the messages show, by thing, as far as is known
        self._outdated: dict[int, None] = {}  # things whose turn comes after a start, unless they change before
        self._refreshed: set[int] = set()  # things that only need to be up to date after a start

    # What differs between kinds

    async def page(self, thing: Shown) -> Page:
        raise NotImplementedError

    async def last_page(self, thing: Shown) -> Page:
        """The page that stays in the channel when something is closed."""
        return await self.page(thing)

    def posts(self, thing: Shown) -> bool:
        """True if something is posted unasked when it has no message."""
        return thing.id in self._missing

    def urgency(self, thing: Shown) -> Urgency:
        return Urgency.WAITING

    def rest(self, thing: Shown) -> float:
        """The seconds by which a redraw is put off, as nobody waits for it and the last one was just now."""
        return 0

    def stays(self, message: int) -> bool:
        """True if a message is so new that it isn’t moved down yet."""
        age = (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds()
        return self.STAYS > 0 and age < self.STAYS

    # Called by the keeper

    def redraw_soon(self, number: int) -> None:
        """Something has changed. Its message waits for nothing but its own earlier redraw."""
        self._refreshed.discard(number)
        self._outdated.pop(number, None)
        self._redrawer.soon(self._redraw, number)

    def refresh(self) -> None:
        """After a start or a new session: show what is missing or not current, and tidy up what was left behind."""
        for entry in self._outgoing.outbox.every(self.KIND):
            self._tidier.soon(self._tidy, entry.id)
        for thing in self._keeper.every():
            if thing.id not in self._shown or self._shown[thing.id] != self._current(thing):
                self._missing.add(thing.id)
                self._outdated[thing.id] = None
        for walker in range(AT_START):
            self._redrawer.soon(self._catch_up_calmly, walker)

    async def _catch_up_calmly(self, _: int) -> None:
        """Show one after the other what nobody has touched since the start."""
        while self._outdated:
            number = next(iter(self._outdated))
            del self._outdated[number]
            self._refreshed.add(number)
            self._redrawer.soon(self._redraw, number)
            await self._redrawer.done(self._redraw, number)

    def _current(self, thing: Shown) -> tuple[object, ...]:
        """The message that something has, and what it should show, to be compared."""
        language = self._outgoing.languages.of_server(thing.guild)
        return self._keeper.messages.get(thing.id), language, self._keeper.public_version(thing.id)

    @property
    def waiting(self) -> int:
        return super().waiting + len(self._outdated)

    async def stop(self) -> None:
        await super().stop()
        await self._tidier.stop()

    # The message

    async def bring(self, number: int, *, moves: bool = False) -> None:
        """Post something at the bottom of its channel as a person asks for it.

        Raises Refused where its message has to stay, and what ``post`` raises.
        """
        thing, message = self._keeper.get(number), self._keeper.messages.get(number)
        why = None if message is None else await self._held(thing, message)
        if why is not None:
            raise Refused(WORDS.message(why, link=link(thing.guild, thing.channel, message or 0)))
        await self.post(number, moves=moves)

    async def _held(self, thing: Shown, message: int) -> str | None:
        """The reason for a message to stay: a match ended in it, or people talk in its thread. None if it may go."""
        where = self._outgoing.channel(thing.guild, thing.channel).get_partial_message(message)
        try:
            threaded = (
                await self._outgoing.pacer.ask(where.fetch, self.urgency(thing), thing.channel)
            ).flags.has_thread
        except discord.NotFound:
            return None
        except discord.Forbidden:
            threaded = False
        return "held-over" if thing.phase == "over" else "held-thread" if threaded else None

    async def post(self, number: int, urgency: Urgency = Urgency.NOW, *, moves: bool = False) -> None:
        """Show something at the bottom of its channel, and delete its older message.

        ``moves``: this is quiet, and not done if the older message ``stays``.

        Raises Refused when it is closed, HTTPException, and the errors of a broken connection.
        """
        self._sunk.discard(number)
        async with self._posting.setdefault(number, asyncio.Lock()):
            thing, old = self._keeper.get(number), self._keeper.messages.get(number)
            if moves and old is not None and self.stays(old):
                return
            self._attached.pop(number, None)
            _, *content = self._current(thing)
            with self._outgoing.languages.public(thing.guild):
                page = await (await self.page(thing)).prepared()
            message = await self._outgoing.post(thing.guild, thing.channel, urgency, page=page, silent=moves)
            await self._place(thing, message.id, old)
            self._attached[number] = message.attachments
            self._shown[number] = message.id, *content
        self._missing.discard(number)
        self._outgoing.muted_channels.accepted(thing.channel)
        try:
            if self._keeper.get(number) is not thing:
                self.redraw_soon(number)
        except Refused:  # it was closed while it was posted
            left = await self._leave(thing, message.id)
            self._keeper.forget_closed(number)
            self._tidier.soon(self._tidy, left.id)
            raise

    async def _place(self, thing: Shown, message: int, old: int | None) -> None:
        """Remember the message. The older one goes, or the new one if it cannot be remembered."""
        left = None
        try:
            left = None if old is None else await self._leave(thing, old)
            await self._keeper.save_message_id(thing.id, message)
        except BaseException:
            await self._outgoing.delete(thing.guild, thing.channel, message)
            raise
        finally:
            if left is not None:
                self._tidier.soon(self._tidy, left.id)

    async def _leave(self, thing: Shown, message: int) -> OutboxEntry:
        return await self._outgoing.outbox.add(
            OutboxEntry(self.KIND, thing.id, thing.guild, thing.channel, message=message)
        )

    async def _tidy(self, entry_id: int) -> None:
        entry = self._outgoing.outbox.get(entry_id)
        if entry is None:
            return
        async with self._posting.setdefault(entry.number, asyncio.Lock()):
            kept = self._keeper.messages.get(entry.number)
            if entry.message == kept:
                await self._outgoing.outbox.done(entry)
            else:
                await self._outgoing.take_away(entry)

    async def _redraw(self, number: int) -> None:
        thing, muted = self._keeper.find(number), self._outgoing.muted_channels
        if thing is None:
            await self._redraw_closed(number)
            return
        pause = muted.pause(thing.channel) if muted.rests(thing.channel) else self.rest(thing)
        if pause:
            self._redrawer.later(self._redraw, number, pause)
            return
        try:
            await self._show(thing, self._keeper.messages.get(number))
        except (NoSuchTable, NoSuchTournament):
            self.redraw_soon(number)  # it was closed meanwhile
        except discord.HTTPException as trouble:
            if trouble.code == CHANNEL_GONE:
                await self._locations.channel_gone(thing.channel)
            elif not isinstance(trouble, discord.Forbidden) and trouble.code != ASLEEP:
                raise
            else:
                muted.refused(thing.channel)
                self._redrawer.later(self._redraw, number, muted.pause(thing.channel))
        self._refreshed.discard(number)

    async def _show(self, thing: Shown, message: int | None) -> None:
        current = self._current(thing)
        if message is None:
            if self.posts(thing):
                async with self._in_turn.setdefault(thing.channel, asyncio.Lock()):
                    await self.post(thing.id, self.urgency(thing))
        elif thing.id in self._sunk and await self._held(thing, message) is None:
            await self.post(thing.id, self.urgency(thing), moves=True)
        elif self._shown.get(thing.id) != current:
            age = self._outgoing.clock() - discord.utils.snowflake_time(message).timestamp()
            if age > OLD and thing.id not in self._refreshed and await self._held(thing, message) is None:
                await self.post(thing.id, self.urgency(thing))
            else:
                await self._edit(thing, message, current)

    async def _edit(self, thing: Shown, message: int, current: object) -> None:
        try:
            await self._change(thing, message, self.page)
        except discord.HTTPException as trouble:
            if trouble.code == ASLEEP and thing.id in self._refreshed:
                return  # a start wakes no thread
            if trouble.code not in POST_ANEW or (trouble.code == TOO_OFTEN and thing.id in self._refreshed):
                raise
            if await self._held(thing, message) is not None:
                raise
            await self.post(thing.id, self.urgency(thing))
        else:
            self._shown[thing.id] = current
            self._outgoing.muted_channels.accepted(thing.channel)

    async def _change(self, thing: Shown, message: int, page: Callable[[Shown], Awaitable[Page]]) -> None:
        with self._outgoing.languages.public(thing.guild):
            shown = await page(thing)
        where = self._outgoing.channel(thing.guild, thing.channel).get_partial_message(message)
        urgency = Urgency.LATER if thing.id in self._refreshed else self.urgency(thing)
        attached = self._attached.get(thing.id, [])
        edit = partial(change, partial(where.edit, allowed_mentions=MENTION_NOBODY), attached)
        asked = partial(self._outgoing.emojis.show, edit, shown)
        self._attached[thing.id] = (await self._outgoing.pacer.ask(asked, urgency, thing.channel)).attachments

    async def _redraw_closed(self, number: int) -> None:
        thing, message = self._keeper.closed.get(number), self._keeper.messages.get(number)
        if thing is not None and message is not None:
            try:
                await self._change(thing, message, self.last_page)
            except discord.HTTPException as trouble:
                if not is_final(trouble):
                    raise
                log.info("Couldn't edit the message of closed %s %s: %s", self.KIND, number, trouble)
        self._keeper.forget_closed(number)
        for known in (self._attached, self._shown):
            known.pop(number, None)
        for numbers in (self._missing, self._sunk):
            numbers.discard(number)
