"""The clock of the tables: the step that is due at one, its deadline, and the move for a seat that no person moves."""

from dataclasses import dataclass

from engine.bots import PLAYERS, steady
from engine.chance import Chance
from engine.core.actions import Action
from model.servers import settings as pace
from model.tables import seating
from model.tables.pauses_and_deadlines import Due, Pauses, by_itself, next_due, turn_time, with_deadline
from model.tables.table import Table
from service.live_store import Seed
from service.settings import PersonalPreferences, ServerSettings


@dataclass
class Clock:
    """Times in seconds since 1970, by the pauses of the bot, the quiet hours of servers and the wishes of people."""

    pauses: Pauses
    settings: ServerSettings
    preferences: PersonalPreferences

    def due(self, table: Table, now: float) -> tuple[Due, float]:
        """Returns the step that is due next, and how many seconds after the question was asked."""
        return next_due(table, self.pauses, self.preferences.of, now)

    def with_deadline(self, before: Table, table: Table, now: float) -> Table:
        """The table with its deadline, and without plans that are void."""
        settings = self.settings.of(table.guild)
        return with_deadline(before, table, self.pauses, self.preferences.of, settings, now)

    def warning_at(self, table: Table) -> float | None:
        """Returns when the player to move is warned that their time is almost up. None without a clock."""
        seconds = turn_time(table, self.pauses)
        if seconds is None or table.deadline is None:
            return None
        return pace.warns_at(table.deadline, seconds, self.settings.of(table.guild).quiet)

    def move(self, table: Table, due: Due, advised: Action | None, seed: Seed) -> Action | None:
        """Returns the action for the seat to move, planned by its owner or picked by a bot. None if none is due.

        ``advised``: the choice of an expert, if it had one.
        """
        state = table.state
        if due == "skip":
            return by_itself(table, self.preferences.of)
        if state is None or due != "computer":
            return None
        if advised is not None and state.check(state.turn, advised) is None:
            return advised
        # At a deal of the day equal moves meet equal answers.
        chance = Chance(seed() if table.day is None else f"{table.seed}/bots/{table.moves}")
        player = PLAYERS.get(table.seats[state.turn].computer or seating.STAND_IN, steady)
        return player(state.view(state.turn), chance)
