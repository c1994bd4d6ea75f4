"""Who comes to an evening: those who said so, and those who are interested in its event in Discord."""

from functools import partial

import discord

from cogs.interactions.discord_errors import BROKEN
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from model.evenings.calendar import differ
from model.evenings.evening import INTERESTED, Evening
from model.member import Member
from service.evenings.calendar import Calendar
from service.evenings.evenings import Unreachable

PAGE = 100  # people that one request tells of


class EveningGuests:
    """Asks Discord for them."""

    def __init__(self, outgoing: Outgoing, calendar: Calendar) -> None:
        self._outgoing, self._calendar = outgoing, calendar

    async def arriving(self, evening: Evening) -> tuple[Member | None, tuple[int, ...]]:
        """The organiser hosts if they are in, or else the first who is and still in the server. Raises Unreachable.

        So it does for an evening that was moved in Discord while the bot was away, until the bot has heard of it.
        """
        guild = self._outgoing.client.get_guild(evening.guild)
        if guild is None:  # before the servers are known, or in an outage
            raise Unreachable
        try:
            called = tuple(dict.fromkeys((*evening.guests, *await self._interested(guild, evening))))
            for number in sorted(called, key=lambda guest: guest != evening.organiser):
                member = await self._outgoing.member(evening.guild, number, evening.channel)
                if member is not None:
                    return _host(member), called
        except (discord.HTTPException, *BROKEN) as trouble:
            raise Unreachable from trouble
        return None, called

    async def _interested(self, guild: discord.Guild, evening: Evening) -> list[int]:
        """The first of them. An event that is gone interests no one."""
        entry = self._calendar.get("evening", evening.id)
        if entry is None or (number := entry.event) is None:
            return []
        found, last = list[int](), 0
        try:
            event = await self._outgoing.ask(lambda: guild.fetch_scheduled_event(number), Urgency.SOON, evening.channel)
            planned = event.status is discord.EventStatus.scheduled
            if planned and differ(event.start_time.timestamp(), entry.starts_at):
                raise Unreachable
            while len(found) < INTERESTED:
                page = await self._outgoing.ask(partial(_page, event, last), Urgency.SOON, evening.channel)
                found += sorted(user.id for user in page if not user.bot)
                if len(page) < PAGE:
                    break
                last = max(user.id for user in page)
        except discord.NotFound:
            return []
        return found


async def _page(event: discord.ScheduledEvent, after: int) -> list[discord.User]:
    """The next of those who are interested. The library's own way through the pages would meet the first one again."""
    return [user async for user in event.users(limit=PAGE, after=discord.Object(after))]


def _host(member: discord.Member) -> Member:
    allowed = member.guild_permissions
    return Member(
        member.id,
        member.display_name,
        manages=allowed.administrator or allowed.manage_messages,
        runs_server=allowed.administrator or allowed.manage_guild,
        roles=frozenset(role.id for role in member.roles),
    )
