"""The complete plays that a seat could make, found through the options as a person would."""

from engine.actions import Play
from engine.game import Game
from engine.view import View


def complete_plays(game: Game, view: View, *, call: bool = True) -> tuple[Play, ...]:
    """Every single card that may be laid, with every suit that may be named; ``call``: with “last card” where due."""
    plays: list[Play] = []
    for card in view.options.cards:
        after = game.options(view, view.seat or 0, (card,))
        suits = after.suits or (None,)
        plays += [Play((card,), suit, call=call and after.call) for suit in suits if after.complete]
    return tuple(plays)
