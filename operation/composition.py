"""The rooms of the bot, and who listens to whom. Services and messages are made in ``cogs.services``."""

from cogs.rooms.analysis import LookingBackCog
from cogs.rooms.first_steps import FirstStepsCog
from cogs.rooms.games import GamesCog
from cogs.rooms.history import HistoryCog
from cogs.rooms.rules import RulesCog
from cogs.rooms.scores import ScoresCog
from cogs.rooms.settings import SettingsCog
from cogs.rooms.shared.base import BaseCog
from cogs.rooms.table.calling import CallingCog
from cogs.rooms.table.hinting import HintingCog
from cogs.rooms.table.host import HostCog
from cogs.rooms.table.lobby import LobbyCog
from cogs.rooms.table.log import LogCog
from cogs.rooms.table.open_tables import OpenTablesCog
from cogs.rooms.table.play import PlayCog
from cogs.rooms.today import TodayCog
from cogs.rooms.tournament.tournament import TournamentCog
from cogs.services import Services
from operation.journal import Journal

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


def connect(services: Services, journal: Journal) -> None:
    """Who listens to whom."""
    changes, board, tournaments = services.changes, services.tournament_board, services.tournaments
    shown = (each.changed for each in services.at_tables)
    changes.tables.connect(journal.changed, *shown, tournaments.table_changed, board.table_changed)
    changes.tournaments.connect(board.changed, services.hands.tournament_changed, services.reminders.changed)
    changes.channels.connect(services.hands.channel_changed)
    changes.days.connect(services.day_results.changed)
