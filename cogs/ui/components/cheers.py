"""Cheers in words, and the buttons to cheer."""

from collections.abc import Sequence

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.fitting import below
from cogs.ui.components.page import Page
from cogs.ui.components.presses import CHEER
from engine.words import Words, beside, listens
from model.people.names import safe
from model.spectators.cheers import CHEERS, Cheer
from model.tables.table import Table

words = Words(__name__)


def cheers_line(cheers: Sequence[Cheer]) -> str:
    """Who cheered lately, the newest last. Each says it in words too, for those who listen."""
    return words("cheers", cheers=beside(words(f"cheered-{each.kind}", name=safe(each.name)) for each in cheers))


def with_cheers(page: Page, cheers: Sequence[Cheer]) -> Page:
    """The page with the cheers below it, the latest ones if not all fit."""
    return below(page, (cheers_line(cheers[first:]) for first in range(len(cheers))))


def cheer_button(table: Table, *more: str) -> Button:
    """Leads to all cheers. ``more``: a word for where it stands."""
    return button(words("cheer-button"), Control(CHEER, table.id, words=more))


def cheer_buttons(table: Table, *more: str) -> list[Button]:
    signs = {kind: words(f"cheer-{kind}") if listens() else sign for kind, sign in CHEERS.items()}
    return [button(sign, Control(CHEER, table.id, words=(kind, *more))) for kind, sign in signs.items()]
