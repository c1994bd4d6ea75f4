"""The rules that players add during a match: what the winner of a round may pick, and who added what."""

import discord

from cogs.ui.components.controls import OPTION, Control, selects
from cogs.ui.components.page import Item
from cogs.ui.components.words import signs
from cogs.ui.looks import look_of
from engine.core.match import SeatView, View
from engine.words import Words
from model.tables.naming import names
from model.tables.table import Table

SHOWN = 20  # rules that a message lists, the latest ones

words = Words(__name__)


def rules_to_pick(table: Table, view: SeatView) -> list[Item]:
    """The rules that this seat may add, to pick one from. Empty if it is not asked."""
    if not view.options.rules_to_add:
        return []
    options = [
        discord.SelectOption(label=signs(text)[:OPTION], value=str(number))
        for number, text in enumerate(look_of(view.rules).offered(view))
    ]
    return selects(words("pick"), Control("add-rule", table.id, view.asked), options)


def asked(view: SeatView) -> list[str]:
    return [words("asked")] if view.options.rules_to_add else []


def between(table: Table, view: View) -> list[str]:
    """Who is adding a rule before the next deal, or the rule that was added."""
    adding = table.state.adding() if table.state else None
    if adding is not None:
        return [words("adding", name=names(table)[adding])]
    latest = [added for added in look_of(view.rules).added(view) if added.round == view.round]
    return [
        words("added" if added.text else "added-hidden", name=names(table)[added.seat], rule=added.text)
        for added in latest
        if added.seat is not None
    ]


def every_rule(table: Table, view: View | None) -> list[str]:
    """All rules that were added, with who did, the latest last."""
    told = []
    for each in look_of(view.rules).added(view)[-SHOWN:] if view else ():
        rule = each.text or words("hidden")
        if each.seat is None:
            told.append(words("at-first", rule=rule))
        else:
            told.append(words("by", name=names(table)[each.seat], round=each.round, rule=rule))
    return told
