"""Number cards, pass cards and the marks of Str8 Eight, drawn from scratch like the playing cards.

Each row of the multiplication table has a colour, but colour never carries meaning alone. Wherever one is used, the
number it leads to or the step is written on it. Lengths on a card are fractions of its width. Cached pictures are
shared: paste them, never draw on them.
"""

from functools import cache

from PIL import Image

from cogs.ui.pictures.card_faces import CardSheet, with_shadow
from cogs.ui.pictures.drawing import (
    BLACK,
    BURGUNDY,
    CARD_HEIGHT,
    CENTRE,
    CREAM,
    FRAME_CORNER,
    GOLD,
    HAIRLINE,
    RED,
    WHITE,
    Box,
    Colour,
    Outline,
    Point,
    Sheet,
)
from cogs.ui.pictures.stamps import Stamp, dimmed_stamp, stamp_of
from engine.core.packs import PASS_CARDS
from engine.str8.rules import OPENERS, above, step
from engine.words import Words

words = Words("cogs.ui.looks.str8.look")

# Chosen by measuring, so that no two are close for people with any of the common kinds of colour-blindness.
ROW_COLOURS: dict[int, Colour] = {
    1: (150, 18, 22, 255),
    2: (250, 216, 60, 255),
    3: (10, 112, 96, 255),
    4: (62, 84, 228, 255),
    5: (236, 150, 186, 255),
    6: (236, 104, 14, 255),
    7: (40, 156, 236, 255),
    8: (64, 20, 88, 255),
}
BRIGHT = 115  # colours brighter than this carry black letters, the others white ones

MIDDLE_SHARE = 0.355  # share of a figure's size by which its base lies below the middle of its field

NUMBER_X = 0.315
NUMBER_SIZE, NUMBER_WIDTH = 0.44, 0.54
ROW_STEP = 0.305
ONWARD: Outline = ((-0.18, -0.135), (0.09, -0.135), (0.18, 0), (0.09, 0.135), (-0.18, 0.135))
ONWARD_X, ONWARD_SIZE = 0.785, 0.235
ONWARD_TEXT_X, ONWARD_WIDTH = 0.75, 0.28
BULLS_EYE_Y, BULLS_EYE = 0.27, 0.125
BULLS_EYE_RINGS = ((1.0, RED), (0.73, WHITE), (0.44, RED))  # share of the radius, and the ink

PASS_PANEL: Box = (0.07, 0.07, 0.93, CARD_HEIGHT - 0.07)
PASS_ARROW: Outline = (
    (-0.5, 0), (-0.08, -0.4), (-0.08, -0.17), (0.5, -0.17), (0.5, 0.17), (-0.08, 0.17), (-0.08, 0.4),
)  # fmt: skip
PASS_ARROW_SIZE = 0.72
PASS_ARROW_AT: Point = (0.5, 0.59)
PASS_WORD = 0.27
PASS_BASE: Point = (0.5, 1.2)
PASS_WIDTH = 0.72


def ink_on(colour: Colour) -> Colour:
    red, green, blue, _ = colour
    return BLACK if 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT else WHITE


def centred(sheet: Sheet, text: str, colour: Colour, size: float, middle: Point, widest: float) -> None:
    """Write figures with their middle, not their base line, at this point."""
    sheet.write(text, colour, size, (middle[0], middle[1] + size * MIDDLE_SHARE), widest)


def draw_bulls_eye(sheet: Sheet, middle: Point, radius: float) -> None:
    """Draw the sign of a number that starts a sequence."""
    for share, ink in BULLS_EYE_RINGS:
        sheet.disc(middle, radius * share, ink)


def draw_following(sheet: Sheet, number: int) -> None:
    """Draw an arrow for each number that this one leads to."""
    following = above(number)
    for index, onward in enumerate(following):
        colour = ROW_COLOURS[step(number, onward)]
        along = CENTRE[1] + (index - (len(following) - 1) / 2) * ROW_STEP
        sheet.shape((ONWARD,), colour, 1, (ONWARD_X, along))
        centred(sheet, str(onward), ink_on(colour), ONWARD_SIZE, (ONWARD_TEXT_X, along), ONWARD_WIDTH)


def pass_arrow(card: str) -> Outline:
    """Return the big arrow of a pass card, pointing to where the hands go."""
    side = 1 if card == "PL" else -1
    return tuple((x * side, y) for x, y in PASS_ARROW)


def draw_face(sheet: Sheet, card: str) -> None:
    """Draw a number and those it leads to, or what is on a pass card."""
    if not card.isdecimal():
        sheet.panel(PASS_PANEL, FRAME_CORNER, CREAM, GOLD, 2 * HAIRLINE)
        sheet.shape((pass_arrow(card),), BURGUNDY, PASS_ARROW_SIZE, PASS_ARROW_AT)
        sheet.write(words("picture-pass"), BURGUNDY, PASS_WORD, PASS_BASE, PASS_WIDTH)
        return
    number = int(card)
    draw_following(sheet, number)
    centred(sheet, card, BLACK, NUMBER_SIZE, (NUMBER_X, CENTRE[1]), NUMBER_WIDTH)
    if number in OPENERS:
        draw_bulls_eye(sheet, (NUMBER_X, BULLS_EYE_Y), BULLS_EYE)


def number_sprite(card: str, width: int) -> Image.Image:
    """Return a number card or a pass card together with its shadow."""
    sheet = CardSheet(width)
    draw_face(sheet, card)
    return with_shadow(sheet.finished())


@cache
def _number_stamp(card: str, width: int, word: str) -> Stamp:
    """``word``: what is written on it."""
    return stamp_of(number_sprite(card, width))


def number_stamp(card: str, width: int, *, dimmed: bool) -> Stamp:
    """Return a number card or a pass card as it is put on the felt."""
    stamp = _number_stamp(card, width, words("picture-pass") if card in PASS_CARDS else "")
    return dimmed_stamp(stamp, width) if dimmed else stamp
