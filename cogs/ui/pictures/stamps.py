"""Cards as they are put on the felt again and again: drawn once, and quickly laid."""

from copy import copy
from functools import cache, lru_cache
from math import ceil

from PIL import Image

from cogs.ui.pictures.card_faces import SHADOW_MARGIN, VEIL, WIDEST_USUAL, card_sprite
from cogs.ui.pictures.drawing import CARD_HEIGHT, CORNER, Sheet
from engine.core.cards import called

Edge = tuple[int, int, int, int]

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
