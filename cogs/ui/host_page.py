"""The private page where a host changes a table before its match, in two parts: the game, and who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle, ui

from cogs.ui.controls import CHOICES as MOST_OPTIONS
from cogs.ui.controls import Control, button, select, selects
from cogs.ui.page import CALM, Item, Page, paragraph
from cogs.ui.shelf_page import game_option, option, shelf_named, shelf_selects
from cogs.ui.titles import names, title
from cogs.ui.words import plain, signs
from engine.bots import LEVELS
from engine.rule import Number
from engine.ruleset import Ruleset
from engine.variants import Variant, variant
from engine.words import Words
from model import hosting
from model.pace import PACES, pace_name
from model.preset import Preset
from model.table import Seat, Table

OPTION = 100  # characters in an option's label or description
GAME, SEATS = "options", "options-seats"  # the two parts, as actions of their buttons
SAVED = "saved"  # the shelf of the server's house rules
NAMED, KEPT = "named", "kept"  # begin the value of a game, and of house rules of the server

words = Words(__name__)

Options = list[discord.SelectOption]
USUAL_PACE = "usual"  # as a value to pick
HINTS, ON, OFF = "host-hints", "on", "off"


def game_page(table: Table, kept: Sequence[Preset], notice: str = "", shelf: str = "") -> Page:
    """What is played: game, target, and time for a turn. ``shelf``: whose games are offered, or else those beside the
    game of the table.
    """
    rules, games = hosting.rules_now(table), _Games(table, kept, shelf)
    chosen = [
        *shelf_selects(games.shelf, Control("host-shelf", table.id), games.saved_shelf),
        *selects(words("pick-game"), Control("host-game", table.id, words=(games.shelf,)), games.options),
        _select(table, "pick-target", "host-target", _targets(rules)),
        _select(table, "pick-pace", "host-pace", _paces(table)),
    ]
    style = ButtonStyle.success if table.hints else ButtonStyle.secondary
    hints = words("hints", on="yes" if table.hints else "no")
    toggle = button(hints, Control(HINTS, table.id, words=(OFF if table.hints else ON,)), style)
    return _page(table, GAME, notice, [item for item in chosen if item], toggle)


def seats_page(table: Table, notice: str = "") -> Page:
    """Who sits where: seats, bots and their level, partners, and the order."""
    rules = hosting.rules_now(table)
    chosen = [
        _select(table, "pick-seats", "host-seats", _sizes(table)),
        _select(table, "pick-bots", "host-bots", _bots(table)),
        _select(table, "pick-level", "host-level", _levels(table)),
        _select(table, "pick-partners", "host-partners", _partners(rules)),
        _swap(table),
    ]
    shuffle = button(words("shuffle"), Control("host-shuffle", table.id), disabled=len(table.seats) < 2)
    return _page(table, SEATS, notice, [item for item in chosen if item], shuffle)


def _page(table: Table, part: str, notice: str, selects: Sequence[Item], *more: Item) -> Page:
    heading = [f"### {words('heading', table=title(table))}", *([words("notice", why=notice)] if notice else [])]
    if part == SEATS:
        heading += _seated(table)
    return Page([paragraph("\n".join(heading)), _tabs(table, part), *selects, *map(ui.ActionRow, more)], CALM)


def _seated(table: Table) -> list[str]:
    lines = [words("seated", number=number, name=name) for number, name in enumerate(names(table), start=1)]
    return lines or [words("empty")]


def _tabs(table: Table, part: str) -> Item:
    def tab(key: str, action: str) -> Item:
        style = ButtonStyle.primary if action == part else ButtonStyle.secondary
        return button(words(key), Control(action, table.id), style)

    return ui.ActionRow(tab("game-tab", GAME), tab("seats-tab", SEATS), tab("house-rules", "edit"))


def _select(table: Table, key: str, action: str, options: Options) -> Item | None:
    return ui.ActionRow(select(words(key), Control(action, table.id), options)) if options else None


def _option(label: str, value: str, chosen: object = False, description: str | None = None) -> discord.SelectOption:
    about = signs(description)[:OPTION] if description else None
    return discord.SelectOption(label=signs(label)[:OPTION], value=value, default=bool(chosen), description=about)


# The options of each select


@dataclass(frozen=True)
class _Games:
    """The games of a shelf to pick from. The house rules of the server have a shelf of their own, if there are any."""

    table: Table
    kept: Sequence[Preset]
    asked: str

    @property
    def shelf(self) -> str:
        """The shelf that was picked, or else that of the game as it is. One may have been taken away since."""
        if self.kept and SAVED in (self.asked, "" if self.asked or not self.table.preset else SAVED):
            return SAVED
        return self.asked if shelf_named(self.asked) else variant(self.table.game).country

    @property
    def saved_shelf(self) -> Options:
        """The shelf of house rules to pick."""
        label, about = words("saved-shelf", count=len(self.kept)), words("saved-shelf.line")
        return [option(label, SAVED, about, chosen=self.shelf == SAVED)] if self.kept else []

    @property
    def options(self) -> Options:
        """What stands on the shelf."""
        if self.shelf == SAVED:
            return [_saved(self.table, preset) for preset in self.kept]
        found = shelf_named(self.shelf)
        return [self._named(game) for game in (found.games if found else ())]

    def _named(self, game: Variant) -> discord.SelectOption:
        chosen = game.key == self.table.game and not self.table.preset
        return game_option(game, words("game", game=game.name), f"{NAMED} {game.key}", chosen=chosen)


def _saved(table: Table, preset: Preset) -> discord.SelectOption:
    about = words("saved-of", game=variant(preset.house_rules.game).name)
    label = words("saved-game", name=plain(preset.name))
    return _option(label, f"{KEPT} {preset.name}", preset.name == table.preset, about)


def _targets(rules: Ruleset | None) -> Options:
    """None for a game without a target, in points or in rounds."""
    rule = rules.field(rules.aim) if rules else None
    if rules is None or not isinstance(rule, Number) or not rule.applies(rules):
        return []
    return [
        _option(words("target", target=rule.words(target)), str(target), target == rule.of(rules))
        for target in rule.offers(rules, MOST_OPTIONS)
    ]


def _paces(table: Table) -> Options:
    now = table.pace
    return [_option(words("usual-pace"), USUAL_PACE, now is None)] + [
        _option(words("pace", pace=pace_name(key)), key, key == now) for key in PACES
    ]


def _sizes(table: Table) -> Options:
    return [_option(words("seats", count=size), str(size), size == table.size) for size in variant(table.game).seats]


def _bots(table: Table) -> Options:
    here = len(table.seats) - len(table.people)
    return [_option(words("bots", count=count), str(count), count == here) for count in range(_most(table) + 1)]


def _most(table: Table) -> int:
    return max(hosting.most_bots(table), 0)


def _levels(table: Table) -> Options:
    """None without bots."""
    if len(table.seats) == len(table.people):
        return []
    now = hosting.level_of(table)
    return [_option(words("level", level=level), level, level == now, what) for level, what in LEVELS.items()]


def _partners(rules: Ruleset | None) -> Options:
    """None where nobody can have a partner."""
    rule = rules.fields().get(hosting.SIDES) if rules else None
    if rules is None or not isinstance(rule, Number) or not rule.applies(rules):
        return []
    offered = rule.offers(rules, MOST_OPTIONS)
    options = [_option(words("partners", sides=sides), str(sides), sides == rules.sides) for sides in offered]
    return options if len(options) > 1 else []


def _swap(table: Table) -> Item | None:
    """Two seats to pick together, each with its player, so that an outdated list never moves another one."""
    if len(table.seats) < 2:
        return None
    options = [
        _option(words("seat", number=number + 1, name=plain(seat.name)), seat_value(number, seat))
        for number, seat in enumerate(table.seats)
    ]
    return ui.ActionRow(select(words("pick-swap"), Control("host-swap", table.id), options, least=2, most=2))


def seat_value(number: int, seat: Seat) -> str:
    """A seat with its player."""
    return f"{number} {seat.member or seat.name}"
