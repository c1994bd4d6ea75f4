"""One line in the channel of a tournament that is about to start. It pings no one, and goes when the tournament begins.

Each line has an entry in the outbox until it is deleted, so none is left lying about.
"""

from cogs.messages.outgoing import Outgoing
from cogs.messages.pacer import Urgency
from cogs.messages.redrawer import UpToDate
from cogs.ui.pages.tournament.tournament_sheets import reminder_text
from model.refusals import NoSuchTournament
from model.servers.outbox import OutboxEntry
from model.tournaments.schedule import REMINDER
from model.tournaments.tournament import Tournament
from service.tournaments.standing import LEEWAY
from service.tournaments.tournaments import Tournaments


class Reminders(UpToDate):
    """The reminders of all tournaments. Listens to Tournaments."""

    def __init__(self, outgoing: Outgoing, tournaments: Tournaments) -> None:
        self._outgoing, self._tournaments = outgoing, tournaments
        self._redrawer = outgoing.redrawer("Reminder of tournament")
        self._shown: dict[int, OutboxEntry] = {}  # by tournament
        self._starts: dict[int, float] = {}  # the starts that these tell, where they are known

    def resume(self) -> None:
        """Know the lines from before the start: a tournament may change before its shard is ready."""
        for entry in self._outgoing.outbox.every("reminder"):
            self._shown.setdefault(entry.number, entry)

    def changed(self, tournament_id: int) -> None:
        self._redrawer.soon(self._update, tournament_id)

    def refresh(self) -> None:
        """After a start or a new session: take away what is not true any more, and post what is due."""
        for entry in self._outgoing.outbox.every("reminder"):
            self.changed(entry.number)
        for number in self._tournaments.numbers():
            self.changed(number)

    async def _update(self, number: int) -> None:
        shown, wanted = self._shown.get(number), self._due(number)
        starts_at = wanted.starts_at if wanted else None
        holds = wanted is not None and self._starts.get(number, starts_at) == starts_at
        if shown is not None and not holds:
            await self._outgoing.take_away(shown)
            self._shown.pop(number, None)
            self._starts.pop(number, None)
            shown = None
        if wanted is not None and shown is None:
            await self._remind(wanted)

    def _due(self, number: int) -> Tournament | None:
        try:
            tournament = self._tournaments.get(number)
        except NoSuchTournament:
            return None
        now = self._tournaments.now() + LEEWAY
        starts = tournament.starts_at or 0
        return tournament if tournament.scheduled and starts - REMINDER <= now < starts + LEEWAY else None

    async def _remind(self, tournament: Tournament) -> None:
        if self._outgoing.muted_channels.rests(tournament.channel):
            return
        number = tournament.id
        with self._outgoing.languages.public(tournament.guild):
            text = reminder_text(tournament, self._tournaments.messages.get(number))
        line = OutboxEntry("reminder", number, tournament.guild, tournament.channel)
        self._shown[number] = await self._outgoing.post_for_now(line, Urgency.LATER, content=text)
        self._starts[number] = tournament.starts_at or 0
