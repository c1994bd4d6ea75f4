"""The complete plays that a seat could make, found through the options as a person would."""

from engine.actions import Options, Play
from engine.cards import Card
from engine.game import Game
from engine.view import View


def complete_plays(game: Game, view: View, *, call: bool = True) -> tuple[Play, ...]:
    """Every single card that may be laid and every group as large as it gets, with every suit that may be named.

    Of a group, who lies first and who lies last matters, the order between does not. ``call``: with “last card” where
    it is due.
    """
    plays: list[Play] = []
    for first in view.options.cards:
        after = game.options(view, view.seat or 0, (first,))
        plays += _stopping((first,), after, call=call)
        for last in after.cards:
            chosen = _whole_group(game, view, first, last)
            plays += _stopping(chosen, game.options(view, view.seat or 0, chosen), call=call)
    return tuple(dict.fromkeys(plays))


def _stopping(chosen: tuple[Card, ...], after: Options, *, call: bool) -> list[Play]:
    if not after.complete:
        return []
    return [Play(chosen, suit, call=call and after.call) for suit in after.suits or (None,)]


def _whole_group(game: Game, view: View, first: Card, last: Card) -> tuple[Card, ...]:
    """The largest group from this card to that one."""
    chosen: tuple[Card, ...] = (first,)
    while True:
        more = list(game.options(view, view.seat or 0, chosen).cards)
        between = [card for card in more if card != last or _spare(view, chosen, card)]
        if not between:
            return (*chosen, last)
        chosen = (*chosen, between[0])


def _spare(view: View, chosen: tuple[Card, ...], card: Card) -> bool:
    """Whether one more of these equal cards is left for the end."""
    return view.hand.count(card) - chosen.count(card) > 1
