"""Answering an interaction once, in time, whatever happens.

Discord waits three seconds from the moment of the press. After a second and a half the user is told to wait, and the
answer follows. An answer that was lost on its way is sent again until it is there or its token is dead.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from enum import Enum, auto
from functools import partial
from typing import TypeVar

import discord

from cogs.discord.controls import Control, Interaction, button
from cogs.discord.emojis import Emojis
from cogs.discord.errors import ACKNOWLEDGED, TOO_LATE, UNWELCOME, is_final, is_passing, person_of, sentence
from cogs.discord.followers import FollowedMessages
from cogs.discord.form import REFILLED, Sent, fill_in
from cogs.discord.page import Page, change, line
from engine.core.actions import IllegalAction
from engine.words import Words
from model.member import Location, Member
from model.refusals import Refused
from service.unit_of_work import RECEIPT, Receipt

PATIENCE = 1.5  # seconds before an unfinished answer is deferred
TOO_OLD = 2.8  # seconds after which an interaction cannot be answered any more
ATTEMPT = 5  # seconds for one attempt to answer; Discord's own time for the first is up by then
AGAIN = (0.2, 0.5, 1)  # seconds between the first attempts
LATER = (2, 4, 8, 16, 32, *[60] * 13)  # and between those that follow, until the token is dead

WORDS = Words(__package__)

log = logging.getLogger(__name__)


Request = Callable[[], Awaitable[None]]
Result = TypeVar("Result")

_retrying: set[asyncio.Task[None]] = set()  # the loop itself keeps no task alive


class Response(Enum):
    """The first answer to an interaction that Discord is known to have, besides what discord.py knows of it."""

    NONE = auto()
    TAKEN = auto()  # nothing of it is to be seen
    PROMISED = auto()  # an empty message says that an answer is coming


class Answer:
    """The one answer to an interaction: an ephemeral message, or a change of the ephemeral one that was clicked. What
    is posted is for everyone.

    ``follower`` may be changing the clicked message too. ``age``: the seconds since the press.
    """

    def __init__(self, interaction: Interaction, follower: FollowedMessages | None = None, age: float = 0) -> None:
        clicked = interaction.message
        self.interaction = interaction
        self.guild, self.user = interaction.guild_id or 0, interaction.user.id
        self.public = clicked is not None and not clicked.flags.ephemeral  # a message for everyone was clicked
        self.changes = clicked is not None and clicked.flags.ephemeral  # the answer replaces what was clicked
        self.shown: int | None = None  # the message that was shown or changed
        self.lost = False  # nothing is known to be shown, but the token may live
        self._follower = follower
        self._posted = False  # for everyone
        self._response = Response.NONE
        self._one_at_a_time = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._timer = asyncio.get_running_loop().call_later(
            max(0, PATIENCE - age), lambda: self._tasks.append(asyncio.create_task(self._defer()))
        )

    @property
    def person(self) -> Member:
        """The person who pressed or typed, with the name shown in this server."""
        return person_of(self.interaction.user, self.interaction.permissions, self.interaction.id)

    @property
    def place(self) -> Location:
        """A thread has a channel of its own."""
        channel = self.interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        return Location(self.guild, self.interaction.channel_id or 0, parent)

    @property
    def acknowledged(self) -> bool:
        """True if Discord has taken some answer, so that the token lives."""
        return self._response is not Response.NONE or self.interaction.response.is_done()

    @property
    def attached(self) -> list[discord.Attachment]:
        return self.interaction.message.attachments if self.interaction.message and self.changes else []

    async def show(self, page: Page, *, followed: bool = False) -> None:
        """Show a page to this user only. What cannot be shown now is shown later, unless it is ``followed``."""
        clicked = self.interaction.message
        if self._follower and clicked and self.changes:
            await self._follower.settled(clicked.id)
        self._timer.cancel()
        async with self._one_at_a_time:
            self.lost = not await self._tried(partial(self._send, page), AGAIN)
        if self.lost and not followed:
            self._retry_in_background(partial(self._send, page))

    async def post(self, page: Page) -> None:
        """Show a page to everyone in the channel, below the one that was clicked."""
        self.changes, self._posted = False, True
        await self.show(page)

    async def refuse(self, why: str, again: Control | None = None) -> None:
        """Say why not, in a message of its own: the one that was clicked keeps what it holds. ``again`` brings back the
        form that was sent.
        """
        self.changes = self._posted = False
        page = line(why)
        await self.show(page.followed_by(discord.ui.ActionRow(button(WORDS("again"), again))) if again else page)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Show a form, if the press has no answer yet. What is sent with it is an interaction of its own.

        One that was refused comes again with all that this user typed in it.
        """
        data: Mapping[str, object] = self.interaction.data or {}
        refused: Sent | None = self.interaction.client.refused_forms.get(self.user)
        pressed_again = str(data.get("custom_id")).endswith(f".{REFILLED}")
        if refused and pressed_again and f":{refused.control.action}" in form.custom_id:
            fill_in(form, refused)

        async def show_form() -> None:
            if not self.acknowledged:
                await _in_time(self.interaction.response.send_modal(form))

        self._timer.cancel()
        async with self._one_at_a_time:
            await self._tried(show_form, AGAIN)

    async def acknowledge(self) -> None:
        """Acknowledge without a message if nothing else was answered."""
        self._timer.cancel()
        if self.shown is not None:
            return
        async with self._one_at_a_time:
            done = await self._tried(self._acknowledge, AGAIN)
        if not done:
            self._retry_in_background(self._acknowledge)

    async def _acknowledge(self) -> None:
        if not self.acknowledged and self.interaction.message is not None:
            await _in_time(self.interaction.response.defer())
        elif self._response is Response.PROMISED and self.shown is None and not self.lost:
            await _in_time(self.interaction.delete_original_response())

    async def _tried(self, request: Request, pauses: tuple[float, ...]) -> bool:
        """True if a request was answered, or came too late and has no other chance. Raises what is a fault of ours."""
        for pause in (0, *pauses):
            if pause:
                await asyncio.sleep(pause)
            try:
                await request()
            except Exception as trouble:
                code = trouble.code if isinstance(trouble, discord.HTTPException) else 0
                if code in TOO_LATE:
                    log.info("An answer came too late, or its message is gone (%s)", code)
                    return True
                if code == ACKNOWLEDGED:  # by an attempt of ours whose answer was lost
                    promised = self.public or not self.interaction.message
                    self._response = Response.PROMISED if promised else Response.TAKEN
                elif is_final(trouble) or not is_passing(trouble):
                    raise
                else:
                    log.info("Couldn't send an answer: %s", sentence(trouble))
            else:
                return True
        return False

    def _retry_in_background(self, request: Request) -> None:
        """Go on trying while the token lives, without keeping anything else waiting."""

        async def go_on() -> None:
            with _telling("Couldn't show an answer"):
                await self._tried(request, LATER)

        task = asyncio.create_task(go_on())
        _retrying.add(task)
        task.add_done_callback(_retrying.discard)

    async def _send(self, page: Page) -> None:
        emojis: Emojis = self.interaction.client.services.emojis
        self.shown = await emojis.show(self._sent, page)
        if self._follower and self.shown is not None:
            self._follower.lay_aside(self.shown)

    async def _sent(self, page: Page) -> int | None:
        """The message that shows it now."""
        response, clicked = self.interaction.response, self.interaction.message
        if self.acknowledged and clicked and not (self.changes or self._response is Response.PROMISED):
            # The message that was clicked is not for the answer to change.
            async with asyncio.timeout(ATTEMPT):
                page = await page.prepared()
                follow_up = self.interaction.followup
                return (
                    await follow_up.send(view=page.view, files=page.files, ephemeral=not self._posted, wait=True)
                ).id
        if self.acknowledged:
            return (await _in_time(change(self.interaction.edit_original_response, self.attached, page))).id
        if clicked and self.changes:
            await _in_time(change(response.edit_message, self.attached, page))
            return clicked.id
        page = await page.prepared()
        sent = await _in_time(response.send_message(view=page.view, files=page.files, ephemeral=not self._posted))
        return sent.message_id

    async def _defer(self) -> None:
        async def promise() -> None:
            if not self.acknowledged:
                thinking = not self.changes  # a refusal may change it meanwhile
                await _in_time(self.interaction.response.defer(ephemeral=True, thinking=thinking))
                self._response = Response.PROMISED if thinking else Response.TAKEN

        async with self._one_at_a_time:
            with _telling("Couldn't defer an answer"):
                await self._tried(promise, AGAIN[:1])


async def _in_time(request: Awaitable[Result]) -> Result:
    """One attempt, which must not hang. Raises TimeoutError."""
    async with asyncio.timeout(ATTEMPT):
        return await request


@contextmanager
def _telling(what: str) -> Iterator[None]:
    try:
        yield
    except Exception as trouble:  # noqa: BLE001  the log is told, as nobody is there to raise it to
        log.warning("%s: %s", what, sentence(trouble))


@asynccontextmanager
async def answering(interaction: Interaction, follower: FollowedMessages | None = None) -> AsyncIterator[Answer]:
    """The answer to fill in. A refusal becomes its sentence, an error an apology and a line in the log.

    What was saved is never called failed.
    """
    answer = Answer(interaction, follower, interaction.client.interaction_filter.age(interaction))
    RECEIPT.set(receipt := Receipt())
    try:
        yield answer
        await answer.acknowledge()
    except (Refused, IllegalAction) as refusal:
        with _telling("Couldn't show a refusal"):
            await answer.refuse(str(refusal))
    except Exception as trouble:
        command = interaction.command.qualified_name if interaction.command else None
        data: Mapping[str, object] = interaction.data or {}
        what = command or str(data.get("custom_id")).partition(".")[0]  # the words after it may name a card
        # Discord refused for the place or its rules, and not for how the request was made.
        unwelcome = isinstance(trouble, discord.Forbidden) or getattr(trouble, "code", 0) in UNWELCOME
        if unwelcome:
            log.warning("Discord refused the answer to %s in server %s: %s", what, answer.guild, sentence(trouble))
        else:
            log.exception("An interaction failed: %s in server %s", what, answer.guild)
        with _telling("Couldn't show a refusal"):
            await answer.refuse(WORDS("done" if receipt.saved else "unwelcome" if unwelcome else "failed"))
