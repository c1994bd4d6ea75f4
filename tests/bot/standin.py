"""A stand-in for Discord on loopback, REST and gateway, in a thread of its own, as ``main`` takes the whole loop."""

import asyncio
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.rest import APPLICATION_PAYLOAD
from tests.wire.world import OWN

ME = OWN | {"id": "500"}
APPLICATION = APPLICATION_PAYLOAD | {"id": "600", "owner": ME}


USER = {"id": "3", "username": "ada", "discriminator": "0", "avatar": None, "global_name": "Ada Lovelace"}
MEMBER = {"user": USER, "roles": [], "joined_at": "2020-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
EVERYTHING = str((1 << 50) - 1)
GUILD = {"id": "1", "name": "Club", "unavailable": False, "member_count": 2, "owner_id": "3", "roles": [], "emojis": []}
GUILD |= {"stickers": [], "features": [], "channels": [{"id": "2", "type": 0, "name": "cards", "position": 0}]}
GUILD |= {"members": [], "threads": [], "voice_states": [], "presences": [], "stage_instances": [], "large": False}
EPOCH = 1420070400000
LEAST_CLOSE_CODE = 1000  # a smaller number is a status of HTTP
NUMBERS = itertools.count(1)


@dataclass
class StandIn:
    """What it answers to a path, beside the usual; what its gateway does; and what it was asked.

    ``gateway`` holds, for each connection to come, what is done: a number closes it with this code, or refuses it
    with this status; a text is sent as it is in place of an event. When the list is empty a connection
    is welcome. ``hangs`` are paths that are never answered.
    """

    answers: dict[str, tuple[int, Any]] = field(default_factory=dict)
    gateway: list[int | str] = field(default_factory=list)
    connections: int = 0
    hangs: set[str] = field(default_factory=set)
    date: str | None = None
    told: list[dict[str, Any]] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    welcomed: threading.Event = field(default_factory=threading.Event)
    changed: threading.Condition = field(default_factory=threading.Condition)
    asked: list[tuple[str, str]] = field(default_factory=list)
    tokens: set[str] = field(default_factory=set)
    commands: list[list[str]] = field(default_factory=list)
    registered: list[dict[str, Any]] = field(default_factory=list)
    url: str = ""

    async def answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        if path == "/gateway":
            return await self._connect(request)
        with self.changed:
            self.asked.append((request.method, path))
            self.tokens.add(request.headers.get("Authorization", ""))
            self.changed.notify_all()
        if path in self.hangs:
            await asyncio.Event().wait()
        answer = await self._answer(request, path)
        if self.date is not None:
            answer.headers["Date"] = self.date
        return answer

    async def _answer(self, request: web.Request, path: str) -> web.Response:
        if path in self.answers:
            status, body = self.answers[path]
            return _json(body, status) if not isinstance(body, str) else _written(body, status)
        if path.endswith("/commands"):
            return _json(self._commands(await request.json()))
        if path.endswith("/callback"):
            return _json(await self._called_back(request))
        if request.method in {"POST", "PATCH"} and "/messages" in path:
            return _json(await self._message(request))
        usual = {"/users/@me": ME, "/oauth2/applications/@me": APPLICATION}
        return _json(usual[path]) if path in usual else _json({"message": "404: Not Found", "code": 0}, 404)

    async def _called_back(self, request: web.Request) -> dict[str, Any]:
        body = await _body(request)
        with self.changed:
            self.told.append(body)
            self.changed.notify_all()
        number = request.path.split("/")[-3]
        made = {"id": str(int(number) + 1), "type": 20, "flags": 64}
        return {"interaction": {"id": number, "type": 2, "response_message_id": made["id"]}, "resource": {"type": 4}}

    async def _message(self, request: web.Request) -> dict[str, Any]:
        self.messages.append(await _body(request))
        where = request.path.split("/")[-2 if request.method == "POST" else -3]
        made = {"id": str(snowflake()), "channel_id": where, "author": ME, "type": 0, "content": "", "embeds": []}
        made |= {"attachments": [], "pinned": False, "mention_everyone": False, "tts": False, "mentions": []}
        return made | {"mention_roles": [], "timestamp": "2020-01-01T00:00:00+00:00", "edited_timestamp": None}

    # The gateway

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        self.connections += 1
        plan = self.gateway.pop(0) if self.gateway else None
        if isinstance(plan, int) and plan < LEAST_CLOSE_CODE:
            return web.Response(status=plan)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._request = request
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45000}})
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            await self._hear(socket, json.loads(frame.data)["op"], plan)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, operation: int, plan: int | str | None) -> None:
        if operation == 1:
            await socket.send_json({"op": 11})
        elif operation == 6:
            await socket.send_json({"op": 9, "d": False})
        elif operation == 2 and isinstance(plan, int):
            await socket.close(code=plan)
        elif operation == 2 and isinstance(plan, str):
            await socket.send_str(plan)
        elif operation == 2:
            await self._welcome(socket)

    async def _welcome(self, socket: web.WebSocketResponse) -> None:
        ready = {"v": 10, "user": ME, "session_id": "s", "resume_gateway_url": f"ws{self.url[4:-8]}/gateway"}
        ready |= {"guilds": [{"id": "1", "unavailable": True}], "application": {"id": "600", "flags": 0}}
        await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
        await socket.send_json({"op": 0, "t": "GUILD_CREATE", "s": 2, "d": GUILD})
        self._socket, self._loop = socket, asyncio.get_running_loop()
        self.welcomed.set()

    def send(self, event: str, data: Any) -> None:
        """Send an event to the bot, from the thread of the test."""
        self.send_raw(json.dumps({"op": 0, "t": event, "s": 3, "d": data}))

    def send_raw(self, text: str) -> None:
        asyncio.run_coroutine_threadsafe(self._socket.send_str(text), self._loop).result(10)

    def drop(self) -> None:
        """Break the connection without a goodbye."""
        transport = self._request.transport
        assert transport is not None
        self._loop.call_soon_threadsafe(transport.abort)

    def interaction(self, kind: int, data: dict[str, Any], **more: Any) -> int:
        """Somebody types a command (2), presses a component (3), or is typing (4). Returns the id."""
        number = snowflake()
        sent = {"id": str(number), "application_id": "600", "type": kind, "token": f"t{number}", "version": 1}
        sent |= {"data": data, "channel_id": "2", "channel": {"id": "2", "type": 0, "name": "cards"}, "locale": "en-US"}
        sent |= {"guild_id": "1", "member": {**MEMBER, "permissions": EVERYTHING}, "app_permissions": EVERYTHING}
        sent |= {"entitlements": [], "authorizing_integration_owners": {"0": "1"}, "context": 0}
        sent |= {"attachment_size_limit": 10**7, **more}
        self.send("INTERACTION_CREATE", {name: value for name, value in sent.items() if value is not None})
        return number

    def command(self, name: str, *options: dict[str, Any], **more: Any) -> int:
        """Somebody types a command, such as ``eights open``."""
        group, subcommand = name.split()
        given = [{"type": 1, "name": subcommand, "options": list(options)}]
        return self.interaction(2, {"id": "700", "name": group, "type": 1, "options": given}, **more)

    def wait_for(self, seen: Callable[[], object]) -> None:
        """Wait until something was seen; fail when it does not come."""
        with self.changed:
            assert self.changed.wait_for(seen, 120)

    def _commands(self, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
        self.commands.append([command["name"] for command in told])
        self.registered = told
        made = {"application_id": "600", "version": "1", "description": "", "default_member_permissions": None}
        return [{**made, **command, "id": str(number)} for number, command in enumerate(told, 700)]


def snowflake() -> int:
    """A new id, which holds the time as Discord's do."""
    return ((time.time_ns() // 10**6 - EPOCH) << 22) + next(NUMBERS)


async def _body(request: web.Request) -> dict[str, Any]:
    """The JSON of a request, which comes in parts where it brings files."""
    if request.content_type == "application/json":
        return dict(await request.json())
    return dict(json.loads(str((await request.post())["payload_json"])))


def _written(body: str, status: int) -> web.Response:
    return web.Response(body=body.encode(), status=status, content_type="application/json")


def _json(body: Any, status: int = 200) -> web.Response:
    """As Discord writes it; discord.py reads no JSON from a type with a charset."""
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


async def _serve(discord: StandIn, ready: threading.Event, stop: asyncio.Event) -> None:
    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", discord.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.url = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    ready.set()
    await stop.wait()
    await runner.shutdown()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await runner.cleanup()


@contextmanager
def stand_in() -> Iterator[StandIn]:
    discord, ready, stop, loop = StandIn(), threading.Event(), asyncio.Event(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(_serve(discord, ready, stop),))
    thread.start()
    assert ready.wait(10)
    yield discord
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()


def nobody_answers() -> str:
    """An address on this computer where nothing listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}/api/v10"
