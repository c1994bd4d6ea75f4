"""Pages of a tournament: its main message, and its standing and what is seldom needed for one user."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.discord.controls import Button, Control, button, option, selects, turning
from cogs.discord.page import ACTIVE, CALM, GOLD, WHOLE, Component, Item, Page, fitting, in_pages, rows, weight
from cogs.discord.text import BOT, sign
from engine.chance import seal_of
from engine.games.variants import variant
from engine.matches import tournament as rules
from engine.words import Words, and_listed, beside, signed
from model.member import Member
from model.people.names import escaped, safe
from model.tables.policy import called
from model.tournaments.entries_and_seats import MOST
from model.tournaments.tournament import Entrant, Tournament

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
        shown = [*_tables(tournament), *_standing(tournament)]
    else:
        over = [WORDS("round-over", round=current, rounds=count)]
        if tournament.deadline is not None and not tournament.paused:
            over.append(WORDS("next-round", round=current + 1, at=str(round(tournament.deadline))))
        state.append(" ".join(over))
        shown = [*_standing(tournament), *_tables(tournament)]
    state += _given_up(tournament)
    number = tournament.id
    mine = button(WORDS("button-hand"), Control("t-mine", number), ButtonStyle.primary)
    pause = button(WORDS("button-pause"), Control("t-pause", number))
    if tournament.paused:
        pause = button(WORDS("button-resume"), Control("t-go-on", number), ButtonStyle.primary)
    standing = button(WORDS("button-standing"), Control("t-standing", number))
    more = button(WORDS("button-more"), Control("t-more", number))
    buttons: list[Item] = [ui.ActionRow(mine, *_coming_and_going(number)), ui.ActionRow(pause, standing, more)]
    return Page([_heading(tournament), "\n".join(state), *shown, *buttons], CALM if tournament.paused else ACTIVE)


def closed_page(tournament: Tournament) -> Page:
    """The page that stays in the channel when it has ended."""
    title, complete = tournament_title(tournament), len(tournament.complete)
    if tournament.phase == "over":
        first = [tournament.entrant(each.entrant) for each in tournament.standing if each.place == 1]
        names = [*(entrant_name(tournament, each) for each in first[:WINNERS]), *["…"] * (len(first) > WINNERS)]
        headline = WORDS("headline", count=len(first), names=and_listed(names))
        head = f"## {headline}\n-# {title}\n{_goal(tournament)}"
    else:
        key = "cancelled-after" if complete else "cancelled-unplayed"
        head = f"## {title}\n{WORDS(key, round=complete, rounds=tournament.rounds)}"
    standing = [button(WORDS("button-standing"), Control("t-standing", tournament.id))] if complete else []
    return Page([head, *_standing(tournament), *rows(standing)], GOLD if tournament.phase == "over" else CALM)


def tournament_title(tournament: Tournament) -> str:
    return WORDS("title", id=str(tournament.id), game=variant(tournament.house_rules.game).name)


def entrant_name(tournament: Tournament, entrant: Entrant) -> str:
    """The name of an entrant, safe for texts, with a sign if a bot has the place."""
    name = escaped(tournament.names[entrant.number])
    return name if entrant.person else f"{sign(BOT)} {name}"


def points(tournament: Tournament, score: int) -> str:
    """A score for players: penalties as they are, other points with their sign."""
    if not score or (tournament.penalties and score < 0):
        return str(-score)
    return signed(-score if tournament.penalties else score).replace("-", "−")


def _goal(tournament: Tournament) -> str:
    return f"-# {WORDS('how-goal', penalties='yes' if tournament.penalties else 'no')}"


def _heading(tournament: Tournament) -> str:
    terms = [
        *([WORDS("house-rules", name=safe(tournament.preset))] if tournament.preset else []),
        WORDS("rounds", count=tournament.rounds),
        WORDS("per-turn", time=WORDS("minutes", count=tournament.turn_seconds / 60)),
        *([WORDS("organised-by", organiser=str(tournament.organiser))] if tournament.organiser else []),
    ]
    return f"## {tournament_title(tournament)}\n-# {beside(terms)}\n{_goal(tournament)}"


def _fitted(lines: Sequence[str]) -> str:
    shown = fitting(lines, ROOM)
    return "\n".join(shown if len(shown) == len(lines) else [*shown, "…"])


def _open_page(tournament: Tournament) -> Page:
    """The facts for a person who thinks of joining: the game, when, how many, the goal, and the entrants."""
    number, count = tournament.id, len(tournament.seated)
    state = [WORDS("starts", at=str(round(tournament.starts_at)))] if tournament.starts_at is not None else []
    entered = [WORDS("players", count=count)]
    if count:
        sizes = rules.sizes(count + rules.fillers(count))
        groups = [(sizes.count(size), size) for size in sorted(set(sizes), reverse=True)]
        entered.append(and_listed([WORDS("tables-of", count=tables, size=size) for tables, size in groups]))
    state += [WORDS("sign-up-open", entered=beside(entered)), *_given_up(tournament)]
    names = ", ".join(entrant_name(tournament, entrant) for entrant in tournament.seated)
    buttons = [
        *_coming_and_going(number),
        button(WORDS("button-bot"), Control("t-computer", number), disabled=count >= MOST),
        button(WORDS("button-start"), Control("t-start", number), ButtonStyle.primary, disabled=not count),
        button(WORDS("button-more"), Control("t-more", number)),
    ]
    return Page([_heading(tournament), "\n".join(state), *([names] if names else []), *rows(buttons)], CALM)


def _given_up(tournament: Tournament) -> list[str]:
    """The time at which it will be cancelled if no one does anything."""
    if tournament.scheduled or not tournament.waits_for_people or not tournament.deadline:
        return []
    key = "left-paused" if tournament.paused else "left-alone"
    return [f"-# {WORDS(key, at=str(round(tournament.deadline)))}"]


def _tables(tournament: Tournament) -> list[Component]:
    lines = []
    for number, table in enumerate(tournament.tables, start=1):
        if table.scores is not None:
            best, seats = max(table.scores), zip(table.entrants, table.scores, strict=True)
            won = [entrant_name(tournament, tournament.entrant(each)) for each, score in seats if score == best]
            values = {"winners": and_listed(won), "points": points(tournament, best)}
            lines.append(WORDS("table-done", number=number, **values))
        else:
            dealer, *others = (entrant_name(tournament, tournament.entrant(each)) for each in table.entrants)
            players = ", ".join([WORDS("dealer", name=dealer), *others])
            lines.append(WORDS("table-playing", number=number, players=players))
    heading = WORDS("tables-of-round", round=len(tournament.played))
    return [ui.Separator(), f"{heading}\n{_fitted(lines)}"]


def _standing(tournament: Tournament) -> list[Component]:
    """The entrants who go on and their totals, best first. Nothing before a round is complete."""
    complete = len(tournament.complete)
    if not complete:
        return []
    heading = WORDS("standing-after", round=complete) if tournament.running else WORDS("standing-final")
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


def _coming_and_going(number: int) -> list[Button]:
    return [
        button(WORDS("button-join"), Control("t-join", number), ButtonStyle.success),
        button(WORDS("button-leave"), Control("t-leave", number)),
    ]


HOW = ("how-seating", "how-filled", "how-late", "how-missed", "how-leaving", "how-clock")  # how it is played


def standing_page(tournament: Tournament, number: int = 0) -> Page:
    """Every place, with the points of each round, and at the end what proves the draw."""
    heading = f"{WORDS('standing-sheet', title=tournament_title(tournament))}\n{_goal(tournament)}"
    lines = standing_lines(tournament, by_round=True) if tournament.complete else [WORDS("no-round-yet")]
    proof = [] if tournament.running else [f"-# {_seal(tournament)}"]
    pages = in_pages([*lines, *proof], WHOLE - weight(heading))
    ways = {number - 1: "back", number + 1: "on"}
    turns = turning(
        WORDS("button-previous"),
        WORDS("button-following"),
        lambda page: Control("t-standing", tournament.id, words=(str(page % len(pages)), ways[page])),
        number,
        len(pages),
    )
    return Page([heading, "\n".join(pages[min(number, len(pages) - 1)]), *rows(turns)], CALM)


def _seal(tournament: Tournament) -> str:
    """The proof that the seating draw and the breaking of ties were fair: a seal, and at the end its seed."""
    sealed = seal_of(1, tournament.seed, "")
    return WORDS("sealed", seal=sealed) if tournament.running else WORDS("proved", seed=tournament.seed, seal=sealed)


def closed_table_page(tournament: int, label: str | None) -> Page:
    """The page in place of a hand, and the answer to an old button, when its table is closed after the round."""
    mine = button(WORDS("button-hand"), Control("t-mine", tournament), ButtonStyle.primary)
    standing = button(WORDS("button-standing"), Control("t-standing", tournament))
    return Page([WORDS("table-closed", label=str(called(0, label))), *rows([mine, standing])], CALM)


def more_page(tournament: Tournament, person: Member) -> Page:
    """The way it is played, the proof of the draw, and for the organiser buttons to remove entrants and to cancel."""
    time = WORDS("minutes", count=tournament.turn_seconds / 60)
    values = {"penalties": "yes" if tournament.penalties else "no", "time": time}
    how = [f"- {WORDS(key, **values)}" for key in HOW]
    fair = [WORDS("details-title"), WORDS("details-text"), f"-# {_seal(tournament)}"]
    text = "\n".join([WORDS("more-title", title=tournament_title(tournament)), *how, *fair])
    buttons = [button(WORDS("button-rules"), Control("t-rules", tournament.id, words=("0",)))]
    if person.id != tournament.organiser and not person.manages:
        return Page([text, *rows(buttons)], CALM)
    if tournament.phase != "open" and len(tournament.seated) < MOST:
        buttons.append(button(WORDS("button-bot"), Control("t-computer", tournament.id)))
    buttons.append(button(WORDS("button-cancel"), Control("t-close", tournament.id), ButtonStyle.danger))
    names = [(each, tournament.names[each.number]) for each in tournament.seated]
    options = [option(f"{sign(BOT)} " * (not each.person) + name, str(each.number)) for each, name in names]
    removing = selects(WORDS("pick-removed"), Control("t-remove", tournament.id), options)
    return Page([text, *removing, *rows(buttons)], CALM)
