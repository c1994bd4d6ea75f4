"""The public message of a table whose match is over, and what stays of it when it is closed."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.ui.closing_page import abandoned_page
from cogs.ui.controls import Control, button
from cogs.ui.happened import latest
from cogs.ui.looks import look_of
from cogs.ui.page import CALM, GOLD, Item, Page, paragraphs, rows
from cogs.ui.titles import names, title
from engine.chance import seal
from engine.english import times
from engine.events import AnyEvent
from engine.games import Match
from engine.scoresheet import Payment, Standing, standings
from engine.telling import paid
from engine.view import PublicView
from engine.words import and_listed
from model.table import Table

PAYMENTS = 8  # payments of a settlement told one by one
SETTLED = 1000  # characters of a settlement next to the final standing


def end_page(table: Table, view: PublicView, recent: Sequence[AnyEvent]) -> Page:
    """The message of a table whose match is over."""
    again = [button("Rematch", Control("rematch", table.id), ButtonStyle.success)]
    buttons = [
        *(again if table.policy.rematches else []),
        button("Scores", Control("scores", table.id)),
        button("More", Control("more", table.id)),
    ]
    return Page([*_final(table, view, recent), *rows(buttons)], GOLD)


def _final(table: Table, view: PublicView, recent: Sequence[AnyEvent] = ()) -> list[Item]:
    placed = _placed(table, view)
    won = [names(table)[standing.seat] for standing in placed if standing.place == 1]
    lines = [f"## {title(table)}: {and_listed(won)} {_did(table, len(won))}"]
    lines += [
        f"**{standing.place}** · **{names(table)[standing.seat]}** · {look_of(view.rules).final_score(view, standing)}"
        for standing in placed
    ]
    payments = settled(table, view)
    brief = sum(map(len, payments)) < SETTLED
    lines += [f"-# {text}" for text in payments] if brief else ["-# Who pays whom stands on the score sheet."]
    proof = f"-# Seed {table.seed} and salt {table.salt} prove the seal {seal(table.seed, table.salt)}"
    played = f"Played in {times(view.round, 'round')}."
    if table.tournament is not None:
        sign = "" if view.rules.collects else ", as minus"
        played = f"Its points count for tournament {table.tournament}{sign}."
    below = "\n".join([played, *(f"-# {text}" for text in latest(table, recent))])
    return paragraphs("\n".join(lines), below, proof)


def _did(table: Table, how_many: int) -> str:
    """What the first place did. In a single round another player may have gone out or completed a sequence."""
    if table.one_round:
        return "scores best" if how_many == 1 else "score best"
    return "wins" if how_many == 1 else "win"


def _placed(table: Table, view: PublicView) -> Sequence[Standing]:
    """The places. A match has winners, but a tournament's single round has only points."""
    return standings(view.rules, view.totals, view.sheet, () if table.one_round else view.winners)


def settled(table: Table, view: PublicView) -> list[str]:
    """Who pays whom. Empty before the end, or if the game settles nothing.

    It is a sentence for each payment, or if there are many, for each payer.
    """
    payments = Match(table.state).settlement() if table.state else ()
    if len(payments) <= PAYMENTS:
        return [paid(payment, names(table)) for payment in payments]
    payers = dict.fromkeys(payment.payer for payment in payments)
    return [_pays(table, [payment for payment in payments if payment.payer == payer]) for payer in payers]


def _pays(table: Table, payments: Sequence[Payment]) -> str:
    """Everything that one seat pays."""
    shares = [f"{names(table)[payment.receiver]} {times(payment.units, 'unit')}" for payment in payments]
    return f"{names(table)[payments[0].payer]} pays {and_listed(shares)}."


def closed_page(table: Table, view: PublicView | None) -> Page:
    """What stays in the channel of a closed table: the final standing, if there was one."""
    if table.phase == "over" and view:
        return Page(_final(table, view), GOLD)
    if view:
        return abandoned_page(table, view)
    players = ", ".join(names(table)) or "Nobody"
    return Page(paragraphs(f"## {title(table)}\nThis table is closed. {players} sat here."), CALM)
