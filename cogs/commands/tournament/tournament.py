"""The commands of tournaments as one cog, since the commands of a cog stand in one alphabet."""

from cogs.commands.tournament.directing import Directing
from cogs.commands.tournament.entering import Entering
from cogs.commands.tournament.opening import Opening
from cogs.commands.tournament.results import Results


class TournamentCog(Opening, Entering, Directing, Results):
    """``/tournament`` and the buttons of its message."""
