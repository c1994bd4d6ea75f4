"""Pictures of a hand of cards, as PNG files in memory.

The functions only compute: they read and write nothing, and cache nothing but finished parts such as card faces. So the
first picture with many new cards takes longer than the later ones.
"""

from collections.abc import Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from itertools import pairwise
from math import ceil

from PIL import Image

from cogs.pictures import felt
from cogs.pictures.drawing import CARD_HEIGHT
from cogs.pictures.faces import SHADOW_MARGIN, card_sprite
from cogs.pictures.felt import COVERING, PLAYING_CARDS, WIDTH, Palette, StampOf, card_stamp

LARGEST_WIDTH = 190

RAISE = 26
HAND_MARGIN, HAND_GAP = 18, 8  # a phone shows the picture at less than half its size, so little of it is left empty
ROOM = WIDTH - 2 * HAND_MARGIN
SIDE_BY_SIDE, LARGE_SIDE_BY_SIDE = 8, 4  # cards
BARE_SIDE, BARE_END = 3, 8  # pixels from the border of a covering card on which no face has anything


@dataclass(frozen=True)
class Size:
    """The width of the cards of a hand, how many fit into a row, and how far apart cards and rows are at most."""

    width: int
    in_row: int
    step: int
    row_step: int


OVERLAPPING, LARGE_OVERLAPPING = Size(COVERING[0], 12, 112, 132), Size(COVERING[1], 7, 170, 200)


def hand_size(count: int, *, large: bool = False) -> Size:
    """Return the size of so many cards: as large as can be, and no card covers another unless there are many."""
    if count > SIDE_BY_SIDE:
        return LARGE_OVERLAPPING if large else OVERLAPPING
    in_row = max(1, ceil(count / 2) if large and count > LARGE_SIDE_BY_SIDE else count)
    widest = LARGE_OVERLAPPING.width if large else LARGEST_WIDTH
    width = min(widest, (ROOM + HAND_GAP) // in_row - HAND_GAP)
    return Size(width, in_row, width + HAND_GAP, round(width * CARD_HEIGHT) + RAISE + HAND_GAP)


def hand_places(hand: Sequence[str], rows: int, top: int, size: Size) -> Iterator[tuple[str, int, int]]:
    """Yield each card with its place, in so many rows of nearly equal length. The last row is the longest.

    Rows are centred, and as wide as the longest one allows.
    """
    ends = [len(hand) * row // rows for row in range(rows + 1)]
    gaps = max(1, ends[-1] - ends[-2] - 1)
    step = min(size.step, (ROOM - size.width) // gaps)
    for start, end in pairwise(ends):
        left = (WIDTH - size.width - step * (end - start - 1)) // 2
        for index, card in enumerate(hand[start:end]):
            yield card, left + index * step, top
        top += size.row_step


def row_parts(laid: Sequence[felt.Laid], size: Size, height: int) -> Iterator[tuple[felt.Stamp, Hashable, felt.Box]]:
    """Yield the parts of a row in the order to paste them: the card that keeps each, a key of all it shows, its place.

    First comes the felt with the rims of any cards there, then the inside of each covered card, wherever it lies.
    """
    covering, bottom = len(laid) > SIDE_BY_SIDE, round(size.width * CARD_HEIGHT) - BARE_END
    reach, edge = (2, BARE_SIDE) if covering else (1, -HAND_GAP // 2)
    ends = [0, *(left + edge for _, left, _ in laid[1:]), WIDTH]
    for index, ((card, _, top), (left, right)) in enumerate(zip(laid, pairwise(ends), strict=True)):
        near = tuple((other.blank, *place) for other, *place in laid[max(0, index - reach) : index + 2])
        boxes = [(left, 0, right, height)]
        if covering and 0 < index < len(laid) - 1:  # the inside of the card will be over the middle
            boxes = [(left, 0, right, top + BARE_END), (left, top + bottom, right, height)]
        yield from ((card.blank, (height, box, near), box) for box in boxes)
    for (card, left, top), (over, across, along) in pairwise(laid) if covering else ():
        step, drop, bare = across - left, along - top, min(left + size.width, across + across - left - SHADOW_MARGIN)
        cover = over.blank, step, drop
        yield card, cover, (left + BARE_SIDE, top + BARE_END, across + BARE_SIDE, top + bottom)
        if drop:  # the card is also seen above the next one, or below it, and beyond that one nothing of its face is
            upper, right = top + (BARE_END if drop > 0 else bottom + drop), bare - BARE_SIDE
            yield card, ("beyond", *cover), (across + BARE_SIDE, upper, right, upper + abs(drop))


def hand_picture(
    hand: Sequence[str],
    playable: Collection[str] | None,
    four_colours: bool = False,
    large: bool = False,
    stamp: StampOf | None = None,
    colours: Palette = PLAYING_CARDS,
) -> bytes:
    """Return a hand as a PNG, in the order given, with the playable cards raised and the others dimmed.

    If ``playable`` is None, no card is being chosen, so none is raised or dimmed. ``stamp`` draws cards of a pack of
    its own, in these ``colours``.
    """
    stamp = stamp or partial(card_stamp, four_colours=four_colours)
    bright, size = set(playable or ()).intersection(hand), hand_size(len(hand), large=large)
    rows = max(1, ceil(len(hand) / size.in_row))
    top = HAND_MARGIN + (RAISE if bright else 0)
    height = top + (rows - 1) * size.row_step + round(size.width * CARD_HEIGHT) + HAND_MARGIN
    laid = list[felt.Laid]()
    for card, left, row_top in hand_places(hand, rows, top, size):
        dark = playable is not None and card not in bright
        laid.append((stamp(card, size.width, dimmed=dark), left, row_top - (RAISE if card in bright else 0)))
    parts = tuple(row_parts(laid, size, height)) if laid and rows == 1 else ()
    missing = [(keeper, shown, box) for keeper, shown, box in parts if shown not in keeper.parts]
    if parts and not missing:
        picture = Image.new("P", (WIDTH, height))
        for keeper, shown, box in parts:
            picture.paste(keeper.parts[shown], box[:2])
    else:  # nothing is kept of several rows: there are too many ways to cover cards of another row
        slot = felt.draw_sprite, (WIDTH - size.width) // 2, top, felt.empty_slot, size.width
        what = (felt.lay_cards, laid) if laid else slot
        picture = felt.part_of_felt(colours, height, (0, 0, WIDTH, height), *what)
        for keeper, shown, box in missing:
            keeper.parts[shown] = picture.crop(box)
    felt.lay_cards(picture, laid if rows == 1 and len(hand) <= SIDE_BY_SIDE else laid[-1:])  # no part has these
    return felt.as_png(picture, colours)


def portrait() -> bytes:
    """Return the bot's own portrait as a PNG: a square out of the middle of a card's back."""
    back = card_sprite(None, LARGEST_WIDTH).convert("RGB")
    left, top, side = back.width // 2 - 64, back.height // 2 - 64, 128
    buffer = BytesIO()
    back.crop((left, top, left + side, top + side)).save(buffer, "PNG")
    return buffer.getvalue()
