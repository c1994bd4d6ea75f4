"""The picture on the score sheet: how the totals of a match grew round by round."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.pictures.drawing import CREAM, GOLD, SMALL, SMALLEST, WHITE, Colour, Sheet, scale
from cogs.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put

HEIGHT = 440
LEVELS_END, LEFT, RIGHT, NAMES_LEFT = MARGIN + 76, MARGIN + 90, 594, 634
TOP, BOTTOM = 58, HEIGHT - 82
ROUNDS_BASE = HEIGHT - 30
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
RAMPS: tuple[Ramp, ...] = (*FELT_RAMPS, *((SIGN_GREEN, ink, 7) for ink in INKS))


class Course(NamedTuple):
    """A seat, or a side: its name as it is written, and its total after each round."""

    name: str
    totals: tuple[int, ...]


def course_picture(courses: Sequence[Course], rounds_word: str) -> bytes:
    """Return a PNG with a line for each, its name where it ends. ``courses``: best first. ``rounds_word``: below."""
    picture, sheet = clean_felt(HEIGHT), Sheet(WIDTH, HEIGHT, 1)
    values = [0, *(total for course in courses for total in course.totals)]
    least, most = min(values), max(values)
    height = scale(BOTTOM, TOP, least, most)
    labels: list[float] = []
    for level in dict.fromkeys((least, most, 0)):
        sheet.line([(LEFT, height(level)), (RIGHT, height(level))], FAINT, 2)
        if all(abs(height(level) - other) >= LINE_HEIGHT for other in labels):
            middle = (MARGIN + LEVELS_END) / 2
            figures = str(level).replace("-", "−")
            sheet.write(figures, CREAM, SMALLEST, (middle, height(level) + 11), LEVELS_END - MARGIN)
            labels.append(height(level))
    inked = [(course, INKS[rank % len(INKS)]) for rank, course in enumerate(courses)]
    lines = sorted(inked, key=lambda each: height(each[0].totals[-1]))
    bases = list[float]()  # of the names, from the top down, moved so far that a line of text fits at each
    for course, _ in lines:
        bases.append(max([height(course.totals[-1]), *(above + LINE_HEIGHT for above in bases[-1:])]))
    floor: float = BOTTOM
    for index in reversed(range(len(bases))):
        bases[index] = min(bases[index], floor)
        floor = bases[index] - LINE_HEIGHT
    for ((name, totals), ink), base in zip(reversed(lines), reversed(bases), strict=True):
        across = (RIGHT - LEFT) / len(totals)
        points = [(LEFT + number * across, height(total)) for number, total in enumerate((0, *totals))]
        sheet.line(points, ink, 5)
        sheet.disc(points[-1], 9, ink)
        sheet.line([points[-1], (NAMES_LEFT - 8, base)], ink, 2)
        sheet.write_from(name, ink, SMALLEST, (NAMES_LEFT, base + 11), WIDTH - MARGIN - NAMES_LEFT)
    sheet.write(rounds_word, WHITE, SMALLEST, ((LEFT + RIGHT) / 2, ROUNDS_BASE), RIGHT - LEFT)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)
