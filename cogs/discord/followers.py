"""Keeps private messages up to date while the tokens of their interactions live.

A message is redrawn only when it has changed. A press in it wins over a redraw: no redraw begins while the press is
being answered, and the answer waits for a redraw that is already running.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from weakref import WeakValueDictionary

import discord

from cogs.discord.controls import Interaction
from cogs.discord.errors import is_final, is_passing, sentence
from cogs.discord.page import Page, change
from cogs.discord.rate_limits import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from engine.words import in_voice
from model.tables.table import Table
from service.live_store import Change

Key = tuple[object, ...]
Owner = tuple[int, int]  # a table and a member

UNKNOWN: Key = ("unknown",)  # nobody knows what the message shows, so it has to be redrawn
SETTLED = 4  # seconds that an answer waits for a redraw of its message; by then it is acknowledged
TOKEN = 15 * 60  # seconds for which Discord takes changes by an interaction

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Message:
    """A private message while it is followed, pressed or edited."""

    id: int
    owner: Owner | None = None  # who follows it
    presses: int = 0  # how many are being answered
    edit: asyncio.Future[discord.InteractionMessage | None] | None = None  # its running redraw
    unsure: bool = False  # a redraw was given up while it was under way


@dataclass(eq=False)
class Followed:
    """A message that can still be changed, as far as it is known."""

    message: Message
    interaction: Interaction
    table: Table  # its state when the message was first shown
    key: Key  # what the message shows
    end: asyncio.TimerHandle  # when the token dies
    attached: Sequence[discord.Attachment] = ()  # as far as is known
    missed: bool = False  # a redraw was left to the answer to a press


@dataclass(frozen=True)
class Newest:
    """The page that a message should show now. None deletes it."""

    key: Key
    page: Page | None
    urgency: Urgency = Urgency.SOON
    last: bool = False  # the message is not followed after that


class FollowedMessages(UpToDate):
    """Follows one message of each member at a table. A subclass says what the messages show. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, name: str) -> None:
        """``name``: the word for the messages of a table in the log."""
        self._outgoing = outgoing
        self._redrawer = outgoing.redrawer(name, min(1, outgoing.again))
        self._followed: dict[int, dict[int, Followed]] = {}  # by table and member
        # A message is there as long as it is followed, or something happens to it.
        self._messages: WeakValueDictionary[int, Message] = WeakValueDictionary()
        self._older: dict[int, Interaction] = {}  # those of messages to be deleted

    async def newest(self, followed: Followed, owner: Owner) -> Newest | None:
        """Returns what a message should show now. None if it shows that already. Called in its reader's language."""
        raise NotImplementedError

    def let_slip(self, table_id: int, member: int, why: str) -> None:
        """A message cannot be kept up to date any more."""
        self.release(table_id, member)

    def changed(self, change: Change[Table]) -> None:
        self.redraw_soon(change.id)

    def redraw_soon(self, table_id: int) -> None:
        if table_id in self._followed:
            self._redrawer.soon(self._redraw, table_id)

    async def stop(self) -> None:
        for here in self._followed.values():
            for followed in here.values():
                followed.end.cancel()
        await super().stop()

    # Which messages are followed

    def _follow(self, table: Table, interaction: Interaction, shown: int | None, key: Key) -> None:
        """Keep the message that was ``shown`` up to date from now on. An older message of its reader goes away.

        Without a message the answer was lost on its way: it is shown again until it is there or its token is dead.
        """
        owner = table.id, interaction.user.id
        older = self._of(owner)
        alive = older is not None and self._outgoing.takes_changes(older.interaction)
        if older is not None and alive and shown is None and not interaction.response.is_done():
            older.key = UNKNOWN  # Discord took no answer by the token of the newer press, so the older one goes on
            self.redraw_soon(table.id)
            return
        message = self._message(shown or (interaction.message.id if interaction.message else 0))
        lost, message.unsure = shown is None or message.unsure, False
        self.release(*owner)
        end = asyncio.get_running_loop().call_later(TOKEN + 1, self.let_slip, *owner, "its token has died")
        followed = Followed(message, interaction, table, UNKNOWN if lost else key, end)
        self._followed.setdefault(table.id, {})[owner[1]] = followed
        message.owner = owner
        if lost:
            self.redraw_soon(table.id)
        if older is not None and alive and older.message.id != message.id:
            self._older[older.interaction.id] = older.interaction
            self._redrawer.soon(self._delete, older.interaction.id)

    def follows(self, table_id: int, member: int) -> bool:
        followed = self._of((table_id, member))
        return followed is not None and self._outgoing.takes_changes(followed.interaction)

    def release(self, table_id: int, member: int) -> None:
        here = self._followed.get(table_id, {})
        followed = here.pop(member, None)
        if followed is not None:
            followed.end.cancel()
            if followed.message.owner == (table_id, member):
                followed.message.owner = None
            if not here:
                del self._followed[table_id]

    def lay_aside(self, message: int) -> None:
        """Leave this message alone from now on, as an answer is shown in it."""
        known = self._messages.get(message)
        if known is not None and known.owner is not None:
            self.release(*known.owner)

    @contextmanager
    def pressed(self, message: int) -> Iterator[None]:
        """No redraw of this message begins while a press in it is answered. If nothing else is shown in it then, it is
        kept up to date as before.
        """
        known = self._message(message)
        known.presses += 1
        try:
            yield
        finally:
            known.presses -= 1
            followed = known.owner and self._of(known.owner)
            if followed and followed.missed:
                self.redraw_soon(followed.table.id)

    async def settled(self, message: int) -> None:
        """Wait for a running redraw, but not for one that hangs: it is given up, and what it did is not known."""
        known = self._messages.get(message)
        if known is not None and known.edit is not None:
            under_way = known.edit
            done, _ = await asyncio.wait([under_way], timeout=SETTLED)
            if not done:
                known.unsure = True
                under_way.cancel()

    def _of(self, owner: Owner) -> Followed | None:
        return self._followed.get(owner[0], {}).get(owner[1])

    def _message(self, number: int) -> Message:
        """The one with this id. 0: it is not known yet."""
        return self._messages.setdefault(number, Message(number)) if number else Message(0)

    # Redrawing

    async def _redraw(self, table_id: int) -> None:
        redrawing = []
        for member, followed in list(self._followed.get(table_id, {}).items()):
            if not self._outgoing.takes_changes(followed.interaction):
                self.let_slip(table_id, member, "its token died before the table changed")
                continue
            followed.missed = followed.message.presses > 0
            if not followed.missed:  # else the answer to the press shows the newest, or it is redrawn after that
                redrawing.append(self._redraw_one((table_id, member), followed))
        for trouble in await asyncio.gather(*redrawing, return_exceptions=True):
            if trouble is not None:
                raise trouble

    async def _redraw_one(self, owner: Owner, followed: Followed) -> None:
        with in_voice(self._outgoing.languages.voice(followed.interaction.guild_id or 0, owner[1])):
            newest = await self.newest(followed, owner)
            if newest is None:
                return
        followed.missed = followed.message.presses > 0
        if self._of(owner) is followed and not followed.missed:
            await self._show(followed, owner, newest)

    async def _show(self, followed: Followed, owner: Owner, newest: Newest) -> None:
        before, followed.key = followed.key, newest.key
        try:
            shown = await self._edit(followed, newest.page, newest.urgency)
        except Exception as trouble:
            if followed.key == newest.key:
                followed.key = before  # it is still out of date
            if not is_final(trouble):
                raise
            if self._of(owner) is followed:
                self.let_slip(*owner, sentence(trouble))
            return
        if self._of(owner) is not followed:
            return
        if shown is not None:
            followed.message.owner, followed.message = None, self._message(shown.id)  # of a lost answer that arrived
            followed.message.owner, followed.attached = owner, shown.attachments
        if newest.last:
            self.release(*owner)

    async def _edit(self, followed: Followed, page: Page | None, urgency: Urgency) -> discord.InteractionMessage | None:
        interaction, message = followed.interaction, followed.message

        async def request() -> discord.InteractionMessage | None:
            if page is None:
                await interaction.delete_original_response()
                return None
            edit = partial(change, interaction.edit_original_response, followed.attached)
            return await self._outgoing.emojis.show(edit, page)

        message.edit = under_way = asyncio.ensure_future(self._outgoing.pacer.ask(request, urgency, None))
        try:
            return await under_way
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if under_way.cancelled() and not (task and task.cancelling()):
                raise TimeoutError("the answer to a press did not wait for it") from None
            raise
        finally:
            if message.edit is under_way:
                message.edit = None

    async def _delete(self, interaction: int) -> None:
        try:
            await self._outgoing.pacer.ask(self._older.pop(interaction).delete_original_response, Urgency.SOON, None)
        except Exception as trouble:
            if not is_passing(trouble) and not is_final(trouble):
                raise
            log.info("Couldn't delete an older message: %s", sentence(trouble))
