"""The open tables of a server, for a member who looks for one."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.ui.controls import Button, Control, button
from cogs.ui.page import CALM, Item, Page, paragraph, rows
from cogs.ui.titles import names, title
from engine.words import Words, and_listed
from model import seating
from model.table import Table

words = Words("cogs.ui.open_tables")

TABLES = 5  # on a page: as many Join buttons as stand in a row


def open_tables_page(tables: Sequence[Table], member: int, number: int) -> Page:
    """A page of these tables, each with a way in if there is one."""
    if not tables:
        play = button(words("play-now"), Control("play-now"), ButtonStyle.success)
        return Page([paragraph(words("none")), *rows([play])], CALM)
    pages = -(-len(tables) // TABLES)
    number = min(number, pages - 1)
    shown = tables[number * TABLES : (number + 1) * TABLES]
    lines = [words("heading"), *(_line(table, member) for table in shown)]
    lines += [f"-# {words('page', number=number + 1, pages=pages)}"] if pages > 1 else []
    joins = [button for table in shown for button in _ways_in(table, member)]
    items: list[Item] = [paragraph("\n".join(lines)), *rows(joins), *rows(_turning(number, pages))]
    return Page(items, CALM)


def _line(table: Table, member: int) -> str:
    free = seating.limits(table)[-1] - len(table.seats)
    return words(
        "line",
        kind=_kind(table, member),
        table=title(table),
        place=f"<#{table.channel}>",
        free=free,
        players=and_listed(names(table)),
    )


def _kind(table: Table, member: int) -> str:
    """What the table is to this member."""
    if table.seat_of(member) is not None:
        return "away" if table.is_away(member) else "yours"
    if table.phase != "lobby":
        return "playing"
    return "free" if seating.limits(table)[-1] > len(table.seats) else "full"


def joinable(table: Table, member: int) -> bool:
    """Whether this member can sit down here now. A bot makes way for a person."""
    if table.seat_of(member) is not None:
        return table.is_away(member)
    room = seating.limits(table)[-1] > len(table.people)
    return table.phase == "lobby" and room and table.lessons is None and table.tournament is None


def _ways_in(table: Table, member: int) -> list[Button]:
    if not joinable(table, member):
        return []
    key = "come-back" if table.is_away(member) else "join"
    label = words(key, table=words("table", number=table.id))
    return [button(label, Control("join", table.id), ButtonStyle.success)]


def _turning(number: int, pages: int) -> list[Button]:
    if pages == 1:
        return []
    return [
        button(words("earlier"), Control("tables", words=(str(number - 1),)), disabled=not number),
        button(words("later"), Control("tables", words=(str(number + 1),)), disabled=number + 1 == pages),
    ]
