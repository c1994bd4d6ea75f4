"""The More panel of a table, and the question before a match in play is abandoned."""

import discord
from discord import ButtonStyle, ui

from cogs.ui.calling_page import to_bottom
from cogs.ui.controls import Control, button, select
from cogs.ui.page import CALM, RED, Item, Page, paragraph, rows
from cogs.ui.presses import SURE
from cogs.ui.titles import title
from cogs.ui.words import plain
from model.member import Member
from model.table import Seat, Table


def more_page(table: Table, person: Member) -> Page:
    """What is seldom needed: leaving, the rules, and for the host removing seats and closing the table."""
    items: list[Item] = [paragraph(f"### More · {title(table)}")]
    hosting = person.id == table.host or person.manages
    if hosting and _removable(table):
        what = "Remove a player" if table.phase == "lobby" else "Remove a player (a computer takes over)"
        items.append(ui.ActionRow(select(what, Control("remove", table.id), _removable(table))))
    buttons = [button("Rules", Control("rules", table.id))]
    own = table.seat_of(person.id)
    if own is not None:
        notify = "Do not call me any more" if table.seats[own].notify else "Call me when it is my turn"
        buttons += [button(notify, Control("notify", table.id)), button("Leave my seat", Control("leave", table.id))]
        buttons.append(to_bottom(table.id))
    if hosting and table.policy.closable:
        buttons.append(button("Close the table", Control("close", table.id), ButtonStyle.danger))
    return Page(items + rows(buttons), CALM)


def seat_value(number: int, seat: Seat) -> str:
    """A seat with its player, so that an outdated list never means another player."""
    return f"{number} {seat.member or seat.name}"


def _removable(table: Table) -> list[discord.SelectOption]:
    if table.phase == "over":
        return []
    return [
        discord.SelectOption(label=f"Seat {number + 1}: {plain(seat.name)}", value=seat_value(number, seat))
        for number, seat in enumerate(table.seats)
        if table.phase == "lobby" or seat.present
    ]


def close_page(table: Table) -> Page:
    """Asks before a match in play is abandoned."""
    sure = button("Close it", Control("close", table.id, words=(SURE,)), ButtonStyle.danger)
    back = button("Back", Control("more", table.id))
    return Page([paragraph(f"### Close {title(table)}?\nIts match will be abandoned."), ui.ActionRow(sure, back)], RED)
