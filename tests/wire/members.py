"""Members of servers."""

from typing import TYPE_CHECKING

from tests.wire.gateway import member_payload
from tests.wire.limits import Refusal
from tests.wire.world import World

if TYPE_CHECKING:
    from tests.wire.rest import Answer, Call, Does


class Members:
    """Looking a member up."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[tuple[str, str, "Does"]]:
        return [("GET", r"/guilds/(\d+)/members/(\d+)", self.look)]

    def look(self, call: "Call", guild_id: str, user_id: str) -> "Answer":
        if int(guild_id) not in self._world.guilds:
            raise Refusal(404, 10004, "Unknown Guild")
        if int(user_id) not in self._world.people:
            raise Refusal(404, 10007, "Unknown Member")
        extra = {"pending": False, "communication_disabled_until": None, "premium_since": None}
        more = {"banner": None, "avatar_decoration_data": None}
        return 200, member_payload(self._world.people[int(user_id)].payload) | extra | more
