"""A stand-in for Discord's REST interface on loopback, in a thread of its own, as ``main`` takes the whole loop."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

ME = {"id": "500", "username": "Eights", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "600",
    "name": "Eights",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": ME,
    "team": None,
}


@dataclass
class StandIn:
    """What it answers to a path, beside the usual; and what it was asked."""

    answers: dict[str, tuple[int, Any]] = field(default_factory=dict)
    asked: list[tuple[str, str]] = field(default_factory=list)
    tokens: set[str] = field(default_factory=set)
    commands: list[list[str]] = field(default_factory=list)
    url: str = ""

    async def answer(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/v10")
        self.asked.append((request.method, path))
        self.tokens.add(request.headers.get("Authorization", ""))
        if path in self.answers:
            status, body = self.answers[path]
            return _json(body, status)
        if path.endswith("/commands"):
            return _json(self._commands(await request.json()))
        usual = {"/users/@me": ME, "/oauth2/applications/@me": APPLICATION}
        return _json(usual[path]) if path in usual else _json({"message": "404: Not Found", "code": 0}, 404)

    def _commands(self, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
        self.commands.append([command["name"] for command in told])
        made = {"application_id": "600", "version": "1", "description": "", "default_member_permissions": None}
        return [{**made, **command, "id": str(number)} for number, command in enumerate(told, 700)]


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
