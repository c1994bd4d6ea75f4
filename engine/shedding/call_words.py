"""The words that a table has its players say when they have few cards left.

A table picks its words from a list and no one types them: so they read well in every sentence and on every button, can
be translated, and hold nothing that could format, mention or spoof.
"""

from dataclasses import dataclass

from engine.core.rule import Choice
from engine.words import Words

WORDS = Words("engine.shedding.house_rules")

FIRST = (  # the words for few cards
    *("last card", "one card", "cards", "carte", "mau", "tschau", "makao", "macau", "laatste kaart", "bartok", "mao"),
    *("mau mau", "lappen", "niko kadi", "tek", "olsen", "olsen of iceland", "knock", "prsi", "macao", "crazy"),
)
SECOND = (  # and for another number of them
    *("two cards", "cards", "last card", "mau mau", "sepp", "po makale", "varning", "olsen olsen", "semi last card"),
)
# What is said with the last card where these are said before it
GOING_OUT = {"mau": "mau mau", "tschau": "sepp", "makao": "po makale", "olsen of iceland": "olsen olsen"}


def spoken(word: str) -> str:
    """A word as it is said, from the key by which rules and records keep it."""
    return WORDS(f"word.{word.replace(' ', '-')}")


@dataclass(frozen=True)
class WordToSay(Choice):
    """A rule that picks a word to say."""

    def words(self, value: str) -> str:
        return spoken(value) if value in self.ways else value
