"""A fan of cards on the felt: alone as a welcome, and in a lobby with the chairs around it."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from math import ceil, cos, radians, sin
from typing import NamedTuple

from PIL import Image

from cogs.ui.pictures.card_faces import card_sprite
from cogs.ui.pictures.drawing import CREAM, GOLD, Colour, Point, Sheet
from cogs.ui.pictures.felt import CARD_RAMPS, FELT_RAMPS, SIGN_GREEN, SMALLEST, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.pictures.lettering import fitting
from cogs.ui.pictures.png import SMALL
from engine.core.cards import Card

SLOT_FILL: Colour = (0, 20, 10, 46)
SLOT_EDGE: Colour = (236, 244, 226, 100)
LARGE, LARGE_REACH, LARGE_STEP = 202, 620, 10  # pixels across a card, from the hand that holds it, degrees
LARGE_SINK, WELCOME_HEIGHT = 28, 400  # pixels of the middle card above the middle of the felt, and in all
WELCOME = ("8C", "8D", "8S", "8H", "QS")

SMALL_WIDTH, SMALL_REACH, SMALL_STEP, SMALL_SINK = 122, 270, 13, 22
FAN = 4  # cards in a lobby
LEAST_HEIGHT = 360
CHAIR_WIDTH, CHAIR_HEIGHT, CHAIR_GAP, CHAIR_CORNER = 230, 98, 6, 16
CHAIR_MARGIN, INSET = 20, 14  # to the border of the felt, and of what is written on a chair
NAME_BASE, NOTE_BASE, OPEN_BASE = 40, 83, 62
CHAIRS = 64  # that are remembered

SpriteOf = Callable[[str, int], Image.Image]


class Chair(NamedTuple):
    """A seat in a lobby: who sits there, as it is written, and what they are. Without a name it is open."""

    name: str
    note: str


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


def _places(chairs: int, height: int) -> Iterator[tuple[int, int]]:
    """Where chairs stand: from the lowest on the left up, then from the highest on the right down."""
    left = ceil(chairs / 2)
    for across, in_column in ((CHAIR_MARGIN, left), (WIDTH - CHAIR_MARGIN - CHAIR_WIDTH, chairs - left)):
        share = (height - 2 * CHAIR_MARGIN) / max(1, in_column)
        tops = [round(CHAIR_MARGIN + share * row + (share - CHAIR_HEIGHT) / 2) for row in range(in_column)]
        yield from ((across, top) for top in (reversed(tops) if across == CHAIR_MARGIN else tops))


def lobby_picture(cards: Sequence[Card], chairs: Sequence[Chair]) -> bytes:
    """The chairs around a fan of these cards, as a PNG."""
    return draw_lobby(cards, chairs, card_sprite, CARD_RAMPS)


def draw_lobby(cards: Sequence[Card], chairs: Sequence[Chair], sprite: SpriteOf, ramps: tuple[Ramp, ...]) -> bytes:
    height = max(LEAST_HEIGHT, ceil(len(chairs) / 2) * (CHAIR_HEIGHT + CHAIR_GAP) - CHAIR_GAP + 2 * CHAIR_MARGIN)
    picture = clean_felt(height)
    sprites = [sprite(card, SMALL_WIDTH) for card in cards]
    spread(picture, sprites, (WIDTH / 2, height / 2 - SMALL_SINK), SMALL_REACH, SMALL_STEP)
    for chair, (left, top) in zip(chairs, _places(len(chairs), height), strict=True):
        put(picture, _drawn(chair), left, top)
    return as_png(picture, (*FELT_RAMPS, *ramps), SMALL)


@lru_cache(CHAIRS)
def _drawn(chair: Chair) -> Image.Image:
    sheet, box, room = Sheet(CHAIR_WIDTH, CHAIR_HEIGHT, 1), (0, 0, CHAIR_WIDTH, CHAIR_HEIGHT), CHAIR_WIDTH - 2 * INSET
    if not chair.name:
        sheet.panel(box, CHAIR_CORNER, SLOT_FILL, SLOT_EDGE, 3)
        sheet.write(fitting(chair.note, SMALLEST, room), CREAM, SMALLEST, (CHAIR_WIDTH / 2, OPEN_BASE), room)
        return sheet.finished()
    sheet.panel(box, CHAIR_CORNER, SIGN_GREEN)
    sheet.write_from(fitting(chair.name, SMALLEST, room), CREAM, SMALLEST, (INSET, NAME_BASE), room)
    if chair.note:
        sheet.write_from(chair.note, GOLD, SMALLEST, (INSET, NOTE_BASE), room)
    return sheet.finished()
