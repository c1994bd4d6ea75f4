"""The picture at the end of a match: who won, large, by how much and with which last card, and the others below."""

from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from cogs.pictures.drawing import CARD_HEIGHT, CREAM, GOLD, SIZES, SMALL, SMALLEST, STAR, Sheet, width_of
from cogs.pictures.faces import SHADOW_MARGIN
from cogs.pictures.felt import FELT_LIGHT, FELT_RAMPS, MARGIN, SIGN_GREEN, WIDTH, CardStyle, as_png, clean_felt, put
from engine.core.cards import Card

CARD_WIDTH = 232
LINE = 1.15  # heights of a name
LEAD_HEIGHT = 54
STARS_HEIGHT = 58
CHIP_HEIGHT, CHIP_GAP, INSET, SCORE_WIDTH = 60, 10, 18, 110
RAMPS = ((FELT_LIGHT, GOLD, 12), (SIGN_GREEN, GOLD, 12))


class Finish(NamedTuple):
    """The place of one of the others, the name as it is written, and the score."""

    place: int
    name: str
    score: int


@dataclass(frozen=True)
class Win:
    """The end of a match: its winners, by how much, the last card one of them played, and the others, best first."""

    names: tuple[str, ...]
    lead: str
    card: Card | None
    others: tuple[Finish, ...]


def win_picture(win: Win, style: CardStyle) -> bytes:
    """Return the end of a match as a PNG."""
    left = MARGIN + CARD_WIDTH + 30 if win.card else MARGIN
    room = WIDTH - MARGIN - left
    least_high = ceil(STARS_HEIGHT + len(win.names) * SMALLEST * LINE + LEAD_HEIGHT)
    high = max(round(CARD_WIDTH * CARD_HEIGHT) if win.card else 260, least_high)
    lines = (high - STARS_HEIGHT - LEAD_HEIGHT) / len(win.names)  # only a very long name is cut
    fits = [size for size in SIZES if size * LINE <= lines and all(width_of(name, size) <= room for name in win.names)]
    size = max(fits, default=SMALLEST)
    columns = 2 if len(win.others) > 1 else 1
    rows, width = ceil(len(win.others) / columns), (WIDTH - 2 * MARGIN + CHIP_GAP) // columns - CHIP_GAP
    height = high + rows * (CHIP_HEIGHT + CHIP_GAP) + 2 * MARGIN
    picture, sheet = clean_felt(height), Sheet(WIDTH, height, 1)
    middle = left + room / 2
    top = MARGIN + (high - STARS_HEIGHT - len(win.names) * size * LINE - LEAD_HEIGHT) / 2
    for aside in (-62, 0, 62):
        sheet.shape((STAR,), GOLD, 40, (middle + aside, top + 20))
    top += STARS_HEIGHT
    for name in win.names:
        sheet.write(name, GOLD, size, (middle, top + size * 0.8), room)
        top += size * LINE
    sheet.write(win.lead, CREAM, SMALLEST, (middle, top + SMALLEST), room)
    for number, finish in enumerate(win.others):
        row, column = divmod(number, columns)
        start, along = MARGIN + column * (width + CHIP_GAP), MARGIN + high + CHIP_GAP + row * (CHIP_HEIGHT + CHIP_GAP)
        sheet.panel((start, along, start + width, along + CHIP_HEIGHT), 14, SIGN_GREEN)
        base, name_left, right = along + 43, start + INSET + SMALLEST, start + width - INSET
        sheet.write_from(str(finish.place), GOLD, SMALLEST, (start + INSET, base), SMALLEST)
        sheet.write_from(finish.name, CREAM, SMALLEST, (name_left, base), right - SCORE_WIDTH - name_left)
        score = str(finish.score).replace("-", "−")
        sheet.write(score, CREAM, SMALLEST, (right - width_of(score, SMALLEST) / 2, base), SCORE_WIDTH)
    put(picture, sheet.finished(), 0, 0)
    if win.card:
        top = MARGIN + (high - round(CARD_WIDTH * CARD_HEIGHT)) // 2
        put(picture, style.sprite(win.card, CARD_WIDTH), MARGIN - SHADOW_MARGIN, top - SHADOW_MARGIN)
    return as_png(picture, (*FELT_RAMPS, *style.ramps, *RAMPS), SMALL)
