"""All services, and all messages that change by themselves: each is made once, with what becomes of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from cogs.discord.emojis import Emojis
from cogs.discord.languages import Languages
from cogs.discord.outgoing import MutedChannels, Outgoing, Pacer, Places
from cogs.discord.painter import Painter
from cogs.discord.redrawer import ThrottledErrorLog
from cogs.hand.messages import Hands
from cogs.lobby.lines import EventTables, Invitations, RoleLines
from cogs.server.greetings import Greetings
from cogs.table.board import TableBoard, TableThreads
from cogs.table.pings import PingQuestions, StartCalls, TurnPings, Warnings
from cogs.today.lines import DayResults
from cogs.tournament.board import TournamentBoard
from db.database.store import Store
from model.tables.due import Pauses
from model.tables.table import Table
from model.tournaments.tournament import Tournament
from service.analyses import LookingBack
from service.days import Days
from service.experts import Experts
from service.hints import Hints
from service.history import Leaderboards, Proofs, Replays
from service.live_store import Change, Listeners, Seed
from service.outbox import Outbox
from service.people import Calling, Membership
from service.presets import Presets
from service.retention import Retention, RetentionPolicy
from service.settings import PersonalPreferences, ServerSettings
from service.tables import Tables
from service.tournaments import Locations, Tournaments


@dataclass(frozen=True)
class Ground:
    """What everything stands on. ``clock`` is Discord's."""

    client: discord.Client
    pacer: Pacer
    clock: Callable[[], float]
    store: Store
    pauses: Pauses
    retention_policy: RetentionPolicy
    now: Callable[[], float]
    seed: Seed | None
    experts: Experts | None


@dataclass(frozen=True)
class Changes:
    """Who is told of what has changed; ``operation.composition`` says who. ``channels``: those that fell silent."""

    tables: Listeners[Change[Table]] = field(default_factory=Listeners)
    tournaments: Listeners[Change[Tournament]] = field(default_factory=Listeners)
    channels: Listeners[int] = field(default_factory=Listeners)
    days: Listeners[int] = field(default_factory=Listeners)


def _exists(client: discord.Client, guild_id: int, number: int) -> bool:
    """True if a channel, thread or role of a server is there, as far as is known."""
    guild = client.get_guild(guild_id)
    return guild is None or bool(guild.get_channel_or_thread(number) or guild.get_role(number))


class Records:
    """The services of what is kept: of servers, of people, and of what was played."""

    def __init__(self, ground: Ground) -> None:
        store, now = ground.store, ground.now
        self.changes: Final = Changes()
        self.outbox: Final = Outbox(store, now)
        self.settings: Final = ServerSettings(store, partial(_exists, ground.client))
        self.preferences: Final = PersonalPreferences(store)
        self.languages: Final = Languages(self.settings, self.preferences)
        self.presets: Final = Presets(store, now, self.settings)

        self.leaderboards: Final = Leaderboards(store)
        self.replays: Final = Replays(store, now)
        self.proofs: Final = Proofs(store, now)
        self.looking_back: Final = LookingBack(store)


class Play(Records):
    """The services of what goes on: tables, tournaments, and people at all of them."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        client, store, pauses, now = ground.client, ground.store, ground.pauses, ground.now
        self.emojis: Final = Emojis()
        self.muted_channels: Final = MutedChannels(self.changes.channels)
        self.outgoing: Final = Outgoing(
            client,
            ground.pacer,
            self.languages,
            self.emojis,
            self.muted_channels,
            self.outbox,
            ThrottledErrorLog(),
            pauses.again,
            ground.clock,
        )
        self.tables: Final = Tables(
            store,
            pauses,
            self.changes.tables,
            now=now,
            seed=ground.seed,
            settings=self.settings,
            preferences=self.preferences,
            experts=ground.experts,
            members=self.outgoing,
        )
        self.tournaments: Final = Tournaments(store, self.tables, self.changes.tournaments, now=now, seed=ground.seed)
        self.locations: Final = Locations(self.tables, self.tournaments)
        self.days: Final = Days(self.tables, self.presets, self.changes.days)
        self.calling: Final = Calling(self.tables)
        self.hints: Final = Hints(self.tables)
        self.membership: Final = Membership(self.tables, self.tournaments, self.presets, self.outbox)
        clear = [kept.clear for kept in (self.settings, self.preferences, self.presets, self.outbox)]
        self.retention: Final = Retention(store, ground.retention_policy, now, clear)


class Services(Play):
    """What the client and the cogs use: the services, with what shows them. None of them is ever replaced."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        out = self.outgoing
        self.painter: Final = Painter()
        self.hands: Final = Hands(out, self.tables, self.painter)
        self.table_threads: Final = TableThreads(out, self.tables)
        self.table_board: Final = TableBoard(out, self.tables, self.locations, self.painter, self.table_threads)
        self.tournament_board: Final = TournamentBoard(out, self.tournaments, self.locations)
        self.invitations: Final = Invitations(out, self.tables, self.calling)
        self.role_lines: Final = RoleLines(out, self.tables)
        self.event_tables: Final = EventTables(out, self.tables, self.presets, self.table_board, self.role_lines)
        self.ping_questions: Final = PingQuestions(out, self.tables, self.calling)
        turns = TurnPings(out, self.tables, self.calling, self.hands.follows)
        self.calls: Final = turns, *(kind(out, self.tables, self.calling) for kind in (Warnings, StartCalls))
        self.day_results: Final = DayResults(out, self.days)
        self.places: Final = Places(out, self.locations)
        self.greetings: Final = Greetings(out, self.retention)

        # Each kind by what happens to it. A new one is told here, and its listeners in ``operation.composition``.
        self.at_tables: Final = (
            *(self.hands, self.ping_questions, self.table_board),
            *(*self.calls, self.invitations, self.role_lines),
        )
        self.shown: Final = (
            *self.at_tables,
            *(self.event_tables, self.tournament_board, self.day_results),
        )
        playing = self.days.closing, self.membership.reading, self.tournaments, self.tables, self.tables.experts
        going_out = *self.shown, self.places, self.table_threads, self.muted_channels, self.painter, self.languages
        self.to_stop: Final = self.looking_back, self.hints, *playing, *going_out  # in the order in which they stop

    async def resume(self) -> None:
        """Before the gateway opens: everything as it stood."""
        self.membership.resume()
        await self.presets.load()
        await self.outbox.load()
        for lines in self.calls:
            lines.resume()
        await self.tables.resume()
        await self.tournaments.resume()
        self.days.closing.begin()

    def refresh(self) -> None:
        """After a start or a new session: what is shown becomes current."""
        lines = *self.calls, self.invitations, self.role_lines, self.table_threads
        boards = self.tournament_board, self.table_board
        for each in (self.places, *boards, *lines, self.day_results):
            each.refresh()
