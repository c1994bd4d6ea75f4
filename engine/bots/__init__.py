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


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}
LEVELS: dict[str, str] = {
    "easy": "any legal play",
    "steady": "plays to win",
}

__all__ = ["LEVELS", "PLAYERS", "Player", "easy", "steady"]
