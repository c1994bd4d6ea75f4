"""The house rules of the sequence game, and how its numbers follow each other. The sentences are in ``book.py``.

The numbers are those of the 8 by 8 multiplication table. Row ``k`` holds k, 2k, .. 8k and has its own colour. A number
in several rows may be followed by the next number of each (source: S2, "equal to any of the numbers listed on the right
side"; FAQ, "Am I supposed to match").
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from engine.core.cards import Card
from engine.core.packs import LARGEST_FACTOR, NUMBER_CARDS, PASS_CARDS
from engine.core.rule import choice, number, switch
from engine.core.ruleset import SEATS, TARGETS, TARGETS_OFFERED, Conflict, NextDealer, Ruleset, sides_for
from engine.interning import interned
from engine.words import Words

HAND = 3  # cards in every hand between turns
PASSES = 3  # pass cards of each direction in a pack
ONE_PACK = 4  # the most players who each play alone
TEAMS = (6, 8)  # seats that play in teams of two, unless a house rule says otherwise
TABLE, SEQUENCE, SCORE = "table", "sequence", "score"  # chapters of an editor

SIDE = LARGEST_FACTOR  # rows, and numbers in a row; also the cards of a complete sequence
ROWS = OPENERS = range(1, SIDE + 1)  # also the numbers with a bull's-eye, which start a sequence
COPIES = Counter(row * column for row in ROWS for column in ROWS)
NUMBERS = tuple(map(int, NUMBER_CARDS))

Sequence = tuple[Card, ...]
Lines = tuple[Sequence, ...]  # the sequences of a side


@dataclass(frozen=True)
class SequenceRules(Ruleset):
    """The house rules of one table. Raises RulesError when they cannot be played."""

    catalogue: ClassVar[Words] = Words("engine.str8.house_rules")
    special_cards: ClassVar[frozenset[Card]] = frozenset(PASS_CARDS)
    collects = True
    conflicts: ClassVar[tuple[Conflict["SequenceRules"], ...]] = (
        Conflict(lambda rules: rules.sides * 2 in (0, rules.seats), "no-teams"),
        Conflict(lambda rules: rules.seats <= ONE_PACK or rules.sides != 0 or rules.packs > 1, "one-pack-too-few"),
    )

    seats: int = number(4, SEATS, group=TABLE)
    sides: int = number(0, (0, 2, 3, 4), lambda rules: rules.seats in (4, 6, 8), offered=sides_for)
    packs: int = number(1, (1, 2))
    first_dealer: Literal["chance", "first seat"] = choice("chance")
    next_dealer: NextDealer = choice("left")
    sequences: int = number(1, (1, 2), lambda rules: rules.seats == 2, group=SEQUENCE)
    backwards: bool = switch(False)
    pass_cost: int = number(50, (0, 10, 20, 25, 30, 40, 50, 60, 75, 100), group=SCORE)
    target: int = number(500, TARGETS, offered=TARGETS_OFFERED)

    def __post_init__(self) -> None:
        super().__post_init__()
        numbers = (card for card in NUMBER_CARDS for _ in range(COPIES[int(card)]))
        self.__dict__["pack"] = (*numbers, *(card for card in PASS_CARDS for _ in range(PASSES))) * self.packs

    @property
    def lines(self) -> int:
        """The sequences of each side."""
        return self.sequences if self.seats == 2 else 1

    def following(self, changes: Mapping[str, object]) -> dict[str, Any]:
        alone = self.seats > ONE_PACK and changes.get("sides") == 0
        return {"packs": 2, **changes} if alone else dict(changes)

    def side_of(self, seat: int) -> int:
        return seat % self.sides_in_play

    def cost(self, hand: Iterable[Card]) -> int:
        return sum(self.pass_cost if card in PASS_CARDS else int(card) for card in hand)

    def fitting(self, lines: Lines, card: Card) -> tuple[int, ...]:
        """The sequences that a card can be added to, by index. Of several empty ones, only the first."""
        fits = [card not in PASS_CARDS and int(card) in onward(line, self.backwards) for line in lines]
        return tuple(number for number, line in enumerate(lines) if fits[number] and (line or () not in lines[:number]))

    def grows(self, sequence: Sequence, free: Counter[Card]) -> bool:
        """True if a sequence can grow to eight with these cards."""
        following = map(str, onward(sequence, self.backwards))
        return len(sequence) == SIDE or any(self.grows((*sequence, card), free) for card in following if free[card])


# By number: its rows, the numbers that may follow when going up, which are the next one in each of its rows, and those
# where going down is allowed, which are the ones before, highest first.
ROWS_OF = {each: tuple(row for row in ROWS if each % row == 0 and each // row <= SIDE) for each in NUMBERS}
ABOVE = {each: tuple(each + row for row in rows if each // row < SIDE) for each, rows in ROWS_OF.items()}
BELOW = {each: tuple(each - row for row in rows if each // row > 1) for each, rows in ROWS_OF.items()}


def step(number: int, following: int) -> int:
    """The row that leads from one number to another that may follow it."""
    return abs(following - number)


def row(number: int) -> tuple[int, ...]:
    """All numbers of a row, rising. In this order they are a straight."""
    return tuple(number * column for column in ROWS)


@interned
def onward(sequence: Sequence, backwards: bool) -> tuple[int, ...]:
    """The numbers that may be added to a sequence. An empty one takes those with a bull's-eye (source: S2, "FAQ")."""
    if not sequence:
        return tuple(OPENERS)
    if len(sequence) == SIDE:
        return ()
    last = int(sequence[-1])
    following = BELOW[last] + ABOVE[last] if backwards else ABOVE[last]
    return tuple(number for number in following if str(number) not in sequence)


def with_card(lines: Lines, number: int, card: Card) -> Lines:
    return (*lines[:number], (*lines[number], card), *lines[number + 1 :])


def is_straight(sequence: Sequence) -> bool:
    """True if a sequence is a complete row, rising (source: S2, "all eight cards of one color group")."""
    return len(sequence) == SIDE and tuple(map(int, sequence)) == row(int(sequence[0]))


def worth(lines: Lines) -> int:
    return sum(int(card) for line in lines for card in line)
