"""Pages for people who listen instead of looking: no pictures, one fact per line, and signs and suits in words.

Facts are told apart by signs that no language has for itself: those of the suits, and the dots between facts. A turn, a
seat, a list after a colon and a title stay one line, as their parts say nothing alone.
"""

import re
import unicodedata
from typing import NamedTuple

from discord import ui

from cogs.ui.components.controls import OPTION, Button, Select
from cogs.ui.components.fitting import WHOLE, weight
from cogs.ui.components.page import Component, Document, Grid, Item, Page, Picture
from cogs.ui.components.words import in_sentences, shortened
from engine.core.cards import JOKERS, RANKED, SUIT_SYMBOLS, short, spoken, suit_name
from engine.core.packs.numbers import PASS_CARDS
from engine.games.variants import VARIANTS
from engine.words import Words, said_once

TEXT_SIGN = "\ufe0e"
EMOJI_SIGN = "\ufe0f"
BETWEEN = " · "
AND = ", "
LEADS_TO, SO = " → ", ": "
SMALL = "-# "
WAITING = "• "  # before a seat that is not to play
SEATS = (WAITING, "➤", "▸")
LABEL = 80  # characters of a button

WORDS = Words(__name__)

_TO_PLAY = re.compile(r"[➤▸] ([^·\n]*[^·\s])")
_SIGNS = {"🤖": "bot", "🏆": "winner", "◆": "changed", "✓": "fits"}
_AHEAD = re.compile(r"^((?:-# |- |#+ )?)(\W) |(\W)(?=\d)", re.MULTILINE)  # where a sign of ours may stand
_MORE = re.compile(r"(?<!\S)\+(\d+)")  # as in “Twos: +2”
_LESS = re.compile(r"(?<!\S)-(\d+)")  # a total below 0
_COUNTED = re.compile(r"(?<![\w<&])#(\d+)")  # as in “Match #1”, but no channel
_PLACE = re.compile(rf"^(\*\*\d+\*\*){BETWEEN}")
_TURN = re.compile(r"(?:-# )?\*\*(?:[^*]|\\\*)+\*\* (?!·)")
_LIST = re.compile(r"[^:·]+: [^:]+")


class _Cards(NamedTuple):
    """What signs of cards are in the words of one language."""

    suits: dict[str, str]
    cards: dict[str, str]
    passes: dict[str, str]
    suit: re.Pattern[str]
    run: re.Pattern[str]  # cards one after another
    twice: re.Pattern[str]  # a suit by its name and its sign


@said_once(None)
def _cards() -> _Cards:
    suits = {sign: suit_name(suit) for suit, sign in SUIT_SYMBOLS.items()}
    cards = {short(card): spoken(card) for card in RANKED if card not in JOKERS}
    suit, name = f"[{''.join(suits)}]", "|".join(map(re.escape, suits.values()))
    rank = "|".join(dict.fromkeys(text[:-1] for text in cards))
    suited, unsuited = rf"(?<!\w)(?:{rank}){suit}", rf"(?<!\w)(?:{'|'.join(dict.fromkeys(map(short, JOKERS)))})(?!\w)"
    return _Cards(
        suits,
        cards,
        {short(card): spoken(card) for card in PASS_CARDS},
        re.compile(suit),
        re.compile(rf"(?:{suited}|{unsuited})(?: (?:{suited}|{unsuited}))*"),
        re.compile(rf"\b({name}) {suit}|{suit} ({name})\b", re.IGNORECASE),
    )


@said_once(None)
def _title() -> re.Pattern[str]:
    """Before the name of a game."""
    return re.compile(rf"{BETWEEN}(?=(?:{'|'.join(re.escape(game.name) for game in VARIANTS.values())})\b)")


def in_words(page: Page) -> Page:
    """The page without pictures. It says the same, one fact per line.

    It takes the buttons and selects over and names them anew, so the page that was given is not to be shown any more.
    """
    said = [each for each in map(_spoken, page.components) if each is not None]
    too_long = _too_long([each for each in said if isinstance(each, str)])
    return Page([_without(too_long, each) if isinstance(each, str) else each for each in said], page.accent)


def _too_long(texts: list[str]) -> set[str]:
    """The small lines that have to go, the longest first, so that a message takes the others."""
    over, gone = sum(map(weight, texts)) - WHOLE, set[str]()
    small = sorted((line for text in texts for line in text.split("\n") if line.startswith(SMALL)), key=len)
    while over > 0 and small:
        gone.add(small[-1])
        over -= weight(small.pop())
    return gone


def _without(gone: set[str], text: str) -> str | None:
    return "\n".join(line for line in text.split("\n") if line not in gone) or None


def words_of(text: str) -> str:
    """A text with cards, suits and signs in words."""
    signs = _cards()
    for sign, name in signs.passes.items():
        text = text.replace(sign, name)
    text = text.replace(TEXT_SIGN, "").replace(EMOJI_SIGN, "").replace(LEADS_TO, SO)
    text = signs.run.sub(lambda run: AND.join(signs.cards.get(card, card) for card in run[0].split()), text)
    text = signs.twice.sub(lambda twice: twice[1] or twice[2], text)
    text = signs.suit.sub(lambda sign: signs.suits[sign[0]], text)
    text = _TO_PLAY.sub(lambda seat: WORDS("to-play", name=seat[1]), text)
    text = _MORE.sub(lambda more: WORDS("more", number=more[1]), text)
    text = _LESS.sub(lambda less: WORDS("less", number=less[1]), text)
    text = _COUNTED.sub(lambda counted: WORDS("numbered", number=counted[1]), text)
    for sign, key in _SIGNS.items():
        text = text.replace(sign, WORDS(key)) if sign in text else text
    return _AHEAD.sub(_without_sign, text)


def _without_sign(found: re.Match[str]) -> str:
    """A sign before a line or a number stands beside words that say the same. In a name, it may be all there is."""
    sign = found[2] or found[3]
    return (found[1] or "") if unicodedata.category(sign) == "So" else found[0]


def lines_of(text: str) -> str:
    """A text with cards and suits in words, and with one fact per line."""
    facts = []
    for line in text.split("\n"):
        said = _PLACE.sub(rf"\1{AND}", _title().sub(AND, words_of(line.removeprefix(WAITING)).strip()))
        if line.startswith(SEATS) or said.startswith("#") or _TURN.match(said) or _LIST.fullmatch(said):
            facts.append(said.replace(BETWEEN, AND))
            continue
        small = SMALL * said.startswith(SMALL)
        facts += [small + fact.removeprefix(SMALL) for fact in said.split(BETWEEN)]
    return "\n".join(facts)


def _spoken(component: Component) -> Component | None:
    if isinstance(component, str):
        return lines_of(component)
    if isinstance(component, Picture):
        return lines_of(component.alt) if component.alt else None
    if isinstance(component, Grid):
        told = [WORDS("score", name=name, points=AND.join(each)) for name, each in component.told()]
        return words_of("\n".join(told)) or None
    for control in component.children if isinstance(component, ui.ActionRow) else [component]:
        _relabel(control)
    return component


def _relabel(item: Item | Document) -> None:
    if isinstance(item, Button):
        label = _label(item.item.label, LABEL)
        item.item.label = shortened(WORDS("chosen", label=label), LABEL) if item.chosen else label
    elif isinstance(item, Select):
        item.item.placeholder = _label(item.item.placeholder, OPTION)
        for each in item.item.options:
            each.label, about = _label(each.label, OPTION), in_sentences(_named(each.description), OPTION)
            each.description = about if about != each.label else ""


def _label(text: str | None, longest: int) -> str:
    return shortened(_named(text), longest)


def _named(text: str | None) -> str:
    return words_of(text or "").strip().replace(BETWEEN, AND)
