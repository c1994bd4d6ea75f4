"""The score sheet and the pile of a table, the leaderboard and statistics of a server, and forgetting a member."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.controls import Control, button
from cogs.ui.end_page import settled
from cogs.ui.looks import look_of
from cogs.ui.page import ACTIVE, CALM, RED, Page, line, paragraph
from cogs.ui.titles import title
from cogs.ui.words import in_code
from engine.view import PublicView
from model.table import Table

ONE_ROUND = "One round is played here; its points count for the tournament."

ROUNDS = 25  # lines of the score sheet shown
PHONE, NARROWEST, WIDEST = 32, 4, 8  # characters across a phone, and in a column of the score sheet


def score_sheet(table: Table, view: PublicView) -> Page:
    """What each round cost each seat, newest last, and the totals."""
    width = max(NARROWEST, min(WIDEST, PHONE // len(table.seats) - 1))
    heads = "".join(f" {in_code(seat.name)[:width]:>{width}}" for seat in table.seats)
    skipped = max(0, len(view.sheet) - ROUNDS)
    numbered = list(enumerate(view.sheet, start=1))[skipped:]
    lines = [_sheet_line(str(number), score.points, width) for number, score in numbered]
    text = "\n".join([f"   {heads}", *lines, _sheet_line("all", view.totals, width)])
    first = f"-# The first {skipped} rounds are in the totals.\n" if skipped else ""
    paid = "".join(f"\n{sentence}" for sentence in settled(table, view))
    goal = ONE_ROUND if table.one_round else look_of(view.rules).goal(view.rules)
    return line(f"### Scores · {title(table)}\n{first}```\n{text}\n```\n{goal}{paid}", CALM)


def _sheet_line(head: str, points: Sequence[int], width: int) -> str:
    return f"{head:>3}" + "".join(f" {value:>{width}}" for value in points)


def pile_page(table: Table, view: PublicView) -> Page:
    """The discard pile, newest card first."""
    return line(f"### Pile · {title(table)}\n{look_of(view.rules).pile(view)}", CALM)


# Of a member


def forget_page() -> Page:
    """Ask before everything about a person is deleted."""
    text = (
        "### Forget me\nThis takes you off every table and out of every tournament, and deletes your name and results, "
        "in all servers, for good. The results of those you played with stay as they are, without you in them. Old "
        "messages in channels stay too."
    )
    forget = button("Forget me for good", Control("forget"), ButtonStyle.danger)
    return Page([paragraph(text), ui.ActionRow(forget)], RED)


def forgotten_page() -> Page:
    """Everything about a person is deleted, and this is what could not be reached."""
    text = (
        "You are forgotten. Thank you for having played.\n-# Old messages in channels still show your name, and so do "
        "backups of the database that were made before today. Only the person who runs this bot can delete those."
    )
    return line(text, ACTIVE)
