"""The felt that pictures are drawn on, the cards laid on it, and the PNG file that a picture becomes.

A fixed palette keeps the files small and spares a search for the best colours in each picture. It holds ramps between
two colours in so many steps: what smooth edges, shadows and the felt blend to. The different colours of all its ramps,
counting those that come dimmed too, and the corner steps must not exceed 256.
"""

from collections.abc import Callable, Sequence
from copy import copy
from functools import cache, lru_cache
from math import ceil, cos, radians, sin
from threading import get_ident
from typing import NamedTuple, Protocol

from PIL import Image, ImageOps

from cogs.pictures import drawing
from cogs.pictures.faces import SHADOW_MARGIN, VEIL, WIDEST_USUAL, card_sprite
from engine.core.cards import called

WIDTH = 900
MARGIN = 32

FELT_LIGHT: drawing.Colour = (30, 114, 73, 255)
FELT_DARK: drawing.Colour = (9, 58, 37, 255)
FELT_CORNER = 28
FELT_BLOCK = 8  # pixels of the same shade, which keeps the file small
INLAY_INSET = 10
FAINT: drawing.Colour = (254, 254, 252, 46)  # for the lines of a chart
SIGN_GREEN: drawing.Colour = (5, 42, 27, 255)

COLOURS = 256
CORNER_STEPS = 8  # the last colours of the palette, from clear to nearly solid
Ramp = tuple[drawing.Colour, drawing.Colour, int]
FELT_RAMPS: tuple[Ramp, ...] = (
    ((2, 22, 13, 255), FELT_LIGHT, 46),
    (FELT_LIGHT, drawing.WHITE, 10),
    (FELT_DARK, drawing.WHITE, 5),
    (SIGN_GREEN, drawing.CREAM, 8),
    (SIGN_GREEN, drawing.GOLD, 6),
)
CARD_RAMPS: tuple[Ramp, ...] = (
    (drawing.WHITE, drawing.BLACK, 18),
    (drawing.WHITE, (70, 84, 77, 255), 9),
    (drawing.WHITE, drawing.RED, 12),
    (drawing.WHITE, drawing.BLUE, 8),
    (drawing.WHITE, drawing.GREEN, 8),
    (drawing.WHITE, drawing.GOLD, 4),
    (drawing.WHITE, drawing.DARK_GOLD, 4),
    (drawing.GOLD, drawing.DARK_GOLD, 4),
    (drawing.GOLD, drawing.BLACK, 4),
    (drawing.mixed(drawing.WHITE, drawing.RED, drawing.FRAME_TINT), drawing.SKIN, 2),
)
BACK_RAMPS: tuple[Ramp, ...] = (
    (drawing.WHITE, drawing.BURGUNDY, 7),
    (drawing.BURGUNDY, drawing.LIGHT_BURGUNDY, 4),
    (drawing.BURGUNDY, drawing.GOLD, 5),
    (drawing.BURGUNDY, drawing.CREAM, 5),
    (drawing.CREAM, drawing.RED, 5),
)


def put(picture: Image.Image, part: Image.Image, left: int, top: int) -> None:
    """Put a part with a transparent background on the picture."""
    picture.paste(part, (left, top), part)


def write_on_felt(picture: Image.Image, words: str, base: drawing.Point) -> None:
    """Write words on the felt, with the middle of their base line at the given point."""
    mask = drawing.lettering(words, drawing.SMALLEST, WIDTH)
    bottom = round(base[1] + drawing.SMALLEST * drawing.DESCENT)
    picture.paste(drawing.CREAM, (round(base[0]) - mask.width // 2, bottom - mask.height), mask)


@cache
def low(inset: int, fill: drawing.Colour | None, edge: drawing.Colour | None, line: float) -> Image.Image:
    """Return a panel along the border of felt that is as low as can be."""
    sheet = drawing.Sheet(WIDTH, 4 * FELT_CORNER, 1)
    sheet.panel((inset, inset, WIDTH - inset, 4 * FELT_CORNER - inset), FELT_CORNER - inset, fill, edge, line)
    return sheet.finished()


def around(
    height: int, inset: int, fill: drawing.Colour | None, edge: drawing.Colour | None = None, line: float = 0
) -> Image.Image:
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
    put(cloth, around(height, INLAY_INSET, None, (254, 254, 252, 60), 1.5), 0, 0)
    return cloth


@lru_cache(16)
def canvas(height: int, thread: int) -> Image.Image:
    """Return what a thread draws its pictures of this height on."""
    return Image.new("RGB", (WIDTH, height))


def clean_felt(height: int) -> Image.Image:
    """Return felt to draw on until this thread draws its next picture: a new image takes longer than to put all cards
    on it.
    """
    picture = canvas(height, get_ident())
    picture.paste(felt(height))
    return picture


def dimmed(ramp: Ramp) -> Ramp:
    """Return the ramp as it looks below the veil of a dimmed card."""
    start, end, steps = ramp
    return drawing.mixed(start, VEIL, VEIL[3] / 255), drawing.mixed(end, VEIL, VEIL[3] / 255), steps


PLAYING_CARDS: tuple[Ramp, ...] = (*FELT_RAMPS, *CARD_RAMPS, *BACK_RAMPS, *map(dimmed, CARD_RAMPS))


@cache
def palette(ramps: tuple[Ramp, ...]) -> Image.Image:
    """Return the palette of a kind of picture. Its last colours are kept for the transparent corners."""
    blends = [drawing.mixed(start, end, step / (steps - 1)) for start, end, steps in ramps for step in range(steps)]
    colours = list(dict.fromkeys(blends))
    colours += [FELT_DARK] * (COLOURS - len(colours))
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in colours for part in colour[:3]])
    return holder


@cache
def rounded_corners(height: int) -> list[tuple[Image.Image, Image.Image, tuple[int, int]]]:
    """Return the clear corners of the felt: each as places in the palette, the mask of where they are, and its own."""
    cover = around(height, 0, drawing.WHITE).getchannel("A")
    places = cover.point([COLOURS - CORNER_STEPS + strength * CORNER_STEPS // 256 for strength in range(256)])
    where = cover.point([255] * 255 + [0])
    ends = [(left, top) for left in (0, WIDTH - FELT_CORNER) for top in (0, height - FELT_CORNER)]
    boxes = [(left, top, left + FELT_CORNER, top + FELT_CORNER) for left, top in ends]
    return [(places.crop(box), where.crop(box), box[:2]) for box in boxes]


def as_png(
    picture: Image.Image,
    ramps: tuple[Ramp, ...] = PLAYING_CARDS,
    compress: Callable[[bytes], bytes] = drawing.QUICK,
    *,
    rounded: bool = True,
) -> bytes:
    """Return a finished picture as a PNG file in the colours of these ramps, its corners rounded if it is on felt."""
    drawn = picture.quantize(palette=palette(ramps), dither=Image.Dither.NONE)
    opacity = [255] * COLOURS
    if rounded:
        opacity[-CORNER_STEPS:] = [255 * step // CORNER_STEPS for step in range(CORNER_STEPS)]
        for corner, where, place in rounded_corners(picture.height):
            drawn.paste(corner, place, where)
    return drawing.png(drawn, bytes(drawn.getpalette() or ()), bytes(opacity), compress)


SLOT_FILL: drawing.Colour = (0, 20, 10, 46)
SLOT_EDGE: drawing.Colour = (236, 244, 226, 100)
STOCK_LAYER_STEP = 4
VISIBLE = [0] * 5 + [255] * 251  # by opacity: what is fainter nobody sees
USUAL_LETTERS = frozenset(called().figures.values()) | {""}  # of English: some languages have others


@cache
def veil(width: int) -> Image.Image:
    """Return the dark veil that dims a card which cannot be played."""
    sheet = drawing.Sheet(1, drawing.CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, drawing.CARD_HEIGHT), drawing.CORNER, VEIL)
    return sheet.finished()


class Stamp:
    """A picture to be put on others again and again: solid in the middle, transparent only near its edge and corners.

    To blend is slow and to copy is fast, so no more is blended than what can be seen of that edge.
    """

    def __init__(self, sprite: Image.Image, edge: tuple[int, int, int, int], corner: int = 0) -> None:
        """``edge``: the pixels from each side that may be transparent, and then a square ``corner`` between two."""
        (left, top, right, bottom), (width, height) = edge, sprite.size
        right, bottom = width - right, height - bottom
        inner = left + corner, top + corner, right - corner, bottom - corner
        solid = [(left, inner[1], right, inner[3])]
        blended = [(0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom)]
        for above, below in ((top, inner[1]), (inner[3], bottom)):
            solid.append((inner[0], above, inner[2], below))
            blended += [(left, above, inner[0], below), (inner[2], above, right, below)]
        self.solid = [(sprite.crop(box).convert("RGB"), box[:2]) for box in solid if box[1] < box[3]]
        self.blended: list[tuple[Image.Image, tuple[int, int]]] = []
        for box in blended:
            part = sprite.crop(box)
            seen = part.getchannel("A").point(VISIBLE).getbbox()
            if seen is not None:
                self.blended.append((part.crop(seen), (box[0] + seen[0], box[1] + seen[1])))

    def put(self, picture: Image.Image, left: int, top: int) -> None:
        """Put it on a picture, with its upper left corner there."""
        for part, (across, along) in self.solid:
            picture.paste(part, (left + across, top + along))
        for part, (across, along) in self.blended:
            picture.paste(part, (left + across, top + along), part)


def stamp_of(sprite: Image.Image) -> Stamp:
    """Return the stamp of a card with its shadow."""
    margin = SHADOW_MARGIN
    return Stamp(sprite, (margin, margin, margin, margin), ceil(drawing.CORNER * (sprite.width - 2 * margin)) + 1)


@lru_cache(256)
def dimmed_stamp(stamp: Stamp, width: int) -> Stamp:
    """Return the stamp of a card of this width below a veil. It is made quickly, so only the latest are kept."""
    cover, dimmed = veil(width), copy(stamp)
    dimmed.solid = [
        (Image.blend(part, Image.new("RGB", part.size, VEIL[:3]), VEIL[3] / 255), place) for part, place in stamp.solid
    ]
    dimmed.blended = []
    for part, (left, top) in stamp.blended:
        both, (across, along) = part.copy(), (left - SHADOW_MARGIN, top - SHADOW_MARGIN)
        both.alpha_composite(cover.crop((across, along, across + both.width, along + both.height)))
        dimmed.blended.append((both, (left, top)))
    return dimmed


def card_stamp(card: str, width: int, *, four_colours: bool = False, dimmed: bool = False) -> Stamp:
    """Return a card as it is put on the felt. It is drawn only once."""
    letter = called().figures.get(card[0], "")
    rare = four_colours or width > WIDEST_USUAL or letter not in USUAL_LETTERS
    stamp = (_rare_stamps if rare else _usual_stamps)(card, width, four_colours, letter)
    return dimmed_stamp(stamp, width) if dimmed else stamp


def _draw_stamp(card: str, width: int, four_colours: bool, letter: str) -> Stamp:
    return stamp_of(card_sprite(card, width, four_colours))


# A card as only some players like to see it takes up to 300 kB, so that only the latest of those are kept.
_usual_stamps, _rare_stamps = cache(_draw_stamp), lru_cache(128)(_draw_stamp)


class CardStyle(NamedTuple):
    """A way to draw cards: one of this width with its shadow, and the colours of all of them."""

    sprite: Callable[[str, int], Image.Image]
    ramps: tuple[Ramp, ...]


class StampOf(Protocol):
    """A function that draws a card of this width."""

    def __call__(self, card: str, width: int, *, dimmed: bool) -> Stamp: ...


def lay(picture: Image.Image, card: Stamp, left: int, top: int) -> None:
    """Put a card at this place. Its shadow reaches further."""
    card.put(picture, left - SHADOW_MARGIN, top - SHADOW_MARGIN)


@cache
def empty_slot(width: int) -> Image.Image:
    sheet = drawing.Sheet(1, drawing.CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, drawing.CARD_HEIGHT), drawing.CORNER, SLOT_FILL, SLOT_EDGE, 0.016)
    return sheet.finished()


@cache
def stack(layers: int, width: int) -> Stamp:
    """Return so many backs of cards, each a little higher than the one below it."""
    card, across = card_sprite(None, width), STOCK_LAYER_STEP // 2
    highest, widest = (layers - 1) * STOCK_LAYER_STEP, (layers - 1) * across
    heap = Image.new("RGBA", (card.width + widest, card.height + highest))
    for layer in range(layers):
        heap.alpha_composite(card, (layer * across, highest - layer * STOCK_LAYER_STEP))
    rounding = SHADOW_MARGIN + ceil(drawing.CORNER * width) + 1
    return Stamp(heap, (SHADOW_MARGIN + widest, rounding, SHADOW_MARGIN + widest, rounding + highest))


def spread(
    picture: Image.Image, cards: Sequence[Image.Image], middle: drawing.Point, reach: float, step: float
) -> None:
    """Spread cards around a point that is so far below the ``middle`` of their fan, so many degrees apart."""
    for number, card in enumerate(cards):
        degrees = (number - (len(cards) - 1) / 2) * step
        turned = card.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        across = middle[0] + reach * sin(radians(degrees))
        along = middle[1] + reach * (1 - cos(radians(degrees)))
        put(picture, turned, round(across - turned.width / 2), round(along - turned.height / 2))
