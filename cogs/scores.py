"""Leaderboard and statistics of a server, and forgetting a person."""

from datetime import UTC, datetime, timedelta

import discord
from discord import app_commands

from cogs.base import BaseCog, Interaction, Press, answering
from cogs.groups import EIGHTS, choices, subcommand
from cogs.ui.answer import Answer
from cogs.ui.controls import Control
from cogs.ui.score_pages import LINES, PERIODS, forget_page, forgotten_page, leaderboard_page, statistics_page
from engine.words import Words
from model.leaderboard import ORDERS, Leaderboard
from model.refusals import Refused

words = Words("cogs.scores")

FIGURES = 7  # of the number of a page
ORDER_CHOICES = choices("by", ORDERS)
PERIOD_CHOICES = choices("period", PERIODS)


class ScoresCog(BaseCog):
    """Leaderboards and statistics of the matches played in a server."""

    @property
    def presses(self) -> dict[str, Press]:
        return {"board": self._press_board, "forget": self._press_forget}

    @subcommand(EIGHTS, "leaderboard")
    @app_commands.choices(by=ORDER_CHOICES, period=PERIOD_CHOICES)
    async def leaderboard(self, interaction: Interaction, by: str = "matches", period: str = "all") -> None:
        async with answering(interaction) as answer:
            await self._show_board(answer, by, period, 0)

    @subcommand(EIGHTS, "stats")
    async def stats(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        player = member or interaction.user
        async with answering(interaction) as answer:
            score, abandoned = await self.leaderboards.statistics(interaction.guild_id or 0, player.id)
            await answer.show(statistics_page(player.display_name, score, abandoned))

    @subcommand(EIGHTS, "me")
    async def forget_me(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await answer.show(forget_page())

    async def _press_board(self, answer: Answer, control: Control) -> None:
        await self._show_board(answer, *_read_board(control.words))

    async def _press_forget(self, answer: Answer, control: Control) -> None:
        await self.membership.forget(answer.interaction.user.id)
        await answer.show(forgotten_page())

    async def _show_board(self, answer: Answer, order: str, period: str, number: int) -> None:
        board = Leaderboard(answer.interaction.guild_id or 0, order, began(period, self.tables.now()))
        lines = slice(number * LINES, (number + 1) * LINES)
        found = await self.leaderboards.page(board, answer.interaction.user.id, lines)
        await answer.show(leaderboard_page(found, order, period, number))


def began(period: str, now: float) -> float:
    """When a period began, in seconds since 1970: weeks on Monday, months on the first, in UTC."""
    today = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    starts = {"week": today - timedelta(days=today.weekday()), "month": today.replace(day=1)}
    return starts[period].timestamp() if period in starts else 0


def _read_board(parts: tuple[str, ...]) -> tuple[str, str, int]:
    order, period, number, *_ = (*parts, "", "", "")
    if order not in ORDERS or period not in PERIODS or not (number.isdecimal() and len(number) < FIGURES):
        raise Refused(words("no-such-board"))
    return order, period, int(number)
