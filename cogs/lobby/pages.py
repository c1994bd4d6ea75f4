"""The public message of a table before its match: who sits here, and what will be played.

The open tables of a server, for a member who looks for one."""

from collections.abc import Sequence
from functools import partial

from discord import ButtonStyle

from cogs.discord.controls import Button, Control, button, turning
from cogs.discord.page import ALT, CALM, Component, Page, Picture, rows
from cogs.discord.text import plain_title, shortened, title
from cogs.looks import look_of
from cogs.looks.look import fan_of
from cogs.pictures.drawing import has_all_of
from cogs.pictures.lobby import Chair
from cogs.table.end import drawn_names
from engine.bots import level_name
from engine.core.ruleset import Ruleset
from engine.games.rulebook import in_short
from engine.games.variants import variant
from engine.words import Words, and_listed, beside
from model.servers.settings import pace_name
from model.tables import hosting, seating
from model.tables.naming import names, plain_names
from model.tables.newcomers import may_sit_down
from model.tables.table import Table

RULES_SHOWN = 4  # house rules named in the lobby
LINE = 2  # sentences about the game: what it is about, and its special cards
VALUE = 100  # characters of each of them

WORDS = Words(__package__)


def lobby_page(table: Table, picture: Picture | None) -> Page:
    """A lobby, where a ``picture`` shows the seats if it is drawn."""
    rules, why_not = hosting.rules_now(table), hosting.why_not_start(table)
    room = _room(table)
    seats = _unwritten(table, rules) if picture else _seats(table, rules)
    below = WORDS("not-ready", why=why_not) if why_not else WORDS("ready")
    components: list[Component | None] = [
        "\n".join(_what(table, rules)),
        picture,
        "\n".join([*seats, f"-# {_free(table)}", below]),
    ]
    nobody_makes_way = not room and not any(seat.computer for seat in table.seats)
    start = ButtonStyle.secondary if why_not else ButtonStyle.success
    buttons = [
        button(WORDS("join"), Control("join", table.id), ButtonStyle.primary, disabled=nobody_makes_way),
        button(WORDS("start"), Control("start", table.id), start, disabled=bool(why_not)),
        button(WORDS("add-bot"), Control("computer", table.id), disabled=not room),
        button(WORDS("more"), Control("more", table.id)),
    ]
    return Page([*components, *rows(buttons)], CALM)


def seats_picture(table: Table) -> Picture:
    """Who sits around a fan of the cards that are played with, and which chairs are open."""
    rules, drawn = (
        hosting.rules_now(table) or variant(table.game).rules(variant(table.game).seats[0]),
        drawn_names(table),
    )
    chairs = [
        Chair(name, note) for name, note in zip(drawn, map(partial(_note, table), range(len(drawn))), strict=True)
    ]
    chairs += [Chair("", WORDS("open"))] * _room(table)
    plain = plain_names(table)
    told = [
        WORDS("chair", name=name, note=chair.note) if chair.note else name
        for name, chair in zip(plain, chairs, strict=False)
    ]
    alt = " ".join([WORDS("sitting", names=and_listed(told)), _free(table)] if told else [_free(table)])
    return Picture("lobby", alt[:ALT], look_of(rules).lobby_picture, (fan_of(rules), tuple(chairs)))


def _note(table: Table, number: int) -> str:
    """What a seat is besides its name."""
    seat = table.seats[number]
    if seat.member is None:
        return WORDS("chair-bot", level=level_name(seat.computer or ""))
    return WORDS("chair-host") if seat.member == table.host else ""


def _room(table: Table) -> int:
    return max(0, seating.limits(table)[-1] - len(table.seats))


def _free(table: Table) -> str:
    return WORDS("free-seats", count=_room(table))


def _unwritten(table: Table, rules: Ruleset | None) -> list[str]:
    """What a picture of the seats doesn't say: who are partners, and names that its letters can't write."""
    if rules is not None and rules.partnered:
        return _seats(table, rules)
    return [_seat(table, number) for number, name in enumerate(plain_names(table)) if not has_all_of(name)]


def _what(table: Table, rules: Ruleset | None) -> list[str]:
    aim = [WORDS("aim", aim=look_of(rules).aim(rules))] if rules else []
    lines = [f"## {title(table)}"]
    chosen = _chosen(table, rules) if rules else ""
    # With house rules the game's own line may not be true.
    lines.append(" ".join(in_short(rules)[:LINE]) if rules and chosen else variant(table.game).line)
    lines.append(" ".join([*aim, _ranking(table)]))
    lines += [WORDS("house-rules-are", rules=chosen)] if chosen else []
    lines += [f"-# {table.house_rules.left_out}"] if table.house_rules.left_out else []
    lines += [f"-# {WORDS('pace', pace=pace_name(table.pace))}"] if table.pace else []
    event = f"https://discord.com/events/{table.guild}/{table.event}"
    return [*lines, *([f"-# {WORDS('event', link=event)}"] if table.event else [])]


def _chosen(table: Table, rules: Ruleset) -> str:
    # The line before has told the aim.
    named = [rules.field(name) for name in table.house_rules.differing(rules.seats) if name != rules.aim]
    differing = [rule for rule in named if rule.applies(rules)]
    said = [
        WORDS("rule", rule=rule.label, value=shortened(rule.in_words(rules), VALUE)) for rule in differing[:RULES_SHOWN]
    ]
    left = len(differing) - RULES_SHOWN
    return beside([*said, *([WORDS("and-more", count=left)] if left > 0 else [])])


def _ranking(table: Table) -> str:
    if table.hints:
        return WORDS("hints")
    if seating.counts(table):
        return WORDS("ranked")
    return WORDS("ranked-with-two") if seating.long_enough(table) else WORDS("too-short")


def _seats(table: Table, rules: Ruleset | None) -> list[str]:
    seats = [_seat(table, number) for number in range(len(table.seats))]
    if rules is None or not rules.partnered:
        return seats
    lines = []
    for team in range(rules.sides_in_play):
        members = [seats[number] for number in rules.partners[team] if number < len(seats)]
        lines += [WORDS("team", team=team + 1), *members] if members else []
    return lines


def _seat(table: Table, number: int) -> str:
    seat = table.seats[number]
    if seat.member is None:
        player = WORDS("bot", name=names(table)[number], level=level_name(seat.computer or ""))
    else:
        player = f"**{names(table)[number]}**"
        player = WORDS("host", player=player) if seat.member == table.host else player
    return WORDS("seat", number=number + 1, player=player)


TABLES = 5  # on a page: as many Join buttons as stand in a row
MINE = 25  # tables of a member that are listed


def open_tables_page(tables: Sequence[Table], member: int, number: int) -> Page:
    """A page of these tables, each with a way in if there is one."""
    if not tables:
        play = button(WORDS("play-now"), Control("play-now"), ButtonStyle.success)
        return Page([WORDS("none"), *rows([play])], CALM)
    pages = -(-len(tables) // TABLES)
    number = min(number, pages - 1)
    lines, joins = [WORDS("heading")], list[Button]()
    for table in tables[number * TABLES : (number + 1) * TABLES]:
        lines.append(_line(table, member))
        if joinable(table, member):
            key = "open-come-back" if table.is_away(member) else "open-join" if table.phase == "lobby" else "sit"
            label = WORDS(key, table=WORDS("table", number=table.id))
            joins.append(button(label, Control("join", table.id), ButtonStyle.success))
    if pages > 1:
        lines.append(f"-# {WORDS('page', number=number + 1, pages=pages)}")
    earlier, later = WORDS("earlier"), WORDS("later")
    turn = turning(earlier, later, lambda page: Control("tables", words=(str(page),)), number, pages)
    return Page(["\n".join(lines), *rows(joins), *rows(turn)], CALM)


def my_tables_page(tables: Sequence[Table], member: int) -> Page:
    """The tables at which this member sits. Those where it is their turn stand out."""
    buttons = []
    for table in tables[:MINE]:
        state = table.state
        on_turn = state is not None and state.phase == "play" and state.turn == table.seat_of(member)
        style = ButtonStyle.primary if on_turn else ButtonStyle.secondary
        buttons.append(button(plain_title(table), Control("hand", table.id), style))
    return Page([WORDS("mine"), *rows(buttons)], CALM)


def _line(table: Table, member: int) -> str:
    free = seating.limits(table)[-1] - len(table.seats)
    if table.seat_of(member) is not None:
        kind = "away" if table.is_away(member) else "yours"
    elif table.phase != "lobby":
        kind = "bot" if may_sit_down(table) else "playing"
    else:
        kind = "free" if free > 0 else "full"
    place, players = f"<#{table.channel}>", and_listed(names(table))
    return WORDS("line", kind=kind, table=title(table), place=place, free=free, players=players)


def joinable(table: Table, member: int) -> bool:
    """Whether this member can sit down here now. A bot makes way for a person, in the lobby and during a match."""
    if table.seat_of(member) is not None:
        return table.is_away(member)
    if table.phase != "lobby":
        return may_sit_down(table)
    room = seating.limits(table)[-1] > len(table.people)
    return room and table.lessons is None and table.tournament is None
