"""What there is in the stand-in: servers, channels, messages and interactions, as Discord tells of them."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from discord.utils import snowflake_time, time_snowflake

from tests import PATIENCE

Json = dict[str, Any]

APPLICATION = 600
ME: Json = {"id": "500", "username": "Eights", "discriminator": "0", "avatar": None, "bot": True}

VIEW, SEND, ATTACH = 1 << 10, 1 << 11, 1 << 15
PUBLIC_THREADS, PRIVATE_THREADS, SEND_IN_THREADS = 1 << 35, 1 << 36, 1 << 38
EMBED, HISTORY = 1 << 14, 1 << 16
ALL_NEEDED = VIEW | SEND | EMBED | ATTACH | HISTORY | PUBLIC_THREADS | PRIVATE_THREADS | SEND_IN_THREADS

EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15


@dataclass(eq=False)
class User:
    id: int
    name: str

    @property
    def payload(self) -> Json:
        return ME | {"id": str(self.id), "username": self.name.lower(), "global_name": self.name, "bot": False}


@dataclass(eq=False)
class Guild:
    id: int


@dataclass(eq=False)
class Channel:
    """A channel, and what the bot may do in it."""

    id: int
    name: str
    guild: Guild
    allowed: int = ALL_NEEDED
    messages: "dict[int, Message]" = field(default_factory=dict, repr=False)

    @property
    def payload(self) -> Json:
        denied = {"id": ME["id"], "type": 1, "allow": "0", "deny": str(ALL_NEEDED & ~self.allowed)}
        told: Json = {"id": str(self.id), "name": self.name, "guild_id": str(self.guild.id), "type": 0, "flags": 0}
        return told | {"position": 0, "permission_overwrites": [denied], "nsfw": False, "topic": None}


@dataclass(eq=False)
class Message:
    """A message of the bot. ``visible_to``: the only user who sees an ephemeral one."""

    id: int
    channel: Channel
    flags: int = 0
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    visible_to: int | None = None
    edits: int = 0

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def payload(self) -> Json:
        told = {"id": str(self.id), "channel_id": str(self.channel.id), "author": ME, "type": 0, "flags": self.flags}
        told |= {"content": self.content, "components": self.components, "attachments": self.attachments}
        told |= {"timestamp": snowflake_time(self.id).isoformat(), "edited_timestamp": None, "tts": False, "embeds": []}
        return told | {"mentions": [], "mention_roles": [], "mention_everyone": False, "pinned": False}

    @property
    def text(self) -> str:
        return "\n".join([self.content, *(part["content"] for part in parts(self.components) if part["type"] == 10)])


@dataclass(eq=False)
class Interaction:
    """A command, a press or a completion, and what the bot answered.

    ``sent`` and ``answered`` are moments of the clock that measures. ``refused`` holds the codes of refused answers.
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: Json
    message: Message | None = None
    sent: float = 0
    answered: float | None = None
    answer: int | None = None
    original: Message | None = None
    choices: list[Json] | None = None
    form: Json | None = None
    refused: list[int] = field(default_factory=list)


class World:
    """Everything there is. ``shift``: seconds by which this clock differs from the machine's."""

    def __init__(self) -> None:
        self.shift = 0.0
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.people: dict[int, User] = {}  # members of every server
        self.commands: list[list[Json]] = []
        self.emojis: dict[int, Json] = {}  # of the application
        self._count = 0
        self._watchers: set[asyncio.Event] = set()

    def now(self) -> float:
        return time.time() + self.shift

    def snowflake(self) -> int:
        """A new id, which tells when it was made."""
        self._count += 1
        return time_snowflake(datetime.fromtimestamp(self.now(), UTC)) + self._count % (1 << 22)

    def guild(self, shard: int = 0, count: int = 1) -> Guild:
        """A new server, on this shard of so many."""
        number = self.snowflake()
        made = Guild(number - (((number >> 22) - shard) % count << 22))
        self.guilds[made.id] = made
        return made

    def channel(self, guild: Guild, name: str = "cards") -> Channel:
        made = Channel(self.snowflake(), name, guild)
        self.channels[made.id] = made
        return made

    def message(self, channel: Channel, **more: Any) -> Message:
        return self.keep(Message(self.snowflake(), channel, **more))

    def keep(self, message: Message) -> Message:
        self.messages[message.id] = message.channel.messages[message.id] = message
        return message

    def forget(self, message: Message) -> None:
        self.messages.pop(message.id, None)
        message.channel.messages.pop(message.id, None)

    def interaction(self, kind: int, user: User, channel: Channel, data: Json, message: Message | None) -> Interaction:
        number = self.snowflake()
        made = Interaction(number, f"token-{number}", kind, user, channel, data, message)
        self.interactions[made.token] = made
        return made

    def remove(self, channel: Channel) -> None:
        del self.channels[channel.id]
        for message in [*channel.messages.values()]:
            self.forget(message)

    def public(self, channel: Channel) -> list[Message]:
        """The messages that everyone sees, oldest first."""
        return [each for each in channel.messages.values() if not each.ephemeral]

    def happened(self) -> None:
        """Something has changed, so everyone who waits looks again."""
        for watcher in self._watchers:
            watcher.set()

    async def until(self, true: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """Wait until something is true, and return it."""
        watcher = asyncio.Event()
        self._watchers.add(watcher)
        try:
            async with asyncio.timeout(patience):
                while not (found := true()):
                    watcher.clear()
                    await watcher.wait()
                return found
        except TimeoutError:
            raise AssertionError(f"It never happened: {what}") from None
        finally:
            self._watchers.discard(watcher)


def parts(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from parts(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]
