"""A planned evening: its message, the forms that plan and move it, and what its event in Discord says."""

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Control, button
from cogs.ui.components.form import ZONE_LENGTH, choice, form, line_to_type
from cogs.ui.components.page import ACTIVE, CALM, Page, rows
from cogs.ui.pages.table.pings_page import CHANNEL, THREAD, mention, place_name
from engine.games.variants import variant
from engine.words import Words, and_listed
from model.evenings.calendar import CalendarEntry, Plan, State
from model.evenings.evening import Evening
from model.people.names import plain, safe
from model.servers.zones import zone_by_name
from model.tournaments.tournament import Tournament

PLAN, IN, WHEN, OFF = "e-plan", "e-in", "e-when", "e-off"  # actions
GAME, STARTS, ZONE, PLACE, SEATS = "game", "starts", "zone", "place", "seats"  # parts of the form
LISTED = 5  # evenings below the open tables, so that they fit into one page with them
LONGEST_GAME, LONGEST_TYPED, LONGEST_SEATS = 40, 40, 2  # characters

words = Words("cogs.ui.pages.evening.evening_page")


def evening_page(evening: Evening, entry: CalendarEntry | None, table: str | None) -> Page:
    """The message of an evening. ``entry``: of its event. ``table``: a link to the message of its table."""
    heading = words("heading", game=_game(evening), when=stamp(evening.starts_at))
    if evening.phase == "over":
        return Page([f"{heading}\n{_ending(evening)}"], CALM)
    if evening.phase == "open":
        opened = words("open", table=table) if table else words("opening")
        return Page([f"{heading}\n{opened}\n{_people(evening)}"], ACTIVE)
    told = [heading, words("planned", until=f"<t:{round(evening.starts_at)}:R>"), _people(evening)]
    small = [words("thread" if evening.thread else "channel")]
    small += [words("most", count=evening.seats)] if evening.seats else []
    small += [words(f"trouble-{entry.trouble}")] if entry and entry.trouble else []
    text = "\n".join([*told, *(f"-# {each}" for each in small)])
    event = f"https://discord.com/events/{evening.guild}/{entry.event}" if entry and entry.event else None
    buttons = [
        button(words("in"), Control(IN, evening.id), ButtonStyle.success),
        button(words("when"), Control(WHEN, evening.id)),
        button(words("off"), Control(OFF, evening.id)),
    ]
    return Page([text, words("event", link=event) if event else None, *rows(buttons)], ACTIVE)


def _people(evening: Evening) -> str:
    return words("people", people=guests_listed(evening), count=len(evening.guests))


def guests_listed(evening: Evening) -> str:
    """Everyone who is in. Those whom one message cannot call are counted."""
    uncalled = len(evening.guests) - len(evening.called)
    more = [words("more", count=uncalled)] if uncalled else []
    return and_listed([*(mention(guest) for guest in evening.called), *more])


def _ending(evening: Evening) -> str:
    """How it ended. A reason is a sentence of its own."""
    return words(f"over-{evening.outcome}", reason=_reason(evening))


def _reason(evening: Evening) -> str:
    try:
        return str(evening.reason or words("unshown"))
    except LookupError:  # another version stored it, whose catalogues had this message
        return words("reason-gone")


def _game(evening: Evening) -> str:
    return safe(evening.preset) if evening.preset else variant(evening.game).name


def stamp(at: float) -> str:
    return f"<t:{round(at)}:F>"


def choice_name(evening: Evening, zone: str) -> str:
    """In a list of choices, with what the clocks of this zone show at its time."""
    game = plain(evening.preset) if evening.preset else variant(evening.game).name
    return words("choice", number=str(evening.id), game=game, time=_on_clock(evening.starts_at, zone), zone=zone)


def planned_list(evenings: Sequence[tuple[Evening, str]]) -> str | None:
    """What is planned, each with a link to its message, below the open tables."""
    if not evenings:
        return None
    lines = [
        words("listed", game=_game(evening), when=stamp(evening.starts_at), count=len(evening.guests), link=link)
        for evening, link in evenings[:LISTED]
    ]
    more = [words("listed-more", count=len(evenings) - LISTED)] if len(evenings) > LISTED else []
    return "\n".join([words("listed-heading"), *lines, *more])


def answered_text(evening: Evening, member: int) -> str:
    """What a person reads who has pressed “I’m in”."""
    return words("you-are-in" if member in evening.guests else "you-are-out", when=stamp(evening.starts_at))


def planned_page(evening: Evening, zone: str | None) -> Page:
    """For the one who planned or moved it. ``zone``: where the time was read, if they have not picked theirs."""
    text = words("done", game=_game(evening), when=stamp(evening.starts_at))
    if zone is None:
        return Page([text], ACTIVE)
    again = button(words("when"), Control(WHEN, evening.id))
    return Page([f"{text}\n{words('read-in', zone=zone)}", again], ACTIVE)


def sure_page(evening: Evening) -> Page:
    sure = button(words("sure-button"), Control(OFF, evening.id, words=("sure",)), ButtonStyle.danger)
    return Page([words("sure", game=_game(evening), when=stamp(evening.starts_at)), sure], CALM)


def plan_form(game: str, starts_at: float, zone: str, place: str) -> ui.Modal:
    """Asks for an evening. ``starts_at``: what is offered."""
    places = [(place_name(place), place) for place in (CHANNEL, THREAD)]
    parts = [
        line_to_type(GAME, words("ask-game"), game, words("ask-game.help"), LONGEST_GAME),
        *_time_parts(starts_at, zone),
        choice(PLACE, words("ask-place"), places, place),
        line_to_type(SEATS, words("ask-seats"), "", words("ask-seats.help"), LONGEST_SEATS),
    ]
    return form(words("plan-title"), Control(PLAN), parts)


def when_form(evening: Evening, zone: str) -> ui.Modal:
    return form(words("when-title"), Control(WHEN, evening.id), _time_parts(evening.starts_at, zone))


def _time_parts(starts_at: float, zone: str) -> list[ui.Label[ui.Modal]]:
    return [
        line_to_type(STARTS, words("ask-when"), _on_clock(starts_at, zone), words("ask-when.help"), LONGEST_TYPED),
        line_to_type(ZONE, words("ask-zone"), zone, words("ask-zone.help"), ZONE_LENGTH),
    ]


def _on_clock(at: float, zone: str) -> str:
    return f"{datetime.fromtimestamp(at, zone_by_name(zone)):%Y-%m-%d %H:%M}"


# Events in Discord


def event_plan(evening: Evening, *, playing: bool) -> Plan:
    """What the event of an evening says."""
    name = evening.preset or variant(evening.game).name
    state: State = "over" if evening.phase == "over" else "playing" if playing else "planned"
    about = words("event-about", channel=f"<#{evening.channel}>")
    return Plan("evening", evening.id, evening.guild, evening.channel, name, about, evening.starts_at, state)


def tournament_plan(tournament: Tournament) -> Plan | None:
    """What the event of a tournament says. None for one that starts when its organiser wants."""
    if tournament.phase == "open" and tournament.starts_at is None:
        return None
    name = words("event-tournament", game=tournament.preset or variant(tournament.game).name)
    about = words("event-tournament-about", channel=f"<#{tournament.channel}>")
    state: State = "planned" if tournament.scheduled else "playing" if tournament.running else "over"
    starts_at = tournament.starts_at or 0
    return Plan("tournament", tournament.id, tournament.guild, tournament.channel, name, about, starts_at, state)
