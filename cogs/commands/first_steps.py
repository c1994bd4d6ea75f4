"""First contact: help for the moment, practice, first steps, and what admins should know."""

from functools import partial

import discord
from discord import app_commands

from cogs.commands.shared.base import BaseCog, check_permissions, missing, on_press
from cogs.interactions.answer import Answer
from cogs.interactions.groups import EIGHTS, for_everyone, subcommand
from cogs.interactions.permissions import FOR_THREADS, NEEDED, TO_MOVE, TO_SPEAK, permission_names
from cogs.ui.components.controls import Control
from cogs.ui.components.presses import HOW_TO, fingerprint
from cogs.ui.pages.history.history_page import game_name
from cogs.ui.pages.server.welcome_page import LEVELS, admins_page, bots_page, help_page, how_page, words
from model.tables.practice import GAMES


class FirstStepsCog(BaseCog):
    """``/eights help`` and ``/eights practice``, and the buttons of the message that greets a server."""

    @subcommand(EIGHTS, "help")
    async def help(self, answer: Answer) -> None:
        await self._show_help(answer)

    @subcommand(EIGHTS, "practice")
    @app_commands.choices(game=[app_commands.Choice(name=for_everyone(game_name, key), value=key) for key in GAMES])
    async def practice(self, answer: Answer, game: str = GAMES[0]) -> None:
        await self._practise(answer, game)

    @on_press("practice")
    async def _press_practice(self, answer: Answer, control: Control) -> None:
        named = (game for game in GAMES if fingerprint(game) in control.words)
        await self._practise(answer, next(named, GAMES[0]))

    async def _practise(self, answer: Answer, game: str) -> None:
        """Deal at once. Someone who practises the game in this channel already goes on there."""
        check = partial(check_permissions, answer.interaction)
        table, new = await self.services.tables.practise(answer.place, answer.person, game, check)
        if new:
            await self.post_new(table, words("not-dealt"))
        await self.show_hand(answer, table)

    @on_press("help")
    async def _show_help(self, answer: Answer, control: Control | None = None) -> None:
        """It is about the table where this member sits, or else the newest one of the channel."""
        member, here = answer.user, self.services.tables.in_channel(answer.place.channel)
        own = [table for table in here if table.seat_of(member) is not None]
        about = own or [table for table in here if table.lessons is None]
        await answer.show(help_page(about[-1] if about else None, member))

    @on_press(HOW_TO)
    async def _show_how(self, answer: Answer, control: Control) -> None:
        await answer.show(how_page(control.table))

    @on_press(LEVELS)
    async def _show_bots(self, answer: Answer, control: Control) -> None:
        await answer.show(bots_page())

    @on_press("admins")
    async def _show_admins(self, answer: Answer, control: Control) -> None:
        in_thread = isinstance(answer.interaction.channel, discord.Thread)
        needed = *NEEDED, *TO_SPEAK[in_thread]
        lacking = missing(answer.interaction, dict.fromkeys((*needed, *FOR_THREADS, *TO_MOVE)))
        more = [permission_names(each) for each in (FOR_THREADS, TO_MOVE)]
        await answer.show(admins_page(lacking, permission_names(needed), more))
