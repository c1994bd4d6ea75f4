"""People who sit down during a match: who may, the question to the host, and what they see while they wait."""

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button, option, selects
from cogs.ui.components.page import CALM, Component, Item, Page, line
from cogs.ui.components.titles import title
from engine.words import Words
from model.tables.naming import asker_name, names
from model.tables.newcomers import NEWCOMERS, bots_seats, first_undecided
from model.tables.table import Asker, Table

LET_IN, KEEP_BOT = "let-in", "keep-bot"  # actions of the host's buttons

words = Words(__name__)


def newcomers_select(table: Table, action: str) -> list[Item]:
    """Who may take a bot's seat, for the host to pick. Nothing where no one ever may."""
    if table.policy.no_newcomer or table.policy.no_sitting_in:
        return []
    options = [option(words(key), key, words(f"{key}.line"), chosen=key == table.newcomers) for key in NEWCOMERS]
    return selects(words("pick"), Control(action, table.id), options)


def newcomer_items(table: Table) -> list[Component]:
    """What the message of a table shows while its host is asked for a bot's seat, one asker at a time."""
    asker = first_undecided(table)
    if asker is None:
        return []
    who = (str(asker.member),)
    let_in = button(words("let-in"), Control(LET_IN, table.id, words=who), ButtonStyle.success)
    keep = button(words("keep-bot"), Control(KEEP_BOT, table.id, words=who))
    return [words("question", name=asker_name(table, asker), host=_host(table)), ui.ActionRow(let_in, keep)]


def asks_host(table: Table, seat: int) -> list[str]:
    """What the hand of the host says meanwhile, as they may look at nothing else."""
    asker, is_host = first_undecided(table), table.seats[seat].member == table.host
    return [words("asks-you", name=asker_name(table, asker))] if asker and is_host else []


def waiting_page(table: Table, asker: Asker) -> Page:
    """What someone sees who waits for a bot's seat."""
    text = words("waiting-for-move" if asker.let_in else "waiting-for-host", table=title(table), host=_host(table))
    return Page([text, button(words("never-mind"), Control("leave", table.id))], CALM)


def turned_away_page(table: Table) -> Page:
    """What they see who waited, and did not get a seat."""
    why = "over" if table.phase == "over" else "kept" if bots_seats(table) else "full"
    return line(words(why, table=title(table)), CALM)


def _host(table: Table) -> str:
    seat = None if table.host is None else table.seat_of(table.host)
    return words("the-host") if seat is None else names(table)[seat]
