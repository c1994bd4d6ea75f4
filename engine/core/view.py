"""What the public, or a seat, may know of a match of any game.

A view has the same field names as the state wherever a thing may be known. What may not be known is None or a count. So
all code that asks what may be done works on both.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from engine.core.actions import NOTHING, Answers, Options
from engine.core.cards import Card, in_order
from engine.core.ruleset import Ruleset
from engine.core.scoresheet import RoundScore
from engine.core.state import LastPlay, MatchState, Phase


@dataclass(frozen=True, kw_only=True)
class PublicView:
    """A match as the public sees it.

    ``hands`` holds None for every hand and ``counts`` holds their sizes. When a round is over, all hands are open.
    ``stock`` is a count. ``drawn`` holds None for each card, so others see only how many there are. ``seed`` is None
    until the match is over. ``undo`` is the last play, as long as it may be taken back.
    """

    rules: Ruleset
    round: int
    phase: Phase
    dealer: int | None
    turn: int
    hands: tuple[tuple[Card, ...] | None, ...]
    counts: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    drawn: tuple[Card | None, ...]
    asked: int
    asked_before: int = 0
    totals: tuple[int, ...]
    sheet: tuple[RoundScore, ...]
    winners: tuple[int, ...]
    seed: str | None
    undo: LastPlay | None = None

    @cached_property
    def answers(self) -> Answers:
        """See ``once``."""
        return {}

    @property
    def seen_drawn(self) -> tuple[Card, ...]:
        return tuple(card for card in self.drawn if card is not None)

    def count(self, seat: int) -> int:
        return self.counts[seat]


@dataclass(frozen=True, kw_only=True)
class SeatView(PublicView):
    """A match as ``seat`` sees it: also its own hand, sorted, what it has drawn, and its options."""

    seat: int
    options: Options = NOTHING

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.hands[self.seat] or ()

    @property
    def on_turn(self) -> bool:
        return self.phase == "play" and self.seat == self.turn

    @property
    def unplayable(self) -> tuple[Card, ...]:
        """The different cards in the hand that cannot be played now."""
        return tuple(card for card in dict.fromkeys(self.hand) if card not in self.options.cards)


Known: TypeAlias = dict[str, Any]  # the fields of a view by name, of as many types

# What everyone may see of a state just as it is. Any other field is a secret until a view says what of it may be known.
OPEN = ("rules", "round", "phase", "dealer", "turn", "pile", "asked", "asked_before", "totals", "sheet", "winners")


def open_fields(state: MatchState, seat: int | None, names: tuple[str, ...]) -> Known:
    """What a seat (None: the public) may know of a match of any game, as fields of a view.

    ``names``: those that everyone may see as they are.
    """
    known: Known = {name: getattr(state, name) for name in names}
    known["hands"] = tuple(
        in_order(hand) if other == seat or state.phase != "play" else None for other, hand in enumerate(state.hands)
    )
    known["counts"] = tuple(map(len, state.hands))
    known["stock"] = len(state.stock)
    known["drawn"] = state.drawn if seat == state.turn else (None,) * len(state.drawn)
    known["undo"] = None if state.undo is None else state.undo.seen_by(seat)
    known["seed"] = state.seed if state.phase == "over" else None
    return known
