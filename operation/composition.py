"""The cogs of the bot, and who listens to whom. Services and messages are made in ``cogs.app``."""

from cogs.app import Services
from cogs.base import BaseCog
from cogs.hand.cog import AskingCog, PlayCog, TakingBackCog
from cogs.history.cog import HistoryCog
from cogs.lobby.cog import LobbyCog
from cogs.me.cog import MeCog
from cogs.rules.cog import GamesCog, RulesCog
from cogs.scores.cog import ScoresCog
from cogs.server.cog import FirstStepsCog, SettingsCog
from cogs.table.cog import CallingCog, HostCog, ShowCog
from cogs.today.cog import TodayCog
from cogs.tournament.cog import TournamentCog
from operation import journal

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
    MeCog,
    SettingsCog,
)


def connect(services: Services) -> None:
    """Who listens to whom."""
    changes, board, tournaments = services.changes, services.tournament_board, services.tournaments
    shown = (each.changed for each in services.at_tables)
    changes.tables.connect(journal.changed, *shown, tournaments.table_changed)
    changes.tournaments.connect(board.changed)
    changes.channels.connect(services.hands.channel_changed)
    changes.days.connect(services.day_results.changed)
