"""The house rules of the sequence game. Their sentences are in ``book.py``."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from engine.cards import NUMBER_CARDS, PASS_CARDS, Card
from engine.rule import choice, number, switch
from engine.ruleset import (
    SEATS,
    TARGETS,
    TARGETS_OFFERED,
    Conflict,
    FirstDealer,
    NextDealer,
    Ruleset,
    sides_for,
)
from engine.str8.numbers import COPIES

HAND = 3  # cards in every hand between turns
PASSES = 3  # pass cards of each direction in a pack
ONE_PACK = 4  # the most players who each play alone
TEAMS = (6, 8)  # seats that play in teams of two, unless a house rule says otherwise
TABLE, SEQUENCE, SCORE = "Table and deal", "Sequence", "Score"

_PACK: tuple[Card, ...] = (
    *(card for card in NUMBER_CARDS for _ in range(COPIES[int(card)])),
    *(card for card in PASS_CARDS for _ in range(PASSES)),
)
_NO_TEAMS = (
    "{rules.seats} players do not make {rules.sides} teams of two; choose other teams, or everybody for himself."
)


def _sides_offered(rules: "SequenceRules") -> tuple[int, ...]:
    return (0, *sides_for(rules.seats))


def _makes_teams(rules: "SequenceRules") -> bool:
    return rules.seats in (4, 6, 8)


def _is_for_two(rules: "SequenceRules") -> bool:
    return rules.seats == 2


@dataclass(frozen=True)
class SequenceRules(Ruleset):
    """The house rules of one table. Raises RulesError when they cannot be played."""

    seats: int = number(
        4,
        TABLE,
        "Seats",
        "How many play, two to eight.",
        allowed=SEATS,
        sentence="{rules.seats} cannot play; a table has two to eight seats.",
    )
    sides: int = number(
        0,
        TABLE,
        "Teams",
        "How many teams of two play, who sit opposite each other and share a sequence; 0: everybody for himself.",
        allowed=(0, 2, 3, 4),
        sentence=_NO_TEAMS,
        zero="everybody for himself",
        offered_beside=_sides_offered,
        when=_makes_teams,
    )
    packs: int = number(
        1,
        TABLE,
        "Packs",
        "How many packs of 70 cards are shuffled together.",
        allowed=(1, 2),
        sentence="It is played with one pack or two.",
    )
    first_dealer: FirstDealer = choice(
        FirstDealer.CHANCE,
        TABLE,
        "First dealer",
        "Who deals first: somebody by chance, or the first seat.",
        ways=(FirstDealer.CHANCE, FirstDealer.FIRST_SEAT),
    )
    next_dealer: NextDealer = choice(
        NextDealer.LEFT,
        TABLE,
        "Next dealer",
        "Who deals the next round: the player to the left, or the winner.",
    )
    sequences: int = number(
        1,
        SEQUENCE,
        "Sequences",
        "How many sequences each of two players builds at the same time.",
        allowed=(1, 2),
        sentence="A player builds one sequence, or two.",
        when=_is_for_two,
    )
    backwards: bool = switch(False, SEQUENCE, "Backwards", "Whether a sequence may also go down.")
    pass_cost: int = number(
        50,
        SCORE,
        "Pass cards",
        "What each pass card costs that one is left with.",
        allowed=(0, 10, 20, 25, 30, 40, 50, 60, 75, 100),
        sentence="A pass card costs one of the amounts of the list, from nothing to 100 points.",
        unit="point",
    )
    target: int = number(
        500,
        SCORE,
        "Target",
        "The total that wins the match.",
        allowed=TARGETS,
        sentence="The target must lie between 10 and 1000 points.",
        unit="point",
        offered=TARGETS_OFFERED,
    )

    @classmethod
    def conflicts(cls) -> tuple[Conflict[Self], ...]:
        """What must be true between several rules."""
        return _CONFLICTS

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards in play, in order."""
        return _PACK * self.packs

    @property
    def collects(self) -> bool:
        """Whether more points are better."""
        return True

    @property
    def lines(self) -> int:
        """How many sequences each side builds."""
        return self.sequences if self.seats == 2 else 1

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        """The changes, and a second pack if they end partnerships."""
        alone = self.seats > ONE_PACK and changes.get("sides") == 0
        return {"packs": 2, **changes} if alone else dict(changes)

    def side_of(self, seat: int) -> int:
        """The number of the side of a seat."""
        return seat % self.sides_in_play


_CONFLICTS: tuple[Conflict[SequenceRules], ...] = (
    Conflict(lambda rules: rules.sides * 2 in (0, rules.seats), _NO_TEAMS),
    Conflict(
        lambda rules: rules.seats <= ONE_PACK or bool(rules.sides) or rules.packs > 1,
        "{rules.seats} players for themselves need two packs; take another one, or play in teams of two.",
    ),
)
