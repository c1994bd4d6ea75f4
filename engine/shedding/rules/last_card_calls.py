"""What players say when they have few cards left, in the words of their table.

A table picks its words from a list and no one types them: so they read well in every sentence and on every button, can
be translated, and hold nothing that could format, mention or spoof.
"""

from dataclasses import dataclass

from engine.core.rule import Choice, Rules_contra
from engine.shedding.rules.choices import CallWord
from engine.words import Words

_WORDS = Words("engine.shedding.rules.house_rules")

FIRST = (
    CallWord.LAST_CARD,
    CallWord.ONE_CARD,
    CallWord.CARDS,
    CallWord.CARTE,
    CallWord.MAU,
    CallWord.TSCHAU,
    CallWord.MAKAO,
    CallWord.MACAU,
    CallWord.LAATSTE_KAART,
    CallWord.BARTOK,
    CallWord.MAO,
    CallWord.MAU_MAU,
    CallWord.LAPPEN,
    CallWord.NIKO_KADI,
    CallWord.TEK,
    CallWord.OLSEN,
    CallWord.OLSEN_OF_ICELAND,
    CallWord.KNOCK,
    CallWord.PRSI,
    CallWord.MACAO,
    CallWord.CRAZY,
)
SECOND = (
    CallWord.TWO_CARDS,
    CallWord.CARDS,
    CallWord.LAST_CARD,
    CallWord.MAU_MAU,
    CallWord.SEPP,
    CallWord.PO_MAKALE,
    CallWord.VARNING,
    CallWord.OLSEN_OLSEN,
    CallWord.SEMI_LAST_CARD,
)
GOING_OUT: dict[str, CallWord] = {  # what is said with the last card where these are said before it
    CallWord.MAU: CallWord.MAU_MAU,
    CallWord.TSCHAU: CallWord.SEPP,
    CallWord.MAKAO: CallWord.PO_MAKALE,
    CallWord.OLSEN_OF_ICELAND: CallWord.OLSEN_OLSEN,
}


def spoken(word: str) -> str:
    """A word as it is said, from the key by which rules and records keep it."""
    return _WORDS(f"word.{word.replace(' ', '-')}")


@dataclass(frozen=True)
class WordToSay(Choice[Rules_contra, CallWord]):
    """A rule that picks a word to say."""

    def words(self, value: str) -> str:
        return spoken(value) if self.way(value) else value
