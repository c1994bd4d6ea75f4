"""A person's page in a server: their preferences, their data, and how to be forgotten."""

import asyncio
from dataclasses import replace
from datetime import datetime

from discord import app_commands

from cogs.base import BaseCog, Choices, on_form, on_press
from cogs.discord.answer import Answer
from cogs.discord.commands import EIGHTS, WORDS as COMMANDS, subcommand
from cogs.discord.controls import CHOICES, Control, Interaction
from cogs.discord.form import Sent
from cogs.me.pages import ACTION, DATA, FORGET, PAGE, WORDS, data_page, document, forget_page, me_chapters, me_page
from cogs.rules.search import offered
from engine.words import speak
from model.servers.zones import zone_by_name, zone_named, zones_like


class MeCog(BaseCog):
    """``/eights me`` and its forms."""

    async def zones(self, interaction: Interaction, typed: str) -> Choices:
        now = self.services.tournaments.now()
        clocks = {name: datetime.fromtimestamp(now, zone_by_name(name)) for name in zones_like(typed)[:CHOICES]}
        return offered((COMMANDS("zone-choice", zone=name, time=f"{at:%H:%M}"), name) for name, at in clocks.items())

    @subcommand(EIGHTS, "me")
    @app_commands.autocomplete(zone=zones)
    async def show_me(self, answer: Answer, zone: str | None = None) -> None:
        if zone is not None:
            picked = zone_named(zone)
            await self.services.tables.prefer(answer.guild, answer.user, lambda before: replace(before, zone=picked))
        await self._show_me(answer, Control(PAGE), "" if zone is None else WORDS("saved"))

    @on_press(PAGE)
    async def _show_me(self, answer: Answer, control: Control, notice: str = "") -> None:
        preferences = self.services.tables.preferences.of(answer.guild, answer.user)
        settings = self.services.settings.of(answer.guild)
        await answer.show(me_page(preferences, preferences.zone or settings.zone, notice, pinged=settings.pings))

    @on_press(ACTION)
    async def _ask_preference(self, answer: Answer, control: Control) -> None:
        preferences = self.services.tables.preferences.of(answer.guild, answer.user)
        await answer.ask(me_chapters(preferences).form(next(iter(control.words), "")))

    @on_form(ACTION)
    async def _save_preferences(self, answer: Answer, sent: Sent) -> None:
        await self.services.tables.prefer(answer.guild, answer.user, lambda before: me_chapters(before).changed(sent))
        # In the language that was just picked
        speak(self.services.languages.voice(answer.guild, answer.user, answer.interaction.locale))
        self.services.languages.keep_of_person(answer.interaction)
        await self._show_me(answer, sent.control, WORDS("saved"))

    @on_press(DATA)
    async def _show_data(self, answer: Answer, control: Control) -> None:
        data = await self.services.membership.everything_about(answer.user)
        await answer.show(data_page(await asyncio.to_thread(document, data)))

    @on_press(FORGET)
    async def _ask_to_forget(self, answer: Answer, control: Control) -> None:
        await answer.show(forget_page(await self.services.presets.saved_by(answer.user)))
