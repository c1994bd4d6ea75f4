"""All services, and all messages that change by themselves: each is made here once, with what becomes of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import discord

from cogs.messages.boards.evening_board import EveningBoard
from cogs.messages.boards.table_board import TableBoard
from cogs.messages.boards.tournament_board import TournamentBoard
from cogs.messages.calendar_events import CalendarEvents
from cogs.messages.champion_roles import ChampionRoles
from cogs.messages.day_results import DayResults
from cogs.messages.evening_guests import EveningGuests
from cogs.messages.greetings import Greetings
from cogs.messages.hands import Hands
from cogs.messages.live_views import LiveViews
from cogs.messages.muted_channels import MutedChannels
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Pacer
from cogs.messages.painter import Painter
from cogs.messages.pings.calls import StartCalls
from cogs.messages.pings.gatherings import Gatherings
from cogs.messages.pings.invitations import Invitations
from cogs.messages.pings.ping_questions import PingQuestions
from cogs.messages.pings.reminders import Reminders
from cogs.messages.pings.turn_pings import TurnPings, Warnings
from cogs.messages.pings.wish_lines import WishLines
from cogs.messages.redrawer import ThrottledErrorLog
from cogs.messages.threads import TableThreads, TournamentThreads
from db.database.store import Store
from model.servers.shard_set import ShardSet
from model.tables.due import Pauses
from service.base.listeners import Listeners
from service.base.live_store import Seed
from service.evenings.calendar import Calendar
from service.evenings.evenings import Evenings
from service.experts.experts import Experts
from service.history.analyses import LookingBack
from service.history.leaderboards import Leaderboards
from service.history.proofs import Proofs
from service.history.ratings import Ratings
from service.history.replays import Replays
from service.history.seasons import Seasons
from service.people.calling import Calling
from service.people.membership import Membership
from service.people.wishes import Wishes
from service.servers.champions import Champions
from service.servers.greeted import Greeted
from service.servers.outbox import Outbox
from service.servers.presets import Presets
from service.servers.retention import Retention, RetentionPolicy
from service.servers.settings import ServerSettings
from service.spectators.gallery import Gallery
from service.tables.days import Days
from service.tables.hints import Hints
from service.tables.tables import Tables
from service.tournaments.locations import Locations
from service.tournaments.tournaments import Tournaments


@dataclass(frozen=True)
class Changes:
    """Who is told of what has changed; ``operation.composition`` says who. ``channels``: those that fell silent."""

    tables: Listeners = field(default_factory=Listeners)
    tournaments: Listeners = field(default_factory=Listeners)
    channels: Listeners = field(default_factory=Listeners)
    days: Listeners = field(default_factory=Listeners)
    gallery: Listeners = field(default_factory=Listeners)
    evenings: Listeners = field(default_factory=Listeners)


def _exists(client: discord.Client, guild_id: int, number: int) -> bool:
    """Whether a channel, thread or role of a server is there, as far as is known."""
    guild = client.get_guild(guild_id)
    return guild is None or bool(guild.get_channel_or_thread(number) or guild.get_role(number))


class Services:
    """What the client and the cogs use. None of them is ever replaced."""

    def __init__(
        self,
        client: discord.Client,
        pacer: Pacer,
        clock: Callable[[], float],
        store: Store,
        pauses: Pauses,
        retention_policy: RetentionPolicy,
        share: ShardSet,
        *,
        now: Callable[[], float],
        seed: Seed | None,
        experts: Experts | None,
    ) -> None:
        """``clock`` is Discord's."""
        self.changes: Final = Changes()
        self.outbox: Final = Outbox(store, now, share)
        self.muted_channels: Final = MutedChannels(self.changes.channels)
        out = Outgoing(client, pacer, self.muted_channels, self.outbox, ThrottledErrorLog(), pauses.again, clock)
        self.settings: Final = ServerSettings(store, partial(_exists, client), share=share)
        self.tables: Final = Tables(
            store, pauses, self.changes.tables, now=now, seed=seed, settings=self.settings, share=share, experts=experts
        )
        self.threads: Final = TournamentThreads(out)
        self.tournaments: Final = Tournaments(
            store, self.tables, self.threads, self.changes.tournaments, now=now, seed=seed
        )
        self.calendar: Final = Calendar(store, share)
        self.evenings: Final = Evenings(self.tables, EveningGuests(out, self.calendar), self.changes.evenings, now=now)
        self.locations: Final = Locations(self.tables, self.tournaments, self.evenings)
        self.presets: Final = Presets(store, now, self.settings, share)
        self.days: Final = Days(self.tables, self.presets, self.changes.days)
        self.calling: Final = Calling(self.tables)
        self.hints: Final = Hints(self.tables)
        self.gallery: Final = Gallery(self.tables, self.changes.gallery)
        self.wishes: Final = Wishes(store, now, share)

        self.leaderboards: Final = Leaderboards(store)
        self.replays: Final = Replays(store, now)
        self.proofs: Final = Proofs(store, now)
        self.seasons: Final = Seasons(store, now)
        self.champions: Final = Champions(store, share)
        self.looking_back: Final = LookingBack(store)
        self.ratings: Final = Ratings(store)
        self.membership: Final = Membership(
            self.tables,
            self.tournaments,
            self.leaderboards,
            self.presets,
            self.days,
            self.wishes,
            self.evenings,
            self.outbox,
            self.gallery,
        )
        self.retention: Final = Retention(
            store,
            self.presets,
            retention_policy,
            now,
            (self.settings, self.tables.preferences, self.wishes, self.calendar, self.gallery),
            share,
        )

        self.painter: Final = Painter()
        self.hands: Final = Hands(out, self.tables, self.tournaments, self.gallery, self.painter)
        self.table_threads: Final = TableThreads(out, self.tables)
        self.table_board: Final = TableBoard(
            out, self.tables, self.locations, self.painter, self.table_threads, self.gallery
        )
        self.live_views: Final = LiveViews(out, self.tables, self.gallery, self.painter)
        self.tournament_board: Final = TournamentBoard(out, self.tournaments, self.locations)
        self.invitations: Final = Invitations(out, self.tables, self.calling)
        self.wish_lines: Final = WishLines(out, self.tables, self.calling, self.wishes, self.evenings)
        self.evening_board: Final = EveningBoard(out, self.evenings, self.calendar, self.locations)
        self.gatherings: Final = Gatherings(
            out,
            self.evenings,
            self.table_board,
            self.table_threads,
            self.wish_lines,
            self.calling,
            self.changes.evenings,
        )
        self.calendar_events: Final = CalendarEvents(
            out, self.calendar, self.evenings, self.tournaments, self.changes.evenings
        )
        self.ping_questions: Final = PingQuestions(out, self.tables, self.calling)
        self.calls: Final = tuple(kind(out, self.tables, self.calling) for kind in (TurnPings, Warnings, StartCalls))
        self.reminders: Final = Reminders(out, self.tournaments)
        self.champion_roles: Final = ChampionRoles(out, self.champions, self.settings)
        self.day_results: Final = DayResults(out, self.days)
        self.greetings: Final = Greetings(out, Greeted(store, now))

        # Each kind by what happens to it. A new one is told here, and its listeners in ``operation.composition``.
        self.at_tables: Final = (
            *(self.hands, self.ping_questions, self.table_board),
            *(*self.calls, self.invitations, self.wish_lines, self.live_views),
        )
        self.shown: Final = (
            *self.at_tables,
            *(self.evening_board, self.gatherings, self.calendar_events),
            *(self.tournament_board, self.reminders, self.day_results, self.champion_roles),
        )
        self.jobs: Final = self.retention, self.ratings  # beside play
        playing = self.evenings, self.days, self.membership, self.tournaments, self.tables, self.tables.experts
        going_out = *self.shown, self.table_threads, self.muted_channels, self.painter
        self.to_stop: Final = self.looking_back, self.hints, *playing, *going_out  # in the order in which they stop

    async def resume(self) -> None:
        """Before the gateway opens: everything as it stood."""
        await self.membership.resume()
        await self.presets.load()
        await self.wishes.load()
        await self.outbox.resume()
        for lines in (*self.calls, self.reminders):
            lines.resume()
        await self.tables.resume()
        await self.gallery.load()
        await self.tournaments.resume()
        await self.calendar.load()
        await self.evenings.resume()
        self.days.resume()
        self.ratings.begin()

    def refresh(self, part: ShardSet) -> None:
        """After a start or a new session of these shards: what is shown becomes current."""
        lines = *self.calls, self.invitations, self.wish_lines, self.table_threads, self.reminders
        of_evenings = self.evening_board, self.gatherings, self.calendar_events
        for each in (
            self.tournament_board,
            self.table_board,
            *lines,
            *of_evenings,
            self.day_results,
            self.champion_roles,
        ):
            each.refresh(part)
