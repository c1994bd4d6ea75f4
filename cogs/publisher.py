"""Keeps what people see up to date: the public message of each table, and the hands that can still be reached.

Listens to Tables and is the only one that writes to channels. A table that changes gets one task each for its message,
its hands and its call, which shows the newest state until there is nothing newer, and is gone. Slow or failing messages
hold nobody up.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import discord

from cogs.seating import Refused
from cogs.tables import NoSuchTable, Tables
from cogs.ui import hand_page, table_page
from cogs.ui.looks import look_of
from cogs.ui.naming import title
from cogs.ui.page import CALM, Page, line
from db.tables import Table
from engine.actions import Catch

CHANNEL_GONE = 10003  # Discord: the channel does not exist any more
# Discord: the message is gone, was edited too often for one older than an hour, or its thread sleeps until a new one.
POST_ANEW = {10008, 30046, 50083}
TOO_MANY = 429  # HTTP: not now
OLD = timedelta(minutes=55)  # after an hour Discord lets a message be edited far less often
NOBODY = discord.AllowedMentions.none()  # an edit without a content would go out without the client's own

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
HandKey = tuple[object, ...]
Show = Callable[[int], Awaitable[None]]


@dataclass(frozen=True)
class Followed:
    """A hand message that can still be changed: through which interaction, and what it shows."""

    interaction: Interaction
    message: int
    key: HandKey


class Publisher:
    """One for the whole bot."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client, self._tables = client, tables
        self._hands: dict[tuple[int, int], Followed] = {}
        self._calls: dict[int, tuple[int, discord.Message]] = {}
        self._dirty: set[tuple[Show, int]] = set()
        self._tasks: dict[tuple[Show, int], asyncio.Task[None]] = {}
        self._loose: set[asyncio.Task[None]] = set()
        self._posting: dict[int, asyncio.Lock] = {}
        self._stopped = False
        tables.listeners.append(self.changed)

    # Told by Tables

    def changed(self, table_id: int) -> None:
        """A table is not as it was. Its message, hands and call wait for nothing but themselves."""
        for show in (self._redraw_hands, self._redraw_table, self._call_to_turn):
            self._soon(show, table_id)

    def show_again(self, table_id: int) -> None:
        """After a start: the message may be older than the table, and nobody needs to be called twice."""
        self._soon(self._redraw_table, table_id)

    async def _keep_up(self, show: Show, table_id: int) -> None:
        try:
            while (show, table_id) in self._dirty:
                self._dirty.discard((show, table_id))
                await self._try(show, table_id)
        finally:
            del self._tasks[show, table_id]

    async def _try(self, show: Show, table_id: int) -> None:
        try:
            await show(table_id)
        except Exception as trouble:
            if _is_final(trouble):
                log.warning("Table %s cannot be shown: %s", table_id, trouble)
                return
            log.warning("Table %s could not be shown; it is tried again", table_id, exc_info=trouble)
            self._later(show, table_id)

    def _later(self, show: Show, table_id: int) -> None:
        if not self._stopped:
            asyncio.get_running_loop().call_later(self._tables.pauses.again, self._soon, show, table_id)

    def _soon(self, show: Show, table_id: int) -> None:
        if self._stopped:
            return
        self._dirty.add((show, table_id))
        if (show, table_id) not in self._tasks:
            self._tasks[show, table_id] = asyncio.create_task(self._keep_up(show, table_id))

    async def stop(self) -> None:
        """Show nothing any more."""
        self._stopped = True
        waiting = [*self._tasks.values(), *self._loose]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    # The public message

    async def post(self, table_id: int) -> None:
        """Show a table at the bottom of its channel, and take away where it stood before.

        Raises NoSuchTable, HTTPException and what a broken connection raises.
        """
        async with self._posting.setdefault(table_id, asyncio.Lock()):
            table, old = self._tables.get(table_id), self._tables.messages.get(table_id)
            page = await self._table_page(table)
            message = await self._channel(table).send(view=page.view, files=page.files)
            try:
                await self._tables.place_message(table_id, message.id)
            except Exception:
                await self._delete(table, message.id)
                raise
        if old is not None:
            await self._delete(table, old)
        await self._catch_up(table, message.id)

    async def _catch_up(self, posted: Table, message: int) -> None:
        """The table may have moved on, or been closed, while it was being posted."""
        try:
            if self._tables.get(posted.id) is not posted:
                self.changed(posted.id)
        except NoSuchTable:
            await self._delete(posted, message)
            self._tables.farewell(posted.id)
            raise

    async def _redraw_table(self, table_id: int) -> None:
        message = self._tables.messages.get(table_id)
        try:
            table = self._tables.get(table_id)
        except NoSuchTable:
            await self._redraw_closed(table_id)
            return
        if message is not None and _is_old(message):
            await self.post(table_id)
        elif message is not None:
            await self._edit(table, message, await self._table_page(table))

    async def _edit(self, table: Table, message: int, page: Page) -> None:
        try:
            where = self._channel(table).get_partial_message(message)
            await where.edit(view=page.view, attachments=page.files, allowed_mentions=NOBODY)
        except discord.HTTPException as trouble:
            if trouble.code == CHANNEL_GONE:
                await self._tables.abandon(lambda other: other.channel == table.channel)
            elif trouble.code in POST_ANEW:
                await self.post(table.id)
            else:
                raise

    async def _redraw_closed(self, table_id: int) -> None:
        table, message = self._tables.closed(table_id), self._tables.messages.get(table_id)
        if table is not None and message is not None:
            page = table_page.closed_page(table, self._tables.view(table, None))
            where = self._channel(table).get_partial_message(message)
            try:
                await where.edit(view=page.view, attachments=[], allowed_mentions=NOBODY)
            except discord.HTTPException as trouble:
                if not _is_final(trouble):
                    raise
                log.info("The message of closed table %s stays as it is: %s", table_id, trouble)
        self._tables.farewell(table_id)
        self._posting.pop(table_id, None)

    async def _delete(self, table: Table, message: int) -> None:
        try:
            await self._channel(table).get_partial_message(message).delete()
        except discord.HTTPException as trouble:
            log.info("An old message of table %s stays: %s", table.id, trouble)

    async def _table_page(self, table: Table) -> Page:
        view = self._tables.view(table, None)
        playing = view is not None and table.phase == "match"
        picture = await asyncio.to_thread(look_of(view.rules).table_picture, view) if view and playing else None
        return table_page.table_page(table, view, self._tables.recent(table, None), picture)

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.channel, guild_id=table.guild)

    # The call to whoever is on turn: one line, which the next call replaces

    async def _call_to_turn(self, table_id: int) -> None:
        seat, message = self._calls.get(table_id, (None, None))
        wanted = self._seat_to_call(table_id)
        if wanted == seat:
            return
        if message is not None:
            del self._calls[table_id]
            with suppress(discord.NotFound):  # somebody tidied up
                await message.delete()
        if wanted is not None:
            self._calls[table_id] = wanted, await self._ring(self._tables.get(table_id), wanted)

    def _seat_to_call(self, table_id: int) -> int | None:
        """The seat on turn, if its owner is there and wants to be called."""
        table = next((table for table in self._tables.every() if table.id == table_id), None)
        if table is None or table.state is None or table.state.phase != "play":
            return None
        seat = table.seats[table.state.turn]
        return table.state.turn if seat.present and seat.bell else None

    async def _ring(self, table: Table, seat: int) -> discord.Message:
        user = discord.Object(table.seats[seat].user or 0)
        text = f"<@{user.id}>, it is your turn at {title(table)}."
        return await self._channel(table).send(text, allowed_mentions=discord.AllowedMentions(users=[user]))

    # Hands

    async def hand(self, table: Table, user: int, **more: Any) -> Page:
        """The hand of somebody at a table, as a page to be shown to them alone; ``more``: see ``hand_page``.

        Raises Refused.
        """
        seat = table.seat_of(user)
        if seat is None:
            raise Refused(f"You do not sit at table {table.id}. /table open opens one of your own.")
        view = self._tables.view(table, seat)
        if view is None:
            raise Refused("The cards are dealt when the host starts the match.")
        picture = await asyncio.to_thread(look_of(view.rules).hand_picture, view)
        recent = self._tables.recent(table, seat)
        return hand_page.hand_page(table, view, recent, picture, **more)

    def follow(self, table: Table, interaction: Interaction, message: int) -> None:
        """From now on this hand message is kept up to date, as long as its token lives; an older one goes away."""
        owner = table.id, interaction.user.id
        older = self._hands.get(owner)
        self._hands[owner] = Followed(interaction, message, self._key(table, interaction.user.id))
        self._soon(self._redraw_hands, table.id)  # the table may have moved on while this was being shown
        if older is not None and older.message != message and not older.interaction.is_expired():
            self._start(_take_away(older.interaction))

    def release(self, table_id: int, user: int) -> None:
        """The hand message of this person is about to be answered itself, so it is not redrawn meanwhile."""
        self._hands.pop((table_id, user), None)

    def follows(self, table_id: int, user: int) -> bool:
        """Whether a hand message of this person is being kept up to date."""
        hand = self._hands.get((table_id, user))
        return hand is not None and not hand.interaction.is_expired()

    async def _redraw_hands(self, table_id: int) -> None:
        for owner in [owner for owner in self._hands if not self.follows(*owner)]:
            del self._hands[owner]
        hands = [(user, hand) for (at, user), hand in self._hands.items() if at == table_id]
        await asyncio.gather(*(self._redraw_hand(table_id, user, hand) for user, hand in hands))

    async def _redraw_hand(self, table_id: int, user: int, hand: Followed) -> None:
        try:
            table = self._tables.get(table_id)
            key = self._key(table, user)
            page = await self.hand(table, user) if key != hand.key else None
        except Refused as closed:
            key, page = (), line(str(closed), CALM)
        if page is None or self._hands.get((table_id, user)) is not hand:
            return  # nothing new, or pressed meanwhile: then the answer shows the hand
        hand = self._hands[table_id, user] = replace(hand, key=key)
        try:
            await hand.interaction.edit_original_response(view=page.view, attachments=page.files)
        except discord.HTTPException as trouble:
            if self._hands.get((table_id, user)) is hand:
                del self._hands[table_id, user]
            log.info("A hand at table %s is not followed any more: %s", table_id, trouble)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._loose.add(task)
        task.add_done_callback(self._loose.discard)

    def _key(self, table: Table, user: int) -> HandKey:
        """What a hand message shows of its own; as long as it stays the same nothing moves under the finger."""
        seat = table.seat_of(user)
        view = self._tables.view(table, seat)
        if view is None:
            return ()
        actions = tuple(action for action in view.options.actions if not isinstance(action, Catch))
        asked = view.asked if view.on_turn else None
        return view.phase, view.hand, asked, view.options.cards, actions, table.seats[seat or 0].away


async def _take_away(interaction: Interaction) -> None:
    """A hand that is shown again further down is not needed twice."""
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as trouble:
        log.info("An older hand stays: %s", trouble)


def _is_final(trouble: Exception) -> bool:
    """Whether Discord said no: asking again would get the same answer, and count against the bot."""
    return isinstance(trouble, discord.HTTPException) and 400 <= trouble.status < 500 and trouble.status != TOO_MANY


def _is_old(message: int) -> bool:
    return discord.utils.utcnow() - discord.utils.snowflake_time(message) > OLD
