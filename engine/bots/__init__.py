"""Computer players. Each is a function of what its seat may know and its own source of chance."""

from collections.abc import Callable

from engine.bots.easy import easy
from engine.chance.stream import Chance
from engine.core.actions import Action
from engine.core.view import SeatView
from engine.games.registry import AnyGame
from engine.words import Later, Listed, Words

_WORDS = Words("engine.bots")

Player = Callable[[AnyGame, SeatView, Chance], Action]


def steady(game: AnyGame, view: SeatView, chance: Chance) -> Action:
    """What a player would do who plays to win. Each game has its own."""
    return game.steady(view, chance)


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}  # those that decide at once
EXPERT = "expert"  # it also needs to know what its seat has seen, and time to think
LEVELS = (*PLAYERS, EXPERT)

__all__ = ["EXPERT", "LEVELS", "PLAYERS", "Player", "about", "easy", "level_name", "named_levels", "steady"]


def level_name(level: str) -> str:
    """How well a bot plays, as players read it. A level of another version is called by its key."""
    return _WORDS(level) if level in LEVELS else level


def about(level: str) -> str:
    return _WORDS(f"{level}.about")


def named_levels() -> Listed:
    """The levels to pick from, for a message that is said later."""
    return Listed(tuple(Later(level_name, level) for level in LEVELS), choice=True)
