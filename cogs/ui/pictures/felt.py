"""The felt that pictures are drawn on, their palette, and the PNG file that they become."""

from collections.abc import Callable
from functools import cache, lru_cache
from math import ceil
from threading import get_ident

from PIL import Image, ImageOps

from cogs.ui.pictures.card_faces import VEIL
from cogs.ui.pictures.drawing import (
    BLACK,
    BLUE,
    BURGUNDY,
    CREAM,
    DARK_GOLD,
    FRAME_TINT,
    GOLD,
    GREEN,
    LIGHT_BURGUNDY,
    RED,
    SKIN,
    WHITE,
    Colour,
    Point,
    Sheet,
    mixed,
)
from cogs.ui.pictures.lettering import DESCENT, SMALLEST, lettering
from cogs.ui.pictures.png import QUICK, SMALL, png

WIDTH = 900
MARGIN = 32

FELT_LIGHT: Colour = (30, 114, 73, 255)
FELT_DARK: Colour = (9, 58, 37, 255)
FELT_CORNER = 28
FELT_BLOCK = 8  # pixels of the same shade, which keeps the file small
INLAY: Colour = (254, 254, 252, 60)
INLAY_INSET = 10
FAINT: Colour = (254, 254, 252, 46)  # for the lines of a chart
SIGN_GREEN: Colour = (5, 42, 27, 255)

# A fixed palette keeps the files small and spares a search for the best colours in each picture. It holds
# ramps between two colours in so many steps: what smooth edges, shadows and the felt blend to. The different
# colours of all its ramps, counting those that come dimmed too, and the corner steps must not exceed 256.
COLOURS = 256
CORNER_STEPS = 8  # the last colours of the palette, from clear to nearly solid
OPACITY = bytes([255] * (COLOURS - CORNER_STEPS) + [255 * step // CORNER_STEPS for step in range(CORNER_STEPS)])
Ramp = tuple[Colour, Colour, int]
FELT_RAMPS: tuple[Ramp, ...] = (
    ((2, 22, 13, 255), FELT_LIGHT, 46),
    (FELT_LIGHT, WHITE, 10),
    (FELT_DARK, WHITE, 5),
    (SIGN_GREEN, CREAM, 8),
    (SIGN_GREEN, GOLD, 6),
)
CARD_RAMPS: tuple[Ramp, ...] = (
    (WHITE, BLACK, 18),
    (WHITE, (70, 84, 77, 255), 9),
    (WHITE, RED, 12),
    (WHITE, BLUE, 8),
    (WHITE, GREEN, 8),
    (WHITE, GOLD, 4),
    (WHITE, DARK_GOLD, 4),
    (GOLD, DARK_GOLD, 4),
    (GOLD, BLACK, 4),
    (mixed(WHITE, RED, FRAME_TINT), SKIN, 2),
)
BACK_RAMPS: tuple[Ramp, ...] = (
    (WHITE, BURGUNDY, 7),
    (BURGUNDY, LIGHT_BURGUNDY, 4),
    (BURGUNDY, GOLD, 5),
    (BURGUNDY, CREAM, 5),
    (CREAM, RED, 5),
)


def put(picture: Image.Image, part: Image.Image, left: int, top: int) -> None:
    """Put a part with a transparent background on the picture."""
    picture.paste(part, (left, top), part)


def write_on_felt(picture: Image.Image, words: str, base: Point) -> None:
    """Write words on the felt, with the middle of their base line at the given point."""
    mask = lettering(words, SMALLEST, WIDTH)
    picture.paste(CREAM, (round(base[0]) - mask.width // 2, round(base[1] + SMALLEST * DESCENT) - mask.height), mask)


@cache
def low(inset: int, fill: Colour | None, edge: Colour | None, line: float) -> Image.Image:
    """Return a panel along the border of felt that is as low as can be."""
    sheet = Sheet(WIDTH, 4 * FELT_CORNER, 1)
    sheet.panel((inset, inset, WIDTH - inset, 4 * FELT_CORNER - inset), FELT_CORNER - inset, fill, edge, line)
    return sheet.finished()


def around(height: int, inset: int, fill: Colour | None, edge: Colour | None = None, line: float = 0) -> Image.Image:
    """Return a panel along the border of the felt. It is drawn low and then stretched, to save memory and time."""
    drawn, half = low(inset, fill, edge, line), 2 * FELT_CORNER
    panel = drawn.resize((WIDTH, height), Image.Resampling.NEAREST, (0, half, WIDTH, half + 1))
    panel.paste(drawn.crop((0, 0, WIDTH, half)), (0, 0))
    panel.paste(drawn.crop((0, half, WIDTH, 2 * half)), (0, height - half))
    return panel


@cache
def felt(height: int) -> Image.Image:
    """Return green felt, brightest in the middle, with an inlaid border line."""
    blocks = ceil(WIDTH / FELT_BLOCK), ceil(height / FELT_BLOCK)
    shade = Image.radial_gradient("L").resize(blocks, Image.Resampling.BICUBIC)
    shade = shade.resize((blocks[0] * FELT_BLOCK, blocks[1] * FELT_BLOCK), Image.Resampling.NEAREST)
    cloth = ImageOps.colorize(shade.crop((0, 0, WIDTH, height)), FELT_LIGHT[:3], FELT_DARK[:3])
    put(cloth, around(height, INLAY_INSET, None, INLAY, 1.5), 0, 0)
    return cloth


@lru_cache(16)
def canvas(height: int, thread: int) -> Image.Image:
    """Return what a thread draws its pictures of this height on."""
    return Image.new("RGB", (WIDTH, height))


def clean_felt(height: int) -> Image.Image:
    """Return felt to draw on, until this thread draws its next picture. To make another each time takes longer than to
    put all cards on it.
    """
    picture = canvas(height, get_ident())
    picture.paste(felt(height))
    return picture


def dimmed(ramp: Ramp) -> Ramp:
    """Return the ramp as it looks below the veil of a dimmed card."""
    start, end, steps = ramp
    return mixed(start, VEIL, VEIL[3] / 255), mixed(end, VEIL, VEIL[3] / 255), steps


PLAYING_CARDS: tuple[Ramp, ...] = (*FELT_RAMPS, *CARD_RAMPS, *BACK_RAMPS, *map(dimmed, CARD_RAMPS))


@cache
def palette(ramps: tuple[Ramp, ...]) -> Image.Image:
    """Return the palette of a kind of picture. Its last colours are kept for the transparent corners."""
    blends = [mixed(start, end, step / (steps - 1)) for start, end, steps in ramps for step in range(steps)]
    colours = list(dict.fromkeys(blends))
    colours += [FELT_DARK] * (COLOURS - len(colours))
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in colours for part in colour[:3]])
    return holder


@cache
def rounded_corners(height: int) -> list[tuple[Image.Image, Image.Image, tuple[int, int]]]:
    """Return the clear corners of the felt: each as places in the palette, the mask of where they are, and its own."""
    cover = around(height, 0, WHITE).getchannel("A")
    places = cover.point([COLOURS - CORNER_STEPS + strength * CORNER_STEPS // 256 for strength in range(256)])
    where = cover.point([255] * 255 + [0])
    ends = [(left, top) for left in (0, WIDTH - FELT_CORNER) for top in (0, height - FELT_CORNER)]
    boxes = [(left, top, left + FELT_CORNER, top + FELT_CORNER) for left, top in ends]
    return [(places.crop(box), where.crop(box), box[:2]) for box in boxes]


def small_png(picture: Image.Image, ramps: tuple[Ramp, ...]) -> bytes:
    """Return a square picture as a PNG file in the colours of these ramps, as small as can be: it is sent often."""
    drawn = picture.quantize(palette=palette(ramps), dither=Image.Dither.NONE)
    return png(drawn, bytes(drawn.getpalette() or ()), bytes([255] * COLOURS), SMALL)


def as_png(
    picture: Image.Image, ramps: tuple[Ramp, ...] = PLAYING_CARDS, compress: Callable[[bytes], bytes] = QUICK
) -> bytes:
    """Round the corners of a finished picture and return it as a PNG file in the colours of these ramps."""
    drawn = picture.quantize(palette=palette(ramps), dither=Image.Dither.NONE)
    for corner, where, place in rounded_corners(picture.height):
        drawn.paste(corner, place, where)
    return png(drawn, bytes(drawn.getpalette() or ()), OPACITY, compress)
