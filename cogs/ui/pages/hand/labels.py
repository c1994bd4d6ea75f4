"""What the buttons of a hand are called: cards, and plays with the word that is due."""

from collections import Counter

from cogs.ui.components.page import ROW
from cogs.ui.components.words import capital
from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import Hand
from engine.core.cards import SUIT_SYMBOLS, Card, short, suit_name
from engine.words import Words

BUTTONS = 2 * ROW  # with more choices than this, selects are used

WORDS = Words("cogs.ui.pages.hand.hand")


def and_call(hand: Hand, play: str, cards: int) -> str:
    """The label of a play of so many cards with the word that is due for what it leaves."""
    return WORDS("and-call", play=play, word=word_due(hand, hand.view.counts[hand.view.seat] - cards))


def word_due(hand: Hand, left: int) -> str:
    return look_of(hand.view.rules).to_say(hand.view, left)


def suit_label(suit: str) -> str:
    return WORDS("pick-suit", sign=SUIT_SYMBOLS[suit], suit=suit_name(suit), label=capital(suit_name(suit)))


def counted(hand: Hand, card: Card) -> str:
    """A card, with its number of copies in the hand if there are several."""
    count = Counter(hand.view.hand)[card]
    return WORDS("copies", card=short(card), count=count) if count > 1 else short(card)
