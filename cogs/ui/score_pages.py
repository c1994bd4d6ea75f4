"""The score sheet and the pile of a table, the leaderboard and statistics of a server, and forgetting a member."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.controls import Button, Control, button
from cogs.ui.end_page import settled
from cogs.ui.looks import look_of
from cogs.ui.page import ACTIVE, CALM, GOLD, RED, Item, Page, line, paragraph
from cogs.ui.titles import title
from cogs.ui.words import in_code, safe
from engine.english import times
from engine.view import PublicView
from model.leaderboard import MATCHES_FOR_AVERAGE, ORDERS, Score
from model.leaderboard import Page as ScorePage
from model.table import Table

ONE_ROUND = "One round is played here; its points count for the tournament."

ROUNDS = 25  # lines of the score sheet shown
PHONE, NARROWEST, WIDEST = 32, 4, 8  # characters across a phone, and in a column of the score sheet
LINES = 10  # lines of a leaderboard page
PERIODS = {"week": "This week", "month": "This month", "all": "All time"}


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


# Of a server


def leaderboard_page(scores: ScorePage, order: str, period: str, number: int) -> Page:
    """Ten lines of a leaderboard, and the line of the user who asked if it is not among them."""
    lines = [_score_line(score, order) for score in scores.scores]
    if not lines:
        lines = ["Nobody stands here yet. Finished matches of two people or more count."]
    own = scores.own
    if own and own not in scores.scores:
        lines += ["…", _score_line(own, order)]
    note = f"\n-# Points per round, few are good; from {MATCHES_FOR_AVERAGE} matches on." if order == "average" else ""
    last = max(0, scores.total - 1) // LINES
    text = f"### Leaderboard · {ORDERS[order]} · {PERIODS[period]}\n" + "\n".join(lines) + note
    items: list[Item] = [paragraph(text)]
    return Page(items + _board_rows(order, period, number, last), GOLD)


def _score_line(score: Score, order: str) -> str:
    figure = {
        "matches": f"won {score.matches_won} of {times(score.matches, 'match')}",
        "rounds": f"{times(score.rounds_won, 'round')} won",
        "points": f"{times(score.points, 'point')} caught",
        "average": _average(score),
    }[order]
    return f"**{score.rank}** · **{safe(score.name)}** · {figure}"


def _average(score: Score) -> str:
    return "no points" if score.average is None else f"{score.average:.1f} points a round"


def _board_rows(order: str, period: str, number: int, last: int) -> list[Item]:
    def turn(label: str, page: int) -> Button:
        control = Control("board", words=(order, period, str(page), label.lower()))
        return button(label, control, disabled=not 0 <= page <= last)

    def choose(label: str, chosen: tuple[str, str], kind: str) -> Button:
        control = Control("board", words=(*chosen, "0", kind))
        return button(label, control, ButtonStyle.primary if chosen == (order, period) else ButtonStyle.secondary)

    orders = [choose(label, (key, period), "order") for key, label in ORDERS.items()]
    periods = [choose(label, (order, key), "period") for key, label in PERIODS.items()]
    return [
        ui.ActionRow(*orders),
        ui.ActionRow(*periods),
        ui.ActionRow(turn("Previous", number - 1), turn("Next", number + 1)),
    ]


def statistics_page(name: str, score: Score | None, abandoned: int) -> Page:
    """What one person has played in a server."""
    if score is None:
        return line(f"### {safe(name)}\nNo match that counts yet. Abandoned: {abandoned}.", CALM)
    lines = [
        f"### {safe(name)}",
        f"Rank {score.rank} by matches won",
        f"Won {score.matches_won} of {times(score.matches, 'match')}",
        f"{times(score.rounds_won, 'round')} won, {times(score.points, 'point')} caught",
        f"{_average(score)} on average",
        f"{times(abandoned, 'match')} abandoned",
    ]
    return line("\n".join(lines), GOLD)


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
