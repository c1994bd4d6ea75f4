"""The words that a table has its players say when they have few cards left.

A table picks its words from a list and no one types them: so they read well in every sentence and on every button, can
be translated, and hold nothing that could format, mention or spoof.
"""

from dataclasses import dataclass
from typing import Literal

from engine.core.rule import Choice
from engine.words import Words

_WORDS = Words("engine.shedding.house_rules")

CallWord = Literal[
    "last card",
    "one card",
    "two cards",
    "semi last card",
    "cards",
    "carte",
    "mau",
    "mau mau",
    "tschau",
    "sepp",
    "makao",
    "macau",
    "laatste kaart",
    "po makale",
    "bartok",
    "mao",
    "lappen",
    "varning",
    "niko kadi",
    "tek",
    "prsi",
    "olsen",
    "olsen of iceland",
    "olsen olsen",
    "knock",
    "macao",
    "crazy",
]
FIRST: tuple[CallWord, ...] = (
    "last card",
    "one card",
    "cards",
    "carte",
    "mau",
    "tschau",
    "makao",
    "macau",
    "laatste kaart",
    "bartok",
    "mao",
    "mau mau",
    "lappen",
    "niko kadi",
    "tek",
    "olsen",
    "olsen of iceland",
    "knock",
    "prsi",
    "macao",
    "crazy",
)
SECOND: tuple[CallWord, ...] = (
    "two cards",
    "cards",
    "last card",
    "mau mau",
    "sepp",
    "po makale",
    "varning",
    "olsen olsen",
    "semi last card",
)
GOING_OUT: dict[str, CallWord] = {  # what is said with the last card where these are said before it
    "mau": "mau mau",
    "tschau": "sepp",
    "makao": "po makale",
    "olsen of iceland": "olsen olsen",
}


def spoken(word: str) -> str:
    """A word as it is said, from the key by which rules and records keep it."""
    return _WORDS(f"word.{word.replace(' ', '-')}")


@dataclass(frozen=True)
class WordToSay(Choice):
    """A rule that picks a word to say."""

    def words(self, value: str) -> str:
        return spoken(value) if value in self.ways else value
