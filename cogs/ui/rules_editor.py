"""The editor of house rules: a page for each group of rules, and pages for rules that hold for single cards.

Every control says which field it changes; what was picked comes with it. A choice is named by its number.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.ui.controls import CHOICES as MOST_OPTIONS
from cogs.ui.controls import Control, button, select
from cogs.ui.naming import title
from cogs.ui.page import CALM, Page, paragraph, rows
from cogs.ui.sheets import DIFFERS
from cogs.ui.words import safe, signs
from engine.cards import JOKER, JOKERS, RANKS, SUIT_SYMBOLS, Rank, plural
from engine.house_rules import FIXED, Change
from engine.ruleset import (
    Ruleset,
    allowed,
    applies,
    choices_of,
    field_help,
    fields_of,
    group_of,
    groups_of,
    kinds_of,
    label,
    sides_for,
)
from engine.shedding import card_tables
from engine.shedding.effects import Effect
from engine.shedding.rules import BY_CARD, Rules
from engine.variants import variant
from engine.wording import choice_words, effect_words, value_words
from model.preset import Preset
from model.table import Table

LABEL = 100  # signs of an option
NUMBERS = {  # of the many that are allowed, those that are offered
    "target": (10, 25, 50, 75, 100, 101, 150, 200, 250, 300, 400, 500, 600, 750, 1000),
    "bonus": (0, 10, 20, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500),
    "hand_limit": (0, 10, 12, 15, 16, 18, 20, 21, 24, 25, 27, 30, 40, 50, 60),
}
COSTS = (0, 1, 2, 3, 4, 5, 8, 10, 11, 13, 15, 20, 25, 30, 32, 35, 40, 45, 50, 60, 75, 80, 100, 200)
EFFECTS = (
    *(Effect("skip", count) for count in (1, 2, 3)),
    Effect("reverse"),
    *(Effect("draw", count) for count in range(1, 11)),
    *(Effect("gift", count) for count in (1, 2)),
)
SUITS_PICKED = {
    "SHDC": "all suits",
    "S": "spades",
    "H": "hearts",
    "D": "diamonds",
    "C": "clubs",
    "SC": "black",
    "HD": "red",
}


# The page of a group


def edit_page(table: Table, rules: Ruleset, group: int, notice: str = "") -> Page:
    """The rules of one group that mean anything as the others stand, each with its help and a control."""
    names = [name for name in fields_of(rules, groups_of(rules)[group]) if applies(rules, name) and name not in FIXED]
    differing = [name for name in table.house.differing(rules.seats) if applies(rules, name)]
    heading = [f"### House rules · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    told = [_told(rules, name, differing) for name in names]
    selects = [item for name in names if (item := _select(table, rules, name))]
    buttons = [item for name in names for item in _buttons(table, rules, name)]
    return Page(
        [
            paragraph("\n".join([*heading, *told])),
            *(ui.ActionRow(item) for item in selects),
            *rows(buttons),
            ui.ActionRow(_groups(table, rules, differing, group)),
            ui.ActionRow(button("Show the rules", Control("rules", table.id)), _reset(table, group)),
        ],
        CALM,
    )


def conflict_page(table: Table, why: str) -> Page:
    """Why the rules do not fit who sits here, and the way back to the game as it stands."""
    text = f"### House rules · {title(table)}\n❗ **{why}**\nWith other seats they may fit again."
    return Page([paragraph(text), ui.ActionRow(_reset(table, 0))], CALM)


def _reset(table: Table, group: int) -> Any:
    return button(f"All as in {variant(table.game).name}", Control("rules-reset", table.id, words=(str(group),)))


def _told(rules: Ruleset, name: str, differing: Sequence[str]) -> str:
    value = value_words(name, getattr(rules, name))
    mark = f" {DIFFERS}" if name in differing else ""
    return f"**{label(rules, name)}: {value}**{mark}\n-# {field_help(rules, name)}"


def _groups(table: Table, rules: Ruleset, differing: Sequence[str], group: int) -> Any:
    options = [
        discord.SelectOption(
            label=name, value=str(number), default=number == group, description=_changes(rules, name, differing)
        )
        for number, name in enumerate(groups_of(rules))
    ]
    return select("Other rules", Control("rules-group", table.id), options)


def _changes(rules: Ruleset, group: str, differing: Sequence[str]) -> str | None:
    names = [label(rules, name) for name in fields_of(rules, group) if name in differing]
    return f"{DIFFERS} {', '.join(names)}"[:100] if names else None


def _select(table: Table, rules: Ruleset, name: str) -> Any:
    """A select for a choice or a number; None for what is changed by a button."""
    choices: list[tuple[str, str | int, str]]
    if name in choices_of(rules):
        listed = enumerate(choices_of(rules)[name])
        choices = [(str(number), choice, choice_words(name, choice)) for number, choice in listed]
    elif allowed(rules, name):
        choices = [(str(number), number, value_words(name, number)) for number in _numbers(name, rules)]
    else:
        return None
    options = [
        discord.SelectOption(
            label=f"{label(rules, name)}: {words}"[:LABEL], value=value, default=choice == getattr(rules, name)
        )
        for value, choice, words in choices
    ]
    return select(label(rules, name), Control("rule", table.id, words=(name,)), options)


def _numbers(name: str, rules: Ruleset) -> Sequence[int]:
    """The numbers to pick from, the present one among them."""
    if name == "sides":
        return sorted({0, *set(sides_for(rules.seats)).intersection(allowed(rules, name)), rules.sides})
    offered = NUMBERS.get(name, tuple(allowed(rules, name)))
    return sorted({*offered[: MOST_OPTIONS - 1], getattr(rules, name)})


def _buttons(table: Table, rules: Ruleset, name: str) -> list[Any]:
    if kinds_of(rules)[name] is bool:
        value = getattr(rules, name)
        style = ButtonStyle.success if value else ButtonStyle.secondary
        word = "0" if value else "1"
        return [
            button(
                f"{label(rules, name)}: {'yes' if value else 'no'}",
                Control("rule", table.id, words=(name, word)),
                style,
            )
        ]
    if name in choices_of(rules) or allowed(rules, name):
        return []
    return [button(f"{label(rules, name)} …", Control("rule-cards", table.id, words=(name,)))]


# The pages of rules for cards


def cards_page(table: Table, rules: Rules, name: str, notice: str = "") -> Page:
    """What a rule says of each rank, to choose one; ranks that are wild, or a last resort, are picked together."""
    heading = [f"### {label(rules, name)} · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    text = [*heading, f"**{value_words(name, getattr(rules, name))}**", f"-# {field_help(rules, name)}"]
    chooser = _rank_chooser(table, rules, name) if name in BY_CARD else _rank_picker(table, rules, name)
    return Page([paragraph("\n".join(text)), ui.ActionRow(chooser), ui.ActionRow(_back(table, rules, name))], CALM)


def _ranks(rules: Rules, *, jokers: bool = True) -> tuple[Rank, ...]:
    return (*RANKS, JOKER) if rules.jokers and jokers else RANKS


def _rank_picker(table: Table, rules: Rules, name: str) -> Any:
    picked = getattr(rules, name)
    options = [
        discord.SelectOption(label=plural(rank), value=rank, default=rank in picked)
        for rank in _ranks(rules, jokers=name != "wild")
    ]
    return select(
        label(rules, name), Control("rule-ranks", table.id, words=(name,)), options, most=len(options), least=0
    )


def _rank_chooser(table: Table, rules: Rules, name: str) -> Any:
    options = [
        discord.SelectOption(label=plural(rank), value=rank, description=_of_rank(rules, name, rank))
        for rank in _ranks(rules)
    ]
    return select("Choose a rank", Control("rule-rank", table.id, words=(name,)), options)


def _of_rank(rules: Rules, name: str, rank: Rank) -> str | None:
    """What is said of the cards of a rank now."""
    held = rules.by_card(name)
    cards = [card for card in card_tables.cards_of(rank) if card in held]
    if not cards:
        return None
    if len({held[card] for card in cards}) == 1 and len(cards) == len(card_tables.cards_of(rank)):
        return _value_label(name, held[cards[0]])
    return "; ".join(f"{_suit_sign(card)} {_value_label(name, held[card])}" for card in cards)[:100]


def _suit_sign(card: str) -> str:
    return signs(SUIT_SYMBOLS.get(card[1], "red" if card == JOKERS[0] else "black"))


def _value_label(name: str, value: Any) -> str:
    if isinstance(value, Effect):
        return effect_words(value)
    return f"{value} points" if name == "costs" else "yes"


def rank_page(table: Table, rules: Rules, name: str, rank: Rank, suits: str = "SHDC", notice: str = "") -> Page:
    """What a rule says of one rank, or of its cards of some suits, and what it could say."""
    heading = [f"### {label(rules, name)}: {plural(rank)} · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    now = _of_rank(rules, name, rank) or "nothing special"
    items: list[ui.Item[Any]] = [paragraph("\n".join([*heading, f"**{now}**"]))]
    if rank != JOKER:
        items.append(ui.ActionRow(_suits_select(Control("rule-suits", table.id, words=(name, rank)), rank, suits)))
    values = [discord.SelectOption(label=words, value=value) for value, words in _values(name)]
    items.append(
        ui.ActionRow(select("What they do", Control("rule-value", table.id, words=(name, rank, suits)), values))
    )
    back = button(f"Back to {label(rules, name).lower()}", Control("rule-cards", table.id, words=(name,)))
    return Page([*items, ui.ActionRow(back, _back(table, rules, name))], CALM)


def _suits_select(control: Control, rank: Rank, suits: str) -> Any:
    """Of which suits the cards are that a value is to be picked for."""
    options = [
        discord.SelectOption(label=f"{plural(rank)}: {words}", value=picked, default=picked == suits)
        for picked, words in SUITS_PICKED.items()
    ]
    return select("Which suits", control, options)


def _values(name: str) -> list[tuple[str, str]]:
    """What a rule can say of a card: the sign by which it is picked, and words."""
    if name == "effects":
        return [
            ("none", "nothing special"),
            *((str(number), effect_words(effect)) for number, effect in enumerate(EFFECTS)),
        ]
    if name == "costs":
        return [("none", "what is printed on them"), *((str(cost), f"{cost} points") for cost in COSTS)]
    return [("none", "no"), ("0", "yes")]


def _back(table: Table, rules: Rules, name: str) -> Any:
    return button("Back", Control("rules-group", table.id, words=(str(group_of(rules, name)),)))


# What was picked


def change(rules: Ruleset, name: str, picked: str) -> Change:
    """The change that a picked number, choice or switch stands for. Raises ValueError, KeyError and IndexError."""
    if name in choices_of(rules):
        return name, choices_of(rules)[name][int(picked)]
    if kinds_of(rules)[name] is bool:
        return name, picked == "1"
    if not allowed(rules, name) or name in FIXED:
        raise ValueError(name)
    return name, int(picked)


def ranks_change(name: str, picked: Iterable[str]) -> Change:
    """The ranks that were picked together, in order."""
    chosen = set(picked)
    return name, tuple(rank for rank in (*RANKS, JOKER) if rank in chosen)


def value_change(rules: Rules, name: str, rank: Rank, suits: str, picked: str) -> Change:
    """What was picked for the cards of a rank and some suits. Raises ValueError, KeyError and IndexError."""
    cards = card_tables.cards_of(rank, "" if rank == JOKER or suits == "SHDC" else suits)
    return name, card_tables.changed(rules, name, cards, _value(name, picked))


def _value(name: str, picked: str) -> Any:
    if picked == "none":
        return None
    if name == "effects":
        return EFFECTS[int(picked)]
    return int(picked) if name == "costs" else True


# The sets of a server


def presets_page(sets: Sequence[Preset]) -> Page:
    """The house rules that a server keeps, with the games that they change."""
    if not sets:
        text = "This server keeps no house rules yet. Open a table, change its rules, and keep them with /rules save."
    else:
        text = "\n".join(
            f"- **{safe(kept.name)}** · {variant(kept.house.game).name}, {_how_many(kept)}" for kept in sets
        )
    return Page([paragraph(f"### House rules of this server\n{text}")], CALM)


def _how_many(kept: Preset) -> str:
    count = len(kept.house.changes)
    return f"{count} rule{'' if count == 1 else 's'} changed" if count else "nothing changed"
