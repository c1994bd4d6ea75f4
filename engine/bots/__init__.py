"""Computer players. Each is a function of what its seat may know and a chance of its own."""

from collections.abc import Callable

from engine.actions import Action
from engine.bots.easy import easy
from engine.chance import Chance
from engine.games import AnyGame
from engine.view import SeatView

Player = Callable[[AnyGame, SeatView, Chance], Action]


def steady(game: AnyGame, view: SeatView, chance: Chance) -> Action:
    """What a player does that plays to win; each game has one of its own."""
    return game.steady(view, chance)


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}
LEVELS: dict[str, str] = {
    "easy": "any legal play",
    "steady": "plays to win",
}

__all__ = ["LEVELS", "PLAYERS", "Player", "easy", "steady"]
