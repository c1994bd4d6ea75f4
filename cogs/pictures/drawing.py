"""Means to draw pictures: colours, outlines, sheets to draw on, letters, and PNG files.

Letters are those of Pillow's own font, with the accents and signs that it lacks. Lengths on a card are fractions of its
width.
"""

import unicodedata
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, lru_cache, partial
from itertools import pairwise
from math import ceil, cos, radians, sin
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFont

# One ladder of sizes. The smallest is 11 pixels high where a phone shows a picture 290 wide.
SIZES = SMALLEST, LARGER, LARGE, LARGEST = 35, 48, 64, 96
BOLD, BOLD_WORD = 0.035, 0.02  # the font is regular: these shares of its size are added around figures, and words
ELLIPSIS = "…"
DESCENT = 0.25  # share of a letter's size kept free below the base line

Stroke = tuple[tuple[float, float], ...]

# Lengths are shares of the size of a letter. Marks above begin at the top of their letter, those below at its foot.
LINE, DOT, GAP, HEADROOM = 0.06, 0.05, 0.05, 0.24
ACROSS = "\u0335"
ABOVE: dict[str, Stroke] = {
    "\u0300": ((0.05, 0), (-0.08, -0.13)),
    "\u0301": ((-0.05, 0), (0.08, -0.13)),
    "\u0302": ((-0.13, 0), (0, -0.12), (0.13, 0)),
    "\u0303": ((-0.15, -0.01), (-0.07, -0.07), (0.06, -0.02), (0.15, -0.08)),
}
DOTS: dict[str, tuple[float, ...]] = {"\u0307": (0,), "\u0308": (-0.12, 0.12)}
BELOW: dict[str, Stroke] = {
    "\u0327": ((0, 0), (0.02, 0.06), (0.07, 0.1), (0.01, 0.16), (-0.08, 0.15)),
    "\u0328": ((0.1, 0), (0.03, 0.07), (0.05, 0.15), (0.14, 0.15)),
}
STROKE: Stroke = ((-0.13, 0.06), (0.13, -0.08))  # around the middle of an ł
PLUS = "+"  # in whose room these signs are drawn, around its middle
SIGNS: dict[str, tuple[Stroke, ...]] = {
    "×": (((-0.17, -0.17), (0.17, 0.17)), ((-0.17, 0.17), (0.17, -0.17))),
    "−": (((-0.21, 0), (0.21, 0)),),
}
WRITTEN = str.maketrans(
    {"œ": "oe", "Œ": "Oe", "ß": "ss", "ł": f"l{ACROSS}", "Ł": f"L{ACROSS}"}
    | {"–": "-"}
    | dict.fromkeys("„“”«»", '"')
    | dict.fromkeys("\u00a0\u202f", " ")
    | dict.fromkeys("¡¿", "")
)


lettering_font = cache(ImageFont.load_default)  # by its size: to load it takes longer than to write with it


@lru_cache(512)
def lettering(text: str, size: int, widest: int) -> Image.Image:
    """Return bold text as a mask with room below for descending letters.

    Figures too wide for their room are written smaller, and words are cut.
    """
    figures = len(text) <= len("10")
    if figures:
        size = min(size, int(size * widest / width_of(text, size)))
    else:
        shown = text
        while text and width_of(shown, size) > widest:
            text = text[:-1]
            shown = text.rstrip() + ELLIPSIS
        text = shown
    font, (letters, marks) = lettering_font(size), apart(text)
    bold = size * (BOLD if figures else BOLD_WORD)
    left, top, right, _ = font.getbbox(letters, stroke_width=bold, anchor="ls")
    top -= size * HEADROOM if marks else 0
    mask = Image.new("L", (ceil(right - left), ceil(size * DESCENT - top)))
    write(mask, (-left, -top), text, size, bold)
    return mask


def width_of(text: str, size: int) -> float:
    """Return the width of a text as words are written, in pixels."""
    return lettering_font(size).getlength(apart(text)[0]) + 2 * size * BOLD_WORD


def write(mask: Image.Image, start: tuple[float, float], text: str, size: int, bold: float) -> None:
    """Write on a mask from this point of the base line on."""
    font, pen, (letters, marks) = lettering_font(size), ImageDraw.Draw(mask), apart(text)
    pen.text(start, letters, 255, font, anchor="ls", stroke_width=bold)
    for index, mark in marks:
        left, top, right, bottom = font.getbbox(letters[index], anchor="ls")
        middle = start[0] + font.getlength(letters[:index]) + (left + right) / 2
        if mark in SIGNS:
            across, along = start[0] + font.getlength(letters[:index]), start[1] + (top + bottom) / 2
            pen.rectangle((across, start[1] + top - bold, across + font.getlength(PLUS), start[1] + bottom + bold), 0)
            for stroke in SIGNS[mark]:
                points = [(middle + x * size, along + y * size) for x, y in stroke]
                pen.line(points, 255, max(1, round(LINE * size + 2 * bold)))
            continue
        if letters[index] == "i" and mark not in BELOW:
            foot, top = top, font.getbbox("x", anchor="ls")[1]
            width = (right - left) / 2 + bold  # its dot makes room
            pen.rectangle((middle - width, start[1] + foot - 2 * bold, middle + width, start[1] + top - 1.5 * bold), 0)
        above = start[1] + top - GAP * size - bold
        if mark in DOTS:
            for aside in DOTS[mark]:
                pen.circle((middle + aside * size, above - DOT * size), DOT * size + bold / 2, 255)
            continue
        foot = above if mark in ABOVE else start[1] + top / 2 if mark == ACROSS else start[1]
        stroke = ABOVE.get(mark) or BELOW.get(mark) or STROKE
        points = [(middle + x * size, foot + y * size) for x, y in stroke]
        pen.line(points, 255, max(1, round(LINE * size + bold)), joint="curve")


def has_all_of(text: str) -> bool:
    """Return True if the font has every letter of a text, and this module its accents, at most one for a letter."""
    letters, marks = apart(text)
    signs = unicodedata.normalize("NFD", text.translate(WRITTEN))
    needed = sum(sign in SIGNS or unicodedata.combining(sign) > 0 for sign in signs)
    plain = letters.replace(ELLIPSIS, "")
    return plain.isascii() and plain.isprintable() and needed == len(marks) == len({index for index, _ in marks})


@lru_cache(512)
def apart(text: str) -> tuple[str, tuple[tuple[int, str], ...]]:
    """Return the letters of a text that the font has, and each mark with the index of its letter."""
    letters, marks = "", []
    for sign in unicodedata.normalize("NFD", text.translate(WRITTEN)):
        if sign in SIGNS:
            letters += PLUS
            marks.append((len(letters) - 1, sign))
        elif not unicodedata.combining(sign):
            letters += sign
        elif letters and (sign in ABOVE or sign in DOTS or sign in BELOW or sign == ACROSS):
            marks.append((len(letters) - 1, sign))
    return letters, tuple(marks)


Compress: TypeAlias = Callable[[bytes], bytes]

QUICK: Compress = partial(zlib.compress, level=1)
with suppress(ImportError):  # there is no isal for some processors
    from isal import isal_zlib

    QUICK = partial(isal_zlib.compress, level=1)
SMALL: Compress = partial(zlib.compress, level=6)  # for what is drawn once and sent often
SMALLEST_FILE: Compress = partial(zlib.compress, level=9)  # for what is large and drawn once, in a tenth of a second


def png(picture: Image.Image, palette: bytes, opacity: bytes, compress: Compress = QUICK) -> bytes:
    """Return a picture of places in a palette as a PNG file. Pillow writes them too, and takes four times as long.

    ``palette`` has three bytes for each colour, ``opacity`` one.
    """
    header = picture.width.to_bytes(4) + picture.height.to_bytes(4) + bytes((8, 3, 0, 0, 0))  # 8 bits, by a palette
    rows = picture.crop((-1, 0, picture.width, picture.height))  # with a zero before each: it is not filtered
    content = compress(rows.tobytes())
    file = [b"\x89PNG\r\n\x1a\n"]
    for part in (b"IHDR" + header, b"PLTE" + palette, b"tRNS" + opacity, b"IDAT" + content, b"IEND"):
        file += [(len(part) - 4).to_bytes(4), part, zlib.crc32(part).to_bytes(4)]  # a part is named by four letters
    return b"".join(file)


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

CARD_HEIGHT = 1.4
CORNER = 0.075
CENTRE: Point = (0.5, CARD_HEIGHT / 2)
HAIRLINE = 0.007
FRAME_CORNER, FRAME_TINT = 0.04, 0.08  # of a panel on a card

INDEX_X = 0.115  # rank and suit in two corners
INDEX_WIDTH = 0.2
RANK_SIZE = 0.26

# --- Shapes: each fits a square of side 1 around (0, 0) ------------------------------------------------


def curve(*pulls: Point) -> Outline:
    """Return points along the Bézier curve with these control points."""
    points = []
    for step in range(25):
        line = list(pulls)
        while len(line) > 1:
            share = step / 24
            line = [(x + (to_x - x) * share, y + (to_y - y) * share) for (x, y), (to_x, to_y) in pairwise(line)]
        points.append(line[0])
    return tuple(points)


def on_clock(degrees: float, radius: float) -> Point:
    """Return the point at this many degrees clockwise from twelve o'clock."""
    return radius * sin(radians(degrees)), -radius * cos(radians(degrees))


def circle(centre: Point, radius: float) -> Outline:
    return transformed(tuple(on_clock(degrees, radius) for degrees in range(0, 360, 6)), to=centre)


def transformed(outline: Outline, size: float = 1, to: Point = (0, 0), turn: float = 0) -> Outline:
    """Return the outline scaled by size, turned clockwise by the given degrees, and transformed."""
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
            self.pen.polygon(transformed(outline, size * self.scale, self.at(at), turn), ink, edge, line)

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

    @contextmanager
    def both_ways(self) -> Iterator["Sheet"]:
        """Yield a sheet whose content is added twice: upright and upside down. Only what is drawn there is blended."""
        other = Sheet(*self.measures)
        yield other
        box = other.image.getbbox() or (0, 0, 0, 0)
        drawn, (width, height) = other.image.crop(box), self.image.size
        turned = drawn.transpose(Image.Transpose.ROTATE_180)
        for part, place in ((drawn, box[:2]), (turned, (width - box[2], height - box[3]))):
            self.image.paste(part, place, part)

    def finished(self) -> Image.Image:
        return self.image.reduce(OVERSAMPLE)


def scale(bottom: float, top: float, least: float, most: float) -> Callable[[float], float]:
    """Return how far down a chart a value stands whose ``least`` is at the bottom and whose ``most`` is at the top."""
    return lambda value: bottom - (value - least) / max(1, most - least) * (bottom - top)


def mixed(start: Colour, end: Colour, share: float) -> Colour:
    """Return the opaque colour lying the given share of the way from start to end."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start[:3], end[:3], strict=True))
    return red, green, blue, 255
