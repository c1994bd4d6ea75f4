"""The open tables of a server, for a member who looks for one."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.ui.components.controls import Button, Control, button, turning
from cogs.ui.components.page import CALM, Page, rows
from cogs.ui.components.titles import plain_title, title
from engine.words import Words, and_listed
from model.tables import seating
from model.tables.naming import names
from model.tables.newcomers import may_sit_down
from model.tables.table import Table

words = Words("cogs.ui.pages.table.open_tables")

TABLES = 5  # on a page: as many Join buttons as stand in a row
MINE = 25  # tables of a member that are listed


def open_tables_page(tables: Sequence[Table], member: int, number: int) -> Page:
    """A page of these tables, each with a way in if there is one."""
    if not tables:
        play = button(words("play-now"), Control("play-now"), ButtonStyle.success)
        return Page([words("none"), *rows([play])], CALM)
    pages = -(-len(tables) // TABLES)
    number = min(number, pages - 1)
    lines, joins = [words("heading")], list[Button]()
    for table in tables[number * TABLES : (number + 1) * TABLES]:
        lines.append(_line(table, member))
        if joinable(table, member):
            key = "come-back" if table.is_away(member) else "join" if table.phase == "lobby" else "sit"
            label = words(key, table=words("table", number=table.id))
            joins.append(button(label, Control("join", table.id), ButtonStyle.success))
    if pages > 1:
        lines.append(f"-# {words('page', number=number + 1, pages=pages)}")
    earlier, later = words("earlier"), words("later")
    turn = turning(earlier, later, lambda page: Control("tables", words=(str(page),)), number, pages)
    return Page(["\n".join(lines), *rows(joins), *rows(turn)], CALM)


def my_tables_page(tables: Sequence[Table], member: int) -> Page:
    """The tables at which this member sits. Those where it is their turn stand out."""
    buttons = []
    for table in tables[:MINE]:
        state = table.state
        on_turn = state is not None and state.phase == "play" and state.turn == table.seat_of(member)
        style = ButtonStyle.primary if on_turn else ButtonStyle.secondary
        buttons.append(button(plain_title(table), Control("hand", table.id), style))
    return Page([words("mine"), *rows(buttons)], CALM)


def _line(table: Table, member: int) -> str:
    free = seating.limits(table)[-1] - len(table.seats)
    if table.seat_of(member) is not None:
        kind = "away" if table.is_away(member) else "yours"
    elif table.phase != "lobby":
        kind = "bot" if may_sit_down(table) else "playing"
    else:
        kind = "free" if free > 0 else "full"
    place, players = f"<#{table.channel}>", and_listed(names(table))
    return words("line", kind=kind, table=title(table), place=place, free=free, players=players)


def joinable(table: Table, member: int) -> bool:
    """Whether this member can sit down here now. A bot makes way for a person, in the lobby and during a match."""
    if table.seat_of(member) is not None:
        return table.is_away(member)
    if table.phase != "lobby":
        return may_sit_down(table)
    room = seating.limits(table)[-1] > len(table.people)
    return room and table.lessons is None and table.tournament is None
