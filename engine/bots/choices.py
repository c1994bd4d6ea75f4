"""What a seat really has to choose between in its turn. Saying the word that is due goes with a choice, and is none."""

from collections.abc import Iterator
from dataclasses import replace
from types import UnionType

from engine.core.actions import (
    Accept,
    Action,
    Challenge,
    Decline,
    Discard,
    Draw,
    Nominate,
    OneCard,
    Pass,
    PickDirection,
    Play,
    Take,
)
from engine.core.game import Game
from engine.core.match import SeatView
from engine.core.plays import complete_plays

CHOICE = (
    Accept | Challenge | Decline | Draw | Nominate | OneCard | Pass | PickDirection | Play | Take
)  # what can be a mistake
MOVE = CHOICE | Discard  # and what is thought about besides


def choices(game: Game, view: SeatView, kinds: UnionType = CHOICE) -> Iterator[Action]:
    """Everything that a seat might do now, every group at its largest. Of what is no play, these kinds."""
    yield from complete_plays(view)
    yield from (action for action in view.options.actions if isinstance(action, kinds))


def calling(game: Game, view: SeatView, action: Action) -> Action:
    """The same action with the call that is due: many people play first, and call then."""
    if isinstance(action, Play):
        return replace(action, call=view.may_do(view.seat, action.cards).call)
    return action


def what(action: Action) -> tuple[object, ...]:
    """What is chosen. The order of a group matters for its last card alone, and what is said does not."""
    if isinstance(action, Play):
        return (*sorted(action.cards[:-1]), action.cards[-1], action.suit, action.sequence, action.rank)
    return (type(action), action.card) if isinstance(action, OneCard) else (action,)
