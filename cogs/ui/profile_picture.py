"""The picture of what a member has reached: the rating in the game they play most, its curve, and their records.

Like those of ``pictures``, these functions only compute.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import ImageDraw

from cogs.ui.card_faces import CREAM, GOLD, OVERSAMPLE, WHITE, Colour, Point, Sheet
from cogs.ui.pictures import FELT_RAMPS, MARGIN, SIGN_GREEN, TABLE_HEIGHT, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.png import SMALL

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
FAINT: Colour = (254, 254, 252, 46)


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
    _draw_rating(sheet, reached)
    _draw_chart(sheet, reached)
    for place, (head, value) in enumerate(reached.tiles):
        _draw_tile(sheet, place, len(reached.tiles), head, value)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)


def _draw_rating(sheet: Sheet, reached: Reached) -> None:
    for text, colour, (size, base) in (
        (reached.game, WHITE, TITLE),
        (reached.number, GOLD, NUMBER),
        (reached.off, CREAM, OFF),
    ):
        sheet.write(text, colour, size, (MIDDLE, base), SIDE - 20)
    for place, text in enumerate(reached.others):
        sheet.write(text, CREAM, OTHER[0], (MIDDLE, OTHER[1] + place * STEP), SIDE - 20)


def _draw_chart(sheet: Sheet, reached: Reached) -> None:
    least, most = min(reached.course), max(reached.course)
    pen = ImageDraw.Draw(sheet.image)
    for level in {least, most}:
        height = _height(level, least, most)
        pen.line(_scaled([(CHART_LEFT, height), (RIGHT, height)]), FAINT, 2 * OVERSAMPLE)
        sheet.write(str(level), CREAM, 19, (CHART_LEFT - 36, height + 7), 62)
    _draw_course(pen, reached.course, least, most)
    sheet.write(reached.caption, WHITE, 20, ((CHART_LEFT + RIGHT) / 2, CHART_BOTTOM + 32), RIGHT - CHART_LEFT)


def _draw_course(pen: ImageDraw.ImageDraw, course: Sequence[int], least: int, most: int) -> None:
    across = (RIGHT - DOT - CHART_LEFT) / max(1, len(course) - 1)
    points = [(CHART_LEFT + place * across, _height(number, least, most)) for place, number in enumerate(course)]
    pen.line(_scaled(points), GOLD, LINE * OVERSAMPLE, joint="curve")
    (end,) = _scaled(points[-1:])
    radius = DOT * OVERSAMPLE
    pen.ellipse((end[0] - radius, end[1] - radius, end[0] + radius, end[1] + radius), GOLD)


def _draw_tile(sheet: Sheet, place: int, count: int, head: str, value: str) -> None:
    width = (RIGHT - LEFT - (count - 1) * TILE_GAP) / count
    left = LEFT + place * (width + TILE_GAP)
    sheet.panel((left, TILE_TOP, left + width, TILE_BOTTOM), 10, SIGN_GREEN)
    for text, colour, (size, base) in ((head, CREAM, HEAD), (value, WHITE, VALUE)):
        sheet.write(text, colour, size, (left + width / 2, TILE_TOP + base), width - 16)


def _height(number: int, least: int, most: int) -> float:
    return CHART_BOTTOM - (number - least) / max(1, most - least) * (CHART_BOTTOM - CHART_TOP)


def _scaled(points: Sequence[Point]) -> list[Point]:
    return [(x * OVERSAMPLE, y * OVERSAMPLE) for x, y in points]
