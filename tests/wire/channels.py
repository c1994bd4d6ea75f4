"""Messages in channels, with the permissions that they need."""

from typing import TYPE_CHECKING

from tests.wire import posting
from tests.wire.limits import Refusal
from tests.wire.world import ATTACH, SEND, VIEW, Channel, Message, World

if TYPE_CHECKING:
    from tests.wire.rest import Answer, Call, Does


class Channels:
    """Everything that is done with the bot's own token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._nonces: dict[tuple[int, str], Message] = {}

    def routes(self) -> list[tuple[str, str, "Does"]]:
        message = r"/channels/(\d+)/messages/(\d+)"
        return [
            ("GET", r"/channels/(\d+)", lambda call, channel: (200, self._reached(channel).payload)),
            ("POST", r"/channels/(\d+)/messages", self.post),
            ("GET", r"/channels/(\d+)/messages", self.history),
            ("GET", message, self.look),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
        ]

    def post(self, call: "Call", channel_id: str) -> "Answer":
        channel = self._reached(channel_id)
        for permission in (SEND, *([ATTACH] if call.files else [])):
            _check(channel, permission)
        posting.check_new(self._world, call, call.body)
        nonce = call.body.get("nonce")
        known = self._nonces.get((channel.id, str(nonce)))
        if known is not None and call.body.get("enforce_nonce"):
            return 200, known.payload
        message = self._world.message(channel)
        posting.write(self._world, message, call, call.body)
        self._nonces[channel.id, str(nonce)] = message
        return 200, message.payload

    def look(self, call: "Call", channel_id: str, message_id: str) -> "Answer":
        return 200, self._meant(self._reached(channel_id), message_id).payload

    def history(self, call: "Call", channel_id: str) -> "Answer":
        """The newest messages, newest first."""
        newest = self._world.public(self._reached(channel_id))[::-1]
        after = int(call.query.get("after", 0))
        wanted = [message for message in newest if message.id > after]
        return 200, [message.payload for message in wanted[: int(call.query.get("limit", 50))]]

    def edit(self, call: "Call", channel_id: str, message_id: str) -> "Answer":
        channel = self._reached(channel_id)
        message = self._meant(channel, message_id)
        if call.files:
            _check(channel, ATTACH)
        posting.change(self._world, message, call, call.body)
        return 200, message.payload

    def delete(self, call: "Call", channel_id: str, message_id: str) -> "Answer":
        channel = self._reached(channel_id)
        self._world.forget(self._meant(channel, message_id))
        return 204, None

    # What is meant, and may be reached

    def _reached(self, channel_id: str) -> Channel:
        """Raises Refusal."""
        channel = self._world.channels.get(int(channel_id))
        if channel is None:
            raise Refusal(404, 10003, "Unknown Channel")
        if not channel.allowed & VIEW or channel.guild.id not in self._world.guilds:
            raise Refusal(403, 50001, "Missing Access")
        return channel

    def _meant(self, channel: Channel, message_id: str) -> Message:
        """Raises Refusal. An ephemeral message cannot be reached through its channel."""
        message = self._world.messages.get(int(message_id))
        if message is None or message.channel is not channel or message.ephemeral:
            raise Refusal(404, 10008, "Unknown Message")
        return message


def _check(channel: Channel, permission: int) -> None:
    """Raises Refusal."""
    if not channel.allowed & permission:
        raise Refusal(403, 50013, "Missing Permissions")
