"""The private page with all cheers to choose from."""

from cogs.ui.components.cheers import cheer_buttons
from cogs.ui.components.controls import Control, button, way_back
from cogs.ui.components.page import CALM, Page, rows
from cogs.ui.components.presses import FROM_HAND, FROM_MORE
from cogs.ui.components.titles import title
from engine.words import Words
from model.spectators.cheers import CHEERS
from model.tables.table import Table

words = Words("cogs.ui.pages.spectators.watching")


def cheer_page(table: Table, *more: str, told: str = "") -> Page:
    """``more``: a word for where the reader came from. ``told``: what came of a press."""
    heading = [words("cheer-heading", table=title(table)), *([told] if told else [])]
    back = [button(words("my-hand"), Control("hand", table.id))] if FROM_HAND in more else []
    back += [way_back("more", Control(FROM_MORE, table.id))] if FROM_MORE in more else []
    return Page(["\n".join(heading), *rows([*cheer_buttons(table, *more), *back])], CALM)


def cheered(kind: str, table: Table) -> str:
    return words("cheered", cheer=CHEERS[kind], table=title(table))
