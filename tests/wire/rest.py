"""The REST interface: reads a call, checks it, counts it, lets a fault have its way, and answers as Discord would."""

import base64
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.wire import answers, channels
from tests.wire.faults import Faults, answered
from tests.wire.gateway import Gateway, member_payload
from tests.wire.limits import Buckets, Outdated, Refusal, check_files, malformed
from tests.wire.validation import Validation
from tests.wire.world import APPLICATION, ME, OWN, Json

PREFIX = "/api/v10"
LARGEST_EMOJI = 256 << 10  # bytes
UNMANAGED: Json = {"roles": [], "require_colons": True, "managed": False, "animated": False}  # an emoji like any other

NO_URLS: Json = {"interactions_endpoint_url": None, "role_connections_verification_url": None, "redirect_uris": []}
NO_COUNTS: Json = {"approximate_user_install_count": 0, "approximate_user_authorization_count": 0}
APPLICATION_PAYLOAD: Json = {"id": str(APPLICATION), "name": "Eights", "icon": None, "description": "", "type": None}
APPLICATION_PAYLOAD |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "owner": ME}
APPLICATION_PAYLOAD |= {"flags": 0, "flags_new": "0", "explicit_content_filter": 0, "eligible_oauth2_scopes": []}
APPLICATION_PAYLOAD |= {"approximate_guild_count": 1, "team": None} | NO_URLS | NO_COUNTS


@dataclass
class Call:
    """A call that was read. ``body`` is None without one; ``files`` are known by their numbers."""

    method: str
    path: str
    body: Any
    files: dict[int, bytes] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)


Answer = tuple[int, Any]
Headers = dict[str, str]
Does = Callable[..., Answer]


class Rest:
    """``violations``: what the bot sent that Discord would not take, and what this answered that Discord would not."""

    def __init__(self, gateway: Gateway, buckets: Buckets, faults: Faults, validation: Validation | None) -> None:
        self.gateway, self.world = gateway, gateway.world
        self.buckets, self.faults, self.validation = buckets, faults, validation
        self.violations: list[str] = []
        self.calls: list[tuple[str, str, int]] = []  # method, path and status, in the order of the answers
        self.authorizations: set[str] = set()
        self.checks_answers = True
        self._routes = [(method, re.compile(path), does) for method, path, does in self._made_routes()]

    def _made_routes(self) -> list[tuple[str, str, Does]]:
        spoken = answers.Answers(self.world, self.buckets.limits)
        posted = channels.Channels(self.world)
        return [
            ("GET", r"/gateway/bot", lambda call: (200, self.gateway.told_to_bots)),
            ("GET", r"/users/@me", lambda call: (200, OWN)),
            ("GET", r"/oauth2/applications/@me", lambda call: (200, APPLICATION_PAYLOAD)),
            ("PUT", r"/applications/\d+/commands", self._commands),
            ("GET", r"/applications/\d+/emojis", lambda call: (200, {"items": list(self.world.emojis.values())})),
            ("POST", r"/applications/\d+/emojis", self._emoji),
            ("DELETE", r"/applications/\d+/emojis/(\d+)", self._forget_emoji),
            ("GET", r"/guilds/\d+/members/(\d+)", self._member),
            *spoken.routes(),
            *posted.routes(),
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
        return response

    async def _carried_out(self, request: web.Request, path: str) -> web.Response:
        headers: Headers = {}
        try:
            call = await _read(request, path)
            self._check(call)
            headers = self._counted(call)
            status, body = self._done(call)
        except Refusal as refusal:
            return _refused(refusal, headers)
        self._check_answer(call, status, body)
        return web.Response(status=204, headers=headers) if status == 204 else answered(body, status, headers)

    def _check(self, call: Call) -> None:
        """Raises Refusal."""
        wrong = self.validation and self.validation.request(call.method, call.path, call.body)
        if wrong:
            self.violations.append(f"{call.method} {call.path}: {wrong}")
            raise malformed(wrong)
        check_files(call.files)

    def _check_answer(self, call: Call, status: int, body: object) -> None:
        if self.validation and self.checks_answers:
            wrong = self.validation.answer(call.method, call.path, status, body)
            if wrong:
                self.violations.append(f"our answer to {call.method} {call.path}: {wrong}")

    def _counted(self, call: Call) -> Headers:
        """The headers of the answer. Raises Refusal."""
        if call.path.startswith("/interactions/"):
            return {}
        if call.path.startswith("/webhooks/"):
            return self.buckets.take("token", call.path.split("/")[3])
        self.buckets.take_global()
        kind = re.sub(r"\d+", "N", call.path)
        return self.buckets.take(f"{call.method} {kind}", "".join(call.path.split("/")[1:3]))

    def _done(self, call: Call) -> Answer:
        for method, pattern, does in self._routes:
            match = pattern.fullmatch(call.path) if method == call.method else None
            if match:
                return self._noted(call, does, match.groups())
        raise Refusal(404, 0, "404: Not Found")

    def _noted(self, call: Call, does: Does, ids: tuple[str, ...]) -> Answer:
        try:
            return does(call, *ids)
        except Refusal as refusal:
            if refusal.code == 50035 and not isinstance(refusal, Outdated):
                self.violations.append(f"{call.method} {call.path}: {refusal}")
            raise

    def _emoji(self, call: Call) -> Answer:
        """A new emoji. Raises Refusal if one of this name is there, which a second process learns no other way."""
        name, image = call.body["name"], base64.b64decode(call.body["image"].partition(";base64,")[2])
        if not re.fullmatch(r"\w{2,32}", name, re.ASCII) or len(image) > LARGEST_EMOJI:
            raise malformed("an emoji")
        if any(each["name"] == name for each in self.world.emojis.values()):
            raise Outdated(400, 50035, "Invalid Form Body: the name of an emoji is taken")
        made = {"id": str(self.world.snowflake()), "name": name, "user": ME, "available": True} | UNMANAGED
        self.world.emojis[int(made["id"])] = made
        return 201, made

    def _forget_emoji(self, call: Call, number: str) -> Answer:
        if self.world.emojis.pop(int(number), None) is None:
            raise Refusal(404, 10014, "Unknown Emoji")
        return 204, None

    def _member(self, call: Call, number: str) -> Answer:
        if int(number) not in self.world.people:
            raise Refusal(404, 10007, "Unknown Member")
        extra = {"pending": False, "communication_disabled_until": None, "premium_since": None}
        more = {"banner": None, "avatar_decoration_data": None}
        return 200, member_payload(self.world.people[int(number)].payload) | extra | more

    def _commands(self, call: Call) -> Answer:
        self.world.commands.append(call.body)
        return 200, [_command(command, number) for number, command in enumerate(call.body, start=700)]


def _command(told: Json, number: int) -> Json:
    made: Json = {"id": str(number), "application_id": str(APPLICATION), "version": "1", "type": 1, "description": ""}
    made |= {"default_member_permissions": None, "dm_permission": False, "contexts": None, "nsfw": False}
    return made | {"integration_types": [0]} | {key: value for key, value in told.items() if value is not None}


def _refused(refusal: Refusal, headers: Headers) -> web.Response:
    body = dict(refusal.body)
    scope = body.pop("scope", None)
    if scope is None:
        return answered(body, refusal.status, headers)
    more = {"Via": "1.1 google", "X-RateLimit-Scope": scope, "Retry-After": str(body["retry_after"])}
    return answered(body, refusal.status, headers | more)


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
