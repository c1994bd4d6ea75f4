"""The picture of the luck of the deal: a bar for each round, the fair share as a line, and a dot for a round won."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.ui.pictures.drawing import CREAM, GOLD, WHITE, Colour, Sheet
from cogs.ui.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put
from cogs.ui.pictures.png import SMALL

HEIGHT = 260
LEFT, RIGHT = MARGIN + 56, WIDTH - MARGIN
TOP, FLOOR = 70, HEIGHT - 46
HEADING = 38  # the base line of the words above the bars
WIDEST, GAP = 90, 0.3  # a bar, and the share of its place that stays free
DOT = 8
BAR: Colour = (120, 200, 255, 255)

RAMPS: tuple[Ramp, ...] = (*FELT_RAMPS, *((SIGN_GREEN, ink, 7) for ink in (BAR, GOLD, CREAM)))


class Bar(NamedTuple):
    """A round: the chance to win it by its deal, from 0 to 1, and whether it was won."""

    number: int
    chance: float
    won: bool


def luck_chart(bars: Sequence[Bar], fair: float, heading: str, fair_words: str, won_words: str) -> bytes:
    """The chart as a PNG. The words are those above it, for what the bars, the line and the dots mean."""
    picture = clean_felt(HEIGHT)
    sheet = Sheet(WIDTH, HEIGHT, 1)
    for chance in (0.0, 0.5, 1.0):
        sheet.line([(LEFT, _height(chance)), (RIGHT, _height(chance))], FAINT, 2)
        sheet.write(f"{round(100 * chance)}%", CREAM, 19, (LEFT - 34, _height(chance) + 7), 60)
    place = (RIGHT - LEFT) / max(1, len(bars))
    width = min(WIDEST, place * (1 - GAP))
    for index, (number, chance, won) in enumerate(bars):
        centre, top = LEFT + (index + 0.5) * place, min(_height(chance), FLOOR - 2)
        sheet.panel((centre - width / 2, top, centre + width / 2, FLOOR), 3, BAR)
        sheet.write(str(number), WHITE, 20, (centre, FLOOR + 26), width + 20)
        if won:
            sheet.disc((centre, max(top - DOT - 4, TOP - DOT)), DOT, GOLD)
    sheet.line([(LEFT, _height(fair)), (RIGHT, _height(fair))], GOLD, 2)
    third = (RIGHT - LEFT) / 3
    for index, (words, ink) in enumerate(((heading, BAR), (fair_words, GOLD), (won_words, WHITE))):
        sheet.write(words, ink, 21, (LEFT + (index + 0.5) * third, HEADING), third - 30)
    sheet.disc((LEFT + 2.5 * third - 64, HEADING - 7), DOT, GOLD)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)


def _height(chance: float) -> float:
    return FLOOR - chance * (FLOOR - TOP)
