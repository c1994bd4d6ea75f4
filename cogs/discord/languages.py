"""The language of each message: in private that of its reader, in public that of the server.

Each message sets it where it begins. A task that another one starts would go on in the language of that. What is
private is said for the ear to those who asked for text only.
"""

import asyncio
from contextlib import AbstractContextManager, suppress

import discord

from cogs.discord.controls import Interaction
from engine.words import ENGLISH, Voice, in_language, languages
from model.refusals import Refused
from service.settings import PersonalPreferences, ServerSettings

COMMUNITY = "COMMUNITY"  # the feature of a server that may pick its locale in Discord


def language_of(locale: str) -> str:
    """The language that a reader of this locale reads: ``pt-BR`` itself, ``es`` of ``es-419``. English if none is."""
    for language in (locale, locale.partition("-")[0]):
        if language in languages():
            return language
    return ENGLISH


class Languages:
    """Knows the language of every server and of every person in it."""

    def __init__(self, settings: ServerSettings, preferences: PersonalPreferences) -> None:
        self._settings, self._preferences = settings, preferences
        self._keeping: set[asyncio.Task[None]] = set()

    def of_server(self, guild: int) -> str:
        """The language that its admins picked, or its own locale in Discord, if they could pick that, or English."""
        settings = self._settings.of(guild)
        return settings.language or language_of(settings.locale)

    def public(self, guild: int) -> AbstractContextManager[None]:
        """Speak to everyone in a server within this context."""
        return in_language(self.of_server(guild))

    def voice(self, guild: int, member: int, locale: discord.Locale | None = None) -> Voice:
        """The voice for one person. ``locale``: of their Discord, if it isn't the one that it spoke last."""
        preferences = self._preferences.of(guild, member)
        language = preferences.language or language_of(preferences.locale if locale is None else locale.value)
        letters = language if preferences.own_letters else ENGLISH
        return Voice(language, letters, preferences.text_only, preferences.four_colours)

    # What Discord speaks is known after a restart too, before it says so again

    async def keep_of_server(self, guild: discord.Guild) -> None:
        """Keep what Discord speaks in a server whose admins could pick that."""
        locale = guild.preferred_locale.value
        if COMMUNITY not in guild.features or language_of(locale) == ENGLISH:
            locale = ""  # English is spoken anyway
        if locale != self._settings.of(guild.id).locale:
            with suppress(Refused):  # the log has it, and Discord tells it again after a restart
                await self._settings.keep_locale(guild.id, locale)

    def keep_of_person(self, interaction: Interaction) -> None:
        """Keep what the Discord of who asks speaks, unless they picked a language, beside answering them."""
        guild, member, locale = interaction.guild_id or 0, interaction.user.id, interaction.locale.value
        if language_of(locale) == ENGLISH:
            locale = ""
        preferences = self._preferences.of(guild, member)
        if guild and not preferences.language and locale != preferences.locale:
            task = asyncio.create_task(self._keep(guild, member, locale))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    async def _keep(self, guild: int, member: int, locale: str) -> None:
        with suppress(Refused):  # the log has it, and their next press tries again after a restart
            await self._preferences.keep_locale(guild, member, locale)

    async def kept(self) -> None:
        """Wait until all that is being kept is."""
        await asyncio.gather(*self._keeping, return_exceptions=True)

    stop = kept
