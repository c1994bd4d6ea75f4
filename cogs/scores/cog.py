"""Leaderboard and statistics of a server, and forgetting a person."""

from dataclasses import replace
from datetime import UTC, datetime

import discord
from discord import app_commands

from cogs.base import BaseCog, on_press
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, for_everyone, menu_entry, subcommand
from cogs.discord.controls import HOW_TO, POST, RATINGS, Control, as_number, way_back
from cogs.discord.page import ACTIVE, CALM, Page, line
from cogs.discord.painter import LONG
from cogs.me.pages import LEAVE, WORDS as MINE
from cogs.rules.search import game_choices, one_game
from cogs.scores.pages import LINES, PERIODS, leaderboard_page, profile_page, profile_pictured
from engine.games.variants import VARIANTS
from engine.words import Words
from model.people.rating import CENTRE, OF_ONE_GAME, ORDERS, PROVISIONAL, Leaderboard
from model.refusals import Refused

WORDS = Words(__package__)

ORDER_CHOICES = [app_commands.Choice(name=for_everyone(WORDS, "order", order=order), value=order) for order in ORDERS]
PERIOD_CHOICES = [
    app_commands.Choice(name=for_everyone(WORDS, "period", period=period), value=period) for period in PERIODS
]


class ScoresCog(BaseCog):
    """Leaderboards and statistics of the matches played in a server."""

    @subcommand(EIGHTS, "leaderboard")
    @app_commands.choices(by=ORDER_CHOICES, period=PERIOD_CHOICES)
    @app_commands.autocomplete(game=game_choices)
    async def leaderboard(
        self,
        answer: Answer,
        player: discord.Member | None = None,
        by: str = "matches",
        period: str = "all",
        game: str | None = None,
    ) -> None:
        if player is not None:
            await self._show_profile(answer, player)
            return
        await self._press_board(answer, Control("board", words=(by, period, "0", *([one_game(game)] if game else []))))

    @menu_entry("profile")
    async def profile(self, answer: Answer, player: discord.Member | discord.User) -> None:
        if player.bot:
            raise Refused(WORDS.message("of-a-bot"))
        await self._show_profile(answer, player)

    async def _show_profile(self, answer: Answer, player: discord.Member | discord.User) -> None:
        guild = answer.guild
        played = await self.services.leaderboards.statistics(guild, player.id)
        profile = await self.services.leaderboards.profile(guild, player.id)
        preferences = self.services.tables.preferences
        hidden = preferences.of(guild, player.id).rating_hidden and player.id != answer.user
        if hidden or preferences.of(guild, answer.user).without_ratings:
            profile = replace(profile, ratings={}, course=())
        drawn = await self.services.painter.drawn(profile_pictured(profile), patience=LONG)
        await answer.show(profile_page(player.display_name, *played, profile, drawn))

    @on_press("board")
    async def _press_board(self, answer: Answer, control: Control) -> None:
        """An average is of one game: without one, of the game played most. A posted board is as anyone would see it."""
        order, period, number, *more = (*control.words, "", "", "")
        order = control.words[-1] if control.words and control.words[-1] in ORDERS else order
        page = as_number(number)
        if order not in ORDERS or period not in PERIODS or page is None:
            raise Refused(WORDS.message("unknown"))
        game, posted = next((word for word in more[::-1] if word in VARIANTS), None), POST in more
        guild, preferences = answer.guild, self.services.tables.preferences
        unrated = preferences.of(guild, answer.user).without_ratings
        if order == "rating" and unrated:
            raise Refused(WORDS.message("without-ratings"))
        games = await self.services.leaderboards.games(guild)
        if order in OF_ONE_GAME and game is None:
            game = next(iter(games), next(iter(VARIANTS)))
        reader = 0 if posted else answer.user
        since = 0.0
        if period == "month":  # in UTC
            today = datetime.fromtimestamp(self.services.tables.now(), UTC)
            since = today.replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()
        board = Leaderboard(guild, order, since, game, preferences.hiding_ratings(guild) - {reader})
        lines = slice(page * LINES, (page + 1) * LINES)
        orders = [each for each in ORDERS if each != "rating" or not unrated]
        found = await self.services.leaderboards.page(board, reader, lines)
        if posted:
            with self.services.languages.public(guild):
                shown = leaderboard_page(found, board, period, page, games, posted=True)
            await answer.post(shown)
        else:
            await answer.show(leaderboard_page(found, board, period, page, games, orders))

    @on_press(RATINGS)
    async def _show_ratings(self, answer: Answer, control: Control) -> None:
        """From the first steps, from a leaderboard of ratings with its period and its game, or from a profile."""
        back = None
        if HOW_TO in control.words:
            back = way_back("first-steps", Control(HOW_TO))
        elif len(control.words) == 2:
            period, game = control.words
            back = way_back("leaderboard", Control("board", words=("rating", period, "0", game)))
        text = WORDS("ratings", provisional=PROVISIONAL, start=str(CENTRE))
        await answer.show(Page([text, back], CALM))

    @on_press("forget")
    async def _press_forget(self, answer: Answer, control: Control) -> None:
        await self.services.languages.kept()  # or it might be kept anew
        await self.services.membership.forget(answer.user, leaves_presets=LEAVE in control.words)
        self.services.invitations.refresh()
        await answer.show(line(MINE("forgotten"), ACTIVE))
