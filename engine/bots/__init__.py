"""Computer players. Each is a function of what its seat may know and its own source of chance."""

from collections.abc import Callable

from engine.bots.easy import easy
from engine.chance.stream import Chance
from engine.core.actions import Action
from engine.core.view import SeatView
from engine.games.registry import AnyGame

Player = Callable[[AnyGame, SeatView, Chance], Action]


def steady(game: AnyGame, view: SeatView, chance: Chance) -> Action:
    """What a player would do who plays to win. Each game has its own."""
    return game.steady(view, chance)


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}  # those that decide at once
EXPERT = "expert"  # it also needs to know what its seat has seen, and time to think
LEVELS: dict[str, str] = {
    "easy": "makes a beginner’s mistakes",
    "steady": "plays the obvious good card",
    EXPERT: "remembers what everyone did, looks ahead, never sees hidden cards",
}

__all__ = ["EXPERT", "LEVELS", "PLAYERS", "Player", "easy", "steady"]
