"""What happened at a table of a shedding game, in words: one sentence for an event, given the names at the table."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards import SUIT_NAMES, listed
from engine.english import cards, owing
from engine.game import Names
from engine.shedding import events


def _played(event: events.Played, names: Names) -> str:
    named = f" and names {SUIT_NAMES[event.suit]}" if event.suit and event.named else ""
    return f"{names[event.seat]} plays {listed(event.cards)}{named}."


def _drew(event: events.Drew, names: Names) -> str:
    what = cards(event.count) + (f" ({listed(event.cards)})" if event.cards else "")
    return _DRAWN[event.reason].format(name=names[event.seat], what=what)


_DRAWN: dict[events.Reason, str] = {
    "turn": "{name} draws {what}.",
    "debt": "{name} draws {what}.",
    "call": "{name} did not say “last card” and draws {what}.",
    "gift": "{name} is given nothing and draws {what}.",
    "bluff": "{name} draws {what} for it.",
    "refill": "{name} gets a new hand: {what}.",
}


def _challenged(event: events.Challenged, names: Names) -> str:
    shown = f" ({listed(event.held) or 'nothing'})" if event.held is not None else ""
    verdict = "an honest hand" if event.honest else "a bluff"
    return f"{names[event.seat]} challenges, and {names[event.player]} shows {verdict}{shown}."


def _dealt(event: events.Dealt, names: Names) -> str:
    what = f"{cards(event.count)} each" if event.count else "everybody as many cards as the own score"
    return f"Round {event.round}: {names[event.dealer]} deals {what}."


SENTENCES: Mapping[type, Callable[[Any, Names], str]] = {
    events.Dealt: _dealt,
    events.StarterReturned: lambda event, names: f"What cannot begin goes back into the stock: {listed(event.cards)}.",
    events.StarterTurned: lambda event, names: f"The starter is {listed([event.card])}.",
    events.NominationAsked: lambda event, names: f"{names[event.seat]} names the suit of the starter.",
    events.Nominated: lambda event, names: f"{names[event.seat]} names {SUIT_NAMES[event.suit]}.",
    events.Played: _played,
    events.Called: lambda event, names: f"{names[event.seat]} says “last card”.",
    events.Caught: lambda event, names: f"{names[event.by]} catches {names[event.seat]}.",
    events.GivingAsked: lambda event, names: f"{names[event.seat]} may give a card to each of the others.",
    events.Gave: lambda event, names: (
        f"{names[event.seat]} gives {names[event.to]} {listed([event.card]) if event.card else 'a card'}."
    ),
    events.GivingOver: lambda event, names: "" if event.given else f"{names[event.seat]} gives nothing.",
    events.DoubtAsked: lambda event, names: f"{names[event.seat]} may challenge {listed(event.doubt.cards)}.",
    events.Accepted: lambda event, names: f"{names[event.seat]} does not challenge.",
    events.Challenged: _challenged,
    events.TakenBack: lambda event, names: f"{names[event.seat]} takes {listed(event.cards)} back.",
    events.Skipped: lambda event, names: f"{names[event.seat]} is skipped.",
    events.Reversed: lambda event, names: f"Play turns {'clockwise' if event.direction > 0 else 'anticlockwise'}.",
    events.DebtGrew: lambda event, names: f"{owing(event.debt).capitalize()} owed now.",
    events.Reshuffled: lambda event, names: f"The played cards are shuffled: {cards(event.count)} in the stock.",
    events.Drew: _drew,
    events.Passed: lambda event, names: f"{names[event.seat]} passes.",
    events.Kept: lambda event, names: f"{names[event.seat]} keeps what was drawn.",
    events.WentOut: lambda event, names: f"{names[event.seat]} is out and waits for the partner.",
    events.CountedDown: lambda event, names: f"{names[event.seat]} goes out and is down to {event.score}.",
}

ENDINGS = {
    "out": "{name} goes out.",
    "blocked": "Nobody can play or draw: the round is blocked.",
}
