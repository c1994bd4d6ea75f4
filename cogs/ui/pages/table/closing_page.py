"""Closing a table: the question, and what stays of a match that was closed before its end."""

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button, way_back
from cogs.ui.components.page import RED, Component, Page
from cogs.ui.components.presses import FROM_MORE, SURE
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.table.pings_page import link
from engine.core.match import View
from engine.core.scoresheet import standings
from engine.words import Words, and_listed
from model.tables.naming import name_by, names
from model.tables.table import Table

words = Words(__name__)


def close_page(table: Table) -> Page:
    """Asks before a match in play is abandoned."""
    sure = button(words("close"), Control("close", table.id, words=(SURE,)), ButtonStyle.danger)
    back = way_back("more", Control(FROM_MORE, table.id))
    return Page([f"### {words('ask', table=title(table))}\n{words('ask.match')}", ui.ActionRow(sure, back)], RED)


def abandoned(table: Table, view: View) -> list[Component]:
    """What stays of a match that was closed before its end: who closed it, or why it was, and the last standing."""
    closed = (name_by(table, each) for each in reversed(table.happenings) if each.kind == "closed")
    by = next(closed, "")
    when = {"round": view.round, "dealt": "no" if view.phase == "deal" else "yes"}
    why = "retired" if any(each.kind == "retired" for each in table.happenings) else "left"
    how = words("closed-by", name=by, **when) if by else words("closed-itself", why=why, **when)
    standing = [words("no-round", names=and_listed(names(table)))]
    if view.sheet:
        score = look_of(view.rules).final_score
        standing = [words("standing", count=len(view.sheet))]
        standing += [
            words("place", place=each.place, name=names(table)[each.seat], score=score(view, each))
            for each in standings(view.rules, view.totals, view.sheet, ())
        ]
    return [f"## {title(table)}\n{how}", "\n".join(standing)]


def rematch_line(guild: int, channel: int, message: int) -> str:
    return words("rematch", link=link(guild, channel, message))
