"""The events of servers, and who is interested in them."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tests.wire.limits import Refusal
from tests.wire.world import ACTIVE, CANCELLED, COMPLETED, SCHEDULED, Event, Guild, Json, World

if TYPE_CHECKING:
    from tests.wire.rest import Answer, Call, Does

MOST = 100  # events of a server that are not over
EXTERNAL = 3  # outside of a voice channel
NEXT = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELLED), ACTIVE: (ACTIVE, COMPLETED)}


class Events:
    """Everything that is done with events. The bot may change its own."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[tuple[str, str, "Does"]]:
        every = r"/guilds/(\d+)/scheduled-events"
        one = rf"{every}/(\d+)"
        return [
            ("GET", every, self.list),
            ("POST", every, self.make),
            ("GET", one, self.look),
            ("PATCH", one, self.change),
            ("GET", rf"{one}/users", self.users),
        ]

    def list(self, call: "Call", guild_id: str) -> "Answer":
        return 200, [event.payload for event in _going_on(self._guild(guild_id))]

    def make(self, call: "Call", guild_id: str) -> "Answer":
        guild = self._guild(guild_id)
        if not guild.makes_events:
            raise Refusal(403, 50013, "Missing Permissions")
        if len(_going_on(guild)) >= MOST:
            raise Refusal(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
        self._check(call.body)
        event = Event(self._world.snowflake(), guild, dict(call.body))
        guild.events[event.id] = event
        self._world.news.append(("GUILD_SCHEDULED_EVENT_CREATE", event.payload))
        return 200, event.payload

    def look(self, call: "Call", guild_id: str, event_id: str) -> "Answer":
        return 200, self._event(guild_id, event_id).payload

    def change(self, call: "Call", guild_id: str, event_id: str) -> "Answer":
        event = self._event(guild_id, event_id)
        status = call.body.get("status", event.status)
        if status not in NEXT.get(event.status, ()):
            raise Refusal(400, 180000, "Cannot update a finished event")
        changed = event.told | {key: value for key, value in call.body.items() if key != "status"}
        if "scheduled_start_time" in call.body:
            self._check(changed)
        event.told, event.status = changed, status
        self._world.news.append(("GUILD_SCHEDULED_EVENT_UPDATE", event.payload))
        return 200, event.payload

    def users(self, call: "Call", guild_id: str, event_id: str) -> "Answer":
        """In the order of their ids, from the lowest."""
        event, after = self._event(guild_id, event_id), int(call.query.get("after", 0))
        before, most = int(call.query.get("before", 1 << 62)), int(call.query.get("limit", 100))
        if not 1 <= most <= 100:
            raise Refusal(400, 50035, "Invalid Form Body: limit")
        found = sorted((user for user in event.interested if after < user.id < before), key=lambda user: user.id)
        told = {"guild_scheduled_event_id": str(event.id), "response": 1}
        return 200, [told | {"user_id": str(user.id), "user": user.payload} for user in found[:most]]

    def _check(self, body: Json) -> None:
        """Raises Refusal."""
        start, end = (datetime.fromisoformat(body[f"scheduled_{part}_time"] or "") for part in ("start", "end"))
        placed = body.get("entity_type") == EXTERNAL and body["entity_metadata"]["location"]
        if not placed or not datetime.fromtimestamp(self._world.now(), UTC) < start < end:
            raise Refusal(400, 50035, "Invalid Form Body: an event outside of a channel needs a place, and two times")

    def _guild(self, guild_id: str) -> Guild:
        """Raises Refusal."""
        guild = self._world.guilds.get(int(guild_id))
        if guild is None:
            raise Refusal(404, 10004, "Unknown Guild")
        return guild

    def _event(self, guild_id: str, event_id: str) -> Event:
        """Raises Refusal."""
        event = self._guild(guild_id).events.get(int(event_id))
        if event is None:
            raise Refusal(404, 10070, "Unknown Guild Scheduled Event")
        return event


def _going_on(guild: Guild) -> list[Event]:
    return [event for event in guild.events.values() if event.status <= ACTIVE]
