"""Messages in channels and threads, with the permissions that they need."""

import asyncio
from typing import TYPE_CHECKING

from tests.wire import posting
from tests.wire.limits import Buckets, Refusal
from tests.wire.world import (
    ATTACH,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    ME,
    PRIVATE_THREAD,
    PRIVATE_THREADS,
    PUBLIC_THREAD,
    PUBLIC_THREADS,
    SEND,
    SEND_IN_THREADS,
    VIEW,
    Channel,
    Message,
    World,
)

if TYPE_CHECKING:
    from tests.wire.rest import Answer, Call, Does


class Channels:
    """Everything that is done with the bot's own token."""

    def __init__(self, world: World, buckets: Buckets) -> None:
        self._world, self._buckets = world, buckets
        self._nonces: dict[tuple[int, str], Message] = {}

    def routes(self) -> list[tuple[str, str, "Does"]]:
        message = r"/channels/(\d+)/messages/(\d+)"
        return [
            ("GET", r"/channels/(\d+)", self.channel),
            ("PATCH", r"/channels/(\d+)", self.change_channel),
            ("POST", r"/channels/(\d+)/messages", self.post),
            ("GET", r"/channels/(\d+)/messages", self.history),
            ("GET", message, self.look),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
            ("POST", r"/channels/(\d+)/threads", self.thread),
            ("POST", rf"{message}/threads", self.thread),
            ("PUT", r"/channels/(\d+)/thread-members/(\d+)", lambda call, *ids: (204, None)),
            ("POST", r"/channels/(\d+)/typing", lambda call, *ids: (204, None)),
        ]

    # Messages

    def post(self, call: "Call", channel_id: str) -> "Answer":
        channel = self._open(channel_id, *_speaking(channel_id, self._world), *([ATTACH] if call.files else []))
        posting.check_new(self._world, call, call.body)
        nonce = call.body.get("nonce")
        known = self._nonces.get((channel.id, str(nonce)))
        if known is not None and call.body.get("enforce_nonce"):
            return 200, known.payload
        message = self._world.message(channel, nonce=None if nonce is None else str(nonce))
        posting.write(self._world, message, call, call.body)
        channel.archived = False
        self._nonces[channel.id, str(nonce)] = message
        return 200, message.payload

    def look(self, call: "Call", channel_id: str, message_id: str) -> "Answer":
        return 200, self._meant(self._reached(channel_id), message_id).payload

    def history(self, call: "Call", channel_id: str) -> "Answer":
        """The newest messages, newest first."""
        newest = self._world.public(self._reached(channel_id))[::-1]
        before = int(call.query.get("before", 1 << 62))
        after = int(call.query.get("after", 0))
        wanted = [message for message in newest if after < message.id < before]
        return 200, [message.payload for message in wanted[: int(call.query.get("limit", 50))]]

    def edit(self, call: "Call", channel_id: str, message_id: str) -> "Answer":
        channel = self._reached(channel_id)
        message = self._meant(channel, message_id)
        if channel.archived:
            raise Refusal(400, 50083, "Thread is archived")
        if call.files:
            _check(channel, ATTACH)
        self._check_old(channel, message)
        posting.change(self._world, message, call, call.body)
        return 200, message.payload

    def _check_old(self, channel: Channel, message: Message) -> None:
        """Raises Refusal."""
        limits, now = self._buckets.limits, asyncio.get_running_loop().time()
        if self._world.now() - message.created <= limits.old:
            return
        while channel.old_edits and channel.old_edits[0] <= now - limits.old_window:
            channel.old_edits.popleft()
        if len(channel.old_edits) >= limits.old_edits:
            raise self._buckets.too_many(channel.old_edits[0] + limits.old_window - now, "user", 30046)
        channel.old_edits.append(now)

    def delete(self, call: "Call", channel_id: str, message_id: str) -> "Answer":
        channel = self._reached(channel_id)
        message = self._meant(channel, message_id)
        if message.author is not ME:
            _check(channel, MANAGE_MESSAGES)
        self._world.forget(message)
        return 204, None

    # Channels and threads

    def channel(self, call: "Call", channel_id: str) -> "Answer":
        return 200, self._reached(channel_id).payload

    def change_channel(self, call: "Call", channel_id: str) -> "Answer":
        channel = self._reached(channel_id)
        if channel.locked or "locked" in call.body:
            _check(channel, MANAGE_THREADS)
        channel.archived = call.body.get("archived", channel.archived)
        channel.locked = call.body.get("locked", channel.locked)
        return 200, channel.payload

    def thread(self, call: "Call", channel_id: str, message_id: str | None = None) -> "Answer":
        channel = self._reached(channel_id)
        kind = PUBLIC_THREAD if message_id else call.body.get("type", PRIVATE_THREAD)
        _check(channel, PUBLIC_THREADS if kind == PUBLIC_THREAD else PRIVATE_THREADS)
        number = self._meant(channel, message_id).id if message_id else None
        made = self._world.thread(channel, call.body["name"], kind, number)
        self._world.news.append(("THREAD_CREATE", made.payload | {"newly_created": True}))
        return 201, made.payload

    # What is meant, and may be reached

    def _reached(self, channel_id: str) -> Channel:
        """Raises Refusal."""
        channel = self._world.channels.get(int(channel_id))
        if channel is None:
            raise Refusal(404, 10003, "Unknown Channel")
        if not channel.allowed & VIEW or channel.guild.id not in self._world.guilds:
            raise Refusal(403, 50001, "Missing Access")
        return channel

    def _open(self, channel_id: str, *needed: int) -> Channel:
        """A channel that can be written in. Raises Refusal."""
        channel = self._reached(channel_id)
        for permission in needed:
            _check(channel, permission)
        if channel.archived and channel.locked:
            raise Refusal(400, 50083, "Thread is archived")
        return channel

    def _meant(self, channel: Channel, message_id: str) -> Message:
        """Raises Refusal. An ephemeral message cannot be reached through its channel."""
        message = self._world.messages.get(int(message_id))
        if message is None or message.channel is not channel or message.ephemeral:
            raise Refusal(404, 10008, "Unknown Message")
        return message


def _speaking(channel_id: str, world: World) -> list[int]:
    channel = world.channels.get(int(channel_id))
    return [SEND_IN_THREADS if channel is not None and channel.is_thread else SEND]


def _check(channel: Channel, permission: int) -> None:
    """Raises Refusal."""
    if not channel.allowed & permission:
        raise Refusal(403, 50013, "Missing Permissions")
