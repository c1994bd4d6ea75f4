"""A fan of cards on the felt: alone as a welcome, and in a lobby with the chairs around it."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from cogs.pictures import felt
from cogs.pictures.drawing import CREAM, GOLD, SMALL, SMALLEST, Sheet
from cogs.pictures.faces import card_sprite
from cogs.pictures.table import COUNT_BASE, INSET, NAME_BASE, SEAT_CORNER, SEAT_HEIGHT, SEAT_WIDTH, places, table_height
from engine.core.cards import Card

LARGE, WELCOME_HEIGHT = 202, 400  # pixels across a card, and of the whole welcome
WELCOME = ("8C", "8D", "8S", "8H", "QS")
FAN = 4  # cards in a lobby


class Chair(NamedTuple):
    """A seat in a lobby: the name of its player and a note about them. Without a name it is open."""

    name: str
    note: str


@cache
def welcome_picture() -> bytes:
    """Return the fan alone as a PNG."""
    picture = felt.clean_felt(WELCOME_HEIGHT)
    sprites = [card_sprite(card, LARGE) for card in WELCOME]
    felt.spread(picture, sprites, (felt.WIDTH / 2, WELCOME_HEIGHT / 2 - 28), 620, 10)
    return felt.as_png(picture, (*felt.FELT_RAMPS, *felt.CARD_RAMPS), SMALL)


def lobby_picture(cards: Sequence[Card], chairs: Sequence[Chair], style: felt.CardStyle) -> bytes:
    """Return the chairs around a fan of these cards as a PNG."""
    height = table_height(len(chairs))
    picture = felt.clean_felt(height)
    sprites = [style.sprite(card, 122) for card in cards]
    felt.spread(picture, sprites, (felt.WIDTH / 2, height / 2 - 22), 270, 13)
    for chair, (left, top) in zip(chairs, places(len(chairs), height), strict=True):
        felt.put(picture, _draw_chair(chair), left, top)
    return felt.as_png(picture, (*felt.FELT_RAMPS, *style.ramps), SMALL)


@lru_cache(64)
def _draw_chair(chair: Chair) -> Image.Image:
    sheet, box, room = Sheet(SEAT_WIDTH, SEAT_HEIGHT, 1), (0, 0, SEAT_WIDTH, SEAT_HEIGHT), SEAT_WIDTH - 2 * INSET
    if not chair.name:
        sheet.panel(box, SEAT_CORNER, felt.SLOT_FILL, felt.SLOT_EDGE, 3)
        sheet.write(chair.note, CREAM, SMALLEST, (SEAT_WIDTH / 2, 62), room)
        return sheet.finished()
    sheet.panel(box, SEAT_CORNER, felt.SIGN_GREEN)
    sheet.write_from(chair.name, CREAM, SMALLEST, (INSET, NAME_BASE), room)
    if chair.note:
        sheet.write_from(chair.note, GOLD, SMALLEST, (INSET, COUNT_BASE), room)
    return sheet.finished()
