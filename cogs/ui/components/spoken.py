"""What signs say to the eye, said to those who listen."""

from engine.words import Words, listens

WORDS = Words(__name__)

BOT, CHANGED = "🤖", "◆"
TURN, BACK = "➤", "🂠"  # who is to play, and a card face down
_IN_WORDS = {BOT: "bot", CHANGED: "changed"}


def sign(shown: str) -> str:
    """A sign that says something by itself, in words for those who listen."""
    return WORDS(_IN_WORDS[shown]) if listens() else shown


def decorated(shown: str, text: str) -> str:
    """A text with a sign before it that says nothing more."""
    return text if listens() else f"{shown} {text}"


def seat_cards(name: str, cards: int, *, on_turn: bool) -> str:
    """What a picture shows of a player, in a sentence."""
    return WORDS("seat-cards", name=WORDS("to-play", name=name) if on_turn else name, count=cards)


def on_move(name: str) -> str:
    """Who is to play. Those who look see it by a sign before the line."""
    return WORDS("to-play", name=name) if listens() else name
