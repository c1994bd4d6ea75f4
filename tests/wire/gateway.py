"""The gateway: sessions of shards, their events, and everything that can happen to a connection."""

import asyncio
import json
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import ALL_NEEDED, APPLICATION, ME, Guild, Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ALIVE = 0, 1, 2, 6, 7, 9, 10, 11
BEAT = 41_250  # milliseconds between heartbeats
TRIP = 0.05  # seconds: sooner than any real answer, the library would note it before it noted the question
JOINED = "2026-01-01T00:00:00+00:00"
KEPT = 5_000  # events of a session that can be told again


@dataclass(eq=False)
class Session:
    """What a shard of a bot has been told since it identified itself, so that it can be told again."""

    id: str
    shard: int = 0
    count: int = 1
    sequence: int = 0
    events: list[tuple[int, Json]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    ready: bool = False

    @property
    def up(self) -> bool:
        """Whether it is connected and hears everything."""
        return self.ready and self.socket is not None

    def has(self, guild: int | None) -> bool:
        """Whether it hears of this server. What happens in none is told to the first shard."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.count)


class Gateway:
    """Takes connections, and tells the newest session of each shard what happens there.

    ``shards`` are recommended to bots, and ``at_once`` of them may identify themselves in five seconds.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.address = ""
        self.shards = self.at_once = 1
        self.left = 1000  # sessions that may be begun today
        self.told: Counter[Any] = Counter()  # identify and resume, also by shard, and connections that were refused
        self.closing: int | None = None  # the code with which every IDENTIFY is answered
        self.down = False
        self._numbers = count(1)
        self._sessions: list[Session] = []
        self._sockets: set[web.WebSocketResponse] = set()

    @property
    def ready(self) -> bool:
        return self.hears(range(self.shards))

    def hears(self, shards: Collection[int]) -> bool:
        """Whether all these shards are connected and hear everything."""
        return {session.shard for session in self._sessions if session.up}.issuperset(shards)

    def hears_any(self, shards: Collection[int]) -> bool:
        """Whether one of these shards is connected."""
        return any(session.up and session.shard in shards for session in self._sessions)

    @property
    def told_to_bots(self) -> Json:
        """What ``/gateway/bot`` answers."""
        limit = {"total": 1000, "remaining": self.left, "reset_after": 7_200_000, "max_concurrency": self.at_once}
        return {"url": self.address, "shards": self.shards, "session_start_limit": limit}

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
        for session in self._sessions:
            if session.socket is socket:
                session.socket = None
        self.world.happened()

    async def _heard(self, socket: web.WebSocketResponse, frame: Json) -> None:
        if frame["op"] == HEARTBEAT:
            await asyncio.sleep(TRIP)
            await socket.send_json({"op": ALIVE, "d": None, "s": None, "t": None})
        elif frame["op"] == IDENTIFY:
            self.told["identify"] += 1
            await self._identified(socket, *frame["d"].get("shard", (0, 1)))
        elif frame["op"] == RESUME:
            self.told["resume"] += 1
            await self._resumed(socket, frame["d"])
        self.world.happened()

    async def _identified(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        self.told["identify", shard] += 1
        if self.closing is not None:
            await socket.close(code=self.closing)
            return
        session = Session(f"session-{next(self._numbers)}", shard, count, socket=socket)
        self._sessions = [each for each in self._sessions if each.shard != shard and each.count == count]
        self._sessions.append(session)
        here = [guild for guild in self.world.guilds.values() if session.has(guild.id)]
        guilds = [{"id": str(guild.id), "unavailable": True} for guild in here]
        ready: Json = {"v": 10, "user": ME, "guilds": guilds, "session_id": session.id, "session_type": "normal"}
        ready |= {"shard": [shard, count], "resume_gateway_url": self.address}
        await self._tell(session, "READY", ready | {"application": {"id": str(APPLICATION), "flags": 0}})
        for guild in here:
            await self._tell(session, "GUILD_CREATE", guild_payload(self.world, guild))
        session.ready = True

    async def _resumed(self, socket: web.WebSocketResponse, asked: Json) -> None:
        session = next((each for each in self._sessions if each.id == asked["session_id"]), None)
        if session is None:
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})
            return
        for number, event in session.events:
            if number > (asked["seq"] or 0):
                await socket.send_str(json.dumps(event))
        self.told["resume", session.shard] += 1
        session.socket = socket
        await self._tell(session, "RESUMED", {})

    async def tell(self, name: str, data: Json) -> None:
        """Tell an event. Without a session no one hears it."""
        where = data.get("id") if name.startswith("GUILD_") else data.get("guild_id")
        hearing = [session for session in self._sessions if session.has(None if where is None else int(where))]
        for session in hearing:
            await self._tell(session, name, data)

    async def _tell(self, session: Session, name: str, data: Json) -> None:
        session.sequence += 1
        event = {"op": DISPATCH, "t": name, "s": session.sequence, "d": data}
        session.events.append((session.sequence, event))
        del session.events[:-KEPT]
        if session.socket is not None and not session.socket.closed:
            try:
                await session.socket.send_str(json.dumps(event))
            except ConnectionError:
                session.socket = None

    def _of(self, shard: int | None) -> list[web.WebSocketResponse]:
        """The connections of a shard, or all."""
        own = [session.socket for session in self._sessions if session.shard == shard and session.socket is not None]
        return list(self._sockets) if shard is None else own

    async def ask_to_reconnect(self) -> None:
        """Op 7."""
        for socket in self._sockets:
            await socket.send_json({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self, shard: int | None = None) -> None:
        """Op 9: the session is over."""
        sockets = self._of(shard)
        self._end_sessions(shard)
        for socket in sockets:
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})

    def drop(self, shard: int | None = None) -> None:
        """Every connection, or that of a shard, breaks without a word."""
        for socket in self._of(shard):
            transport: Any = socket._req and socket._req.transport
            if transport:
                transport.abort()

    async def stop(self) -> None:
        """No one is connected any more, and no one can resume."""
        self._end_sessions(None)
        await asyncio.gather(*(socket.close() for socket in list(self._sockets)))

    def _end_sessions(self, shard: int | None) -> None:
        self._sessions = [each for each in self._sessions if shard is not None and each.shard != shard]

    async def send_text(self, text: str, shard: int) -> None:
        """A frame as it stands."""
        for socket in self._of(shard):
            await socket.send_str(text)


def guild_payload(world: World, guild: Guild) -> Json:
    """A server as GUILD_CREATE tells of it. Everyone may do what a channel does not deny to the bot."""
    inside = [channel.payload for channel in world.channels.values() if channel.guild is guild]
    everyone: Json = {"id": str(guild.id), "name": "@everyone", "permissions": str(ALL_NEEDED)}
    told: Json = {"id": str(guild.id), "name": "Club", "owner_id": "1", "member_count": 10, "channels": inside}
    return told | {"roles": [everyone], "members": [member_payload(ME)], "joined_at": JOINED}


def member_payload(user: Json, permissions: int | None = None) -> Json:
    """A member of a server. ``permissions`` stand only in interactions."""
    member: Json = {"user": user, "roles": [], "joined_at": JOINED, "flags": 0}
    return member if permissions is None else member | {"permissions": str(permissions)}
