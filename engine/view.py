"""What a seat, or the public, may know.

A View has the field names of State wherever the seat may know the thing; what it may not know is None or a count.
So everything that asks what may be done works on either.
"""

from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from itertools import islice
from typing import Any

from engine.actions import NOTHING, Options, Refusal
from engine.cards import Card, Suit, in_order
from engine.chance import Chance
from engine.ruleset import Ruleset
from engine.shedding import reasons
from engine.shedding.choosing import has_better
from engine.shedding.pending import Doubt, Pending
from engine.shedding.rules import Rules
from engine.state import Circle, MatchState, Phase, RoundScore, State


@dataclass(frozen=True, kw_only=True)
class MatchView:
    """A match of any game as seen from ``seat`` (None: by the public).

    ``hands`` holds the own hand, sorted, and None for the others, whose sizes stand in ``counts``; when a round is over
    all hands lie open. ``stock`` is a count, and of ``drawn`` others see no more than that, as None. ``seed`` is None
    until the match is over. ``why_not`` tells of every card in the own hand that cannot be laid.
    """

    rules: Ruleset
    seat: int | None
    round: int
    phase: Phase
    dealer: int | None
    turn: int
    hands: tuple[tuple[Card, ...] | None, ...]
    counts: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    drawn: tuple[Card, ...]
    asked: int
    totals: tuple[int, ...]
    sheet: tuple[RoundScore, ...]
    winners: tuple[int, ...]
    seed: str | None
    options: Options = NOTHING

    @cached_property
    def why_not(self) -> tuple[tuple[Card, Refusal], ...]:
        """Of every card in the own hand that cannot be laid, why; found when somebody asks."""
        return tuple((card, self.misfit(card)) for card in dict.fromkeys(self.hand) if card not in self.options.cards)

    def misfit(self, card: Card) -> Refusal:
        """Why a card of the own hand cannot be laid."""
        raise NotImplementedError

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand; empty for the public."""
        return (self.hands[self.seat] or ()) if self.seat is not None else ()

    @property
    def on_turn(self) -> bool:
        """Whether this seat is being asked now."""
        return self.phase == "play" and self.seat == self.turn

    def count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.counts[seat]


@dataclass(frozen=True, kw_only=True)
class View(MatchView, Circle):
    """A match of the shedding game as seen from a seat."""

    rules: Rules
    direction: int
    suit: Suit | None
    debt: int
    pending: Pending | None
    uncalled: tuple[int, ...]
    passes: int

    def misfit(self, card: Card) -> Refusal:
        """Why a card of the own hand cannot be laid."""
        return reasons.why_not(self, self.seat or 0, card, self.options)


Position = State | View


def open_fields(state: MatchState, seat: int | None) -> dict[str, Any]:
    """What a seat may know of the match of any game, as fields of a MatchView; what was drawn is the seat's alone."""
    kind: Any = type(state)
    known: dict[str, Any] = {name: getattr(state, name) for name in open_names(kind)}
    known["hands"] = tuple(
        in_order(hand) if place == seat or state.phase != "play" else None for place, hand in enumerate(state.hands)
    )
    known["counts"] = tuple(map(len, state.hands))
    known["stock"] = len(state.stock)
    known["drawn"] = state.drawn if seat == state.turn else (None,) * len(state.drawn)
    known["seed"] = state.seed if state.phase == "over" else None
    return known


@cache
def open_names(kind: Any) -> tuple[str, ...]:
    """The fields of a state that everybody may know as they are."""
    return tuple(part.name for part in fields(kind) if part.name not in _SECRET)


_SECRET = {"seed", "hands", "stock", "shuffles", "drawn"}


def what_is_known(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of a View, options and reasons apart."""
    known = open_fields(state, seat)
    if isinstance(state.pending, Doubt):
        known["pending"] = replace(state.pending, held=None, honest=None)
    return known


def imagined(view: View, chance: Chance) -> State:
    """A state that agrees with the view, everything hidden drawn afresh."""
    unseen = list(view.rules.pack)
    for card in (*view.pile, *(card for hand in view.hands for card in hand or ())):
        unseen.remove(card)
    cards = iter(chance.shuffled(unseen))
    hands = tuple(
        tuple(next(cards) for _ in range(count)) if hand is None else hand
        for hand, count in zip(view.hands, view.counts, strict=True)
    )
    seed = view.seed or f"imagined {chance.below(2**64)}"
    stock = tuple(islice(cards, view.stock))
    known = {name: getattr(view, name) for name in open_names(State)}
    drawn = view.drawn if view.seat == view.turn else hands[view.turn][: len(view.drawn)]
    state = State(**known, hands=hands, stock=stock, seed=seed, drawn=drawn)
    return _with_judgement(state)


def _with_judgement(state: State) -> State:
    """A doubt needs the hand that it is about; whether that was honest follows from it."""
    doubt = state.pending
    if isinstance(doubt, Doubt):
        before = state.copy()
        before.pile, before.suit, before.debt = state.pile[: -len(doubt.cards)], doubt.suit, doubt.debt
        held = in_order(state.hands[doubt.player])
        state.pending = replace(doubt, held=held, honest=not has_better(before, doubt.player, held))
    return state
