"""The picture of what a member has reached: the rating in the game they play most, its curve, and their records."""

from dataclasses import dataclass
from typing import NamedTuple

from cogs.ui.pictures.drawing import CREAM, GOLD, WHITE, Sheet
from cogs.ui.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.pictures.png import SMALL
from cogs.ui.pictures.table_and_hand import TABLE_HEIGHT

SIDE = 300  # the column with the rating
LEFT, RIGHT = MARGIN + 6, WIDTH - MARGIN - 6
MIDDLE = LEFT + SIDE / 2 - 10
STEP = 26  # between the lines of other games
CHART_LEFT, CHART_TOP, CHART_BOTTOM = LEFT + SIDE + 56, 50, 214
LINE, DOT = 4, 7
TILE_TOP, TILE_BOTTOM, TILE_GAP = 258, TABLE_HEIGHT - 26, 10


class Letters(NamedTuple):
    """How large something is written, and where its base line is: below the top of the picture, or of its tile."""

    size: int
    base: int


TITLE, NUMBER, OFF, OTHER = Letters(27, 62), Letters(82, 142), Letters(28, 178), Letters(21, 212)
HEAD, VALUE = Letters(17, 26), Letters(24, 58)
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
    picture = clean_felt(TABLE_HEIGHT)
    sheet = Sheet(WIDTH, TABLE_HEIGHT, 1)
    for text, ink, letters in ((reached.game, WHITE, TITLE), (reached.number, GOLD, NUMBER), (reached.off, CREAM, OFF)):
        sheet.write(text, ink, letters.size, (MIDDLE, letters.base), SIDE - 20)
    for place, text in enumerate(reached.others):
        sheet.write(text, CREAM, OTHER.size, (MIDDLE, OTHER.base + place * STEP), SIDE - 20)
    _draw_chart(sheet, reached)
    count = len(reached.tiles)
    width = (RIGHT - LEFT - (count - 1) * TILE_GAP) / max(1, count)
    for place, (head, value) in enumerate(reached.tiles):
        left = LEFT + place * (width + TILE_GAP)
        sheet.panel((left, TILE_TOP, left + width, TILE_BOTTOM), 10, SIGN_GREEN)
        sheet.write(head, CREAM, HEAD.size, (left + width / 2, TILE_TOP + HEAD.base), width - 16)
        sheet.write(value, WHITE, VALUE.size, (left + width / 2, TILE_TOP + VALUE.base), width - 16)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)


def _draw_chart(sheet: Sheet, reached: Reached) -> None:
    least, most = min(reached.course), max(reached.course)

    def height(number: int) -> float:
        return CHART_BOTTOM - (number - least) / max(1, most - least) * (CHART_BOTTOM - CHART_TOP)

    for level in {least, most}:
        sheet.line([(CHART_LEFT, height(level)), (RIGHT, height(level))], FAINT, 2)
        sheet.write(str(level), CREAM, 19, (CHART_LEFT - 36, height(level) + 7), 62)
    across = (RIGHT - DOT - CHART_LEFT) / max(1, len(reached.course) - 1)
    points = [(CHART_LEFT + place * across, height(number)) for place, number in enumerate(reached.course)]
    sheet.line(points, GOLD, LINE)
    sheet.disc(points[-1], DOT, GOLD)
    sheet.write(reached.caption, WHITE, 20, ((CHART_LEFT + RIGHT) / 2, CHART_BOTTOM + 32), RIGHT - CHART_LEFT)
