"""Discord on loopback, as far as the bot can tell: one object with everything a test needs.

Its REST interface reads a call, checks it, counts it, lets a fault have its way, and answers as Discord would.
"""

import base64
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import formatdate

from aiohttp import web

from tests.wire.answers import Answers
from tests.wire.channels import Channels
from tests.wire.faults import Faults, answered
from tests.wire.gateway import Gateway, member_payload
from tests.wire.limits import Buckets, Limits, Outdated, Refusal, check_files, malformed
from tests.wire.posting import Answer, Call
from tests.wire.validation import Validation, description_file
from tests.wire.world import APPLICATION, ME, Json, World

PREFIX = "/api/v10"
BODY = 30 << 20  # bytes that a request may have
LARGEST_EMOJI = 256 << 10  # bytes
APPLICATION_PAYLOAD: Json = {"id": str(APPLICATION), "name": "Eights", "icon": None, "description": "", "owner": ME}
APPLICATION_PAYLOAD |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}


class Rest:
    """``violations``: what the bot sent that Discord would not take."""

    def __init__(self, gateway: Gateway, buckets: Buckets, faults: Faults, validation: Validation | None) -> None:
        self.gateway, self.world = gateway, gateway.world
        self.buckets, self.faults, self.validation = buckets, faults, validation
        self.violations: list[str] = []
        self.calls: list[tuple[str, str, int]] = []  # method, path and status, in the order of the answers
        self.authorizations: set[str] = set()
        self._routes = [
            ("GET", r"/gateway/bot", lambda call: (200, self.gateway.told_to_bots)),
            ("GET", r"/users/@me", lambda call: (200, ME)),
            ("GET", r"/oauth2/applications/@me", lambda call: (200, APPLICATION_PAYLOAD)),
            ("PUT", r"/applications/\d+/commands", self._commands),
            ("GET", r"/applications/\d+/emojis", lambda call: (200, {"items": list(self.world.emojis.values())})),
            ("POST", r"/applications/\d+/emojis", self._emoji),
            ("DELETE", r"/applications/\d+/emojis/(\d+)", self._forget_emoji),
            ("GET", r"/guilds/\d+/members/(\d+)", self._member),
            *Answers(self.world, buckets.limits).routes,
            *Channels(self.world).routes,
        ]

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One call, from its arrival to its answer."""
        path = request.path.removeprefix(PREFIX)
        self.authorizations.add(request.headers.get("Authorization", ""))

        async def proceed() -> web.Response:
            return await self._carried_out(request, path)

        try:
            response = await self.faults.pass_through(request, path, proceed)
        finally:
            self.world.happened()
        self.calls.append((request.method, path, response.status))
        if not response.prepared:
            response.headers["Date"] = formatdate(self.world.now(), usegmt=True)
        return response

    async def _carried_out(self, request: web.Request, path: str) -> web.Response:
        headers: dict[str, str] = {}
        try:
            call = await _read(request, path)
            wrong = self.validation and self.validation.request(call.method, path, call.body)
            if wrong:
                raise malformed(wrong)
            check_files(call.files)
            headers = self._counted(call)
            status, body = self._done(call)
        except Refusal as refusal:
            if refusal.code == 50035 and not isinstance(refusal, Outdated):
                self.violations.append(f"{request.method} {path}: {refusal}")
            return answered(refusal.body, refusal.status, headers | refusal.headers)
        return web.Response(status=204, headers=headers) if status == 204 else answered(body, status, headers)

    def _counted(self, call: Call) -> dict[str, str]:
        """The headers of the answer. Raises Refusal."""
        if call.path.startswith("/interactions/"):
            return {}
        if call.path.startswith("/webhooks/"):
            return self.buckets.take("token", call.path.split("/")[3])
        self.buckets.take_global()
        kind = re.sub(r"\d+", "N", call.path)
        return self.buckets.take(f"{call.method} {kind}", "".join(call.path.split("/")[1:3]))

    def _done(self, call: Call) -> Answer:
        """Raises Refusal."""
        for method, pattern, does in self._routes:
            if method == call.method and (match := re.fullmatch(pattern, call.path)):
                return does(call, *match.groups())
        raise Refusal(404, 0, "404: Not Found")

    def _emoji(self, call: Call) -> Answer:
        """A new emoji. Raises Refusal if one of this name is there, which a second process learns no other way."""
        name, image = call.body["name"], base64.b64decode(call.body["image"].partition(";base64,")[2])
        if not re.fullmatch(r"\w{2,32}", name, re.ASCII) or len(image) > LARGEST_EMOJI:
            raise malformed("an emoji")
        if any(each["name"] == name for each in self.world.emojis.values()):
            raise Outdated(400, 50035, "Invalid Form Body: the name of an emoji is taken")
        made = {"id": str(self.world.snowflake()), "name": name, "user": ME, "available": True}
        self.world.emojis[int(made["id"])] = made
        return 201, made

    def _forget_emoji(self, call: Call, number: str) -> Answer:
        if self.world.emojis.pop(int(number), None) is None:
            raise Refusal(404, 10014, "Unknown Emoji")
        return 204, None

    def _member(self, call: Call, number: str) -> Answer:
        if int(number) not in self.world.people:
            raise Refusal(404, 10007, "Unknown Member")
        return 200, member_payload(self.world.people[int(number)].payload)

    def _commands(self, call: Call) -> Answer:
        self.world.commands.append(call.body)
        known = {"application_id": str(APPLICATION), "version": "1", "description": ""}
        return 200, [known | command | {"id": str(number)} for number, command in enumerate(call.body, start=700)]


async def _read(request: web.Request, path: str) -> Call:
    call = Call(request.method, path, None, query=dict(request.query))
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            data = bytes(await part.read())
            if part.name == "payload_json":
                call.body = json.loads(data)
            else:
                call.files[int(re.sub(r"\D", "", part.name or "") or 0)] = data
    elif request.can_read_body:
        call.body = json.loads(await request.read())
    return call


class StandIn:
    """The world, and the two doors to it."""

    def __init__(self, limits: Limits | None = None, *, validates: bool = True) -> None:
        self.world = World()
        self.faults = Faults(self.world.happened)
        self.buckets = Buckets(limits or Limits.scaled())
        file = description_file() if validates else None
        self.gateway = Gateway(self.world)
        self.rest = Rest(self.gateway, self.buckets, self.faults, Validation(file) if file else None)
        self.rest_address = ""


@asynccontextmanager
async def standing_in(limits: Limits | None = None, *, validates: bool = True) -> AsyncIterator[StandIn]:
    """A stand-in that is there, and then is not."""
    discord, app = StandIn(limits, validates=validates), web.Application(client_max_size=BODY)
    app.router.add_get("/gateway", discord.gateway.connect)
    app.router.add_route("*", PREFIX + "/{rest:.*}", discord.rest.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    discord.rest_address, discord.gateway.address = f"http://127.0.0.1:{port}{PREFIX}", f"ws://127.0.0.1:{port}/gateway"
    try:
        yield discord
    finally:
        await discord.gateway.stop()
        await runner.cleanup()
