"""The settings of a server, and what a person prefers there.

First contact: help for the moment, practice, first steps, and what admins should know."""

import asyncio
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands

from cogs.base import BaseCog, Choices, check_permissions, missing_permissions, on_form, on_press
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, for_everyone, subcommand, zone_choice
from cogs.discord.controls import CHOICES, HOW_TO, Control, Interaction, fingerprint
from cogs.discord.errors import FOR_THREADS, NEEDED, TO_MOVE, TO_SPEAK, permission_names
from cogs.discord.form import Sent
from cogs.hand.showing import show_hand
from cogs.history.pages import game_name
from cogs.lobby.opening import post_new
from cogs.me import pages as me_page
from cogs.me.pages import WORDS as MINE
from cogs.rules.search import offered
from cogs.server import pages as settings_page
from cogs.server.pages import LEVELS, Shown, admins_page, bots_page, help_page, how_page
from cogs.table.end import forget_page
from engine.words import Words, speak
from model.refusals import Refused
from model.servers.settings import Settings, check_manager
from model.servers.zones import zone_named, zones_like
from model.tables.moves import GAMES

WORDS = Words(__package__)


class SettingsCog(BaseCog):
    """``/eights settings`` and ``/eights me``, with their forms."""

    # The server

    @subcommand(EIGHTS, "settings")
    async def show_settings(self, answer: Answer) -> None:
        check_manager(answer.person)
        await answer.show(settings_page.settings_page(self._shown(answer.interaction)))

    def _shown(self, interaction: Interaction) -> Shown:
        guild = interaction.guild_id or 0
        exists = partial(self.services.settings.exists, guild)
        return Shown(
            self.services.settings.of(guild),
            self.services.presets.of(guild),
            self.services.tables.pauses.turn,
            exists,
            self.services.languages.of_server(guild),
            partial(_may_mention, interaction.guild),
        )

    @on_press(settings_page.ACTION)
    async def _ask_setting(self, answer: Answer, control: Control) -> None:
        """A chapter's form, or all settings from elsewhere."""
        check_manager(answer.person)
        if not control.words:
            await answer.show(settings_page.settings_page(self._shown(answer.interaction)))
            return
        await answer.ask(settings_page.settings_form(control.words[0], self._shown(answer.interaction)))

    @on_form(settings_page.ACTION)
    async def _save_settings(self, answer: Answer, sent: Sent) -> None:
        check_manager(answer.person)
        await self.services.settings.change(answer.guild, answer.person, partial(self._changed, answer, sent))
        await answer.show(settings_page.settings_page(self._shown(answer.interaction), WORDS("saved")))

    def _changed(self, answer: Answer, sent: Sent, before: Settings) -> Settings:
        after = settings_page.changed(sent, before)
        if after.mentioned_role not in (0, before.mentioned_role):
            _check_mentioned(answer.interaction, after.mentioned_role)
        for old, new in ((before.game, after.game), (before.day_game, after.day_game)):
            if new != old:
                self.played(answer.interaction, new)
        return after

    # A person

    async def zones(self, interaction: Interaction, typed: str) -> Choices:
        now = self.services.tournaments.now()
        return offered((zone_choice(name, now), name) for name in zones_like(typed)[:CHOICES])

    @subcommand(EIGHTS, "me")
    @app_commands.autocomplete(zone=zones)
    async def show_me(self, answer: Answer, zone: str | None = None) -> None:
        if zone is not None:
            picked = zone_named(zone)
            await self.services.tables.prefer(answer.guild, answer.user, lambda before: replace(before, zone=picked))
        await self._show_me(answer, Control(me_page.PAGE), "" if zone is None else MINE("saved"))

    @on_press(me_page.PAGE)
    async def _show_me(self, answer: Answer, control: Control, notice: str = "") -> None:
        preferences = self.services.tables.preferences.of(answer.guild, answer.user)
        settings = self.services.settings.of(answer.guild)
        zone = preferences.zone or settings.zone
        await answer.show(me_page.me_page(preferences, zone, notice, pinged=settings.pings))

    @on_press(me_page.ACTION)
    async def _ask_preference(self, answer: Answer, control: Control) -> None:
        preferences = self.services.tables.preferences.of(answer.guild, answer.user)
        await answer.ask(me_page.me_form(next(iter(control.words), ""), preferences))

    @on_form(me_page.ACTION)
    async def _save_preferences(self, answer: Answer, sent: Sent) -> None:
        await self.services.tables.prefer(answer.guild, answer.user, partial(me_page.changed, sent))
        # In the language that was just picked
        speak(self.services.languages.voice(answer.guild, answer.user, answer.interaction.locale))
        self.services.languages.keep_of_person(answer.interaction)
        await self._show_me(answer, sent.control, MINE("saved"))

    @on_press(me_page.DATA)
    async def _show_data(self, answer: Answer, control: Control) -> None:
        data = await self.services.membership.everything_about(answer.user)
        await answer.show(me_page.data_page(await asyncio.to_thread(me_page.document, data)))

    @on_press(me_page.FORGET)
    async def _ask_to_forget(self, answer: Answer, control: Control) -> None:
        await answer.show(forget_page(await self.services.presets.saved_by(answer.user)))


def _may_mention(guild: discord.Guild | None, number: int) -> bool:
    """True if Discord lets the bot mention a role, as far as is known."""
    role = guild.get_role(number) if guild else None
    return guild is None or role is None or role.mentionable or guild.me.guild_permissions.mention_everyone


def _check_mentioned(interaction: Interaction, number: int) -> None:
    """Raises Refused for a role that the person who picks it couldn't mention themselves."""
    role = interaction.guild.get_role(number) if interaction.guild else None
    allowed = interaction.permissions.administrator or interaction.permissions.mention_everyone
    if role is None or role.is_default() or not (role.mentionable or allowed):
        raise Refused(WORDS.message("role-not-yours"))


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
        await answer.show(bots_page())

    @on_press("admins")
    async def _show_admins(self, answer: Answer, control: Control) -> None:
        in_thread = isinstance(answer.interaction.channel, discord.Thread)
        needed = *NEEDED, *TO_SPEAK[in_thread]
        lacking = missing_permissions(answer.interaction, dict.fromkeys((*needed, *FOR_THREADS, *TO_MOVE)))
        more = [permission_names(each) for each in (FOR_THREADS, TO_MOVE)]
        await answer.show(admins_page(lacking, permission_names(needed), more))
