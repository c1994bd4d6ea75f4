"""The one door: what every game of the family offers. A module that has these functions is a game.

A game takes states, views and rules of its own kind only.
"""

from typing import Any, Protocol

from engine.actions import Action, Options, Refusal
from engine.cards import Card
from engine.chance import Chance
from engine.events import Event
from engine.state import MatchState
from engine.view import MatchView


class Game(Protocol):
    """Seats are numbers from 0, clockwise; the number of seats stands in the rules."""

    def start(self, rules: Any, seed: str) -> MatchState:
        """A match before its first deal."""

    def options(self, position: Any, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        """What the seat may do now, or after it has chosen cards to lay."""

    def check(self, position: Any, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None when it may."""

    def act(self, state: Any, seat: int, action: Action) -> tuple[MatchState, list[Event]]:
        """The state after the action, and what happened. Raises IllegalAction."""

    def view(self, state: Any, seat: int | None) -> MatchView:
        """What the seat, or the public, may know."""

    def steady(self, game: "Game", seen: Any, chance: Chance) -> Action:
        """What a computer player does that plays to win, with what it sees."""

    def imagine(self, seen: Any, chance: Chance) -> MatchState:
        """A state that agrees with the view, everything hidden drawn afresh."""
