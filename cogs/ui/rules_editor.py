"""The editor of house rules: a page for each chapter of rules, and pages for rules about single cards.

Every control says which field it changes, and what was picked comes with it. A choice is named by its number.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.ui.controls import CHOICES as MOST_OPTIONS
from cogs.ui.controls import Control, button, select
from cogs.ui.page import CALM, Item, Page, paragraph, rows
from cogs.ui.rulebook_page import DIFFERS
from cogs.ui.titles import title
from cogs.ui.words import safe, signs
from engine.card_rules import CardTable, RankList, cards_of
from engine.cards import JOKER, JOKERS, RANKS, SUIT_SYMBOLS, Rank, plural, rank_of
from engine.house_rules import FIXED, Change
from engine.rule import Choice, Number, Rule, Switch
from engine.ruleset import Ruleset
from engine.variants import variant
from model.preset import Preset
from model.table import Table

LABEL = 100  # characters in an option
SUITS_PICKED = {
    "SHDC": "all suits",
    "S": "spades",
    "H": "hearts",
    "D": "diamonds",
    "C": "clubs",
    "SC": "black",
    "HD": "red",
}

NOTHING_SAID = "none"  # as the value picked for a card

AnyRule = Rule[Any, Any]
AnyTable = CardTable[Any, Any, Any]
CardRule = AnyTable | RankList[Any]

# The page of a chapter


def edit_page(table: Table, rules: Ruleset, chapter: int, notice: str = "") -> Page:
    """The rules of one chapter that apply, given the others, each with its help and a control."""
    shown = [rule for rule in _in_chapter(rules, rules.chapters()[chapter]) if rule.applies(rules)]
    differing = [name for name in table.house_rules.differing(rules.seats) if rules.field(name).applies(rules)]
    heading = [f"### House rules · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    lines = [_line(rules, rule, differing) for rule in shown]
    selects: list[Item] = [
        select(rule.label, _control("rule", table, rule), options)
        for rule in shown
        if (options := _options(rules, rule))
    ]
    return Page(
        [
            paragraph("\n".join([*heading, *lines])),
            *(ui.ActionRow(item) for item in selects),
            *rows([item for rule in shown for item in _buttons(table, rules, rule)]),
            ui.ActionRow(_chapters(table, rules, differing, chapter)),
            ui.ActionRow(button("Show the rules", Control("rules", table.id)), _reset(table, chapter)),
        ],
        CALM,
    )


def _in_chapter(rules: Ruleset, chapter: str) -> list[AnyRule]:
    """The rules of a chapter that may be changed."""
    return [rule for name, rule in rules.fields().items() if rule.chapter == chapter and name not in FIXED]


def _control(action: str, table: Table, rule: AnyRule, *words: str) -> Control:
    return Control(action, table.id, words=(rule.name, *words))


def conflict_page(table: Table, why: str) -> Page:
    """Why the rules do not fit the seats, and the way back to the plain game."""
    text = f"### House rules · {title(table)}\n❗ **{why}**\nWith other seats they may fit again."
    return Page([paragraph(text), ui.ActionRow(_reset(table, 0))], CALM)


def _reset(table: Table, chapter: int) -> Item:
    return button(f"All as in {variant(table.game).name}", Control("rules-reset", table.id, words=(str(chapter),)))


def _line(rules: Ruleset, rule: AnyRule, differing: Sequence[str]) -> str:
    mark = f" {DIFFERS}" if rule.name in differing else ""
    return f"**{rule.label}: {rule.in_words(rules)}**{mark}\n-# {rule.help}"


def _chapters(table: Table, rules: Ruleset, differing: Sequence[str], shown: int) -> Item:
    options = [
        discord.SelectOption(
            label=chapter, value=str(number), default=number == shown, description=_changes(rules, chapter, differing)
        )
        for number, chapter in enumerate(rules.chapters())
    ]
    return select("Other rules", Control("rules-group", table.id), options)


def _changes(rules: Ruleset, chapter: str, differing: Sequence[str]) -> str | None:
    labels = [rule.label for rule in _in_chapter(rules, chapter) if rule.name in differing]
    return f"{DIFFERS} {', '.join(labels)}"[:100] if labels else None


def _options(rules: Ruleset, rule: AnyRule) -> list[discord.SelectOption]:
    """The options of a choice or a number. None for a rule that a button changes."""
    return [
        discord.SelectOption(label=f"{rule.label}: {words}"[:LABEL], value=picked, default=value == rule.of(rules))
        for picked, value, words in _offered(rules, rule)
    ]


def _offered(rules: Ruleset, rule: AnyRule) -> list[tuple[str, str | int, str]]:
    """What can be picked: the text that stands for it, the value and its words."""
    if isinstance(rule, Choice):
        return [(str(number), way, rule.words(way)) for number, way in enumerate(rule.ways)]
    if isinstance(rule, Number):
        return [(str(number), number, rule.words(number)) for number in rule.offers(rules, MOST_OPTIONS)]
    return []


def _buttons(table: Table, rules: Ruleset, rule: AnyRule) -> list[Item]:
    if isinstance(rule, Switch):
        on = rule.of(rules)
        style = ButtonStyle.success if on else ButtonStyle.secondary
        return [button(f"{rule.label}: {rule.words(on)}", _control("rule", table, rule, "0" if on else "1"), style)]
    if isinstance(rule, CardTable | RankList):
        return [button(f"{rule.label} …", _control("rule-cards", table, rule))]
    return []


# The pages of rules for cards


def cards_page(table: Table, rules: Ruleset, rule: CardRule, notice: str = "") -> Page:
    """The value of a rule for each rank, to choose one. Ranks that are wild or a last resort are picked together."""
    heading = [f"### {rule.label} · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    text = [*heading, f"**{rule.in_words(rules)}**", f"-# {rule.help}"]
    chooser = _rank_picker(table, rules, rule) if isinstance(rule, RankList) else _rank_chooser(table, rules, rule)
    return Page([paragraph("\n".join(text)), ui.ActionRow(chooser), ui.ActionRow(_back(table, rules, rule))], CALM)


def _ranks(rules: Ruleset) -> tuple[Rank, ...]:
    """The ranks of the cards in play."""
    return tuple(rank for rank in (*RANKS, JOKER) if rank in set(map(rank_of, rules.pack)))


def _rank_picker(table: Table, rules: Ruleset, rule: RankList[Any]) -> Item:
    picked = rule.of(rules)
    options = [
        discord.SelectOption(label=plural(rank), value=rank, default=rank in picked)
        for rank in _ranks(rules)
        if rank in rule.ranks
    ]
    return select(rule.label, _control("rule-ranks", table, rule), options, most=len(options), least=0)


def _rank_chooser(table: Table, rules: Ruleset, rule: AnyTable) -> Item:
    options = [
        discord.SelectOption(label=plural(rank), value=rank, description=_of_rank(rules, rule, rank))
        for rank in _ranks(rules)
    ]
    return select("Choose a rank", _control("rule-rank", table, rule), options)


def _of_rank(rules: Ruleset, rule: AnyTable, rank: Rank) -> str | None:
    """The present value for the cards of a rank."""
    held = rule.by_card(rules)
    cards = [card for card in cards_of(rank) if card in held]
    if not cards:
        return None
    if len({held[card] for card in cards}) == 1 and len(cards) == len(cards_of(rank)):
        return rule.said(held[cards[0]])
    return "; ".join(f"{_suit_sign(card)} {rule.said(held[card])}" for card in cards)[:100]


def _suit_sign(card: str) -> str:
    return signs(SUIT_SYMBOLS.get(card[1], "red" if card == JOKERS[0] else "black"))


def rank_page(table: Table, rules: Ruleset, rule: AnyTable, rank: Rank, suits: str = "SHDC", notice: str = "") -> Page:
    """The value of a rule for one rank, or for some suits of it, and the values it could have."""
    heading = [f"### {rule.label}: {plural(rank)} · {title(table)}"] + ([f"❗ **{notice}**"] if notice else [])
    now = _of_rank(rules, rule, rank) or "nothing special"
    items: list[Item] = [paragraph("\n".join([*heading, f"**{now}**"]))]
    if rank != JOKER:
        items.append(ui.ActionRow(_suits_select(_control("rule-suits", table, rule, rank), rank, suits)))
    values = [discord.SelectOption(label=words, value=picked) for picked, words in card_options(rule)]
    items.append(ui.ActionRow(select("What they do", _control("rule-value", table, rule, rank, suits), values)))
    back = button(f"Back to {rule.label.lower()}", _control("rule-cards", table, rule))
    return Page([*items, ui.ActionRow(back, _back(table, rules, rule))], CALM)


def _suits_select(control: Control, rank: Rank, suits: str) -> Item:
    """The suits of the cards that a value is to be picked for."""
    options = [
        discord.SelectOption(label=f"{plural(rank)}: {words}", value=picked, default=picked == suits)
        for picked, words in SUITS_PICKED.items()
    ]
    return select("Which suits", control, options)


def card_options(rule: AnyTable) -> list[tuple[str, str]]:
    """The values a rule can have for a card: the text that stands for each, and words."""
    return [(NOTHING_SAID, rule.nothing), *((picked, rule.said(said)) for picked, said in rule.offers().items())]


def _back(table: Table, rules: Ruleset, rule: AnyRule) -> Item:
    return button("Back", Control("rules-group", table.id, words=(str(chapter_of(rules, rule)),)))


def chapter_of(rules: Ruleset, rule: AnyRule) -> int:
    """The number of a rule's chapter."""
    return rules.chapters().index(rule.chapter)


# What was picked


def change(rule: AnyRule, picked: str) -> Change:
    """The change that a picked number, choice or switch stands for. Raises ValueError and IndexError."""
    if isinstance(rule, Choice):
        return rule.name, rule.ways[int(picked)]
    if isinstance(rule, Switch):
        return rule.name, picked == "1"
    if not isinstance(rule, Number) or rule.name in FIXED:
        raise ValueError(rule.name)
    return rule.name, int(picked)


def ranks_change(rule: AnyRule, picked: Iterable[str]) -> Change:
    """The ranks that were picked together, in order."""
    chosen = set(picked)
    return rule.name, tuple(rank for rank in (*RANKS, JOKER) if rank in chosen)


def value_change(rules: Ruleset, rule: AnyTable, rank: Rank, suits: str, picked: str) -> Change:
    """The value picked for the cards of a rank and some suits. Raises KeyError."""
    cards = cards_of(rank, "" if rank == JOKER or suits == "SHDC" else suits)
    said = None if picked == NOTHING_SAID else rule.offers()[picked]
    return rule.name, rule.changed(rules, cards, said)


# The presets of a server


def presets_page(presets: Sequence[Preset]) -> Page:
    """The presets of a server, with the games that they change."""
    if not presets:
        text = "This server keeps no house rules yet. Open a table, change its rules, and keep them with /rules save."
    else:
        text = "\n".join(
            f"- **{safe(kept.name)}** · {variant(kept.house_rules.game).name}, {_how_many(kept)}" for kept in presets
        )
    return Page([paragraph(f"### House rules of this server\n{text}")], CALM)


def _how_many(kept: Preset) -> str:
    count = len(kept.house_rules.changes)
    return f"{count} rule{'' if count == 1 else 's'} changed" if count else "nothing changed"
