"""Closing a table: the question, the vote of the others, and what stays of a match that was closed before its end."""

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button, way_back
from cogs.ui.components.page import RED, Component, Page
from cogs.ui.components.presses import FROM_MORE, SURE
from cogs.ui.components.titles import title
from cogs.ui.looks import look_of
from cogs.ui.pages.table.pings_page import link
from engine.core.scoresheet import standings
from engine.core.view import PublicView
from engine.words import Words, and_listed
from model.tables import hosting
from model.tables.naming import name_by, names
from model.tables.table import Table

words = Words(__name__)


def close_page(table: Table, *, consent: bool) -> Page:
    """Asks before a match in play is abandoned. ``consent``: the others have to agree."""
    close = Control("close", table.id, words=(SURE,))
    sure = button(words("close-asking" if consent else "close"), close, ButtonStyle.danger)
    back = way_back("more", Control(FROM_MORE, table.id))
    what = words("ask.consent" if consent else "ask.match")
    return Page([f"### {words('ask', table=title(table))}\n{what}", ui.ActionRow(sure, back)], RED)


def waiting_for(table: Table) -> str:
    """The names of those who have not agreed yet."""
    return and_listed([names(table)[seat] for seat in hosting.undecided(table)])


def vote_items(table: Table) -> list[Component]:
    """What the message of a table shows while its players are asked if it may be closed."""
    if not hosting.is_voting(table):
        return []
    host = table.seat_of(table.host or 0)
    asks = words("vote", host="" if host is None else names(table)[host], names=waiting_for(table))
    agree = button(words("agree"), Control("close-yes", table.id), ButtonStyle.danger)
    play_on = button(words("play-on"), Control("close-no", table.id))
    return [ui.Separator(), asks, ui.ActionRow(agree, play_on)]


def abandoned(table: Table, view: PublicView) -> list[Component]:
    """What stays of a match that was closed before its end: who closed it, and the last standing."""
    closed = (name_by(table, each) for each in reversed(table.happenings) if each.kind == "closed")
    by = next(closed, "")
    when = {"round": view.round, "dealt": "no" if view.phase == "deal" else "yes"}
    how = words("closed-by", name=by, **when) if by else words("closed-itself", **when)
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
