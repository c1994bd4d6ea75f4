"""Whether a whole hand could go in one play (source: more-cousins.md 6.10, "all remaining cards in one play")."""

from dataclasses import replace

from engine.core.cards import Card
from engine.shedding.legal.legal_moves import joins, without
from engine.shedding.legal.questions import is_unanswered, since_question
from engine.shedding.view import Position

MOST = 10  # cards that could: with more of them it would take too long to find out


def goes_at_once(position: Position, seat: int, hand: tuple[Card, ...]) -> bool:
    """Whether these cards go on one another in some order, and its last one may be the last of a hand."""
    rules = position.rules
    if not hand or len(hand) > MOST or (hand[1:] and rules.ends_alone) or all(map(rules.never_last.__contains__, hand)):
        return False
    calm = replace(position, drawn=(), debt=0, to_begin=())
    seen = set[tuple[Card, ...]]()
    waiting: list[tuple[tuple[Card, ...], tuple[Card, ...]]] = [
        ((card,), tuple(without(hand, card))) for card in sorted(set(hand))
    ]
    while waiting:
        chosen, left = waiting.pop()
        if not left:
            if chosen[-1] not in rules.never_last and not is_unanswered(calm, seat, chosen):
                return True
            continue
        # what may follow hangs on the last two cards, and on the one that began after the last question
        known = (*since_question(rules, chosen)[:1], "", *chosen[-2:], "", *sorted(left))
        if known not in seen:
            seen.add(known)
            joining = sorted(joins(calm, seat, chosen, left))
            waiting += [((*chosen, card), tuple(without(left, card))) for card in joining]
    return False
