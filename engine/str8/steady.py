"""Steady: plans a way to eight, passes no chance on, and leaves no pass card for the end."""

from typing import TYPE_CHECKING

from engine.actions import Action, Play
from engine.chance import Chance

if TYPE_CHECKING:
    from engine.game import Game
    from engine.str8.state import SequenceView


def steady(game: "Game", view: "SequenceView", chance: Chance) -> Action:
    """The smallest number that fits, else what costs least."""
    if view.options.cards:
        card = view.options.cards[0]
        after = game.options(view, view.seat or 0, (card,))
        return Play((card,), sequence=after.sequences[0] if after.sequences else None)
    return chance.one_of(view.options.actions)
