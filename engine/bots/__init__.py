"""Computer players. Each is a function of what its seat may know and its own source of chance."""

from collections.abc import Callable

from engine.chance.stream import Chance
from engine.core.actions import Action
from engine.core.game import Game
from engine.core.match import SeatView
from engine.core.plays import complete_plays
from engine.words import Later, Listed, Words

_WORDS = Words("engine.bots")

_REMEMBERS = 3  # easy says “last card” three times in four

Player = Callable[[Game, SeatView, Chance], Action]


def easy(game: Game, view: SeatView, chance: Chance) -> Action:
    """Make any legal play, or one of the other actions where there is none, and sometimes forget to say “last card”."""
    plays = complete_plays(view, call=chance.below(4) < _REMEMBERS)
    if plays and chance.below(8):
        return chance.one_of(plays)
    return chance.one_of((*plays, *(view.options.rules_to_add or view.options.actions)))


def steady(game: Game, view: SeatView, chance: Chance) -> Action:
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
    return Listed(tuple(Later(level_name, level) for level in LEVELS), choice=True)
