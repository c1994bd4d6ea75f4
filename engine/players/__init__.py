"""Computer players. Each is a function of what its seat may know and a chance of its own."""

from collections.abc import Callable

from engine.actions import Action
from engine.chance import Chance
from engine.game import Game
from engine.players.easy import easy
from engine.players.steady import steady
from engine.view import View

Player = Callable[[Game, View, Chance], Action]

PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}
LEVELS: dict[str, str] = {
    "easy": "any legal play",
    "steady": "keeps wild cards, sheds what costs most",
}

__all__ = ["LEVELS", "PLAYERS", "Player", "easy", "steady"]
