"""Computer players. Each is a function of what its seat may know and a chance of its own."""

from collections.abc import Callable
from typing import Any

from engine.actions import Action
from engine.bots.easy import easy
from engine.chance import Chance
from engine.game import Game

Player = Callable[[Game, Any, Chance], Action]


def steady(game: Game, view: Any, chance: Chance) -> Action:
    """What a player does that plays to win; each game has one of its own."""
    return game.steady(game, view, chance)


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}
LEVELS: dict[str, str] = {
    "easy": "any legal play",
    "steady": "plays to win",
}

__all__ = ["LEVELS", "PLAYERS", "Player", "easy", "steady"]
