"""Pages for people who listen instead of looking: no pictures, one fact per line, and suits in words.

Facts are told apart by signs that no language has for itself: those of the suits, and the dots between facts. Only the
title of a table is known by its word (``titles.TABLE``).
"""

import re

from discord import ui

from cogs.ui.components.controls import OPTION, Button, Select
from cogs.ui.components.page import Component, Document, Item, Page, Picture
from cogs.ui.components.titles import TABLE
from cogs.ui.components.words import TOGETHER
from engine.core.cards import PACK, RANK_NAMES, SUIT_NAMES, SUIT_SYMBOLS, short, spoken

TEXT_SIGN = "\ufe0e"
BETWEEN = " · "
AND = ", "
SMALL = "-# "
LABEL = 80  # characters of a button

_NAMES = {SUIT_SYMBOLS[suit]: name for suit, name in SUIT_NAMES.items()}
_CARDS = {short(card): spoken(card) for card in PACK}
_RANKS = RANK_NAMES | {"10": RANK_NAMES["T"]}
_RANK = rf"(?:{'|'.join(dict.fromkeys(card[:-1] for card in _CARDS))})"
_SUIT = f"[{''.join(_NAMES)}]"
_CARD = rf"(?<!\w){_RANK}{_SUIT}"
_RUN = re.compile(rf"{_CARD}(?: {_CARD})*")
_OF_A_SUIT = re.compile(rf"({_SUIT}) ({_RANK}(?: {_RANK})*)(?!\w|{_SUIT})")
_NAME = "|".join(_NAMES.values())
_TWICE = re.compile(rf"\b({_NAME}) {_SUIT}|{_SUIT} ({_NAME})\b", re.IGNORECASE)
_TITLE_OR_PLACE = re.compile(rf"(\b{TABLE} \d+|^\*\*\d+\*\*){BETWEEN}")


def in_words(page: Page) -> Page:
    """The page without pictures. It says the same, one fact per line.

    It takes the buttons and selects over and names them anew, so the page that was given is not to be shown any more.
    """
    return Page(list(map(_spoken, page.components)), page.accent)


def words_of(text: str) -> str:
    """A text with cards and suits in words."""
    text = text.replace(TEXT_SIGN, "").replace(TOGETHER, " ")
    text = _RUN.sub(lambda run: AND.join(_CARDS[card] for card in run[0].split()), text)
    text = _OF_A_SUIT.sub(lambda held: f"{_NAMES[held[1]]}: {AND.join(_RANKS[rank] for rank in held[2].split())}", text)
    text = _TWICE.sub(lambda twice: twice[1] or twice[2], text)
    return re.sub(_SUIT, lambda sign: _NAMES[sign[0]], text)


def lines_of(text: str) -> str:
    """A text with cards and suits in words, and with one fact per line."""
    facts = []
    for line in map(words_of, text.split("\n")):
        if line.startswith("#"):  # a heading stays one
            facts.append(line.replace(BETWEEN, AND))
            continue
        small, apart = SMALL * line.startswith(SMALL), _TITLE_OR_PLACE.sub(rf"\1{AND}", line).split(BETWEEN)
        facts += [small + fact.removeprefix(SMALL) for fact in apart]
    return "\n".join(facts)


def _spoken(component: Component) -> Component | None:
    if isinstance(component, str):
        return lines_of(component)
    if isinstance(component, Picture):
        return lines_of(component.alt) if component.alt else None
    for control in component.children if isinstance(component, ui.ActionRow) else [component]:
        _relabel(control)
    return component


def _relabel(item: Item | Document) -> None:
    if isinstance(item, Button):
        item.item.label = _label(item.item.label, LABEL)
    elif isinstance(item, Select):
        item.item.placeholder = _label(item.item.placeholder, OPTION)
        for each in item.item.options:
            each.label, each.description = _label(each.label, OPTION), _label(each.description, OPTION)


def _label(text: str | None, longest: int) -> str:
    return words_of(text or "").replace(BETWEEN, AND)[:longest]
