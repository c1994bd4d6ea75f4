"""Pictures of Str8 Eight as PNG files in memory: a hand, the table with every sequence, the sequence sheet.

They share the felt, the stock and the pile of ``pictures``. Like those, these functions only compute and cache finished
parts.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from PIL import Image

from cogs.ui.looks.str8.faces import (
    ROW_COLOURS,
    centred,
    draw_bulls_eye,
    ink_on,
    number_sprite,
    number_stamp,
    pass_arrow,
    tinted,
)
from cogs.ui.pictures.drawing import BLACK, BURGUNDY, CARD_HEIGHT, CREAM, GOLD, RED, WHITE, Box, Outline, Point, Sheet
from cogs.ui.pictures.felt import (
    BACK_RAMPS,
    FELT_RAMPS,
    MARGIN,
    SIGN_GREEN,
    WIDTH,
    Ramp,
    as_png,
    clean_felt,
    dimmed,
    put,
    write_on_felt,
)
from cogs.ui.pictures.hand import draw_hand
from cogs.ui.pictures.lobby import Chair, draw_lobby
from cogs.ui.pictures.png import SMALL
from cogs.ui.pictures.stamps import SLOT_EDGE, SLOT_FILL, empty_slot, lay
from cogs.ui.pictures.table import NEWEST_WIDTH, Seated, draw_piles, draw_seats, draw_top, table_height
from cogs.ui.pictures.win import Win, draw_win
from engine.core.cards import Card
from engine.core.packs.numbers import NUMBER_CARDS, PASS_CARDS
from engine.str8.numbers import COPIES, NUMBERS, OPENERS, ROWS, SIDE, above, step
from engine.words import Words, said_once

words = Words("cogs.ui.looks.str8.look")

PASS_WIDTH, PASS_STEP = 40, 62  # pixels across a card, and from one to the other below it
PASS_COUNT: Point = (76, 40)  # from the corner of the card
PASSES_HEIGHT = 2 * PASS_STEP

# A tile is a number with the step that led to it. Its lengths are fractions of its width.
TILE_HEIGHT, TILE_CORNER = 0.93, 0.14
TILE_EDGE = 0.022
TILE_FIELD: Box = (0.07, 0.07, 0.93, 0.595)
TILE_FIELD_CORNER = 0.08
TILE_NUMBER = 0.56
TILE_NUMBER_AT: Point = (0.5, 0.335)
TILE_NUMBER_WIDTH = 0.7
TILE_STEP_SIZE = 0.34
TILE_STEP_AT: Point = (0.5, 0.76)
TILE_EYE = 0.13
EYE_GROUND = 0.16

TILE = 84
LANE_LEFT = 22
LANE_WIDTH = WIDTH - 2 * LANE_LEFT
LANE_HEIGHT, LANE_GAP = 94, 4
LANE_CORNER = 18
LANES_BOTTOM = 26
TILE_LEFT = 126  # in the lane
TILE_TOP, TILE_PITCH = 8, 91
LABEL: Point = (84, LANE_HEIGHT / 2)
LABEL_WIDTH, LABEL_LINE = 74, 34
LABEL_SIZES = {1: 52, 2: 40}  # by the number of seats it names
LABEL_SMALL = 32
OPENER_EYE = 15  # where a number with a bull's-eye has to start the sequence
TURN_MARK: Outline = ((-0.5, -0.55), (0.5, 0), (-0.5, 0.55))
TURN_MARK_SIZE = 26
TURN_MARK_AT: Point = (28, LANE_HEIGHT / 2)

SHEETS = 16  # that are remembered
SHEET_COLUMNS = 2
SHEET_LINES = len(NUMBERS) // SHEET_COLUMNS
SECOND_COLUMN = 500  # none of its numbers leads to four others
LINE_WIDTH, LINE_HEIGHT = 460, 72
LINE_PITCH, LINE_CORNER = 82, 12
LINES_TOP, LINE_CARD = 182, 122
SHEET_TILE = 74
SHEET_TILES_LEFT, SHEET_TILE_PITCH = 130, 80
LINE_NUMBER: Point = (44, LINE_HEIGHT / 2)
LINE_NUMBER_SIZE = 54
COPIES_AT: Point = (98, 52)
COPIES_SIZE = 26
EYE_AT: Point = (98, 22)
EYE = 13
LEGEND_TOP = 34
LEGEND: Point = (96, 62)
LEGEND_SIZE = 40
LEGEND_STEP = (WIDTH - 2 * MARGIN - LEGEND[0]) / (SIDE - 1)
LEGEND_WORDS_BASE = 146

NUMBER_RAMPS: tuple[Ramp, ...] = (
    (WHITE, BLACK, 16),
    (WHITE, (70, 84, 77, 255), 7),
    (WHITE, RED, 7),
    (CREAM, BURGUNDY, 5),
    (CREAM, GOLD, 3),
    *((WHITE, colour, 5) for colour in ROW_COLOURS.values()),
    *((colour, BLACK, 4) for colour in ROW_COLOURS.values() if ink_on(colour) == BLACK),
    *((tinted(row), BLACK, 3) for row in ROWS),
)
HAND_COLOURS = (*FELT_RAMPS, *NUMBER_RAMPS, *map(dimmed, NUMBER_RAMPS))
TABLE_COLOURS = (*FELT_RAMPS, *NUMBER_RAMPS, *BACK_RAMPS)


# --- A hand --------------------------------------------------------------------------------------------


def hand_picture(
    hand: Sequence[str], playable: Collection[str] | None, four_colours: bool = False, large: bool = False
) -> bytes:
    """Return a hand as a PNG. Number cards are the same for who likes four colours."""
    return draw_hand(hand, playable, large, number_stamp, HAND_COLOURS)


def lobby_picture(cards: Sequence[Card], chairs: Sequence[Chair]) -> bytes:
    return draw_lobby(cards, chairs, number_sprite, NUMBER_RAMPS)


def win_picture(win: Win) -> bytes:
    return draw_win(win, number_sprite, NUMBER_RAMPS)


# --- Tiles ---------------------------------------------------------------------------------------------


@cache
def tile(number: int, row: int, sign: str, width: int) -> Image.Image:
    """Return a number on the field of the row that led to it. The sign is the step, or "" for an opening number."""
    colour = ROW_COLOURS[row]
    sheet = Sheet(1, TILE_HEIGHT, width)
    sheet.panel((0, 0, 1, TILE_HEIGHT), TILE_CORNER, colour, CREAM, TILE_EDGE)
    sheet.panel(TILE_FIELD, TILE_FIELD_CORNER, WHITE)
    centred(sheet, str(number), BLACK, TILE_NUMBER, TILE_NUMBER_AT, TILE_NUMBER_WIDTH)
    if sign:
        centred(sheet, sign, ink_on(colour), TILE_STEP_SIZE, TILE_STEP_AT, 1)
    else:
        sheet.disc(TILE_STEP_AT, EYE_GROUND, WHITE)
        draw_bulls_eye(sheet, TILE_STEP_AT, TILE_EYE)
    return sheet.finished()


def tiles(cards: Sequence[str]) -> Iterator[Image.Image]:
    numbers = [int(card) for card in cards]
    if numbers:
        yield tile(numbers[0], numbers[0], "", TILE)
    for before, number in pairwise(numbers):
        yield tile(number, step(before, number), f"{number - before:+}", TILE)


# --- The table -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lane:
    """Where a sequence grows: the numbers of the seats it belongs to, as in "1" or "1+4", and its cards so far."""

    label: str
    on_turn: bool
    cards: tuple[str, ...]


def draw_label(sheet: Sheet, label: str, on_turn: bool) -> None:
    """Write the seats of a lane, in two lines if there are many, with a sign next to them if one of them is to move."""
    seats = label.split("+")
    half = len(seats) if len(seats) <= 3 else (len(seats) + 1) // 2
    lines = ["+".join(line) for line in (seats[:half], seats[half:]) if line]
    size = LABEL_SIZES.get(len(seats), LABEL_SMALL)
    for index, line in enumerate(lines):
        along = LABEL[1] + (index - (len(lines) - 1) / 2) * LABEL_LINE
        centred(sheet, line, GOLD if on_turn else CREAM, size, (LABEL[0], along), LABEL_WIDTH)
    if on_turn:
        sheet.shape((TURN_MARK,), GOLD, TURN_MARK_SIZE, TURN_MARK_AT)


@cache
def empty_lane(label: str, on_turn: bool) -> Image.Image:
    """Return a lane with eight slots and no tiles. The last slot has a gold edge, because it completes the lane."""
    sheet = Sheet(LANE_WIDTH, LANE_HEIGHT, 1)
    if on_turn:
        sheet.panel((0, 0, LANE_WIDTH, LANE_HEIGHT), LANE_CORNER, SIGN_GREEN, GOLD, 3)
    draw_label(sheet, label, on_turn)
    for index in range(SIDE):
        left = TILE_LEFT + index * TILE_PITCH
        box = left, TILE_TOP, left + TILE, TILE_TOP + round(TILE * TILE_HEIGHT)
        sheet.panel(box, TILE_CORNER * TILE, SLOT_FILL, GOLD if index == SIDE - 1 else SLOT_EDGE, 2)
    for share, ink in ((1, SLOT_EDGE), (0.8, SLOT_FILL), (0.4, SLOT_EDGE)):
        sheet.disc((TILE_LEFT + TILE / 2, LANE_HEIGHT / 2), OPENER_EYE * share, ink)
    return sheet.finished()


@cache
def empty_pass_place(card: str) -> Image.Image:
    """Return the index of played pass cards when there are none: its arrow in outline colours."""
    sheet = Sheet(1, CARD_HEIGHT, PASS_WIDTH)
    sheet.shape((pass_arrow(card),), SLOT_EDGE, 0.6, (0.5, CARD_HEIGHT / 2))
    slot = empty_slot(PASS_WIDTH).copy()
    slot.alpha_composite(sheet.finished())
    return slot


def table_picture(
    lanes: Sequence[Lane], pile: Sequence[str], stock: int, passes: Sequence[str], seats: Sequence[Seated]
) -> bytes:
    """Return the table as a PNG: the players around stock, played pass cards and discard pile, and every sequence.

    The last card of the pile is the newest.
    """
    height = table_height(len(seats))
    picture = clean_felt(height + len(lanes) * (LANE_HEIGHT + LANE_GAP) - LANE_GAP + LANES_BOTTOM)
    draw_seats(picture, seats, None)
    left, top = draw_piles(picture, height, pile, stock, number_stamp, below=PASSES_HEIGHT)
    for card, played in ((card, passes.count(card)) for card in PASS_CARDS):
        if played:
            lay(picture, number_stamp(card, PASS_WIDTH, dimmed=False), left, top)
        else:
            put(picture, empty_pass_place(card), left, top)
        write_on_felt(picture, f"x{played}", (left + PASS_COUNT[0], top + PASS_COUNT[1]))
        top += PASS_STEP
    for index, lane in enumerate(lanes):
        top = height + index * (LANE_HEIGHT + LANE_GAP)
        put(picture, empty_lane(lane.label, lane.on_turn), LANE_LEFT, top)
        for place, part in enumerate(tiles(lane.cards)):
            put(picture, part, LANE_LEFT + TILE_LEFT + place * TILE_PITCH, top + TILE_TOP)
    return as_png(picture, TABLE_COLOURS)


def top_picture(card: str) -> bytes:
    """Return the top card of the discard pile as a small PNG."""
    return draw_top(card, number_stamp, None, TABLE_COLOURS)


# --- The sequence sheet --------------------------------------------------------------------------------


def sheet_line(number: int, packs: int = 1) -> Image.Image:
    """Return a number with how often it is in the packs, followed by the tiles of the numbers it leads to."""
    sheet = Sheet(LINE_WIDTH, LINE_HEIGHT, 1)
    sheet.panel((0, 0, LINE_CARD, LINE_HEIGHT), LINE_CORNER, WHITE)
    centred(sheet, str(number), BLACK, LINE_NUMBER_SIZE, LINE_NUMBER, 64)
    centred(sheet, f"x{packs * COPIES[number]}", BLACK, COPIES_SIZE, COPIES_AT, 40)
    if number in OPENERS:
        draw_bulls_eye(sheet, EYE_AT, EYE)
    line = sheet.finished()
    for index, following in enumerate(above(number)):
        row = step(number, following)
        part = tile(following, row, f"+{row}", SHEET_TILE)
        put(line, part, SHEET_TILES_LEFT + index * SHEET_TILE_PITCH, (LINE_HEIGHT - part.height) // 2)
    return line


def draw_legend(picture: Image.Image) -> None:
    """Draw the colours of the rows with their numbers, and say what else is on the sheet."""
    for row, colour in ROW_COLOURS.items():
        sheet = Sheet(*LEGEND, 1)
        sheet.panel((0, 0, *LEGEND), LINE_CORNER, colour, CREAM, 2)
        centred(sheet, f"+{row}", ink_on(colour), LEGEND_SIZE, (LEGEND[0] / 2, LEGEND[1] / 2), LEGEND[0])
        put(picture, sheet.finished(), round(MARGIN + (row - 1) * LEGEND_STEP), LEGEND_TOP)
    write_on_felt(picture, words("picture-step"), (200, LEGEND_WORDS_BASE))
    write_on_felt(picture, words("picture-copies"), (551, LEGEND_WORDS_BASE))
    eye = Sheet(2 * EYE, 2 * EYE, 1)
    draw_bulls_eye(eye, (EYE, EYE), EYE)
    put(picture, eye.finished(), 732, LEGEND_WORDS_BASE - 23)
    write_on_felt(picture, words("picture-opener"), (818, LEGEND_WORDS_BASE))


@said_once(SHEETS)
def sheet_picture(packs: int) -> bytes:
    """Return the sequence sheet as a PNG: each number once, rising column by column, and where it leads.

    How often a number is there is counted over all packs in play.
    """
    picture = clean_felt(LINES_TOP + SHEET_LINES * LINE_PITCH + MARGIN - (LINE_PITCH - LINE_HEIGHT))
    draw_legend(picture)
    for index, number in enumerate(NUMBERS):
        column, line = divmod(index, SHEET_LINES)
        put(picture, sheet_line(number, packs), SECOND_COLUMN if column else MARGIN, LINES_TOP + line * LINE_PITCH)
    return as_png(picture, TABLE_COLOURS, SMALL)


def warm_up() -> None:
    """Draw every card once, as in the pile and on top of it, and a sheet, so that few pictures wait."""
    for card in (*NUMBER_CARDS, *PASS_CARDS):
        number_stamp(card, NEWEST_WIDTH, dimmed=False)
    sheet_picture(1)
