"""Easy: any legal play, and it forgets its call now and then."""

from engine.actions import Action
from engine.chance import Chance
from engine.games import AnyGame
from engine.plays import complete_plays
from engine.view import SeatView

_REMEMBERS = 3  # says “last card” three times in four


def easy(game: AnyGame, view: SeatView, chance: Chance) -> Action:
    """Any of the plays and other actions that are open to the seat, plays first."""
    plays = complete_plays(game.options, view, call=chance.below(4) < _REMEMBERS)
    if plays and chance.below(8):
        return chance.one_of(plays)
    return chance.one_of((*plays, *view.options.actions))
