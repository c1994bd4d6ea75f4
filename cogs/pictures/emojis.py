"""Suits, a card's back and the sign of the turn as emojis: each on a tile, as Discord has light and dark screens."""

from hashlib import blake2b
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from cogs.discord.text import BACK, TURN
from cogs.pictures.drawing import CARD_HEIGHT, EDGE, GREEN, WHITE, Box, Colour, Outline, Shape, Sheet
from cogs.pictures.faces import (
    FOUR_COLOUR_DECK,
    MORE_COLOURS,
    SUIT_SHAPES,
    TWO_COLOUR_DECK,
    TWO_COLOURS,
    CardSheet,
    draw_back,
)
from engine.core.cards import SUIT_SYMBOLS, suit_name
from engine.words import in_language

SIZE = 128  # pixels of a side
TILE: Box = (0.02, 0.02, 0.98, 0.98)
TILE_CORNER, TILE_EDGE, SYMBOL = 0.2, 0.03, 0.8
ARROW: Outline = ((-0.42, -0.5), (0.54, 0), (-0.42, 0.5), (-0.2, 0))


class Drawing(NamedTuple):
    """An emoji to upload. Its name tells what it shows and ends with a hash of the drawing, so another has another."""

    name: str
    png: bytes


def emojis(four_colours: bool) -> dict[str, Drawing]:
    """Every emoji by its plain sign, with the suits in two colours or each in its own."""
    inks = FOUR_COLOUR_DECK | MORE_COLOURS if four_colours else TWO_COLOUR_DECK | TWO_COLOURS
    with in_language("en"):
        suits = {SUIT_SYMBOLS[suit]: _drawing(suit_name(suit), _tile(SUIT_SHAPES[suit], inks[suit])) for suit in inks}
    return suits | {TURN: _drawing("turn", _tile((ARROW,), GREEN)), BACK: _drawing("back", _back())}


def _tile(symbol: Shape, ink: Colour) -> Image.Image:
    sheet = Sheet(1, 1, SIZE)
    sheet.panel(TILE, TILE_CORNER, WHITE, EDGE, TILE_EDGE)
    sheet.shape(symbol, ink, SYMBOL, (0.5, 0.5))
    return sheet.finished()


def _back() -> Image.Image:
    sheet = CardSheet(int(SIZE / CARD_HEIGHT))
    draw_back(sheet)
    card, square = sheet.finished(), Image.new("RGBA", (SIZE, SIZE))
    square.paste(card, ((SIZE - card.width) // 2, (SIZE - card.height) // 2))
    return square


def _drawing(word: str, picture: Image.Image) -> Drawing:
    file = BytesIO()
    picture.save(file, "PNG")
    return Drawing(f"{word}_{blake2b(picture.tobytes(), digest_size=4).hexdigest()}", file.getvalue())
