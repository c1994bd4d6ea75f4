"""Asking what a seat may do. Choosing, checking and acting ask the same, so each answer is kept with its position."""

from functools import wraps
from typing import Protocol, TypeVar

from engine.core.actions import Answers, Options
from engine.core.cards import Card


class Asked(Protocol):
    """A state or a view, with the answers that were given about it."""

    @property
    def answers(self) -> Answers:
        """By the seat that asked, and the cards that it chose."""


PositionT = TypeVar("PositionT", bound=Asked)
Position_contra = TypeVar("Position_contra", contravariant=True)


class Choose(Protocol[Position_contra]):
    """What a seat may do now, or after choosing cards to play, from a state or from the seat's own view."""

    def __call__(self, position: Position_contra, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        """Ask."""


def once(choose: Choose[PositionT]) -> Choose[PositionT]:
    """Find the answer to each question about a position once.

    A position that was asked never changes: an action changes a copy of its own, which has no answers yet.
    """

    @wraps(choose)
    def ask(position: PositionT, seat: int, chosen: tuple[Card, ...] = ()) -> Options:
        answer = position.answers.get((seat, chosen))
        if answer is None:
            answer = position.answers[seat, chosen] = choose(position, seat, chosen)
        return answer

    return ask
