"""What may follow what: the one source of legality of a card."""

from typing import TYPE_CHECKING

from engine.cards import PACK, Card, Suit
from engine.rules import Rules

if TYPE_CHECKING:
    from engine.view import Position


def followers(position: "Position") -> frozenset[Card]:
    """The cards that may be laid on the pile as it is."""
    key = (position.pile[-1], position.suit, position.debt > 0)
    known = position.rules.followers
    if key not in known:
        known[key] = frozenset(card for card in PACK if _follows(position.rules, card, *key))
    return known[key]


def _follows(rules: Rules, card: Card, top: Card, suit: Suit | None, owing: bool) -> bool:
    """Source: S3, "The following plays are legal", and "Draw cards" for what answers a debt."""
    wild = card[0] in rules.wild
    if owing:
        return (rules.stacking and card[0] == top[0]) or (rules.wild_cancels_debt and wild)
    if wild or suit is not None:
        return wild or card[1] == suit
    return card[0] == top[0] or card[1] == top[1]
