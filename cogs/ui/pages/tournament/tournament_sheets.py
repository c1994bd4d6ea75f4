"""Pages of a tournament for one user: everything that its message has no room for."""

from collections.abc import Collection, Sequence
from datetime import datetime

import discord
from discord import ButtonStyle, ui

from cogs.ui.components.controls import CHOICES, Button, Control, button, option, select, selects, turning, way_back
from cogs.ui.components.fitting import WHOLE, in_pages, weight
from cogs.ui.components.page import ACTIVE, CALM, GOLD, RED, Item, Page, line, rows
from cogs.ui.components.presses import FROM_MORE
from cogs.ui.components.spoken import BOT, sign
from cogs.ui.pages.table.pings_page import link
from cogs.ui.pages.tournament.tournament_page import (
    dropped_out,
    entrant_name,
    helped_legend,
    how_it_is_played,
    news,
    penalties,
    points,
    stamp,
    standing_lines,
    table_lines,
    tournament_title,
    winners,
)
from engine.words import Words
from model.member import Member
from model.servers.zones import zone_by_name
from model.tables.labels import called, of_round
from model.tables.table import Table
from model.tournaments.entries import MOST
from model.tournaments.notices import seating_draw
from model.tournaments.tournament import Entrant, Tournament

SURE = {"t-remove": "sure-remove", "t-close": "sure-close"}  # actions that ask first

words = Words("cogs.ui.pages.tournament.tournament")


def standing_page(tournament: Tournament, number: int = 0) -> Page:
    """Every place, total and round, and the latest decisions."""
    lines = standing_lines(tournament) if tournament.complete else [words("no-round-yet")]
    goal = [f"-# {words('how-goal', penalties=penalties(tournament))}"]
    told = [*helped_legend(tournament), *news(tournament, tournament.notices)]
    title = words("standing-sheet", title=tournament_title(tournament))
    how_far = words("sheet-running", done=len(tournament.complete), count=tournament.rounds)
    if tournament.phase == "over":
        how_far = words("sheet-over", winners=winners(tournament))
    elif tournament.phase == "cancelled":
        how_far = words("sheet-cancelled", done=len(tournament.complete), count=tournament.rounds)
    heading = "\n".join([title, f"-# {how_far}", *goal])
    pages = in_pages([*lines, *dropped_out(tournament), *told], WHOLE - weight(heading))
    turn = _turned(tournament, "t-standing", (), len(pages), number)
    return _paged(tournament, heading, pages, number, turn)


def round_page(tournament: Tournament, played: int, number: int = 0, absent: Collection[int] = ()) -> Page:
    """The tables of a round, counted from 0, their points, and the ``absent`` players at tables still playing."""
    pages = in_pages(table_lines(tournament, tournament.played[played], absent))
    heading = words("round-sheet", round=played + 1, title=tournament_title(tournament))
    heading += f"\n-# {words('fewest-win')}" if tournament.penalties else ""
    turn = _turned(tournament, "t-round", (str(played),), len(pages), number)
    return _paged(tournament, heading, pages, number, turn)


def _paged(tournament: Tournament, heading: str, pages: Sequence[list[str]], number: int, turn: list[Button]) -> Page:
    shown = pages[min(number, len(pages) - 1)]
    played = range(len(tournament.played))
    options = [option(words("round-option", round=number + 1), str(number)) for number in played]
    rounds = selects(words("pick-round"), Control("t-round", tournament.id), options)
    accent = GOLD if tournament.phase == "over" else CALM
    return Page([heading, "\n".join(shown), *rounds, *rows(turn)], accent)


def _turned(tournament: Tournament, action: str, given: tuple[str, ...], count: int, number: int) -> list[Button]:
    def to(page: int) -> Control:
        way = "previous" if page < number else "next"
        return Control(action, tournament.id, words=(*given, str(page % count), way))

    back = button(words("button-standing"), Control("t-standing", tournament.id))
    turns = turning(words("button-previous"), words("button-following"), to, number, count)
    return [*([back] if action != "t-standing" else []), *turns]


def results_page(tournaments: Sequence[Tournament]) -> Page:
    if not tournaments:
        return line(words("no-results"), CALM)
    lines = [
        words(
            "result-line" if each.ended_at is None else "result-line.dated",
            title=tournament_title(each),
            outcome=_outcome(each),
            players=words("players", count=len(each.standing)),
            count=len(each.complete),
            at=stamp(each.ended_at or 0),
        )
        for each in tournaments
    ]
    options = []
    for each in tournaments[:CHOICES]:
        first = [each.names[placing.entrant] for placing in each.standing if placing.place == 1]
        about = ", ".join(first)[:100] if each.phase == "over" else _outcome(each)
        options.append(discord.SelectOption(label=tournament_title(each), value=str(each.id), description=about))
    text = "\n".join([words("results-title"), *in_pages(lines)[0]])
    return Page([text, select(words("pick-result"), Control("t-result"), options)], GOLD)


def _outcome(tournament: Tournament) -> str:
    if tournament.phase == "over":
        return winners(tournament)
    return words("outcome-cancelled" if tournament.phase == "cancelled" else "outcome-playing")


def own_table_page(
    tournament: Tournament, entrant: Entrant, table: Table | None, message: int | None, *, back: bool = False
) -> Page:
    """A player's table in this round, and the link to it. ``back``: they have just taken their seat back."""
    known = tournament.table_of(entrant.number)
    if known is None:
        return line(words("not-seated", round=len(tournament.played)), CALM)
    number = tournament.tables.index(known)
    heading, own = words("own-table", number=number + 1, round=len(tournament.played)), words("own-playing")
    if back:
        own = words("own-back")
    elif known.scores is not None:
        score = known.scores[known.entrants.index(entrant.number)]
        key = "own-done-penalty" if tournament.penalties else "own-done"
        own = words(key, count=-score, points=points(tournament, score))
    text = f"{heading}\n{own}"
    if table is None:
        return line(text, CALM)
    if message is not None:
        text = f"{text}\n{words('go-to-table', link=link_to(table, message))}"
    hand = button(words("button-hand"), Control("hand", table.id), ButtonStyle.primary)
    return Page([text, hand], ACTIVE)


def closed_table_page(tournament: Tournament, table: int, label: str | None) -> Page:
    """What a hand becomes, and what an old button says, when a round's table is closed. ``label``: if it is known."""
    current = len(tournament.played)
    number = current
    for each, played in enumerate(tournament.played, start=1):
        tables = [known.table for known in played.tables]
        if table in tables:
            number, label = each, of_round(each, tables.index(table) + 1)
            break
    if not tournament.running:
        return ended_table_page(tournament.id, label)
    mine = button(words("button-mine"), Control("t-mine", tournament.id), ButtonStyle.primary)
    name = _called(label)
    text = words("table-replaced", label=name, round=current) if number < current else words("table-lost", label=name)
    return Page([text, mine], CALM)


def ended_table_page(tournament: int, label: str | None) -> Page:
    """The same when the tournament has ended, and perhaps only its number is known."""
    standing = button(words("button-standing"), Control("t-standing", tournament))
    return Page([words("table-closed", label=_called(label)), standing], CALM)


def _called(label: str | None) -> str:
    return str(called(0, label)) if label else words("this-table")


def link_to(table: Table, message: int) -> str:
    return link(table.guild, table.channel, message)


def more_page(tournament: Tournament, person: Member) -> Page:
    """What is seldom needed: how it is played, what proves the draw, and for the organiser its people and its end."""
    title = words("more-title", title=tournament_title(tournament))
    fair = [words("details-title"), words("details-text"), f"-# {seating_draw(tournament)}"]
    text = "\n".join([title, *(f"- {each}" for each in how_it_is_played(tournament)), *fair])
    number = tournament.id
    looking = [button(words("button-rules"), Control("t-rules", number, words=("0", FROM_MORE)))]
    if person.id != tournament.organiser and not person.manages:
        return Page([text, *rows(looking)], CALM)
    if tournament.running and tournament.phase != "open" and len(tournament.seated) < MOST:
        looking.append(button(words("button-bot"), Control("t-computer", number)))
    ending = button(words("button-clear"), Control("t-close", number))
    if tournament.running:
        ending = button(words("button-cancel"), Control("t-close", number), ButtonStyle.danger)
    return Page([text, *_to_remove(tournament), *rows([*looking, ending])], CALM)


def _to_remove(tournament: Tournament) -> list[Item]:
    """The entrants to choose one from, in as many selects as they need."""
    entrants = tournament.contenders if tournament.running else ()
    parts = [entrants[start : start + CHOICES] for start in range(0, len(entrants), CHOICES)]
    items, called, what = list[Item](), tournament.names, words("pick-removed")
    for number, part in enumerate(parts):
        options = [
            option(f"{sign(BOT)} " * bool(each.computer) + called[each.number], str(each.number)) for each in part
        ]
        first, last = called[part[0].number], called[part[-1].number]
        label = words("pick-part", what=what, first=first, last=last) if len(parts) > 1 else what
        items.append(select(label, Control("t-remove", tournament.id, words=(f"part{number}",)), options))
    return items


def on_clock(at: float, zone: str) -> str:
    """What the clocks of a time zone show then."""
    return f"{datetime.fromtimestamp(at, zone_by_name(zone)):%Y-%m-%d %H:%M} {zone}"


def sure_page(tournament: Tournament, action: str, entrant: Entrant | None = None) -> Page:
    key = SURE[action]
    text = words(key, name=entrant_name(tournament, entrant) if entrant else "")
    given = ("sure",) if entrant is None else (str(entrant.number), "sure")
    sure = button(words(f"{key}.button"), Control(action, tournament.id, words=given), ButtonStyle.danger)
    back = way_back("more", Control("t-more", tournament.id))
    return Page([f"### {tournament_title(tournament)}\n{text}", ui.ActionRow(sure, back)], RED)
