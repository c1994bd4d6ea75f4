"""The public message of a table: lobby, match, break between rounds, final standing. It shows no seat's secrets."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.closing_page import vote_items
from cogs.ui.controls import Button, Control, button
from cogs.ui.end_page import end_page
from cogs.ui.happened import latest
from cogs.ui.lobby_page import lobby_page, with_partners
from cogs.ui.looks import look_of
from cogs.ui.page import ACTIVE, Item, Page, Picture, paragraph, rows
from cogs.ui.titles import title
from cogs.ui.words import safe
from engine.chance import seal
from engine.events import AnyEvent
from engine.view import PublicView
from model.table import Table

SEAL = 16  # characters of the seal in sight during the match: the lobby and the end show all


def table_page(table: Table, view: PublicView | None, recent: Sequence[AnyEvent], picture: Picture | None) -> Page:
    """The message as it should be now. ``view`` is the public one, or None in the lobby."""
    if view is None:
        return lobby_page(table)
    if table.phase == "over":
        return end_page(table, view, recent)
    return _match(table, view, recent, picture)


def between_rounds(table: Table) -> bool:
    """Whether a round is over and the next one is not dealt yet."""
    return table.phase == "match" and table.state is not None and table.state.phase == "deal"


# The match


def _match(table: Table, view: PublicView, recent: Sequence[AnyEvent], picture: Picture | None) -> Page:
    items: list[Item] = [paragraph(f"## {title(table)}\n-# {_stage(table, view)}")]
    if picture:
        items.append(picture.gallery())
    told = "\n".join(f"-# {text}" for text in latest(table, recent)) or "-# The cards are dealt."
    items += [paragraph(_situation(table, view)), ui.Separator(), paragraph("\n".join(_seat_lines(table, view)))]
    items += [ui.Separator(), paragraph(f"{told}\n-# Seal {seal(table.seed, table.salt)[:SEAL]}…")]
    return Page(items + rows(_match_buttons(table, view)) + vote_items(table), ACTIVE, picture)


def _stage(table: Table, view: PublicView) -> str:
    """The round in play, and of how many."""
    if table.tournament is not None:
        return f"Tournament {table.tournament} · when this round is over, so is the table"
    return f"Round {view.round} · {look_of(view.rules).aim(view.rules)}"


def _situation(table: Table, view: PublicView) -> str:
    if view.phase == "deal":
        return f"**The round is over.** The next one begins when all are ready, or {_when(table)}."
    return f"{look_of(view.rules).middle(table, view)}\n{_turn(table, view)}"


def _turn(table: Table, view: PublicView) -> str:
    seat = table.seats[view.turn]
    if table.paused:
        return (
            f"**The tournament is paused.** **{safe(seat.name)}** is on turn when it goes on, with a whole turn again."
        )
    if not table.anybody_present and table.policy.closes_idle:
        return f"**Nobody is here.** The table waits; take your seat back with Join, or it closes {_when(table)}."
    until = f"; a computer player takes over {_when(table)}" if seat.present else ""
    return f"**{safe(seat.name)}** {look_of(view.rules).doing(table, view)}{until}."


def _when(table: Table) -> str:
    return f"<t:{round(table.deadline)}:R>" if table.deadline else "soon"


def _seat_lines(table: Table, view: PublicView) -> list[str]:
    seats = [_seat_line(table, view, number) for number in range(len(table.seats))]
    return seats + look_of(view.rules).below(view)


def _seat_line(table: Table, view: PublicView, number: int) -> str:
    seat = table.seats[number]
    mark = "➤" if view.phase == "play" and number == view.turn else "•"
    robot = "🤖 " if seat.computer else ""
    notes = look_of(view.rules).notes(table, view, number)
    notes += [with_partners(table, view.rules, number).removeprefix(" · ")] * view.rules.partnered
    notes += ["dealer"] if number == view.dealer else []
    notes += ["away"] if seat.away else []
    notes += look_of(view.rules).last_notes(view, number)
    notes += ["ready"] if number in table.ready else []
    return f"{mark} {robot}**{safe(seat.name)}** · {' · '.join(notes)}"


def _match_buttons(table: Table, view: PublicView) -> list[Button]:
    between = view.phase == "deal"
    first = [
        button("Ready", Control("ready", table.id), ButtonStyle.success)
        if between
        else button("My hand", Control("hand", table.id), ButtonStyle.primary)
    ]
    back = [button("Take my seat back", Control("join", table.id), ButtonStyle.success)] if _anybody_away(table) else []
    return [
        *first,
        *look_of(view.rules).buttons(table, view),
        button("Scores", Control("scores", table.id)),
        button("Pile", Control("pile", table.id)),
        button("More", Control("more", table.id)),
        *back,
    ]


def _anybody_away(table: Table) -> bool:
    return any(seat.away for seat in table.seats)
