"""The rules of the named games by where they are played, for each number of seats. ``variants`` names them.

A game has a line for each chapter of its rules: table, matching, special cards, drawing, several, last card and score.
A value that the seats decide is a function of their number. Cards are written as a text: ranks and single cards, as in
``8 QS``, and in a table what each has, as in ``JS JC: draw 5, A: skip``.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from engine.core.game import ReadyMade
from engine.core.packs.french import FRENCH
from engine.core.rule import CardList, CardTable, RankList
from engine.shedding.card_tables import EffectTable, PointTable
from engine.shedding.effect_kinds import KINDS, Effect, Kind
from engine.shedding.rules import Rules, packs_for
from engine.words import Words

WORDS = Words("engine.games.variants")
_KINDS: dict[str, Kind] = {kind: kind for kind in KINDS}


def game(
    deal: int | Callable[[int], int], *, size: int = FRENCH.size, jokers: int = 0, **others: object
) -> Callable[[int], Rules]:
    """A game with a deal of so many cards, from as many packs as it needs (source: rulings.md, "Second pack"). All that
    is not said is as in Crazy Eights, but no card has an effect, and all cost their pips.
    """

    @cache  # building rules means checking them
    def rules(seats: int) -> Rules:
        cards = deal(seats) if callable(deal) else deal
        packs = packs_for(seats, cards, size=size + jokers)
        usual = Rules(seats=seats, packs=packs, pack_size=size, jokers=jokers, deal=cards)
        return replace(usual, **_values(others, seats))

    return rules


def like(other: Callable[[int], Rules], **changes: object) -> Callable[[int], Rules]:
    """A game as another one, but for these rules."""
    return cache(lambda seats: replace(other(seats), **_values(changes, seats)))


def ready_made(key: str, **changes: object) -> ReadyMade:
    """House rules to start from."""
    return ReadyMade(key, WORDS, lambda rules: _values(changes, rules.seats))


def _values(given: Mapping[str, object], seats: int) -> dict[str, Any]:
    """The values of rules with so many seats."""
    values = {name: value(seats) if callable(value) else value for name, value in given.items()}
    return {name: _read(name, value) if isinstance(value, str) else value for name, value in values.items()}


def _read(name: str, text: str) -> object:
    """The value of a rule from its text."""
    match Rules.field(name):
        case RankList() | CardList():
            return tuple(text.split())
        case EffectTable():
            return tuple((card, _effect(value)) for card, value in _rows(text))
        case PointTable():
            return tuple((card, int(value)) for card, value in _rows(text))
        case CardTable():
            return tuple(_rows(text))
    return text


def _rows(text: str) -> Iterator[tuple[str, str]]:
    """Each rank or card of a table with what is written for it."""
    for part in text.split(", "):
        names, _, value = part.partition(": ")
        yield from ((name, value) for name in names.split())


def _effect(text: str) -> Effect:
    kind, _, count = text.rpartition(" ") if text[-1].isdecimal() else (text, "", "1")
    return Effect(_KINDS[kind], int(count))
