"""The public message of a table before its match: who sits here, and what will be played."""

from functools import partial

from discord import ButtonStyle

from cogs.ui.components.controls import Control, button
from cogs.ui.components.page import ALT, CALM, Component, Page, Picture, rows
from cogs.ui.components.titles import title
from cogs.ui.components.words import shortened
from cogs.ui.looks import look_of
from cogs.ui.looks.look import fan_of
from cogs.ui.pages.table.standings import drawn_names
from cogs.ui.pictures.lettering import has_all_of
from cogs.ui.pictures.lobby import Chair
from engine.bots import level_name
from engine.core.ruleset import Ruleset
from engine.games.rulebook import in_short
from engine.games.variants import variant
from engine.words import Words, and_listed, beside
from model.servers.pace import pace_name
from model.tables import hosting, seating
from model.tables.naming import names, plain_names
from model.tables.table import Table

RULES_SHOWN = 4  # house rules named in the lobby
LINE = 2  # sentences about the game: what it is about, and its special cards
VALUE = 100  # characters of each of them

words = Words(__name__)


def lobby_page(table: Table, picture: Picture | None) -> Page:
    """A lobby, where a ``picture`` shows the seats if it is drawn."""
    rules, why_not = hosting.rules_now(table), hosting.why_not_start(table)
    room = _room(table)
    seats = _unwritten(table, rules) if picture else _seats(table, rules)
    below = words("not-ready", why=why_not) if why_not else words("ready")
    components: list[Component | None] = [
        "\n".join(_what(table, rules)),
        picture,
        "\n".join([*seats, f"-# {_free(table)}", below]),
    ]
    nobody_makes_way = not room and not any(seat.computer for seat in table.seats)
    start = ButtonStyle.secondary if why_not else ButtonStyle.success
    buttons = [
        button(words("join"), Control("join", table.id), ButtonStyle.primary, disabled=nobody_makes_way),
        button(words("start"), Control("start", table.id), start, disabled=bool(why_not)),
        button(words("add-bot"), Control("computer", table.id), disabled=not room),
        button(words("more"), Control("more", table.id)),
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
    chairs += [Chair("", words("open"))] * _room(table)
    plain = plain_names(table)
    told = [
        words("chair", name=name, note=chair.note) if chair.note else name
        for name, chair in zip(plain, chairs, strict=False)
    ]
    alt = " ".join([words("sitting", names=and_listed(told)), _free(table)] if told else [_free(table)])
    return Picture("lobby", alt[:ALT], look_of(rules).lobby_picture, (fan_of(rules), tuple(chairs)))


def _note(table: Table, number: int) -> str:
    """What a seat is besides its name."""
    seat = table.seats[number]
    if seat.member is None:
        return words("chair-bot", level=level_name(seat.computer or ""))
    return words("chair-host") if seat.member == table.host else ""


def _room(table: Table) -> int:
    return max(0, seating.limits(table)[-1] - len(table.seats))


def _free(table: Table) -> str:
    return words("free-seats", count=_room(table))


def _unwritten(table: Table, rules: Ruleset | None) -> list[str]:
    """What a picture of the seats doesn't say: who are partners, and names that its letters can't write."""
    if rules is not None and rules.partnered:
        return _seats(table, rules)
    return [_seat(table, number) for number, name in enumerate(plain_names(table)) if not has_all_of(name)]


def _what(table: Table, rules: Ruleset | None) -> list[str]:
    aim = [words("aim", aim=look_of(rules).aim(rules))] if rules else []
    lines = [f"## {title(table)}"]
    chosen = _chosen(table, rules) if rules else ""
    # With house rules the game's own line may not be true.
    lines.append(" ".join(in_short(rules)[:LINE]) if rules and chosen else variant(table.game).line)
    lines.append(" ".join([*aim, _ranking(table)]))
    lines += [words("house-rules-are", rules=chosen)] if chosen else []
    lines += [f"-# {table.house_rules.left_out}"] if table.house_rules.left_out else []
    lines += [f"-# {words('pace', pace=pace_name(table.pace))}"] if table.pace else []
    event = f"https://discord.com/events/{table.guild}/{table.event}"
    return [*lines, *([f"-# {words('event', link=event)}"] if table.event else [])]


def _chosen(table: Table, rules: Ruleset) -> str:
    # The line before has told the aim.
    named = [rules.field(name) for name in table.house_rules.differing(rules.seats) if name != rules.aim]
    differing = [rule for rule in named if rule.applies(rules)]
    said = [
        words("rule", rule=rule.label, value=shortened(rule.in_words(rules), VALUE)) for rule in differing[:RULES_SHOWN]
    ]
    left = len(differing) - RULES_SHOWN
    return beside([*said, *([words("and-more", count=left)] if left > 0 else [])])


def _ranking(table: Table) -> str:
    if table.hints:
        return words("hints")
    if seating.counts(table):
        return words("ranked")
    return words("ranked-with-two") if seating.long_enough(table) else words("too-short")


def _seats(table: Table, rules: Ruleset | None) -> list[str]:
    seats = [_seat(table, number) for number in range(len(table.seats))]
    if rules is None or not rules.partnered:
        return seats
    lines = []
    for team in range(rules.sides_in_play):
        members = [seats[number] for number in rules.partners[team] if number < len(seats)]
        lines += [words("team", team=team + 1), *members] if members else []
    return lines


def _seat(table: Table, number: int) -> str:
    seat = table.seats[number]
    if seat.member is None:
        player = words("bot", name=names(table)[number], level=level_name(seat.computer or ""))
    else:
        player = f"**{names(table)[number]}**"
        player = words("host", player=player) if seat.member == table.host else player
    return words("seat", number=number + 1, player=player)
