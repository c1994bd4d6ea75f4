"""The gateway: sessions, their events, and everything that can happen to a connection."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import APPLICATION, ME, Channel, Guild, Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ALIVE = 0, 1, 2, 6, 7, 9, 10, 11
BEAT = 41_250  # milliseconds between heartbeats
TRIP = 0.05  # seconds: sooner than any real answer, the library would note it before it noted the question
KEPT = 5_000  # events of a session that can be told again


@dataclass(eq=False)
class Session:
    """What a bot has been told since it identified itself, so that it can be told again."""

    id: str
    sequence: int = 0
    events: list[tuple[int, Json]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    ready: bool = False


class Gateway:
    """Takes connections, and tells the newest session what happens."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.address = ""
        self.told: Counter[str] = Counter()  # identify, resume, heartbeat
        self.closing: int | None = None  # the code with which every IDENTIFY is answered
        self.instead: list[str] = []  # what the next bots that identify themselves are told instead of READY
        self.down = False
        self._held: list[tuple[Session, str]] | None = None  # events that are on their way for long
        self._numbers = count(1)
        self._session: Session | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    @property
    def ready(self) -> bool:
        """Whether a bot is connected and hears everything."""
        session = self._session
        return session is not None and session.ready and session.socket is not None

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """One connection, from HELLO to its end."""
        if self.down:
            self.told["refused"] += 1
            self.world.happened()
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": BEAT}, "s": None, "t": None})
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._heard(socket, json.loads(message.data))
        except ConnectionError:
            pass
        finally:
            self._forget(socket)
        return socket

    def _forget(self, socket: web.WebSocketResponse) -> None:
        self._sockets.discard(socket)
        if self._session is not None and self._session.socket is socket:
            self._session.socket = None
        self.world.happened()

    async def _heard(self, socket: web.WebSocketResponse, frame: Json) -> None:
        if frame["op"] == HEARTBEAT:
            self.told["heartbeat"] += 1
            await asyncio.sleep(TRIP)
            await socket.send_json({"op": ALIVE, "d": None, "s": None, "t": None})
        elif frame["op"] == IDENTIFY:
            self.told["identify"] += 1
            await self._identified(socket)
        elif frame["op"] == RESUME:
            self.told["resume"] += 1
            await self._resumed(socket, frame["d"])
        self.world.happened()

    async def _identified(self, socket: web.WebSocketResponse) -> None:
        if self.closing is not None:
            await socket.close(code=self.closing)
            return
        if self.instead:
            await socket.send_str(self.instead.pop(0))
            return
        session = self._session = Session(f"session-{next(self._numbers)}", socket=socket)
        guilds = [{"id": str(guild.id), "unavailable": True} for guild in self.world.guilds.values()]
        await self.tell(
            "READY",
            {
                "v": 10,
                "user": ME,
                "guilds": guilds,
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self.address,
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        for guild in self.world.guilds.values():
            if not guild.unavailable:
                await self.tell("GUILD_CREATE", guild_payload(self.world, guild))
        session.ready = True

    async def _resumed(self, socket: web.WebSocketResponse, asked: Json) -> None:
        session = self._session
        if session is None or asked["session_id"] != session.id:
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})
            return
        for number, event in session.events:
            if number > (asked["seq"] or 0):
                await socket.send_str(json.dumps(event))
        session.socket = socket
        await self.tell("RESUMED", {})

    # Events

    async def tell(self, name: str, data: Json, times: int = 1) -> None:
        """Tell an event. ``times``: how often, each as an event of its own. No session, nobody hears it."""
        for _ in range(times):
            if self._session is not None:
                await self._tell(self._session, name, data)

    async def _tell(self, session: Session, name: str, data: Json) -> None:
        session.sequence += 1
        event = {"op": DISPATCH, "t": name, "s": session.sequence, "d": data}
        session.events.append((session.sequence, event))
        del session.events[:-KEPT]
        if session.socket is not None and not session.socket.closed:
            if self._held is not None:
                self._held.append((session, json.dumps(event)))
            else:
                await self._send_event(session, json.dumps(event))

    async def _send_event(self, session: Session, text: str) -> None:
        if session.socket is not None:
            try:
                await session.socket.send_str(text)
            except ConnectionError:
                session.socket = None

    def hold(self) -> None:
        """From now on events are late: the bot hears them when they are let go."""
        self._held = []

    async def let_go(self) -> None:
        """What was held back is told, in its order."""
        held, self._held = self._held or [], None
        for session, text in held:
            await self._send_event(session, text)

    # Trouble

    async def ask_to_reconnect(self) -> None:
        """Op 7."""
        await self._send({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self) -> None:
        """Op 9: the session is over."""
        self._end_session()
        for socket in list(self._sockets):
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})

    async def close(self, code: int) -> None:
        """Close every connection with a code."""
        for socket in list(self._sockets):
            await socket.close(code=code)

    def drop(self) -> None:
        """Every connection breaks without a word."""
        for socket in list(self._sockets):
            transport: Any = socket._req and socket._req.transport
            if transport:
                transport.abort()

    async def stop(self) -> None:
        """Nobody is connected any more, and nobody can resume."""
        self._end_session()
        await asyncio.gather(*(socket.close() for socket in list(self._sockets)))

    def _end_session(self) -> None:
        self._session = None

    async def send_text(self, text: str) -> None:
        """A frame as it stands."""
        session = self._session
        if session is not None and session.socket is not None:
            await session.socket.send_str(text)

    async def _send(self, frame: Json) -> None:
        session = self._session
        if session is not None and session.socket is not None:
            await session.socket.send_json(frame)


def guild_payload(world: World, guild: Guild) -> Json:
    """A server as GUILD_CREATE tells of it."""
    inside = [channel for channel in world.channels.values() if channel.guild is guild]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": "1",
        "member_count": 10,
        "unavailable": False,
        "roles": [_everyone(guild)],
        "emojis": [],
        "stickers": [],
        "features": [],
        "channels": [channel.payload for channel in inside if not channel.is_thread],
        "threads": [channel.payload for channel in inside if channel.is_thread and not channel.archived],
        "members": [member_payload(ME)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "preferred_locale": "en-US",
        "joined_at": "2026-01-01T00:00:00+00:00",
        "large": False,
    }


def member_payload(user: Json, permissions: int | None = None) -> Json:
    """A member of a server. ``permissions`` stand only in interactions."""
    member: Json = {
        "user": user,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "nick": None,
        "avatar": None,
    }
    return member if permissions is None else member | {"permissions": str(permissions)}


def channel_gone(channel: Channel) -> tuple[str, Json]:
    """The event that tells of it."""
    return ("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"), channel.payload


def _everyone(guild: Guild) -> Json:
    return {
        "id": str(guild.id),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": "0",
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
