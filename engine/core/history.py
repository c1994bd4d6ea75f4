"""The history of a round as a seat has seen it: each action, what everyone knew before it, and what came of it.

A history makes the same promise as a view: it holds nothing that its seat may not know. Two rounds that look the same
to a seat have the same history, whatever is hidden in them.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.match import AnyEvent, MatchState, View

REMEMBERED = 120  # actions: each takes time to think about, and few cards stay in a hand for longer


@dataclass(frozen=True)
class Happened:
    """An action with all its secrets: the state before it, the seat that acted, and its events."""

    before: MatchState
    actor: int
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True)
class Seen:
    """An action as a seat saw it: what the public knew before, who acted, and the events in the seat's own form."""

    before: View
    actor: int
    events: tuple[AnyEvent, ...]


History = tuple[Seen, ...]  # of the present round, from its deal on or from later


def history(so_far: Iterable[Happened], seat: int) -> History:
    return tuple(
        Seen(each.before.public_view(), each.actor, tuple(event.seen_by(seat) for event in each.events))
        for each in so_far
    )


def one_more(so_far: tuple[Happened, ...], happened: Happened) -> tuple[Happened, ...]:
    """A round with another action, as far as it is remembered. A deal begins a new round."""
    return (happened,) if happened.before.phase == "deal" else (*so_far[1 - REMEMBERED :], happened)
