"""Pages of a tournament for one user."""

from datetime import datetime

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button, option, selects, turning, way_back
from cogs.ui.components.fitting import WHOLE, in_pages, weight
from cogs.ui.components.page import CALM, RED, Item, Page, rows
from cogs.ui.components.spoken import BOT, sign
from cogs.ui.pages.tournament.tournament_page import goal, minutes, standing_lines, tournament_title, words
from engine.chance import seal_of
from model.member import Member
from model.servers.zones import zone_by_name
from model.tables.labels import called
from model.tournaments.entries import MOST
from model.tournaments.tournament import Tournament

HOW = ("how-seating", "how-filled", "how-late", "how-missed", "how-leaving", "how-clock")  # how it is played


def standing_page(tournament: Tournament, number: int = 0) -> Page:
    """Every place, with the points of each round, and at the end what proves the draw."""
    heading = f"{words('standing-sheet', title=tournament_title(tournament))}\n{goal(tournament)}"
    lines = standing_lines(tournament, by_round=True) if tournament.complete else [words("no-round-yet")]
    proof = [] if tournament.running else [f"-# {_seal(tournament)}"]
    pages = in_pages([*lines, *proof], WHOLE - weight(heading))

    def to(page: int) -> Control:
        return Control("t-standing", tournament.id, words=(str(page % len(pages)), "back" if page < number else "on"))

    turns = turning(words("button-previous"), words("button-following"), to, number, len(pages))
    return Page([heading, "\n".join(pages[min(number, len(pages) - 1)]), *rows(turns)], CALM)


def _seal(tournament: Tournament) -> str:
    """What proves that the seating draw and the breaking of ties were fair: a seal, and at the end its seed."""
    sealed = seal_of(1, tournament.seed, "")
    return words("sealed", seal=sealed) if tournament.running else words("proved", seed=tournament.seed, seal=sealed)


def closed_table_page(tournament: int, label: str | None) -> Page:
    """What a hand becomes, and what an old button says, when its table is closed after the round."""
    mine = button(words("button-hand"), Control("t-mine", tournament), ButtonStyle.primary)
    standing = button(words("button-standing"), Control("t-standing", tournament))
    return Page([words("table-closed", label=str(called(0, label))), *rows([mine, standing])], CALM)


def more_page(tournament: Tournament, person: Member) -> Page:
    """What is seldom needed: how it is played, what proves the draw, and for the organiser its people and its end."""
    values = {"penalties": "yes" if tournament.penalties else "no", "time": minutes(tournament)}
    how = [f"- {words(key, **values)}" for key in HOW]
    fair = [words("details-title"), words("details-text"), f"-# {_seal(tournament)}"]
    text = "\n".join([words("more-title", title=tournament_title(tournament)), *how, *fair])
    buttons = [button(words("button-rules"), Control("t-rules", tournament.id, words=("0",)))]
    if person.id != tournament.organiser and not person.manages:
        return Page([text, *rows(buttons)], CALM)
    if tournament.phase != "open" and len(tournament.seated) < MOST:
        buttons.append(button(words("button-bot"), Control("t-computer", tournament.id)))
    buttons.append(button(words("button-cancel"), Control("t-close", tournament.id), ButtonStyle.danger))
    return Page([text, *_to_remove(tournament), *rows(buttons)], CALM)


def _to_remove(tournament: Tournament) -> list[Item]:
    """The entrants to choose one from."""
    names = [(each, tournament.names[each.number]) for each in tournament.seated]
    options = [option(f"{sign(BOT)} " * (not each.person) + name, str(each.number)) for each, name in names]
    return selects(words("pick-removed"), Control("t-remove", tournament.id), options)


def on_clock(at: float, zone: str) -> str:
    """What the clocks of a time zone show then."""
    return f"{datetime.fromtimestamp(at, zone_by_name(zone)):%Y-%m-%d %H:%M} {zone}"


def sure_page(tournament: Tournament) -> Page:
    sure = button(words("sure-close.button"), Control("t-close", tournament.id, words=("sure",)), ButtonStyle.danger)
    back = way_back("more", Control("t-more", tournament.id))
    return Page([f"### {tournament_title(tournament)}\n{words('sure-close')}", ui.ActionRow(sure, back)], RED)
