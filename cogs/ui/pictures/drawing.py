"""What cards are drawn with: colours, outlines, and sheets to draw on. Lengths on a card are fractions of its width."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin

from PIL import Image, ImageDraw

from cogs.ui.pictures.lettering import DESCENT, lettering

Point = tuple[float, float]
Outline = tuple[Point, ...]
Shape = tuple[Outline, ...]
Box = tuple[float, float, float, float]
Colour = tuple[int, int, int, int]

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

OVERSAMPLE = 4  # everything is drawn this much larger and then reduced, which smooths the edges
CURVE_STEPS = 24

CARD_HEIGHT = 1.4
CORNER = 0.075
CENTRE: Point = (0.5, CARD_HEIGHT / 2)
HAIRLINE = 0.007
FRAME_CORNER, FRAME_TINT = 0.04, 0.08  # of a panel on a card

INDEX_X = 0.115  # rank and suit in two corners
RANK_BASE: Point = (INDEX_X, 0.235)
INDEX_WIDTH = 0.2
RANK_SIZE = 0.26
INDEX_SUIT: Point = (INDEX_X, 0.345)
INDEX_SUIT_SIZE = 0.16
SMALL_RANK, SMALL_RANK_BASE, SMALL_RANK_WIDTH = 0.66, (0.42, 0.6), 0.72
SMALL_SUIT, SMALL_SUIT_AT = 0.58, (0.55, 1.0)

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


STAR = tuple(on_clock(tip * 36, radius) for tip, radius in enumerate([0.52, 0.22] * 5))


# --- Drawing -------------------------------------------------------------------------------------------


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


def draw_corners(sheet: Sheet, figure: str, symbol: Shape, colour: Colour) -> None:
    """Draw what is printed for a rank, and its suit, in two corners."""
    corner = sheet.another()
    corner.write(figure, colour, RANK_SIZE, RANK_BASE, INDEX_WIDTH)
    corner.shape(symbol, colour, INDEX_SUIT_SIZE, INDEX_SUIT)
    sheet.add_turned(corner)


def draw_large(sheet: Sheet, figure: str, symbol: Shape, colour: Colour) -> None:
    """Draw what is printed for a rank, and its suit, once and as large as they can be."""
    sheet.write(figure, colour, SMALL_RANK, SMALL_RANK_BASE, SMALL_RANK_WIDTH)
    sheet.shape(symbol, colour, SMALL_SUIT, SMALL_SUIT_AT)


def mixed(start: Colour, end: Colour, share: float) -> Colour:
    """Return the opaque colour lying the given share of the way from start to end."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start[:3], end[:3], strict=True))
    return red, green, blue, 255
