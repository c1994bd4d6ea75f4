"""The main message of a tournament: entries, the round in play, the break, the final standing.

Points of each round, how it is played and what is seldom needed stand in ``tournament_sheets``.

Pages of a tournament for one user."""

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle, ui

from cogs.discord.controls import Button, Control, button, option, selects, turning, way_back
from cogs.discord.page import ACTIVE, CALM, GOLD, RED, WHOLE, Component, Item, Page, fitting, in_pages, rows, weight
from cogs.discord.text import BOT, sign
from engine.chance import seal_of
from engine.games.variants import variant
from engine.matches import tournament as rules
from engine.words import Words, and_listed, beside, signed
from model.member import Member
from model.people.names import escaped, safe
from model.servers.zones import zone_by_name
from model.tables.policy import called
from model.tournaments.entries import MOST
from model.tournaments.tournament import Entrant, RoundTable, Tournament

ROOM = 1500  # characters for each part of the message: the sheet of standings has what is left out
WINNERS = 6  # players sharing first place who are named in the heading

WORDS = Words(__package__)


def tournament_page(tournament: Tournament) -> Page:
    """The message as it should be now."""
    if tournament.phase == "open":
        return _open_page(tournament)
    if not tournament.running:
        return closed_page(tournament)
    current, count = len(tournament.played), tournament.rounds
    state = [WORDS("paused")] if tournament.paused else []
    if tournament.phase == "round":
        done = sum(table.scores is not None for table in tournament.tables)
        state.append(WORDS("round-started", round=current, rounds=count, done=done, tables=len(tournament.tables)))
    else:
        told = [WORDS("round-over", round=current, rounds=count)]
        if tournament.deadline is not None and not tournament.paused:
            told.append(WORDS("next-round", round=current + 1, at=str(round(tournament.deadline))))
        state.append(" ".join(told))
    state += _given_up(tournament)
    parts = _tables(tournament), _standing(tournament)
    shown = parts if tournament.phase == "round" else parts[::-1]
    text = [_heading(tournament), "\n".join(state), *(each for part in shown for each in part)]
    return Page([*text, *_buttons(tournament)], CALM if tournament.paused else ACTIVE)


def closed_page(tournament: Tournament) -> Page:
    """What stays in the channel when it has ended."""
    standing = [button(WORDS("button-standing"), Control("t-standing", tournament.id))] if tournament.complete else []
    accent = GOLD if tournament.phase == "over" else CALM
    return Page([_ended(tournament), *_standing(tournament), *rows(standing)], accent)


# Words


def tournament_title(tournament: Tournament) -> str:
    return WORDS("title", id=str(tournament.id), game=variant(tournament.house_rules.game).name)


def entrant_name(tournament: Tournament, entrant: Entrant) -> str:
    """The name of an entrant, safe for texts, with a sign if a bot has the place."""
    name = escaped(tournament.names[entrant.number])
    return name if entrant.person else f"{sign(BOT)} {name}"


def points(tournament: Tournament, score: int) -> str:
    """A score as players read it: penalties as they are, other points with their sign."""
    if not score or (tournament.penalties and score < 0):
        return str(-score)
    return signed(-score if tournament.penalties else score).replace("-", "−")


def goal(tournament: Tournament) -> str:
    """What wins, in a small line."""
    return f"-# {WORDS('how-goal', penalties='yes' if tournament.penalties else 'no')}"


def minutes(tournament: Tournament) -> str:
    """The time for a turn."""
    return WORDS("minutes", count=tournament.turn_seconds / 60)


def _heading(tournament: Tournament) -> str:
    named = [WORDS("house-rules", name=safe(tournament.preset))] if tournament.preset else []
    terms = [
        WORDS("rounds", count=tournament.rounds),
        WORDS("per-turn", time=minutes(tournament)),
        *([WORDS("organised-by", organiser=str(tournament.organiser))] if tournament.organiser else []),
    ]
    return f"## {tournament_title(tournament)}\n-# {beside([*named, *terms])}\n{goal(tournament)}"


def _fitted(lines: Sequence[str]) -> str:
    shown = fitting(lines, ROOM)
    return "\n".join(shown if len(shown) == len(lines) else [*shown, "…"])


# Sign-up


def _open_page(tournament: Tournament) -> Page:
    """What a person who thinks of joining wants to know: the game, when, how many, what wins, and who is in."""
    number, count = tournament.id, len(tournament.seated)
    state = [WORDS("starts", at=str(round(tournament.starts_at)))] if tournament.starts_at is not None else []
    entered = beside([WORDS("players", count=count), *([_table_sizes(count)] if count else [])])
    state += [WORDS("sign-up-open", entered=entered), *_given_up(tournament)]
    names = ", ".join(entrant_name(tournament, entrant) for entrant in tournament.seated)
    buttons = [
        *_coming_and_going(number),
        button(WORDS("button-bot"), Control("t-computer", number), disabled=count >= MOST),
        button(WORDS("button-start"), Control("t-start", number), ButtonStyle.primary, disabled=not count),
        button(WORDS("button-more"), Control("t-more", number)),
    ]
    return Page([_heading(tournament), "\n".join(state), *([names] if names else []), *rows(buttons)], CALM)


def _table_sizes(entrants: int) -> str:
    """The tables for this many entrants, in words: "a table of four and 2 tables of three"."""
    found = rules.sizes(entrants + rules.fillers(entrants))
    groups = [(found.count(size), size) for size in sorted(set(found), reverse=True)]
    return and_listed([WORDS("tables-of", count=tables, size=size) for tables, size in groups])


def _given_up(tournament: Tournament) -> list[str]:
    """When it will be cancelled if no one does anything."""
    if tournament.scheduled or not tournament.waits_for_people or not tournament.deadline:
        return []
    key = "left-paused" if tournament.paused else "left-alone"
    return [f"-# {WORDS(key, at=str(round(tournament.deadline)))}"]


# Rounds, and how it stands


def _tables(tournament: Tournament) -> list[Component]:
    heading = WORDS("tables-of-round", round=len(tournament.played))
    lines = [_table_line(tournament, table, number) for number, table in enumerate(tournament.tables, start=1)]
    return [ui.Separator(), f"{heading}\n{_fitted(lines)}"]


def _table_line(tournament: Tournament, table: RoundTable, number: int) -> str:
    if table.scores is not None:
        won = and_listed([entrant_name(tournament, tournament.entrant(each)) for each in table.winners])
        return WORDS("table-done", number=number, winners=won, points=points(tournament, max(table.scores)))
    dealer, *others = (entrant_name(tournament, tournament.entrant(each)) for each in table.entrants)
    return WORDS("table-playing", number=number, players=", ".join([WORDS("dealer", name=dealer), *others]))


def _standing(tournament: Tournament) -> list[Component]:
    """Who goes on and their totals, best first. Nothing before a round is complete."""
    if not tournament.complete:
        return []
    heading = WORDS("standing-final")
    if tournament.running:
        heading = WORDS("standing-after", round=len(tournament.complete))
    return [ui.Separator(), f"{heading}\n{_fitted(standing_lines(tournament))}"]


def standing_lines(tournament: Tournament, *, by_round: bool = False) -> list[str]:
    """Every entrant who goes on, best first, with the total, and the points of each complete round if wanted."""
    lines = []
    for placing in tournament.standing:
        name = entrant_name(tournament, tournament.entrant(placing.entrant))
        scores = [points(tournament, tournament.score(placing.entrant, played)) for played in tournament.complete]
        values = {"place": str(placing.place), "name": name, "total": points(tournament, placing.total)}
        lines.append(WORDS("place.rounds" if by_round else "place", **values, rounds=", ".join(scores)))
    return lines


def _ended(tournament: Tournament) -> str:
    title, complete = tournament_title(tournament), len(tournament.complete)
    if tournament.phase != "over":
        key = "cancelled-after" if complete else "cancelled-unplayed"
        return f"## {title}\n{WORDS(key, round=complete, rounds=tournament.rounds)}"
    first = [tournament.entrant(each.entrant) for each in tournament.standing if each.place == 1]
    names = [*(entrant_name(tournament, each) for each in first[:WINNERS]), *["…"] * (len(first) > WINNERS)]
    return f"## {WORDS('headline', count=len(first), names=and_listed(names))}\n-# {title}\n{goal(tournament)}"


# Buttons


def _coming_and_going(number: int) -> list[Button]:
    return [
        button(WORDS("button-join"), Control("t-join", number), ButtonStyle.success),
        button(WORDS("button-leave"), Control("t-leave", number)),
    ]


def _buttons(tournament: Tournament) -> list[Item]:
    number = tournament.id
    mine = button(WORDS("button-hand"), Control("t-mine", number), ButtonStyle.primary)
    pause = button(WORDS("button-pause"), Control("t-pause", number))
    if tournament.paused:
        pause = button(WORDS("button-resume"), Control("t-go-on", number), ButtonStyle.primary)
    standing = button(WORDS("button-standing"), Control("t-standing", number))
    more = button(WORDS("button-more"), Control("t-more", number))
    return [ui.ActionRow(mine, *_coming_and_going(number)), ui.ActionRow(pause, standing, more)]


HOW = ("how-seating", "how-filled", "how-late", "how-missed", "how-leaving", "how-clock")  # how it is played


def standing_page(tournament: Tournament, number: int = 0) -> Page:
    """Every place, with the points of each round, and at the end what proves the draw."""
    heading = f"{WORDS('standing-sheet', title=tournament_title(tournament))}\n{goal(tournament)}"
    lines = standing_lines(tournament, by_round=True) if tournament.complete else [WORDS("no-round-yet")]
    proof = [] if tournament.running else [f"-# {_seal(tournament)}"]
    pages = in_pages([*lines, *proof], WHOLE - weight(heading))

    def to(page: int) -> Control:
        return Control("t-standing", tournament.id, words=(str(page % len(pages)), "back" if page < number else "on"))

    turns = turning(WORDS("button-previous"), WORDS("button-following"), to, number, len(pages))
    return Page([heading, "\n".join(pages[min(number, len(pages) - 1)]), *rows(turns)], CALM)


def _seal(tournament: Tournament) -> str:
    """What proves that the seating draw and the breaking of ties were fair: a seal, and at the end its seed."""
    sealed = seal_of(1, tournament.seed, "")
    return WORDS("sealed", seal=sealed) if tournament.running else WORDS("proved", seed=tournament.seed, seal=sealed)


def closed_table_page(tournament: int, label: str | None) -> Page:
    """What a hand becomes, and what an old button says, when its table is closed after the round."""
    mine = button(WORDS("button-hand"), Control("t-mine", tournament), ButtonStyle.primary)
    standing = button(WORDS("button-standing"), Control("t-standing", tournament))
    return Page([WORDS("table-closed", label=str(called(0, label))), *rows([mine, standing])], CALM)


def more_page(tournament: Tournament, person: Member) -> Page:
    """What is seldom needed: how it is played, what proves the draw, and for the organiser its people and its end."""
    values = {"penalties": "yes" if tournament.penalties else "no", "time": minutes(tournament)}
    how = [f"- {WORDS(key, **values)}" for key in HOW]
    fair = [WORDS("details-title"), WORDS("details-text"), f"-# {_seal(tournament)}"]
    text = "\n".join([WORDS("more-title", title=tournament_title(tournament)), *how, *fair])
    buttons = [button(WORDS("button-rules"), Control("t-rules", tournament.id, words=("0",)))]
    if person.id != tournament.organiser and not person.manages:
        return Page([text, *rows(buttons)], CALM)
    if tournament.phase != "open" and len(tournament.seated) < MOST:
        buttons.append(button(WORDS("button-bot"), Control("t-computer", tournament.id)))
    buttons.append(button(WORDS("button-cancel"), Control("t-close", tournament.id), ButtonStyle.danger))
    return Page([text, *_to_remove(tournament), *rows(buttons)], CALM)


def _to_remove(tournament: Tournament) -> list[Item]:
    """The entrants to choose one from."""
    names = [(each, tournament.names[each.number]) for each in tournament.seated]
    options = [option(f"{sign(BOT)} " * (not each.person) + name, str(each.number)) for each, name in names]
    return selects(WORDS("pick-removed"), Control("t-remove", tournament.id), options)


def on_clock(at: float, zone: str) -> str:
    """What the clocks of a time zone show then."""
    return f"{datetime.fromtimestamp(at, zone_by_name(zone)):%Y-%m-%d %H:%M} {zone}"


def sure_page(tournament: Tournament) -> Page:
    sure = button(WORDS("sure-close.button"), Control("t-close", tournament.id, words=("sure",)), ButtonStyle.danger)
    back = way_back("more", Control("t-more", tournament.id))
    return Page([f"### {tournament_title(tournament)}\n{WORDS('sure-close')}", ui.ActionRow(sure, back)], RED)
