"""In whose language something is said: in private that of its reader, in public that of the server.

Each message sets it where it begins. A task that another one starts would go on in the language of that. What is
private is said for the ear to those who asked for text only.
"""

import asyncio
from contextlib import AbstractContextManager, suppress

import discord

from cogs.ui.components.controls import Interaction
from engine.words import ENGLISH, Voice, in_language, in_voice, speak
from model.languages import language_of
from model.refusals import Refused
from service.servers.settings import PersonalPreferences, ServerSettings

COMMUNITY = "COMMUNITY"  # the feature of a server that may pick its locale in Discord


class Languages:
    """Knows the language of every server and of every person in it."""

    def __init__(self, client: discord.Client, settings: ServerSettings, preferences: PersonalPreferences) -> None:
        self._client, self._settings, self._preferences = client, settings, preferences
        self._keeping: set[asyncio.Task[None]] = set()

    def of_server(self, guild: int) -> str:
        """What its admins picked, or its own locale in Discord, if they could pick that, or English."""
        if picked := self._settings.of(guild).language:
            return picked
        here = self._client.get_guild(guild)
        return language_of(here.preferred_locale.value) if here and COMMUNITY in here.features else ENGLISH

    def of_person(self, guild: int, member: int) -> str:
        """What they picked, or what their Discord spoke last."""
        preferences = self._preferences.of(guild, member)
        return preferences.language or language_of(preferences.locale)

    def public(self, guild: int) -> AbstractContextManager[None]:
        """What is said within it is for everyone in a server."""
        return in_language(self.of_server(guild))

    def private(self, guild: int, member: int) -> AbstractContextManager[None]:
        """What is said within it is for one person."""
        return in_voice(self._voice(guild, member, self.of_person(guild, member)))

    def _voice(self, guild: int, member: int, language: str) -> Voice:
        preferences = self._preferences.of(guild, member)
        return Voice(language, "" if preferences.own_letters else ENGLISH, preferences.text_only)

    def speak_with(self, interaction: Interaction) -> None:
        """What is said from now on in this task is for who asks. What their Discord speaks is kept for later."""
        guild, member, locale = interaction.guild_id or 0, interaction.user.id, interaction.locale.value
        spoken = "" if language_of(locale) == ENGLISH else locale
        if guild and spoken != self._preferences.of(guild, member).locale:
            task = asyncio.create_task(self._keep(guild, member, spoken))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)
        language = self._preferences.of(guild, member).language or language_of(locale)
        speak(self._voice(guild, member, language))

    async def _keep(self, guild: int, member: int, locale: str) -> None:
        with suppress(Refused):  # the log has it, and their next press tries again after a restart
            await self._preferences.keep_locale(guild, member, locale)

    async def stop(self) -> None:
        await asyncio.gather(*self._keeping, return_exceptions=True)
