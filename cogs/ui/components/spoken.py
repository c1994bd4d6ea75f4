"""Pages for people who listen instead of looking: no pictures, one fact per line, and suits in words."""

import re
from collections.abc import Iterator

import discord
from discord import ui

from cogs.ui.components.controls import Button, Select
from cogs.ui.components.page import Item, Page, paragraph
from cogs.ui.components.words import TOGETHER
from engine.core.cards import PACK, RANK_NAMES, SUIT_NAMES, SUIT_SYMBOLS, short, spoken

TEXT_SIGN = "\ufe0e"
BETWEEN = " · "
AND = ", "
SMALL = "-# "
LABEL, OPTION = 80, 100  # characters

_TOGETHER = re.compile(rf"(\bTable \d+|^\*\*\d+\*\*){BETWEEN}")  # a title, and the place that someone has

_NAMES = {SUIT_SYMBOLS[suit]: name for suit, name in SUIT_NAMES.items()}
_CARDS = {short(card): spoken(card) for card in PACK}
_RANKS = RANK_NAMES | {"10": RANK_NAMES["T"]}
_RANK = r"(?:10|[2-9AJQK])"
_SUIT = "[♠♥♦♣]"
_CARD = rf"(?<!\w){_RANK}{_SUIT}"
_RUN = re.compile(rf"{_CARD}(?: {_CARD})*")
_OF_A_SUIT = re.compile(rf"({_SUIT}) ({_RANK}(?: {_RANK})*)(?!\w|{_SUIT})")
_TWICE = re.compile(
    rf"\b(spades|hearts|diamonds|clubs) {_SUIT}|{_SUIT} (spades|hearts|diamonds|clubs)\b", re.IGNORECASE
)


def in_words(page: Page) -> Page:
    """The page without pictures. It says the same, one fact per line."""
    return Page([part for item in page.items for part in _spoken(item)], page.accent, documents=page.documents)


def words_of(text: str) -> str:
    """A text with cards and suits in words."""
    text = text.replace(TEXT_SIGN, "").replace(TOGETHER, " ")
    text = _RUN.sub(lambda run: ", ".join(_CARDS[card] for card in run[0].split()), text)
    text = _OF_A_SUIT.sub(
        lambda held: f"{_NAMES[held[1]]}: {', '.join(_RANKS[rank] for rank in held[2].split())}", text
    )
    text = _TWICE.sub(lambda twice: twice[1] or twice[2], text)
    return re.sub(_SUIT, lambda sign: _NAMES[sign[0]], text)


def lines_of(text: str) -> str:
    """A text with cards and suits in words, and with one fact per line."""
    facts = []
    for line in map(words_of, text.split("\n")):
        if line.startswith("#"):  # a heading stays one
            facts.append(line.replace(BETWEEN, AND))
            continue
        small, apart = SMALL * line.startswith(SMALL), _TOGETHER.sub(rf"\1{AND}", line).split(BETWEEN)
        facts += [small + fact.removeprefix(SMALL) for fact in apart]
    return "\n".join(facts)


def _label(text: str, longest: int) -> str:
    return words_of(text).replace(BETWEEN, AND)[:longest]


def _spoken(item: Item) -> Iterator[Item]:
    if isinstance(item, ui.TextDisplay):
        yield paragraph(lines_of(item.content))
    elif isinstance(item, ui.MediaGallery):
        yield from (paragraph(lines_of(picture.description)) for picture in item.items if picture.description)
    elif isinstance(item, ui.ActionRow):
        yield ui.ActionRow(*(_control(each) for each in item.children))
    else:
        yield item


def _control(item: Item) -> Item:
    if isinstance(item, Button):
        before = item.item
        return Button(
            ui.Button(
                label=_label(before.label or "", LABEL),
                style=before.style,
                custom_id=before.custom_id,
                disabled=before.disabled,
                emoji=before.emoji,
            ),
            item.control,
        )
    if not isinstance(item, Select):
        return item
    select = item.item
    options = [
        discord.SelectOption(
            label=_label(each.label, OPTION),
            value=each.value,
            description=_label(each.description, OPTION) if each.description else None,
            default=each.default,
        )
        for each in select.options
    ]
    return Select(
        ui.Select(
            custom_id=select.custom_id,
            placeholder=_label(select.placeholder or "", OPTION) or None,
            options=options,
            min_values=select.min_values,
            max_values=select.max_values,
        ),
        item.control,
    )
