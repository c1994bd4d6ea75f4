"""What a round waits for when it is not a card: a step that one seat has to take before anything else."""

from abc import ABC, abstractmethod
from typing import Generic, Self

from engine.core.actions import Action, Refusal
from engine.core.cards import Card
from engine.core.events import Record, StateT
from engine.shedding.table import Table


class Step(ABC, Generic[StateT]):
    """A frozen value in the state. Each mechanic that needs one has its own, and says here what may be done about it.

    ``hand`` is that of the seat that has to take it.
    """

    @abstractmethod
    def choices(self, rules: Table, hand: tuple[Card, ...]) -> tuple[Action, ...]:
        """What the seat may do about it."""

    def refusal(self, rules: Table, hand: tuple[Card, ...], action: Action | None) -> Refusal:
        """Why the seat may not do this, or play a card (None). A step between rounds refuses nothing."""
        raise NotImplementedError

    @abstractmethod
    def take(self, record: Record[StateT], seat: int, action: Action) -> None:
        """What happens when the seat does one of its choices."""

    def between_rounds(self) -> int | None:
        """The seat that takes it before the next deal. None: it is the seat to move, in a round."""
        return None

    def about(self) -> tuple[int, ...]:
        """The other seats whose play or cards it is about."""
        return ()

    def taken_back(self, action: Action) -> int | None:
        """The seat that takes its cards back if this is done, or None."""
        return None

    def staying(self) -> int:
        """How many cards of the pile never go into a new stock: its top, and those above it that may be taken back."""
        return 1

    def seen_by(self, seat: int | None) -> Self | None:
        """What a seat, or the public, may know of it: nothing, unless it says more."""
        return None


def staying(step: Step[StateT] | None) -> int:
    """How many cards of the pile never go into a new stock, whatever the round waits for."""
    return 1 if step is None else step.staying()
