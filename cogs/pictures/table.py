"""The players as they sit around the pile: a column up the left side and one down the right, in the order of play."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

from PIL import Image

from cogs.pictures import drawing, felt
from cogs.pictures.faces import SUIT_SHAPES, TWO_COLOURS
from engine.core.cards import figure

SEAT_WIDTH, SEAT_HEIGHT, SEAT_GAP = 230, 98, 6
SEAT_MARGIN = 20  # to the border of the felt
SEAT_CORNER = 16
INSET = 14  # of what is written on a seat
NAME_BASE, COUNT_BASE = 40, 83
COUNT_ROOM = 60

BACK = 25  # pixels across the back of a card in a fan
FAN: drawing.Point = (134, 69)  # the middle of the card in its middle
MOST_BACKS = 7  # in it

ARROW_LENGTH, ARROW_HEIGHT, ARROW_HEAD, ARROW_MARGIN = 150, 30, 26, 22

NEWEST_WIDTH, PILE_SHOWN, PILE_STEP = 180, 4, 22  # pixels of the top card, cards, pixels of each older one
PILE_GAP = 22
STOCK_WIDTH = 84
COUNT_DROP = 46
SIGN, SIGN_CORNER = 108, 20
TOP, TOP_MARGIN, TOP_WIDTH = 240, 12, 150  # pixels of a small square with the top card alone


@dataclass(frozen=True)
class Seated:
    """A player as the picture shows them: by their name if the font has its letters, else by the number of the seat."""

    name: str
    cards: int
    on_turn: bool = False


def table_height(seats: int) -> int:
    """Return the height of the part of a picture in which so many sit on two sides."""
    return max(360, ceil(seats / 2) * (SEAT_HEIGHT + SEAT_GAP) - SEAT_GAP + 2 * SEAT_MARGIN)


def places(seats: int, height: int) -> Iterator[tuple[int, int]]:
    """Yield the places of the seats: from the lowest on the left up, and then from the highest on the right down."""
    left = ceil(seats / 2)
    for across, in_column in ((SEAT_MARGIN, left), (felt.WIDTH - SEAT_MARGIN - SEAT_WIDTH, seats - left)):
        share = (height - 2 * SEAT_MARGIN) / max(1, in_column)
        tops = [round(SEAT_MARGIN + share * row + (share - SEAT_HEIGHT) / 2) for row in range(in_column)]
        yield from ((across, top) for top in (reversed(tops) if across == SEAT_MARGIN else tops))


@cache
def seat_panel(ink: drawing.Colour) -> felt.Stamp:
    """Return what a seat is written on, with a ring in GOLD if it is to move."""
    sheet, box = drawing.Sheet(SEAT_WIDTH, SEAT_HEIGHT, 1), (0, 0, SEAT_WIDTH, SEAT_HEIGHT)
    sheet.panel(box, SEAT_CORNER, felt.SIGN_GREEN, *((drawing.GOLD, 5) if ink == drawing.GOLD else ()))
    return felt.Stamp(sheet.finished(), (0, 0, 0, 0), SEAT_CORNER + 1)


@cache
def backs(count: int) -> tuple[Image.Image, int, int]:
    """Return so many backs in a fan, and its place on a seat."""
    sheet = drawing.Sheet(SEAT_WIDTH, SEAT_HEIGHT, 1)
    back = drawing.Sheet(1, drawing.CARD_HEIGHT, BACK * sheet.scale / drawing.OVERSAMPLE)
    back.panel((0, 0, 1, drawing.CARD_HEIGHT), 2 * drawing.CORNER, drawing.BURGUNDY, drawing.CREAM, 0.09)
    felt.spread(sheet.image, [back.image] * count, sheet.at(FAN), 100 * sheet.scale, 6)
    fan = sheet.finished()
    left, top, right, bottom = fan.getbbox() or (0, 0, 1, 1)
    return fan.crop((left, top, right, bottom)), left, top


@lru_cache(512)
def smooth_lettering(words: str, room: int) -> Image.Image:
    """Return words as a mask whose accents are as smooth as its letters."""
    larger = drawing.OVERSAMPLE
    return drawing.lettering(words, drawing.SMALLEST * larger, room * larger).reduce(larger)


@cache
def arrow(direction: int) -> Image.Image:
    """Return an arrow from the left to the right for 1, and back for -1."""
    sheet = drawing.Sheet(ARROW_LENGTH, ARROW_HEIGHT, 1)
    middle = ARROW_HEIGHT / 2
    sheet.line([(2, middle), (ARROW_LENGTH - ARROW_HEAD, middle)], drawing.GOLD, 5)
    head: drawing.Outline = ((-0.5, -0.5), (0.5, 0), (-0.5, 0.5))
    sheet.shape((head,), drawing.GOLD, ARROW_HEAD, (ARROW_LENGTH - ARROW_HEAD / 2, middle))
    image = sheet.finished()
    return image if direction > 0 else image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def draw_seats(picture: Image.Image, seats: Sequence[Seated], direction: int | None) -> None:
    """Put the players on both sides of a table, and the direction of play between them if it has one.

    A seat has a name, the number of its cards and their backs, and a ring if it is to move.
    """
    height = table_height(len(seats))
    for number, (seated, (left, top)) in enumerate(zip(seats, places(len(seats), height), strict=True), 1):
        ink = drawing.GOLD if seated.on_turn else drawing.CREAM
        seat_panel(ink).put(picture, left, top)
        fan, across, along = backs(min(seated.cards, MOST_BACKS))
        felt.put(picture, fan, left + across, top + along)
        name = seated.name if drawing.has_all_of(seated.name) else f"({number})"
        written = (name, NAME_BASE, SEAT_WIDTH - 2 * INSET), (str(seated.cards), COUNT_BASE, COUNT_ROOM)
        for words, base, room in written:
            mask = smooth_lettering(words, room)
            bottom = round(top + base + drawing.SMALLEST * drawing.DESCENT)
            picture.paste(ink, (left + INSET, bottom - mask.height), mask)
    if direction:
        for way, top in ((direction, ARROW_MARGIN), (-direction, height - ARROW_MARGIN - ARROW_HEIGHT)):
            felt.put(picture, arrow(way), (felt.WIDTH - ARROW_LENGTH) // 2, top)


# --- The piles between them ----------------------------------------------------------------------------


@lru_cache(64)
def sign(suit: str | None, rank: str | None) -> felt.Stamp:
    """Return the suit and the rank in force that the top card doesn't show."""
    sheet, middle = drawing.Sheet(SIGN, SIGN, 1), SIGN / 2
    ink = TWO_COLOURS[suit] if suit else drawing.BLACK
    sheet.panel((0, 0, SIGN, SIGN), SIGN_CORNER, drawing.CREAM, drawing.GOLD, 4)
    half = SIGN / 4 if suit and rank else 0
    if suit:
        sheet.shape(SUIT_SHAPES[suit], ink, 105 / (2 if rank else 1.25), (middle + half, middle))
    if rank:
        size = drawing.LARGER if suit else drawing.LARGE
        sheet.write(figure(rank), ink, size, (middle - half, middle + drawing.LARGE * 0.3), SIGN / 2)
    return felt.Stamp(sheet.finished(), (0, 0, 0, 0), SIGN_CORNER + 1)


def draw_piles(
    picture: Image.Image,
    height: int,
    pile: Sequence[str],
    stock: int,
    stamp: felt.StampOf,
    above: felt.Stamp | None = None,
    below: int = 0,
) -> tuple[int, int]:
    """Draw the stock with its count, a sign above it, and the newest cards of the discard pile, the last on top.

    Returns where room is left below the count, as high as ``below``.
    """
    left = (felt.WIDTH - SIGN - PILE_GAP - (PILE_SHOWN - 1) * PILE_STEP - NEWEST_WIDTH) // 2
    stock_high = round(STOCK_WIDTH * drawing.CARD_HEIGHT)
    signed = SIGN + 18 if above else 0
    top = (height - signed - stock_high - COUNT_DROP - below) // 2
    if above:
        above.put(picture, left, top)
        top += signed
    across = left + (SIGN - STOCK_WIDTH) // 2
    if stock > 0:
        layers = min(5, ceil(stock / 12))
        felt.lay(picture, felt.stack(layers, STOCK_WIDTH), across, top - (layers - 1) * felt.STOCK_LAYER_STEP)
    else:
        felt.put(picture, felt.empty_slot(STOCK_WIDTH), across, top)
    top += stock_high + COUNT_DROP
    felt.write_on_felt(picture, str(max(0, stock)), (left + SIGN / 2, top - 6))
    across, along = left + SIGN + PILE_GAP, (height - round(NEWEST_WIDTH * drawing.CARD_HEIGHT)) // 2
    for card in pile[-PILE_SHOWN:]:
        felt.lay(picture, stamp(card, NEWEST_WIDTH, dimmed=False), across, along)
        across += PILE_STEP
    if not pile:
        felt.put(picture, felt.empty_slot(NEWEST_WIDTH), across, along)
    return left, top


def table_picture(
    pile: Sequence[str],
    stock: int,
    suit: str | None,
    rank: str | None,
    direction: int | None,
    seats: Sequence[Seated],
) -> bytes:
    """Return a table as a PNG: the players around stock and discard pile, the picked suit or rank, and the direction.

    The last card of the pile is the newest. A suit, rank or direction of None isn't shown.
    """
    height = table_height(len(seats))
    picture = felt.clean_felt(height)
    draw_seats(picture, seats, direction)
    draw_piles(picture, height, pile, stock, felt.card_stamp, sign(suit, rank) if suit or rank else None)
    return felt.as_png(picture)


def top_picture(
    card: str,
    suit: str | None,
    rank: str | None,
    stamp: felt.StampOf = felt.card_stamp,
    ramps: tuple[felt.Ramp, ...] = felt.PLAYING_CARDS,
) -> bytes:
    """Return the top card as a small PNG, with the picked suit or rank over its corner."""
    above = sign(suit, rank) if suit or rank else None
    picture = Image.new("RGB", (TOP, TOP), felt.FELT_DARK[:3])
    left = TOP_MARGIN if above else (TOP - TOP_WIDTH) // 2
    felt.lay(picture, stamp(card, TOP_WIDTH, dimmed=False), left, (TOP - round(TOP_WIDTH * drawing.CARD_HEIGHT)) // 2)
    if above:
        above.put(picture, TOP - TOP_MARGIN - SIGN, TOP - TOP_MARGIN - SIGN)
    return felt.as_png(picture, ramps, rounded=False)
