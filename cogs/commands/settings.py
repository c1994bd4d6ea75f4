"""The settings of a server, and what a person prefers there."""

import asyncio
from functools import partial

import discord
from discord import app_commands

from cogs.commands.shared.base import BaseCog, Choices, on_form, on_press
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import offered
from cogs.interactions.groups import EIGHTS, subcommand, zone_choice
from cogs.ui.components.controls import CHOICES, Control, Interaction
from cogs.ui.components.form import Sent
from cogs.ui.pages.people import me_page
from cogs.ui.pages.people.me_page import words as my_words
from cogs.ui.pages.server import settings_page
from cogs.ui.pages.server.settings_page import Shown, words
from cogs.ui.pages.table.score_pages import forget_page
from model.refusals import Refused
from model.servers.settings import Settings, check_manager
from model.servers.zones import zones_like


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
        await answer.show(settings_page.settings_page(self._shown(answer.interaction), words("saved")))

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
            await self.keep_zone(answer.interaction, zone)
        await self._show_me(answer, Control(me_page.PAGE), "" if zone is None else my_words("saved"))

    @on_press(me_page.PAGE)
    async def _show_me(self, answer: Answer, control: Control, notice: str = "") -> None:
        preferences = self.services.tables.preferences.of(answer.guild, answer.user)
        zone, pinged = self.zone(answer.interaction), self.services.settings.of(answer.guild).pings
        await answer.show(me_page.me_page(preferences, zone, notice, pinged=pinged))

    @on_press(me_page.ACTION)
    async def _ask_preference(self, answer: Answer, control: Control) -> None:
        preferences = self.services.tables.preferences.of(answer.guild, answer.user)
        await answer.ask(me_page.me_form(next(iter(control.words), ""), preferences))

    @on_form(me_page.ACTION)
    async def _save_preferences(self, answer: Answer, sent: Sent) -> None:
        await self.services.tables.prefer(answer.guild, answer.user, partial(me_page.changed, sent))
        self.services.languages.speak_with(answer.interaction)  # in the language that was just picked
        self.services.languages.keep_of_person(answer.interaction)
        await self._show_me(answer, sent.control, my_words("saved"))

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
        raise Refused(words.message("role-not-yours"))
