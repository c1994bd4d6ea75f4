"""The private view of a match for someone who watches it. It shows what the public may know and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle, ui

from cogs.ui.components.cheers import cheer_buttons, cheers_line
from cogs.ui.components.controls import Control, button, option, selects
from cogs.ui.components.fitting import WHOLE, fitting, weight
from cogs.ui.components.page import ACTIVE, CALM, Component, Page, Picture, line, rows
from cogs.ui.components.presses import GUESS_WINNER, WATCH
from cogs.ui.components.titles import seat_value, title
from cogs.ui.looks import look_of
from cogs.ui.pages.table.end_page import closed_page
from cogs.ui.pages.table.log_lines import lines, since_the_deal
from cogs.ui.pages.table.standings import placed
from cogs.ui.pages.table.table_page import seat_lines, situation, stage
from engine.core.view import PublicView
from engine.words import Words, and_listed, listens
from model.spectators.cheers import Cheer
from model.tables.naming import names, plain_names
from model.tables.table import Table
from model.tables.table_log import Entry

words = Words("cogs.ui.pages.spectators.watching")

LOG, ROOM = 15, 1400  # the latest lines of the log, and their characters
OWN = 600  # characters for what differs from one who watches to another


@dataclass(frozen=True)
class Live:
    """What everyone who watches a table sees, put in words once for all of them."""

    table: Table
    head: str
    picture: Picture | None
    now: str
    seats: str
    log: str
    cheers: str  # empty without any
    may_cheer: bool
    may_guess: bool


@dataclass(frozen=True)
class Spectator:
    """What differs from one who watches to another."""

    guess: int | None = None
    mutes_cheers: bool = False
    notice: str = ""


def live(
    table: Table,
    view: PublicView,
    story: Sequence[Entry],
    cheers: Sequence[Cheer],
    *,
    may_cheer: bool,
    may_guess: bool,
) -> Live:
    """A match as it is now. Its picture is not drawn yet."""
    look = look_of(view.rules)
    since = since_the_deal(table, story, view)
    head = f"{words('title', table=title(table))}\n-# {stage(table, view)}"
    now, seats = "\n".join([situation(table, view), *_leaders(table, view)]), seat_lines(table, view)
    cheered = cheers_line(cheers) if cheers else ""
    room = min(ROOM, WHOLE - OWN - sum(map(weight, (head, now, seats, cheered))))
    log = _log(table, since, room)
    picture = None if listens() else (look.close_up or look.table_picture)(view)
    return Live(table, head, picture, now, seats, log, cheered, may_cheer, may_guess)


def _log(table: Table, since: Sequence[Entry], room: float) -> str:
    told = [each.text for each in lines(table, since)[-LOG:]] or [words("dealt")]
    return "\n".join(fitting([f"-# {text}" for text in told[::-1]], room)[::-1])


def _leaders(table: Table, view: PublicView) -> list[str]:
    """Who leads after the rounds so far, unless everyone does."""
    sides = placed(table, view) if view.sheet else []
    best = [name for side in sides if side.standing.place == 1 for name in side.names(table)]
    return [words("leads", names=and_listed(best), count=len(best))] if 0 < len(best) < len(table.seats) else []


def live_page(now: Live, reader: Spectator) -> Page:
    told: list[Component | None] = [
        now.head,
        words("notice", notice=reader.notice) if reader.notice else None,
        now.picture,
        now.now,
        ui.Separator(),
        now.seats,
        ui.Separator(),
        now.log or None,
        now.cheers if now.cheers and not reader.mutes_cheers else None,
        _guessed(now, reader),
        words("how-long"),
    ]
    guesses = [
        option(words("guess-option", name=name), seat_value(number, seat), chosen=number == reader.guess)
        for number, (seat, name) in enumerate(zip(now.table.seats, plain_names(now.table), strict=True))
    ]
    guessing = selects(words("guess"), Control(GUESS_WINNER, now.table.id), guesses) if now.may_guess else []
    cheering = cheer_buttons(now.table) if now.may_cheer and not reader.mutes_cheers else []
    buttons = rows([*cheering, button(words("refresh"), Control(WATCH, now.table.id))])
    return Page([*told, *guessing, *buttons], ACTIVE)


def _guessed(now: Live, reader: Spectator) -> str | None:
    if reader.guess is None or reader.guess >= len(now.table.seats):
        return None
    name = names(now.table)[reader.guess]
    return words("guessed" if now.may_guess else "guessed.over", name=name)


# What a live view becomes


def rested_page(table: Table) -> Page:
    """Discord lets nothing be changed any more without another press."""
    again = button(words("watch-on"), Control(WATCH, table.id), ButtonStyle.primary)
    return Page([words("rested", table=title(table)), again], CALM)


def seated_page(table: Table) -> Page:
    """Who watched sits here now."""
    mine = button(words("my-hand"), Control("hand", table.id), ButtonStyle.primary)
    return Page([words("seated", table=title(table)), mine], CALM)


def over_page(table: Table, view: PublicView, right: Sequence[str], guess: int | None) -> Page:
    """``guess``: the seat that the reader thought would win. ``right``: who of all guessed the winner, in sentences."""
    page = closed_page(table, view, right)
    if guess is None or table.phase != "over":
        return page
    best = [side for side in placed(table, view) if side.standing.place == 1]
    told = words(
        "guess-was",
        right="yes" if any(guess in side.seats for side in best) else "no",
        name=names(table)[guess],
        winners=and_listed([name for side in best for name in side.names(table)]),
    )
    headline, *below = page.components
    return Page([headline, told, *below], page.accent)


def gone_page() -> Page:
    return line(words("gone"), CALM)
