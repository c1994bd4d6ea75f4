"""Computer players. Each is a function of what its seat may know and its own source of chance."""

from collections.abc import Callable

from engine.chance import Chance
from engine.core.actions import Action
from engine.core.match import SeatView
from engine.core.plays import complete_plays
from engine.games.registry import game_of
from engine.words import Words

WORDS = Words("engine.bots")

Player = Callable[[SeatView, Chance], Action]


def easy(view: SeatView, chance: Chance) -> Action:
    """Make any legal play, or one of the other actions where there is none. Say “last card” three times in four."""
    plays = complete_plays(view, call=chance.below(4) < 3)
    if plays and chance.below(8):
        return chance.one_of(plays)
    return chance.one_of((*plays, *(view.options.rules_to_add or view.options.actions)))


def steady(view: SeatView, chance: Chance) -> Action:
    return game_of(view.rules).steady(view, chance)


PLAYERS: dict[str, Player] = {"easy": easy, "steady": steady}  # those that decide at once
EXPERT = "expert"  # it also needs to know what its seat has seen, and time to think
LEVELS = (*PLAYERS, EXPERT)


def level_name(level: str) -> str:
    """The name of a level for players. A level of another version is called by its key."""
    return WORDS(level) if level in LEVELS else level


def about(level: str) -> str:
    return WORDS(f"{level}.about")
