"""Opening a tournament, and when it begins."""

from dataclasses import replace

from discord import app_commands

from cogs.commands.shared.base import Choices, check_permissions, played_choices, posted
from cogs.commands.tournament.base import PLAYERS, TournamentRoom, words
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import offered
from cogs.interactions.groups import TOURNAMENT, subcommand
from cogs.ui.components.controls import Interaction
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.pages.tournament import tournament_sheets as sheets
from cogs.ui.pages.tournament.tournament_page import stamp, tournament_title
from model.servers.zones import zone_by_name
from model.tables.seating import STAND_IN
from model.tournaments.entries import MOST
from model.tournaments.opening import ROUNDS, TURN_SECONDS, USUAL_ROUNDS, TournamentSetup
from model.tournaments.schedule import offered_starts, read_start

Rounds = app_commands.Range[int, ROUNDS[0], ROUNDS[-1]]
Minutes = app_commands.Range[int, 0, TURN_SECONDS[-1] // 60]
Seconds = app_commands.Range[int, 0, TURN_SECONDS[-1]]


class Opening(TournamentRoom):
    """What is to be played, and the clock of the start."""

    async def starts(self, interaction: Interaction, typed: str) -> Choices:
        """When a tournament may start, on the clock of this person."""
        now, name = self.services.tournaments.now(), self.zone(interaction)
        found = offered_starts(typed, now, zone_by_name(name))
        return offered((sheets.on_clock(at, name), f"<t:{round(at)}>") for at in found)

    @subcommand(TOURNAMENT, "open")
    @app_commands.choices(level=PLAYERS)
    @app_commands.autocomplete(game=played_choices, starts=starts)
    async def open(
        self,
        answer: Answer,
        game: str | None = None,
        rounds: Rounds = USUAL_ROUNDS,
        minutes: Minutes | None = None,
        seconds: Seconds | None = None,
        bots: app_commands.Range[int, 0, MOST - 1] = 0,
        level: str = STAND_IN,
        starts: str | None = None,
    ) -> None:
        check_permissions(answer.interaction, TOURNAMENT)
        house_rules, preset = self.played(answer.interaction, game) if game else self.default_game(answer.interaction)
        turn = None if minutes is None and seconds is None else (minutes or 0) * 60 + (seconds or 0)
        plan = TournamentSetup(house_rules, preset, rounds, turn, (level,) * bots)
        if starts is not None:
            zone, now = zone_by_name(self.zone(answer.interaction)), self.services.tournaments.now()
            plan = replace(plan, starts_at=read_start(starts, now, zone))
        await self._open(answer, plan)

    async def _open(self, answer: Answer, plan: TournamentSetup) -> None:
        """If it cannot be posted, it is taken back."""
        tournament = await self.services.tournaments.open(answer.place, answer.person, plan)
        try:
            await posted(self.services.tournament_board.post(tournament.id), words("post-failed"), TOURNAMENT)
        except BaseException:
            await self.services.tournaments.abandon(lambda other: other.id == tournament.id)
            raise
        title, at = tournament_title(tournament), tournament.starts_at
        text = words("opened", title=title) if at is None else words("opened-timed", title=title, at=stamp(at))
        await answer.show(line(text, ACTIVE))
