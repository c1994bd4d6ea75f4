"""The faces of the Whot pack drawn from scratch: five shapes, each with its number, and the Whot card.

The shapes differ by outline and not by colour alone.
"""

from cogs.ui.pictures.drawing import (
    BLACK,
    BLUE,
    CENTRE,
    DARK_GOLD,
    FRAME_CORNER,
    GOLD,
    GREEN,
    HAIRLINE,
    INDEX_WIDTH,
    INDEX_X,
    RANK_SIZE,
    RED,
    STAR,
    WHITE,
    Box,
    Outline,
    Shape,
    Sheet,
    circle,
    draw_corners,
    draw_large,
)
from engine.core.cards import figure, short
from engine.core.packs.whot import CIRCLE, CROSS, SQUARE, SUITS, TRIANGLE, TWENTY, WHOT_CARD
from engine.core.packs.whot import STAR as STARS

_ARM, _REACH, _HALF = 0.17, 0.5, 0.45
SHAPES: dict[str, Shape] = {
    CIRCLE: (circle((0, 0), 0.48),),
    TRIANGLE: (((0, -0.5), (0.54, 0.44), (-0.54, 0.44)),),
    CROSS: (
        (
            (-_ARM, -_REACH), (_ARM, -_REACH), (_ARM, -_ARM), (_REACH, -_ARM), (_REACH, _ARM), (_ARM, _ARM),
            (_ARM, _REACH), (-_ARM, _REACH), (-_ARM, _ARM), (-_REACH, _ARM), (-_REACH, -_ARM), (-_ARM, -_ARM),
        ),
    ),
    SQUARE: (((-_HALF, -_HALF), (_HALF, -_HALF), (_HALF, _HALF), (-_HALF, _HALF)),),
    STARS: (STAR,),
}  # fmt: skip
TWO_COLOURS = {CIRCLE: RED, TRIANGLE: BLACK, CROSS: RED, SQUARE: BLACK, STARS: RED}
MORE_COLOURS = {CIRCLE: RED, TRIANGLE: BLUE, CROSS: BLACK, SQUARE: GREEN, STARS: DARK_GOLD}

SIZE = 0.54  # of the large shape
NUMBER_SIZE, NUMBER_WIDTH = 0.22, 0.2
NUMBER_LOWER = {TRIANGLE: 0.07}  # below the middle, where a shape is wider there
WHOT_BAND: Box = (0.06, CENTRE[1] - 0.15, 0.94, CENTRE[1] + 0.15)
WHOT_SIZE, WHOT_BASE = 0.24, (CENTRE[0], CENTRE[1] + 0.08)
WHOT_SYMBOL = 0.19
WHOT_SYMBOLS: Outline = ((0.2, 0.39), (0.5, 0.39), (0.8, 0.39), (0.35, 1.02), (0.65, 1.02))


def draw_whot(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw the face of a card: number and shape in two corners, and the shape with its number in the middle."""
    if card == WHOT_CARD:
        _draw_wild(sheet, four_colours)
        return
    number, suit = figure(card[0]), card[1]
    colour = (MORE_COLOURS if four_colours else TWO_COLOURS)[suit]
    draw_corners(sheet, number, SHAPES[suit], colour)
    sheet.shape(SHAPES[suit], colour, SIZE, CENTRE)
    base = CENTRE[0], CENTRE[1] + NUMBER_LOWER.get(suit, 0) + NUMBER_SIZE * 0.36
    sheet.write(number, WHITE, NUMBER_SIZE, base, NUMBER_WIDTH)


def draw_small_whot(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw number and shape once, as large as they can be. A Whot card stays."""
    if card == WHOT_CARD:
        draw_whot(sheet, card, four_colours)
        return
    colour = (MORE_COLOURS if four_colours else TWO_COLOURS)[card[1]]
    draw_large(sheet, figure(card[0]), SHAPES[card[1]], colour)


def _draw_wild(sheet: Sheet, four_colours: bool) -> None:
    """Draw the name on a band, with all shapes above and below it."""
    inks = MORE_COLOURS if four_colours else TWO_COLOURS
    for suit, spot in zip(SUITS, WHOT_SYMBOLS, strict=True):
        sheet.shape(SHAPES[suit], inks[suit], WHOT_SYMBOL, spot)
    sheet.panel(WHOT_BAND, FRAME_CORNER, RED, GOLD, 2 * HAIRLINE)
    sheet.write(short(WHOT_CARD).upper(), WHITE, WHOT_SIZE, WHOT_BASE, 0.8)
    corner = sheet.another()
    corner.write(str(TWENTY), RED, RANK_SIZE * 0.7, (INDEX_X, 0.2), INDEX_WIDTH)
    sheet.add_turned(corner)
