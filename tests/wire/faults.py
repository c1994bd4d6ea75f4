"""What goes wrong by script: each fault waits for calls that it fits, and does its harm a number of times."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

Proceed = Callable[[], Awaitable[web.Response]]
Harm = Callable[[web.Request, Proceed], Awaitable[web.StreamResponse]]
HANGING = 3600  # seconds

CALLBACK = r"/interactions/.*/callback"
ORIGINAL = r"/webhooks/.*/messages/@original"
POST = r"/channels/\d+/messages"
EDIT = r"/channels/\d+/messages/\d+"
COMMANDS = r"/applications/\d+/commands"


@dataclass(eq=False)
class Fault:
    """``skip``: how many fitting calls pass unharmed before. ``struck``: how many were harmed so far."""

    method: str
    path: str
    harm: Harm
    times: int = 1
    skip: int = 0
    struck: int = 0

    def fits(self, method: str, path: str) -> bool:
        if self.method not in {method, "*"} or not re.fullmatch(self.path, path) or self.struck >= self.times:
            return False
        self.skip -= 1
        return self.skip < 0


@dataclass
class Faults:
    """The faults that are still to come. ``happened`` is called at each, also where no answer follows."""

    happened: Callable[[], None]
    waiting: list[Fault] = field(default_factory=list)

    def add(self, method: str, path: str, harm: Harm, times: int = 1, skip: int = 0) -> Fault:
        fault = Fault(method, path, harm, times, skip)
        self.waiting.append(fault)
        return fault

    def clear(self) -> None:
        self.waiting.clear()

    async def pass_through(self, request: web.Request, path: str, proceed: Proceed) -> web.StreamResponse:
        fault = next((each for each in self.waiting if each.fits(request.method, path)), None)
        if fault is None:
            return await proceed()
        fault.struck += 1
        self.happened()
        return await fault.harm(request, proceed)


def says(body: object, number: int = 200, *, afterwards: bool = False, headers: dict[str, str] | None = None) -> Harm:
    """Exactly this answer. ``afterwards``: although the call was carried out."""

    async def harm(request: web.Request, proceed: Proceed) -> web.Response:
        if afterwards:
            await proceed()
        return answered(body, number, headers)

    return harm


def status(number: int, *, afterwards: bool = False, text: str = "by script") -> Harm:
    return says({"message": text, "code": 0}, number, afterwards=afterwards)


def garbled(text: str = '{"id": "12') -> Harm:
    """The call is carried out, and its answer is no JSON although it says so."""
    return says(text.encode(), afterwards=True)


def too_many(scope: str, seconds: float = 0.05) -> Harm:
    """Status 429, of the scope ``user``, ``shared`` or ``global``."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": scope == "global"}
    headers = {"Via": "1.1 google", "X-RateLimit-Scope": scope, "Retry-After": str(max(1, round(seconds)))}
    return says(body, 429, headers=headers)


def drop(first: Callable[[], Awaitable[None]] | None = None, *, afterwards: bool = False) -> Harm:
    """The connection breaks before anything was done, or ``afterwards``. ``first``: what happens just before."""

    async def harm(request: web.Request, proceed: Proceed) -> web.Response:
        response = await proceed() if afterwards else web.Response()
        if first is not None:
            await first()
        if request.transport is not None:
            request.transport.abort()
        return response

    return harm


def hang(until: asyncio.Event | None = None, seconds: float = HANGING) -> Harm:
    """No answer comes for so long, or only after something happened."""

    async def harm(request: web.Request, proceed: Proceed) -> web.Response:
        await (asyncio.sleep(seconds) if until is None else until.wait())
        return await proceed()

    return harm


def answered(body: object, number: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """As Discord writes it; discord.py reads no JSON from a type with a charset."""
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    return web.Response(body=text, status=number, content_type="application/json", headers=headers)
