"""The private page where a host changes a table before its match, in two parts: the game, and who sits where."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.discord.controls import CHOICES as MOST_OPTIONS
from cogs.discord.controls import FROM_MORE, Button, Control, button, option, select, selects, tab, way_back
from cogs.discord.page import CALM, Item, Page, rows
from cogs.discord.text import seat_value, title
from cogs.rules.shelf import game_option, shelf_named, shelf_selects
from engine.bots import LEVELS, about, level_name
from engine.core.rule import Number
from engine.core.ruleset import Ruleset
from engine.games.variants import variant
from engine.words import Words
from model.people.names import plain
from model.servers.settings import PACES, Preset, pace_name
from model.tables import hosting
from model.tables.naming import names, plain_names
from model.tables.newcomers import NEWCOMERS
from model.tables.table import Table

GAME, SEATS = "options", "options-seats"  # the two parts, as actions of their buttons
SAVED = "saved"  # the shelf of the server's house rules
NAMED, KEPT = "named", "kept"  # begin the value of a game, and of house rules of the server

WORDS = Words(__package__)

Options = list[discord.SelectOption]
USUAL_PACE = "usual"  # as a value to pick
HINTS, TAKE_BACKS = "host-hints", "host-take-backs"
ON, OFF = "on", "off"


def game_page(table: Table, kept: Sequence[Preset], notice: str = "", shelf: str = "") -> Page:
    """What is played: game, target, and time for a turn. ``shelf``: whose games are offered, or else those beside the
    game of the table.
    """
    if kept and (shelf == SAVED or (table.preset and not shelf)):
        shelf = SAVED
    elif not shelf_named(shelf):  # one may have been taken away since
        shelf = variant(table.game).country
    label, about = WORDS("saved-shelf", count=len(kept)), WORDS("saved-shelf.line")
    saved = [option(label, SAVED, about, chosen=shelf == SAVED)] if kept else []
    paces = [option(WORDS("usual-pace"), USUAL_PACE, chosen=table.pace is None)]
    paces += [option(WORDS("pace", pace=pace_name(key)), key, chosen=key == table.pace) for key in PACES]
    rules = hosting.rules_now(table)
    targets = _numbers(rules, rules.aim, "target") if rules else []
    chosen = [
        *shelf_selects(shelf, Control("host-shelf", table.id), saved),
        *selects(WORDS("pick-game"), Control("host-game", table.id, words=(shelf,)), _games(table, kept, shelf)),
        *selects(WORDS("pick-target"), Control("host-target", table.id), targets),
        *selects(WORDS("pick-pace"), Control("host-pace", table.id), paces),
    ]
    hints = _switch(WORDS("hints", on="yes" if table.hints else "no"), HINTS, table, on=table.hints)
    switches = [hints]
    if table.policy.no_taking_back is None:
        label = WORDS("take-backs", on="yes" if table.take_backs else "no")
        switches.append(_switch(label, TAKE_BACKS, table, on=table.take_backs))
    return _page(table, GAME, notice, chosen, *switches)


def _switch(label: str, action: str, table: Table, *, on: bool) -> Button:
    style = ButtonStyle.success if on else ButtonStyle.secondary
    return button(label, Control(action, table.id, words=(OFF if on else ON,)), style)


def seats_page(table: Table, notice: str = "") -> Page:
    """Who sits where: seats, bots and their level, partners, and the order."""
    bots, level = len(table.seats) - len(table.people), hosting.level_of(table)
    seats, rules = variant(table.game).seats, hosting.rules_now(table)
    sizes = [option(WORDS("host-seats", count=size), str(size), chosen=size == table.size) for size in seats]
    counts = [
        option(WORDS("bots", count=count), str(count), chosen=count == bots)
        for count in range(max(hosting.most_bots(table), 0) + 1)
    ]
    levels = [
        option(WORDS("level", level=level_name(each)), each, about(each), chosen=each == level) for each in LEVELS
    ]
    partners = _numbers(rules, hosting.SIDES, "partners") if rules else []
    chosen = [
        *selects(WORDS("pick-seats"), Control("host-seats", table.id), sizes),
        *selects(WORDS("pick-bots"), Control("host-bots", table.id), counts),
        *selects(WORDS("pick-level"), Control("host-level", table.id), levels if bots else []),
        *selects(WORDS("pick-partners"), Control("host-partners", table.id), partners if partners[1:] else []),
        *selects(WORDS("pick-newcomers"), Control("host-newcomers", table.id), newcomers_options(table)),
        *_swap(table),
    ]
    shuffle = button(WORDS("shuffle"), Control("host-shuffle", table.id), disabled=len(table.seats) < 2)
    return _page(table, SEATS, notice, chosen, shuffle)


def newcomers_options(table: Table) -> Options:
    """Who may take a bot's seat during the match, for the host to pick. Nothing where no one ever may."""
    if table.policy.no_newcomer:
        return []
    return [
        option(WORDS(f"newcomers-{key}"), key, WORDS(f"newcomers-{key}.line"), chosen=key == table.newcomers)
        for key in NEWCOMERS
    ]


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


def _games(table: Table, kept: Sequence[Preset], shelf: str) -> Options:
    """What stands on a shelf. The house rules of the server have one of their own."""
    if shelf != SAVED:
        found = shelf_named(shelf)
        return [
            game_option(
                game,
                WORDS("game", game=game.name),
                f"{NAMED} {game.key}",
                chosen=game.key == table.game and not table.preset,
            )
            for game in (found.games if found else ())
        ]
    return [
        option(
            WORDS("saved-game", name=plain(preset.name)),
            f"{KEPT} {preset.name}",
            WORDS("saved-of", game=variant(preset.house_rules.game).name),
            chosen=preset.name == table.preset,
        )
        for preset in kept
    ]


def _numbers(rules: Ruleset, name: str, key: str) -> Options:
    """What a rule offers. None for a game that has no such rule, such as a target, or where it means nothing."""
    rule = rules.fields().get(name)
    if not isinstance(rule, Number) or not rule.applies(rules):
        return []
    return [
        option(WORDS(key, target=rule.words(number), sides=number), str(number), chosen=number == rule.of(rules))
        for number in rule.offers(rules, MOST_OPTIONS)
    ]


def _swap(table: Table) -> list[Item]:
    """Two seats to pick together, each with its player, so that an outdated list never moves another one."""
    if len(table.seats) < 2:
        return []
    options = [
        option(WORDS("host-seat", number=number + 1, name=name), seat_value(number, table.seats[number]))
        for number, name in enumerate(plain_names(table))
    ]
    return [select(WORDS("pick-swap"), Control("host-swap", table.id), options, least=2, most=2)]
