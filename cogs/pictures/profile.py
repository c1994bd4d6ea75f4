"""The picture of what a member has reached: the rating in the game they play most, its curve, and their records."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cogs.pictures.drawing import CREAM, GOLD, LARGER, LARGEST, SMALL, SMALLEST, WHITE, Sheet
from cogs.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put

SIDE = 450  # the column with the rating
LEFT, RIGHT = MARGIN + 6, WIDTH - MARGIN - 6
MIDDLE = LEFT + SIDE / 2 - 10
STEP = 40  # between the lines of other games
CHART_LEFT, CHART_TOP, CHART_BOTTOM = LEFT + SIDE + 98, 54, 262
LINE, DOT = 5, 9
TILE_TOP, TILE_HEIGHT, TILE_GAP = 344, 116, 12
HEIGHT = TILE_TOP + TILE_HEIGHT + 28


class Letters(NamedTuple):
    """How large something is written, and where its base line is: below the top of the picture, or of its tile."""

    size: int
    base: int


TITLE, NUMBER, OFF, OTHER = Letters(SMALLEST, 72), Letters(LARGEST, 166), Letters(SMALLEST, 216), Letters(SMALLEST, 266)
HEAD, VALUE = Letters(SMALLEST, 44), Letters(LARGER, 98)
RAMPS: tuple[Ramp, ...] = (*FELT_RAMPS, (SIGN_GREEN, WHITE, 12), (SIGN_GREEN, GOLD, 12))


@dataclass(frozen=True)
class Reached:
    """What the picture shows, in words."""

    game: str
    number: str  # its rating
    off: str
    others: tuple[str, ...]  # games
    course: tuple[int, ...]  # the curve
    caption: str  # under it
    tiles: tuple[tuple[str, str], ...]  # a head and a value


def profile_picture(reached: Reached) -> bytes:
    """What a member has reached, as a PNG."""
    picture = clean_felt(HEIGHT)
    sheet = Sheet(WIDTH, HEIGHT, 1)
    for text, ink, letters in ((reached.game, WHITE, TITLE), (reached.number, GOLD, NUMBER), (reached.off, CREAM, OFF)):
        sheet.write(text, ink, letters.size, (MIDDLE, letters.base), SIDE - 20)
    for place, text in enumerate(reached.others):
        sheet.write(text, CREAM, OTHER.size, (MIDDLE, OTHER.base + place * STEP), SIDE - 20)
    _draw_chart(sheet, reached)
    _draw_tiles(sheet, reached.tiles)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)


def _draw_tiles(sheet: Sheet, tiles: Sequence[tuple[str, str]]) -> None:
    width = (RIGHT - LEFT - (len(tiles) - 1) * TILE_GAP) / len(tiles)
    for place, (head, value) in enumerate(tiles):
        left = LEFT + place * (width + TILE_GAP)
        sheet.panel((left, TILE_TOP, left + width, TILE_TOP + TILE_HEIGHT), 10, SIGN_GREEN)
        sheet.write(head, CREAM, HEAD.size, (left + width / 2, TILE_TOP + HEAD.base), width - 16)
        sheet.write(value, WHITE, VALUE.size, (left + width / 2, TILE_TOP + VALUE.base), width - 16)


def _draw_chart(sheet: Sheet, reached: Reached) -> None:
    least, most = min(reached.course), max(reached.course)

    def height(number: int) -> float:
        return CHART_BOTTOM - (number - least) / max(1, most - least) * (CHART_BOTTOM - CHART_TOP)

    for level in {least, most}:
        sheet.line([(CHART_LEFT, height(level)), (RIGHT, height(level))], FAINT, 2)
        sheet.write(str(level), CREAM, SMALLEST, (CHART_LEFT - 52, height(level) + 11), 90)
    across = (RIGHT - DOT - CHART_LEFT) / max(1, len(reached.course) - 1)
    points = [(CHART_LEFT + place * across, height(number)) for place, number in enumerate(reached.course)]
    sheet.line(points, GOLD, LINE)
    sheet.disc(points[-1], DOT, GOLD)
    room = RIGHT - LEFT - SIDE
    sheet.write(reached.caption, WHITE, SMALLEST, (RIGHT - room / 2, CHART_BOTTOM + 50), room)
