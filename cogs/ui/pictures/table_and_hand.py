"""Pictures of the table and of a hand of cards, as PNG files in memory.

The functions only compute: they read and write nothing, and cache nothing but finished parts such as card faces. So the
first picture with many new cards takes longer than the later ones.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from io import BytesIO
from itertools import pairwise, product
from math import ceil
from typing import Protocol

from PIL import Image

from cogs.ui.components.words import capital
from cogs.ui.pictures.card_faces import SHADOW_MARGIN, SUIT_INKS, SUIT_SHAPES, card_sprite
from cogs.ui.pictures.drawing import (
    BLACK,
    CARD_HEIGHT,
    CORNER,
    CREAM,
    GOLD,
    Colour,
    Outline,
    Point,
    Sheet,
    moved,
    on_clock,
)
from cogs.ui.pictures.felt import MARGIN, PLAYING_CARDS, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.pictures.lettering import BOLD_WORD, width_of, write
from cogs.ui.pictures.stamps import Stamp, card_stamp
from engine.core.cards import figure, plural
from engine.core.packs.french import PACK
from engine.words import Words, said_once

_WORDS = Words(__name__)

TABLE_HEIGHT = 360
CARD_WIDTH, NEWEST_WIDTH = 150, 190
PORTRAIT = 128

SLOT_FILL: Colour = (0, 20, 10, 46)
SLOT_EDGE: Colour = (236, 244, 226, 100)

PILE_LEFT = MARGIN + CARD_WIDTH + 24
PILE_SHOWN, PILE_STEP = 6, 54
STOCK_TOP, STOCK_LAYER_STEP = 64, 4
STOCK_CARDS_PER_LAYER, STOCK_MOST_LAYERS = 12, 5
COUNT: Point = (MARGIN + CARD_WIDTH / 2, 314)
COUNT_SIZE = 31

SIGNS = 64  # that are remembered
SIGN_WIDTH, SIGN_HEIGHT = 196, 146
SIGN_GAP = 16
SIGN_LEFT = WIDTH - SIGN_WIDTH - 26
SIGN_CORNER = 20
SIGN_SYMBOL: Point = (SIGN_WIDTH / 2, 57)
SIGN_SYMBOL_SIZE = 80
SIGN_RANK: Point = (SIGN_WIDTH / 2, 86)  # the base line of a rank
SIGN_LETTERS = 31
SIGN_BASE: Point = (SIGN_WIDTH / 2, 128)
SIGN_WORD_WIDTH = SIGN_WIDTH - 22
ARROW_START, ARROW_END = 60, 340  # degrees clockwise from twelve o'clock
ARROW_RADIUS, ARROW_BREADTH = 0.4, 0.16
ARROW_HEAD_BREADTH, ARROW_HEAD_LENGTH = 0.5, 0.36

RAISE = 26
HAND_MARGIN, HAND_GAP = 18, 8  # a phone shows the picture at less than half its size, so little of it is left empty
ROOM = WIDTH - 2 * HAND_MARGIN
SIDE_BY_SIDE, LARGE_IN_ROW = 8, 4  # cards


class StampOf(Protocol):
    """What draws a card of this width."""

    def __call__(self, card: str, width: int, *, dimmed: bool) -> Stamp: ...


def lay(picture: Image.Image, card: Stamp, left: int, top: int) -> None:
    """Put a card at this place. Its shadow reaches further."""
    card.put(picture, left - SHADOW_MARGIN, top - SHADOW_MARGIN)


@cache
def empty_slot(width: int) -> Image.Image:
    sheet = Sheet(1, CARD_HEIGHT, width)
    sheet.panel((0, 0, 1, CARD_HEIGHT), CORNER, SLOT_FILL, SLOT_EDGE, 0.016)
    return sheet.finished()


# --- The table -----------------------------------------------------------------------------------------


@lru_cache(128)
def written(words: str) -> Image.Image:
    """Return words as a mask, with the middle of their base line half-way across and COUNT_SIZE down."""
    width = width_of(words, COUNT_SIZE)
    mask = Image.new("L", (2 * ceil(width / 2) + COUNT_SIZE, 2 * COUNT_SIZE))
    write(mask, (mask.width // 2 - width / 2, COUNT_SIZE), words, COUNT_SIZE, COUNT_SIZE * BOLD_WORD)
    return mask


def write_on_felt(picture: Image.Image, words: str, base: Point) -> None:
    """Write words on the felt, with the middle of their base line at the given point."""
    mask = written(words)
    picture.paste(CREAM, (round(base[0]) - mask.width // 2, round(base[1]) - COUNT_SIZE), mask)


@cache
def stack(layers: int) -> Stamp:
    """Return so many backs of cards, each a little higher than the one below it."""
    card, across = card_sprite(None, CARD_WIDTH), STOCK_LAYER_STEP // 2
    highest, widest = (layers - 1) * STOCK_LAYER_STEP, (layers - 1) * across
    heap = Image.new("RGBA", (card.width + widest, card.height + highest))
    for layer in range(layers):
        heap.alpha_composite(card, (layer * across, highest - layer * STOCK_LAYER_STEP))
    rounding = SHADOW_MARGIN + ceil(CORNER * CARD_WIDTH) + 1
    return Stamp(heap, (SHADOW_MARGIN + widest, rounding, SHADOW_MARGIN + widest, rounding + highest))


def draw_stock(picture: Image.Image, stock: int) -> None:
    """Draw the stock as a stack, higher with more cards, and its count below."""
    if stock <= 0:
        put(picture, empty_slot(CARD_WIDTH), MARGIN, STOCK_TOP)
    else:
        layers = min(STOCK_MOST_LAYERS, ceil(stock / STOCK_CARDS_PER_LAYER))
        lay(picture, stack(layers), MARGIN, STOCK_TOP - (layers - 1) * STOCK_LAYER_STEP)
    write_on_felt(picture, _WORDS("deck", count=max(0, stock)), COUNT)


def half_way_down(width: int, height: int) -> int:
    return (height - round(width * CARD_HEIGHT)) // 2


def draw_pile(
    picture: Image.Image,
    pile: Sequence[str],
    right_end: int,
    stamp: StampOf,
    *,
    step: int = PILE_STEP,
) -> None:
    """Draw these cards of the discard pile in a row, the newest larger and on top."""
    older, width, newest, height = pile[:-1], CARD_WIDTH, NEWEST_WIDTH, TABLE_HEIGHT
    spare = right_end - PILE_LEFT - len(older) * step - newest
    left = PILE_LEFT + spare // 2
    for card in older:
        lay(picture, stamp(card, width, dimmed=False), left, half_way_down(width, height))
        left += step
    top = half_way_down(newest, height)
    if pile:
        lay(picture, stamp(pile[-1], newest, dimmed=False), left, top)
    else:
        put(picture, empty_slot(newest), left, top)


def sign_stamp(sheet: Sheet, word: str, ink: Colour) -> Stamp:
    """Return a sign as it is put on the felt, with a word below."""
    sheet.write(word, ink, SIGN_LETTERS, SIGN_BASE, SIGN_WORD_WIDTH)
    return Stamp(sheet.finished(), (0, SIGN_CORNER + 1, 0, SIGN_CORNER + 1))


@said_once(SIGNS)
def suit_sign(suit: str) -> Stamp:
    colour = SUIT_INKS[suit]
    sheet = Sheet(SIGN_WIDTH, SIGN_HEIGHT, 1)
    sheet.panel((0, 0, SIGN_WIDTH, SIGN_HEIGHT), SIGN_CORNER, CREAM, GOLD, 4)
    sheet.shape(SUIT_SHAPES[suit], colour, SIGN_SYMBOL_SIZE, SIGN_SYMBOL)
    return sign_stamp(sheet, _WORDS("suit", suit=suit), colour)


@said_once(SIGNS)
def rank_sign(rank: str) -> Stamp:
    sheet = Sheet(SIGN_WIDTH, SIGN_HEIGHT, 1)
    sheet.panel((0, 0, SIGN_WIDTH, SIGN_HEIGHT), SIGN_CORNER, CREAM, GOLD, 4)
    sheet.write(figure(rank), BLACK, SIGN_SYMBOL_SIZE, SIGN_RANK, SIGN_WORD_WIDTH)
    return sign_stamp(sheet, capital(plural(rank)), BLACK)


@said_once(SIGNS)
def direction_sign(direction: int) -> Stamp:
    """Return the sign with an open ring and its head: clockwise for +1, counterclockwise for -1."""
    degrees = range(ARROW_START, ARROW_END + 1, 4)
    outer = [on_clock(degree, ARROW_RADIUS + ARROW_BREADTH / 2) for degree in degrees]
    inner = [on_clock(degree, ARROW_RADIUS - ARROW_BREADTH / 2) for degree in reversed(degrees)]
    head: Outline = ((0, -ARROW_HEAD_BREADTH / 2), (ARROW_HEAD_LENGTH, 0), (0, ARROW_HEAD_BREADTH / 2))
    sheet = Sheet(SIGN_WIDTH, SIGN_HEIGHT, 1)
    sheet.panel((0, 0, SIGN_WIDTH, SIGN_HEIGHT), SIGN_CORNER, SIGN_GREEN, GOLD, 2)
    for part in ((*outer, *inner), moved(head, to=on_clock(ARROW_END, ARROW_RADIUS), turn=ARROW_END)):
        turning = tuple((x * direction, y) for x, y in part)
        sheet.shape((turning,), GOLD, SIGN_SYMBOL_SIZE, SIGN_SYMBOL)
    return sign_stamp(sheet, _WORDS("direction", way="clockwise" if direction > 0 else "counterclockwise"), CREAM)


def table_picture(
    pile: Sequence[str], stock: int, suit: str | None, direction: int | None, rank: str | None = None
) -> bytes:
    """Return the middle of the table as a PNG: stock, discard pile, picked suit or rank, and direction of play.

    The last card of the pile is the newest. A suit, direction or rank of None shows no sign.
    """
    picture = clean_felt(TABLE_HEIGHT)
    draw_stock(picture, stock)
    draw_pile(picture, pile[-PILE_SHOWN:], draw_signs(picture, suit, direction, rank), card_stamp)
    return as_png(picture)


def draw_signs(picture: Image.Image, suit: str | None, direction: int | None, rank: str | None) -> int:
    """Draw the signs of a table on its right side. Returns where the room left of them ends."""
    signs = [suit_sign(suit)] if suit else []
    signs += [rank_sign(rank)] if rank else []
    signs += [direction_sign(direction)] if direction else []
    top = (picture.height - len(signs) * (SIGN_HEIGHT + SIGN_GAP) + SIGN_GAP) // 2
    for number, sign in enumerate(signs):
        sign.put(picture, SIGN_LEFT, top + number * (SIGN_HEIGHT + SIGN_GAP))
    return SIGN_LEFT - SIGN_GAP if signs else WIDTH - MARGIN


# --- A hand --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Size:
    """How large the cards of a hand are, how many fit into a row, and how far apart cards and rows are at most."""

    width: int
    in_row: int
    step: int
    row_step: int


def width_beside(count: int) -> int:
    """Return how wide so many cards may be at most, side by side."""
    return (ROOM + HAND_GAP) // max(1, count) - HAND_GAP


OVERLAPPING, LARGE_OVERLAPPING = Size(CARD_WIDTH, 12, 112, 132), Size(232, 7, 170, 200)


def hand_size(count: int, *, large: bool = False) -> Size:
    """Return how large so many cards are: as large as can be, and no card covers another unless there are many."""
    if count > SIDE_BY_SIDE:
        return LARGE_OVERLAPPING if large else OVERLAPPING
    rows = 2 if large and count > LARGE_IN_ROW else 1
    in_row = max(1, ceil(count / rows))
    width = min(LARGE_OVERLAPPING.width if large else NEWEST_WIDTH, width_beside(in_row))
    return Size(width, in_row, width + HAND_GAP, round(width * CARD_HEIGHT) + RAISE + HAND_GAP)


def hand_rows(hand: Sequence[str], most: int) -> list[Sequence[str]]:
    """Divide a hand into rows of nearly equal length, this many cards at most. The last row is the longest."""
    rows = max(1, ceil(len(hand) / most))
    ends = [len(hand) * row // rows for row in range(rows + 1)]
    return [hand[start:end] for start, end in pairwise(ends)]


def hand_places(rows: Sequence[Sequence[str]], top: int, size: Size) -> Iterator[tuple[str, int, int]]:
    """Yield each card with its place. Rows are centred, and as wide as the longest one allows."""
    gaps = max(1, len(rows[-1]) - 1)
    step = min(size.step, (ROOM - size.width) // gaps)
    for row in rows:
        left = (WIDTH - size.width - step * (len(row) - 1)) // 2
        for index, card in enumerate(row):
            yield card, left + index * step, top
        top += size.row_step


def hand_picture(
    hand: Sequence[str], playable: Collection[str] | None, four_colours: bool = False, large: bool = False
) -> bytes:
    return draw_hand(hand, playable, large, partial(card_stamp, four_colours=four_colours))


def draw_hand(
    hand: Sequence[str],
    playable: Collection[str] | None,
    large: bool,
    stamp: StampOf,
    ramps: tuple[Ramp, ...] = PLAYING_CARDS,
) -> bytes:
    """Return a hand as a PNG, in the order given, with the playable cards raised and the others dimmed.

    If ``playable`` is None, no card is being chosen, so none is raised or dimmed.
    """
    bright = set(playable or ()).intersection(hand)
    size = hand_size(len(hand), large=large)
    rows = hand_rows(hand, size.in_row)
    top = HAND_MARGIN + (RAISE if bright else 0)
    picture = clean_felt(top + (len(rows) - 1) * size.row_step + round(size.width * CARD_HEIGHT) + HAND_MARGIN)
    if not hand:
        put(picture, empty_slot(size.width), (WIDTH - size.width) // 2, top)
    for card, left, row_top in hand_places(rows, top, size):
        dark = playable is not None and card not in bright
        lay(picture, stamp(card, size.width, dimmed=dark), left, row_top - (RAISE if card in bright else 0))
    return as_png(picture, ramps)


def portrait() -> bytes:
    """The bot's own portrait, a square: the middle of a card's back."""
    back = card_sprite(None, NEWEST_WIDTH).convert("RGB")
    left, top = (back.width - PORTRAIT) // 2, (back.height - PORTRAIT) // 2
    buffer = BytesIO()
    back.crop((left, top, left + PORTRAIT, top + PORTRAIT)).save(buffer, "PNG")
    return buffer.getvalue()


def warm_up() -> None:
    """Draw every card once as the pile and each usual hand show it, and such hands, so that few pictures wait.

    It takes about a second.
    """
    usual = range(SIDE_BY_SIDE + 2)
    for card, width in product(PACK, {hand_size(count).width for count in usual}):
        card_stamp(card, width)
    for count, playable in product(usual, ((), PACK[:1])):  # felt of each height, and the veil of each width
        hand_picture(PACK[:count], playable)
