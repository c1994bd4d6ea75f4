"""How much fits into one message, and what happens to the rest."""

from collections.abc import Iterable, Sequence

from cogs.ui.components.page import Headed, Page
from cogs.ui.components.words import signs

WHOLE = 4000  # characters that a message may have
FULL = 3600  # of them, without its headings
BYTES = 0.4  # what a byte counts in characters: 10,000 bytes are too many as well


def weight(text: str) -> float:
    """How much of a message a text takes up, in characters."""
    shown = signs(text)
    return max(len(shown), len(shown.encode()) * BYTES) + 1


def fitting(lines: Sequence[str], room: float) -> list[str]:
    """The first of the lines, as many as there is room for."""
    fitted: list[str] = []
    for line in lines:
        room -= weight(line)
        if room < 0:
            break
        fitted.append(line)
    return fitted


def below(page: Page, texts: Iterable[str]) -> Page:
    """The page with the first of these texts for which there is room below it."""
    texts_before = (each.text if isinstance(each, Headed) else each for each in page.components)
    taken = sum(weight(each) for each in texts_before if isinstance(each, str))
    fits = next((text for text in texts if taken + weight(text) <= WHOLE), None)
    return page if fits is None else page.followed_by(fits)


def in_pages(lines: Sequence[str], room: float = FULL) -> list[list[str]]:
    """All lines in as few pages as possible. There is always one."""
    pages: list[list[str]] = []
    while lines:
        pages.append(fitting(lines, room) or [lines[0]])
        lines = lines[len(pages[-1]) :]
    return pages or [[]]
