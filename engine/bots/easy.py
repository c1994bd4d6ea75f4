"""Easy: makes any legal play, and sometimes forgets to say “last card”."""

from engine.chance.stream import Chance
from engine.core.actions import Action
from engine.core.plays import complete_plays
from engine.core.view import SeatView
from engine.games.registry import AnyGame

_REMEMBERS = 3  # says “last card” three times in four


def easy(game: AnyGame, view: SeatView, chance: Chance) -> Action:
    """Pick a play at random if there is one, and otherwise one of the other actions."""
    plays = complete_plays(game.options, view, call=chance.below(4) < _REMEMBERS)
    if plays and chance.below(8):
        return chance.one_of(plays)
    return chance.one_of((*plays, *(view.options.rules_to_add or view.options.actions)))
