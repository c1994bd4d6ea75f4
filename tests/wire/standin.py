"""Discord on loopback, as far as the bot can tell: one object with everything a test needs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import formatdate

from aiohttp import web

from tests.wire.faults import Faults
from tests.wire.gateway import Gateway
from tests.wire.limits import Buckets, Limits
from tests.wire.rest import PREFIX, Rest
from tests.wire.validation import Validation, description_file
from tests.wire.world import World

BODY = 30 << 20  # bytes that a request may have


class StandIn:
    """The world, and the two doors to it."""

    def __init__(self, limits: Limits | None = None, *, validates: bool = True) -> None:
        self.world = World()
        self.faults = Faults(self.world.happened)
        self.buckets = Buckets(limits or Limits.scaled())
        file = description_file() if validates else None
        self.gateway = Gateway(self.world)
        self.rest = Rest(self.gateway, self.buckets, self.faults, Validation(file) if file else None)
        self._runner: web.AppRunner | None = None
        self.rest_address = ""

    async def start(self) -> None:
        app = web.Application(client_max_size=BODY)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.rest_address = f"http://127.0.0.1:{port}{PREFIX}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway"

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        response = await self.rest.handle(request)
        if not response.prepared:
            response.headers["Date"] = formatdate(self.world.now(), usegmt=True)
        return response

    async def stop(self) -> None:
        await self.gateway.stop()
        if self._runner is not None:
            await self._runner.cleanup()


@asynccontextmanager
async def standing_in(limits: Limits | None = None, *, validates: bool = True) -> AsyncIterator[StandIn]:
    """A stand-in that is there, and then is not."""
    discord = StandIn(limits, validates=validates)
    await discord.start()
    try:
        yield discord
    finally:
        await discord.stop()
