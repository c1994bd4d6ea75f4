"""Keeps the events of servers up to date: each planned evening and each tournament with a start has one.

An event begins and ends with what it is for. What people do to it in Discord is passed on: a move, a cancellation, an
early start. Where the bot may make no events, or the server has as many as it may, that is noted and told once, and
everything goes on without.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import get_args

import discord

from cogs.interactions.discord_errors import is_final, sentence
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.components.words import shortened
from cogs.ui.pages.evening.evening_page import event_plan, tournament_plan
from engine.words import in_every_language
from model.evenings.calendar import LENGTH, CalendarEntry, Kind, Plan, Trouble, differ
from model.refusals import Refused
from model.servers.shard_set import ShardSet
from service.base.listeners import Listeners
from service.evenings.calendar import Calendar
from service.evenings.evenings import Evenings
from service.tournaments.tournaments import Tournaments

NAME, ABOUT, PLACE = 100, 1000, 100  # characters that an event takes
TOO_MANY_EVENTS = 30038  # Discord: the server has 100 events that are not over

Change = Callable[[discord.ScheduledEvent], Awaitable[object]]

log = logging.getLogger(__name__)


class CalendarEvents(UpToDate):
    """The events of all servers. Listens to Evenings, Tournaments and Tables. ``changes`` hear of evenings' events."""

    def __init__(
        self, outgoing: Outgoing, calendar: Calendar, evenings: Evenings, tournaments: Tournaments, changes: Listeners
    ) -> None:
        self._outgoing, self._calendar, self._changes = outgoing, calendar, changes
        self._evenings, self._tournaments = evenings, tournaments
        self._redrawer = outgoing.redrawer("Event of evening or tournament")
        self._unheard: set[tuple[Kind, int]] = set()  # events that may have changed while the bot did not listen

    def evening_changed(self, number: int) -> None:
        self._redrawer.soon(self._show_evening, number)

    def tournament_changed(self, number: int) -> None:
        self._redrawer.soon(self._show_tournament, number)

    def table_changed(self, table_id: int) -> None:
        """Its match may have begun."""
        number = self._evenings.of_table(table_id)
        if number is not None:
            self.evening_changed(number)

    def refresh(self, part: ShardSet) -> None:
        """After a start or a new session of these shards: hear what happened meanwhile, and show what is due."""
        entries = self._calendar.every(part)
        self._unheard |= {(entry.kind, entry.number) for entry in entries}
        known = {kind: [entry.number for entry in entries if entry.kind == kind] for kind in get_args(Kind)}
        for number in dict.fromkeys([*known["evening"], *self._evenings.numbers(part)]):
            self.evening_changed(number)
        for number in dict.fromkeys([*known["tournament"], *self._tournaments.numbers(part)]):
            self.tournament_changed(number)

    # What Discord tells

    async def _hear(self, kind: Kind, number: int) -> None:
        """What became of an event while the bot did not listen. Of a server that is out that is not known yet."""
        entry = self._calendar.get(kind, number)
        guild = self._outgoing.client.get_guild(entry.guild) if entry else None
        if guild is not None and guild.unavailable:
            return
        if entry is not None and entry.event is not None and guild is not None:
            event = guild.get_scheduled_event(entry.event)
            await (self.gone(entry.event) if event is None else self.heard(event))
        self._unheard.discard((kind, number))

    async def heard(self, event: discord.ScheduledEvent) -> None:
        """An event of a server has changed: perhaps by the bot itself."""
        entry = self._calendar.of_event(event.id)
        if entry is None:
            return
        if event.status in {discord.EventStatus.cancelled, discord.EventStatus.completed}:
            await self.gone(event.id)
        elif event.status is discord.EventStatus.active:
            if entry.kind == "evening" and not entry.begun:
                await self._calendar.keep(replace(entry, begun=True))
                await self._evenings.begun(entry.number)
        elif differ(starts_at := event.start_time.timestamp(), entry.starts_at):
            await self._calendar.keep(replace(entry, starts_at=starts_at))
            await self._moved(entry, starts_at)

    async def _moved(self, entry: CalendarEntry, starts_at: float) -> None:
        """What cannot move to that time moves its event back."""
        if entry.kind == "evening":
            await self._evenings.moved(entry.number, starts_at)
            self.evening_changed(entry.number)
        else:
            with suppress(Refused):
                await self._tournaments.moved(entry.number, starts_at)
            self.tournament_changed(entry.number)

    async def gone(self, event: int) -> None:
        """An event was cancelled, ended or deleted, and with it an evening that is planned. A tournament goes on."""
        entry = self._calendar.of_event(event)
        plan = self._plan(entry.kind, entry.number) if entry else None
        if entry is not None and plan is not None and plan.state != "over":
            await self._note(entry, "gone")
            if entry.kind == "evening":
                await self._evenings.cancelled(entry.number)

    # What is shown in Discord

    async def _show_evening(self, number: int) -> None:
        await self._show("evening", number)

    async def _show_tournament(self, number: int) -> None:
        await self._show("tournament", number)

    def _plan(self, kind: Kind, number: int) -> Plan | None:
        service = self._tournaments if kind == "tournament" else self._evenings
        with suppress(Refused), self._outgoing.languages.public(service.get(number).guild):
            return self._planned(kind, number)
        return None

    def _planned(self, kind: Kind, number: int) -> Plan | None:
        """In the language of now."""
        if kind == "tournament":
            return tournament_plan(self._tournaments.get(number))
        evening = self._evenings.get(number)
        return event_plan(evening, playing=self._evenings.plays(evening))

    async def _show(self, kind: Kind, number: int) -> None:
        if (kind, number) in self._unheard:
            await self._hear(kind, number)
        plan, entry = self._plan(kind, number), self._calendar.get(kind, number)
        if plan is None or plan.state == "over":
            if entry is not None:
                await self._close(entry)
        elif entry is None or (entry.event is None and not entry.trouble):
            if plan.state == "planned" and plan.starts_at > self._evenings.now():
                await self._make(plan, entry)
        elif entry.event is not None:
            await self._update(plan, entry, entry.event)

    async def _make(self, plan: Plan, begun: CalendarEntry | None) -> None:
        """``begun``: an earlier attempt whose answer was lost."""
        guild = self._outgoing.client.get_guild(plan.guild)
        if guild is None:
            return
        entry = begun or await self._calendar.keep(CalendarEntry(plan.guild, plan.kind, plan.number, plan.starts_at))
        try:
            event = await self._found(guild, plan) if begun else None
            if event is None:
                event = await self._outgoing.ask(lambda: _made(guild, plan), Urgency.SOON, plan.channel)
        except discord.HTTPException as trouble:
            if not is_final(trouble):
                raise
            await self._note(entry, _trouble(trouble))
            return
        await self._calendar.keep(replace(entry, event=event.id, starts_at=plan.starts_at))
        self._tell(entry)

    async def _found(self, guild: discord.Guild, plan: Plan) -> discord.ScheduledEvent | None:
        """Our event that may have come from a lost attempt, before the server picked another language."""
        me = self._outgoing.client.user
        names = {_name(each) for each in in_every_language(partial(self._planned, plan.kind, plan.number)) if each}
        events = await self._outgoing.ask(guild.fetch_scheduled_events, Urgency.SOON, plan.channel)
        ours = [each for each in events if me is not None and each.creator_id == me.id and each.name in names]
        unknown = [each for each in ours if self._calendar.of_event(each.id) is None]
        return next((each for each in unknown if not differ(each.start_time.timestamp(), plan.starts_at)), None)

    async def _update(self, plan: Plan, entry: CalendarEntry, event: int) -> None:
        if plan.state == "planned" and not entry.begun and differ(entry.starts_at, plan.starts_at):
            start, end = _time(plan.starts_at), _time(plan.starts_at + LENGTH)
            if await self._change(entry, event, lambda shown: shown.edit(start_time=start, end_time=end)):
                await self._calendar.keep(replace(entry, starts_at=plan.starts_at))
        elif plan.state == "playing" and not entry.begun:
            entry = await self._calendar.keep(replace(entry, begun=True))
            await self._change(entry, event, _begin)

    async def _close(self, entry: CalendarEntry) -> None:
        if entry.event is not None:
            await self._change(entry, entry.event, _end)
        await self._calendar.done(entry)

    async def _change(self, entry: CalendarEntry, event: int, change: Change) -> bool:
        """Whether an event, that may be gone, was changed. What Discord refuses for good stays as it is."""
        guild, plan = self._outgoing.client.get_guild(entry.guild), self._plan(entry.kind, entry.number)
        if guild is None:
            return False

        async def ask() -> None:
            await change(guild.get_scheduled_event(event) or await guild.fetch_scheduled_event(event))

        try:
            await self._outgoing.ask(ask, Urgency.SOON, plan.channel if plan else entry.guild)
        except discord.NotFound:
            await self.gone(event)
        except discord.HTTPException as trouble:
            if not is_final(trouble):
                raise
            log.warning("The event of %s %s stays as it is: %s", entry.kind, entry.number, sentence(trouble))
        else:
            return True
        return False

    async def _note(self, entry: CalendarEntry, trouble: Trouble) -> None:
        await self._calendar.keep(replace(entry, event=None, trouble=trouble))
        self._tell(entry)

    def _tell(self, entry: CalendarEntry) -> None:
        if entry.kind == "evening":
            self._changes.tell(entry.number)


def _name(plan: Plan) -> str:
    return shortened(plan.name, NAME)


def _time(moment: float) -> datetime:
    return datetime.fromtimestamp(moment, UTC)


async def _made(guild: discord.Guild, plan: Plan) -> discord.ScheduledEvent:
    return await guild.create_scheduled_event(
        name=_name(plan),
        description=shortened(plan.about, ABOUT),
        start_time=_time(plan.starts_at),
        end_time=_time(plan.starts_at + LENGTH),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=shortened(_place(guild, plan.channel), PLACE),
    )


def _place(guild: discord.Guild, channel: int) -> str:
    found = guild.get_channel_or_thread(channel)
    return f"#{found.name}" if found is not None else guild.name


def _trouble(trouble: discord.HTTPException) -> Trouble:
    if isinstance(trouble, discord.Forbidden):
        return "permission"
    return "limit" if trouble.code == TOO_MANY_EVENTS else "refused"


async def _begin(event: discord.ScheduledEvent) -> None:
    if event.status is discord.EventStatus.scheduled:
        await event.start()


async def _end(event: discord.ScheduledEvent) -> None:
    """What has begun ends, and what has not is cancelled."""
    if event.status is discord.EventStatus.active:
        await event.end()
    elif event.status is discord.EventStatus.scheduled:
        await event.cancel()
