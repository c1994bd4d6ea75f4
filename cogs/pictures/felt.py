"""The felt that pictures are drawn on, the cards laid on it, and the PNG file that a picture becomes.

A fixed palette keeps the files small and spares a search for the best colours in each picture. It holds ramps between
two colours in so many steps: what smooth edges, shadows and the felt blend to. The different colours of all its ramps,
counting those that come dimmed too, and the corner steps must not exceed 256.

There are two ways to make a picture. What is seldom drawn is blended on felt in RGB, and each of its pixels then goes
to the nearest place in the palette. Hands and tables are put together of places from the start, by copying: ``tile``
keeps parts of the felt with all that blends with it, as shadows and rounded corners do, and a ``Stamp`` has the opaque
inside of a card, and keeps parts of hands that show it.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from math import ceil, cos, radians, sin
from typing import NamedTuple, Protocol

from PIL import Image, ImageOps

from cogs.pictures import drawing
from cogs.pictures.faces import SHADOW_MARGIN, VEIL, WIDEST_USUAL, blank, card_sprite
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
OPACITY = bytes([255] * (COLOURS - CORNER_STEPS) + [255 * step // CORNER_STEPS for step in range(CORNER_STEPS)])
TILES = 640  # of 25 kB in the middle: seats need 200, the stock 130, and the piles of a kind of cards 200
Ramp = tuple[drawing.Colour, drawing.Colour, int]
Box = tuple[int, int, int, int]
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


def clean_felt(height: int) -> Image.Image:
    """Return felt in RGB to draw on."""
    return felt(height).copy()


class Palette:
    """The colours of a kind of picture. Each is known by its place, and the palette by itself."""

    def __init__(self, ramps: tuple[Ramp, ...], dimmed: tuple[Ramp, ...] = ()) -> None:
        """``dimmed``: ramps that are there also as they look below the veil of a dimmed card."""
        share = VEIL[3] / 255
        veiled = [
            (drawing.mixed(start, VEIL, share), drawing.mixed(end, VEIL, share), steps) for start, end, steps in dimmed
        ]
        ramps = (*ramps, *veiled)
        blends = [drawing.mixed(start, end, step / (steps - 1)) for start, end, steps in ramps for step in range(steps)]
        colours = list(dict.fromkeys(blends))
        colours += [FELT_DARK] * (COLOURS - len(colours))  # the last are kept for the transparent corners
        self.colours = bytes(part for colour in colours for part in colour[:3])
        self.holder = Image.new("P", (1, 1))
        self.holder.putpalette(self.colours)

    def places(self, picture: Image.Image) -> Image.Image:
        """Return a picture in RGB as places of its nearest colours."""
        return picture.quantize(palette=self.holder, dither=Image.Dither.NONE)


palette = cache(Palette)
PLAYING_CARDS = Palette((*FELT_RAMPS, *CARD_RAMPS, *BACK_RAMPS), CARD_RAMPS)


@cache
def rounded_corners(height: int) -> list[tuple[Image.Image, Image.Image, tuple[int, int]]]:
    """Return the clear corners of the felt: each as places in the palette, the mask of where they are, and its own."""
    cover = around(height, 0, drawing.WHITE).getchannel("A")
    places = cover.point([COLOURS - CORNER_STEPS + strength * CORNER_STEPS // 256 for strength in range(256)])
    where = cover.point([255] * 255 + [0])
    ends = [(left, top) for left in (0, WIDTH - FELT_CORNER) for top in (0, height - FELT_CORNER)]
    boxes = [(left, top, left + FELT_CORNER, top + FELT_CORNER) for left, top in ends]
    return [(places.crop(box).convert("P"), where.crop(box), box[:2]) for box in boxes]


def part_of_felt(colours: Palette, height: int, box: Box, draw: Callable[..., None], *what: Hashable) -> Image.Image:
    """Return this part of felt with what ``draw`` puts on it, as places in the palette."""
    picture = clean_felt(height)
    draw(picture, *what)
    drawn = colours.places(picture.crop(box))
    for corner, where, (left, top) in rounded_corners(height):
        drawn.paste(corner, (left - box[0], top - box[1]), where)
    return drawn


tile = lru_cache(TILES)(part_of_felt)  # it is shared: only copy it


def put_tile(picture: Image.Image, colours: Palette, box: Box, draw: Callable[..., None], *what: Hashable) -> None:
    """Put a tile on its place of a picture of places."""
    picture.paste(tile(colours, picture.height, box, draw, *what), box[:2])


def draw_sprite(picture: Image.Image, left: int, top: int, sprite: Callable[..., Image.Image], *what: Hashable) -> None:
    """Draw a part with a transparent background, as for a tile: images are no keys, but what they are made of is."""
    put(picture, sprite(*what), left, top)


def as_png(
    picture: Image.Image,
    ramps: tuple[Ramp, ...] | Palette = PLAYING_CARDS,
    compress: Callable[[bytes], bytes] = drawing.QUICK,
) -> bytes:
    """Return a finished picture as a PNG file in these colours. One that was drawn in RGB gets its round corners."""
    colours = ramps if isinstance(ramps, Palette) else palette(ramps)
    if picture.mode == "RGB":
        picture = colours.places(picture)
        for corner, where, place in rounded_corners(picture.height):
            picture.paste(corner, place, where)
    return drawing.png(picture, colours.colours, OPACITY, compress)


COVERING = 150, 232  # pixels across cards of a hand in which each covers a part of another
SLOT_FILL: drawing.Colour = (0, 20, 10, 46)
SLOT_EDGE: drawing.Colour = (236, 244, 226, 100)
STOCK_LAYER_STEP = 4
# By opacity: what is fainter nobody sees, and the last row of a card is drawn whole where most of it is on the card.
OPACITIES = [*[0] * 5, *range(5, 216), *[255] * 40]
BELOW_VEIL = [int(light + (veil - light) * VEIL[3] / 255) for veil in VEIL[:3] for light in range(256)]
USUAL_LETTERS = frozenset(called().figures.values()) | {""}  # of English: some languages have others


class Stamp:
    """A card to be put on pictures again and again, with its shadow.

    Its ``inside`` is opaque, and is copied. Its ``rim`` is blended with what is below: shadow, edge and corners. All
    cards of a width have that of a ``blank`` one.
    """

    def __init__(self, sprite: Image.Image, colours: Palette, blank: "Stamp | None" = None) -> None:
        self.blank = blank or self
        self.parts: dict[Hashable, Image.Image] = {}  # of hands, as places: up to 140 kB, or 4 MB with a blank card
        margin, (width, height) = SHADOW_MARGIN, sprite.size
        corner = ceil(drawing.CORNER * (width - 2 * margin)) + 1
        cut = margin + corner // 3  # no pixel further in, both across and along, is cut off by a corner
        near, right, low = margin + corner, width - margin, height - margin - corner
        boxes = (margin, near, right, low), (cut, cut, width - cut, near), (cut, low, width - cut, height - cut)
        drawn = colours.places(sprite if blank else sprite.convert("RGB"))
        self.inside = [(drawn.crop(box), box[:2]) for box in boxes]
        covers = width - 2 * margin in COVERING
        self.inside_in_rgb = [(sprite.crop(box).convert("RGB"), box[:2]) for box in boxes if covers] or self.inside
        self.rim: list[tuple[Image.Image, tuple[int, int]]] = blank.rim if blank else []
        sides = (0, 0, width, near), (0, low, width, height), (0, near, margin, low), (right, near, width, low)
        for box in () if blank else sides:
            part = sprite.crop(box)
            part.putalpha(part.getchannel("A").point(OPACITIES))
            left, top, *_ = seen = part.getbbox() or (0, 0, 1, 1)
            self.rim.append((part.crop(seen), (box[0] + left, box[1] + top)))


Laid = tuple[Stamp, int, int]  # a card, and the place of its upper left corner. Its shadow reaches further


def lay_cards(picture: Image.Image, cards: Sequence[Laid]) -> None:
    """Lay cards on a picture, each over those before it: in one of places only their inside, as tiles have the rim."""
    in_rgb = picture.mode == "RGB"
    for card, left, top in cards:
        for part, (across, along) in card.rim if in_rgb else ():
            picture.paste(part, (left + across - SHADOW_MARGIN, top + along - SHADOW_MARGIN), part)
        for part, (across, along) in card.inside_in_rgb if in_rgb else card.inside:
            picture.paste(part, (left + across - SHADOW_MARGIN, top + along - SHADOW_MARGIN))


@cache
def blank_cards(width: int, colours: Palette) -> tuple[Stamp, Stamp]:
    """Return a blank card, and one that is dimmed."""
    sprite, veil = blank(width)[0].copy(), drawing.Sheet(1, drawing.CARD_HEIGHT, width)
    bright = Stamp(sprite, colours)
    veil.panel((0, 0, 1, drawing.CARD_HEIGHT), drawing.CORNER, VEIL)
    sprite.alpha_composite(veil.finished(), (SHADOW_MARGIN, SHADOW_MARGIN))
    return bright, Stamp(sprite, colours)


def stamps_of(sprite: Callable[..., Image.Image], colours: Palette, words: str, *what: Hashable) -> tuple[Stamp, Stamp]:
    """Return a card, and the same below a veil, which dims a card that cannot be played.

    ``words``: what is written on it, which other players read in other languages.
    """
    card = sprite(*what).convert("RGB")
    bright, dimmed = blank_cards(card.width - 2 * SHADOW_MARGIN, colours)
    return Stamp(card, colours, bright), Stamp(card.point(BELOW_VEIL), colours, dimmed)


# A card as only some players like to see it takes up to 750 kB, so that only the latest of those are kept.
_usual_stamps, _rare_stamps = cache(stamps_of), lru_cache(128)(stamps_of)


def card_stamp(card: str, width: int, *, four_colours: bool = False, dimmed: bool = False) -> Stamp:
    """Return a card as it is put on the felt. It is drawn only once."""
    letter = called().figures.get(card[0], "")
    rare = four_colours or width > WIDEST_USUAL or letter not in USUAL_LETTERS
    stamps = _rare_stamps if rare else _usual_stamps
    return stamps(card_sprite, PLAYING_CARDS, letter, card, width, four_colours)[dimmed]


class CardStyle(NamedTuple):
    """A way to draw cards: one of this width with its shadow, and the colours of all of them."""

    sprite: Callable[[str, int], Image.Image]
    ramps: tuple[Ramp, ...]


class StampOf(Protocol):
    """A function that draws a card of this width."""

    def __call__(self, card: str, width: int, *, dimmed: bool) -> Stamp: ...


@cache
def empty_slot(width: int) -> Image.Image:
    sheet = drawing.Sheet(1, drawing.CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, drawing.CARD_HEIGHT), drawing.CORNER, SLOT_FILL, SLOT_EDGE, 0.016)
    return sheet.finished()


@cache
def stack(layers: int, width: int) -> Image.Image:
    """Return so many backs of cards with their shadow, each a little higher than the one below it, or an empty slot."""
    card, across = card_sprite(None, width), STOCK_LAYER_STEP // 2
    highest, widest = max(0, layers - 1) * STOCK_LAYER_STEP, max(0, layers - 1) * across
    heap = Image.new("RGBA", (card.width + widest, card.height + highest))
    if not layers:
        heap.paste(empty_slot(width), (SHADOW_MARGIN, SHADOW_MARGIN))
    for layer in range(layers):
        heap.alpha_composite(card, (layer * across, highest - layer * STOCK_LAYER_STEP))
    return heap


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
