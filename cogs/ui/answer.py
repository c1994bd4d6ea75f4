"""Answering an interaction once, in time, whatever happens.

Discord waits three seconds. After a second and a half the user is told to wait, and the answer follows.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord

from cogs.ui.page import Page, change, line
from engine.actions import IllegalAction
from model.refusals import Refused

# Discord: message gone, token unknown, interaction unknown, answered already, token expired.
TOO_LATE = {10008, 10015, 10062, 40060, 50027}
PATIENCE = 1.5  # seconds before an unfinished answer is deferred

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Settled = Callable[[], Awaitable[None]]


@asynccontextmanager
async def _forgiving() -> AsyncIterator[None]:
    """Ignore an answer that comes too late. What was done stays done."""
    try:
        yield
    except discord.HTTPException as trouble:
        if trouble.code not in TOO_LATE:
            raise
        log.info("An answer came too late, or its message is gone (%s)", trouble.code)


class Answer:
    """The one answer to an interaction: an ephemeral message, or a change of the ephemeral one that was clicked.

    ``settled`` waits until nothing else is changing the clicked message, so that the answer is what stays.
    """

    def __init__(self, interaction: Interaction, settled: Settled | None = None) -> None:
        self.interaction = interaction
        self._settled = settled
        self.shown: int | None = None  # the message that was shown or changed
        self._promised = False  # an empty message says that an answer is coming
        self._one_at_a_time = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._be_patient)

    @property
    def changes(self) -> bool:
        """Whether the answer replaces the message that was clicked, an ephemeral one of the same user."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def public(self) -> bool:
        """Whether a button of a public message was pressed."""
        return self.interaction.message is not None and not self.changes

    @property
    def attached(self) -> list[discord.Attachment]:
        """What the message that is going to be changed has attached to it."""
        message = self.interaction.message
        return message.attachments if message is not None and self.changes else []

    async def show(self, page: Page) -> None:
        """Show a page to this user only."""
        if self._settled and self.changes:
            await self._settled()
        self._timer.cancel()
        async with self._one_at_a_time, _forgiving():
            await self._send(page)

    async def say(self, text: str) -> None:
        """Show a sentence to this user only."""
        await self.show(line(text))

    async def nod(self) -> None:
        """Acknowledge without a message if nothing else was answered."""
        self._timer.cancel()
        async with self._one_at_a_time, _forgiving():
            if not self.interaction.response.is_done() and self.interaction.message is not None:
                await self.interaction.response.defer()
            elif self._promised and self.shown is None:
                await self.interaction.delete_original_response()  # it only said that an answer was coming

    async def _send(self, page: Page) -> None:
        response = self.interaction.response
        if response.is_done() and self.public and not self._promised:
            self.shown = (await self._follow_up(page)).id
        elif response.is_done():
            self.shown = (await change(self.interaction.edit_original_response, page, self.attached)).id
        elif self.changes:
            await change(response.edit_message, page, self.attached)
            self.shown = self.interaction.message.id if self.interaction.message else None
        else:
            self.shown = (await response.send_message(view=page.view, files=page.files, ephemeral=True)).message_id

    async def _follow_up(self, page: Page) -> discord.WebhookMessage:
        """Send a new message. The press is acknowledged, and its own message is public and not ours to change."""
        return await self.interaction.followup.send(view=page.view, files=page.files, ephemeral=True, wait=True)

    def _be_patient(self) -> None:
        self._tasks.append(asyncio.create_task(self._defer()))

    async def _defer(self) -> None:
        async with self._one_at_a_time, _forgiving():
            if not self.interaction.response.is_done():
                self._promised = not self.changes
                await self.interaction.response.defer(ephemeral=True, thinking=self._promised)


@asynccontextmanager
async def answering(interaction: Interaction, settled: Settled | None = None) -> AsyncIterator[Answer]:
    """The answer to fill in. A refusal becomes its sentence, an error an apology and a line in the log."""
    answer = Answer(interaction, settled)
    try:
        yield answer
        await answer.nod()
    except (Refused, IllegalAction) as refusal:
        await answer.say(str(refusal))
    except Exception:
        log.exception("An interaction failed: %s", _which(interaction))
        await answer.say("Something went wrong on our side. Look at the table again, and try once more.")


def _which(interaction: Interaction) -> str:
    """What was asked, without naming the user."""
    command = interaction.command.qualified_name if interaction.command else None
    data: Any = interaction.data or {}
    return f"{command or data.get('custom_id')} in server {interaction.guild_id}"
