"""Which card may be added to which sequence, and whether a sequence can still grow to eight."""

from collections import Counter

from engine.core.cards import Card
from engine.core.packs import PASS_CARDS
from engine.interning import interned
from engine.str8.numbers import OPENERS, SIDE, above, below, row
from engine.str8.rules import SequenceRules
from engine.str8.state import Sequence, SequencePosition


def next_numbers(rules: SequenceRules, sequence: Sequence) -> tuple[int, ...]:
    """The numbers that may be added to a sequence. An empty one takes those with a bull's-eye (source: S2, "FAQ")."""
    return _next_numbers(sequence, rules.backwards)


def _next_numbers(sequence: Sequence, backwards: bool) -> tuple[int, ...]:
    if not sequence:
        return tuple(OPENERS)
    if len(sequence) == SIDE:
        return ()
    last = int(sequence[-1])
    down = tuple(number for number in below(last) if str(number) not in sequence) if backwards else ()
    up = tuple(number for number in above(last) if str(number) not in sequence)
    return down + up


def fitting_sequences(rules: SequenceRules, lines: tuple[Sequence, ...], card: Card) -> tuple[int, ...]:
    """The sequences that a number can be added to, by index. Of several empty ones, only the first."""
    if card in PASS_CARDS:
        return ()
    fitting = [number for number, line in enumerate(lines) if int(card) in next_numbers(rules, line)]
    return tuple(number for number in fitting if lines[number] or not any(not line for line in lines[:number]))


def playable(position: SequencePosition, seat: int) -> tuple[Card, ...]:
    """The different cards in a hand that can be played: numbers that can be added, and pass cards."""
    fitting = _fitting(position.lines_of(seat), position.rules.backwards)
    return tuple(dict.fromkeys(card for card in position.hands[seat] if card in fitting))


@interned
def _fitting(lines: tuple[Sequence, ...], backwards: bool) -> frozenset[Card]:
    """The cards that can be played on these sequences. Every seat is asked about them, turn after turn."""
    return frozenset((*PASS_CARDS, *(str(number) for line in lines for number in _next_numbers(line, backwards))))


def is_straight(sequence: Sequence) -> bool:
    """True if a sequence is a complete row, rising (source: S2, "all eight cards of one color group")."""
    return len(sequence) == SIDE and tuple(map(int, sequence)) == row(int(sequence[0]))


def can_complete(position: SequencePosition, seat: int) -> bool:
    """True if some sequence of a seat can still grow to eight with the numbers that are in no sequence."""
    free = position.free()
    return any(grows(position.rules, line, free) for line in position.lines_of(seat))


def grows(rules: SequenceRules, sequence: Sequence, free: Counter[int]) -> bool:
    """True if a sequence can grow to eight with these numbers."""
    if len(sequence) == SIDE:
        return True
    return any(
        free[number] and grows(rules, (*sequence, str(number)), free) for number in next_numbers(rules, sequence)
    )
