"""What happened at a table of the sequence game, in words: one sentence for an event, given the names at the table."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import listed, short, spoken
from engine.english import cards
from engine.game import Names
from engine.str8 import events


def _added(event: events.Added, names: Names) -> str:
    where = "" if event.sequence is None else f" to the {('first', 'second')[event.sequence]} sequence"
    return f"{names[event.seat]} adds {event.card}{where}."


SENTENCES: Mapping[type, Callable[[Any, Names], str]] = {
    events.HandsDealt: lambda event, names: f"Round {event.round}: {names[event.dealer]} deals three cards each.",
    events.HandsRenewed: lambda event, names: (
        f"Nobody gets on: all hands are shuffled in, and everybody gets three new cards; {cards(event.count)} are left."
    ),
    events.StockRenewed: lambda event, names: f"The discards and pass cards are the stock again: {cards(event.count)}.",
    events.DrewFromStock: lambda event, names: (
        f"{names[event.seat]} draws {listed([event.card]) if event.card else 'a card'}."
    ),
    events.TookDiscard: lambda event, names: f"{names[event.seat]} takes {short(event.card)} from the discard pile.",
    events.Added: _added,
    events.PassedHands: lambda event, names: (
        f"{names[event.seat]} plays a {spoken(event.card)}: all hands go that way."
    ),
    events.Discarded: lambda event, names: f"{names[event.seat]} discards {short(event.card)}.",
}

ENDINGS = {
    "sequence": "{name} completes a sequence.",
    "straight": "{name} completes a straight!",
    "stuck": "No sequence can be completed any more: the round is over.",
}
