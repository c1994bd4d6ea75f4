"""Private pages about a table: everything that happened in its round, who played which card, and its details."""

from collections.abc import Sequence

from cogs.ui.components.controls import Control, turning
from cogs.ui.components.fitting import in_pages
from cogs.ui.components.page import CALM, Page, rows
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.table.log_lines import lines
from engine.core.cards import Card, short
from engine.core.match import View
from engine.words import Words
from model.tables.naming import names
from model.tables.table import Table
from model.tables.table_event import Happening
from model.tables.table_log import Entry

LOG, PILE = 25, 20  # lines of a page

_WORDS = Words("cogs.ui.pages.table.log")


def log_page(table: Table, view: View, story: Sequence[Entry], seat: int | None, number: int | None = None) -> Page:
    """All that happened in a round, as its reader may know it: a page of it, or without a number the newest."""
    told = [each.text for each in lines(table, story, seat)] or [_WORDS("nothing")]
    heading = _WORDS("log-title", title=title(table), round=view.round)
    pages = _pages(told, LOG)
    return _paged(table, "log", heading, pages, len(pages) - 1 if number is None else number)


def pile_page(table: Table, view: View, story: Sequence[Entry], number: int = 0) -> Page:
    """The discard pile, newest card first, with who played each card."""
    cards = []
    for card, entry in reversed(who_played(view, story)):
        seat: int | None = getattr(entry, "seat", None)
        if entry is None:
            cards.append(_WORDS("pile-unknown", card=short(card)))
        elif seat is None:
            cards.append(_WORDS("pile-starter", card=short(card)))
        else:
            cards.append(_WORDS("pile-card", card=short(card), name=names(table)[seat]))
    heading = "\n".join([_WORDS("pile-title", title=title(table)), *look_of(view.rules).below_pile(view)])
    return _paged(table, "pile", heading, _pages(cards or [_WORDS("pile-empty")], PILE), number)


def who_played(view: View, story: Sequence[Entry]) -> list[tuple[Card, Entry | None]]:
    """Each card of the discard pile with the event that put it there, as far as that is known."""
    look, put = look_of(view.rules), list[Entry]()
    for entry in story:
        count = 0 if isinstance(entry, Happening) else look.onto_pile(entry)
        put = [*put, *[entry] * count] if count >= 0 else put[:count]
    known: list[Entry | None] = [*[None] * (len(view.pile) - len(put)), *put[max(0, len(put) - len(view.pile)) :]]
    return list(zip(view.pile, known, strict=True))


def _pages(told: Sequence[str], most: int) -> list[list[str]]:
    """Lines in pages of so many at most, and as many as fit."""
    parts = [told[start : start + most] for start in range(0, len(told), most)]
    return [page for part in parts for page in in_pages(part)]


def _paged(table: Table, action: str, heading: str, pages: list[list[str]], number: int) -> Page:
    """A page of a log, which begins with what was earliest, or of a pile, which begins with the latest card."""
    number = min(max(0, number), len(pages) - 1)
    which = [_WORDS("page", page=number + 1, pages=len(pages))] if len(pages) > 1 else []
    back, on = ("earlier", "later") if action == "log" else ("later", "earlier")
    turn = turning(
        _WORDS(back), _WORDS(on), lambda page: Control(action, table.id, words=(str(page),)), number, len(pages)
    )
    return Page(["\n".join([heading, *pages[number], *which]), *rows(turn)], CALM)


def details_page(table: Table, engine: str) -> Page:
    """What proves the deals, and what to name when something went wrong.

    Others have yet to play a deal of the day, so nothing is told that gives it away.
    """
    told = [_WORDS("details-title", title=title(table)), _WORDS("seal", seal=table.deal.seal)]
    if table.phase == "over" and table.day is None:
        told.append(_WORDS("seed", seed=table.seed, salt=table.salt))
        told += [_WORDS("presses", presses=", ".join(map(str, table.entropy)))] if table.entropy else []
    told += [*_notes(table), _WORDS("table", table=table.id)]
    told += [_WORDS("match", match=table.match, moves=table.moves)] if table.match is not None else []
    return Page(["\n".join([*told, _WORDS("engine", engine=engine)])], CALM)


def _notes(table: Table) -> list[str]:
    """What the seal stands for, and whether no press could make sure of it."""
    if table.scheme == 1:
        return [_WORDS("seal-note-old")]
    bound = [_WORDS("seal-note" if table.tournament is None else "seal-note-tournament")]
    unmixed = table.phase != "lobby" and not table.entropy
    return [*bound, *([_WORDS("no-presses")] if unmixed else [])]
