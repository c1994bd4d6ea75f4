"""Who wants to be pinged. Each person is asked once per server, and may change their mind with ``/eights me``."""

from dataclasses import replace

from model.people.preferences import Preferences
from service.tables.tables import Tables


class Calling:
    """What people prefer, as far as pings go."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def known(self, guild: int, member: int) -> bool | None:
        """Whether a member wants to be pinged on their turn. None if they have not said."""
        return self._tables.preferences.of(guild, member).pings

    def allowed(self, guild: int) -> bool:
        return self._tables.settings.of(guild).pings

    def asked(self, guild: int, member: int) -> bool:
        """Whether a member has been asked, answered or not. In a server without pings there is nothing to ask."""
        preferences = self._tables.preferences.of(guild, member)
        return preferences.asked or preferences.pings is not None or not self.allowed(guild)

    def may_ping(self, guild: int, member: int) -> bool:
        """True if a member may be pinged when a match starts or their time is almost up: unless they said no."""
        return self.allowed(guild) and self.known(guild, member) is not False

    async def ask(self, guild: int, member: int) -> bool:
        """Note that a member is asked. Returns whether that is for the first time. Raises Refused."""
        before = list[Preferences]()

        def note(known: Preferences) -> Preferences:
            before.append(known)
            return replace(known, asked=True)

        await self._tables.prefer(guild, member, note)
        return not any(known.asked for known in before)

    async def keep(self, guild: int, member: int, wanted: bool) -> None:
        """Save what a member wants. Raises Refused."""
        await self._tables.prefer(guild, member, lambda before: replace(before, asked=True, pings=wanted))
