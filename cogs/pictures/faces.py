"""Cards drawn from scratch: the faces of the French and the Whot pack, backs, jokers and shadows.

Everything is made of plain polygons, so the suits differ by shape and not by colour alone. Cards are two characters,
rank then suit ("AS", "TD"), and the jokers are "R*" and "B*". Cached pictures are shared: paste them, never draw on
them.
"""

from collections.abc import Mapping
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from cogs.pictures.drawing import (
    BLACK,
    BLUE,
    BURGUNDY,
    CARD_HEIGHT,
    CENTRE,
    CORNER,
    CREAM,
    DARK_GOLD,
    EDGE,
    FRAME_CORNER,
    FRAME_TINT,
    GOLD,
    GREEN,
    HAIRLINE,
    INDEX_WIDTH,
    INDEX_X,
    LIGHT_BURGUNDY,
    OVERSAMPLE,
    RANK_SIZE,
    RED,
    SILVER,
    SKIN,
    STAR,
    STEEL,
    WHITE,
    Box,
    Colour,
    Outline,
    Point,
    Shape,
    Sheet,
    circle,
    curve,
    mirrored,
    mixed,
    transformed,
)
from engine.core.cards import figure, short
from engine.core.packs.whot import CIRCLE, CROSS, SQUARE, STAR as STARS, SUITS, TRIANGLE, TWENTY, WHOT_CARD

JOKER_SUIT = "*"
JOKER_COLOURS = {"R": RED, "B": BLACK}

PIP_STEP: Point = (0.15, 0.48)
ACE_INLAY = 0.17
NUMBER_SIZE = 0.22  # on a large shape of Whot
MEDALLION = 0.185
JOKER_STAR_Y = 0.18
SMALL_RANK = 0.66

# Places of the pips in steps from the middle of the card. Negative is left or up.
MIDDLE: Outline = ((0, 0),)
PAIR: Outline = ((0, -1), (0, 1))
FOUR: Outline = ((-1, -1), (1, -1), (-1, 1), (1, 1))
SIX: Outline = (*FOUR, (-1, 0), (1, 0))
EIGHT: Outline = (*FOUR, (-1, -1 / 3), (1, -1 / 3), (-1, 1 / 3), (1, 1 / 3))
PIPS: dict[str, Outline] = {
    "2": PAIR,
    "3": PAIR + MIDDLE,
    "4": FOUR,
    "5": FOUR + MIDDLE,
    "6": SIX,
    "7": (*SIX, (0, -0.5)),
    "8": (*SIX, (0, -0.5), (0, 0.5)),
    "9": EIGHT + MIDDLE,
    "T": (*EIGHT, (0, -2 / 3), (0, 2 / 3)),
}


HEART = mirrored(
    curve((0, -0.27), (-0.06, -0.47), (-0.2, -0.5), (-0.27, -0.5))
    + curve((-0.27, -0.5), (-0.42, -0.5), (-0.52, -0.38), (-0.52, -0.2))
    + curve((-0.52, -0.2), (-0.52, 0.1), (-0.14, 0.26), (0, 0.52))
)
STEM = mirrored(curve((-0.02, 0), (-0.03, 0.3), (-0.08, 0.46), (-0.22, 0.5)))
SPADE_LEAF = transformed(HEART, size=0.88, to=(0, -0.06), turn=180)
DIAMOND = mirrored(curve((0, -0.56), (-0.17, -0.24), (-0.42, 0)) + curve((-0.42, 0), (-0.17, 0.24), (0, 0.56)))
CLUB_MIDDLE = circle((0, 0), 0.14)
CLUB_LEAVES = (circle((0, -0.26), 0.235), circle((-0.27, 0.1), 0.235), circle((0.27, 0.1), 0.235))
FRENCH_SHAPES: dict[str, Shape] = {
    "S": (SPADE_LEAF, STEM),
    "H": (HEART,),
    "D": (DIAMOND,),
    "C": (*CLUB_LEAVES, CLUB_MIDDLE, STEM),
}

SUIT_INK = None  # stands for the colour of the card's suit in an emblem

CROWN_DOME = mirrored(curve((0, -0.2), (-0.14, -0.46), (-0.66, -0.34), (-0.42, 0.22)))
CROWN_VELVET = mirrored(curve((0, -0.13), (-0.1, -0.16), (-0.26, -0.16), (-0.2, 0.22)))
CROWN_BAND: Outline = ((-0.43, 0.2), (0.43, 0.2), (0.43, 0.42), (-0.43, 0.42))
CROWN_CROSS: Outline = (
    (-0.05, -0.22), (-0.05, -0.36), (-0.15, -0.36), (-0.15, -0.46), (-0.05, -0.46), (-0.05, -0.58),
    (0.05, -0.58), (0.05, -0.46), (0.15, -0.46), (0.15, -0.36), (0.05, -0.36), (0.05, -0.22),
)  # fmt: skip
CROWN_JEWELS = tuple(circle((across, 0.31), 0.065) for across in (-0.26, 0, 0.26))

CORONET: Outline = (
    (-0.36, 0.24), (-0.5, -0.2), (-0.24, 0.02), (-0.27, -0.34), (-0.09, -0.04),
    (0, -0.44), (0.09, -0.04), (0.27, -0.34), (0.24, 0.02), (0.5, -0.2), (0.36, 0.24),
)  # fmt: skip
CORONET_BAND: Outline = ((-0.37, 0.22), (0.37, 0.22), (0.34, 0.42), (-0.34, 0.42))
CORONET_TIPS: Outline = ((-0.5, -0.22), (-0.27, -0.36), (0, -0.46), (0.27, -0.36), (0.5, -0.22))
CORONET_PEARLS = tuple(circle(tip, 0.08) for tip in CORONET_TIPS)
CORONET_JEWEL = transformed(DIAMOND, 0.24, (0, 0.1))

BLADE: Outline = ((-0.055, 0.2), (-0.055, -0.5), (0, -0.64), (0.055, -0.5), (0.055, 0.2))
HILT: Outline = (
    (-0.2, 0.18), (0.2, 0.18), (0.2, 0.27), (0.05, 0.27),
    (0.05, 0.52), (-0.05, 0.52), (-0.05, 0.27), (-0.2, 0.27),
)  # fmt: skip
SWORD_TURN = 42

CAP_LEFT = curve((0, 0.12), (-0.04, -0.36), (-0.44, -0.56), (-0.58, 0)) + curve(
    (-0.58, 0), (-0.42, -0.18), (-0.32, -0.06), (-0.32, 0.14)
)
CAP_RIGHT = tuple((-x, y) for x, y in CAP_LEFT)
CAP_TOP = mirrored(curve((0, -0.56), (-0.05, -0.3), (-0.26, -0.2), (-0.2, 0.13)))
CAP_BELLS = (circle((-0.58, 0.04), 0.075), circle((0, -0.58), 0.075), circle((0.58, 0.04), 0.075))
CAP_BAND: Outline = ((-0.34, 0.08), (0.34, 0.08), (0.34, 0.17), (-0.34, 0.17))
JESTER_EYES = (circle((-0.12, 0.27), 0.035), circle((0.12, 0.27), 0.035))
JESTER_SMILE = curve((-0.17, 0.34), (-0.08, 0.5), (0.08, 0.5), (0.17, 0.34)) + curve(
    (0.17, 0.34), (0.06, 0.42), (-0.06, 0.42), (-0.17, 0.34)
)
RUFF: Outline = (
    (-0.36, 0.42), (0.36, 0.42), (0.48, 0.6), (0.26, 0.58), (0.15, 0.74), (0, 0.62),
    (-0.15, 0.74), (-0.26, 0.58), (-0.48, 0.6),
)  # fmt: skip

# An emblem is drawn layer by layer: shape, fill, edge.
EMBLEMS: dict[str, tuple[tuple[Shape, Colour | None, Colour], ...]] = {
    "K": (
        ((CROWN_CROSS,), GOLD, DARK_GOLD),
        ((CROWN_DOME,), GOLD, DARK_GOLD),
        ((CROWN_VELVET,), SUIT_INK, DARK_GOLD),
        ((CROWN_BAND,), GOLD, DARK_GOLD),
        (CROWN_JEWELS, SUIT_INK, DARK_GOLD),
    ),
    "Q": (
        ((CORONET,), GOLD, DARK_GOLD),
        ((CORONET_BAND,), SUIT_INK, DARK_GOLD),
        (CORONET_PEARLS, CREAM, DARK_GOLD),
        ((CORONET_JEWEL,), SUIT_INK, DARK_GOLD),
    ),
    "J": (
        ((transformed(BLADE, turn=SWORD_TURN),), SILVER, STEEL),
        ((transformed(HILT, turn=SWORD_TURN),), GOLD, DARK_GOLD),
        ((transformed(BLADE, turn=-SWORD_TURN),), SILVER, STEEL),
        ((transformed(HILT, turn=-SWORD_TURN),), GOLD, DARK_GOLD),
    ),
    JOKER_SUIT: (
        ((RUFF,), GOLD, DARK_GOLD),
        ((circle((0, 0.24), 0.3),), SKIN, DARK_GOLD),
        ((CAP_LEFT,), SUIT_INK, DARK_GOLD),
        ((CAP_RIGHT,), SUIT_INK, DARK_GOLD),
        ((CAP_TOP, CAP_BAND), GOLD, DARK_GOLD),
        (CAP_BELLS, CREAM, DARK_GOLD),
        ((*JESTER_EYES, JESTER_SMILE), BLACK, BLACK),
    ),
}


def draw_emblem(sheet: Sheet, emblem: str, colour: Colour, size: float, at: Point) -> None:
    for shape, fill, edge in EMBLEMS[emblem]:
        sheet.shape(shape, fill or colour, size, at, edge=edge)


def draw_joker(sheet: Sheet, colour: Colour) -> None:
    """Draw the jester, and in two corners a star above the word "joker" set downwards."""
    with sheet.both_ways() as corner:
        corner.shape((STAR,), colour, 0.24, (INDEX_X, JOKER_STAR_Y))
        for index, letter in enumerate("JOKER", start=1):
            corner.write(letter, colour, 0.155, (INDEX_X, JOKER_STAR_Y + index * 0.14 + 0.12), 1)
    draw_emblem(sheet, JOKER_SUIT, colour, 0.46, CENTRE)


_ARM, _REACH, _HALF = 0.17, 0.5, 0.45
WHOT_SHAPES: dict[str, Shape] = {
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
SUIT_SHAPES = FRENCH_SHAPES | WHOT_SHAPES
TWO_COLOURS = {
    "S": BLACK, "H": RED, "D": RED, "C": BLACK,
    CIRCLE: RED, TRIANGLE: BLACK, CROSS: RED, SQUARE: BLACK, STARS: RED,
}  # fmt: skip
MORE_COLOURS = {
    "S": BLACK, "H": RED, "D": BLUE, "C": GREEN,
    CIRCLE: RED, TRIANGLE: BLUE, CROSS: BLACK, SQUARE: GREEN, STARS: DARK_GOLD,
}  # fmt: skip


def draw_whot_card(sheet: Sheet, inks: Mapping[str, Colour]) -> None:
    """Draw the name on a band, with all shapes of the pack above and below it."""
    for suit, spot in zip(SUITS, ((0.2, 0.39), (0.5, 0.39), (0.8, 0.39), (0.35, 1.02), (0.65, 1.02)), strict=True):
        sheet.shape(WHOT_SHAPES[suit], inks[suit], 0.19, spot)
    sheet.panel((0.06, CENTRE[1] - 0.15, 0.94, CENTRE[1] + 0.15), FRAME_CORNER, RED, GOLD, 2 * HAIRLINE)
    sheet.write(short(WHOT_CARD).upper(), WHITE, 0.24, (CENTRE[0], CENTRE[1] + 0.08), 0.8)
    with sheet.both_ways() as corner:
        corner.write(str(TWENTY), RED, RANK_SIZE * 0.7, (INDEX_X, 0.2), INDEX_WIDTH)


def draw_face(sheet: Sheet, rank: str, suit: str, colour: Colour) -> None:
    """Draw a card with a suit: both in two corners, and in the middle pips, or a large shape with its number.

    A court is framed: the emblem at either end, and the letter on a medallion between them.
    """
    shape = SUIT_SHAPES[suit]
    with sheet.both_ways() as corner:
        corner.write(figure(rank), colour, RANK_SIZE, (INDEX_X, 0.235), INDEX_WIDTH)
        corner.shape(shape, colour, 0.16, (INDEX_X, 0.345))
    if suit in WHOT_SHAPES:
        sheet.shape(shape, colour, 0.54, CENTRE)
        lower = 0.07 if suit == TRIANGLE else 0  # where it is wider
        sheet.write(figure(rank), WHITE, NUMBER_SIZE, (CENTRE[0], CENTRE[1] + lower + NUMBER_SIZE * 0.36), 0.2)
    elif rank == "A":  # one large pip with the fine outline of a small one laid into it
        for size, ink in ((0.54, colour), (ACE_INLAY, WHITE), (ACE_INLAY * 0.76, colour)):
            sheet.shape(shape, ink, size, CENTRE)
    elif rank in PIPS:
        for across, along in PIPS[rank]:
            spot = CENTRE[0] + across * PIP_STEP[0], CENTRE[1] + along * PIP_STEP[1]
            sheet.shape(shape, colour, 0.178, spot, turn=180 if along > 0 else 0)
    else:
        frame, tint = (0.28, 0.075, 0.72, CARD_HEIGHT - 0.075), mixed(WHITE, colour, FRAME_TINT)
        sheet.panel(frame, FRAME_CORNER, tint, colour, 2 * HAIRLINE)
        sheet.panel((0.305, 0.1, 0.695, CARD_HEIGHT - 0.1), FRAME_CORNER / 2, None, GOLD, HAIRLINE)
        with sheet.both_ways() as half:
            draw_emblem(half, rank, colour, 0.325, (0.5, 0.32))
        for radius, ink in ((MEDALLION, colour), (MEDALLION * 0.91, GOLD), (MEDALLION * 0.84, WHITE)):
            sheet.disc(CENTRE, radius, ink)
        sheet.write(figure(rank), colour, 0.27, (0.5, CENTRE[1] + 0.1), MEDALLION)


SHADOW_MARGIN = 12  # pixels around each card, room for its shadow
SHADOW: Colour = (0, 14, 8, 140)
VEIL: Colour = (6, 40, 26, 78)

WIDEST_USUAL = 200  # pixels: pips stay apart only on a wider card, for those who like large ones

BACK_PANEL: Box = (0.06, 0.06, 0.94, CARD_HEIGHT - 0.06)
LATTICE_COLUMNS, LATTICE_ROWS = 12, 25


class CardSheet(Sheet):
    """A blank card to draw on. It is opaque, which is much quicker: edge and shadow come when it is finished."""

    def __init__(self, width: int) -> None:
        super().__init__(1, CARD_HEIGHT, width)
        self.image = Image.new("RGB", self.image.size, WHITE[:3])
        self.pen = ImageDraw.Draw(self.image)

    def finished(self) -> Image.Image:
        card, inside = blank(self.image.width // OVERSAMPLE)
        card = card.copy()
        card.paste(self.image.reduce(OVERSAMPLE), (SHADOW_MARGIN, SHADOW_MARGIN), inside)
        return card


@cache
def blank(width: int) -> tuple[Image.Image, Image.Image]:
    """Return a blank card with its shadow, and as a mask what lies within its edge."""
    sheet = Sheet(1, CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, WHITE, EDGE, HAIRLINE)
    card, both = sheet.finished(), card_shadow(width).copy()
    both.alpha_composite(card, (SHADOW_MARGIN, SHADOW_MARGIN))
    return both, card.getchannel("R").point([255 * (red == WHITE[0]) for red in range(256)])


# --- Backs and shadows ---------------------------------------------------------------------------------


def draw_back(sheet: Sheet) -> None:
    """Draw the back of a card: a lattice of diamonds around an eight."""
    left, top, right, bottom = BACK_PANEL
    sheet.panel(BACK_PANEL, CORNER / 2, BURGUNDY)
    for row in range(1, LATTICE_ROWS):
        for column in range(1, LATTICE_COLUMNS + row % 2):
            across = (column - row % 2 / 2) / LATTICE_COLUMNS
            spot = left + (right - left) * across, top + (bottom - top) * row / LATTICE_ROWS
            sheet.shape((DIAMOND,), LIGHT_BURGUNDY, 0.06, spot)
    sheet.panel(BACK_PANEL, CORNER / 2, None, GOLD, HAIRLINE)
    for radius, ink in ((0.275, GOLD), (0.26, BURGUNDY), (0.225, GOLD), (0.215, BURGUNDY)):
        sheet.disc(CENTRE, radius, ink)
    sheet.write("8", CREAM, 0.34, (0.5, CENTRE[1] + 0.122), 1)


@cache
def card_shadow(width: int) -> Image.Image:
    """Return a soft shadow, larger than the card by the shadow margin on all sides."""
    height = round(width * CARD_HEIGHT)
    left, top = SHADOW_MARGIN - 1, SHADOW_MARGIN + 3
    strength = Image.new("L", (width + 2 * SHADOW_MARGIN, height + 2 * SHADOW_MARGIN))
    box = left, top, left + width, top + height
    ImageDraw.Draw(strength).rounded_rectangle(box, CORNER * width, SHADOW[3])
    shadow = Image.new("RGBA", strength.size, SHADOW)
    shadow.putalpha(strength.filter(ImageFilter.GaussianBlur(4)))
    return shadow


def card_sprite(card: str | None, width: int, four_colours: bool = False) -> Image.Image:
    """Return a card, or a back for None, together with its shadow.

    A small card has rank and suit once, as large as they can be, or a jester alone.
    """
    sheet, large, inks = CardSheet(width), width > WIDEST_USUAL, MORE_COLOURS if four_colours else TWO_COLOURS
    rank, suit = (card[0], card[1]) if card else ("", "")
    if not card:
        draw_back(sheet)
    elif card == WHOT_CARD:
        draw_whot_card(sheet, inks)
    elif suit == JOKER_SUIT and large:
        draw_joker(sheet, JOKER_COLOURS[rank])
    elif suit == JOKER_SUIT:
        draw_emblem(sheet, suit, JOKER_COLOURS[rank], 0.7, CENTRE)
    elif large:
        draw_face(sheet, rank, suit, inks[suit])
    else:
        sheet.write(figure(rank), inks[suit], SMALL_RANK, (0.42, 0.6), 0.72)
        sheet.shape(SUIT_SHAPES[suit], inks[suit], 0.58, (0.55, 1.0))
    return sheet.finished()
