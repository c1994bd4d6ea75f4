"""The house rules of the sequence game. Their sentences are in ``book.py``."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Literal

from engine.core.cards import Card
from engine.core.packs import NUMBER_CARDS, PASS_CARDS
from engine.core.rule import choice, number, switch
from engine.core.ruleset import SEATS, TARGETS, TARGETS_OFFERED, Conflict, NextDealer, Ruleset, sides_for
from engine.str8.numbers import COPIES
from engine.words import Words

HAND = 3  # cards in every hand between turns
PASSES = 3  # pass cards of each direction in a pack
ONE_PACK = 4  # the most players who each play alone
TEAMS = (6, 8)  # seats that play in teams of two, unless a house rule says otherwise
TABLE, SEQUENCE, SCORE = "table", "sequence", "score"  # chapters of an editor

_PACK: tuple[Card, ...] = (
    *(card for card in NUMBER_CARDS for _ in range(COPIES[int(card)])),
    *(card for card in PASS_CARDS for _ in range(PASSES)),
)


def _makes_teams(rules: Ruleset) -> bool:
    return rules.seats in (4, 6, 8)


def _is_for_two(rules: Ruleset) -> bool:
    return rules.seats == 2


@dataclass(frozen=True)
class SequenceRules(Ruleset):
    """The house rules of one table. Raises RulesError when they cannot be played."""

    catalogue: ClassVar[Words] = Words("engine.str8.house_rules")

    seats: int = number(4, TABLE, allowed=SEATS)
    sides: int = number(
        0,
        TABLE,
        allowed=(0, 2, 3, 4),
        offered_beside=lambda rules: (0, *sides_for(rules.seats)),
        when=_makes_teams,
    )
    packs: int = number(1, TABLE, allowed=(1, 2))
    first_dealer: Literal["chance", "first seat"] = choice("chance", TABLE)
    next_dealer: NextDealer = choice("left", TABLE)
    sequences: int = number(1, SEQUENCE, allowed=(1, 2), when=_is_for_two)
    backwards: bool = switch(False, SEQUENCE)
    pass_cost: int = number(50, SCORE, allowed=(0, 10, 20, 25, 30, 40, 50, 60, 75, 100))
    target: int = number(500, SCORE, allowed=TARGETS, offered=TARGETS_OFFERED)

    @classmethod
    def conflicts(cls) -> tuple[Conflict[Any], ...]:
        return _CONFLICTS

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        return _PACK * self.packs

    @property
    def special_cards(self) -> frozenset[Card]:
        return frozenset(PASS_CARDS)

    @property
    def collects(self) -> bool:
        return True

    @property
    def lines(self) -> int:
        return self.sequences if self.seats == 2 else 1

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        alone = self.seats > ONE_PACK and changes.get("sides") == 0
        return {"packs": 2, **changes} if alone else dict(changes)

    def side_of(self, seat: int) -> int:
        return seat % self.sides_in_play


_CONFLICTS: tuple[Conflict[SequenceRules], ...] = (
    Conflict(
        lambda rules: rules.sides * 2 in (0, rules.seats),
        "no-teams",
        lambda rules: {"seats": rules.seats, "sides": rules.sides},
    ),
    Conflict(
        lambda rules: rules.seats <= ONE_PACK or bool(rules.sides) or rules.packs > 1,
        "one-pack-too-few",
        lambda rules: {"seats": rules.seats},
    ),
)
