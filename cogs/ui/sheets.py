"""Pages that are looked at and put away: scores, the pile, rules, leaderboard, statistics, the More panel."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.ui.controls import Control, button, card_selects, select
from cogs.ui.looks import look_of
from cogs.ui.naming import title
from cogs.ui.number_pictures import sheet_picture
from cogs.ui.page import CALM, GOLD, RED, ROW, Page, Picture, line, paragraph, rows
from cogs.ui.table_page import settled
from cogs.ui.words import in_code, plain, safe
from engine.actions import Refusal
from engine.cards import Card, short
from engine.english import times
from engine.rulebook import Line, house_choice, rulebook
from engine.ruleset import Ruleset
from engine.str8.numbers import COPIES, NUMBERS, above
from engine.view import PublicView, SeatView
from model.leaderboard import MATCHES_FOR_AVERAGE, ORDERS, Score
from model.leaderboard import Page as ScorePage
from model.member import Member
from model.table import Seat, Table

PAGE = 3600  # signs of a rulebook that go into one message, its heading apart
DIFFERS = "◆"  # marks a rule that is not as in the named game

ONE_ROUND = "One round is played here; its points count for the tournament."

ROUNDS = 25  # lines of the score sheet that are shown
PHONE, NARROWEST, WIDEST = 32, 4, 8  # signs across a phone, and of a column of the score sheet
LINES = 10  # of a leaderboard page
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


def sheet_page() -> Page:
    """Every number of the sequence game, how many there are of it, and where it leads."""
    leads = [f"{number} ×{COPIES[number]} → {', '.join(map(str, above(number))) or 'nothing'}" for number in NUMBERS]
    picture = Picture("sheet.png", sheet_picture(), "; ".join(leads)[:1024])
    note = "A number leads to the next one in each of its rows; 1 to 8 open a sequence."
    return Page([paragraph(f"### Sequence sheet\n{note}"), picture.gallery()], CALM, picture)


def rules_page(
    name: str,
    rules: Ruleset,
    base: Ruleset,
    turn: Callable[[int], Control],
    number: int = 0,
    *,
    one_round: bool = False,
) -> Page:
    """The rulebook of a table; what differs from the named game is marked.

    A book that is longer than a message has pages; ``turn`` is the control that shows the page of a number.
    ``one_round``: of a tournament's table.
    """
    chapters = rulebook(rules, base, one_round=one_round)
    marked = any(text.changed for chapter in chapters for text in chapter.lines)
    heading = f"## {name}" + (f"\n-# {DIFFERS} differs from the game of that name" if marked else "")
    pages = _in_pages(["\n".join([f"### {chapter.title}", *map(_rule_line, chapter.lines)]) for chapter in chapters])
    number = min(number, len(pages) - 1)
    others = [button(f"Page {other + 1}", turn(other)) for other in range(len(pages)) if other != number]
    return Page([*map(paragraph, [heading, *pages[number]]), *rows(others[:ROW])], CALM)


def _in_pages(texts: list[str]) -> list[list[str]]:
    """Texts in as few pages as hold them."""
    pages: list[list[str]] = [[]]
    for text in texts:
        if sum(map(len, pages[-1])) + len(text) > PAGE:
            pages.append([])
        pages[-1].append(text[:PAGE])
    return pages


def _rule_line(text: Line) -> str:
    return f"{DIFFERS} **{text.text}**" if text.changed else f"- {text.text}"


def why_page(table: Table, view: SeatView, reasons: Mapping[Card, Refusal], card: Card | None) -> Page:
    """Why a card cannot be played now, with the house rule behind it; and the other cards that can be asked about."""
    if card is None:
        text = "Choose a card that you cannot play now." if reasons else "You can play every card that you hold."
    elif card in reasons:
        text = _reason(view.rules, reasons[card])
    else:
        text = f"{short(card)} can be played now." if card in view.options.cards else f"You do not hold {short(card)}."
    selects = card_selects("Why not", list(reasons), lambda number: Control("why", table.id, words=(number,)))
    back: ui.ActionRow[Any] = ui.ActionRow(button("Back to my hand", Control("hand", table.id), ButtonStyle.primary))
    return Page([paragraph(f"### Why not? · {title(table)}\n{text}"), *selects, back], CALM)


def _reason(rules: Ruleset, refusal: Refusal) -> str:
    return "\n".join(filter(None, [f"**{refusal.why}**", house_choice(rules, refusal.rule), refusal.instead]))


# More


def more_page(table: Table, person: Member) -> Page:
    """What is seldom needed: getting up, the rules; and for the host, removing seats and closing the table."""
    items: list[ui.Item[Any]] = [paragraph(f"### More · {title(table)}")]
    hosting = person.id == table.host or person.manages
    if hosting and _removable(table):
        what = "Remove a player" if table.phase == "lobby" else "Remove a player (a computer takes over)"
        items.append(ui.ActionRow(select(what, Control("remove", table.id), _removable(table))))
    buttons = [button("Rules", Control("rules", table.id))]
    own = table.seat_of(person.id)
    if own is not None:
        notify = "Do not call me any more" if table.seats[own].notify else "Call me when it is my turn"
        buttons += [button(notify, Control("notify", table.id)), button("Leave my seat", Control("leave", table.id))]
    if hosting and table.policy.closable:
        buttons.append(button("Close the table", Control("close", table.id), ButtonStyle.danger))
    return Page(items + rows(buttons), CALM)


def seat_value(number: int, seat: Seat) -> str:
    """A seat with who sits on it, so that a list that is out of date never means somebody else."""
    return f"{number} {seat.member or seat.name}"


def _removable(table: Table) -> list[discord.SelectOption]:
    if table.phase == "over":
        return []
    return [
        discord.SelectOption(label=f"Seat {number + 1}: {plain(seat.name)}", value=seat_value(number, seat))
        for number, seat in enumerate(table.seats)
        if table.phase == "lobby" or seat.present
    ]


# Scores of a server


def leaderboard_page(scores: ScorePage, order: str, period: str, number: int) -> Page:
    """Ten lines of a leaderboard and, when it is not among them, the line of whoever asked."""
    lines = [_score_line(score, order) for score in scores.scores]
    if not lines:
        lines = ["Nobody stands here yet. Finished matches of two people or more count."]
    own = scores.own
    if own and own not in scores.scores:
        lines += ["…", _score_line(own, order)]
    note = f"\n-# Points per round, few are good; from {MATCHES_FOR_AVERAGE} matches on." if order == "average" else ""
    last = max(0, scores.total - 1) // LINES
    text = f"### Leaderboard · {ORDERS[order]} · {PERIODS[period]}\n" + "\n".join(lines) + note
    items: list[ui.Item[Any]] = [paragraph(text)]
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


def _board_rows(order: str, period: str, number: int, last: int) -> list[ui.Item[Any]]:
    def turn(label: str, page: int) -> Any:
        control = Control("board", words=(order, period, str(page), label.lower()))
        return button(label, control, disabled=not 0 <= page <= last)

    def choose(label: str, chosen: tuple[str, str], kind: str) -> Any:
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


def close_page(table: Table) -> Page:
    """Asks before a match in play is abandoned."""
    sure = button("Close it", Control("close", table.id, words=("sure",)), ButtonStyle.danger)
    back = button("Back", Control("more", table.id))
    return Page([paragraph(f"### Close {title(table)}?\nIts match will be abandoned."), ui.ActionRow(sure, back)], RED)


def forget_page() -> Page:
    """Asks before everything about a person is deleted."""
    text = (
        "### Forget me\nThis takes you off every table and out of every tournament, and deletes your name and results, "
        "in all servers, for good. The results of those you played with stay as they are, without you in them. Old "
        "messages in channels stay too."
    )
    forget = button("Forget me for good", Control("forget"), ButtonStyle.danger)
    return Page([paragraph(text), ui.ActionRow(forget)], RED)
