"""The picture of what a member has reached: the rating in the game they play most, its curve, and their records."""

from dataclasses import dataclass

from cogs.pictures.drawing import CREAM, GOLD, LARGER, LARGEST, SMALL, SMALLEST, WHITE, Sheet, scale
from cogs.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put

SIDE = 450  # the column with the rating
LEFT, RIGHT = MARGIN + 6, WIDTH - MARGIN - 6
MIDDLE = LEFT + SIDE / 2 - 10
CHART_LEFT, CHART_TOP, CHART_BOTTOM = LEFT + SIDE + 98, 54, 262
DOT = 9
TILE_TOP, TILE_HEIGHT, TILE_GAP = 344, 116, 12
HEIGHT = TILE_TOP + TILE_HEIGHT + 28


RAMPS: tuple[Ramp, ...] = (*FELT_RAMPS, (SIGN_GREEN, WHITE, 12), (SIGN_GREEN, GOLD, 12))


@dataclass(frozen=True)
class Reached:
    """The words and figures of the picture."""

    game: str
    number: str  # its rating
    off: str
    others: tuple[str, ...]  # games
    course: tuple[int, ...]  # the curve
    caption: str  # under it
    tiles: tuple[tuple[str, str], ...]  # a head and a value


def profile_picture(reached: Reached) -> bytes:
    """Return a PNG of what a member has reached."""
    picture = clean_felt(HEIGHT)
    sheet = Sheet(WIDTH, HEIGHT, 1)
    sheet.write(reached.game, WHITE, SMALLEST, (MIDDLE, 72), SIDE - 20)
    sheet.write(reached.number, GOLD, LARGEST, (MIDDLE, 166), SIDE - 20)
    sheet.write(reached.off, CREAM, SMALLEST, (MIDDLE, 216), SIDE - 20)
    for place, text in enumerate(reached.others):
        sheet.write(text, CREAM, SMALLEST, (MIDDLE, 266 + 40 * place), SIDE - 20)
    least, most = min(reached.course), max(reached.course)
    height = scale(CHART_BOTTOM, CHART_TOP, least, most)
    for level in {least, most}:
        sheet.line([(CHART_LEFT, height(level)), (RIGHT, height(level))], FAINT, 2)
        sheet.write(str(level), CREAM, SMALLEST, (CHART_LEFT - 52, height(level) + 11), 90)
    across = (RIGHT - DOT - CHART_LEFT) / max(1, len(reached.course) - 1)
    points = [(CHART_LEFT + place * across, height(number)) for place, number in enumerate(reached.course)]
    sheet.line(points, GOLD, 5)
    sheet.disc(points[-1], DOT, GOLD)
    room = RIGHT - LEFT - SIDE
    sheet.write(reached.caption, WHITE, SMALLEST, (RIGHT - room / 2, CHART_BOTTOM + 50), room)
    width = (RIGHT - LEFT - (len(reached.tiles) - 1) * TILE_GAP) / len(reached.tiles)
    for place, (head, value) in enumerate(reached.tiles):
        left = LEFT + place * (width + TILE_GAP)
        sheet.panel((left, TILE_TOP, left + width, TILE_TOP + TILE_HEIGHT), 10, SIGN_GREEN)
        sheet.write(head, CREAM, SMALLEST, (left + width / 2, TILE_TOP + 44), width - 16)
        sheet.write(value, WHITE, LARGER, (left + width / 2, TILE_TOP + 98), width - 16)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)
