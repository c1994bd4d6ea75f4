"""The picture at the end of a match: the first three on their steps, and how the totals grew round by round."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.ui.pictures.drawing import CREAM, GOLD, WHITE, Colour, Sheet
from cogs.ui.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.pictures.png import SMALL
from cogs.ui.pictures.table_and_hand import TABLE_HEIGHT

STEPS = 3  # players on the podium
FLOOR = TABLE_HEIGHT - 46
STEP_WIDTH, STEP_GAP = 148, 10
HEIGHTS = {1: 190, 2: 152, 3: 124}  # of the step of each place
LEFT = MARGIN + 6
METALS: dict[int, Colour] = {1: GOLD, 2: (196, 202, 206, 255), 3: (190, 128, 74, 255)}
NAME_SIZE, TOTAL_SIZE, PLACE_SIZE = 25, 27, 64
CHART_LEFT, CHART_RIGHT = LEFT + 3 * STEP_WIDTH + 2 * STEP_GAP + 62, WIDTH - MARGIN - 14
CHART_TOP, CHART_BOTTOM = 66, FLOOR
LINE, DOT = 4, 7
INKS: tuple[Colour, ...] = (
    GOLD,
    (120, 200, 255, 255),
    (255, 138, 128, 255),
    (178, 235, 140, 255),
    (226, 168, 255, 255),
    (255, 190, 110, 255),
    (150, 240, 222, 255),
    (235, 235, 235, 255),
)
DARK: Colour = (24, 30, 26, 255)
RAMPS: tuple[Ramp, ...] = (
    *FELT_RAMPS,
    *((SIGN_GREEN, ink, 7) for ink in (*INKS, *METALS.values())),
    *((metal, DARK, 7) for metal in METALS.values()),
)


@dataclass(frozen=True)
class Finish:
    """How a seat, or a side, finished: its place, name and total, and its totals after each round."""

    place: int
    name: str
    total: int
    course: tuple[int, ...] = ()


def podium_picture(finishes: Sequence[Finish], rounds_word: str) -> bytes:
    """The end of a match as a PNG. ``finishes``: best first. ``rounds_word`` stands under the chart."""
    picture = clean_felt(TABLE_HEIGHT)
    sheet = Sheet(WIDTH, TABLE_HEIGHT, 1)
    middle = [1, 0, 2][: len(finishes)] if len(finishes) > 1 else [0]
    for slot, rank in enumerate(middle):
        finish, left = finishes[rank], LEFT + slot * (STEP_WIDTH + STEP_GAP)
        place = min(finish.place, STEPS)
        top, centre = FLOOR - HEIGHTS[place], left + STEP_WIDTH / 2
        sheet.panel((left, top, left + STEP_WIDTH, FLOOR), 10, METALS[place], DARK, 2)
        sheet.write(str(finish.place), DARK, PLACE_SIZE, (centre, top + 64), STEP_WIDTH - 20)
        sheet.write(str(finish.total), DARK, TOTAL_SIZE, (centre, FLOOR - 14), STEP_WIDTH - 20)
        # The font lacks some letters. Such a name is shown by its rank, as the text below names everyone.
        name = finish.name if finish.name.isascii() and finish.name.isprintable() else f"#{rank + 1}"
        sheet.write(name, INKS[rank], NAME_SIZE, (centre, top - 14), STEP_WIDTH - 8)
    _draw_chart(sheet, finishes, rounds_word)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)


def _draw_chart(sheet: Sheet, finishes: Sequence[Finish], rounds_word: str) -> None:
    values = [0, *(total for finish in finishes for total in finish.course)]
    least, most = min(values), max(values)

    def height(total: int) -> float:
        return CHART_BOTTOM - (total - least) / max(1, most - least) * (CHART_BOTTOM - CHART_TOP)

    for level in {least, 0, most}:
        sheet.line([(CHART_LEFT, height(level)), (CHART_RIGHT, height(level))], FAINT, 2)
        sheet.write(str(level), CREAM, 19, (CHART_LEFT - 26, height(level) + 7), 46)
    for rank, finish in reversed(list(enumerate(finishes))):
        across, ink = (CHART_RIGHT - CHART_LEFT) / max(1, len(finish.course)), INKS[rank % len(INKS)]
        points = [(CHART_LEFT + number * across, height(total)) for number, total in enumerate((0, *finish.course))]
        sheet.line(points, ink, LINE)
        sheet.disc(points[-1], DOT, ink)
    sheet.write(rounds_word, WHITE, 21, ((CHART_LEFT + CHART_RIGHT) / 2, FLOOR + 32), CHART_RIGHT - CHART_LEFT)
