"""The public message of a table before its match: who sits here, and what will be played."""

from discord import ButtonStyle

from cogs.ui.controls import Control, button
from cogs.ui.looks import look_of
from cogs.ui.page import CALM, Page, paragraphs, rows
from cogs.ui.titles import names, title
from cogs.ui.words import safe
from engine.chance import seal
from engine.ruleset import Ruleset
from engine.variants import variant
from engine.words import and_listed
from model import seating
from model.refusals import Refused
from model.table import Seat, Table

RULES_SHOWN = 4  # house rules named in the lobby
VALUE = 100  # characters of each of them


def lobby_page(table: Table) -> Page:
    """The message of a table before its match."""
    game, rules = variant(table.game), _rules(table)
    text = [f"## {title(table)}", game.line, f"{_aim(rules)} {_ranking(table)}", *_house(table, rules)]
    seats = [_lobby_seat(table, rules, number) for number in range(len(table.seats))]
    free = seating.limits(table)[-1] - len(table.seats)
    seats.append(f"-# {free} more can sit down." if free else "-# The table is full.")
    buttons = [
        button("Join", Control("join", table.id), ButtonStyle.success),
        button("Leave", Control("leave", table.id)),
        button("Add computer player", Control("computer", table.id), disabled=not free),
        button("Start", Control("start", table.id), ButtonStyle.primary, disabled=len(table.seats) < game.seats[0]),
        button("More", Control("more", table.id)),
        button("Rules", Control("rules", table.id)),
        button("House rules", Control("edit", table.id)),
    ]
    return Page(paragraphs("\n".join(text), "\n".join(seats), _seal(table)) + rows(buttons), CALM)


def _lobby_seat(table: Table, rules: Ruleset | None, number: int) -> str:
    seat = table.seats[number]
    return f"**{number + 1}** · {_player(seat, host=seat.member == table.host)}{with_partners(table, rules, number)}"


def with_partners(table: Table, rules: Ruleset | None, number: int) -> str:
    """A seat's partners, if there are any."""
    if rules is None or number >= rules.seats:
        return ""
    others = [other for other in rules.partners[number] if other != number and other < len(table.seats)]
    return f" · with {and_listed([names(table)[other] for other in others])}" if others else ""


def _rules(table: Table) -> Ruleset | None:
    """The rules as they would be with these seats. None when they conflict."""
    try:
        return seating.rules_as_it_is(table)
    except Refused:
        return None


def _aim(rules: Ruleset | None) -> str:
    return f"Played {look_of(rules).aim(rules)}." if rules else "The house rules do not fit so many seats."


def _house(table: Table, rules: Ruleset | None) -> list[str]:
    """The house rules in one line, as many as fit."""
    if rules is None:
        return []
    rule_of = rules.fields()
    differing = [rule_of[name] for name in table.house_rules.differing(rules.seats) if rule_of[name].applies(rules)]
    named = f" “{safe(table.preset)}”" if table.preset else ""
    if not differing:
        return [f"House rules{named}"] if named else []
    chosen = [f"{rule.label}: {_brief(rule.in_words(rules))}" for rule in differing[:RULES_SHOWN]]
    more = f" · and {len(differing) - RULES_SHOWN} more" if len(differing) > RULES_SHOWN else ""
    return [f"House rules{named}: {' · '.join(chosen)}{more}"]


def _brief(words: str) -> str:
    return words if len(words) <= VALUE else f"{words[: VALUE - 1]}…"


def _seal(table: Table) -> str:
    return f"-# Seal of the deals, to be proved at the end: {seal(table.seed, table.salt)}"


def _ranking(table: Table) -> str:
    if seating.counts(table):
        return "It counts for the leaderboard."
    if not seating.long_enough(table):
        return "That is too short to count for the leaderboard."
    return "It counts for the leaderboard once a second person sits down."


def _player(seat: Seat, *, host: bool = False) -> str:
    if seat.member is None:
        return f"🤖 {safe(seat.name)} ({seat.computer} computer player)"
    marks = " · host" * host + " · away, a computer plays" * seat.away
    return f"**{safe(seat.name)}**{marks}"
