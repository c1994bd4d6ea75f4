"""Cards that have to be answered by another card in the same play.

Source: more-cousins.md 6.6, "an Ace can be played only with such a card in hand", and 6.10, "questions".
"""

from collections.abc import Iterable, Sequence

from engine.core.cards import Card
from engine.shedding.legal.finishing import why_not_last
from engine.shedding.rules.rules import Rules
from engine.shedding.state import State
from engine.shedding.view import Position, SheddingView


def since_question(rules: Rules, chosen: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a play from the answer to its last question on. Empty while that one is to be answered."""
    last = max((place for place, card in enumerate(chosen) if card in rules.answers_to), default=-1)
    return chosen[last + 1 :]


def is_unanswered(position: State | SheddingView, seat: int, cards: Sequence[Card]) -> bool:
    """True if a play ends with a question. The card with which a seat begins the round is none."""
    rules = position.rules
    return rules.asks_questions and cards[-1] in rules.answers_to and seat not in position.to_begin


def can_be_answered(position: Position, seat: int, chosen: tuple[Card, ...], left: Sequence[Card]) -> bool:
    """True if these cards, on which those that are ``left`` may go, are a play or the beginning of one.

    If even the shortest way to an answer takes the whole hand, its last card has to be one that may be the last.
    """
    rules = position.rules
    if not rules.binds_questions or not is_unanswered(position, seat, chosen):
        return True
    way = way_to_answer(position, seat, chosen, left)
    if not way:
        return False
    return len(way) < len(left) or not (rules.limits_last and why_not_last(position, seat, (*chosen, *way)))


def way_to_answer(position: Position, seat: int, chosen: tuple[Card, ...], left: Iterable[Card]) -> tuple[Card, ...]:
    """The fewest cards that answer the last of these, over other questions. Empty if none do."""
    rules, question = position.rules, chosen[-1]
    ways: list[tuple[Card, ...]] = [(card,) for card in rules.answers_to[question].intersection(left)]
    seen = {question}
    for way in ways:
        if way[-1] not in rules.answers_to:
            return way
        if way[-1] not in seen:
            seen.add(way[-1])
            ways += [(*way, card) for card in rules.answers_to[way[-1]].intersection(left) if card not in way]
    return ()
