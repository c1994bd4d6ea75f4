"""The dealer picks the suit of a wild starter."""

from dataclasses import dataclass
from typing import Self

from engine.core.actions import Action, Nominate, Options, Refusal
from engine.core.cards import Card, Suit
from engine.core.events import Event, Record
from engine.shedding.legal.reasons import allowed_instead, of_pack, pick, waiting, words
from engine.shedding.mechanics.direction import begin_play
from engine.shedding.mechanics.opening import dealers_card_acts
from engine.shedding.state import State
from engine.shedding.step import Step
from engine.shedding.table import Table
from engine.shedding.view import Position


@dataclass(frozen=True)
class Naming(Step[State]):
    """The dealer has to pick the suit of a wild starter."""

    def seen_by(self, seat: int | None) -> Self:
        return self

    def choices(self, rules: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return tuple(map(Nominate, rules.suits))

    def refusal(self, rules: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        return Refusal("wild_starter", words.message("first-card-wild"), pick(rules.suits))

    def take(self, record: Record[State], seat: int, action: Action) -> None:
        if isinstance(action, Nominate):
            record.add(Nominated(seat, action.suit))
            dealers_card_acts(record) if record.state.rules.table.first_card == "of the dealer" else begin_play(record)


def nothing_to_pick(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    nothing = Refusal(
        "wild_starter", of_pack(position.rules.table, "no-suit-to-pick"), allowed_instead(position, options)
    )
    return waiting(position, seat, action) or nothing


@dataclass(frozen=True)
class NominationAsked(Event[State]):
    """The dealer has to pick the suit of a wild starter."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn, state.pending = self.seat, Naming()
        state.asked += 1


@dataclass(frozen=True)
class Nominated(Event[State]):
    """The dealer picked a suit."""

    seat: int
    suit: Suit

    def apply(self, state: State) -> None:
        state.suit, state.pending = self.suit, None
