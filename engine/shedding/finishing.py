"""Which cards may be the last ones of a hand (source: linked-variants.md, 1.3, "finish_restriction")."""

from engine.cards import JOKERS, Card
from engine.shedding.matching import anything_follows, is_wild, matches
from engine.shedding.view import Position


def why_not_last(position: Position, seat: int, cards: tuple[Card, ...]) -> str:
    """The rule by which these cards can't empty a hand, played in this order. Empty if they may, or leave some.

    Of several cards the top one is the last. It makes no difference whether the hand is filled again, or whether
    partners play on.
    """
    rules = position.rules
    if position.count(seat) != len(cards):
        return ""
    if cards[1:] and rules.last_alone:
        return "last_alone"
    if cards[-1] in rules.never_last:
        return "not_last"
    return "winning_wild" if rules.last_wild_must_match and _must_match(position, seat, cards[0]) else ""


def _must_match(position: Position, seat: int, card: Card) -> bool:
    """Whether a wild card neither matches nor answers (source: LC-old, "must match suit"). A joker has no suit."""
    if position.debt or position.skips or card in JOKERS or not is_wild(position, seat, card):
        return False
    top = position.pile[-1]
    return not anything_follows(position.rules, top, position.suit) and not matches(card, top, position.suit)
