"""All services, and all messages that change by themselves: built once, with who listens to whom."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

import discord

from cogs.discord.emojis import Emojis
from cogs.discord.languages import Languages
from cogs.discord.painter import Painter
from cogs.discord.rate_limits import MutedChannels, Outgoing, Pacer, Places
from cogs.discord.redrawer import ThrottledErrorLog, UpToDate
from cogs.hand.messages import Hands
from cogs.lobby.events import EventTables
from cogs.lobby.lines import Invitations, RoleLines
from cogs.table.board import TableBoard, TableThreads
from cogs.table.pings import PingQuestions, StartCalls, TurnPings, Warnings
from cogs.today.lines import DayResults
from cogs.tournament.board import TournamentBoard
from db.database.store import Store
from model.tables.pauses_and_deadlines import Pauses
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


class Stoppable(Protocol):
    """Something that lets go of its tasks when the bot stops."""

    async def stop(self) -> None: ...


@dataclass(frozen=True)
class Environment:
    """The surroundings of the bot."""

    client: discord.Client
    pacer: Pacer
    clock: Callable[[], float]  # Discord's: that of this computer may be wrong
    store: Store
    pauses: Pauses
    retention_policy: RetentionPolicy
    now: Callable[[], float]
    seed: Seed | None
    experts: Experts | None
    journal: Callable[[Change[Table]], object]  # is told each change at a table before all others


class Services:
    """All that the client and the cogs use. None of it is ever replaced."""

    shown: tuple[UpToDate, ...]  # the messages that change by themselves
    to_stop: tuple[Stoppable, ...]  # in the order in which they stop

    def __init__(self, env: Environment) -> None:
        store, now, pauses = env.store, env.now, env.pauses
        table_changes = Listeners[Change[Table]]([env.journal])
        tournament_changes, days_over = Listeners[Change[Tournament]](), Listeners[int]()
        channel_changes = Listeners[int]()  # in which channels the bot can't write any more, or again

        # What is kept of servers, of people, and of what was played
        self.settings: Final = ServerSettings(store, partial(_exists, env.client))
        self.preferences: Final = PersonalPreferences(store)
        self.languages: Final = Languages(self.settings, self.preferences)
        self.presets: Final = Presets(store, now, self.settings)
        self.leaderboards: Final = Leaderboards(store)
        self.replays: Final = Replays(store, now)
        self.proofs: Final = Proofs(store, now)
        self.looking_back: Final = LookingBack(store)

        # The way out to Discord
        self.emojis: Final = Emojis()
        self.painter: Final = Painter()
        self._outbox: Final = Outbox(store, now)
        out = _way_out(env, self.languages, self.emojis, MutedChannels(channel_changes), self._outbox)
        self.outgoing: Final = out

        # What goes on: tables, tournaments, and people at all of them
        tables = Tables(
            store,
            pauses,
            table_changes,
            now=now,
            seed=env.seed,
            settings=self.settings,
            preferences=self.preferences,
            experts=env.experts,
            gone=out.gone,
        )
        self.tables: Final = tables
        self.tournaments: Final = Tournaments(store, tables, tournament_changes, now=now, seed=env.seed)
        self.locations: Final = Locations(tables, self.tournaments)
        self.days: Final = Days(tables, self.presets, days_over)
        self.calling: Final = Calling(tables)
        self.hints: Final = Hints(tables)
        self.membership: Final = Membership(tables, self.tournaments, self.presets, self._outbox)
        clear = [kept.clear for kept in (self.settings, self.preferences, self.presets, self._outbox)]
        self.retention: Final = Retention(store, env.retention_policy, now, clear)

        self.hands: Final = Hands(out, tables, self.painter)
        self.ping_questions: Final = PingQuestions(out, tables, self.calling)
        self.table_threads: Final = TableThreads(out, tables)
        self.table_board: Final = TableBoard(out, tables, self.locations, self.painter, self.table_threads)
        self.tournament_board: Final = TournamentBoard(out, self.tournaments, self.locations)
        self.invitations: Final = Invitations(out, tables, self.calling)
        self.role_lines: Final = RoleLines(out, tables)
        self.event_tables: Final = EventTables(out, tables, self.presets, self.table_board)
        self.day_results: Final = DayResults(out, self.days)
        self.places: Final = Places(out, self.locations)
        self._connect(table_changes, tournament_changes, channel_changes, days_over)

    def _connect(
        self,
        table_changes: Listeners[Change[Table]],
        tournament_changes: Listeners[Change[Tournament]],
        channel_changes: Listeners[int],
        days_over: Listeners[int],
    ) -> None:
        """Say who listens to whom, what becomes current after a start, and what stops."""
        out, tables = self.outgoing, self.tables
        # A new kind of message is named here alone: among those that listen to tables, or below them.
        at_tables = (
            self.hands,
            self.ping_questions,
            self.table_board,
            TurnPings(out, tables, self.calling, self.hands.follows),
            Warnings(out, tables, self.calling),
            StartCalls(out, tables, self.calling),
            self.invitations,
            self.role_lines,
        )
        self.shown = (
            self.tournament_board,
            *at_tables,
            self.table_threads,
            self.event_tables,
            self.day_results,
            self.places,
        )
        playing = self.days.closing, self.membership.reading, self.tournaments, tables, tables.experts
        self.to_stop = self.looking_back, self.hints, *playing, *self.shown, self.painter, self.languages

        told = (each.changed for each in at_tables)
        table_changes.connect(*told, self.tournaments.table_changed)
        tournament_changes.connect(self.tournament_board.changed)
        channel_changes.connect(self.hands.channel_changed)
        days_over.connect(self.day_results.changed)

    async def resume(self) -> None:
        """Before the gateway opens: everything as it stood."""
        self.membership.resume()
        await self.presets.load()
        await self._outbox.load()
        await self.tables.resume()
        await self.tournaments.resume()
        self.days.closing.begin()

    def refresh(self) -> None:
        """After a start or a new session: what is shown becomes current."""
        for each in self.shown:
            each.refresh()


def _exists(client: discord.Client, guild_id: int, number: int) -> bool:
    """True if a channel, thread or role of a server is there, as far as is known."""
    guild = client.get_guild(guild_id)
    return guild is None or bool(guild.get_channel_or_thread(number) or guild.get_role(number))


def _way_out(
    env: Environment, languages: Languages, emojis: Emojis, muted_channels: MutedChannels, outbox: Outbox
) -> Outgoing:
    return Outgoing(
        client=env.client,
        pacer=env.pacer,
        languages=languages,
        emojis=emojis,
        muted_channels=muted_channels,
        outbox=outbox,
        troubles=ThrottledErrorLog(),
        again=env.pauses.again,
        clock=env.clock,
    )
