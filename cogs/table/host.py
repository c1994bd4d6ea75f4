"""The private page where a host changes a table before its match, in two parts: the game, and who sits where."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from discord import ButtonStyle, SelectOption, ui

from cogs.discord.controls import (
    CHOICES as MOST_OPTIONS,
    FROM_MORE,
    Button,
    Control,
    as_number,
    button,
    option,
    select,
    selects,
    tab,
    way_back,
)
from cogs.discord.page import CALM, Item, Page, rows
from cogs.discord.text import seat_value, title
from cogs.rules.shelf import game_option, shelf_named, shelf_selects
from engine.bots import LEVELS, about, level_name
from engine.core.rule import Number
from engine.games.variants import variant
from engine.words import Words
from model.people.names import plain
from model.refusals import Refused
from model.servers.settings import PACES, Preset, pace_name
from model.tables import hosting, seating
from model.tables.naming import names, plain_names
from model.tables.newcomers import NEWCOMERS, with_newcomers
from model.tables.table import Table

GAME, SEATS = "options", "options-seats"  # the two parts, as actions of their buttons
SAVED = "saved"  # the shelf of the server's house rules
NAMED, KEPT = "named", "kept"  # begin the value of a game, and of house rules of the server

WORDS = Words(__package__)

Options = list[SelectOption]
USUAL_PACE = "usual"  # as a value to pick
ON, OFF = "on", "off"


def game_page(table: Table, kept: Sequence[Preset], notice: str = "", shelf: str = "") -> Page:
    """The game, the target, and the time for a turn. ``shelf``: whose games are offered, or else those beside the game
    of the table.
    """
    games: Options = []
    if kept and (shelf == SAVED or (table.preset and not shelf)):
        shelf = SAVED  # that of the server's house rules
        for preset in kept:
            label, about = WORDS("saved-game", name=plain(preset.name)), variant(preset.house_rules.game).name
            value, chosen = f"{KEPT} {preset.name}", preset.name == table.preset
            games.append(option(label, value, WORDS("saved-of", game=about), chosen=chosen))
    else:
        shelf = shelf if shelf_named(shelf) else variant(table.game).country  # one may have been taken away since
        found = shelf_named(shelf)
        for game in found.games if found else ():
            label, chosen = WORDS("game", game=game.name), game.key == table.game and not table.preset
            games.append(game_option(game, label, f"{NAMED} {game.key}", chosen=chosen))
    label, about = WORDS("saved-shelf", count=len(kept)), WORDS("saved-shelf.line")
    saved = [option(label, SAVED, about, chosen=shelf == SAVED)] if kept else []
    selected = [
        *shelf_selects(shelf, Control("host-shelf", table.id), saved),
        *selects(WORDS("pick-game"), Control("host-game", table.id, words=(shelf,)), games),
        *(item for each in OF_THE_GAME for item in each.items(table)),
    ]
    return _page(table, GAME, notice, selected, *(item for each in SWITCHES for item in each.items(table)))


def seats_page(table: Table, notice: str = "") -> Page:
    """Seats, bots and their level, partners, and the order."""
    chosen = [item for each in OF_THE_SEATS for item in each.items(table)]
    shuffle = button(WORDS("shuffle"), Control("host-shuffle", table.id), disabled=len(table.seats) < 2)
    return _page(table, SEATS, notice, chosen, shuffle)


def _page(table: Table, part: str, notice: str, selects: Sequence[Item], *last: Button) -> Page:
    heading = [f"### {WORDS('host-heading', table=title(table))}", *([WORDS("notice", why=notice)] if notice else [])]
    if part == SEATS:
        seated = [WORDS("seated", number=number, name=name) for number, name in enumerate(names(table), start=1)]
        heading += seated or [WORDS("empty")]
    tabs = [
        tab(WORDS(key), Control(action, table.id), chosen=action == part)
        for key, action in (("game-tab", GAME), ("seats-tab", SEATS), ("house-rules", "edit"))
    ]
    last = (*last, way_back("more", Control(FROM_MORE, table.id)))
    return Page(["\n".join(heading), ui.ActionRow(*tabs), *selects, *rows(last)], CALM)


# What a host picks


@dataclass(frozen=True)
class TableOption:
    """A select of a page. Its control is ``host-`` and its name, and its placeholder ``pick-`` and its name."""

    name: str
    offered: Callable[[Table], Options]
    changed: Callable[[Table, str], Table]  # by the values that were picked, one a line. Raises Refused
    picks: int = 1

    def items(self, table: Table) -> list[Item]:
        placeholder, control = WORDS(f"pick-{self.name}"), Control(f"host-{self.name}", table.id)
        options = self.offered(table)
        if self.picks == 1 or not options:
            return selects(placeholder, control, options)
        return [select(placeholder, control, options, least=self.picks, most=self.picks)]


@dataclass(frozen=True)
class TableSwitch:
    """A button of a page that turns something on or off. ``is_on`` is None where it cannot be turned."""

    name: str
    is_on: Callable[[Table], bool | None]
    changed: Callable[[Table, str], Table]

    def items(self, table: Table) -> list[Button]:
        on = self.is_on(table)
        if on is None:
            return []
        label, style = WORDS(self.name, on="yes" if on else "no"), ButtonStyle.success if on else ButtonStyle.secondary
        return [button(label, Control(f"host-{self.name}", table.id, words=(OFF if on else ON,)), style)]


def newcomers_options(table: Table) -> Options:
    """For those who may take a bot's seat during the match. None where no one ever may."""
    if table.policy.no_newcomer:
        return []
    return [
        option(WORDS(f"newcomers-{key}"), key, WORDS(f"newcomers-{key}.line"), chosen=key == table.newcomers)
        for key in NEWCOMERS
    ]


def _numbers(table: Table, key: str) -> Options:
    """The numbers that the rule for the target or the partners offers. None where it means nothing."""
    rules = hosting.rules_now(table)
    rule = rules.fields().get(rules.aim if key == "target" else hosting.SIDES) if rules else None
    if rules is None or not isinstance(rule, Number) or not rule.applies(rules):
        return []
    numbers = list(rule.offers(rules, MOST_OPTIONS))
    return [
        option(WORDS(key, target=rule.words(number), sides=number), str(number), chosen=number == rule.of(rules))
        for number in (numbers if key == "target" or len(numbers) > 1 else [])
    ]


def _levels(table: Table) -> Options:
    if len(table.seats) == len(table.people):
        return []
    level = hosting.level_of(table)
    return [option(WORDS("level", level=level_name(each)), each, about(each), chosen=each == level) for each in LEVELS]


def _seats_to_swap(table: Table) -> Options:
    """Each with its player, so that an outdated list never moves another one."""
    if len(table.seats) < 2:
        return []
    return [
        option(WORDS("host-seat", number=number + 1, name=name), seat_value(number, table.seats[number]))
        for number, name in enumerate(plain_names(table))
    ]


def _swapped(table: Table, picked: str) -> Table:
    values = [seat_value(number, seat) for number, seat in enumerate(table.seats)]
    if not set(picked.splitlines()) <= set(values):
        raise Refused(hosting.WORDS.message("seats-changed"))
    return hosting.swapped(table, [values.index(word) for word in picked.splitlines()])


def _by_number(change: Callable[[Table, int], Table], table: Table, picked: str) -> Table:
    number = as_number(picked)
    if number is None:
        raise Refused(WORDS.message("unknown-choice"))
    return change(table, number)


OF_THE_GAME = (
    TableOption("target", lambda table: _numbers(table, "target"), partial(_by_number, hosting.with_target)),
    TableOption(
        "pace",
        lambda table: [
            option(WORDS("usual-pace"), USUAL_PACE, chosen=table.pace is None),
            *(option(WORDS("pace", pace=pace_name(key)), key, chosen=key == table.pace) for key in PACES),
        ],
        lambda table, picked: seating.with_pace(table, picked.removeprefix(USUAL_PACE)),
    ),
)
SWITCHES = (
    TableSwitch("hints", lambda table: table.hints, lambda table, picked: replace(table, hints=picked == ON)),
    TableSwitch(
        "take-backs",
        lambda table: table.take_backs if table.policy.no_taking_back is None else None,
        lambda table, picked: replace(table, take_backs=picked == ON),
    ),
)
OF_THE_SEATS = (
    TableOption(
        "seats",
        lambda table: [
            option(WORDS("host-seats", count=size), str(size), chosen=size == table.size)
            for size in variant(table.game).seats
        ],
        partial(_by_number, hosting.with_size),
    ),
    TableOption(
        "bots",
        lambda table: [
            option(WORDS("bots", count=count), str(count), chosen=count == len(table.seats) - len(table.people))
            for count in range(max(hosting.most_bots(table), 0) + 1)
        ],
        partial(_by_number, hosting.with_bots),
    ),
    TableOption("level", _levels, hosting.with_level),
    TableOption("partners", lambda table: _numbers(table, "partners"), partial(_by_number, hosting.with_sides)),
    TableOption("newcomers", newcomers_options, with_newcomers),
    TableOption("swap", _seats_to_swap, _swapped, picks=2),
)
