"""What stands behind the rooms: the services, and the messages that change by themselves."""

from dataclasses import dataclass

from cogs.messages.boards.table_board import TableBoard
from cogs.messages.boards.tournament_board import TournamentBoard
from cogs.messages.day_results import DayResults
from cogs.messages.hands import Hands
from cogs.messages.painter import Painter
from cogs.messages.pings.invitations import Invitations
from cogs.messages.pings.ping_questions import PingQuestions
from cogs.messages.threads import TableThreads
from service.history.analyses import LookingBack
from service.history.leaderboards import Leaderboards
from service.history.proofs import Proofs
from service.history.replays import Replays
from service.history.seasons import Seasons
from service.people.calling import Calling
from service.people.membership import Membership
from service.servers.presets import Presets
from service.servers.settings import ServerSettings
from service.tables.days import Days
from service.tables.hints import Hints
from service.tables.tables import Tables
from service.tournaments.tournaments import Tournaments


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Services:
    """The parts of the bot that cogs use."""

    tables: Tables
    painter: Painter
    hands: Hands
    table_board: TableBoard
    presets: Presets
    tournaments: Tournaments
    tournament_board: TournamentBoard
    leaderboards: Leaderboards
    replays: Replays
    proofs: Proofs
    seasons: Seasons
    looking_back: LookingBack
    hints: Hints
    membership: Membership
    invitations: Invitations
    ping_questions: PingQuestions
    settings: ServerSettings
    calling: Calling
    table_threads: TableThreads
    days: Days
    day_results: DayResults
