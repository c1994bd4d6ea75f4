"""Computer players. Each is a function of what its seat may know and its own source of chance."""

from collections.abc import Callable

from engine.bots.easy import easy
from engine.chance.stream import Chance
from engine.core.actions import Action
from engine.core.view import SeatView
from engine.games.registry import AnyGame
from engine.words import Listed, Words

level_words = Words("engine.bots.levels")

Player = Callable[[AnyGame, SeatView, Chance], Action]


def steady(game: AnyGame, view: SeatView, chance: Chance) -> Action:
    """What a player would do who plays to win. Each game has its own."""
    return game.steady(view, chance)


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}  # those that decide at once
EXPERT = "expert"  # it also needs to know what its seat has seen, and time to think
LEVELS = *PLAYERS, EXPERT
ANY_LEVEL = Listed(tuple(map(level_words.message, LEVELS)), choice=True)

__all__ = ["ANY_LEVEL", "EXPERT", "LEVELS", "PLAYERS", "Player", "easy", "level_words", "steady"]
