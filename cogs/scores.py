"""Leaderboard and statistics of a server, and forgetting a person."""

from datetime import UTC, datetime, timedelta

import discord
from discord import app_commands

from cogs.base import BaseCog, Interaction, Press, answering
from cogs.finding import game_choices, one_game
from cogs.groups import EIGHTS, subcommand
from cogs.ui.answer import Answer
from cogs.ui.controls import Control
from cogs.ui.leaderboard_page import (
    LINES,
    PERIODS,
    leaderboard_page,
    order_name,
    period_name,
    statistics_page,
    unknown_board,
)
from cogs.ui.score_pages import forgotten_page
from engine.variants import VARIANTS
from model.leaderboard import OF_ONE_GAME, ORDERS, Leaderboard
from model.refusals import Refused

FIGURES = 7  # of the number of a page
ORDER_CHOICES = [app_commands.Choice(name=order_name(order), value=order) for order in ORDERS]
PERIOD_CHOICES = [app_commands.Choice(name=period_name(period), value=period) for period in PERIODS]


class ScoresCog(BaseCog):
    """Leaderboards and statistics of the matches played in a server."""

    @property
    def presses(self) -> dict[str, Press]:
        return {"board": self._press_board, "forget": self._press_forget}

    @subcommand(EIGHTS, "leaderboard")
    @app_commands.choices(by=ORDER_CHOICES, period=PERIOD_CHOICES)
    @app_commands.autocomplete(game=game_choices)
    async def leaderboard(
        self, interaction: Interaction, by: str = "matches", period: str = "all", game: str | None = None
    ) -> None:
        async with answering(interaction) as answer:
            await self._show_board(answer, by, period, 0, one_game(game) if game else None)

    @subcommand(EIGHTS, "stats")
    async def stats(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        player = member or interaction.user
        async with answering(interaction) as answer:
            played = await self.leaderboards.statistics(interaction.guild_id or 0, player.id)
            await answer.show(statistics_page(player.display_name, *played))

    async def _press_board(self, answer: Answer, control: Control) -> None:
        await self._show_board(answer, *_read_board(control.words))

    async def _press_forget(self, answer: Answer, control: Control) -> None:
        await self.membership.forget(answer.interaction.user.id)
        await answer.show(forgotten_page())

    async def _show_board(self, answer: Answer, order: str, period: str, number: int, game: str | None) -> None:
        """Show a page of a leaderboard. An average is of one game: without one, of the game played most."""
        guild = answer.interaction.guild_id or 0
        games = await self.leaderboards.games(guild)
        if order in OF_ONE_GAME and game is None:
            game = next(iter(games), next(iter(VARIANTS)))
        board = Leaderboard(guild, order, began(period, self.tables.now()), game)
        lines = slice(number * LINES, (number + 1) * LINES)
        found = await self.leaderboards.page(board, answer.interaction.user.id, lines)
        await answer.show(leaderboard_page(found, board, period, number, games))


def began(period: str, now: float) -> float:
    """When a period began, in seconds since 1970: weeks on Monday, months on the first, in UTC."""
    today = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    starts = {"week": today - timedelta(days=today.weekday()), "month": today.replace(day=1)}
    return starts[period].timestamp() if period in starts else 0


def _read_board(words: tuple[str, ...]) -> tuple[str, str, int, str | None]:
    order, period, number, *more = (*words, "", "", "")
    if order not in ORDERS or period not in PERIODS or not (number.isdecimal() and len(number) < FIGURES):
        raise Refused(unknown_board())
    return order, period, int(number), next((word for word in more[::-1] if word in VARIANTS), None)
