"""Refusals. Each is a message, which becomes a sentence in the language of the player who asked."""

from dataclasses import dataclass

from engine.words import Message, Words

WORDS = Words(__name__)


@dataclass(eq=False, repr=False)
class Refused(Exception):
    """Something that cannot be done now. ``str`` says why."""

    why: Message | str  # a text if it is in the language of the reader already


class NoSuchTable(Refused):
    """The table is closed."""


class NoSuchTournament(Refused):
    """The tournament has ended and its tables are cleared away, or it was never opened."""


class StaleQuestion(Refused):
    """A press of a button that answers a question which is no longer asked."""
