"""The main message of a tournament: entries, the round in play, the break, the final standing.

Points of each round, how it is played and what is seldom needed stand in ``tournament_sheets``.
"""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.fitting import fitting
from cogs.ui.components.page import ACTIVE, CALM, GOLD, Component, Item, Page, rows
from cogs.ui.components.spoken import BOT, sign
from engine.games.variants import variant
from engine.matches import tournament as rules
from engine.words import Words, and_listed, beside, signed
from model.people.names import escaped, safe
from model.tournaments.entries import MOST
from model.tournaments.tournament import Entrant, RoundTable, Tournament

ROOM = 1500  # characters for each part of the message: the sheet of standings has what is left out
WINNERS = 6  # players sharing first place who are named in the heading

words = Words("cogs.ui.pages.tournament.tournament")


def tournament_page(tournament: Tournament) -> Page:
    """The message as it should be now."""
    if tournament.phase == "open":
        return _open_page(tournament)
    if not tournament.running:
        return closed_page(tournament)
    current, count = len(tournament.played), tournament.rounds
    state = [words("paused")] if tournament.paused else []
    if tournament.phase == "round":
        done = sum(table.scores is not None for table in tournament.tables)
        state.append(words("round-started", round=current, rounds=count, done=done, tables=len(tournament.tables)))
    else:
        told = [words("round-over", round=current, rounds=count)]
        if tournament.deadline is not None and not tournament.paused:
            told.append(words("next-round", round=current + 1, at=str(round(tournament.deadline))))
        state.append(" ".join(told))
    state += _given_up(tournament)
    parts = _tables(tournament), _standing(tournament)
    shown = parts if tournament.phase == "round" else parts[::-1]
    text = [_heading(tournament), "\n".join(state), *(each for part in shown for each in part)]
    return Page([*text, *_buttons(tournament)], CALM if tournament.paused else ACTIVE)


def closed_page(tournament: Tournament) -> Page:
    """What stays in the channel when it has ended."""
    standing = [button(words("button-standing"), Control("t-standing", tournament.id))] if tournament.complete else []
    accent = GOLD if tournament.phase == "over" else CALM
    return Page([_ended(tournament), *_standing(tournament), *rows(standing)], accent)


# Words


def tournament_title(tournament: Tournament) -> str:
    return words("title", id=str(tournament.id), game=variant(tournament.house_rules.game).name)


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
    return f"-# {words('how-goal', penalties='yes' if tournament.penalties else 'no')}"


def minutes(tournament: Tournament) -> str:
    """The time for a turn."""
    return words("minutes", count=tournament.turn_seconds / 60)


def _heading(tournament: Tournament) -> str:
    named = [words("house-rules", name=safe(tournament.preset))] if tournament.preset else []
    terms = [
        words("rounds", count=tournament.rounds),
        words("per-turn", time=minutes(tournament)),
        *([words("organised-by", organiser=str(tournament.organiser))] if tournament.organiser else []),
    ]
    return f"## {tournament_title(tournament)}\n-# {beside([*named, *terms])}\n{goal(tournament)}"


def _fitted(lines: Sequence[str]) -> str:
    shown = fitting(lines, ROOM)
    return "\n".join(shown if len(shown) == len(lines) else [*shown, "…"])


# Sign-up


def _open_page(tournament: Tournament) -> Page:
    """What a person who thinks of joining wants to know: the game, when, how many, what wins, and who is in."""
    number, count = tournament.id, len(tournament.seated)
    state = [words("starts", at=str(round(tournament.starts_at)))] if tournament.starts_at is not None else []
    entered = beside([words("players", count=count), *([_table_sizes(count)] if count else [])])
    state += [words("sign-up-open", entered=entered), *_given_up(tournament)]
    names = ", ".join(entrant_name(tournament, entrant) for entrant in tournament.seated)
    buttons = [
        *_coming_and_going(number),
        button(words("button-bot"), Control("t-computer", number), disabled=count >= MOST),
        button(words("button-start"), Control("t-start", number), ButtonStyle.primary, disabled=not count),
        button(words("button-more"), Control("t-more", number)),
    ]
    return Page([_heading(tournament), "\n".join(state), *([names] if names else []), *rows(buttons)], CALM)


def _table_sizes(entrants: int) -> str:
    """The tables for this many entrants, in words: "a table of four and 2 tables of three"."""
    found = rules.sizes(entrants + rules.fillers(entrants))
    groups = [(found.count(size), size) for size in sorted(set(found), reverse=True)]
    return and_listed([words("tables-of", count=tables, size=size) for tables, size in groups])


def _given_up(tournament: Tournament) -> list[str]:
    """When it will be cancelled if no one does anything."""
    if tournament.scheduled or not tournament.waits_for_people or not tournament.deadline:
        return []
    key = "left-paused" if tournament.paused else "left-alone"
    return [f"-# {words(key, at=str(round(tournament.deadline)))}"]


# Rounds, and how it stands


def _tables(tournament: Tournament) -> list[Component]:
    heading = words("tables-of-round", round=len(tournament.played))
    lines = [_table_line(tournament, table, number) for number, table in enumerate(tournament.tables, start=1)]
    return [ui.Separator(), f"{heading}\n{_fitted(lines)}"]


def _table_line(tournament: Tournament, table: RoundTable, number: int) -> str:
    if table.scores is not None:
        won = and_listed([entrant_name(tournament, tournament.entrant(each)) for each in table.winners])
        return words("table-done", number=number, winners=won, points=points(tournament, max(table.scores)))
    dealer, *others = (entrant_name(tournament, tournament.entrant(each)) for each in table.entrants)
    return words("table-playing", number=number, players=", ".join([words("dealer", name=dealer), *others]))


def _standing(tournament: Tournament) -> list[Component]:
    """Who goes on and their totals, best first. Nothing before a round is complete."""
    if not tournament.complete:
        return []
    heading = words("standing-final")
    if tournament.running:
        heading = words("standing-after", round=len(tournament.complete))
    return [ui.Separator(), f"{heading}\n{_fitted(standing_lines(tournament))}"]


def standing_lines(tournament: Tournament, *, by_round: bool = False) -> list[str]:
    """Every entrant who goes on, best first, with the total, and the points of each complete round if wanted."""
    lines = []
    for placing in tournament.standing:
        name = entrant_name(tournament, tournament.entrant(placing.entrant))
        scores = [points(tournament, tournament.score(placing.entrant, played)) for played in tournament.complete]
        values = {"place": str(placing.place), "name": name, "total": points(tournament, placing.total)}
        lines.append(words("place.rounds" if by_round else "place", **values, rounds=", ".join(scores)))
    return lines


def _ended(tournament: Tournament) -> str:
    title, complete = tournament_title(tournament), len(tournament.complete)
    if tournament.phase != "over":
        key = "cancelled-after" if complete else "cancelled-unplayed"
        return f"## {title}\n{words(key, round=complete, rounds=tournament.rounds)}"
    first = [tournament.entrant(each.entrant) for each in tournament.standing if each.place == 1]
    names = [*(entrant_name(tournament, each) for each in first[:WINNERS]), *["…"] * (len(first) > WINNERS)]
    return f"## {words('headline', count=len(first), names=and_listed(names))}\n-# {title}\n{goal(tournament)}"


# Buttons


def _coming_and_going(number: int) -> list[Button]:
    return [
        button(words("button-join"), Control("t-join", number), ButtonStyle.success),
        button(words("button-leave"), Control("t-leave", number)),
    ]


def _buttons(tournament: Tournament) -> list[Item]:
    number = tournament.id
    mine = button(words("button-hand"), Control("t-mine", number), ButtonStyle.primary)
    pause = button(words("button-pause"), Control("t-pause", number))
    if tournament.paused:
        pause = button(words("button-resume"), Control("t-go-on", number), ButtonStyle.primary)
    standing = button(words("button-standing"), Control("t-standing", number))
    more = button(words("button-more"), Control("t-more", number))
    return [ui.ActionRow(mine, *_coming_and_going(number)), ui.ActionRow(pause, standing, more)]
