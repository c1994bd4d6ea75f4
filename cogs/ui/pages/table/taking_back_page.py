"""What a table and its hands show while a player wants to take the last play back."""

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import Component
from engine.core.cards import listed
from engine.words import Words, and_listed
from model.tables import taking_back
from model.tables.naming import names
from model.tables.table import Table

words = Words(__name__)


def asked(table: Table, you: int | None = None) -> str:
    """Who wants which cards back, and whose answer is missing. Empty when no one asks. ``you``: the reader's seat."""
    play = taking_back.asked_for(table)
    if play is None:
        return ""
    undecided = taking_back.undecided(table)
    waiting = and_listed([names(table)[seat] for seat in undecided])
    values = {"name": names(table)[play.seat], "cards": listed(play.cards), "names": waiting}
    key = "asked.you" if you == play.seat else "asked.answer" if you in undecided else "asked"
    return words(key, when=f"<t:{round(table.deadline or 0)}:R>", **values)


def answers(table: Table, question: int) -> list[Button]:
    """The buttons of those who are asked."""
    agree = button(words("agree"), Control("take-back-yes", table.id, question), ButtonStyle.success)
    return [agree, button(words("no"), Control("take-back-no", table.id, question))]


def ask_items(table: Table) -> list[Component]:
    """What the message of a table shows while its players are asked."""
    text = asked(table)
    if not text or table.state is None:
        return []
    return [ui.Separator(), text, ui.ActionRow(*answers(table, table.state.asked))]
