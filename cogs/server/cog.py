"""The settings of a server, help for the moment, practice, first steps, and what admins should know."""

from functools import partial

import discord
from discord import app_commands

from cogs.base import BaseCog, check_permissions, on_form, on_press
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, for_everyone, subcommand
from cogs.discord.controls import HOW_TO, Control, fingerprint, way_back
from cogs.discord.errors import FOR_THREADS, NEEDED, TO_MOVE, TO_SPEAK, lacking, named
from cogs.discord.form import Sent
from cogs.discord.page import ACTIVE, CALM, Page, rows
from cogs.hand.showing import show_hand
from cogs.history.pages import game_name
from cogs.lobby.opening import post_new
from cogs.server.chapters import Chapters, Facts
from cogs.server.pages import ACTION, LEVELS, admins_page, help_page, how_page
from engine.words import Words
from model.refusals import Refused
from model.servers.settings import WORDS as SAID, Settings, check_manager
from model.tables.moves import GAMES

WORDS = Words(__package__)


class SettingsCog(BaseCog):
    """``/eights settings`` and its forms."""

    @subcommand(EIGHTS, "settings")
    async def settings(self, answer: Answer) -> None:
        await self._ask_setting(answer, Control(ACTION))

    def _chapters(self, answer: Answer, settings: Settings | None = None) -> Chapters[Settings]:
        """The settings of the server as they are, unless they are given."""
        guild = answer.guild
        facts = Facts(
            self.services.presets.of(guild),
            self.services.tables.clock.pauses.turn,
            partial(self.services.settings.exists, guild),
            self.services.languages.of_server(guild),
            partial(_may_mention, answer.interaction.guild),
        )
        return Chapters(settings or self.services.settings.of(guild), WORDS, ACTION, SAID.message("unknown"), facts)

    @on_press(ACTION)
    async def _ask_setting(self, answer: Answer, control: Control, notice: str = "") -> None:
        """A chapter's form, or all settings from elsewhere."""
        check_manager(answer.person)
        chapters = self._chapters(answer)
        if control.words:
            await answer.ask(chapters.form(control.words[0]))
        else:
            page = Page([*chapters.told(notice), *rows(chapters.buttons())], ACTIVE if notice else CALM)
            await answer.show(page)

    @on_form(ACTION)
    async def _save_settings(self, answer: Answer, sent: Sent) -> None:
        check_manager(answer.person)
        await self.services.settings.change(answer.guild, answer.person, partial(self._changed, answer, sent))
        await self._ask_setting(answer, Control(ACTION), WORDS("saved"))

    def _changed(self, answer: Answer, sent: Sent, before: Settings) -> Settings:
        """The settings with a chapter as it was sent. Raises Refused for a game that may not be picked, or a role that
        the person who picks it couldn't mention themselves.
        """
        after = self._chapters(answer, before).changed(sent)
        for each in Settings.declared():
            value = getattr(after, each.name)
            if value == getattr(before, each.name):
                continue
            if each.kind == "game":
                self.played(answer.interaction, value)
            elif each.kind == "role" and value:
                guild, allowed = answer.interaction.guild, answer.interaction.permissions
                role = guild.get_role(value) if guild else None
                mentions = allowed.administrator or allowed.mention_everyone
                if role is None or role.is_default() or not (role.mentionable or mentions):
                    raise Refused(WORDS.message("role-not-yours"))
        return after


def _may_mention(guild: discord.Guild | None, number: int) -> bool:
    """True if Discord lets the bot mention a role, as far as is known."""
    role = guild.get_role(number) if guild else None
    return guild is None or role is None or role.mentionable or guild.me.guild_permissions.mention_everyone


class FirstStepsCog(BaseCog):
    """``/eights help`` and ``/eights practice``, and the buttons of the message that greets a server."""

    @subcommand(EIGHTS, "help")
    async def help(self, answer: Answer) -> None:
        await self._show_help(answer)

    @subcommand(EIGHTS, "practice")
    @app_commands.choices(game=[app_commands.Choice(name=for_everyone(game_name, key), value=key) for key in GAMES])
    async def practice(self, answer: Answer, game: str = GAMES[0]) -> None:
        await self._press_practice(answer, Control("practice", words=(fingerprint(game),)))

    @on_press("practice")
    async def _press_practice(self, answer: Answer, control: Control) -> None:
        """Deal at once. Someone who practises the game in this channel already goes on there."""
        game = next((game for game in GAMES if fingerprint(game) in control.words), GAMES[0])
        check = partial(check_permissions, answer.interaction)
        table, new = await self.services.tables.practise(answer.place, answer.person, game, check)
        if new:
            await post_new(self.services, table, WORDS("not-dealt"))
        await show_hand(self.services, answer, table)

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
        await answer.show(Page([WORDS("bots"), way_back("first-steps", Control(HOW_TO))], CALM))

    @on_press("admins")
    async def _show_admins(self, answer: Answer, control: Control) -> None:
        in_thread = isinstance(answer.interaction.channel, discord.Thread)
        needed = *NEEDED, *TO_SPEAK[in_thread]
        missing = lacking(answer.interaction.app_permissions, dict.fromkeys((*needed, *FOR_THREADS, *TO_MOVE)))
        more = [list(map(named, each)) for each in (FOR_THREADS, TO_MOVE)]
        await answer.show(admins_page(list(map(named, missing)), list(map(named, needed)), more))
