"""Members of servers and their roles, with what the bot needs to give one."""

from typing import TYPE_CHECKING

from tests.wire.gateway import member_payload
from tests.wire.limits import Refusal
from tests.wire.world import Guild, User, World

if TYPE_CHECKING:
    from tests.wire.rest import Answer, Call, Does


class Members:
    """Looking a member up, and giving and taking roles."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[tuple[str, str, "Does"]]:
        member = r"/guilds/(\d+)/members/(\d+)"
        return [
            ("GET", member, self.look),
            ("PUT", rf"{member}/roles/(\d+)", self.give),
            ("DELETE", rf"{member}/roles/(\d+)", self.take),
        ]

    def look(self, call: "Call", guild_id: str, user_id: str) -> "Answer":
        guild, user = self._meant(guild_id, user_id)
        roles = [str(role) for member, role in sorted(guild.held) if member == user.id]
        extra = {"roles": roles, "pending": False, "communication_disabled_until": None, "premium_since": None}
        return 200, member_payload(user.payload) | extra | {"banner": None, "avatar_decoration_data": None}

    def give(self, call: "Call", guild_id: str, user_id: str, role_id: str) -> "Answer":
        guild, user = self._meant(guild_id, user_id)
        guild.held.add((user.id, self._role(guild, int(role_id))))
        return 204, None

    def take(self, call: "Call", guild_id: str, user_id: str, role_id: str) -> "Answer":
        guild, user = self._meant(guild_id, user_id)
        guild.held.discard((user.id, self._role(guild, int(role_id))))
        return 204, None

    def _meant(self, guild_id: str, user_id: str) -> tuple[Guild, User]:
        """Raises Refusal."""
        guild = self._world.guilds.get(int(guild_id))
        if guild is None:
            raise Refusal(404, 10004, "Unknown Guild")
        if int(user_id) not in self._world.people:
            raise Refusal(404, 10007, "Unknown Member")
        return guild, self._world.people[int(user_id)]

    def _role(self, guild: Guild, role: int) -> int:
        """Raises Refusal unless the bot may give it."""
        if role not in guild.roles:
            raise Refusal(404, 10011, "Unknown Role")
        if not guild.manages_roles or guild.roles[role] >= guild.top:
            raise Refusal(403, 50013, "Missing Permissions")
        return role
