"""Pictures of Str8 Eight as PNG files in memory: its cards, a hand, the table with every sequence, the sequence sheet.

Each row of the multiplication table has a colour, but colour never carries meaning alone. Wherever one is used, the
number it leads to or the step is written on it. Lengths on a card are fractions of its width. Felt, stock and pile are
those of ``cogs.pictures``. Cached pictures are shared: paste them, never draw on them.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise

from PIL import Image

from cogs.pictures import drawing, felt, table
from cogs.pictures.faces import CardSheet
from cogs.pictures.hand import hand_picture as draw_hand
from cogs.pictures.table import Seated
from engine.core.packs import PASS_CARDS
from engine.str8.rules import ABOVE, COPIES, NUMBERS, OPENERS, SIDE, step
from engine.words import Words, cache_by_voice

WORDS = Words("cogs.looks.str8")

# Chosen by measuring, so that no two are close for people with any of the common kinds of colour-blindness.
ROW_COLOURS: dict[int, drawing.Colour] = {
    1: (150, 18, 22, 255),
    2: (250, 216, 60, 255),
    3: (10, 112, 96, 255),
    4: (62, 84, 228, 255),
    5: (236, 150, 186, 255),
    6: (236, 104, 14, 255),
    7: (40, 156, 236, 255),
    8: (64, 20, 88, 255),
}
BRIGHT = 115  # colours brighter than this carry black letters, the others white ones

MIDDLE_SHARE = 0.355  # share of a figure's size by which its base lies below the middle of its field

NUMBER_X = 0.315
NUMBER_SIZE, NUMBER_WIDTH = 0.44, 0.54
ROW_STEP = 0.305
ONWARD: drawing.Outline = ((-0.18, -0.135), (0.09, -0.135), (0.18, 0), (0.09, 0.135), (-0.18, 0.135))
ONWARD_X, ONWARD_SIZE = 0.785, 0.235
ONWARD_TEXT_X, ONWARD_WIDTH = 0.75, 0.28
BULLS_EYE_Y, BULLS_EYE = 0.27, 0.125
BULLS_EYE_RINGS = ((1.0, drawing.RED), (0.73, drawing.WHITE), (0.44, drawing.RED))  # share of the radius, and the ink

PASS_PANEL: drawing.Box = (0.07, 0.07, 0.93, drawing.CARD_HEIGHT - 0.07)
PASS_ARROW: drawing.Outline = (
    (-0.5, 0), (-0.08, -0.4), (-0.08, -0.17), (0.5, -0.17), (0.5, 0.17), (-0.08, 0.17), (-0.08, 0.4),
)  # fmt: skip
PASS_ARROWS = {"PL": PASS_ARROW, "PR": tuple((-x, y) for x, y in PASS_ARROW)}  # point to where the hands go
PASS_ARROW_SIZE = 0.72
PASS_ARROW_AT: drawing.Point = (0.5, 0.59)
PASS_WORD = 0.27
PASS_BASE: drawing.Point = (0.5, 1.2)
PASS_WORD_WIDTH = 0.72


def ink_on(colour: drawing.Colour) -> drawing.Colour:
    red, green, blue, _ = colour
    return drawing.BLACK if 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT else drawing.WHITE


def centred(
    sheet: drawing.Sheet, text: str, colour: drawing.Colour, size: float, middle: drawing.Point, widest: float
) -> None:
    """Write figures with their middle, not their base line, at this point."""
    sheet.write(text, colour, size, (middle[0], middle[1] + size * MIDDLE_SHARE), widest)


def draw_bulls_eye(sheet: drawing.Sheet, middle: drawing.Point, radius: float) -> None:
    """Draw the sign of a number that starts a sequence."""
    for share, ink in BULLS_EYE_RINGS:
        sheet.disc(middle, radius * share, ink)


def number_sprite(card: str, width: int) -> Image.Image:
    """Return a pass card, or a number with an arrow for each one it leads to, together with its shadow."""
    sheet = CardSheet(width)
    if not card.isdecimal():
        sheet.panel(PASS_PANEL, drawing.FRAME_CORNER, drawing.CREAM, drawing.GOLD, 2 * drawing.HAIRLINE)
        sheet.shape((PASS_ARROWS[card],), drawing.BURGUNDY, PASS_ARROW_SIZE, PASS_ARROW_AT)
        sheet.write(WORDS("picture-pass"), drawing.BURGUNDY, PASS_WORD, PASS_BASE, PASS_WORD_WIDTH)
        return sheet.finished()
    number, following = int(card), ABOVE[int(card)]
    for index, onward in enumerate(following):
        colour = ROW_COLOURS[step(number, onward)]
        along = drawing.CENTRE[1] + (index - (len(following) - 1) / 2) * ROW_STEP
        sheet.shape((ONWARD,), colour, 1, (ONWARD_X, along))
        centred(sheet, str(onward), ink_on(colour), ONWARD_SIZE, (ONWARD_TEXT_X, along), ONWARD_WIDTH)
    centred(sheet, card, drawing.BLACK, NUMBER_SIZE, (NUMBER_X, drawing.CENTRE[1]), NUMBER_WIDTH)
    if number in OPENERS:
        draw_bulls_eye(sheet, (NUMBER_X, BULLS_EYE_Y), BULLS_EYE)
    return sheet.finished()


PASS_WIDTH, PASS_STEP = 40, 62  # pixels across a card, and from one to the other below it
PASS_COUNT: drawing.Point = (78, 40)  # from the corner of the card
PASSES_HEIGHT = 2 * PASS_STEP

TILE, TILE_HEIGHT = 80, 66  # of a number, in the colour of the row that led to it
TILE_CORNER = 8
LANE_LEFT = 22
LANE_WIDTH = felt.WIDTH - 2 * LANE_LEFT
LANE_HEIGHT, LANE_GAP = 78, 4
LANE_CORNER = 18
LANES_BOTTOM = 26
TILE_LEFT = 126  # in the lane
TILE_TOP, TILE_PITCH = 6, 90
LABEL: drawing.Point = (84, LANE_HEIGHT / 2)
LABEL_WIDTH, LABEL_LINE = 74, 34
OPENER_EYE = 15  # where a number with a bull's-eye has to start the sequence
TURN_MARK: drawing.Outline = ((-0.5, -0.55), (0.5, 0), (-0.5, 0.55))
TURN_MARK_SIZE = 26
TURN_MARK_AT: drawing.Point = (28, LANE_HEIGHT / 2)

SHEETS = 16  # that are remembered
SHEET_COLUMNS = 2
SHEET_LINES = len(NUMBERS) // SHEET_COLUMNS
FIRST_COLUMN, SECOND_COLUMN = 20, 496  # no number of the second leads to four others
LINE_WIDTH, LINE_HEIGHT = 468, TILE_HEIGHT
LINE_PITCH, LINE_CORNER = 72, 8
LINES_TOP, LINE_CARD = 220, 136
GROUND = 14  # pixels from the border of the felt to that below the lines
SHEET_TILES_LEFT, SHEET_TILE_PITCH = 140, 82
LINE_NUMBER: drawing.Point = (38, LINE_HEIGHT / 2)
COPIES_AT: drawing.Point = (101, 48)
EYE_AT: drawing.Point = (101, 19)
EYE = 13
LEGEND_TOP = 34
LEGEND: drawing.Point = (96, 62)
LEGEND_STEP = (felt.WIDTH - 2 * felt.MARGIN - LEGEND[0]) / (SIDE - 1)
LEGEND_WORDS = 146, 190  # base lines

NUMBER_RAMPS: tuple[felt.Ramp, ...] = (
    (drawing.WHITE, drawing.BLACK, 6),
    (drawing.WHITE, (70, 84, 77, 255), 7),
    (drawing.WHITE, drawing.RED, 4),
    (drawing.CREAM, drawing.BURGUNDY, 5),
    (drawing.CREAM, drawing.GOLD, 3),
    *((drawing.WHITE, colour, 4) for colour in ROW_COLOURS.values()),
    *((colour, drawing.BLACK, 3) for colour in ROW_COLOURS.values() if ink_on(colour) == drawing.BLACK),
)
HAND_COLOURS = felt.Palette((*felt.FELT_RAMPS, *NUMBER_RAMPS), NUMBER_RAMPS)
TABLE_COLOURS = felt.Palette((*felt.FELT_RAMPS, *NUMBER_RAMPS, *felt.BACK_RAMPS))


_stamps = cache(felt.stamps_of)


def number_stamp(card: str, width: int, *, dimmed: bool, colours: felt.Palette = TABLE_COLOURS) -> felt.Stamp:
    """Return a number card or a pass card as it is put on the felt."""
    words = WORDS("picture-pass") if card in PASS_CARDS else ""
    return _stamps(number_sprite, colours, words, card, width)[dimmed]


# --- A hand --------------------------------------------------------------------------------------------


def hand_picture(
    hand: Sequence[str], playable: Collection[str] | None, four_colours: bool = False, large: bool = False
) -> bytes:
    """Return a hand as a PNG. Number cards are the same for who likes four colours."""
    stamp = partial(number_stamp, colours=HAND_COLOURS)
    return draw_hand(hand, playable, large=large, stamp=stamp, colours=HAND_COLOURS)


# --- Tiles ---------------------------------------------------------------------------------------------


@cache
def tile(number: int, row: int) -> Image.Image:
    """Return a number in the colour of the row that led to it."""
    sheet, colour = drawing.Sheet(TILE, TILE_HEIGHT, 1), ROW_COLOURS[row]
    sheet.panel((0, 0, TILE, TILE_HEIGHT), TILE_CORNER, colour)
    centred(sheet, str(number), ink_on(colour), drawing.LARGER, (TILE / 2, TILE_HEIGHT / 2), TILE)
    return sheet.finished()


# --- The table -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lane:
    """Where a sequence grows: the numbers of the seats it belongs to, as in "1" or "1+4", and its cards so far."""

    label: str
    on_turn: bool
    cards: tuple[str, ...]


@cache
def empty_lane(label: str, on_turn: bool) -> Image.Image:
    """Return a lane with eight slots and no tiles. The last slot has a gold edge, because it completes the lane.

    Its seats are written in two lines if there are many, with a sign next to them if one of them is to move.
    """
    sheet = drawing.Sheet(LANE_WIDTH, LANE_HEIGHT, 1)
    sheet.panel((0, 0, LANE_WIDTH, LANE_HEIGHT), LANE_CORNER, felt.SIGN_GREEN, drawing.GOLD if on_turn else None, 3)
    seats = label.split("+")
    half = len(seats) if len(seats) <= 2 else (len(seats) + 1) // 2
    lines = ["+".join(line) for line in (seats[:half], seats[half:]) if line]
    size = drawing.LARGER if len(seats) == 1 else drawing.SMALLEST
    for index, line in enumerate(lines):
        along = LABEL[1] + (index - (len(lines) - 1) / 2) * LABEL_LINE
        centred(sheet, line, drawing.GOLD if on_turn else drawing.CREAM, size, (LABEL[0], along), LABEL_WIDTH)
    if on_turn:
        sheet.shape((TURN_MARK,), drawing.GOLD, TURN_MARK_SIZE, TURN_MARK_AT)
    for index in range(SIDE):
        left = TILE_LEFT + index * TILE_PITCH
        box = left, TILE_TOP, left + TILE, TILE_TOP + TILE_HEIGHT
        sheet.panel(box, TILE_CORNER, felt.SLOT_FILL, drawing.GOLD if index == SIDE - 1 else felt.SLOT_EDGE, 2)
    for share, ink in ((1, felt.SLOT_EDGE), (0.8, felt.SLOT_FILL), (0.4, felt.SLOT_EDGE)):
        sheet.disc((TILE_LEFT + TILE / 2, LANE_HEIGHT / 2), OPENER_EYE * share, ink)
    return sheet.finished()


@cache
def pass_place(card: str, played: bool) -> Image.Image:
    """Return the sign of a pass card, in outline colours if there was none."""
    sheet = drawing.Sheet(1, drawing.CARD_HEIGHT, PASS_WIDTH)
    fill, edge = (drawing.CREAM, drawing.GOLD) if played else (felt.SLOT_FILL, felt.SLOT_EDGE)
    sheet.panel((0, 0, 1, drawing.CARD_HEIGHT), drawing.CORNER, fill, edge, 0.03)
    sheet.shape((PASS_ARROWS[card],), drawing.BURGUNDY if played else felt.SLOT_EDGE, 0.6, drawing.CENTRE)
    return sheet.finished()


def draw_lane(picture: Image.Image, top: int, lane: Lane) -> None:
    """Draw a lane with the tiles of its cards."""
    felt.put(picture, empty_lane(lane.label, lane.on_turn), LANE_LEFT, top)
    for place, (before, number) in enumerate(pairwise((0, *map(int, lane.cards)))):
        left = LANE_LEFT + TILE_LEFT + place * TILE_PITCH
        felt.put(picture, tile(number, step(before, number)), left, top + TILE_TOP)


def table_picture(
    lanes: Sequence[Lane], pile: Sequence[str], stock: int, passes: Sequence[str], seats: Sequence[Seated]
) -> bytes:
    """Return the table as a PNG: the players around stock, played pass cards and discard pile, and every sequence.

    The last card of the pile is the newest.
    """
    height, colours, left = table.table_height(len(seats)), TABLE_COLOURS, table.STOCK_LEFT
    whole = height + len(lanes) * (LANE_HEIGHT + LANE_GAP) - LANE_GAP + LANES_BOTTOM
    picture = table.draw_seats(whole, seats, None, colours)
    top = table.put_stock(picture, height, stock, colours, below=PASSES_HEIGHT)
    table.put_pile(
        picture,
        height,
        [number_stamp(card, table.NEWEST_WIDTH, dimmed=False) for card in pile[-table.PILE_SHOWN :]],
        colours,
    )
    for card, played in ((card, passes.count(card)) for card in PASS_CARDS):
        across, box = left + PASS_WIDTH, (left, top, left + PASS_WIDTH, top + PASS_STEP)
        felt.put_tile(picture, colours, box, felt.draw_sprite, left, top, pass_place, card, played > 0)
        count = f"×{played}", (left + PASS_COUNT[0], top + PASS_COUNT[1])
        felt.put_tile(picture, colours, (across, top, left + table.SIGN, box[3]), felt.write_on_felt, *count)
        top += PASS_STEP
    for index, lane in enumerate(lanes):
        top = height + index * (LANE_HEIGHT + LANE_GAP)
        box = LANE_LEFT, top, LANE_LEFT + LANE_WIDTH, top + LANE_HEIGHT
        felt.put_tile(picture, colours, box, draw_lane, top, lane)
    return felt.as_png(picture, TABLE_COLOURS, drawing.SMALL)


# --- The sequence sheet --------------------------------------------------------------------------------


def sheet_line(number: int, packs: int = 1) -> Image.Image:
    """Return a number with how often it is in the packs, followed by the tiles of the numbers it leads to."""
    sheet = drawing.Sheet(LINE_WIDTH, LINE_HEIGHT, 1)
    sheet.panel((0, 0, LINE_CARD, LINE_HEIGHT), LINE_CORNER, drawing.WHITE)
    centred(sheet, str(number), drawing.BLACK, drawing.LARGER, LINE_NUMBER, 66)
    centred(sheet, f"×{packs * COPIES[number]}", drawing.BLACK, drawing.SMALLEST, COPIES_AT, 68)
    if number in OPENERS:
        draw_bulls_eye(sheet, EYE_AT, EYE)
    line = sheet.finished()
    for index, following in enumerate(ABOVE[number]):
        felt.put(line, tile(following, step(number, following)), SHEET_TILES_LEFT + index * SHEET_TILE_PITCH, 0)
    return line


@cache_by_voice(SHEETS)
def sheet_picture(packs: int) -> bytes:
    """Return the sequence sheet as a PNG: each number once, rising column by column, and where it leads.

    Above them are the colours of the rows with their numbers, and what else is on the sheet. How often a number is
    there is counted over all packs in play.
    """
    picture = felt.clean_felt(LINES_TOP + SHEET_LINES * LINE_PITCH + felt.MARGIN - (LINE_PITCH - LINE_HEIGHT))
    for row, colour in ROW_COLOURS.items():
        sheet = drawing.Sheet(*LEGEND, 1)
        sheet.panel((0, 0, *LEGEND), LINE_CORNER, colour)
        centred(sheet, f"+{row}", ink_on(colour), drawing.LARGER, (LEGEND[0] / 2, LEGEND[1] / 2), LEGEND[0])
        felt.put(picture, sheet.finished(), round(felt.MARGIN + (row - 1) * LEGEND_STEP), LEGEND_TOP)
    first, second = LEGEND_WORDS
    felt.write_on_felt(picture, WORDS("picture-step"), (felt.WIDTH / 2, first))
    felt.write_on_felt(picture, WORDS("picture-copies"), (felt.WIDTH / 3, second))
    eye = drawing.Sheet(2 * EYE, 2 * EYE, 1)
    draw_bulls_eye(eye, (EYE, EYE), EYE)
    felt.put(picture, eye.finished(), round(0.62 * felt.WIDTH), second - 25)
    felt.write_on_felt(picture, WORDS("picture-opener"), (0.75 * felt.WIDTH, second))
    ground = drawing.Sheet(felt.WIDTH, picture.height, 1)
    box = GROUND, LINES_TOP - GROUND / 2, felt.WIDTH - GROUND, picture.height - GROUND
    ground.panel(box, LANE_CORNER, felt.SIGN_GREEN)
    felt.put(picture, ground.finished(), 0, 0)
    for index, number in enumerate(NUMBERS):
        column, line = divmod(index, SHEET_LINES)
        left = SECOND_COLUMN if column else FIRST_COLUMN
        felt.put(picture, sheet_line(number, packs), left, LINES_TOP + line * LINE_PITCH)
    return felt.as_png(picture, TABLE_COLOURS, drawing.SMALLEST_FILE)
