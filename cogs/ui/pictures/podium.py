"""The picture at the end of a match: the first three on their steps, and below how the totals grew round by round."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.ui.pictures.drawing import CREAM, GOLD, WHITE, Colour, Sheet
from cogs.ui.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, SMALLEST, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.pictures.lettering import has_all_of
from cogs.ui.pictures.png import SMALL

HEIGHT = 720
STEPS = 3  # players on the podium
FLOOR = 296  # of the podium, above the chart
STEP_WIDTH, STEP_GAP = 272, 12
HEIGHTS = {1: 206, 2: 170, 3: 142}  # of the step of each place
METALS: dict[int, Colour] = {1: GOLD, 2: (196, 202, 206, 255), 3: (190, 128, 74, 255)}
NAME_SIZE, TOTAL_SIZE, PLACE_SIZE = 36, 40, 76
LEVELS_END, CHART_LEFT, CHART_RIGHT, NAMES_LEFT = MARGIN + 76, MARGIN + 90, 594, 634
CHART_TOP, CHART_BOTTOM = FLOOR + 58, HEIGHT - 82
ROUNDS_BASE = HEIGHT - 30
LINE, DOT, THREAD = 5, 9, 2
LINE_HEIGHT = 40  # between the names beside the chart
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
    picture = clean_felt(HEIGHT)
    sheet = Sheet(WIDTH, HEIGHT, 1)
    _draw_podium(sheet, finishes[:STEPS])
    _draw_chart(sheet, finishes, rounds_word)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)


def _named(finishes: Sequence[Finish]) -> list[tuple[Finish, str, Colour]]:
    """Each with its name and colour. The font lacks some letters: such a name is shown by its rank, as the text below
    names everyone.
    """
    written = [each.name if has_all_of(each.name) else None for each in finishes]
    return [
        (finish, name or f"#{rank + 1}", INKS[rank % len(INKS)])
        for rank, (finish, name) in enumerate(zip(finishes, written, strict=True))
    ]


def _draw_podium(sheet: Sheet, finishes: Sequence[Finish]) -> None:
    named = _named(finishes)
    left = (WIDTH - len(named) * (STEP_WIDTH + STEP_GAP) + STEP_GAP) / 2
    for finish, name, ink in [*named[1:2], *named[:1], *named[2:]]:  # the best in the middle
        place = min(finish.place, STEPS)
        top, centre = FLOOR - HEIGHTS[place], left + STEP_WIDTH / 2
        sheet.panel((left, top, left + STEP_WIDTH, FLOOR), 10, METALS[place], DARK, 2)
        sheet.write(str(finish.place), DARK, PLACE_SIZE, (centre, top + 80), STEP_WIDTH - 20)
        sheet.write(str(finish.total), DARK, TOTAL_SIZE, (centre, FLOOR - 16), STEP_WIDTH - 20)
        sheet.write(name, ink, NAME_SIZE, (centre, top - 16), STEP_WIDTH)
        left += STEP_WIDTH + STEP_GAP


def _draw_chart(sheet: Sheet, finishes: Sequence[Finish], rounds_word: str) -> None:
    """A line for each, with its name where it ends."""
    values = [0, *(total for finish in finishes for total in finish.course)]
    least, most = min(values), max(values)

    def height(total: int) -> float:
        return CHART_BOTTOM - (total - least) / max(1, most - least) * (CHART_BOTTOM - CHART_TOP)

    told: list[float] = []
    for level in dict.fromkeys((least, most, 0)):
        sheet.line([(CHART_LEFT, height(level)), (CHART_RIGHT, height(level))], FAINT, 2)
        if all(abs(height(level) - other) >= LINE_HEIGHT for other in told):
            middle = (MARGIN + LEVELS_END) / 2
            sheet.write(str(level), CREAM, SMALLEST, (middle, height(level) + 11), LEVELS_END - MARGIN)
            told.append(height(level))
    lines = sorted(_named(finishes), key=lambda each: height(each[0].total))
    bases = _apart([height(finish.total) for finish, *_ in lines])
    for (finish, name, ink), base in zip(reversed(lines), reversed(bases), strict=True):
        across = (CHART_RIGHT - CHART_LEFT) / max(1, len(finish.course))
        points = [(CHART_LEFT + number * across, height(total)) for number, total in enumerate((0, *finish.course))]
        sheet.line(points, ink, LINE)
        sheet.disc(points[-1], DOT, ink)
        sheet.line([points[-1], (NAMES_LEFT - 8, base)], ink, THREAD)
        sheet.write_from(name, ink, SMALLEST, (NAMES_LEFT, base + 11), WIDTH - MARGIN - NAMES_LEFT)
    sheet.write(rounds_word, WHITE, SMALLEST, ((CHART_LEFT + CHART_RIGHT) / 2, ROUNDS_BASE), CHART_RIGHT - CHART_LEFT)


def _apart(heights: Sequence[float]) -> list[float]:
    """These heights, from the top down, moved so far that a line of text fits at each."""
    moved: list[float] = []
    for height in heights:
        moved.append(max([height, *(above + LINE_HEIGHT for above in moved[-1:])]))
    floor: float = CHART_BOTTOM
    for index in reversed(range(len(moved))):
        moved[index] = min(moved[index], floor)
        floor = moved[index] - LINE_HEIGHT
    return moved
