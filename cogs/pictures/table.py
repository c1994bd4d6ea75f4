"""The players as they sit around the pile: a column up the left side and one down the right, in the order of play.

A table is put together of tiles. A function that begins with ``draw`` blends one on felt when it is needed first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

from PIL import Image

from cogs.pictures import drawing, felt
from cogs.pictures.faces import SHADOW_MARGIN, SUIT_SHAPES, TWO_COLOURS
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
STOCK_HEIGHT = round(STOCK_WIDTH * drawing.CARD_HEIGHT)
COUNT_DROP = 46
BARE_SIDE, BARE_END = 3, 14  # pixels from the sides and the ends of a card, where nothing is drawn on any
SIGN, SIGN_GAP, SIGN_CORNER = 108, 18, 20
STOCK_LEFT = (felt.WIDTH - SIGN - PILE_GAP - (PILE_SHOWN - 1) * PILE_STEP - NEWEST_WIDTH) // 2
ARROW_LEFT = (felt.WIDTH - ARROW_LENGTH) // 2
TOP, TOP_MARGIN, TOP_WIDTH = 240, 12, 150  # pixels of a small square with the top card alone
TOP_LEFT = (felt.WIDTH - TOP) // 2  # on the felt it is cut from, away from the rounded corners


Force = tuple[str | None, str | None]  # a suit and a rank in force that the top card doesn't show
NONE: Force = (None, None)


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
def backs(count: int) -> Image.Image:
    """Return so many backs in a fan, for a seat."""
    sheet = drawing.Sheet(SEAT_WIDTH, SEAT_HEIGHT, 1)
    back = drawing.Sheet(1, drawing.CARD_HEIGHT, BACK * sheet.scale / drawing.OVERSAMPLE)
    back.panel((0, 0, 1, drawing.CARD_HEIGHT), 2 * drawing.CORNER, drawing.BURGUNDY, drawing.CREAM, 0.09)
    felt.spread(sheet.image, [back.image] * count, sheet.at(FAN), 100 * sheet.scale, 6)
    return sheet.finished()


@cache
def seat_panel(count: int, on_turn: bool) -> Image.Image:
    """Return what a seat is written on, with so many backs, and a ring in GOLD if it is to move."""
    sheet, box = drawing.Sheet(SEAT_WIDTH, SEAT_HEIGHT, 1), (0, 0, SEAT_WIDTH, SEAT_HEIGHT)
    sheet.panel(box, SEAT_CORNER, felt.SIGN_GREEN, *((drawing.GOLD, 5) if on_turn else ()))
    panel = sheet.finished()
    panel.alpha_composite(backs(count))
    return panel


@lru_cache(512)
def lettering_of_seat(words: str, room: int, ink: drawing.Colour, colours: felt.Palette) -> Image.Image:
    """Return words on the ground of a seat as places in the palette. Their accents are as smooth as their letters."""
    larger = drawing.OVERSAMPLE
    mask = drawing.lettering(words, drawing.SMALLEST * larger, room * larger).reduce(larger)
    ground = Image.new("RGB", mask.size, felt.SIGN_GREEN[:3])
    ground.paste(ink, mask=mask)
    return colours.places(ground)


def draw_arrows(picture: Image.Image, height: int, direction: int | None, cards: Sequence[felt.Laid] = ()) -> None:
    """Draw the direction of play, and cards over it: an arrow to the right above and one back below for 1."""
    sheet = drawing.Sheet(ARROW_LENGTH, ARROW_HEIGHT, 1)
    middle = ARROW_HEIGHT / 2
    sheet.line([(2, middle), (ARROW_LENGTH - ARROW_HEAD, middle)], drawing.GOLD, 5)
    head: drawing.Outline = ((-0.5, -0.5), (0.5, 0), (-0.5, 0.5))
    sheet.shape((head,), drawing.GOLD, ARROW_HEAD, (ARROW_LENGTH - ARROW_HEAD / 2, middle))
    arrow = sheet.finished()
    both = (arrow, arrow.transpose(Image.Transpose.FLIP_LEFT_RIGHT))[:: direction or 1]
    for way, top in zip(both if direction else (), (ARROW_MARGIN, height - ARROW_MARGIN - ARROW_HEIGHT), strict=False):
        felt.put(picture, way, ARROW_LEFT, top)
    felt.lay_cards(picture, cards)


def draw_seats(height: int, seats: Sequence[Seated], direction: int | None, colours: felt.Palette) -> Image.Image:
    """Return felt of this height with the players on both sides of a table, as places in the palette.

    The direction of play is between them if it has one. A seat has a name, the number of its cards and their backs, and
    a ring if it is to move.
    """
    seats_height = table_height(len(seats))
    picture = felt.tile(colours, height, (0, 0, felt.WIDTH, height), draw_arrows, seats_height, direction).copy()
    for number, (seated, (left, top)) in enumerate(zip(seats, places(len(seats), seats_height), strict=True), 1):
        box = left, top, left + SEAT_WIDTH, top + SEAT_HEIGHT
        panel = seat_panel, min(seated.cards, MOST_BACKS), seated.on_turn
        felt.put_tile(picture, colours, box, felt.draw_sprite, left, top, *panel)
        name = seated.name if drawing.has_all_of(seated.name) else f"({number})"
        written = (name, NAME_BASE, SEAT_WIDTH - 2 * INSET), (str(seated.cards), COUNT_BASE, COUNT_ROOM)
        for words, base, room in written:
            words_drawn = lettering_of_seat(words, room, drawing.GOLD if seated.on_turn else drawing.CREAM, colours)
            bottom = round(top + base + drawing.SMALLEST * drawing.DESCENT)
            picture.paste(words_drawn, (left + INSET, bottom - words_drawn.height))
    return picture


# --- The piles between them ----------------------------------------------------------------------------


@lru_cache(64)
def sign(suit: str | None, rank: str | None) -> Image.Image:
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
    return sheet.finished()


def put_stock(
    picture: Image.Image, height: int, stock: int, colours: felt.Palette, force: Force = NONE, below: int = 0
) -> int:
    """Put the stock with its count, and a sign above it. Returns where room is left below, as high as ``below``."""
    high, left, right = SIGN + SIGN_GAP if any(force) else 0, STOCK_LEFT, STOCK_LEFT + SIGN
    top = (height - high - STOCK_HEIGHT - COUNT_DROP - below) // 2
    if any(force):
        felt.put_tile(picture, colours, (left, top, right, top + SIGN), felt.draw_sprite, left, top, sign, *force)
    top += high
    bottom, layers = top + STOCK_HEIGHT + SHADOW_MARGIN, max(0, min(5, ceil(stock / 12)))
    across, along = left + (SIGN - STOCK_WIDTH) // 2 - SHADOW_MARGIN, bottom - felt.stack(layers, STOCK_WIDTH).height
    box = left, top - SIGN_GAP, ARROW_LEFT, bottom
    felt.put_tile(picture, colours, box, felt.draw_sprite, across, along, felt.stack, layers, STOCK_WIDTH)
    top += STOCK_HEIGHT + COUNT_DROP
    count = str(max(0, stock)), (left + SIGN / 2, top - 6)
    felt.put_tile(picture, colours, (left, bottom, right, top + 3), felt.write_on_felt, *count)
    return top


def put_pile(
    picture: Image.Image, height: int, pile: Sequence[felt.Stamp], colours: felt.Palette, direction: int | None = None
) -> None:
    """Put the newest cards of the discard pile from the left to the right, each over those before it."""
    left, top = STOCK_LEFT + SIGN + PILE_GAP, (height - round(NEWEST_WIDTH * drawing.CARD_HEIGHT)) // 2
    margin, bottom = SHADOW_MARGIN, height - top
    if not pile:
        box = left, top, left + NEWEST_WIDTH, bottom
        felt.put_tile(picture, colours, box, felt.draw_sprite, left, top, felt.empty_slot, NEWEST_WIDTH)
        return
    laid = [(card, left + index * PILE_STEP, top) for index, card in enumerate(pile[-PILE_SHOWN:])]
    blanks = tuple((card.blank, across, along) for card, across, along in laid)
    box = left - margin, top - margin, laid[-1][1] + NEWEST_WIDTH + margin, bottom + margin
    felt.put_tile(picture, colours, box, draw_arrows, height, direction, blanks)
    for below, above in zip(laid, blanks[1:], strict=False):
        box = below[1] + BARE_SIDE, top + BARE_END, above[1] + BARE_SIDE, bottom - BARE_END
        felt.put_tile(picture, colours, box, felt.lay_cards, (below, above))
    felt.lay_cards(picture, laid[-1:])


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
    height, colours = table_height(len(seats)), felt.PLAYING_CARDS
    picture = draw_seats(height, seats, direction, colours)
    put_stock(picture, height, stock, colours, (suit, rank))
    put_pile(picture, height, [felt.card_stamp(card, NEWEST_WIDTH) for card in pile[-PILE_SHOWN:]], colours, direction)
    return felt.as_png(picture)


def draw_top(picture: Image.Image, card: felt.Laid, suit: str | None, rank: str | None) -> None:
    """Draw the top card on a plain ground, with the picked suit or rank over its corner."""
    picture.paste(felt.FELT_DARK, (TOP_LEFT, 0, TOP_LEFT + TOP, TOP))
    felt.lay_cards(picture, [card])
    if suit or rank:
        felt.put(picture, sign(suit, rank), TOP_LEFT + TOP - TOP_MARGIN - SIGN, TOP - TOP_MARGIN - SIGN)


def top_picture(
    card: str,
    suit: str | None,
    rank: str | None,
    stamp: felt.StampOf = felt.card_stamp,
    colours: felt.Palette = felt.PLAYING_CARDS,
) -> bytes:
    """Return the top card as a small PNG, with the picked suit or rank over its corner."""
    drawn, box, signed = stamp(card, TOP_WIDTH, dimmed=False), (TOP_LEFT, 0, TOP_LEFT + TOP, TOP), bool(suit or rank)
    left, top = TOP_MARGIN if signed else (TOP - TOP_WIDTH) // 2, (TOP - round(TOP_WIDTH * drawing.CARD_HEIGHT)) // 2
    below = (drawn if signed else drawn.blank), TOP_LEFT + left, top
    picture = felt.tile(colours, TOP, box, draw_top, below, suit, rank).copy()
    if not signed:
        felt.lay_cards(picture, [(drawn, left, top)])
    return felt.as_png(picture, colours)
