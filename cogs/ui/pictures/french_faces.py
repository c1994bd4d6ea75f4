"""The faces of the French pack drawn from scratch: suit symbols, pips, court emblems and jokers.

Everything is made of plain polygons, so the four suits differ by shape and not by colour alone. Cards are two
characters, rank then suit ("AS", "TD"), and the jokers are "R*" and "B*".
"""

from cogs.ui.pictures.drawing import (
    BLACK,
    BLUE,
    CARD_HEIGHT,
    CENTRE,
    CREAM,
    DARK_GOLD,
    FRAME_CORNER,
    FRAME_TINT,
    GOLD,
    GREEN,
    HAIRLINE,
    INDEX_X,
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
    draw_corners,
    draw_large,
    mirrored,
    mixed,
    moved,
)
from engine.core.cards import figure

JOKER_SUIT = "*"
TWO_COLOUR_DECK = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOUR_DECK = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}
JOKER_COLOURS = {"R": RED, "B": BLACK}

JOKER_STAR, JOKER_STAR_Y = 0.24, 0.18
JOKER_STEP = 0.14
JOKER_LETTER, JOKER_SIZE, JOKER_ALONE = 0.155, 0.46, 0.7

PIP_SIZE = 0.178
PIP_STEP: Point = (0.15, 0.48)
ACE_SIZE, ACE_INLAY = 0.54, 0.17
FRAME: Box = (0.28, 0.075, 0.72, CARD_HEIGHT - 0.075)
INNER_FRAME: Box = (0.305, 0.1, 0.695, CARD_HEIGHT - 0.1)
EMBLEM: Point = (0.5, 0.32)
EMBLEM_SIZE = 0.325
MEDALLION = 0.185
COURT_LETTER = 0.27
COURT_BASE: Point = (0.5, CENTRE[1] + 0.1)

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
SPADE_LEAF = moved(HEART, size=0.88, to=(0, -0.06), turn=180)
DIAMOND = mirrored(curve((0, -0.56), (-0.17, -0.24), (-0.42, 0)) + curve((-0.42, 0), (-0.17, 0.24), (0, 0.56)))
CLUB_MIDDLE = circle((0, 0), 0.14)
CLUB_LEAVES = (circle((0, -0.26), 0.235), circle((-0.27, 0.1), 0.235), circle((0.27, 0.1), 0.235))
SUIT_SHAPES: dict[str, Shape] = {
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
CORONET_JEWEL = moved(DIAMOND, 0.24, (0, 0.1))

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
Layer = tuple[Shape, Colour | None, Colour]
EMBLEMS: dict[str, tuple[Layer, ...]] = {
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
        ((moved(BLADE, turn=SWORD_TURN),), SILVER, STEEL),
        ((moved(HILT, turn=SWORD_TURN),), GOLD, DARK_GOLD),
        ((moved(BLADE, turn=-SWORD_TURN),), SILVER, STEEL),
        ((moved(HILT, turn=-SWORD_TURN),), GOLD, DARK_GOLD),
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


def draw_court(sheet: Sheet, rank: str, colour: Colour) -> None:
    """Draw a framed court: the emblem at either end and the letter on a medallion between them."""
    sheet.panel(FRAME, FRAME_CORNER, mixed(WHITE, colour, FRAME_TINT), colour, 2 * HAIRLINE)
    sheet.panel(INNER_FRAME, FRAME_CORNER / 2, None, GOLD, HAIRLINE)
    half = sheet.another()
    draw_emblem(half, rank, colour, EMBLEM_SIZE, EMBLEM)
    sheet.add_turned(half)
    for radius, ink in ((MEDALLION, colour), (MEDALLION * 0.91, GOLD), (MEDALLION * 0.84, WHITE)):
        sheet.disc(CENTRE, radius, ink)
    sheet.write(figure(rank), colour, COURT_LETTER, COURT_BASE, MEDALLION)


def draw_joker(sheet: Sheet, colour: Colour) -> None:
    """Draw the jester, and in two corners a star above the word "joker" set downwards."""
    corner = sheet.another()
    corner.shape((STAR,), colour, JOKER_STAR, (INDEX_X, JOKER_STAR_Y))
    for index, letter in enumerate("JOKER", start=1):
        corner.write(letter, colour, JOKER_LETTER, (INDEX_X, JOKER_STAR_Y + index * JOKER_STEP + 0.12), 1)
    sheet.add_turned(corner)
    draw_emblem(sheet, JOKER_SUIT, colour, JOKER_SIZE, CENTRE)


def draw_french(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw what is on the face of a card: rank and suit in two corners, and pips, an ace, a court or a jester."""
    rank, suit = card[0], card[1]
    if suit == JOKER_SUIT:
        draw_joker(sheet, JOKER_COLOURS[rank])
        return
    colour = (FOUR_COLOUR_DECK if four_colours else TWO_COLOUR_DECK)[suit]
    shape = SUIT_SHAPES[suit]
    draw_corners(sheet, figure(rank), shape, colour)
    if rank == "A":  # one large pip with the fine outline of a small one laid into it
        for size, ink in ((ACE_SIZE, colour), (ACE_INLAY, WHITE), (ACE_INLAY * 0.76, colour)):
            sheet.shape(shape, ink, size, CENTRE)
    elif rank in PIPS:
        for across, along in PIPS[rank]:
            spot = CENTRE[0] + across * PIP_STEP[0], CENTRE[1] + along * PIP_STEP[1]
            sheet.shape(shape, colour, PIP_SIZE, spot, turn=180 if along > 0 else 0)
    else:
        draw_court(sheet, rank, colour)


def draw_small_french(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw rank and suit once, as large as they can be, or a jester alone."""
    rank, suit = card[0], card[1]
    if suit == JOKER_SUIT:
        draw_emblem(sheet, suit, JOKER_COLOURS[rank], JOKER_ALONE, CENTRE)
        return
    colour = (FOUR_COLOUR_DECK if four_colours else TWO_COLOUR_DECK)[suit]
    draw_large(sheet, figure(rank), SUIT_SHAPES[suit], colour)
