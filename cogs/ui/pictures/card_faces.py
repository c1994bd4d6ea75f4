"""Playing cards as they lie on the felt: faces, backs and shadows.

Cached pictures are shared: paste them, never draw on them.
"""

from functools import cache, lru_cache
from math import ceil

from PIL import Image, ImageDraw, ImageFilter

from cogs.ui.pictures.drawing import (
    BURGUNDY,
    CARD_HEIGHT,
    CENTRE,
    CORNER,
    CREAM,
    EDGE,
    GOLD,
    HAIRLINE,
    LIGHT_BURGUNDY,
    WHITE,
    Box,
    Colour,
    Edge,
    Point,
    Sheet,
)
from cogs.ui.pictures.french_faces import DIAMOND, TWO_COLOUR_DECK, draw_french, draw_small_french
from cogs.ui.pictures.french_faces import SUIT_SHAPES as FRENCH_SHAPES
from cogs.ui.pictures.whot_faces import SHAPES as WHOT_SHAPES
from cogs.ui.pictures.whot_faces import TWO_COLOURS, draw_small_whot, draw_whot
from engine.core.packs.french import FRENCH

WIDEST_USUAL = 200  # pixels: a wider card is drawn only for those who like large cards
RARE = 128  # cards of other colours or sizes that are remembered, of up to 300 kB each
SHADOW_MARGIN = 12  # pixels around each card, room for its shadow
SHADOW_BLUR, SHADOW_DROP = 4, 3
SHADOW: Colour = (0, 14, 8, 140)
VEIL: Colour = (6, 40, 26, 78)

SMALL_BELOW = 130  # pixels: a phone shows a narrower card so small that pips and corners could not be told apart

BACK_PANEL: Box = (0.06, 0.06, 0.94, CARD_HEIGHT - 0.06)
LATTICE_COLUMNS, LATTICE_ROWS = 12, 25
LATTICE_SIZE = 0.06
BACK_RINGS = ((0.275, GOLD), (0.26, BURGUNDY), (0.225, GOLD), (0.215, BURGUNDY))
BACK_EIGHT = 0.34
BACK_BASE: Point = (0.5, CENTRE[1] + 0.122)


def blank_card(width: int) -> Sheet:
    sheet = Sheet(1, CARD_HEIGHT, width)
    draw_blank(sheet)
    return sheet


def draw_blank(sheet: Sheet) -> None:
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, WHITE, EDGE, HAIRLINE)


SUIT_SHAPES, SUIT_INKS = FRENCH_SHAPES | WHOT_SHAPES, TWO_COLOUR_DECK | TWO_COLOURS  # of all packs


def draw_face(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw what is on the face of a card of any pack."""
    (draw_french if card in FRENCH.cards else draw_whot)(sheet, card, four_colours)


def draw_small_face(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw rank and suit once, as large as they can be."""
    (draw_small_french if card in FRENCH.cards else draw_small_whot)(sheet, card, four_colours)


# --- Backs and shadows ---------------------------------------------------------------------------------


def draw_back(sheet: Sheet) -> None:
    """Draw the back of a card: a lattice of diamonds around an eight."""
    left, top, right, bottom = BACK_PANEL
    sheet.panel(BACK_PANEL, CORNER / 2, BURGUNDY)
    for row in range(1, LATTICE_ROWS):
        for column in range(1, LATTICE_COLUMNS + row % 2):
            across = (column - row % 2 / 2) / LATTICE_COLUMNS
            spot = left + (right - left) * across, top + (bottom - top) * row / LATTICE_ROWS
            sheet.shape((DIAMOND,), LIGHT_BURGUNDY, LATTICE_SIZE, spot)
    sheet.panel(BACK_PANEL, CORNER / 2, None, GOLD, HAIRLINE)
    for radius, ink in BACK_RINGS:
        sheet.disc(CENTRE, radius, ink)
    sheet.write("8", CREAM, BACK_EIGHT, BACK_BASE, 1)


@cache
def card_shadow(width: int) -> Image.Image:
    """Return a soft shadow, larger than the card by the shadow margin on all sides."""
    height = round(width * CARD_HEIGHT)
    size = width + 2 * SHADOW_MARGIN, height + 2 * SHADOW_MARGIN
    left, top = SHADOW_MARGIN - 1, SHADOW_MARGIN + SHADOW_DROP
    strength = Image.new("L", size)
    box = left, top, left + width, top + height
    ImageDraw.Draw(strength).rounded_rectangle(box, CORNER * width, SHADOW[3])
    shadow = Image.new("RGBA", size, SHADOW)
    shadow.putalpha(strength.filter(ImageFilter.GaussianBlur(SHADOW_BLUR)))
    return shadow


def with_shadow(face: Image.Image) -> Image.Image:
    sprite = card_shadow(face.width).copy()
    sprite.alpha_composite(face, (SHADOW_MARGIN, SHADOW_MARGIN))
    return sprite


@lru_cache(2)  # a card is turned into stamps, plain and dimmed, one after the other
def card_sprite(card: str | None, width: int, four_colours: bool = False) -> Image.Image:
    """Return a card, or a back for None, together with its shadow."""
    sheet = blank_card(width)
    if card:
        (draw_small_face if width < SMALL_BELOW else draw_face)(sheet, card, four_colours)
    else:
        draw_back(sheet)
    return with_shadow(sheet.finished())


@cache
def veil(width: int) -> Image.Image:
    """Return the dark veil that dims a card which cannot be played."""
    sheet = Sheet(1, CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, VEIL)
    return sheet.finished()


# --- Stamps --------------------------------------------------------------------------------------------


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


def stamp_of(sprite: Image.Image) -> Stamp:
    rounding = SHADOW_MARGIN + ceil(CORNER * (sprite.width - 2 * SHADOW_MARGIN)) + 1
    return Stamp(sprite, (SHADOW_MARGIN, rounding, SHADOW_MARGIN, rounding))


def dimmed_sprite(sprite: Image.Image) -> Image.Image:
    dimmed = sprite.copy()
    dimmed.alpha_composite(veil(sprite.width - 2 * SHADOW_MARGIN), (SHADOW_MARGIN, SHADOW_MARGIN))
    return dimmed


def card_stamp(card: str, width: int, *, four_colours: bool = False, dimmed: bool = False) -> Stamp:
    """Return a card as it is put on the felt. It is drawn only once."""
    kept = _rare_stamps if four_colours or width > WIDEST_USUAL else _card_stamps
    return kept(card, width, four_colours, dimmed)


def _drawn_stamp(card: str, width: int, four_colours: bool, dimmed: bool) -> Stamp:
    sprite = card_sprite(card, width, four_colours)
    return stamp_of(dimmed_sprite(sprite) if dimmed else sprite)


# A card as only some players like to see it takes much memory, so that only the latest of those are kept.
_card_stamps, _rare_stamps = cache(_drawn_stamp), lru_cache(RARE)(_drawn_stamp)
