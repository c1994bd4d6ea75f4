"""Messages in channels, with the permissions that they need."""

from tests.wire import posting
from tests.wire.limits import Refusal
from tests.wire.posting import Answer, Call
from tests.wire.world import ATTACH, SEND, VIEW, Channel, Message, World


class Channels:
    """Everything that is done with the bot's own token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._nonces: dict[tuple[int, str], Message] = {}
        message = r"/channels/(\d+)/messages/(\d+)"
        self.routes = [
            ("GET", r"/channels/(\d+)", lambda call, channel: (200, self._reached(channel).payload)),
            ("POST", r"/channels/(\d+)/messages", self.post),
            ("GET", r"/channels/(\d+)/messages", self.history),
            ("GET", message, lambda call, *place: (200, self._meant(*place).payload)),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
        ]

    def post(self, call: Call, channel_id: str) -> Answer:
        channel = self._reached(channel_id, SEND, *([ATTACH] if call.files else []))
        place = channel.id, str(call.body.get("nonce"))
        if place not in self._nonces or not call.body.get("enforce_nonce"):
            message = Message(self._world.snowflake(), channel)
            self._nonces[place] = posting.write(self._world, message, call, call.body)
        return 200, self._nonces[place].payload

    def history(self, call: Call, channel_id: str) -> Answer:
        """The newest messages, newest first."""
        newest = self._world.public(self._reached(channel_id))[::-1]
        after = int(call.query.get("after", 0))
        wanted = [message for message in newest if message.id > after]
        return 200, [message.payload for message in wanted[: int(call.query.get("limit", 50))]]

    def edit(self, call: Call, channel_id: str, message_id: str) -> Answer:
        message = self._meant(channel_id, message_id, *([ATTACH] if call.files else []))
        return 200, posting.write(self._world, message, call, call.body).payload

    def delete(self, call: Call, channel_id: str, message_id: str) -> Answer:
        self._world.forget(self._meant(channel_id, message_id))
        return 204, None

    def _reached(self, channel_id: str, *permissions: int) -> Channel:
        """Raises Refusal."""
        channel = self._world.channels.get(int(channel_id))
        if channel is None:
            raise Refusal(404, 10003, "Unknown Channel")
        if not channel.allowed & VIEW or channel.guild.id not in self._world.guilds:
            raise Refusal(403, 50001, "Missing Access")
        if not all(channel.allowed & permission for permission in permissions):
            raise Refusal(403, 50013, "Missing Permissions")
        return channel

    def _meant(self, channel_id: str, message_id: str, *permissions: int) -> Message:
        """Raises Refusal. An ephemeral message cannot be reached through its channel."""
        channel, message = self._reached(channel_id, *permissions), self._world.messages.get(int(message_id))
        if message is None or message.channel is not channel or message.ephemeral:
            raise Refusal(404, 10008, "Unknown Message")
        return message
