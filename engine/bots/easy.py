"""Easy: any legal play, and it forgets its call now and then."""

from engine.actions import Action
from engine.bots.plays import complete_plays
from engine.chance import Chance
from engine.game import Game
from engine.view import MatchView

_REMEMBERS = 3  # says “last card” three times in four


def easy(game: Game, view: MatchView, chance: Chance) -> Action:
    """Any of the plays and other actions that are open to the seat, plays first."""
    plays = complete_plays(game, view, call=chance.below(4) < _REMEMBERS)
    if plays and chance.below(8):
        return chance.one_of(plays)
    return chance.one_of((*plays, *view.options.actions))
