"""What a press means, read from the words of a control. They come from outside, so they may hold anything."""

import hashlib
from collections.abc import Sequence

from engine.core.actions import Action, Discard, Give, Nominate, PickDirection, Play, Say
from engine.core.cards import EVERY_CARD, EVERY_SUIT, SUITED_RANKS, Card

CALL = "call"  # the word for a move that says “last card”
SEQUENCE = "onto"  # followed by a number from 0: the word for one of two sequences
SURE = "sure"  # the word of a second press, after a question
RATINGS = "ratings"  # shows how ratings work
HOW_TO = "how-to"  # shows how to play, and as a word of a control: came from there
PLAN = "plan"  # plans a card or a draw, or nothing any more without a word for it
DRAW = "draw"  # the word for a draw
ASK = "ask"  # followed by a rank: the word for the rank that is asked for
WAYS = {1: "clockwise", -1: "counterclockwise"}  # the words for a direction of play
_RANKS = {f"{ASK}{rank}": rank for rank in SUITED_RANKS}
_SEQUENCES = {f"{SEQUENCE}{number}": number for number in range(2)}
SHELF = "shelf"  # shows the games on it, and as a word of a control: came from there, and which it is follows
FROM_MORE = "more"  # as a word of a control: came from the More panel, which this action shows
FIGURES = 6  # of a number
LARGEST = 20  # the cards of one play that fit into a custom id: more can be typed


def read_play(words: Sequence[str]) -> Play:
    """The play that the words stand for. In a select, the number comes before the card picked from it."""
    chosen = tuple(word for word in words if word in EVERY_CARD)
    suit = next((word for word in words if word in EVERY_SUIT), None)
    sequence = next((_SEQUENCES[word] for word in words if word in _SEQUENCES), None)
    rank = next((_RANKS[word] for word in words if word in _RANKS), None)
    return Play(chosen, suit, CALL in words, sequence, rank)


def pressed_as(action: Action) -> tuple[str, tuple[str, ...]]:
    """The action of the control by which the player to move does this, and its words."""
    name = type(action).__name__.lower()
    match action:
        case Play(cards, suit, call, sequence, rank):
            onto = "" if sequence is None else f"{SEQUENCE}{sequence}"
            return name, (*cards, *filter(None, (suit, CALL * call, onto, rank and f"{ASK}{rank}")))
        case Give(card, call):
            return name, (card, *([CALL] if call else []))
        case Discard(word) | Nominate(word) | Say(word):
            return name, (word,)
        case PickDirection(direction):
            return "direction", (WAYS[direction],)
    return name, ()


def read_way(words: Sequence[str]) -> int:
    """The direction of play that the words stand for, or 0."""
    return next((direction for direction, word in WAYS.items() if word in words), 0)


def fingerprint(name: str) -> str:
    """What stands for a name in a control, as names can be anything."""
    return hashlib.sha256(name.encode()).hexdigest()[:12]


def first_card(words: Sequence[str]) -> Card | None:
    return next((word for word in words if word in EVERY_CARD), None)


def as_number(word: str) -> int | None:
    """The number that a word stands for. None for any other word."""
    return int(word) if word.isdecimal() and len(word) <= FIGURES else None


def first_number(words: Sequence[str]) -> int:
    """The number at the start of the words, or 0 without one."""
    return as_number(words[0]) or 0 if words else 0
