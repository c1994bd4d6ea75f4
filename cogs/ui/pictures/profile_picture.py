"""The picture of what a member has reached: the rating in the game they play most, its curve, and their records.

Like those of ``pictures``, these functions only compute.
"""

from dataclasses import dataclass

from cogs.ui.pictures.card_faces import CREAM, GOLD, WHITE, Sheet
from cogs.ui.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.pictures.png import SMALL
from cogs.ui.pictures.table_and_hand import TABLE_HEIGHT

SIDE = 300  # the column with the rating
LEFT, RIGHT = MARGIN + 6, WIDTH - MARGIN - 6
MIDDLE = LEFT + SIDE / 2 - 10
TITLE, NUMBER, OFF, OTHER = (27, 62), (82, 142), (28, 178), (21, 212)  # sizes, and their base lines
STEP = 26  # between the lines of other games
CHART_LEFT, CHART_TOP, CHART_BOTTOM = LEFT + SIDE + 56, 50, 214
LINE, DOT = 4, 7
TILE_TOP, TILE_BOTTOM, TILE_GAP = 258, TABLE_HEIGHT - 26, 10
HEAD, VALUE = (17, 26), (24, 58)  # of a tile: size, and base line below its top
RAMPS: tuple[Ramp, ...] = (*FELT_RAMPS, (SIGN_GREEN, WHITE, 12), (SIGN_GREEN, GOLD, 12))


@dataclass(frozen=True)
class Reached:
    """What the picture shows, in words: the ``game`` with its rating, other games, and tiles of a head and a value.

    ``course`` is the curve, and ``caption`` stands under it.
    """

    game: str
    number: str
    off: str
    others: tuple[str, ...]
    course: tuple[int, ...]
    caption: str
    tiles: tuple[tuple[str, str], ...]


def profile_picture(reached: Reached) -> bytes:
    """What a member has reached, as a PNG."""
    picture = clean_felt(TABLE_HEIGHT)
    sheet = Sheet(WIDTH, TABLE_HEIGHT, 1)
    sheet.write(reached.game, WHITE, TITLE[0], (MIDDLE, TITLE[1]), SIDE - 20)
    sheet.write(reached.number, GOLD, NUMBER[0], (MIDDLE, NUMBER[1]), SIDE - 20)
    sheet.write(reached.off, CREAM, OFF[0], (MIDDLE, OFF[1]), SIDE - 20)
    for place, text in enumerate(reached.others):
        sheet.write(text, CREAM, OTHER[0], (MIDDLE, OTHER[1] + place * STEP), SIDE - 20)
    _draw_chart(sheet, reached)
    count = len(reached.tiles)
    width = (RIGHT - LEFT - (count - 1) * TILE_GAP) / max(1, count)
    for place, (head, value) in enumerate(reached.tiles):
        left = LEFT + place * (width + TILE_GAP)
        sheet.panel((left, TILE_TOP, left + width, TILE_BOTTOM), 10, SIGN_GREEN)
        sheet.write(head, CREAM, HEAD[0], (left + width / 2, TILE_TOP + HEAD[1]), width - 16)
        sheet.write(value, WHITE, VALUE[0], (left + width / 2, TILE_TOP + VALUE[1]), width - 16)
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
