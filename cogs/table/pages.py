"""The pages of a table: its public message, which shows no seat's secrets, its More panel, and what confirms a seat."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.discord.controls import FROM_MORE, HOW_TO, Button, Control, button, option, selects, way_back
from cogs.discord.page import ACTIVE, CALM, Component, Item, Page, Picture, line, rows
from cogs.discord.text import on_move, seat_value, title
from cogs.history.pages import LOOK_BACK, WORDS as HISTORY
from cogs.lobby.pages import lobby_page
from cogs.looks import look_of
from cogs.pictures.drawing import has_all_of
from cogs.server.pages import WORDS as SERVER
from cogs.table.end import end_page, round_page
from cogs.table.host import newcomers_options
from cogs.table.log import lap
from engine.core.match import View
from engine.words import Words, and_listed, beside, listens
from model.member import Member
from model.tables.log import Entry, bot_plays_for
from model.tables.naming import names, plain_names
from model.tables.newcomers import may_sit_down
from model.tables.seating import clock, too_long
from model.tables.table import Table

CHANNEL, THREAD = "channel", "thread"  # places for a table
CALLED, ASKED, BOTTOM = "called", "pings", "bottom"  # actions of controls
YES, NO = "yes", "no"

WORDS = Words(__package__)


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
    seen = picture is not None and not listens()
    called = names(table)
    if seen:  # each with the number that the picture shows instead if it can't write the name
        plain = enumerate(plain_names(table))
        called = [called[seat] if has_all_of(name) else f"({seat + 1}) {called[seat]}" for seat, name in plain]
    lines = [line for seat in range(len(table.seats)) if (line := _seat_line(table, view, seat, called, seen=seen))]
    lines += [] if seen else look_of(view.rules).below(view)
    seats: list[Component] = [ui.Separator(), "\n".join(lines)] if lines else []
    latest = "\n".join(f"-# {text}" for text in lap(table, view, recent) or [WORDS("dealt")])
    stage = WORDS("round", round=view.round, aim=look_of(view.rules).aim(view.rules))
    if table.tournament is not None:
        stage = WORDS("tournament-round", tournament=table.tournament)
    head = f"## {title(table)}\n-# {stage}"
    buttons = rows(_match_buttons(table, view))
    situation = _situation(table, view, called[view.turn], seen=seen)
    return Page([head, picture, situation, *seats, ui.Separator(), latest, *buttons, *_hand_over(table)], ACTIVE)


def between_rounds(table: Table) -> bool:
    """True if a round is over and the next one is not dealt yet."""
    return table.phase == "match" and table.state is not None and table.state.phase == "deal"


def _hand_over(table: Table) -> list[Component]:
    """The offer to let a bot play for a seat that the others have waited for a day."""
    seat = too_long(table)
    if seat is None:
        return []
    late = table.seats[seat]
    text = WORDS("too-long.host" if late.member == table.host else "too-long", name=names(table)[seat])
    value = tuple(seat_value(seat, late).split())
    return [ui.Separator(), text, button(WORDS("let-bot-button"), Control("remove", table.id, words=value))]


def _situation(table: Table, view: View, name: str, *, seen: bool) -> str:
    """The player to move, by their ``name``, and the middle of the table as far as it isn't ``seen`` in a picture."""
    look, ends = look_of(view.rules), clock(table)
    soon = f"<t:{round(ends)}:R>" if ends else WORDS("soon")
    if view.phase == "deal":
        return WORDS("round-over", when=soon)
    if table.paused:
        turn = WORDS("paused", name=name)
    elif table.waits_for_anybody:
        turn = WORDS("no-one", when=soon)
    else:
        doing, when = look.doing(table, view), turn_ends(table, view)
        turn = WORDS("turn-doing", name=name, doing=doing) if doing else WORDS("turn", name=name)
        turn = WORDS("turn-until", turn=turn, when=when) if when else turn
    return "\n".join([turn, *look.middle(view, seen=seen)])


def turn_ends(table: Table, view: View) -> str | None:
    """The time at which a bot takes over for the seat to move, if its time runs."""
    ends, runs = clock(table), table.seats[view.turn].present and table.day is None
    return f"<t:{round(ends)}:R>" if runs and ends else None


def _seat_line(table: Table, view: View, number: int, shown: Sequence[str], *, seen: bool) -> str:
    """The cards of a seat, and how it stands. ``shown``: the names. Empty if a picture shows all of it."""
    look = look_of(view.rules)
    partners = [shown[other] for other in view.rules.partners[number] if other != number]
    notes = look.notes(table, view, number, seen=seen)
    notes += [WORDS("with", names=and_listed(partners))] if view.rules.partnered and partners else []
    notes += [WORDS("dealer")] if number == view.dealer and not seen else []
    notes += [WORDS("away")] if bot_plays_for(table, number) else []
    notes += look.last_notes(view, number, seen=seen)
    notes += [WORDS("ready")] if number in table.ready else []
    if seen and not notes and shown[number] == names(table)[number]:
        return ""
    on_turn = view.phase == "play" and number == view.turn
    name = on_move(shown[number]) if on_turn else shown[number]
    line = WORDS("seat", name=name, notes=beside(notes)) if notes else f"**{name}**"
    line = WORDS("bot", seat=line) if table.seats[number].computer else line
    return WORDS("seat-turn" if on_turn else "seat-waiting", seat=line)


def _match_buttons(table: Table, view: View) -> list[Button]:
    """My hand and More, which keep their places, and the buttons for now."""
    buttons, hand = list[Button](), ButtonStyle.primary
    if view.phase == "deal":
        buttons.append(button(WORDS("ready-button"), Control("ready", table.id), ButtonStyle.success))
        hand = ButtonStyle.secondary
    buttons.append(button(WORDS("hand-button"), Control("hand", table.id), hand))
    buttons.append(button(WORDS("more-button"), Control("more", table.id)))
    buttons += look_of(view.rules).buttons(table, view)
    if any(seat.away for seat in table.seats):
        buttons.append(button(WORDS("back-button"), Control("join", table.id), ButtonStyle.success))
    if may_sit_down(table):
        buttons.append(button(WORDS("sit-button"), Control("sit", table.id)))
    return buttons


ABREAST = 3  # buttons in a row, as many as a phone shows


def more_page(table: Table, person: Member, moves: Sequence[Button] = ()) -> Page:
    """The buttons that are seldom needed, in the order in which people want them. Those that take something away come
    last. ``moves``: those for which the hand of the person has no room.
    """
    hosting, lobby = person.id == table.host or person.manages, table.phase == "lobby"
    own = table.seat_of(person.id)
    arranging = [button(WORDS("options"), Control("options", table.id))] if hosting and lobby else []
    if own is not None and lobby and table.policy.no_newcomer is None:
        arranging.append(button(WORDS("invite"), Control("invite", table.id)))
    reading: list[Item] = [*_hand(table, person.id), *moves]
    if table.state is not None:
        reading += [button(WORDS(page), Control(page, table.id)) for page in ("log", "scores", "pile")]
        reading += look_of(table.state.rules).sheets(table)
    if table.phase == "over" and table.day is None and table.people and table.match is not None:
        reading.append(button(HISTORY("luck-button"), Control(LOOK_BACK, table.id, words=(str(table.match),))))
    reading.append(button(WORDS("rules"), Control("rules", table.id)))
    reading += [button(SERVER("how-to-play"), Control(HOW_TO, table.id))] if own is None else []
    reading.append(button(WORDS("details"), Control("details", table.id)))
    seated, leaving = [], []
    if own is not None:
        notify = WORDS("ping.off" if table.seats[own].notify else "ping")
        seated = [button(notify, Control("notify", table.id))]
        seated += [button(WORDS("to-bottom"), Control(BOTTOM, table.id))] if table.phase != "over" else []
        leaving = [button(WORDS("leave"), Control("leave", table.id))]
    picking = _about_seats(table, own) if hosting and table.phase != "over" else []
    if hosting and table.policy.closable:
        leaving.append(button(WORDS("close"), Control("close", table.id), ButtonStyle.danger))
    heading = WORDS("heading", table=title(table))
    return Page([heading, *rows(arranging), *rows(reading, ABREAST), *rows(seated), *picking, *rows(leaving)], CALM)


def with_ways_back(page: Page, table: Table, member: int) -> Page:
    """A page that was opened from the panel, with the ways to it and to the hand of this member."""
    return page.followed_by(ui.ActionRow(way_back("more", Control(FROM_MORE, table.id)), *_hand(table, member)))


def _hand(table: Table, member: int) -> list[Item]:
    if table.state is None or table.seat_of(member) is None:
        return []
    return [button(WORDS("hand-button"), Control("hand", table.id), ButtonStyle.primary)]


def _about_seats(table: Table, own: int | None) -> list[Item]:
    """For the host: the others to remove from their seats, and those who may take a bot's seat during the match."""
    lobby, options = table.phase == "lobby", []
    about = "" if lobby else WORDS("remove.match")
    for number, (seat, name) in enumerate(zip(table.seats, plain_names(table), strict=True)):
        if number != own and (lobby or seat.present):
            label = WORDS("more-seat", number=number + 1, name=name)
            options.append(option(label, seat_value(number, seat), about))
    if not lobby:
        options += [each for each in newcomers_options(table) if not each.default]
    return selects(WORDS("remove" if lobby else "seats"), Control("remove", table.id), options)


def seated_page(table: Table, text: str | None = None, *, asks: bool) -> Page:
    """Confirms a seat, and asks for pings if the person has not been asked yet. ``text``: another confirmation."""
    seated = text or WORDS("ping-seated", table=title(table))
    if not asks:
        return line(seated, ACTIVE)
    yes = button(WORDS("yes"), Control(ASKED, table.id, words=(YES,)), ButtonStyle.success)
    no = button(WORDS("no"), Control(ASKED, table.id, words=(NO,)))
    return Page([seated, WORDS("question"), *rows([yes, no])], ACTIVE)
