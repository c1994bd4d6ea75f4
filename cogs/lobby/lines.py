"""A line that mentions the role that a server has picked when a table opens, with a button to sit down.

A channel has at most one an hour. It goes when the match begins or the table closes.

A line that pings the friend whom a host has invited to a table, with a button to sit down.

It goes when the friend sits down or is forgotten, when the match begins, and when the table closes. Its entry in the
outbox says whom it is for.

Opens a table when an event of a server begins that names the bot or one of its games.

Discord has the guests, reminds them, and repeats an event. One that begins while the bot is away opens nothing."""

import logging
import re
from collections.abc import Iterable, Iterator

import discord
from discord import ButtonStyle

from cogs.discord.controls import Control, below_line, button
from cogs.discord.errors import TO_SPEAK, lacking, may_see, person_of
from cogs.discord.outgoing import Outgoing, Urgency
from cogs.discord.redrawer import UpToDate
from cogs.discord.text import title
from cogs.rules.search import game_in, stands_in, usual_game
from cogs.table.board import TableBoard
from cogs.table.pings_page import mention, mentioning
from engine.games.house_rules import HouseRules
from engine.words import Words
from model.member import Location
from model.people.names import safe
from model.refusals import Refused
from model.servers.outbox import Kind, OutboxEntry
from model.servers.settings import HOUR
from model.tables.seating import TableSetup
from model.tables.table import Table
from service.live_store import Change
from service.people import Calling
from service.presets import Presets
from service.tables import Tables

ROLE_LINE: Kind = "role"

WORDS = Words(__package__)


class RoleLines(UpToDate):
    """The lines at all tables. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        self._outgoing, self._tables = outgoing, tables
        self._redrawer = outgoing.redrawer("Role to mention at table")
        self._latest: dict[int, float] = {}  # when a channel had its last line

    def opened(self, table_id: int) -> None:
        """A new table is shown in its channel."""
        self._redrawer.soon(self._mention, table_id)

    def changed(self, change: Change[Table]) -> None:
        self.tidy(change.id)

    def tidy(self, table_id: int) -> None:
        if self._entry(table_id) is not None and self._waiting(table_id) is None:
            self._redrawer.soon(self._take_away, table_id)

    def refresh(self) -> None:
        """After a start or a new session: take away what is over."""
        for entry in self._outgoing.outbox.every(ROLE_LINE):
            self.tidy(entry.number)

    def _waiting(self, table_id: int) -> Table | None:
        table = self._tables.find(table_id)
        return table if table is not None and table.phase == "lobby" else None

    def _entry(self, table_id: int) -> OutboxEntry | None:
        return next((each for each in self._outgoing.outbox.every(ROLE_LINE) if each.number == table_id), None)

    async def _mention(self, table_id: int) -> None:
        table = self._waiting(table_id)
        if table is not None and self._entry(table_id) is None and self._is_due(table):
            place = table.parent or table.channel
            before, self._latest[place] = self._latest.get(place, 0), self._tables.now()
            try:
                await self._post(table)
            except Exception:
                self._latest[place] = before
                raise

    def _is_due(self, table: Table) -> bool:
        settings, now = self._tables.settings.of(table.guild), self._tables.now()
        if not settings.pings or not settings.mentioned_role or settings.quiet.end_after(now) is not None:
            return False
        here = (each.at for each in self._outgoing.outbox.every(ROLE_LINE) if each.channel == table.channel)
        latest = max([self._latest.get(table.parent or table.channel, 0), *here])
        return now - latest >= HOUR and self._tables.settings.exists(table.guild, settings.mentioned_role)

    async def _post(self, table: Table) -> None:
        role = self._tables.settings.of(table.guild).mentioned_role
        with self._outgoing.languages.public(table.guild):
            text = WORDS("role-line", role=f"<@&{role}>", table=title(table))
            join = Control("join", table.id, words=(ROLE_LINE,))
            view = below_line(button(WORDS("role-join"), join, ButtonStyle.success))
        alone = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)], replied_user=False)
        line = OutboxEntry(ROLE_LINE, table.id, table.guild, table.channel)
        await self._outgoing.post_for_now(line, Urgency.WAITING, content=text, view=view, allowed_mentions=alone)

    async def _take_away(self, table_id: int) -> None:
        entry = self._entry(table_id)
        if entry is not None:
            await self._outgoing.take_away(entry)


INVITATION: Kind = "invitation"


class Invitations(UpToDate):
    """The invitations of all tables. Listens to Tables."""

    def __init__(self, outgoing: Outgoing, tables: Tables, calling: Calling) -> None:
        self._outgoing, self._tables, self._calling = outgoing, tables, calling
        self._redrawer = outgoing.redrawer("Invitation of table")
        self._inviting: set[tuple[int, int]] = set()  # tables and friends whose line is on its way

    def changed(self, change: Change[Table]) -> None:
        self._tidy(each for each in self._outgoing.outbox.every(INVITATION) if each.number == change.id)

    def refresh(self) -> None:
        """After a start or a new session, or when somebody was forgotten: take away what is over."""
        self._tidy(self._outgoing.outbox.every(INVITATION))

    async def invite(self, table: Table, host: str, friend: int) -> bool:
        """Ping a friend, and no one else; where the server wants no pings, the line rings for no one.

        Returns whether it did: a friend is invited to a table once. Raises what Discord or the connection says.
        """
        invited = {(entry.number, entry.member) for entry in self._outgoing.outbox.every(INVITATION)} | self._inviting
        if (table.id, friend) in invited:
            return False
        self._inviting.add((table.id, friend))
        try:
            await self._invite(table, host, friend)
        finally:
            self._inviting.discard((table.id, friend))
        return True

    async def _invite(self, table: Table, host: str, friend: int) -> None:
        with self._outgoing.languages.public(table.guild):
            text = WORDS("invitation", who=mention(friend), host=safe(host), table=title(table))
            view = below_line(button(WORDS("invited-join"), Control("join", table.id), ButtonStyle.success))
        line = OutboxEntry(INVITATION, table.id, table.guild, table.channel, member=friend)
        pinged = mentioning([friend] if self._calling.allowed(table.guild) else [])
        await self._outgoing.post_for_now(line, Urgency.NOW, content=text, view=view, allowed_mentions=pinged)

    def _tidy(self, invitations: Iterable[OutboxEntry]) -> None:
        for entry in invitations:
            if self._is_over(entry):
                self._redrawer.soon(self._take_away, entry.id)

    def _is_over(self, entry: OutboxEntry) -> bool:
        """True if no one needs this invitation any more. It is for nobody when its friend asked to be forgotten."""
        table, friend = self._tables.find(entry.number), entry.member
        return table is None or table.phase != "lobby" or friend is None or table.seat_of(friend) is not None

    async def _take_away(self, entry_id: int) -> None:
        entry = self._outgoing.outbox.get(entry_id)
        if entry is not None:
            await self._outgoing.take_away(entry)


CHANNEL = re.compile(r"<#(\d{1,20})>")

Place = discord.abc.GuildChannel | discord.Thread

log = logging.getLogger(__name__)


class EventTables(UpToDate):
    """The tables of events. Whoever made an event hosts its table."""

    def __init__(
        self, outgoing: Outgoing, tables: Tables, presets: Presets, board: TableBoard, role_lines: RoleLines
    ) -> None:
        self._outgoing, self._tables, self._presets = outgoing, tables, presets
        self._board, self._role_lines = board, role_lines
        self._redrawer = outgoing.redrawer("Table of event")

    def changed(self, before: discord.ScheduledEvent, event: discord.ScheduledEvent) -> None:
        if event.status is discord.EventStatus.active and before.status is not event.status:
            self._redrawer.soon(self._open, event.id)

    async def _open(self, number: int) -> None:
        """Open the table, unless the event is over before that succeeds."""
        guilds = self._outgoing.client.guilds
        event = next((found for guild in guilds if (found := guild.get_scheduled_event(number))), None)
        if event is None or event.guild is None or event.status is not discord.EventStatus.active:
            return
        setup = self._meant(event, event.guild)
        if setup is not None:
            await self._open_in(event, event.guild, setup)

    def _meant(self, event: discord.ScheduledEvent, guild: discord.Guild) -> TableSetup | None:
        """What to play, if an event is for the bot at all."""
        with self._outgoing.languages.public(guild.id):
            game = next(filter(None, map(game_in, _texts(event))), None)
        if game is not None:
            return TableSetup(HouseRules(game), event=event.id)
        me = guild.me
        if any(me.mention in text or stands_in(text, me.name, me.display_name) for text in _texts(event)):
            usual = usual_game(self._presets, guild.id, self._tables.settings.of(guild.id).game)
            return TableSetup(*usual, event=event.id)
        return None

    async def _open_in(self, event: discord.ScheduledEvent, guild: discord.Guild, setup: TableSetup) -> None:
        maker = await self._outgoing.member(guild.id, event.creator_id or 0, guild.id)
        channel = next(self._channels(event, guild, maker), None) if maker else None
        if maker is None or maker.bot or channel is None:
            log.info("No table for event %s: its creator can't host one, or there's no channel for it", event.id)
            return
        place = Location(guild.id, channel.id, channel.parent_id if isinstance(channel, discord.Thread) else None)
        try:
            table = await self._tables.open(place, person_of(maker, maker.guild_permissions), setup)
        except Refused as refusal:
            await self._tell(event, place, refusal)
        else:
            await self._show(table.id)

    def _channels(self, event: discord.ScheduledEvent, guild: discord.Guild, maker: discord.Member) -> Iterator[Place]:
        """Those that an event names, and then the server's own, where its maker may write and the bot show a table."""
        named = [int(number) for text in _texts(event) for number in CHANNEL.findall(text)]
        own = [*self._tables.settings.of(guild.id).channels, guild.system_channel.id if guild.system_channel else 0]
        for place in map(guild.get_channel_or_thread, (*named, *own)):
            if place is None or not may_see(guild, maker, place.id) or self._outgoing.lacks(place.id):
                continue
            if not lacking(place.permissions_for(maker), TO_SPEAK[isinstance(place, discord.Thread)]):
                yield place

    async def _show(self, number: int) -> None:
        """If that fails, no table stays open, and the event tries it again."""
        try:
            await self._board.post(number, Urgency.WAITING)
        except BaseException:
            await self._tables.discard(number)
            raise
        self._role_lines.tidy(number)

    async def _tell(self, event: discord.ScheduledEvent, place: Location, refusal: Refused) -> None:
        with self._outgoing.languages.public(place.guild):
            text = WORDS("refused", event=safe(event.name), why=str(refusal))
        where = self._outgoing.channel(place.guild, place.channel)
        await self._outgoing.ask(lambda: where.send(text), Urgency.SOON, place.channel)


def _texts(event: discord.ScheduledEvent) -> tuple[str, ...]:
    return event.name, event.description or "", event.location or ""
