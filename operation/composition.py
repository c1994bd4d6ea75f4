"""The cogs of the bot, and who listens to whom. Services and messages are made in ``cogs.services``."""

from cogs.commands.first_steps import FirstStepsCog
from cogs.commands.games import GamesCog
from cogs.commands.history import HistoryCog
from cogs.commands.rules import RulesCog
from cogs.commands.scores import ScoresCog
from cogs.commands.settings import SettingsCog
from cogs.commands.shared.base import BaseCog
from cogs.commands.table.host import HostCog
from cogs.commands.table.lobby import LobbyCog
from cogs.commands.table.pings import CallingCog
from cogs.commands.table.play import AskingCog, PlayCog, TakingBackCog
from cogs.commands.table.show import ShowCog
from cogs.commands.today import TodayCog
from cogs.commands.tournament import TournamentCog
from cogs.services import Services
from operation.journal import Journal

COGS: tuple[type[BaseCog], ...] = (
    LobbyCog,
    HostCog,
    FirstStepsCog,
    GamesCog,
    CallingCog,
    PlayCog,
    AskingCog,
    ShowCog,
    TakingBackCog,
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
    changes.tables.connect(journal.changed, *shown, tournaments.table_changed)
    changes.tournaments.connect(board.changed)
    changes.channels.connect(services.hands.channel_changed)
    changes.days.connect(services.day_results.changed)
