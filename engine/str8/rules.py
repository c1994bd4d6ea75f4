"""The house rules of the sequence game; their sentences stand in ``book.py``."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from engine.cards import NUMBER_CARDS, PASS_CARDS, Card
from engine.ruleset import SEATS, TARGETS, Conflicts, Ruleset, allowed, rule
from engine.str8.numbers import COPIES

HAND = 3  # cards that everybody holds between turns
PASSES = 3  # pass cards of each direction in a pack
ONE_PACK = 4  # players for themselves, at most
TEAMS = (6, 8)  # seats that play in teams of two, unless a house rule says otherwise
TABLE, SEQUENCE, SCORE = "Table and deal", "Sequence", "Score"

_PACK: tuple[Card, ...] = (
    *(card for card in NUMBER_CARDS for _ in range(COPIES[int(card)])),
    *(card for card in PASS_CARDS for _ in range(PASSES)),
)


@dataclass(frozen=True)
class SequenceRules(Ruleset):
    """The house rules of one table. Raises RulesError when they conflict."""

    seats: int = rule(4, TABLE, "Seats", "How many play, two to eight.", allowed=SEATS)
    sides: int = rule(
        0,
        TABLE,
        "Teams",
        "How many teams of two play, who sit opposite each other and share a sequence; 0: everybody for himself.",
        allowed=(0, 2, 3, 4),
        when=lambda rules: rules.seats in (4, 6, 8),
    )
    packs: int = rule(1, TABLE, "Packs", "How many packs of 70 cards are shuffled together.", allowed=(1, 2))
    first_dealer: Literal["chance", "first seat"] = rule(
        "chance", TABLE, "First dealer", "Who deals first: somebody by chance, or the first seat."
    )
    next_dealer: Literal["left", "winner"] = rule(
        "left", TABLE, "Next dealer", "Who deals the next round: the player to the left, or the winner."
    )
    sequences: int = rule(
        1,
        SEQUENCE,
        "Sequences",
        "How many sequences each of two players builds at the same time.",
        allowed=(1, 2),
        when=lambda rules: rules.seats == 2,
    )
    backwards: bool = rule(False, SEQUENCE, "Backwards", "Whether a sequence may also go down.")
    pass_cost: int = rule(
        50,
        SCORE,
        "Pass cards",
        "What each pass card costs that one is left with.",
        allowed=(0, 10, 20, 25, 30, 40, 50, 60, 75, 100),
    )
    target: int = rule(500, SCORE, "Target", "The total that wins the match.", allowed=TARGETS)

    @classmethod
    def conflicts(cls) -> Conflicts:
        """What must hold, each with the sentence for the player where it does not."""
        return _CONFLICTS

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards that are played with, in order."""
        return _PACK * self.packs

    @property
    def collects(self) -> bool:
        """Whether more points are better."""
        return True

    @property
    def lines(self) -> int:
        """How many sequences each side builds."""
        return self.sequences if self.seats == 2 else 1

    def following(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """The changes, and a second pack where everybody plays for himself who did not before."""
        alone = self.seats > ONE_PACK and changes.get("sides") == 0
        return {"packs": 2, **changes} if alone else dict(changes)

    def side_of(self, seat: int) -> int:
        """The number of the side of a seat."""
        return seat % self.sides_in_play


_CONFLICTS: Conflicts = (
    (lambda rules: rules.seats in SEATS, "{rules.seats} cannot play; a table has two to eight seats."),
    (
        lambda rules: rules.sides in allowed(SequenceRules, "sides") and rules.sides * 2 in (0, rules.seats),
        "{rules.seats} players do not make {rules.sides} teams of two; choose other teams, or everybody for himself.",
    ),
    (lambda rules: rules.packs in allowed(SequenceRules, "packs"), "It is played with one pack or two."),
    (
        lambda rules: rules.seats <= ONE_PACK or rules.sides or rules.packs > 1,
        "{rules.seats} players for themselves need two packs; take another one, or play in teams of two.",
    ),
    (lambda rules: rules.sequences in allowed(SequenceRules, "sequences"), "A player builds one sequence, or two."),
    (
        lambda rules: rules.pass_cost in allowed(SequenceRules, "pass_cost"),
        "A pass card costs one of the amounts of the list, from nothing to 100 points.",
    ),
    (lambda rules: rules.target in TARGETS, "The target must lie between 10 and 1000 points."),
)
