"""Which cards may be the last ones of a hand (source: linked-variants.md, 1.3, "finish_restriction")."""

from engine.core.cards import JOKERS, Card
from engine.shedding.legal.matching import anything_follows, is_wild, matches, top_of
from engine.shedding.view import Position


def why_not_last(position: Position, seat: int, cards: tuple[Card, ...]) -> str:
    """The rule by which these cards can't empty a hand, played in this order. Empty if they may, or leave some.

    Of several cards the top one is the last. It makes no difference whether the hand is filled again, or whether
    partners play on.
    """
    if position.count(seat) != len(cards):
        return ""
    return _closed(position, seat) or _not_by_these(position, seat, cards)


def _closed(position: Position, seat: int) -> str:
    """The rule by which a seat can't go out now, whatever it plays (source: more-cousins.md 6.6 and 6.10)."""
    rules = position.rules
    if rules.call_opens and (seat in position.barred or seat in position.uncalled):
        return "call"
    return "cardless" if rules.stays_in and not all(map(position.count, position.others(seat))) else ""


def _not_by_these(position: Position, seat: int, cards: tuple[Card, ...]) -> str:
    """A wild card may have to match or answer (source: LC-old, "must match suit"). A joker has no suit. For a question
    without an answer there must be a card to draw.
    """
    rules = position.rules
    if cards[1:] and rules.ends_alone:
        return "last_alone"
    if cards[-1] in rules.never_last:
        return "not_last"
    if rules.questions_cost and cards[-1] in rules.answers_to and not (position.stock or rules.reshuffle):
        return "unanswered"
    first, top = cards[0], top_of(position)
    wild = is_wild(position, seat, first) and seat not in position.to_begin
    must_match = rules.last_wild_must_match and first not in JOKERS and wild
    if not must_match or position.debt or position.skips or anything_follows(rules, top, position.suit):
        return ""
    return "" if matches(rules, first, top, position.suit) else "winning_wild"
