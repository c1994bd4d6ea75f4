"""The commands of tournaments as one cog, since the commands of a cog stand in one alphabet."""

from discord import app_commands

from cogs.commands.tournament.directing import Directing
from cogs.commands.tournament.entering import Entering
from cogs.commands.tournament.opening import Opening
from cogs.commands.tournament.results import Results
from cogs.interactions.answer import Answer
from cogs.interactions.groups import TOURNAMENT, choices, subcommand

BOARD, TABLE, RESULTS, RULES = "board", "table", "results", "rules"  # what ``/tournament show`` shows


class TournamentCog(Opening, Entering, Directing, Results):
    """``/tournament`` and the buttons of its message."""

    @subcommand(TOURNAMENT, "show")
    @app_commands.choices(what=choices("tournament", (BOARD, TABLE, RESULTS, RULES)))
    async def show(self, answer: Answer, what: str = BOARD) -> None:
        if what == RESULTS:
            await self._show_results(answer)
        else:
            shows = {BOARD: self._show_board, TABLE: self._show_own_table, RULES: self._show_rules}
            await shows[what](answer, self._meant(answer.interaction))
