"""Suits, a card's back and the sign of the turn as emojis: each on a tile, as Discord has light and dark screens."""

from hashlib import blake2b
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from cogs.discord.text import BACK, TURN
from cogs.pictures.drawing import CARD_HEIGHT, EDGE, GREEN, WHITE, Colour, Shape, Sheet
from cogs.pictures.faces import MORE_COLOURS, SUIT_SHAPES, TWO_COLOURS, CardSheet, draw_back
from engine.core.cards import SUIT_SYMBOLS, suit_name
from engine.words import in_language

SIZE = 128  # pixels of a side


class Drawing(NamedTuple):
    """An emoji to upload. Its name ends with a hash of the drawing, so that a changed drawing has another name."""

    name: str
    png: bytes


def emojis(four_colours: bool) -> dict[str, Drawing]:
    """Return every emoji by its plain sign, with the suits in two colours or in more."""
    inks = MORE_COLOURS if four_colours else TWO_COLOURS
    with in_language("en"):
        suits = {SUIT_SYMBOLS[suit]: _drawing(suit_name(suit), _tile(SUIT_SHAPES[suit], inks[suit])) for suit in inks}
    sheet = CardSheet(int(SIZE / CARD_HEIGHT))
    draw_back(sheet)
    card, back = sheet.finished(), Image.new("RGBA", (SIZE, SIZE))
    back.paste(card, ((SIZE - card.width) // 2, (SIZE - card.height) // 2))
    arrow = ((-0.42, -0.5), (0.54, 0), (-0.42, 0.5), (-0.2, 0))
    return suits | {TURN: _drawing("turn", _tile((arrow,), GREEN)), BACK: _drawing("back", back)}


def _tile(symbol: Shape, ink: Colour) -> Image.Image:
    sheet = Sheet(1, 1, SIZE)
    sheet.panel((0.02, 0.02, 0.98, 0.98), 0.2, WHITE, EDGE, 0.03)
    sheet.shape(symbol, ink, 0.8, (0.5, 0.5))
    return sheet.finished()


def _drawing(word: str, picture: Image.Image) -> Drawing:
    file = BytesIO()
    picture.save(file, "PNG")
    return Drawing(f"{word}_{blake2b(picture.tobytes(), digest_size=4).hexdigest()}", file.getvalue())
