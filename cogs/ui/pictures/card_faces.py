"""Playing cards as they lie on the felt: faces, backs and shadows.

Cached pictures are shared: paste them, never draw on them.
"""

from functools import cache

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
    OVERSAMPLE,
    WHITE,
    Box,
    Colour,
    Point,
    Sheet,
)
from cogs.ui.pictures.french_faces import DIAMOND, TWO_COLOUR_DECK, draw_french, draw_small_french
from cogs.ui.pictures.french_faces import SUIT_SHAPES as FRENCH_SHAPES
from cogs.ui.pictures.whot_faces import SHAPES as WHOT_SHAPES
from cogs.ui.pictures.whot_faces import TWO_COLOURS, draw_small_whot, draw_whot
from engine.core.packs.french import FRENCH

SHADOW_MARGIN = 12  # pixels around each card, room for its shadow
SHADOW_BLUR, SHADOW_DROP = 4, 3
SHADOW: Colour = (0, 14, 8, 140)
VEIL: Colour = (6, 40, 26, 78)

WIDEST_USUAL = 200  # pixels: pips stay apart only on a wider card, for those who like large ones

BACK_PANEL: Box = (0.06, 0.06, 0.94, CARD_HEIGHT - 0.06)
LATTICE_COLUMNS, LATTICE_ROWS = 12, 25
LATTICE_SIZE = 0.06
BACK_RINGS = ((0.275, GOLD), (0.26, BURGUNDY), (0.225, GOLD), (0.215, BURGUNDY))
BACK_EIGHT = 0.34
BACK_BASE: Point = (0.5, CENTRE[1] + 0.122)


class CardSheet(Sheet):
    """A blank card to draw on. It is opaque, which is much quicker, and its edge comes when it is finished."""

    def __init__(self, width: int) -> None:
        super().__init__(1, CARD_HEIGHT, width)
        self.image = Image.new("RGB", self.image.size, WHITE[:3])
        self.pen = ImageDraw.Draw(self.image)

    def finished(self) -> Image.Image:
        card, inside = blank(self.image.width // OVERSAMPLE)
        card = card.copy()
        card.paste(self.image.reduce(OVERSAMPLE), (0, 0), inside)
        return card


@cache
def blank(width: int) -> tuple[Image.Image, Image.Image]:
    """Return a blank card, and as a mask what lies within its edge."""
    sheet = Sheet(1, CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, WHITE, EDGE, HAIRLINE)
    card = sheet.finished()
    return card, card.getchannel("R").point([255 * (red == WHITE[0]) for red in range(256)])


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


def card_sprite(card: str | None, width: int, four_colours: bool = False) -> Image.Image:
    """Return a card, or a back for None, together with its shadow."""
    sheet = CardSheet(width)
    if card:
        (draw_face if width > WIDEST_USUAL else draw_small_face)(sheet, card, four_colours)
    else:
        draw_back(sheet)
    return with_shadow(sheet.finished())
