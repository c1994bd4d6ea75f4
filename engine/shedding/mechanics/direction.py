"""The first player of a round picks the direction of play (source: more-cousins.md 6.10, "picks the direction")."""

from dataclasses import dataclass
from typing import Self

from engine.core.actions import Action, Options, PickDirection, Refusal
from engine.core.cards import Card
from engine.core.events import Event, Record
from engine.shedding.events.turns import turn_came
from engine.shedding.legal.reasons import allowed_instead, waiting, words
from engine.shedding.rounds.acting import starter_acts
from engine.shedding.state import State
from engine.shedding.step import Step
from engine.shedding.table import Table
from engine.shedding.view import Position

WAYS = (PickDirection(1), PickDirection(-1))


@dataclass(frozen=True)
class PickingDirection(Step[State]):
    """The first player has to pick the direction of play."""

    def seen_by(self, seat: int | None) -> Self:
        return self

    def choices(self, rules: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        return WAYS

    def refusal(self, rules: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        return Refusal("play_direction", words.message("direction-first"), words.message("pick-direction"))

    def take(self, record: Record[State], seat: int, action: Action) -> None:
        if isinstance(action, PickDirection):
            record.add(DirectionPicked(seat, action.direction))
            record.add(turn_came(seat))


def no_direction(position: Position, seat: int, action: Action, options: Options) -> Refusal:
    nothing = Refusal("play_direction", words.message("no-direction-to-pick"), allowed_instead(position, options))
    return waiting(position, seat, action) or nothing


def begin_play(record: Record[State]) -> None:
    """The starter acts. Then the first player is asked for the direction, if that is theirs to pick."""
    starter_acts(record)
    ask_direction(record)


def ask_direction(record: Record[State]) -> None:
    """The first player is asked for the direction, if that is theirs to pick and nothing else comes first."""
    state = record.state
    if state.rules.table.play_direction == "first player picks" and state.phase == "play" and state.pending is None:
        record.add(DirectionAsked(state.turn))


@dataclass(frozen=True)
class DirectionAsked(Event[State]):
    """The first player has to pick the direction."""

    seat: int

    def apply(self, state: State) -> None:
        state.pending = PickingDirection()
        state.asked += 1


@dataclass(frozen=True)
class DirectionPicked(Event[State]):
    """The first player picked the direction: 1 is clockwise, -1 counterclockwise."""

    seat: int
    direction: int

    def apply(self, state: State) -> None:
        state.direction, state.pending = self.direction, None
