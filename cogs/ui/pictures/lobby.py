"""A fan of cards on the felt, as a welcome."""

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin

from PIL import Image

from cogs.ui.pictures.card_faces import card_sprite
from cogs.ui.pictures.drawing import Point
from cogs.ui.pictures.felt import CARD_RAMPS, FELT_RAMPS, WIDTH, as_png, clean_felt, put
from cogs.ui.pictures.png import SMALL

LARGE, LARGE_REACH, LARGE_STEP = 202, 620, 10  # pixels across a card, from the hand that holds it, degrees
LARGE_SINK, WELCOME_HEIGHT = 28, 400  # pixels of the middle card above the middle of the felt, and in all
WELCOME = ("8C", "8D", "8S", "8H", "QS")


@cache
def welcome_picture() -> bytes:
    """The fan alone, as a PNG."""
    picture = clean_felt(WELCOME_HEIGHT)
    sprites = [card_sprite(card, LARGE) for card in WELCOME]
    spread(picture, sprites, (WIDTH / 2, WELCOME_HEIGHT / 2 - LARGE_SINK), LARGE_REACH, LARGE_STEP)
    return as_png(picture, (*FELT_RAMPS, *CARD_RAMPS), SMALL)


def spread(picture: Image.Image, cards: Sequence[Image.Image], middle: Point, reach: float, step: float) -> None:
    """Spread cards around a point that is so far below the ``middle`` of their fan, so many degrees apart."""
    for number, card in enumerate(cards):
        degrees = (number - (len(cards) - 1) / 2) * step
        turned = card.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        across = middle[0] + reach * sin(radians(degrees))
        along = middle[1] + reach * (1 - cos(radians(degrees)))
        put(picture, turned, round(across - turned.width / 2), round(along - turned.height / 2))
