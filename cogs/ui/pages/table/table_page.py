"""The public message of a table: lobby, match, break between rounds, final standing. It shows no seat's secrets."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import ACTIVE, Component, Page, Picture, rows
from cogs.ui.components.spoken import on_move
from cogs.ui.components.titles import seat_value, title
from cogs.ui.looks import look_of
from cogs.ui.pages.table.end_page import end_page, round_page
from cogs.ui.pages.table.lobby_page import lobby_page
from cogs.ui.pages.table.log_lines import lap
from cogs.ui.pictures.lettering import has_all_of
from engine.core.match import View
from engine.words import Words, and_listed, beside, listens
from model.tables.naming import names, plain_names
from model.tables.newcomers import may_sit_down
from model.tables.table import Table
from model.tables.table_log import Entry, bot_plays_for
from model.tables.waiting import clock, too_long

_WORDS = Words("cogs.ui.pages.table.table")


def table_page(
    table: Table,
    view: View | None,
    recent: Sequence[Entry],
    picture: Picture | None,
    highlights: Sequence[str] = (),
) -> Page:
    """The message as it should be now. ``view`` is the public one, or None in the lobby.

    ``highlights`` are sentences about a match that is over.
    """
    if view is None:
        return lobby_page(table, picture)
    if table.phase == "over":
        return end_page(table, view, recent, highlights, picture)
    if view.phase == "deal" and view.sheet:
        return round_page(table, view, picture, _match_buttons(table, view), _hand_over(table))
    return _match(table, view, recent, picture)


def between_rounds(table: Table) -> bool:
    """Whether a round is over and the next one is not dealt yet."""
    return table.phase == "match" and table.state is not None and table.state.phase == "deal"


def _match(table: Table, view: View, recent: Sequence[Entry], picture: Picture | None) -> Page:
    seen = picture is not None and not listens()
    seats, told = seat_lines(table, view, seen=seen), lap(table, view, recent) or [_WORDS("dealt")]
    components: list[Component | None] = [
        f"## {title(table)}\n-# {stage(table, view)}",
        picture,
        situation(table, view, seen=seen),
        ui.Separator() if seats else None,
        seats or None,
        ui.Separator(),
        "\n".join(f"-# {text}" for text in told),
    ]
    return Page([*components, *rows(_match_buttons(table, view)), *_hand_over(table)], ACTIVE)


def _hand_over(table: Table) -> list[Component]:
    """What the players can do when they have waited a day for one of them."""
    seat = too_long(table)
    if seat is None:
        return []
    late = table.seats[seat]
    text = _WORDS("too-long.host" if late.member == table.host else "too-long", name=names(table)[seat])
    who = tuple(seat_value(seat, late).split())
    return [
        ui.Separator(),
        text,
        ui.ActionRow(button(_WORDS("let-bot-button"), Control("remove", table.id, words=who))),
    ]


def stage(table: Table, view: View) -> str:
    """How far the match is."""
    if table.tournament is not None:
        return _WORDS("tournament-round", tournament=table.tournament)
    return _WORDS("round", round=view.round, aim=look_of(view.rules).aim(view.rules))


def situation(table: Table, view: View, *, seen: bool) -> str:
    """Whose turn it is, and what they play on, as far as that isn't ``seen`` in a picture."""
    if view.phase == "deal":
        return _WORDS("round-over", when=_when(table))
    look = look_of(view.rules)
    return "\n".join([_turn(table, view, seen=seen), *(look.unseen(view) if seen else [look.middle(table, view)])])


def seat_lines(table: Table, view: View, *, seen: bool) -> str:
    """What everyone holds, and how they stand, as far as that isn't ``seen`` in a picture."""
    seats = [_seat_line(table, view, number, seen=seen) for number in range(len(table.seats))]
    return "\n".join([*filter(None, seats), *([] if seen else look_of(view.rules).below(view))])


def called(table: Table, *, seen: bool) -> list[str]:
    """The names of the seats, each with the number that a picture shows instead if it can't write the name."""
    plain = plain_names(table)
    return [
        name if not seen or has_all_of(plain[seat]) else f"({seat + 1}) {name}"
        for seat, name in enumerate(names(table))
    ]


def _turn(table: Table, view: View, *, seen: bool) -> str:
    name = called(table, seen=seen)[view.turn]
    if table.paused:
        return _WORDS("paused", name=name)
    if table.waits_for_anybody:
        return _WORDS("no-one", when=_when(table))
    doing = look_of(view.rules).doing(table, view)
    turn = _WORDS("turn-doing", name=name, doing=doing) if doing else _WORDS("turn", name=name)
    when = turn_ends(table, view)
    return _WORDS("turn-until", turn=turn, when=when) if when else turn


def turn_ends(table: Table, view: View) -> str | None:
    """When a bot takes over for the seat to move, if its time runs."""
    runs = table.seats[view.turn].present and table.day is None
    return _when(table) if runs and clock(table) else None


def _when(table: Table) -> str:
    ends = clock(table)
    return f"<t:{round(ends)}:R>" if ends else _WORDS("soon")


def _seat_line(table: Table, view: View, number: int, *, seen: bool) -> str:
    """Empty if a picture shows all of it."""
    look, shown = look_of(view.rules), called(table, seen=seen)
    partners = [shown[other] for other in view.rules.partners[number] if other != number]
    notes = look.notes(table, view, number)
    notes += [_WORDS("with", names=and_listed(partners))] if view.rules.partnered and partners else []
    notes += [_WORDS("dealer")] if number == view.dealer and not seen else []
    notes += [_WORDS("away")] if bot_plays_for(table, number) else []
    notes += look.last_notes(view, number)
    notes += [_WORDS("ready")] if number in table.ready else []
    if seen:
        notes = [note for note in notes if note not in look.seen(view, number)]
        if not notes and shown[number] == names(table)[number]:
            return ""
    on_turn = view.phase == "play" and number == view.turn
    name = on_move(shown[number]) if on_turn else shown[number]
    line = _WORDS("seat", name=name, notes=beside(notes)) if notes else f"**{name}**"
    line = _WORDS("bot", seat=line) if table.seats[number].computer else line
    return _WORDS("seat-turn" if on_turn else "seat-waiting", seat=line)


def _match_buttons(table: Table, view: View) -> list[Button]:
    """My hand and More, which keep their places, and what can only be pressed now."""
    between = view.phase == "deal"
    ready = button(_WORDS("ready-button"), Control("ready", table.id), ButtonStyle.success)
    hand = ButtonStyle.secondary if between else ButtonStyle.primary
    back = button(_WORDS("back-button"), Control("join", table.id), ButtonStyle.success)
    sit = button(_WORDS("sit-button"), Control("sit", table.id))
    return [
        *([ready] if between else []),
        button(_WORDS("hand-button"), Control("hand", table.id), hand),
        button(_WORDS("more-button"), Control("more", table.id)),
        *look_of(view.rules).buttons(table, view),
        *([back] if any(seat.away for seat in table.seats) else []),
        *([sit] if may_sit_down(table) else []),
    ]
