"""Which of the languages at this table is meant by what Discord or a person says."""

from engine.words import ENGLISH, languages


def language_of(locale: str) -> str:
    """The language that a reader of this locale reads: ``pt-BR`` itself, ``es`` of ``es-419``. English if none is."""
    return next((each for each in (locale, locale.partition("-")[0]) if each in languages()), ENGLISH)


def picked(asked: str) -> str:
    """The language that someone picked, or nothing where they picked none, or one that isn't there any more."""
    return asked if asked in languages() else ""
