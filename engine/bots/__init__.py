"""Computer players. Each is a function of what its seat may know and its own source of chance."""

from collections.abc import Callable

from engine.actions import Action
from engine.bots.easy import easy
from engine.chance import Chance
from engine.games import AnyGame
from engine.view import SeatView

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
