"""The More panel of a table."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Button, Control, button, option, selects, way_back
from cogs.ui.components.page import CALM, Item, Page, rows
from cogs.ui.components.presses import FROM_MORE
from cogs.ui.components.titles import seat_value, title
from cogs.ui.looks import look_of
from cogs.ui.pages.history.analysis_page import look_back_button
from cogs.ui.pages.server.welcome_page import how_button
from cogs.ui.pages.table.host_page import newcomers_options
from cogs.ui.pages.table.pings_page import BOTTOM
from cogs.ui.pages.table.pings_page import words as of_calling
from engine.words import Words
from model.member import Member
from model.tables.naming import plain_names
from model.tables.table import Table

words = Words("cogs.ui.pages.table.more_page")
_TABLE = Words("cogs.ui.pages.table.table")
ABREAST = 3  # buttons in a row, as many as a phone shows


def more_page(table: Table, person: Member, moves: Sequence[Button] = ()) -> Page:
    """What is seldom needed: what most want first, and what takes something away last. ``moves``: those for which the
    hand of the person has no room.
    """
    hosting, lobby = person.id == table.host or person.manages, table.phase == "lobby"
    own = table.seat_of(person.id)
    arranging = [button(words("options"), Control("options", table.id))] if hosting and lobby else []
    if own is not None and lobby and table.policy.no_newcomer is None:
        arranging.append(button(words("invite"), Control("invite", table.id)))
    reading: list[Item] = [*_hand(table, person.id), *moves, *_about_play(table)]
    reading.append(button(words("rules"), Control("rules", table.id)))
    reading += [how_button(table.id)] if own is None else []
    reading.append(button(words("details"), Control("details", table.id)))
    seated, leaving = [], []
    if own is not None:
        notify = words("ping.off" if table.seats[own].notify else "ping")
        seated = [button(notify, Control("notify", table.id))]
        seated += [button(of_calling("to-bottom"), Control(BOTTOM, table.id))] if table.phase != "over" else []
        leaving = [button(words("leave"), Control("leave", table.id))]
    picking = _about_seats(table, own) if hosting and table.phase != "over" else []
    if hosting and table.policy.closable:
        leaving.append(button(words("close"), Control("close", table.id), ButtonStyle.danger))
    heading = words("heading", table=title(table))
    return Page([heading, *rows(arranging), *rows(reading, ABREAST), *rows(seated), *picking, *rows(leaving)], CALM)


def with_ways_back(page: Page, table: Table, member: int) -> Page:
    """A page that was opened from the panel, with the ways to it and to the hand of this member."""
    return page.followed_by(ui.ActionRow(way_back("more", Control(FROM_MORE, table.id)), *_hand(table, member)))


def _hand(table: Table, member: int) -> list[Item]:
    if table.state is None or table.seat_of(member) is None:
        return []
    return [button(_TABLE("hand-button"), Control("hand", table.id), ButtonStyle.primary)]


def _about_play(table: Table) -> list[Item]:
    """What can be read about a match once it is dealt."""
    if table.state is None:
        return []
    pages = [button(words(page), Control(page, table.id)) for page in ("log", "scores", "pile")]
    told = table.phase == "over" and table.day is None and table.people
    past = [look_back_button(table.match, table.id)] if told and table.match is not None else []
    return [*pages, *look_of(table.state.rules).sheets(table), *past]


def _about_seats(table: Table, own: int | None) -> list[Item]:
    """For the host: which others to remove from their seats, and who may take a bot's seat during the match."""
    lobby, called = table.phase == "lobby", plain_names(table)
    options = [
        option(
            words("seat", number=number + 1, name=called[number]),
            seat_value(number, seat),
            "" if lobby else words("remove.match"),
        )
        for number, seat in enumerate(table.seats)
        if number != own and (lobby or seat.present)
    ]
    if not lobby:
        options += [each for each in newcomers_options(table) if not each.default]
    return selects(words("remove" if lobby else "seats"), Control("remove", table.id), options)
