"""The commands in every language: Discord shows each person its descriptions, options and choices in their own.

Names of commands and options stay English, so that one can tell another what to type.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from engine.words import ENGLISH, in_language
from model.languages import language_of


def for_everyone(say: Callable[..., str], *what: str | float, **values: str | float) -> locale_str:
    """A text of a command: the English one, with what says it in the other languages."""
    said = partial(say, *what, **values)
    return locale_str(said(), say=said)


class CommandTranslator(Translator):
    """Says the texts of commands in the language of a locale. What is the same in English isn't told again."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        language, say = language_of(locale.value), string.extras.get("say")
        if language == ENGLISH or say is None:
            return None
        await asyncio.sleep(0)  # there are thousands, and presses go first
        with in_language(language):
            said: str = say()
        return None if said == string.message else said
