"""The More panel of a table."""

import discord
from discord import ButtonStyle

from cogs.ui.components.controls import Control, button, selects
from cogs.ui.components.page import CALM, Item, Page, rows
from cogs.ui.components.presses import FROM_MORE
from cogs.ui.components.titles import seat_value, title
from cogs.ui.pages.server.welcome_page import how_button
from cogs.ui.pages.table.host_page import newcomers_select
from cogs.ui.pages.table.log_page import details_button
from cogs.ui.pages.table.pings_page import to_bottom
from engine.words import Words
from model.member import Member
from model.tables.naming import plain_names
from model.tables.table import Table

words = Words("cogs.ui.pages.table.more_page")


def more_page(table: Table, person: Member) -> Page:
    """What is seldom needed: what most want first, and what takes something away last."""
    hosting, lobby = person.id == table.host or person.manages, table.phase == "lobby"
    buttons: list[Item] = []
    if hosting and lobby:
        buttons += [button(words("options"), Control("options", table.id))]
    own = table.seat_of(person.id)
    if own is not None and lobby and table.policy.no_newcomer is None:
        buttons.append(button(words("invite"), Control("invite", table.id)))
    if hosting and lobby:
        buttons += [button(words("house-rules"), Control("edit", table.id))]
    buttons.append(button(words("rules"), Control("rules", table.id, words=("0", FROM_MORE))))
    if own is not None:
        notify = words("ping.off" if table.seats[own].notify else "ping")
        buttons.append(button(notify, Control("notify", table.id)))
        buttons += [to_bottom(table.id)] if table.phase != "over" else []
    buttons += [how_button(table.id), details_button(table, FROM_MORE)]
    picking = _about_seats(table, own) if hosting and table.phase != "over" else []
    leaving: list[Item] = [button(words("leave"), Control("leave", table.id))] if own is not None else []
    if hosting and table.policy.closable:
        leaving.append(button(words("close"), Control("close", table.id), ButtonStyle.danger))
    return Page([words("heading", table=title(table)), *rows(buttons), *picking, *rows(leaving)], CALM)


def _about_seats(table: Table, own: int | None) -> list[Item]:
    """For the host: who may take a bot's seat during the match, and which others to remove from theirs."""
    lobby, called = table.phase == "lobby", plain_names(table)
    removable = [
        discord.SelectOption(
            label=words("seat", number=number + 1, name=called[number]), value=seat_value(number, seat)
        )
        for number, seat in enumerate(table.seats)
        if number != own and (lobby or seat.present)
    ]
    newcomers = [] if lobby else newcomers_select(table, "newcomers")
    return newcomers + selects(words("remove" if lobby else "remove.match"), Control("remove", table.id), removable)
