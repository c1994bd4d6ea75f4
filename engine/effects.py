"""What a special card does: a small table, used alike for a card that is played and for one turned up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.events import DebtGrew, Reversed, Skipped

if TYPE_CHECKING:
    from engine.events import Record

Kind = Literal["skip", "reverse", "draw"]


@dataclass(frozen=True)
class Effect:
    """One effect; ``count`` is how many seats are skipped or how many cards are owed."""

    kind: Kind
    count: int = 1


def apply_effect(record: "Record", effect: Effect) -> None:
    """Let a card act that the seat on turn (or the dealer, for a starter) has laid."""
    _ACTS[effect.kind](record, effect)


def _skip(record: "Record", effect: Effect) -> None:
    for _ in range(effect.count):
        record.add(Skipped(record.state.seat_after(record.state.turn)))


def _reverse(record: "Record", effect: Effect) -> None:
    rules = record.state.rules
    if rules.seats > 2:
        record.add(Reversed(-record.state.direction))
    elif rules.two_player_reverse == "skip":
        _skip(record, effect)


def _draw(record: "Record", effect: Effect) -> None:
    record.add(DebtGrew(record.state.debt + effect.count))


_ACTS: dict[Kind, Callable[["Record", Effect], None]] = {"skip": _skip, "reverse": _reverse, "draw": _draw}
