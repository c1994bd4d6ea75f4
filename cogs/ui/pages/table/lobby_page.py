"""The public message of a table before its match: who sits here, and what will be played."""

from discord import ButtonStyle

from cogs.ui.components.controls import Control, button
from cogs.ui.components.page import CALM, Page, rows
from cogs.ui.components.titles import title
from cogs.ui.components.words import shortened
from cogs.ui.looks import look_of
from engine.bots import level_name
from engine.core.ruleset import Ruleset
from engine.games.rulebook import in_short
from engine.games.variants import variant
from engine.words import Words, beside
from model.servers.pace import pace_name
from model.tables import hosting, seating
from model.tables.naming import names
from model.tables.table import Table

RULES_SHOWN = 4  # house rules named in the lobby
LINE = 2  # sentences about the game: what it is about, and its special cards
VALUE = 100  # characters of each of them

words = Words(__name__)


def lobby_page(table: Table) -> Page:
    rules, why_not = hosting.rules_now(table), hosting.why_not_start(table)
    room = seating.limits(table)[-1] - len(table.seats)
    free = f"-# {words('free-seats', count=max(room, 0))}"
    below = words("not-ready", why=why_not) if why_not else words("ready")
    texts = "\n".join(_what(table, rules)), "\n".join([*_seats(table, rules), free, below])
    nobody_makes_way = room <= 0 and not any(seat.computer for seat in table.seats)
    start = ButtonStyle.secondary if why_not else ButtonStyle.success
    buttons = [
        button(words("join"), Control("join", table.id), ButtonStyle.primary, disabled=nobody_makes_way),
        button(words("start"), Control("start", table.id), start, disabled=bool(why_not)),
        button(words("add-bot"), Control("computer", table.id), disabled=room <= 0),
        button(words("more"), Control("more", table.id)),
    ]
    return Page([*texts, *rows(buttons)], CALM)


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
