"""The room of tournaments as one cog, since the commands of a cog stand in one alphabet."""

from cogs.rooms.tournament.directing import Directing
from cogs.rooms.tournament.entering import Entering
from cogs.rooms.tournament.opening import Opening
from cogs.rooms.tournament.results import Results


class TournamentCog(Opening, Entering, Directing, Results):
    """``/tournament`` and the buttons of its message."""
