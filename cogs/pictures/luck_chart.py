"""The picture of the luck of the deal: a bar for each round, the fair share as a line, and a dot for a round won."""

from collections.abc import Sequence
from typing import NamedTuple

from cogs.pictures.drawing import CREAM, GOLD, SMALL, SMALLEST, WHITE, Colour, Sheet, scale
from cogs.pictures.felt import FAINT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, Ramp, as_png, clean_felt, put
from engine.words import percent

HEIGHT = 460
LEVELS_END, LEFT, RIGHT = MARGIN + 106, MARGIN + 118, WIDTH - MARGIN
TOP, FLOOR = 150, HEIGHT - 70
MEANING = 104  # the base line of the words below the heading
DOT = 8
BAR: Colour = (120, 200, 255, 255)

RAMPS: tuple[Ramp, ...] = (*FELT_RAMPS, *((SIGN_GREEN, ink, 7) for ink in (BAR, GOLD, CREAM)))


class Bar(NamedTuple):
    """A round, and the chance to win it by its deal, from 0 to 1."""

    number: int
    chance: float
    won: bool


def luck_chart(bars: Sequence[Bar], fair: float, heading: str, fair_words: str, won_words: str) -> bytes:
    """Return the chart as a PNG. The words above it say what the bars, the line and the dots mean."""
    picture = clean_felt(HEIGHT)
    sheet, height = Sheet(WIDTH, HEIGHT, 1), scale(FLOOR, TOP, 0, 1)
    for chance in (0.0, 0.5, 1.0):
        sheet.line([(LEFT, height(chance)), (RIGHT, height(chance))], FAINT, 2)
        middle = (MARGIN + LEVELS_END) / 2
        sheet.write(percent(chance), CREAM, SMALLEST, (middle, height(chance) + 11), LEVELS_END - MARGIN)
    place = (RIGHT - LEFT) / max(1, len(bars))
    width = min(90, place * 0.7)
    for index, (number, chance, won) in enumerate(bars):
        centre, top = LEFT + (index + 0.5) * place, min(height(chance), FLOOR - 2)
        sheet.panel((centre - width / 2, top, centre + width / 2, FLOOR), 3, BAR)
        sheet.write(str(number), WHITE, SMALLEST, (centre, FLOOR + 42), place - 8)
        if won:
            sheet.disc((centre, max(top - DOT - 4, TOP - DOT)), DOT, GOLD)
    sheet.line([(LEFT, height(fair)), (RIGHT, height(fair))], GOLD, 2)
    sheet.write(heading, BAR, SMALLEST, (WIDTH / 2, 56), RIGHT - MARGIN)
    half = (RIGHT - MARGIN) / 2
    for words, ink, centre in ((fair_words, GOLD, MARGIN + half / 2), (won_words, WHITE, RIGHT - half / 2)):
        sheet.write(words, ink, SMALLEST, (centre, MEANING), half - 40)
    sheet.disc((RIGHT - half / 2 - 90, MEANING - 11), DOT, GOLD)
    put(picture, sheet.finished(), 0, 0)
    return as_png(picture, RAMPS, SMALL)
