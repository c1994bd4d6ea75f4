"""Cards as they are put on the felt again and again: drawn once, and quickly laid."""

from collections.abc import Sequence
from copy import copy
from functools import cache, lru_cache
from math import ceil, cos, radians, sin
from typing import Protocol

from PIL import Image

from cogs.ui.pictures.card_faces import SHADOW_MARGIN, VEIL, WIDEST_USUAL, card_sprite
from cogs.ui.pictures.drawing import CARD_HEIGHT, CORNER, Colour, Point, Sheet
from cogs.ui.pictures.felt import put
from engine.core.cards import called

Edge = tuple[int, int, int, int]

SLOT_FILL: Colour = (0, 20, 10, 46)
SLOT_EDGE: Colour = (236, 244, 226, 100)
STOCK_LAYER_STEP = 4
DIMMED = 128  # dimmed cards that are remembered
USUAL_LETTERS = frozenset(called().figures.values()) | {""}  # the others are those of some languages
RARE = 128  # cards of other colours or sizes that are remembered, of up to 300 kB each


@cache
def veil(width: int) -> Image.Image:
    """Return the dark veil that dims a card which cannot be played."""
    sheet = Sheet(1, CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, VEIL)
    return sheet.finished()


class Stamp:
    """A picture to be put on others again and again: solid in the middle, transparent only near its edge.

    To blend is slow and to copy is fast, so only the strips along the edge are blended.
    """

    def __init__(self, sprite: Image.Image, edge: Edge) -> None:
        """``edge``: how far from each side the sprite may be transparent."""
        left, top, right, bottom = edge
        right, bottom = sprite.width - right, sprite.height - bottom
        self.middle = sprite.crop((left, top, right, bottom)).convert("RGB"), left, top
        strips = (
            (0, 0, sprite.width, top),
            (0, bottom, sprite.width, sprite.height),
            (0, top, left, bottom),
            (right, top, sprite.width, bottom),
        )
        self.strips = [(sprite.crop(box), box[0], box[1]) for box in strips if box[0] < box[2] and box[1] < box[3]]

    def put(self, picture: Image.Image, left: int, top: int) -> None:
        """Put it on a picture, with its upper left corner there."""
        middle, across, along = self.middle
        picture.paste(middle, (left + across, top + along))
        for strip, across, along in self.strips:
            picture.paste(strip, (left + across, top + along), strip)

    def below(self, cover: Image.Image) -> "Stamp":
        """Return the same with a veil over the card, which is as large as that without its shadow."""
        covered, (middle, across, along) = copy(self), self.middle
        covered.middle = Image.blend(middle, Image.new("RGB", middle.size, VEIL[:3]), VEIL[3] / 255), across, along
        covered.strips = [(under(strip, cover, left, top), left, top) for strip, left, top in self.strips]
        return covered


def under(strip: Image.Image, cover: Image.Image, left: int, top: int) -> Image.Image:
    """Return a strip at this place of a sprite below what covers the card."""
    both, (across, along) = strip.copy(), (left - SHADOW_MARGIN, top - SHADOW_MARGIN)
    both.alpha_composite(cover.crop((across, along, across + both.width, along + both.height)))
    return both


def stamp_of(sprite: Image.Image) -> Stamp:
    rounding = SHADOW_MARGIN + ceil(CORNER * (sprite.width - 2 * SHADOW_MARGIN)) + 1
    return Stamp(sprite, (SHADOW_MARGIN, rounding, SHADOW_MARGIN, rounding))


@lru_cache(DIMMED)
def dimmed_stamp(stamp: Stamp, width: int) -> Stamp:
    """Return the stamp of a card of this width as it is dimmed: made quickly, so only the latest are kept."""
    return stamp.below(veil(width))


def card_stamp(card: str, width: int, *, four_colours: bool = False, dimmed: bool = False) -> Stamp:
    """Return a card as it is put on the felt. It is drawn only once."""
    letter = called().figures.get(card[0], "")
    rare = four_colours or width > WIDEST_USUAL or letter not in USUAL_LETTERS
    stamp = (_rare_stamps if rare else _card_stamps)(card, width, four_colours, letter)
    return dimmed_stamp(stamp, width) if dimmed else stamp


def _drawn_stamp(card: str, width: int, four_colours: bool, letter: str) -> Stamp:
    return stamp_of(card_sprite(card, width, four_colours))


# A card as only some players like to see it takes much memory, so that only the latest of those are kept.
_card_stamps, _rare_stamps = cache(_drawn_stamp), lru_cache(RARE)(_drawn_stamp)


class StampOf(Protocol):
    """What draws a card of this width."""

    def __call__(self, card: str, width: int, *, dimmed: bool) -> Stamp: ...


def lay(picture: Image.Image, card: Stamp, left: int, top: int) -> None:
    """Put a card at this place. Its shadow reaches further."""
    card.put(picture, left - SHADOW_MARGIN, top - SHADOW_MARGIN)


@cache
def empty_slot(width: int) -> Image.Image:
    sheet = Sheet(1, CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, SLOT_FILL, SLOT_EDGE, 0.016)
    return sheet.finished()


@cache
def stack(layers: int, width: int) -> Stamp:
    """Return so many backs of cards, each a little higher than the one below it."""
    card, across = card_sprite(None, width), STOCK_LAYER_STEP // 2
    highest, widest = (layers - 1) * STOCK_LAYER_STEP, (layers - 1) * across
    heap = Image.new("RGBA", (card.width + widest, card.height + highest))
    for layer in range(layers):
        heap.alpha_composite(card, (layer * across, highest - layer * STOCK_LAYER_STEP))
    rounding = SHADOW_MARGIN + ceil(CORNER * width) + 1
    return Stamp(heap, (SHADOW_MARGIN + widest, rounding, SHADOW_MARGIN + widest, rounding + highest))


def spread(picture: Image.Image, cards: Sequence[Image.Image], middle: Point, reach: float, step: float) -> None:
    """Spread cards around a point that is so far below the ``middle`` of their fan, so many degrees apart."""
    for number, card in enumerate(cards):
        degrees = (number - (len(cards) - 1) / 2) * step
        turned = card.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        across = middle[0] + reach * sin(radians(degrees))
        along = middle[1] + reach * (1 - cos(radians(degrees)))
        put(picture, turned, round(across - turned.width / 2), round(along - turned.height / 2))
