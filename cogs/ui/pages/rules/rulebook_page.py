"""The rulebook of a table or a tournament, in as many pages as it needs."""

from collections.abc import Callable, Iterable, Sequence

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.fitting import WHOLE, weight
from cogs.ui.components.page import CALM, ROW, Page, rows
from cogs.ui.components.spoken import CHANGED, sign
from cogs.ui.pages.rules import added as additions
from engine.core.ruleset import Ruleset
from engine.games.rulebook import rulebook, small_print
from engine.words import Words

PAGE = 3700  # characters of a rulebook in one message, without its heading

words = Words(__name__)


def rules_page(
    name: str,
    rules: Ruleset,
    base: Ruleset,
    turn: Callable[[int], Control],
    number: int = 0,
    *,
    one_round: bool = False,
    back: Button | None = None,
    added: Sequence[str] = (),
    left_out: str = "",
) -> Page:
    """The rulebook of a table. Differences from the named game are marked.

    A book that is too long for one message has pages. ``turn`` makes the control that shows a page by number.
    ``one_round``: for a tournament table. ``back``: the way back. ``added``: what players
    added during the match, and who did. ``left_out``: what sources of the game have and it hasn't, or where they
    differ.
    """
    chapters = rulebook(rules, base, one_round=one_round)
    marked = any(text.changed for chapter in chapters for text in chapter.lines)
    heading = words("title", name=name) + (f"\n-# {words('differs', mark=sign(CHANGED))}" if marked else "")
    pages = _in_pages(
        [
            f"### {chapter.title}",
            *(f"{sign(CHANGED)} **{line.text}**" if line.changed else f"- {line.text}" for line in chapter.lines),
        ]
        for chapter in chapters
    )
    pages[-1] += ["\n".join([f"### {additions.words('heading')}", *(f"- {text}" for text in added)])] if added else []
    below = [words("left-out", text=left_out)] if left_out else []
    below.append(words("small-print", text=small_print(rules, one_round=one_round)))
    if sum(map(weight, [heading, *pages[-1], *below])) > WHOLE:
        pages.append([])
    pages[-1] += below
    number = min(number, len(pages) - 1)
    others = [button(words("page", number=other + 1), turn(other)) for other in range(len(pages)) if other != number]
    return Page([heading, *pages[number], *rows([*([back] if back else []), *others][:ROW])], CALM)


def _in_pages(chapters: Iterable[list[str]]) -> list[list[str]]:
    """Chapters in as few pages as possible, cut between two lines where they are longer than a page."""
    pages: list[list[str]] = [[]]
    for chapter in chapters:
        pieces = [""]
        for line in "\n".join(chapter).splitlines():
            joined = f"{pieces[-1]}\n{line}".strip("\n")
            if len(joined) > PAGE:
                pieces.append(line[:PAGE])
            else:
                pieces[-1] = joined
        for piece in pieces:
            if sum(map(len, pages[-1])) + len(piece) > PAGE:
                pages.append([])
            pages[-1].append(piece)
    return pages
