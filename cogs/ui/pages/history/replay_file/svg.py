"""Cards as SVG: the same drawings as in the pictures, written instead of painted."""

from html import escape

from cogs.ui.pictures.drawing import CARD_HEIGHT, HAIRLINE, Box, Colour, Outline, Point, Shape, Sheet, moved

UNIT = 100  # the width of a card
LETTER = 0.6  # width of a letter next to its size
LETTERS = 'text-anchor="middle" font-weight="bold" font-family="Georgia, DejaVu Serif, serif"'


class Outlines:
    """Every outline that occurs, once: most of them are suits."""

    def __init__(self) -> None:
        self._numbers: dict[Outline, int] = {}

    def name(self, outline: Outline) -> str:
        return f"o{self._numbers.setdefault(outline, len(self._numbers))}"

    def written(self) -> str:
        told = []
        for outline, number in self._numbers.items():
            path = "L".join(f"{x:.3f} {y:.3f}" for x, y in moved(outline))
            told.append(f'<path id="o{number}" d="M{path}Z"/>')
        return "".join(told)


class SvgSheet(Sheet):
    """A sheet whose drawing is a text, in hundredths of the width of a card, as letters need a size of more than 1."""

    def __init__(self, outlines: Outlines) -> None:
        self.outlines = outlines
        self.parts: list[str] = []

    def shape(
        self, shape: Shape, ink: Colour, size: float, at: Point, *, turn: float = 0, edge: Colour | None = None
    ) -> None:
        line = f' stroke="{_ink(edge)}" stroke-width="{HAIRLINE / size:.3g}"' if edge else ""
        place = f"translate({_long(at[0])} {_long(at[1])}) rotate({turn:g}) scale({_long(size)})"
        for outline in shape:
            name = self.outlines.name(outline)
            self.parts.append(f'<use href="#{name}" transform="{place}" fill="{_ink(ink)}"{line}/>')

    def panel(self, box: Box, corner: float, fill: Colour | None, edge: Colour | None = None, line: float = 0) -> None:
        left, top, right, bottom = box[0] + line / 2, box[1] + line / 2, box[2] - line / 2, box[3] - line / 2
        inside = _ink(fill) if fill else "none"
        border = f' stroke="{_ink(edge)}" stroke-width="{_long(line)}"' if edge else ""
        place = f'x="{_long(left)}" y="{_long(top)}" width="{_long(right - left)}" height="{_long(bottom - top)}"'
        self.parts.append(f'<rect {place} rx="{_long(corner)}" fill="{inside}"{border}/>')

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        place = f'cx="{_long(centre[0])}" cy="{_long(centre[1])}" r="{_long(radius)}"'
        self.parts.append(f'<circle {place} fill="{_ink(colour)}"/>')

    def write(self, text: str, colour: Colour, size: float, base: Point, widest: float) -> None:
        is_wide = len(text) * size * LETTER > widest
        squeezed = f' textLength="{_long(widest)}" lengthAdjust="spacingAndGlyphs"' if is_wide else ""
        place = f'x="{_long(base[0])}" y="{_long(base[1])}" font-size="{_long(size)}"'
        self.parts.append(f'<text {place} {LETTERS} fill="{_ink(colour)}"{squeezed}>{escape(text)}</text>')

    def another(self) -> "SvgSheet":
        return SvgSheet(self.outlines)

    def add_turned(self, other: Sheet) -> None:
        drawn = "".join(other.parts) if isinstance(other, SvgSheet) else ""
        self.parts.append(f'{drawn}<g transform="rotate(180 {_long(0.5)} {_long(CARD_HEIGHT / 2)})">{drawn}</g>')

    def symbol(self, name: str) -> str:
        return (
            f'<symbol id="{escape(name)}" viewBox="0 0 {_long(1)} {_long(CARD_HEIGHT)}">{"".join(self.parts)}</symbol>'
        )


def _long(length: float) -> str:
    return f"{length * UNIT:.4g}"


def _ink(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])
