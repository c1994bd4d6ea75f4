"""Pages of a tournament for one user: everything that its message has no room for."""

from collections.abc import Callable, Collection, Iterator, Sequence

import discord
from discord import ButtonStyle, ui

from cogs.ui.controls import CHOICES, Button, Control, button, select
from cogs.ui.fitting import in_pages
from cogs.ui.page import ACTIVE, CALM, GOLD, RED, Item, Page, line, paragraph, rows
from cogs.ui.tournament_page import (
    dropped_out,
    entrant_name,
    news,
    points,
    standing_lines,
    table_lines,
    tournament_title,
    winners,
)
from cogs.ui.words import plain
from engine.english import times
from model.directing import MOST, seating_draw
from model.member import Member
from model.table import Table
from model.tournament import Entrant, RoundTable, Tournament

LINK = "https://discord.com/channels/{guild}/{channel}/{message}"

SURE = {
    "t-replace": ("A computer player takes the place of {name}, for good; the score stays.", "Give the place away"),
    "t-hurry": (
        "Computer players finish every table that still plays, at once. Who is waited for begins the next round away.",
        "Let them finish",
    ),
    "t-close": (
        "The tournament is cancelled and its tables are closed. Rounds of which every table is done stay as results.",
        "Cancel the tournament",
    ),
}


# The whole standing, and every round


def standing_page(tournament: Tournament, number: int = 0) -> Page:
    """Every place, total and round, and the latest decisions."""
    lines = standing_lines(tournament) if tournament.complete else ["No round has been played to the end yet."]
    proof = f"-# {seating_draw(tournament)}"
    pages = in_pages([*lines, *dropped_out(tournament), *news(tournament, tournament.notices), proof])
    heading = f"### Standing · {tournament_title(tournament)}\n-# {_how_far(tournament)}"
    turn = _turned(tournament, "t-standing", (), len(pages), number)
    return _paged(tournament, heading, pages, number, turn)


def round_page(tournament: Tournament, played: int, number: int = 0, absent: Collection[int] = ()) -> Page:
    """The tables of a round, counted from 0, their points, and the ``absent`` players at tables still playing."""
    pages = in_pages(table_lines(tournament, tournament.played[played], absent))
    heading = f"### Round {played + 1} · {tournament_title(tournament)}"
    turn = _turned(tournament, "t-round", (str(played),), len(pages), number)
    return _paged(tournament, heading, pages, number, turn)


def _how_far(tournament: Tournament) -> str:
    if tournament.phase == "over":
        return f"Over: {winners(tournament)}."
    done = f"{len(tournament.complete)} of {times(tournament.rounds, 'round')} played"
    return f"Cancelled, {done}." if tournament.phase == "cancelled" else f"{done}."


def _paged(tournament: Tournament, heading: str, pages: Sequence[list[str]], number: int, turn: list[Button]) -> Page:
    shown = pages[min(number, len(pages) - 1)]
    items: list[Item] = [paragraph(heading), paragraph("\n".join(shown))]
    return Page([*items, *_round_select(tournament), *rows(turn)], GOLD if tournament.phase == "over" else CALM)


def _turned(tournament: Tournament, action: str, words: tuple[str, ...], count: int, number: int) -> list[Button]:
    def turn(label: str, page: int) -> Button:
        control = Control(action, tournament.id, words=(*words, str(page % count), label.lower()))
        return button(label, control, disabled=not 0 <= page < count)

    shown = [turn("Previous", number - 1), turn("Next", number + 1)] if count > 1 else []
    back = [button("Standing", Control("t-standing", tournament.id))] if action != "t-standing" else []
    return [*back, *shown]


def _round_select(tournament: Tournament) -> list[Item]:
    options = [
        discord.SelectOption(label=f"Round {number + 1}", value=str(number)) for number in range(len(tournament.played))
    ]
    return [ui.ActionRow(select("Look at a round", Control("t-round", tournament.id), options))] if options else []


# Tournaments of a server


def results_page(tournaments: Sequence[Tournament]) -> Page:
    """The last tournaments of a server, to pick one."""
    if not tournaments:
        return line("No tournament has been played to the end here yet. /tournament open opens one.", CALM)
    lines = [_result_line(tournament) for tournament in tournaments]
    options = [
        discord.SelectOption(label=tournament_title(each), value=str(each.id), description=_description(each))
        for each in tournaments[:CHOICES]
    ]
    text = "\n".join(["### Tournaments of this server", *in_pages(lines)[0]])
    return Page([paragraph(text), ui.ActionRow(select("Look at one", Control("t-result"), options))], GOLD)


def _result_line(tournament: Tournament) -> str:
    entrants = f"{times(len(tournament.standing), 'entrant')}, {times(len(tournament.complete), 'round')}"
    when = f" · <t:{round(tournament.ended_at)}:D>" if tournament.ended_at else ""
    return f"**{tournament_title(tournament)}** · {_outcome(tournament)} · {entrants}{when}"


def _outcome(tournament: Tournament) -> str:
    if tournament.phase == "over":
        return winners(tournament)
    return "cancelled" if tournament.phase == "cancelled" else "being played"


def _description(tournament: Tournament) -> str:
    first = [plain(tournament.entrant(each.entrant).name) for each in tournament.standing if each.place == 1]
    return ", ".join(first)[:100] if tournament.phase == "over" else _outcome(tournament)


# A player's table


def own_table_page(tournament: Tournament, entrant: Entrant, table: Table | None, message: int | None) -> Page:
    """A player's table in this round, and the link to it."""
    known = tournament.table_of(entrant.number)
    if known is None:
        return line(f"You are not seated in round {len(tournament.played)}; you will be in the next one.", CALM)
    number = tournament.tables.index(known)
    text = f"### Table {number + 1} of round {len(tournament.played)}\n{_own_line(entrant, known)}"
    if table is None:
        return line(text, CALM)
    if message is not None:
        link = LINK.format(guild=table.guild, channel=table.channel, message=message)
        text = f"{text}\n[Go to the table]({link})"
    hand = button("My hand", Control("hand", table.id), ButtonStyle.primary)
    return Page([paragraph(text), ui.ActionRow(hand)], ACTIVE)


def closed_table_page(tournament: Tournament, table: int, label: str) -> Page:
    """What a hand becomes, and what an old button says, when a round's table is closed."""
    current = len(tournament.played)
    number, label = next(_rounds_with(tournament, table), (current, label))
    if not tournament.running:
        return ended_table_page(tournament.id, label)
    mine = button("My table", Control("t-mine", tournament.id), ButtonStyle.primary)
    outcome = f"is over; round {current} has begun" if number < current else "was lost, and is played anew"
    return Page([paragraph(f"{label} {outcome}."), ui.ActionRow(mine)], CALM)


def ended_table_page(tournament: int, label: str) -> Page:
    """The same when the tournament has ended, and perhaps only its number is known."""
    standing = button("Standing", Control("t-standing", tournament))
    return Page([paragraph(f"{label} is closed; the tournament has ended."), ui.ActionRow(standing)], CALM)


def _rounds_with(tournament: Tournament, table: int) -> Iterator[tuple[int, str]]:
    """The round that had this table, and the label of the table in it."""
    for number, played in enumerate(tournament.played, start=1):
        for place, known in enumerate(played.tables, start=1):
            if known.table == table:
                yield number, f"Round {number} · Table {place}"


def _own_line(entrant: Entrant, table: RoundTable) -> str:
    if table.scores is None:
        return "Your table is playing."
    return f"Your table is done; it brought you {points(table.scores[table.entrants.index(entrant.number)])}."


# More


def more_page(tournament: Tournament, person: Member) -> Page:
    """What is seldom needed: the rules, and for the organiser what may go wrong with people and tables."""
    items: list[Item] = [paragraph(f"### More · {tournament_title(tournament)}")]
    buttons = [button("Rules", Control("t-rules", tournament.id))]
    if person.id == tournament.organiser or person.manages:
        items += _entrant_selects(tournament)
        buttons += _directing_buttons(tournament)
    return Page(items + rows(buttons), CALM)


def _entrant_selects(tournament: Tournament) -> list[Item]:
    opening = tournament.phase == "open"
    entrants = removable(tournament) if opening else replaceable(tournament)
    action = "t-remove" if opening else "t-replace"
    what = "Strike an entry" if opening else "Let a computer player take the place of"
    return _selects(what, entrants, lambda part: Control(action, tournament.id, words=(part,)))


def _selects(what: str, entrants: Sequence[Entrant], control: Callable[[str], Control]) -> list[Item]:
    """Entrants to choose one from, in as many selects as they need."""
    parts = [entrants[start : start + CHOICES] for start in range(0, len(entrants), CHOICES)]
    many = len(parts) > 1
    return [
        ui.ActionRow(
            select(_placeholder(what, part, many=many), control(f"part{number}"), [_option(each) for each in part])
        )
        for number, part in enumerate(parts)
    ]


def _placeholder(what: str, entrants: Sequence[Entrant], *, many: bool) -> str:
    return f"{what}: {plain(entrants[0].name)} to {plain(entrants[-1].name)}" if many else what


def _option(entrant: Entrant) -> discord.SelectOption:
    robot = "🤖 " if entrant.computer else ""
    return discord.SelectOption(label=f"{robot}{plain(entrant.name)}", value=str(entrant.number))


def removable(tournament: Tournament) -> list[Entrant]:
    """The entries that can be removed."""
    return list(tournament.entrants) if tournament.phase == "open" else []


def replaceable(tournament: Tournament) -> list[Entrant]:
    """The entrants whose place a computer player can take."""
    if not tournament.running or tournament.phase == "open":
        return []
    return [each for each in tournament.entrants if each.member is not None and each.status in {"in", "kept"}]


def _directing_buttons(tournament: Tournament) -> list[Button]:
    number, buttons = tournament.id, []
    if tournament.running and tournament.phase != "open" and len(tournament.seated) < MOST:
        buttons.append(button("Add computer player", Control("t-computer", number)))
    if tournament.phase == "round" and not tournament.paused:
        buttons.append(button("Let computer players finish the round", Control("t-hurry", number)))
    if tournament.running:
        buttons.append(button("Cancel the tournament", Control("t-close", number), ButtonStyle.danger))
    else:
        buttons.append(button("Clear its tables away", Control("t-close", number)))
    return buttons


def sure_page(tournament: Tournament, action: str, entrant: Entrant | None = None) -> Page:
    """Ask before something that cannot be undone."""
    effect, label = SURE[action]
    text = effect.format(name=entrant_name(entrant) if entrant else "")
    words = ("sure",) if entrant is None else (str(entrant.number), "sure")
    sure = button(label, Control(action, tournament.id, words=words), ButtonStyle.danger)
    back = button("Back", Control("t-more", tournament.id))
    return Page([paragraph(f"### {tournament_title(tournament)}\n{text}"), ui.ActionRow(sure, back)], RED)
