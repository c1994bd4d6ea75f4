"""Keeps public messages up to date: one for each table or tournament that is shown.

``cogs.messages.redrawer`` decides when. This module edits a message, posts it again or deletes it.
"""

import asyncio
import logging
from datetime import timedelta
from functools import partial
from typing import Generic, Protocol, TypeVar

import discord

from cogs.messages.redrawer import Redrawer, is_final
from cogs.ui.page import Page, change
from model.refusals import Refused

CHANNEL_GONE = 10003  # Discord: the channel no longer exists
ASLEEP = 50083  # Discord: the thread is archived. An edit does not wake it, but a new message does unless it is locked.
# Discord: the message is gone, was edited too often for one older than an hour, or its thread is archived.
POST_ANEW = {10008, 30046, ASLEEP}
OLD = timedelta(minutes=55)  # after an hour Discord lets a message be edited far less often
NO_PINGS = discord.AllowedMentions.none()  # an edit without content would go out without the client's own

log = logging.getLogger(__name__)


class Shown(Protocol):
    """Something with a public message in a channel or thread of a server."""

    @property
    def id(self) -> int:
        """The key by which its keeper knows it."""

    @property
    def guild(self) -> int:
        """The server."""

    @property
    def channel(self) -> int:
        """The channel or thread."""


Thing = TypeVar("Thing", bound=Shown)
Kept_co = TypeVar("Kept_co", bound=Shown, covariant=True)


class Keeper(Protocol[Kept_co]):
    """Keeps the things, and knows which message shows each."""

    @property
    def messages(self) -> dict[int, int]:
        """The message ids, by the ids of what they show."""

    def get(self, number: int, /) -> Kept_co:
        """One that is open. Raises Refused."""

    def closed(self, number: int, /) -> Kept_co | None:
        """The last state of one that was closed, until its farewell."""

    def farewell(self, number: int, /) -> None:
        """The last state of something closed has been shown, so it can be forgotten."""

    async def save_message_id(self, number: int, message: int | None, /) -> None:
        """Remember the message that shows it."""


class MessageBoard(Generic[Thing]):
    """The public messages of all things of one kind. A subclass says how they look."""

    KIND: str  # the word for the things in the log

    def __init__(self, client: discord.Client, keeper: Keeper[Thing], again: float) -> None:
        self._client, self._keeper = client, keeper
        self._redrawer = Redrawer(self.KIND, again)
        self._posting: dict[int, asyncio.Lock] = {}
        self._in_turn: dict[int, asyncio.Lock] = {}  # by channel: tables that begin together are posted in order
        self._missing: set[int] = set()  # things to post if nothing shows them yet
        self._attached: dict[int, list[discord.Attachment]] = {}  # to their messages, as far as is known

    # What differs between kinds

    async def page(self, thing: Thing) -> Page:
        """The message as it should be now."""
        raise NotImplementedError

    def last_page(self, thing: Thing) -> Page:
        """What stays in the channel after something has closed."""
        raise NotImplementedError

    def posts(self, thing: Thing) -> bool:
        """Whether to post something unasked when it has no message."""
        return thing.id in self._missing

    def sinks(self, thing: Thing) -> bool:
        """Whether it is time to move the message to the bottom of its channel."""
        return False

    async def channel_gone(self, thing: Thing) -> None:
        """Its channel was deleted."""
        raise NotImplementedError

    def unwelcome(self, thing: Thing) -> bool:
        """Discord refuses to show it here. Returns whether it moves elsewhere and so is shown there."""
        return False

    # Called by the keeper

    def changed(self, number: int) -> None:
        """Something has changed. Its message waits for nothing but its own earlier redraw."""
        self._redrawer.soon(self._redraw, number)

    def show_again(self, number: int) -> None:
        """Show it after a restart: the message may be out of date, or missing."""
        self._missing.add(number)
        self._redrawer.soon(self._redraw, number)

    @property
    def waiting(self) -> int:
        """How many messages are out of date."""
        return self._redrawer.waiting

    async def stop(self) -> None:
        """Stop showing anything."""
        await self._redrawer.stop()

    def attached(self, number: int) -> list[discord.Attachment]:
        """The pictures in the message of something, as far as is known."""
        return self._attached.get(number, [])

    # The message

    async def post(self, number: int) -> None:
        """Show something at the bottom of its channel, and delete its older message.

        Raises Refused when it is closed, HTTPException, and the errors of a broken connection.
        """
        async with self._posting.setdefault(number, asyncio.Lock()):
            thing, old = self._keeper.get(number), self._keeper.messages.get(number)
            self._attached.pop(number, None)
            page = await self.page(thing)
            message = await self.where(thing).send(view=page.view, files=page.files)
            try:
                await self._keeper.save_message_id(number, message.id)
            except Exception:
                await self._delete(thing, message.id)
                raise
            self._attached[number] = message.attachments
        self._missing.discard(number)
        if old is not None:
            await self._delete(thing, old)
        await self._catch_up(thing, message.id)

    async def _catch_up(self, posted: Thing, message: int) -> None:
        """Redraw if it has changed or closed while it was being posted."""
        try:
            if self._keeper.get(posted.id) is not posted:
                self.changed(posted.id)
        except Refused:
            await self._delete(posted, message)
            self._keeper.farewell(posted.id)
            raise

    async def _redraw(self, number: int) -> None:
        try:
            thing = self._keeper.get(number)
        except Refused:
            await self._redraw_closed(number)
            return
        try:
            await self._show(thing, self._keeper.messages.get(number))
        except discord.HTTPException as trouble:
            if trouble.code == CHANNEL_GONE:
                await self.channel_gone(thing)
            elif not (_is_forbidden(trouble) and self.unwelcome(thing)):
                raise

    async def _show(self, thing: Thing, message: int | None) -> None:
        if message is None:
            await self._post_in_turn(thing)
        elif _is_old(message) or self.sinks(thing):
            await self.post(thing.id)
        else:
            await self._edit(thing, message, await self.page(thing))

    async def _post_in_turn(self, thing: Thing) -> None:
        if self.posts(thing):
            async with self._in_turn.setdefault(thing.channel, asyncio.Lock()):
                await self.post(thing.id)

    async def _edit(self, thing: Thing, message: int, page: Page) -> None:
        try:
            where = self.where(thing).get_partial_message(message)
            edit = partial(where.edit, allowed_mentions=NO_PINGS)
            self._attached[thing.id] = (await change(edit, page, self.attached(thing.id))).attachments
        except discord.HTTPException as trouble:
            if trouble.code not in POST_ANEW:
                raise
            await self.post(thing.id)

    async def _redraw_closed(self, number: int) -> None:
        thing, message = self._keeper.closed(number), self._keeper.messages.get(number)
        if thing is not None and message is not None:
            page = self.last_page(thing)
            where = self.where(thing).get_partial_message(message)
            try:
                await where.edit(view=page.view, attachments=[], allowed_mentions=NO_PINGS)
            except discord.HTTPException as trouble:
                if not is_final(trouble):
                    raise
                log.info("The message of closed %s %s stays as it is: %s", self.KIND, number, trouble)
        self._keeper.farewell(number)
        self._posting.pop(number, None)
        self._attached.pop(number, None)
        self._missing.discard(number)

    async def _delete(self, thing: Thing, message: int) -> None:
        try:
            await self.where(thing).get_partial_message(message).delete()
        except discord.HTTPException as trouble:
            log.info("An old message of %s %s stays: %s", self.KIND, thing.id, trouble)

    def where(self, thing: Thing) -> discord.PartialMessageable:
        """The channel or thread of something."""
        return self._client.get_partial_messageable(thing.channel, guild_id=thing.guild)


def _is_forbidden(trouble: discord.HTTPException) -> bool:
    """Whether nothing at all may be shown there."""
    return isinstance(trouble, discord.Forbidden) or trouble.code == ASLEEP


def _is_old(message: int) -> bool:
    return discord.utils.utcnow() - discord.utils.snowflake_time(message) > OLD
