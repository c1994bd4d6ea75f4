"""Rules that hold for single cards, as players tell them: by rank where a whole rank is alike, else card by card."""

from collections.abc import Collection
from typing import Any

from engine.cards import CARDS, JOKER, RANKS, Card, Rank, rank_of
from engine.shedding.rules import Rules, pips


def cards_of(rank: Rank, suits: Collection[str] = "") -> tuple[Card, ...]:
    """The cards of a rank, perhaps only those of some suits."""
    return tuple(card for card in CARDS if rank_of(card) == rank and (not suits or card[1] in suits))


def changed(rules: Rules, name: str, cards: Collection[Card], value: Any) -> tuple[Any, ...]:
    """The field with another value for these cards; None: nothing is said of them any more."""
    table = {card: held for card, held in rules.by_card(name).items() if card not in cards}
    if value is not None:
        table |= dict.fromkeys(cards, value)
    if name == "costs":
        table = {card: points for card, points in table.items() if points != pips(card)}
    rows = [row for rank in (*RANKS, JOKER) for row in _rows(rank, table)]
    return tuple(rows) if name in {"effects", "costs"} else tuple(card for card, _ in rows)


def _rows(rank: Rank, table: dict[Card, Any]) -> list[tuple[str, Any]]:
    """The rank in one row where all its cards are alike."""
    cards = cards_of(rank)
    held = [(card, table[card]) for card in cards if card in table]
    whole = len(held) == len(cards) and len({value for _, value in held}) == 1
    return [(rank, held[0][1])] if whole else held
