"""What happened, in words: one sentence for an event, given the names at the table."""

from collections.abc import Callable, Sequence
from typing import Any

from engine import events
from engine.cards import SUIT_NAMES, listed
from engine.events import Event

Names = Sequence[str]


def tell(event: Event, names: Names) -> str | None:
    """The sentence for an event as it stands (see ``Event.seen_by``), or None where nothing needs to be said."""
    return _SENTENCES[type(event)](event, names) if type(event) in _SENTENCES else None


def cards(count: int) -> str:
    """So many cards, in words."""
    return times(count, "card")


def times(count: int, thing: str) -> str:
    """So many of a thing, as in ``1 round`` or ``3 rounds``."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}{'es' if thing.endswith('h') else 's'}"


def _played(event: events.Played, names: Names) -> str:
    named = f" and names {SUIT_NAMES[event.suit]}" if event.suit else ""
    return f"{names[event.seat]} plays {listed(event.cards)}{named}."


def _drew(event: events.Drew, names: Names) -> str:
    what = cards(event.count) + (f" ({listed(event.cards)})" if event.cards else "")
    if event.reason == "call":
        return f"{names[event.seat]} did not say “last card” and draws {what}."
    return f"{names[event.seat]} draws {what}."


def _round_ended(event: events.RoundEnded, names: Names) -> str:
    score = event.score
    how = (
        "Nobody can play or draw: the round is blocked." if score.winner is None else f"{names[score.winner]} goes out."
    )
    taken = (f"{name} +{points}" for name, points in zip(names, score.points, strict=True) if points)
    return f"{how} {', '.join(taken) or 'Nobody takes a point'}."


def _match_ended(event: events.MatchEnded, names: Names) -> str:
    return f"{names[event.winner]} wins the match with {times(event.totals[event.winner], 'point')}."


_SENTENCES: dict[type[Event], Callable[[Any, Names], str]] = {
    events.Dealt: lambda event, names: f"Round {event.round}: {names[event.dealer]} deals {cards(event.count)} each.",
    events.StarterTurned: lambda event, names: f"The starter is {listed([event.card])}.",
    events.NominationAsked: lambda event, names: f"{names[event.seat]} names the suit of the starter.",
    events.Nominated: lambda event, names: f"{names[event.seat]} names {SUIT_NAMES[event.suit]}.",
    events.Played: _played,
    events.Called: lambda event, names: f"{names[event.seat]} says “last card”.",
    events.Skipped: lambda event, names: f"{names[event.seat]} is skipped.",
    events.Reversed: lambda event, names: f"Play turns {'clockwise' if event.direction > 0 else 'anticlockwise'}.",
    events.DebtGrew: lambda event, names: f"{cards(event.debt).capitalize()} are owed now.",
    events.Reshuffled: lambda event, names: f"The played cards are shuffled: {cards(event.count)} in the stock.",
    events.Drew: _drew,
    events.Passed: lambda event, names: f"{names[event.seat]} can neither play nor draw, and passes.",
    events.RoundEnded: _round_ended,
    events.MatchEnded: _match_ended,
}
