"""The rules of the named games by where they are played, for each number of seats. ``variants`` names them.

A game has a line for each chapter of its rules: table, matching, special cards, drawing, several, last card and score.
"""

from collections.abc import Iterator

from engine.core.game import ReadyMade
from engine.core.packs.french import FRENCH
from engine.core.rule import Rows
from engine.shedding.effects import KINDS, Effect, Kind
from engine.shedding.rules import Rules, packs_for
from engine.words import Words

WORDS = Words("engine.games.variants")
_KINDS: dict[str, Kind] = {kind: kind for kind in KINDS}


def _rows(text: str) -> Iterator[tuple[str, str]]:
    """Each rank or card of a list such as ``JS JC: draw 5, A: skip``, with what is written for it."""
    for part in filter(None, text.split(", ")):
        names, _, value = part.partition(": ")
        yield from ((name, value) for name in names.split())


def acts(text: str) -> Rows[Effect]:
    """The effects of ranks and cards, from a text such as ``JS JC: draw 5, A: skip``."""
    effects = []
    for name, value in _rows(text):
        kind, _, count = value.rpartition(" ") if value[-1].isdecimal() else (value, "", "1")
        effects.append((name, Effect(_KINDS[kind], int(count))))
    return tuple(effects)


def points(text: str) -> Rows[int]:
    """The costs of ranks and cards, from a text such as ``8: 50, J Q: 10``."""
    return tuple((name, int(cost)) for name, cost in _rows(text))


def dealt(
    seats: int, deal: int, wild: str = "8", effects: str = "", costs: str = "", jokers: int = 0, size: int = FRENCH.size
) -> Rules:
    """Rules with a deal of so many cards, from as many packs as it needs (source: rulings.md, "Second pack"). All that
    is not said is as in Crazy Eights, but no card has an effect, and all cost their pips. ``wild`` are ranks.
    """
    return Rules(
        seats=seats,
        packs=packs_for(seats, deal, size=size + jokers),
        pack_size=size,
        jokers=jokers,
        deal=deal,
        wild=tuple(wild),
        effects=acts(effects),
        costs=points(costs),
    )


def ready_made(key: str, **changes: object) -> ReadyMade:
    """House rules to start from that are the same for any number of seats."""
    return ReadyMade(key, WORDS, lambda rules: changes)
