"""Words in Pillow's own font, with the accents and signs that it lacks."""

import unicodedata
from functools import cache, lru_cache
from math import ceil

from PIL import Image, ImageDraw, ImageFont

# One ladder of sizes. The smallest is 11 pixels high where a phone shows a picture 290 wide.
SIZES = SMALLEST, LARGER, LARGE, LARGEST = 35, 48, 64, 96
BOLD = 0.035  # the built-in font is regular: this share of its size is added around figures and ranks
BOLD_WORD = 0.02  # less around the letters of words, which would run together
ELLIPSIS = "…"
DESCENT = 0.25  # share of a letter's size kept free below the base line

Stroke = tuple[tuple[float, float], ...]

# Lengths are shares of the size of a letter. Marks above begin at the top of their letter, those below at its foot.
LINE, DOT, GAP, HEADROOM = 0.06, 0.05, 0.05, 0.24
ACROSS = "\u0335"
ABOVE: dict[str, Stroke] = {
    "\u0300": ((0.05, 0), (-0.08, -0.13)),
    "\u0301": ((-0.05, 0), (0.08, -0.13)),
    "\u0302": ((-0.13, 0), (0, -0.12), (0.13, 0)),
    "\u0303": ((-0.15, -0.01), (-0.07, -0.07), (0.06, -0.02), (0.15, -0.08)),
}
DOTS: dict[str, tuple[float, ...]] = {"\u0307": (0,), "\u0308": (-0.12, 0.12)}
BELOW: dict[str, Stroke] = {
    "\u0327": ((0, 0), (0.02, 0.06), (0.07, 0.1), (0.01, 0.16), (-0.08, 0.15)),
    "\u0328": ((0.1, 0), (0.03, 0.07), (0.05, 0.15), (0.14, 0.15)),
}
STROKE: Stroke = ((-0.13, 0.06), (0.13, -0.08))  # around the middle of an ł
PLUS = "+"  # in whose room these signs are drawn, around its middle
SIGNS: dict[str, tuple[Stroke, ...]] = {
    "×": (((-0.17, -0.17), (0.17, 0.17)), ((-0.17, 0.17), (0.17, -0.17))),
    "−": (((-0.21, 0), (0.21, 0)),),
}
WRITTEN = str.maketrans(
    {"œ": "oe", "Œ": "Oe", "ß": "ss", "ł": f"l{ACROSS}", "Ł": f"L{ACROSS}"}
    | {"–": "-"}
    | dict.fromkeys("„“”«»", '"')
    | dict.fromkeys("\u00a0\u202f", " ")
    | dict.fromkeys("¡¿", "")
)


@cache
def lettering_font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return Pillow's own font. It is cached, because loading it takes longer than writing with it."""
    return ImageFont.load_default(size)


@lru_cache(512)
def lettering(text: str, size: int, widest: int) -> Image.Image:
    """Return bold text as a mask with room below for descending letters.

    Figures too wide for their room are written smaller, and words are cut.
    """
    figures = len(text) <= len("10")
    if figures:
        size = min(size, int(size * widest / width_of(text, size)))
    else:
        text = fitting(text, size, widest)
    font, (letters, marks) = lettering_font(size), apart(text)
    bold = size * (BOLD if figures else BOLD_WORD)
    left, top, right, _ = font.getbbox(letters, stroke_width=bold, anchor="ls")
    top -= size * HEADROOM if marks else 0
    mask = Image.new("L", (ceil(right - left), ceil(size * DESCENT - top)))
    write(mask, (-left, -top), text, size, bold)
    return mask


def in_figures(number: int) -> str:
    """A number with a minus sign, not a hyphen, if it is below 0."""
    return str(number).replace("-", "−")


def width_of(text: str, size: int) -> float:
    """How wide it is as words are written, in pixels."""
    return lettering_font(size).getlength(apart(text)[0]) + 2 * size * BOLD_WORD


def fitting(text: str, size: int, room: float) -> str:
    """As much of a text as there is room for."""
    shown = text
    while text and width_of(shown, size) > room:
        text = text[:-1]
        shown = text.rstrip() + ELLIPSIS
    return shown


def write(mask: Image.Image, start: tuple[float, float], text: str, size: int, bold: float) -> None:
    """Write on a mask from this point of the base line on."""
    font, pen, (letters, marks) = lettering_font(size), ImageDraw.Draw(mask), apart(text)
    pen.text(start, letters, 255, font, anchor="ls", stroke_width=bold)
    for index, mark in marks:
        left, top, right, bottom = font.getbbox(letters[index], anchor="ls")
        middle = start[0] + font.getlength(letters[:index]) + (left + right) / 2
        if mark in SIGNS:
            across, along = start[0] + font.getlength(letters[:index]), start[1] + (top + bottom) / 2
            pen.rectangle((across, start[1] + top - bold, across + font.getlength(PLUS), start[1] + bottom + bold), 0)
            for stroke in SIGNS[mark]:
                points = [(middle + x * size, along + y * size) for x, y in stroke]
                pen.line(points, 255, max(1, round(LINE * size + 2 * bold)))
            continue
        if letters[index] == "i" and mark not in BELOW:
            foot, top = top, font.getbbox("x", anchor="ls")[1]
            width = (right - left) / 2 + bold  # its dot makes room
            pen.rectangle((middle - width, start[1] + foot - 2 * bold, middle + width, start[1] + top - 1.5 * bold), 0)
        _mark(pen, mark, middle, start[1], top, size, bold)


def _mark(pen: ImageDraw.ImageDraw, mark: str, middle: float, base: float, top: float, size: int, bold: float) -> None:
    """Set a mark on a letter that reaches from the base line up to ``top``."""
    above = base + top - GAP * size - bold
    if mark in DOTS:
        for aside in DOTS[mark]:
            pen.circle((middle + aside * size, above - DOT * size), DOT * size + bold / 2, 255)
        return
    foot = above if mark in ABOVE else base + top / 2 if mark == ACROSS else base
    stroke = ABOVE.get(mark) or BELOW.get(mark) or STROKE
    points = [(middle + across * size, foot + along * size) for across, along in stroke]
    pen.line(points, 255, max(1, round(LINE * size + bold)), joint="curve")


def has_all_of(text: str) -> bool:
    """Whether the font has every letter of a text, and this module its accents, one for a letter."""
    letters, marks = apart(text)
    signs = unicodedata.normalize("NFD", text.translate(WRITTEN))
    given = sum(sign in SIGNS or unicodedata.combining(sign) > 0 for sign in signs)
    plain = letters.replace(ELLIPSIS, "")
    return plain.isascii() and plain.isprintable() and given == len(marks) == len({index for index, _ in marks})


@lru_cache(512)
def apart(text: str) -> tuple[str, tuple[tuple[int, str], ...]]:
    """The letters of a text that the font has, and each mark with the index of its letter."""
    letters, marks = "", []
    for sign in unicodedata.normalize("NFD", text.translate(WRITTEN)):
        if sign in SIGNS:
            letters += PLUS
            marks.append((len(letters) - 1, sign))
        elif not unicodedata.combining(sign):
            letters += sign
        elif letters and (sign in ABOVE or sign in DOTS or sign in BELOW or sign == ACROSS):
            marks.append((len(letters) - 1, sign))
    return letters, tuple(marks)
