"""Playing cards drawn from scratch: suit symbols, pips, court emblems, jokers, backs and shadows.

Everything is made of plain polygons, so the four suits differ by shape and not by colour alone. Cards are two
characters, rank then suit ("AS", "TD"), and the jokers are "R*" and "B*". Lengths on a card are fractions of its width.
Cached pictures are shared: paste them, never draw on them.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import ceil, cos, radians, sin

from PIL import Image, ImageDraw, ImageFilter, ImageFont

Point = tuple[float, float]
Outline = tuple[Point, ...]
Shape = tuple[Outline, ...]
Box = tuple[float, float, float, float]
Colour = tuple[int, int, int, int]

JOKER_SUIT = "*"

WHITE: Colour = (254, 254, 252, 255)
EDGE: Colour = (162, 169, 164, 255)
BLACK: Colour = (26, 27, 33, 255)
RED: Colour = (203, 27, 46, 255)
BLUE: Colour = (20, 92, 200, 255)
GREEN: Colour = (11, 124, 62, 255)
GOLD: Colour = (226, 178, 72, 255)
DARK_GOLD: Colour = (142, 98, 22, 255)
BURGUNDY: Colour = (122, 20, 42, 255)
LIGHT_BURGUNDY: Colour = (160, 52, 72, 255)
CREAM: Colour = (250, 240, 214, 255)
SILVER: Colour = (222, 227, 234, 255)
STEEL: Colour = (96, 104, 118, 255)
SKIN: Colour = (252, 226, 196, 255)

TWO_COLOUR_DECK = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOUR_DECK = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}
JOKER_COLOURS = {"R": RED, "B": BLACK}

OVERSAMPLE = 4  # everything is drawn this much larger and then reduced, which smooths the edges
BOLD = 0.035  # the built-in font is regular: this share of its size is added around figures and ranks
BOLD_WORD = 0.02  # less around the letters of words, which would run together
CURVE_STEPS = 24
DESCENT = 0.25  # share of a letter's size kept free below the base line

CARD_HEIGHT = 1.4
CORNER = 0.075
CENTRE: Point = (0.5, CARD_HEIGHT / 2)
HAIRLINE = 0.007

SHADOW_MARGIN = 12  # pixels around each card, room for its shadow
SHADOW_BLUR, SHADOW_DROP = 4, 3
SHADOW: Colour = (0, 14, 8, 140)
VEIL: Colour = (6, 40, 26, 78)

INDEX_X = 0.145
RANK_BASE: Point = (INDEX_X, 0.29)
INDEX_WIDTH = 0.225
RANK_SIZE = 0.315
INDEX_SUIT: Point = (INDEX_X, 0.425)
INDEX_SUIT_SIZE = 0.195
JOKER_STAR, JOKER_STAR_Y = 0.24, 0.18
JOKER_STEP = 0.122
JOKER_LETTER, JOKER_SIZE = 0.13, 0.46

PIP_SIZE = 0.178
PIP_STEP: Point = (0.14, 0.5)
ACE_SIZE, ACE_INLAY = 0.54, 0.17
FRAME: Box = (0.28, 0.075, 0.72, CARD_HEIGHT - 0.075)
INNER_FRAME: Box = (0.305, 0.1, 0.695, CARD_HEIGHT - 0.1)
FRAME_CORNER, FRAME_TINT = 0.04, 0.08
EMBLEM: Point = (0.5, 0.32)
EMBLEM_SIZE = 0.325
MEDALLION = 0.185
COURT_LETTER = 0.27
COURT_BASE: Point = (0.5, CENTRE[1] + 0.1)

SMALL_BELOW = 130  # pixels: a phone shows a narrower card so small that pips and corners could not be told apart
SMALL_RANK, SMALL_RANK_BASE, SMALL_RANK_WIDTH = 0.66, (0.42, 0.6), 0.72
SMALL_SUIT, SMALL_SUIT_AT = 0.58, (0.55, 1.0)

BACK_PANEL: Box = (0.06, 0.06, 0.94, CARD_HEIGHT - 0.06)
LATTICE_COLUMNS, LATTICE_ROWS = 12, 25
LATTICE_SIZE = 0.06
BACK_RINGS = ((0.275, GOLD), (0.26, BURGUNDY), (0.225, GOLD), (0.215, BURGUNDY))
BACK_EIGHT = 0.34
BACK_BASE: Point = (0.5, CENTRE[1] + 0.122)

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


# --- Shapes: each fits a square of side 1 around (0, 0) ------------------------------------------------


def between(start: Point, end: Point, share: float) -> Point:
    """Return the point lying the given share of the way from start to end."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def curve(*pulls: Point) -> Outline:
    """Return points along the Bézier curve with these control points."""
    points = []
    for step in range(CURVE_STEPS + 1):
        line = list(pulls)
        while len(line) > 1:
            line = [between(start, end, step / CURVE_STEPS) for start, end in pairwise(line)]
        points.append(line[0])
    return tuple(points)


def on_clock(degrees: float, radius: float) -> Point:
    """Return the point at this many degrees clockwise from twelve o'clock."""
    return radius * sin(radians(degrees)), -radius * cos(radians(degrees))


def circle(centre: Point, radius: float) -> Outline:
    return moved(tuple(on_clock(degrees, radius) for degrees in range(0, 360, 6)), to=centre)


def moved(outline: Outline, size: float = 1, to: Point = (0, 0), turn: float = 0) -> Outline:
    """Return the outline scaled by size, turned clockwise by the given degrees, and moved."""
    across, along = size * cos(radians(turn)), size * sin(radians(turn))
    return tuple((to[0] + x * across - y * along, to[1] + x * along + y * across) for x, y in outline)


def mirrored(half: Outline) -> Outline:
    """Close the left half of an outline, drawn from top to bottom, with its right half."""
    return half + tuple((-x, y) for x, y in reversed(half))


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

STAR = tuple(on_clock(tip * 36, radius) for tip, radius in enumerate([0.52, 0.22] * 5))

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


# --- Drawing -------------------------------------------------------------------------------------------


@cache
def lettering_font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's own font. It is cached, because loading it takes longer than writing with it."""
    return ImageFont.load_default(size)


@lru_cache(512)
def lettering(text: str, size: int, widest: int) -> Image.Image:
    """Return bold text as a mask, squeezed if wider than allowed, with room below for descending letters."""
    font = lettering_font(size)
    bold = size * (BOLD if len(text) <= len("10") else BOLD_WORD)
    left, top, right, _ = font.getbbox(text, stroke_width=bold, anchor="ls")
    mask = Image.new("L", (ceil(right - left), ceil(size * DESCENT - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, anchor="ls", stroke_width=bold)
    return mask.resize((min(mask.width, widest), mask.height))


class Sheet:
    """A transparent sheet to draw on. One unit of length is this many pixels of the finished picture."""

    def __init__(self, width: float, height: float, unit: float) -> None:
        self.measures = width, height, unit
        self.scale = unit * OVERSAMPLE
        self.image = Image.new("RGBA", (round(width * unit) * OVERSAMPLE, round(height * unit) * OVERSAMPLE))
        self.pen = ImageDraw.Draw(self.image)

    def at(self, point: Point) -> Point:
        return point[0] * self.scale, point[1] * self.scale

    def shape(
        self, shape: Shape, ink: Colour, size: float, at: Point, *, turn: float = 0, edge: Colour | None = None
    ) -> None:
        line = round(HAIRLINE * self.scale)
        for outline in shape:
            self.pen.polygon(moved(outline, size * self.scale, self.at(at), turn), ink, edge, line)

    def panel(self, box: Box, corner: float, fill: Colour | None, edge: Colour | None = None, line: float = 0) -> None:
        (left, top), (right, bottom) = self.at(box[:2]), self.at(box[2:])
        area = left, top, right - 1, bottom - 1
        self.pen.rounded_rectangle(area, corner * self.scale, fill, edge, round(line * self.scale))

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        self.pen.circle(self.at(centre), radius * self.scale, colour)

    def line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        self.pen.line([self.at(point) for point in points], colour, round(width * self.scale), joint="curve")

    def write(self, text: str, colour: Colour, size: float, base: Point, widest: float) -> None:
        """Write a word or a rank, with the middle of its base line at the given point."""
        mask = lettering(text, round(size * self.scale), round(widest * self.scale))
        middle, bottom = self.at((base[0], base[1] + size * DESCENT))
        self.image.paste(colour, (round(middle - mask.width / 2), round(bottom) - mask.height), mask)

    def write_from(self, text: str, colour: Colour, size: float, start: Point, widest: float) -> None:
        """Write a word whose base line begins at the given point."""
        width = lettering(text, round(size * self.scale), round(widest * self.scale)).width / self.scale
        self.write(text, colour, size, (start[0] + width / 2, start[1]), widest)

    def another(self) -> "Sheet":
        return Sheet(*self.measures)

    def add_turned(self, other: "Sheet") -> None:
        """Add the content of another sheet twice: upright and upside down. Only what is drawn there is blended."""
        box = other.image.getbbox() or (0, 0, 0, 0)
        drawn, (width, height) = other.image.crop(box), self.image.size
        turned = drawn.transpose(Image.Transpose.ROTATE_180)
        for part, place in ((drawn, box[:2]), (turned, (width - box[2], height - box[3]))):
            self.image.paste(part, place, part)

    def finished(self) -> Image.Image:
        return self.image.reduce(OVERSAMPLE)


def mixed(start: Colour, end: Colour, share: float) -> Colour:
    """Return the opaque colour lying the given share of the way from start to end."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start[:3], end[:3], strict=True))
    return red, green, blue, 255


# --- Faces ---------------------------------------------------------------------------------------------


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
    draw_blank(sheet)
    card = sheet.finished()
    return card, card.getchannel("R").point([255 * (red == WHITE[0]) for red in range(256)])


def draw_blank(sheet: Sheet) -> None:
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, WHITE, EDGE, HAIRLINE)


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
    sheet.write(rank, colour, COURT_LETTER, COURT_BASE, MEDALLION)


def draw_joker(sheet: Sheet, colour: Colour) -> None:
    """Draw the jester, and in two corners a star above the word "joker" set downwards."""
    corner = sheet.another()
    corner.shape((STAR,), colour, JOKER_STAR, (INDEX_X, JOKER_STAR_Y))
    for index, letter in enumerate("JOKER", start=1):
        corner.write(letter, colour, JOKER_LETTER, (INDEX_X, JOKER_STAR_Y + index * JOKER_STEP + 0.12), 1)
    sheet.add_turned(corner)
    draw_emblem(sheet, JOKER_SUIT, colour, JOKER_SIZE, CENTRE)


def draw_face(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw what is on the face of a card: rank and suit in two corners, and pips, an ace, a court or a jester."""
    rank, suit = card[0], card[1]
    if suit == JOKER_SUIT:
        draw_joker(sheet, JOKER_COLOURS[rank])
        return
    colour = (FOUR_COLOUR_DECK if four_colours else TWO_COLOUR_DECK)[suit]
    shape, corner = SUIT_SHAPES[suit], sheet.another()
    corner.write("10" if rank == "T" else rank, colour, RANK_SIZE, RANK_BASE, INDEX_WIDTH)
    corner.shape(shape, colour, INDEX_SUIT_SIZE, INDEX_SUIT)
    sheet.add_turned(corner)
    if rank == "A":  # one large pip with the fine outline of a small one laid into it
        for size, ink in ((ACE_SIZE, colour), (ACE_INLAY, WHITE), (ACE_INLAY * 0.76, colour)):
            sheet.shape(shape, ink, size, CENTRE)
    elif rank in PIPS:
        for across, along in PIPS[rank]:
            spot = CENTRE[0] + across * PIP_STEP[0], CENTRE[1] + along * PIP_STEP[1]
            sheet.shape(shape, colour, PIP_SIZE, spot, turn=180 if along > 0 else 0)
    else:
        draw_court(sheet, rank, colour)


def draw_small_face(sheet: Sheet, card: str, four_colours: bool = False) -> None:
    """Draw rank and suit once, as large as they can be. A jester stays."""
    rank, suit = card[0], card[1]
    if suit == JOKER_SUIT:
        draw_face(sheet, card)
        return
    colour = (FOUR_COLOUR_DECK if four_colours else TWO_COLOUR_DECK)[suit]
    sheet.write("10" if rank == "T" else rank, colour, SMALL_RANK, SMALL_RANK_BASE, SMALL_RANK_WIDTH)
    sheet.shape(SUIT_SHAPES[suit], colour, SMALL_SUIT, SMALL_SUIT_AT)


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
        (draw_small_face if width < SMALL_BELOW else draw_face)(sheet, card, four_colours)
    else:
        draw_back(sheet)
    return with_shadow(sheet.finished())
