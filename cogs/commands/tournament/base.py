"""What all commands of tournaments share: which tournament is meant, and who may reach it."""

from collections.abc import Awaitable, Callable

from cogs.commands.shared.base import BaseCog, Press, check_sees
from cogs.interactions.answer import answering
from cogs.interactions.groups import choices, subcommand
from cogs.interactions.table_lookup import Fits
from cogs.ui.components.controls import Control, Interaction
from engine.bots import LEVELS
from engine.words import Words
from model.refusals import Refused
from model.tables.table import Table
from model.tournaments.tournament import Entrant, Tournament

PLAYERS = choices("level", LEVELS)

words = Words("cogs.ui.pages.tournament.tournament")


class TournamentRoom(BaseCog):
    """A cog whose commands and presses are about a tournament."""

    def _here(self, interaction: Interaction) -> Tournament | None:
        """The tournament of this channel."""
        return self.services.tournaments.at(interaction.channel_id or 0)

    def _meant(self, interaction: Interaction) -> Tournament:
        found = self._here(interaction)
        if found is None:
            raise Refused(words.message("none-here"))
        return found

    def table_of(self, tournament: Tournament, entrant: Entrant) -> tuple[Table | None, int | None]:
        """The table of an entrant in this round, and its message, while they are there."""
        known = tournament.table_of(entrant.number)
        live = {each.table: table for each, table in self.services.tournaments.live(tournament)}
        table = live.get(known.table) if known else None
        return table, self.services.tables.messages.get(table.id) if table else None

    def _pressed(self, control: Control) -> Tournament:
        return self.services.tournaments.get(control.table)

    def commanding(
        self, do: Callable[..., Awaitable[None]], group: str, name: str, fits: Fits | None
    ) -> Callable[..., Awaitable[None]]:
        async def command(interaction: Interaction) -> None:
            async with answering(interaction) as answer:
                await do(answer, self._meant(interaction))

        return subcommand(group, name)(command)

    def pressing(self, do: Callable[..., Awaitable[None]]) -> Press:
        return lambda answer, control: do(answer, self._pressed(control))

    def check_reach(self, interaction: Interaction, number: int) -> None:
        if number not in self.services.tournaments:
            return
        tournament = self.services.tournaments.seen_in(interaction.guild_id or 0, number)
        if tournament.entrant_of(interaction.user.id) is None:
            check_sees(interaction, tournament.channel)
