"""Pictures of a hand of cards, as PNG files in memory.

The functions only compute: they read and write nothing, and cache nothing but finished parts such as card faces. So the
first picture with many new cards takes longer than the later ones.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from itertools import pairwise
from math import ceil

from PIL import Image

from cogs.pictures.drawing import CARD_HEIGHT
from cogs.pictures.faces import card_sprite
from cogs.pictures.felt import (
    COVERING,
    PLAYING_CARDS,
    WIDTH,
    Ramp,
    StampOf,
    as_png,
    card_stamp,
    clean_felt,
    draw_slot,
    lay_cards,
    palette,
    put_tile,
)

LARGEST_WIDTH = 190

RAISE = 26
HAND_MARGIN, HAND_GAP = 18, 8  # a phone shows the picture at less than half its size, so little of it is left empty
ROOM = WIDTH - 2 * HAND_MARGIN
SIDE_BY_SIDE, LARGE_SIDE_BY_SIDE = 8, 4  # cards


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


def hand_picture(
    hand: Sequence[str],
    playable: Collection[str] | None,
    four_colours: bool = False,
    large: bool = False,
    stamp: StampOf | None = None,
    ramps: tuple[Ramp, ...] = PLAYING_CARDS,
) -> bytes:
    """Return a hand as a PNG, in the order given, with the playable cards raised and the others dimmed.

    If ``playable`` is None, no card is being chosen, so none is raised or dimmed. ``stamp`` draws cards of a pack of
    its own, in the colours of ``ramps``.
    """
    stamp = stamp or partial(card_stamp, four_colours=four_colours)
    bright = set(playable or ()).intersection(hand)
    size = hand_size(len(hand), large=large)
    rows = max(1, ceil(len(hand) / size.in_row))
    top = HAND_MARGIN + (RAISE if bright else 0)
    height = top + (rows - 1) * size.row_step + round(size.width * CARD_HEIGHT) + HAND_MARGIN
    laid = []
    for card, left, row_top in hand_places(hand, rows, top, size):
        dark = playable is not None and card not in bright
        laid.append((stamp(card, size.width, dimmed=dark), left, row_top - (RAISE if card in bright else 0)))
    if rows > 1 or len(hand) > SIDE_BY_SIDE:
        picture = clean_felt(height)
        lay_cards(picture, laid)
        return as_png(picture, ramps)
    picture, colours = Image.new("P", (WIDTH, height)), palette(ramps)
    if not hand:
        put_tile(picture, colours, (0, 0, WIDTH, height), draw_slot, size.width, (WIDTH - size.width) // 2, top)
    blanks = tuple((card.blank, left, above) for card, left, above in laid)
    ends = [0, *(left - HAND_GAP // 2 for _, left, _ in laid[1:]), WIDTH]  # of the felt around each card
    for index, (drawn, left, above) in enumerate(laid):
        near = blanks[max(0, index - 1) : index + 2]  # whose shadows reach it
        put_tile(picture, colours, (ends[index], 0, ends[index + 1], height), lay_cards, near)
        drawn.fill(picture, left, above)
    return as_png(picture, ramps)


def portrait() -> bytes:
    """Return the bot's own portrait as a PNG: a square out of the middle of a card's back."""
    back = card_sprite(None, LARGEST_WIDTH).convert("RGB")
    left, top, side = back.width // 2 - 64, back.height // 2 - 64, 128
    buffer = BytesIO()
    back.crop((left, top, left + side, top + side)).save(buffer, "PNG")
    return buffer.getvalue()
