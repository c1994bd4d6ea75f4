"""What the bot is made of: its services, what goes out by itself, its cogs, and who listens to whom."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from cogs.messages.boards.table_board import TableBoard
from cogs.messages.boards.tournament_board import TournamentBoard
from cogs.messages.day_results import DayResults
from cogs.messages.greetings import Greetings
from cogs.messages.hands import Hands
from cogs.messages.muted_channels import MutedChannels
from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Pacer
from cogs.messages.painter import Painter
from cogs.messages.pings.calls import Calls, StartCalls
from cogs.messages.pings.invitations import Invitations
from cogs.messages.pings.ping_questions import PingQuestions
from cogs.messages.pings.reminders import Reminders
from cogs.messages.pings.turn_pings import TurnPings, Warnings
from cogs.messages.redrawer import ThrottledErrorLog
from cogs.messages.threads import TableThreads, TournamentThreads
from cogs.rooms.analysis import LookingBackCog
from cogs.rooms.first_steps import FirstStepsCog
from cogs.rooms.games import GamesCog
from cogs.rooms.history import HistoryCog
from cogs.rooms.rules import RulesCog
from cogs.rooms.scores import ScoresCog
from cogs.rooms.settings import SettingsCog
from cogs.rooms.shared.base import BaseCog
from cogs.rooms.shared.services import Services
from cogs.rooms.table.calling import CallingCog
from cogs.rooms.table.hinting import HintingCog
from cogs.rooms.table.host import HostCog
from cogs.rooms.table.lobby import LobbyCog
from cogs.rooms.table.log import LogCog
from cogs.rooms.table.open_tables import OpenTablesCog
from cogs.rooms.table.play import PlayCog
from cogs.rooms.today import TodayCog
from cogs.rooms.tournament.tournament import TournamentCog
from db.database.store import Store
from model.servers.shard_set import ShardSet
from model.tables.due import Pauses
from operation.journal import Journal
from service.base.listeners import Listeners
from service.base.live_store import Seed
from service.experts.experts import Experts
from service.history.analyses import LookingBack
from service.history.leaderboards import Leaderboards
from service.history.proofs import Proofs
from service.history.ratings import Ratings
from service.history.replays import Replays
from service.history.seasons import Seasons
from service.people.calling import Calling
from service.people.membership import Membership
from service.servers.greeted import Greeted
from service.servers.outbox import Outbox
from service.servers.presets import Presets
from service.servers.retention import Retention, RetentionPolicy
from service.servers.settings import ServerSettings
from service.tables.days import Days
from service.tables.hints import Hints
from service.tables.tables import Tables
from service.tournaments.locations import Locations
from service.tournaments.tournaments import Tournaments

COGS: tuple[type[BaseCog], ...] = (
    LobbyCog,
    HostCog,
    FirstStepsCog,
    OpenTablesCog,
    GamesCog,
    CallingCog,
    PlayCog,
    HintingCog,
    LogCog,
    LookingBackCog,
    ScoresCog,
    HistoryCog,
    TodayCog,
    RulesCog,
    TournamentCog,
    SettingsCog,
)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AllServices(Services):
    """Those that the rooms use, and those that only the client does."""

    threads: TournamentThreads
    locations: Locations
    ratings: Ratings
    retention: Retention
    outbox: Outbox
    silence: MutedChannels
    calls: tuple[Calls, ...]
    reminders: Reminders
    greetings: Greetings
    journal: Journal

    @property
    def callers(self) -> tuple[Calls | Invitations, ...]:
        return *self.calls, self.invitations

    @property
    def private(self) -> tuple[Hands, PingQuestions]:
        return self.hands, self.ping_questions


def composed(
    client: discord.Client,
    pacer: Pacer,
    clock: Callable[[], float],
    store: Store,
    pauses: Pauses,
    keeping: RetentionPolicy,
    share: ShardSet,
    *,
    now: Callable[[], float],
    seed: Seed | None,
    experts: Experts | None,
) -> AllServices:
    """All of them, listening to each other. ``clock`` is Discord's."""

    def exists(guild_id: int, number: int) -> bool:
        guild = client.get_guild(guild_id)
        return guild is None or bool(guild.get_channel_or_thread(number) or guild.get_role(number))

    of_tables, of_tournaments, of_channels, of_days = Listeners(), Listeners(), Listeners(), Listeners()
    outbox, silence = Outbox(store, now, share), MutedChannels(of_channels)
    outgoing = Outgoing(client, pacer, silence, outbox, ThrottledErrorLog(), pauses.again, clock)
    settings = ServerSettings(store, exists, share=share)
    tables = Tables(store, pauses, of_tables, now=now, seed=seed, settings=settings, share=share, experts=experts)
    threads = TournamentThreads(outgoing)
    tournaments = Tournaments(store, tables, threads, of_tournaments, now=now, seed=seed)
    presets, leaderboards = Presets(store, now, settings, share), Leaderboards(store)
    calling, days = Calling(tables), Days(tables, presets, of_days)
    locations = Locations(tables, tournaments)
    painter, table_threads = Painter(), TableThreads(outgoing, tables)
    services = AllServices(
        tables=tables,
        painter=painter,
        hands=Hands(outgoing, tables, tournaments, painter),
        table_board=TableBoard(outgoing, tables, locations, painter, table_threads),
        presets=presets,
        tournaments=tournaments,
        tournament_board=TournamentBoard(outgoing, tournaments, locations),
        leaderboards=leaderboards,
        replays=Replays(store, now),
        proofs=Proofs(store, now),
        seasons=Seasons(store, now),
        looking_back=LookingBack(store),
        hints=Hints(tables),
        membership=Membership(tables, tournaments, leaderboards, presets, days, outbox),
        invitations=Invitations(outgoing, tables, calling),
        ping_questions=PingQuestions(outgoing, tables, calling),
        settings=settings,
        calling=calling,
        table_threads=table_threads,
        days=days,
        day_results=DayResults(outgoing, days),
        threads=threads,
        locations=locations,
        ratings=Ratings(store),
        retention=Retention(store, presets, keeping, now, (settings, tables.preferences), share),
        outbox=outbox,
        silence=silence,
        calls=tuple(kind(outgoing, tables, calling) for kind in (TurnPings, Warnings, StartCalls)),
        reminders=Reminders(outgoing, tournaments),
        greetings=Greetings(outgoing, Greeted(store, now)),
        journal=Journal(tables),
    )
    _connect(services, of_tables, of_tournaments, of_channels, of_days)
    return services


def _connect(
    services: AllServices, tables: Listeners, tournaments: Listeners, channels: Listeners, days: Listeners
) -> None:
    """Who listens to whom."""
    hands, board = services.hands, services.tournament_board
    shown = (each.changed for each in (*services.private, services.table_board, *services.callers))
    tables.connect(services.journal.changed, *shown, services.tournaments.table_changed, board.table_changed)
    channels.connect(hands.channel_changed)
    days.connect(services.day_results.changed)
    tournaments.connect(board.changed, hands.tournament_changed, services.reminders.changed)
