"""The one door: what every game of the family offers. A module that has these functions is a game."""

from typing import Protocol

from engine.actions import Action, Options, Refusal
from engine.cards import Card
from engine.chance import Chance
from engine.events import Event
from engine.rules import Rules
from engine.state import State
from engine.view import Position, View


class Game(Protocol):
    """Seats are numbers from 0, clockwise; the number of seats stands in the rules."""

    def start(self, rules: Rules, seed: str) -> State:
        """A match before its first deal."""

    def options(self, position: Position, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        """What the seat may do now, or after it has chosen cards to lay."""

    def check(self, position: Position, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None when it may."""

    def act(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        """The state after the action, and what happened. Raises IllegalAction."""

    def view(self, state: State, seat: int | None) -> View:
        """What the seat, or the public, may know."""

    def imagine(self, seen: View, chance: Chance) -> State:
        """A state that agrees with the view, everything hidden drawn afresh."""
