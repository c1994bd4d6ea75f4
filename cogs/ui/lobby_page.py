"""The public message of a table before its match: who sits here, and what will be played."""

from discord import ButtonStyle

from cogs.ui.controls import Button, Control, button
from cogs.ui.looks import look_of
from cogs.ui.page import CALM, Page, paragraphs, rows
from cogs.ui.titles import title
from cogs.ui.words import safe
from engine.ruleset import Ruleset
from engine.variants import variant
from engine.words import Words
from model import hosting, seating
from model.pace import pace_name
from model.table import Seat, Table

RULES_SHOWN = 4  # house rules named in the lobby
VALUE = 100  # characters of each of them

words = Words(__name__)


def lobby_page(table: Table) -> Page:
    """The message of a table before its match."""
    rules, why_not = hosting.rules_now(table), hosting.why_not_start(table)
    below = words("not-ready", why=why_not) if why_not else words("ready")
    texts = "\n".join(_what(table, rules)), "\n".join([*_seats(table, rules), _free(table), below])
    return Page([*paragraphs(*texts), *rows(_first(table, can_start=not why_not)), *rows(_others(table))], CALM)


def _first(table: Table, *, can_start: bool) -> list[Button]:
    """What brings a match about."""
    full = _room(table) <= 0
    nobody_makes_way = full and not any(seat.computer for seat in table.seats)
    return [
        button(words("join"), Control("join", table.id), ButtonStyle.success, disabled=nobody_makes_way),
        button(words("leave"), Control("leave", table.id)),
        button(words("add-bot"), Control("computer", table.id), disabled=full),
        button(words("start"), Control("start", table.id), ButtonStyle.primary, disabled=not can_start),
    ]


def _others(table: Table) -> list[Button]:
    return [
        button(words("options"), Control("options", table.id)),
        button(words("house-rules"), Control("edit", table.id)),
        button(words("how-to-play"), Control("rules", table.id)),
        button(words("details"), Control("details", table.id)),
        button(words("more"), Control("more", table.id)),
    ]


# What will be played


def _what(table: Table, rules: Ruleset | None) -> list[str]:
    aim = [words("aim", aim=look_of(rules).aim(rules))] if rules else []
    timed = [f"-# {words('pace', pace=pace_name(table.pace))}"] if table.pace else []
    chosen = _chosen(table, rules) if rules else ""
    return [
        f"## {title(table)}",
        *([] if chosen else [variant(table.game).line]),  # with house rules the game's own line may not be true
        " ".join([*aim, _ranking(table)]),
        *(_house(table, chosen) if rules else []),
        *timed,
    ]


def _house(table: Table, chosen: str) -> list[str]:
    """The ``chosen`` house rules in one line, and the name under which they are kept."""
    name = safe(table.preset) if table.preset else ""
    if chosen and name:
        return [words("house-rules-called-are", name=name, rules=chosen)]
    if chosen:
        return [words("house-rules-are", rules=chosen)]
    return [words("house-rules-called", name=name)] if name else []


def _chosen(table: Table, rules: Ruleset) -> str:
    """The house rules that differ from the named game, as many as fit."""
    named = [
        rules.field(name) for name in table.house_rules.differing(rules.seats) if name != rules.aim
    ]  # the line before has told that one
    differing = [rule for rule in named if rule.applies(rules)]
    said = [words("rule", rule=rule.label, value=_brief(rule.in_words(rules))) for rule in differing[:RULES_SHOWN]]
    left = len(differing) - RULES_SHOWN
    return " · ".join([*said, *([words("and-more", count=left)] if left > 0 else [])])


def _brief(text: str) -> str:
    return text if len(text) <= VALUE else f"{text[: VALUE - 1]}…"


def _ranking(table: Table) -> str:
    if table.cards_of is not None:
        again = words("again", match=str(table.cards_of), count=table.size)
        return f"{again} {words('hints-too')}" if table.hints else again
    if table.hints:
        return words("hints")
    if seating.counts(table):
        return words("ranked")
    return words("ranked-with-two") if seating.long_enough(table) else words("too-short")


# Who sits here


def _seats(table: Table, rules: Ruleset | None) -> list[str]:
    """The seats in order, or partners together."""
    if rules is None or not rules.partnered:
        return [_seat(table, number) for number in range(len(table.seats))]
    return [line for team in range(rules.sides_in_play) for line in _team(table, rules, team)]


def _team(table: Table, rules: Ruleset, team: int) -> list[str]:
    members = [number for number in rules.partners[team] if number < len(table.seats)]
    return [words("team", team=team + 1), *(_seat(table, number) for number in members)] if members else []


def _seat(table: Table, number: int) -> str:
    return words("seat", number=number + 1, player=_player(table, table.seats[number]))


def _player(table: Table, seat: Seat) -> str:
    if seat.member is None:
        return words("bot", name=safe(seat.name), level=seat.computer or "")
    name = f"**{safe(seat.name)}**"
    return words("host", player=name) if seat.member == table.host else name


def _room(table: Table) -> int:
    return seating.limits(table)[-1] - len(table.seats)


def _free(table: Table) -> str:
    return f"-# {words('free-seats', count=max(_room(table), 0))}"
